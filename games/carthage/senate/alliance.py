"""RC-8.8.8, RC-9.0.7: the Senate may reject the Tyrian Maritime Alliance in the turn in which it came or grew."""

from __future__ import annotations

from games.carthage.senate.events_business import AllianceRejected
from games.carthage.senate.pieces import Motion, Rejection
from games.carthage.state import Carthage
from games.carthage.wars.sea import TYRIANS, send_tyrians_home
from games.kernel import Record, Seat
from games.republic.senate.business import Business
from games.republic.senate.proposals import identity


def choice(g: Carthage, _seat: Seat) -> Record[Rejection] | None:
    """RC-8.8.8: only in the same turn; RC-9.0.8: and it can be proposed in one way only, so only once."""
    event = g.table_events.get(TYRIANS)
    fresh = event is not None and event.rolled == g.turn
    return Record(Rejection) if fresh and identity(g, Rejection()) not in g.senate.defeated else None


def same(_proposed: Rejection) -> str:
    """RC-9.0.8: one rejection is like another."""
    return ""


async def carry(g: Carthage, _motion: Motion, _proposed: Rejection) -> None:
    """RC-8.8.8: the Fleets go back."""
    g.tell(AllianceRejected())
    send_tyrians_home(g, g.table_events[TYRIANS])


def still_there(g: Carthage, _proposed: Rejection) -> bool:
    """The Alliance may have ended while the vote was suspended."""
    return TYRIANS in g.table_events


BUSINESS = Business(kind="alliance", choice=choice, carry=carry, same=same, possible=still_there)

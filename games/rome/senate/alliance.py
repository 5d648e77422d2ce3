"""RR-1.07.21.16: the Senate may reject the Rhodian Maritime Alliance in the turn in which it came or grew."""

from __future__ import annotations

from games.kernel import Record, Seat
from games.republic.pieces import TableEvent, Units
from games.republic.senate.business import Business
from games.republic.senate.proposals import identity
from games.rome.forum.table_events import remove
from games.rome.senate.events_business import AllianceRejected
from games.rome.senate.pieces import Motion, Rejection
from games.rome.state import Rome
from games.rome.wars.sea import RHODIANS, spare


def choice(g: Rome, _seat: Seat) -> Record[Rejection] | None:
    """RR-1.07.21.16: only in the same turn; RR-1.09.131: and as there is one way to propose it, only once."""
    event = g.table_events.get(RHODIANS)
    fresh = event is not None and event.rolled == g.turn
    return Record(Rejection) if fresh and identity(g, Rejection()) not in g.senate.defeated else None


def same(_proposed: Rejection) -> str:
    """RR-1.09.131: one rejection is like another."""
    return ""


async def carry(g: Rome, _motion: Motion, _proposed: Rejection) -> None:
    """RR-1.07.21.16: the card and those Fleets are gone."""
    event = g.table_events[RHODIANS]
    g.tell(AllianceRejected(send_home(g, event)))
    remove(g, event)


def send_home(g: Rome, event: TableEvent) -> int:
    """RR-1.07.21.16: as many Fleets as they brought, or all there are: first those at home, then the most spare."""
    left = event.fleets
    for units in in_order_of_leaving(g):
        going = min(left, units.fleets)
        units.fleets -= going
        g.army.pool_fleets += going
        left -= going
    return event.fleets - left


def in_order_of_leaving(g: Rome) -> list[Units]:
    """RR-1.07.21.16: those in Active Forces, then those with forces."""
    forces = sorted(g.loyal_forces(), key=lambda force: spare(g, force), reverse=True)
    return [g.army.active, *(force.units for force in forces)]


def possible(g: Rome, _proposed: Rejection) -> bool:
    """RR-1.09.151: the Alliance may have ended while the vote was suspended."""
    return RHODIANS in g.table_events


BUSINESS = Business(kind="alliance", choice=choice, carry=carry, same=same, possible=possible)

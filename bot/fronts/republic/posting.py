"""What a republic tells Discord of its own: Vote cards, battle cards, what they say already."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.fronts.republic.combat.parcels import battles, name_of, on_its_card
from bot.fronts.republic.ending import told_with
from bot.fronts.republic.recap import Memory
from bot.fronts.republic.senate.parcels import ENDS, ballots, next_ballot, standing
from bot.fronts.republic.weights import Weights, card_of
from bot.store.store import EventRow, Parcel
from bot.surface.kit.look import Look
from bot.surface.posting.plan import Posting
from games.kernel import Outcome, Seat
from games.kernel.table import Table
from games.republic.state import Republic

ACTIVATED: Final = "WarActivated"


def people(table: Table[Any]) -> Sequence[Seat]:
    """All factions but the Neutrals."""
    state: Republic = table.state
    return state.people


def after(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """Votes are asked in public, so their cards come first."""
    yield from ballots(table, outcome)
    yield from battles(table, outcome)


def repeats(event: EventRow, told: Sequence[EventRow]) -> bool:
    """What the dice of a battle came to stands on its card; a War may come as an Active one in the same breath."""
    return on_its_card(event, told) or (name_of(event.kind) == ACTIVATED and came_active(event, told))


def came_active(event: EventRow, told: Sequence[EventRow]) -> bool:
    """Whether a War that became Active has come as an Active one."""
    return any(
        one.kind == "republic.WarAppeared"
        and one.fields["war"] == event.fields["war"]
        and one.fields["status"] == "active"
        for one in told
    )


def posting(*, hand: str, memory: Memory, weights: Weights, figures: Callable[[Look], Mapping[str, Any]]) -> Posting:
    """What a republic tells Discord of its own.

    `hand`: the event that deals the first cards; `figures`: what it has more to say of its end and its State.
    """
    return Posting(
        people=people,
        after=after,
        later=next_ballot,
        standing=standing,
        cards=("ballot",),
        receipts=("republic.SheetHandedIn", hand),
        on_cards=ENDS,
        repeats=repeats,
        lasting=memory.lasting,
        ending=told_with(figures),
        recap=memory.recap,
        weighs=weights.weight,
        card=card_of,
    )

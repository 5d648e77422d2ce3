"""RR-1.07.21: events. Rolled by the period, put into play at their level, and removed (RR-1.07.1)."""

from __future__ import annotations

from typing import Final

from games.kernel import Seat
from games.republic.effects import Effects, perform
from games.republic.forum.events_cards import EventEntered, EventLeft, EventPaid, TableEventRolled
from games.republic.pieces import TableEvent
from games.rome.basics.treasury import state_owes
from games.rome.state import Rome

effect = Effects()

PASSING: Final = "next_forum_phase"
AT_ONCE: Final = (
    "omens_fine", "omens_again", "state_pays", "mortality", "destroy_concession_by_roll", "lose_fleets", "free_fleets",
)  # fmt: skip
AGAIN: Final = (
    "te-drought", "te-epidemic", "te-evil-omens", "te-manpower-shortage", "te-mob-violence", "te-natural-disaster",
    "te-storm-at-sea",
)  # fmt: skip


def expire(g: Rome) -> None:
    """RR-1.07.1: events of the last turn leave, unless their text keeps them; units may be raised again."""
    g.no_recruitment = False
    for event in list(g.table_events.values()):
        if g.tables.table_events[event.id].expires == PASSING:
            remove(g, event)


def remove(g: Rome, event: TableEvent) -> None:
    """RR-1.07.1: an event leaves play."""
    del g.table_events[event.id]
    g.tell(EventLeft(event.id))


async def befall(g: Rome, seat: Seat) -> None:
    """RR-1.07.21: a TDR, never modified, on the column of the period."""
    dice = g.dice.roll("event", 3)
    name = g.tables.event_columns[g.era][sum(dice)]
    g.tell(TableEventRolled(seat, dice, sum(dice), name))
    await take_effect(g, name)


async def take_effect(g: Rome, name: str) -> None:
    """RR-1.07.21: level 1, then level 2; at level 2 only what the card repeats. What is due now is done now."""
    printed, event = g.tables.table_events[name], g.table_events.get(name)
    applies = event is None or event.level == 1 or name in AGAIN
    if event is None:
        event = g.table_events[name] = TableEvent(id=name)
    elif applies:
        event.times += 1
    title = printed.name if event.level == 1 else printed.level2_name
    g.tell(EventEntered(name, title, event.level, applies))
    if applies:
        event.rolled = g.turn
        await perform(g, name, [one for one in printed.level(event.level).effects if one.op in AT_ONCE])


@effect("state_pays")
def state_pays(g: Rome, card: str, *, value: int) -> None:
    """RR-1.07.21.12: the State pays at once; what it does not have ruins it (RR-1.06.53)."""
    short = state_owes(g, value, card)
    g.tell(EventPaid(card, value - short))

"""RC-8.8: Table Events. Rolled on T-12, perhaps cancelled (RC-DP50), put into play at their level, and removed."""

from __future__ import annotations

from functools import partial

from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.carthage.trade import stacks
from games.carthage.wars.events_cards import EventCancelled
from games.kernel import Decision, OneOf, Seat, window
from games.republic import money
from games.republic.effects import Effects, perform
from games.republic.forum.events_cards import EventEntered, EventLeft, EventPaid, TableEventRolled
from games.republic.hands import at_large

effect = Effects()

PASSING = ("next_forum_phase", "immediate_then_next_forum_phase")
AT_ONCE = ("state_pays", "mortality", "destroy_random_trade_concession", "lose_fleets", "free_fleets")
AGAIN = (
    "te-evil-omens", "te-manpower-shortage", "te-epidemic", "te-mob-violence", "te-natural-disaster",
    "te-storm-at-sea",
)  # fmt: skip


def expire(g: Carthage) -> None:
    """RC-8.0: Table Events of the last turn leave, unless their text keeps them (T-13)."""
    for event in list(g.table_events.values()):
        if g.tables.table_events[event.id].expires in PASSING:
            remove(g, event)


def remove(g: Carthage, event: TableEvent) -> None:
    """A Table Event leaves play; trade cards it has kept away come back (RC-7.5.4)."""
    stacks.give_back(g, event)
    del g.table_events[event.id]
    g.tell(EventLeft(event.id))


async def befall(g: Carthage, seat: Seat) -> None:
    """RC-8.8.1, 8.8.2: a TDR on T-12 in the column of the era; unless cancelled the event enters play."""
    dice = g.dice.roll("event", 3)
    g.forum.event = g.tables.event_columns[g.era][sum(dice)]
    g.tell(TableEventRolled(seat, dice, sum(dice), g.forum.event))
    if at_large(g, partial(cancels, g)):
        await window(g.from_hrao(), partial(sacrificing, g), partial(sacrifice, g))
    if g.forum.event:
        await take_effect(g, g.forum.event)
        g.forum.event = ""


def cancels(g: Carthage, card: str) -> bool:
    """Whether a card cancels a Table Event."""
    return g.tables.card(card).has("cancel_table_event")


def sacrificing(g: Carthage, seat: Seat) -> Decision[str | None] | None:
    """RC-DP50: right after the roll; asked of everybody, for who holds the card is hidden."""
    if not g.forum.event:
        return None
    held = {card: card for card in g.factions[seat].hand if cancels(g, card)}
    choice: OneOf[str | None] = OneOf({"none": None, **held})
    about = {"event": g.forum.event}
    return Decision("forum.sacrifice", seat, choice, *g.law.cites["forum.sacrifice"], about, lapse="none")


async def sacrifice(g: Carthage, seat: Seat, card: str) -> None:
    """RC-8.8.2: the event does not enter play."""
    g.factions[seat].hand.remove(card)
    g.gone.append(card)
    g.tell(EventCancelled(seat, g.forum.event, card))
    g.forum.event = ""


async def take_effect(g: Carthage, name: str) -> None:
    """RC-8.8.1: level 1, then level 2; at level 2 already only some apply again. What is due now is done now."""
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
        due = [one for one in printed.level(event.level).effects if one.op in AT_ONCE]
        await perform(g, name, due)


@effect("state_pays")
def state_pays(g: Carthage, card: str, *, value: int) -> None:
    """RC-8.8.2c, 8.8.4, 8.9.15: the State pays at once; what it does not have ruins it (RC-6.11).

    RC-9.5.4a: so it does for a War that is Lost; but ruin is looked for in the next Revenue Phase.
    """
    money.state_pays(g, value, card)
    g.tell(EventPaid(card, value, clauses=("RC-9.5.4a",) if card in g.wars else ()))

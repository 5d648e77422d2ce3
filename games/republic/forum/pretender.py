"""RC-8.8.6, RR-1.07.21.14: a pretender emerges when a War appears that is Active, and a Province follows him."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

from games.republic.forum.events_cards import PretenderRose
from games.republic.pieces import Faction, Province, Senator, TableEvent, War
from games.republic.state import Republic, RepublicOf

S = TypeVar("S", bound=Senator)
P = TypeVar("P", bound=Province)
E = TypeVar("E", bound=TableEvent)


Wins: TypeAlias = Callable[[P, S], bool]
"""Whether a Governor beats him."""
Falls: TypeAlias = Callable[[P, S], Awaitable[None]]
"""The Province follows him, and its Governor dies."""


async def emerge(
    g: RepublicOf[S, Faction, War, P, E], wins: Wins[P, S], falls: Falls[P, S], remove: Callable[[E], None]
) -> None:
    """A random Province with a Governor who is no Rebel; if there is none the event waits for the next such War."""
    for event, effect in g.event_effects("pretender"):
        governed = [one for one in g.provinces_in_order() if loyal(g, one)]
        if governed:
            wins_it = wins if effect.params["battle"] else None
            await rise(g, g.dice.pick("pretender", governed), wins_it, falls)
            remove(event)


async def rise(g: RepublicOf[S, Faction, War, P, E], province: P, wins: Wins[P, S] | None, falls: Falls[P, S]) -> None:
    """Level 1: the Governor fights, and only Victory saves him; level 2 (no `wins`): he and the garrison are killed."""
    governor = g.senators[province.governor]
    g.tell(PretenderRose(province.id, governor.id, wins is not None))
    if wins is not None:
        if wins(province, governor):
            return
        escape(g, province)
    await falls(province, governor)


def loyal(g: Republic, province: Province) -> bool:
    """Whether a Governor is there who is no Rebel."""
    governor = g.senators.get(province.governor)
    return governor is not None and not governor.rebel


def escape(g: Republic, province: Province) -> None:
    """Of those who fought the rest come home."""
    g.army.active.legions += province.garrison
    province.garrison.clear()

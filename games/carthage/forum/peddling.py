"""RC-8.9.16: Influence Peddling, played in one's own initiative between its steps (RC-DP52)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from games.carthage.state import Carthage
from games.kernel import Decision, Interrupt, OneOf, Seat, ask, interruptible
from games.republic.forum.peddling import peddle

T = TypeVar("T")


async def at_leisure(g: Carthage, build: Callable[[], Decision[T] | None]) -> T | None:
    """RC-8.9.16: ask what stands between two steps of an initiative; beside it the card may be played."""
    return await interruptible(ask(build), lambda: list(peddling(g)))


def peddling(g: Carthage) -> Iterator[Interrupt[Seat]]:
    """RC-DP52: from whom a card is taken; nobody may learn that it can be."""
    seat = g.forum.seat
    if seat is None:
        return
    held = [card for card in g.factions[seat].hand if g.tables.card(card).has("steal_random_card")]
    victims = OneOf({other: other for other in g.seats if other != seat and g.factions[other].hand})
    if held and victims.options:
        decision = Decision("forum.peddle", seat, victims, *g.law.cites["forum.peddle"], awaited=False, covert=True)
        yield Interrupt(decision, partial(peddle, g, seat, held[0]))

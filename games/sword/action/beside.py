"""SR-5.4.2: what the active player may play beside his card play, before or after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from games.kernel import Decision, Interrupt, OneOf, Script, ask
from games.sword.action.deed import army
from games.sword.action.effects.armies import armies, order
from games.sword.action.events import CardUsed
from games.sword.action.placing import place_levy
from games.sword.components import Card, Power
from games.sword.hands import face, spend
from games.sword.march import activate
from games.sword.nonplayers.calling import call, options
from games.sword.reinforcing import Levy, places_for
from games.sword.state import Sword

AFTER: Final = "after"
NONE: Final = "none"


@dataclass(slots=True)
class Extras:
    """What he has played beside in this action, and what he has put off until after his card play."""

    done: list[str] = field(default_factory=list[str])
    later: list[str] = field(default_factory=list[str])

    def leaves(self, one: Extra) -> bool:
        """Whether he may still say something of this sort before his card play."""
        return one.kind not in self.later and not (one.once and one.kind in self.done)


@dataclass(frozen=True, slots=True)
class Extra:
    """One sort of play beside: how it is asked, by which cards, what there is to choose, how it is carried out.

    `once`: in an action.
    """

    kind: str
    clause: str
    point: str
    held: Callable[[Sword], Sequence[Card]]
    able: Callable[[Sword], Mapping[str, Any]]
    act: Callable[[Sword, Any], Script[None]]
    once: bool = True


# A non-player power is called (SR-16.4)


def npa_cards(g: Sword) -> list[Card]:
    """SR-16.4: those of his hand."""
    return [face(one) for one in g.hands[g.active].hand if face(one).kind == "npa"]


def calls(g: Sword) -> dict[str, Card]:
    """SR-5.4.2, 16.4: NPA cards of his hand that have an option now."""
    return {one.id: one for one in npa_cards(g) if options(g, one)}


# Mercenaries are hired (SR-7.2.4)


def wages(g: Sword) -> list[Card]:
    """SR-7.2.4, 7.4.6 (5P): any card of Carthage pays; of two equal Desperate Times one."""
    return g.hands["CAR"].holds if g.active == "CAR" else []


def hires(g: Sword) -> dict[str, Card]:
    """SR-7.2.4: while there is a place for the mercenaries."""
    return {one.id: one for one in wages(g) if places_for(g, Levy("CAR", "mercenary", 1))}


async def hire(g: Sword, card: Card) -> None:
    """SR-7.2.4: mercenaries equal to its value, placed as reinforcements."""
    g.tell(CardUsed("CAR", card.id, "hire"))
    spend(g, "CAR", card.id)
    await place_levy(g, "CAR", Levy("CAR", "mercenary", card.op))


# A free activation (SR-21.1)


def extra_cards(g: Sword) -> list[Card]:
    """SR-33.2: cards of his hand for any time in the own action."""
    return [face(one) for one in g.hands[g.active].hand if face(one).trigger == "own_action_extra"]


def blockades(g: Sword) -> dict[str, tuple[Card, Power, str, bool]]:
    """SR-21.1: such cards with the armies they activate."""
    return {
        f"{card.id}.{army(power, at, inside)}": (card, power, at, inside)
        for card in extra_cards(g)
        for power, at, inside in armies(g, g.active, card)
    }


async def blockade(g: Sword, chosen: tuple[Card, Power, str, bool]) -> None:
    """SR-21.1: an activation of its own, no card play."""
    card, power, at, inside = chosen
    g.tell(CardUsed(card.deck, card.id, "extra", power, at))
    spend(g, card.deck, card.id)
    await activate(g, order(card, card.deck, power, at, inside=inside))


EXTRAS: Final = (
    Extra("action.bonus", "SR-5.4.2", "SR-DP38", npa_cards, calls, call),
    Extra("action.hire", "SR-7.2.4", "SR-DP32", wages, hires, hire),
    Extra("card.counter", "SR-21.1", "SR-DP28", extra_cards, blockades, blockade, once=False),
)


# Asked


def before(g: Sword, extras: Extras) -> list[Interrupt[Any]]:
    """SR-5.4.2: while he has still to play his card; nobody waits for it, and nobody else may learn of it.

    He may also put it off until he has played, when more may be possible.
    """
    open_ = [one for one in EXTRAS if one.held(g) and extras.leaves(one)]
    return [Interrupt(_offered(g, one), partial(_answered, g, extras, one)) for one in open_]


def _offered(g: Sword, one: Extra) -> Decision[Any]:
    choice: OneOf[Any] = OneOf({**one.able(g), AFTER: AFTER})
    return Decision(one.kind, g.seat(g.active), choice, one.clause, one.point, _about(g), awaited=False, covert=True)


def _about(g: Sword) -> dict[str, str | int]:
    return {"turn": g.turn, "round": g.round, "player": g.active}


async def _answered(g: Sword, extras: Extras, one: Extra, chosen: Any) -> None:
    if chosen == AFTER:
        extras.later.append(one.kind)
        return
    extras.done.append(one.kind)
    await one.act(g, chosen)


async def after(g: Sword, extras: Extras) -> None:
    """SR-5.4.2: what he has put off he is asked now, whether he can do it or not: else others would learn which."""
    for one in [one for one in EXTRAS if one.kind in extras.later]:
        while True:
            chosen = await ask(partial(_closing, g, one))
            if chosen == NONE:
                break
            await one.act(g, chosen)
            if one.once:
                break


def _closing(g: Sword, one: Extra) -> Decision[Any]:
    choice: OneOf[Any] = OneOf({NONE: NONE, **one.able(g)})
    return Decision(
        one.kind, g.seat(g.active), choice, one.clause, one.point, _about(g), lapse=NONE, covert=True, personal=True
    )

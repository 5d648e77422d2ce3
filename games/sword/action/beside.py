"""SR-5.4.2: what the active player may play beside his card play, before or after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


@dataclass(frozen=True, slots=True)
class Extra:
    """One sort of play beside: how it is asked, what there is to choose, how it is carried out."""

    kind: str
    clause: str
    point: str
    able: Callable[[Sword], Mapping[str, Any]]
    act: Callable[[Sword, Any], Script[None]]
    once: bool = True


# A non-player power is called (SR-16.4)


def calls(g: Sword) -> dict[str, Card]:
    """SR-5.4.2, 16.4: NPA cards of his hand that have an option now."""
    return {one: face(one) for one in g.hands[g.active].hand if face(one).kind == "npa" and options(g, face(one))}


# Mercenaries are hired (SR-7.2.4)


def hires(g: Sword) -> dict[str, Card]:
    """SR-7.2.4, 7.4.6 (5P): any card of Carthage, while there is a place for the mercenaries."""
    if g.active != "CAR" or not places_for(g, Levy("CAR", "mercenary", 1)):
        return {}
    return {one.id: one for one in g.hands["CAR"].holds}


async def hire(g: Sword, card: Card) -> None:
    """SR-7.2.4: mercenaries equal to its value, placed as reinforcements."""
    g.tell(CardUsed("CAR", card.id, "hire"))
    spend(g, "CAR", card.id)
    await place_levy(g, "CAR", Levy("CAR", "mercenary", card.op))


# A free activation (SR-21.1)


def blockades(g: Sword) -> dict[str, tuple[Card, Power, str, bool]]:
    """SR-33.2: cards for any time in the own action, with the armies they activate."""
    held = [face(one) for one in g.hands[g.active].hand if face(one).trigger == "own_action_extra"]
    return {
        f"{card.id}.{army(power, at, inside)}": (card, power, at, inside)
        for card in held
        for power, at, inside in armies(g, g.active, card)
    }


async def blockade(g: Sword, chosen: tuple[Card, Power, str, bool]) -> None:
    """SR-21.1: an activation of its own, no card play."""
    card, power, at, inside = chosen
    g.tell(CardUsed(card.deck, card.id, "extra", power, at))
    spend(g, card.deck, card.id)
    await activate(g, order(card, card.deck, power, at, inside=inside))


EXTRAS: Final = (
    Extra("action.bonus", "SR-5.4.2", "SR-DP38", calls, call),
    Extra("action.hire", "SR-7.2.4", "SR-DP32", hires, hire),
    Extra("card.counter", "SR-21.1", "SR-DP28", blockades, blockade, once=False),
)


# Asked


def before(g: Sword, extras: Extras) -> list[Interrupt[Any]]:
    """SR-5.4.2: while he has still to play his card; nobody waits for it, and nobody else may learn of it.

    He may also put it off until he has played.
    """
    open_ = [one for one in EXTRAS if one.kind not in (*extras.done, *extras.later) and one.able(g)]
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
    if one.once:
        extras.done.append(one.kind)
    await one.act(g, chosen)


async def after(g: Sword, extras: Extras) -> None:
    """SR-5.4.2: what he has put off he is asked now."""
    for one in [one for one in EXTRAS if one.kind in extras.later]:
        while one.able(g):
            chosen = await ask(partial(_closing, g, one))
            if chosen == NONE:
                break
            await one.act(g, chosen)
            if one.once:
                break


def _closing(g: Sword, one: Extra) -> Decision[Any]:
    choice: OneOf[Any] = OneOf({NONE: NONE, **one.able(g)})
    return Decision(one.kind, g.seat(g.active), choice, one.clause, one.point, _about(g), lapse=NONE, covert=True)

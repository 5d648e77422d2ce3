"""Operations that activate armies: activate, with naval_permit and siege_drm; and the insurrection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.kernel import OneOf
from games.sword.action.deed import Deed, Op, Play, army, pick, settle
from games.sword.action.effects.effect import Effect, always
from games.sword.components import Card, Player, Power, spaces
from games.sword.march import activatable, activate
from games.sword.march.moved import unmoved
from games.sword.nonplayers.revolt import revolt
from games.sword.siege import besiegeable
from games.sword.state import Sword
from games.sword.underway import Order

NONE: Final = "none"
WITH: Final = ("naval_permit", "siege_drm")
"""Operations that go with an activation."""


def order(card: Card, by: Player, power: Power, at: str, *, inside: bool) -> Order:
    """SR-9.7.1: what the card orders: its activation, and what goes with it."""
    op = next(one for one in card.effects if one["op"] == "activate")
    beside: Mapping[str, Mapping[str, Any]] = {one["op"]: one for one in card.effects if one["op"] in WITH}
    permit = beside.get("naval_permit", {})
    return Order(
        by,
        power,
        at,
        op["op_as"],
        card.id,
        inside,
        any_rating=op.get("ignore_rating", False),
        mp=op.get("mp_bonus", 0),
        mp_fixed=op.get("mp_fixed", 0),
        tactics=op.get("tactics_bonus", 0),
        siege_only=op.get("siege_only", False),
        port_only=op.get("port_only", False),
        plunder_drm=op.get("plunder_drm", 0),
        siege_drm=beside.get("siege_drm", {}).get("n", 0),
        sail=permit.get("cu", 0),
        sail_to=permit.get("to", ""),
        sail_cost=op.get("naval_cost", 3),
        leader=op.get("leader", ""),
        free=op.get("free", False),
    )


def armies(g: Sword, player: Player, card: Card) -> list[tuple[Power, str, bool]]:
    """SR-7.5.4, 2.8: the armies, leaders with CU, that this card may activate."""
    op = next(one for one in card.effects if one["op"] == "activate")
    found = activatable(g, player, op["op_as"], any_rating=op.get("ignore_rating", False))
    found = [one for one in found if g.cu(one[0], one[1], inside=one[2])]
    if leader := op.get("leader"):
        found = [one for one in found if (one[1], one[2]) == _spot(g, leader)]
    if op.get("siege_only"):
        found = [one for one in found if blockades(g, *one)]
    return found


def _spot(g: Sword, leader: str) -> tuple[str, bool]:
    return g.leaders[leader].at, g.leaders[leader].inside


def blockades(g: Sword, power: Power, at: str, inside: bool) -> bool:  # noqa: FBT001 - an army as it is found
    """CAR-15, SR-13.1: an army outside in an enemy or independent walled port, which it can besiege."""
    return not inside and g.places[at].walled and spaces()[at].port and besiegeable(g, power, at)


async def march(g: Sword, deed: Deed, op: Op) -> None:
    """SR-7.5.4, 7.3.1: the army chosen is activated; by a Campaign then another."""
    play = deed.play
    first = await activate(g, order(deed.card, deed.player, play.owner, play.at, inside=play.inside))
    if op["armies"] > 1:
        await march_again(g, deed, first)


async def march_again(g: Sword, deed: Deed, first: str) -> None:
    """SR-7.3.1: a second army, under another leader and with no CU of the first; he may leave it."""
    able = {army(*one): one for one in armies(g, deed.player, deed.card) if fresh(g, one, first)}
    if not able:
        return
    choice: OneOf[str] = OneOf({one: one for one in (NONE, *able)})
    chosen: str = await settle(g, deed.player, deed, "army", choice, NONE)
    if chosen != NONE:
        power, at, inside = able[chosen]
        second = order(deed.card, deed.player, power, at, inside=inside)
        second.barred = first
        await activate(g, second)


def fresh(g: Sword, one: tuple[Power, str, bool], first: str) -> bool:
    """SR-7.3.1: there are CU that have not marched, and a leader who has not led."""
    power, at, inside = one
    led = [leader for leader in g.leaders_at(power, at, inside=inside) if leader.id != first]
    return bool(led) and bool(unmoved(g, power, at, inside=inside))


# The insurrection


def cities_of_revolt(g: Sword, op: Op) -> Sequence[str]:
    """SR-16.6, 16.1: where the mercenaries may rise: not twice, nor by the call of Carthage's ally."""
    return [] if g.insurrection or g.allied("ROM", "CAR") else op["spaces"]


async def insurrection(g: Sword, deed: Deed, op: Op) -> None:
    """SR-16.6: they rise in one of the cities."""
    at = await pick(g, deed, "space", list(cities_of_revolt(g, op)))
    await revolt(g, at, op["n"])


def has_army(g: Sword, play: Play, _: Op) -> bool:
    """SR-33.3: there is an army it may activate."""
    return bool(armies(g, play.player, play.face))


async def beside(_: Sword, _deed: Deed, _op: Op) -> None:
    """SR-9.7.1: it is part of the order."""


ARMIES: Final[Mapping[str, Effect]] = {
    "activate": Effect("must", has_army, march),
    "naval_permit": Effect("with", always, beside),
    "siege_drm": Effect("with", always, beside),
    "insurrection": Effect("must", lambda g, _, op: bool(cities_of_revolt(g, op)), insurrection),
}

"""SR-2.11, 13.3 to 13.7, 14.4: sieges lifted, cities taken or razed, who was inside comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from games.kernel import Decision, OneOf, ask
from games.sword.board import besieged, displace, move, take, take_over
from games.sword.cards.windows import respond
from games.sword.components import INDEPENDENT, TIES, Power, constants, spaces, tables
from games.sword.siege.events import CameOut, CityFell, SiegeLifted
from games.sword.state import Place, Sword

WAYS: Final = {"raze": "razed", "keep": "taken"}
How = Literal["taken", "subjugated", "razed"]


def needed(place: Place) -> int:
    """SR-13.5, 13.6: the loyalty of a city, the subjugation factor of a tribe."""
    return place.loyalty if place.walled else spaces()[place.id].subjugation


def besiegers(g: Sword, place: Place) -> list[Power]:
    """SR-13.3, 13.4: those outside that have laid the siege, and their allies, ties first; nobody besieges an ally."""
    enemies = [one.power for one in g.stacks_at(place.id) if not g.allied(one.power, place.control)]
    return [one for one in TIES if one in enemies and place.besieger is not None and g.allied(place.besieger, one)]


# The end of a siege


def check_sieges(g: Sword) -> None:
    """SR-13.3, 2.11: sieges without a besieger are lifted, and who was inside comes out."""
    for place in g.places.values():
        if place.siege and not besiegers(g, place):
            place.siege, place.besieger = 0, None
            g.tell(SiegeLifted(place.id))
    within = [*(one.at for one in g.stacks if one.inside), *(one.at for one in g.leaders.values() if one.inside)]
    for at in dict.fromkeys(within):
        come_out(g, at)


def come_out(g: Sword, at: str) -> None:
    """SR-2.11: units inside come outside as soon as no enemy CU is outside."""
    if besieged(g, at):
        return
    for stack in list(g.stacks_at(at, inside=True)):
        units = dict(stack.units)
        move(g, stack, at, units)
        g.tell(CameOut(stack.power, at, units))
    for leader in g.leaders.values():
        if leader.where == "map" and leader.at == at:
            leader.inside = False


# Capture


async def capture(g: Sword, at: str) -> None:
    """SR-13.5 to 13.7: with points enough the city falls to the besieger who has more CU there (ties SR-4.4)."""
    place = g.places[at]
    if not place.siege or place.siege < needed(place):
        return
    strongest = sorted(besiegers(g, place), key=lambda one: -g.cu(one, at))
    if not strongest:
        return
    by, walled, before = strongest[0], place.walled, place.control
    razed = walled and await razes(g, by, place)
    lost, leaders = _lose_inside(g, at)
    if razed:
        _raze(g, place)
    else:
        take_over(place, by)
        place.loyalty = constants()["captured_loyalty"] if walled else 0
    how: How = "razed" if razed else "taken" if walled else "subjugated"
    g.tell(CityFell(at, before, by, how, lost, tuple(leaders)))
    if razed:
        await respond(g, "city_captured", ["GAU"], at=at)
    come_out(g, at)


async def sunk(g: Sword) -> None:
    """SR-13.5: a city falls also when its loyalty has sunk to the siege points that lie there."""
    for at in [one.id for one in g.places.values() if one.siege]:
        await capture(g, at)


async def razes(g: Sword, by: Power, place: Place) -> bool:
    """SR-14.4, SR-DP21: the Gauls may raze a walled city, by default they do; not twice without a player between."""
    if by != "GAU" or place.razed:
        return False
    choice: OneOf[str] = OneOf({"raze": "raze", "keep": "keep"})
    about: dict[str, str | int] = {"at": place.id, "turn": g.turn}
    said = await ask(lambda: Decision("siege.raze", g.seat("GAU"), choice, "SR-14.4", "SR-DP21", about, lapse="raze"))
    return said == "raze"


def _lose_inside(g: Sword, at: str) -> tuple[dict[Power, int], Sequence[str]]:
    """SR-13.5: CU inside are lost, leaders displaced."""
    lost: dict[Power, int] = {}
    for stack in list(g.stacks_at(at, inside=True)):
        lost[stack.power] = stack.cu
        take(g, stack, dict(stack.units))
    inside = [one for one in g.leaders.values() if one.where == "map" and one.at == at and one.inside]
    for leader in inside:
        displace(leader)
    return lost, [one.id for one in inside]


def _raze(g: Sword, place: Place) -> None:
    """SR-14.4: a victory point at once; independent at loyalty 1, a colony is a normal space again (SR-7.2.3)."""
    take_over(place, INDEPENDENT)
    place.razed = True
    place.colony = False
    place.loyalty = constants()["independent_loyalty"] if place.walled else 0
    g.hands["GAU"].vp += int(tables()["plunder"]["raze_vp"])

"""Operations on spaces: support, loyalty, control, colonies, what is built, Messana, Baal Hammon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.kernel import Several
from games.sword.action.colonies import found, sites
from games.sword.action.deed import Deed, Op, Play, pick, settle
from games.sword.action.effects.effect import Effect
from games.sword.action.events import Built, LoyaltyChanged, SiegeEased
from games.sword.board import (
    MOST_LOYAL,
    besieged,
    controlled,
    displace,
    move,
    regions,
    take_over,
    touching,
)
from games.sword.components import INDEPENDENT, TIES, Player, Power, connections, spaces
from games.sword.events import ControlChanged, LeaderDisplaced
from games.sword.state import Place, Sword
from games.sword.support import Terms, fall, removals, remove_one, spend

APPIAN: Final = "appian"
ADJACENT: Final = "adjacent_"
RAISES: Final[Mapping[str, Sequence[Power]]] = {"ETS-20": ("ETR",)}
"""Cards that raise cities of one power of their player only."""
ENEMIES_ONLY: Final = ("ETS-33",)
"""Cards that speak of enemies, not of other powers."""
TAKES: Final[Mapping[str, Power]] = {"ETS-28": "SAM"}
"""Cards that take control for another power than the first of their player."""


# Support


def area(g: Sword, where: str) -> list[str]:
    """SR-33.3: the spaces a card speaks of, in the order of the map."""
    if where == "any":
        return list(g.places)
    if where == APPIAN:
        along = [end for one in connections() if one.appian for end in (one.a, one.b)]
        return [one for one in g.places if one in along]
    if where.startswith(ADJACENT):
        power = where.removeprefix(ADJACENT)
        return [one for one in g.places if any(g.control(near) == power for near in touching(g, one))]
    return [one for one in regions(where) if one in g.places]


def adding(g: Sword, player: Player, op: Op) -> Terms:
    """SR-7.1.3, 7.5.1: own support in the places of the card."""
    return Terms(g.hands[player].powers, remove=False, where=area(g, op["where"]))


async def support_add(g: Sword, deed: Deed, op: Op) -> None:
    """SR-7.1.3: so many points are added."""
    await spend(g, deed.player, adding(g, deed.player, op), op["n"], card=deed.card.id)


def removing(g: Sword, play: Play, op: Op, parted: Sequence[Power] = ()) -> Terms:
    """SR-7.1.4, 7.5.1: others' support in the places of the card; in different ones, where it says so."""
    powers, distinct = g.hands[play.player].powers, bool(op.get("distinct"))
    whose = parted or against(g, play)
    return Terms(powers, add=False, target=whose, where=area(g, op["where"]), distinct=distinct)


def against(g: Sword, play: Play) -> list[Power]:
    """SR-7.5.1, 15.2.3: other powers, allies too; of "enemies" only those who are not allied."""
    mine = g.hands[play.player].powers
    others: list[Power] = [one for one in TIES if one not in mine]
    if play.card not in ENEMIES_ONLY:
        return others
    return [one for one in others if not any(g.allied(own, one) for own in mine)]


async def support_remove(g: Sword, deed: Deed, op: Op) -> None:
    """SR-7.1.4: so many points are removed."""
    await spend(g, deed.player, removing(g, deed.play, op, deed.parted), op["n"], card=deed.card.id)


# Loyalty


def cities(g: Sword, play: Play, op: Op) -> list[str]:
    """SR-7.1.3 b, 7.1.4 b: own cities that may be raised, or those of the powers named that may be lowered."""
    if op["target"] == "own":
        powers = RAISES.get(play.card, g.hands[play.player].powers)
        return sorted(one for power in powers for one in controlled(g, power) if _rises(g, g.places[one]))
    named: list[Power] = [one for one in TIES if one in op["target"].split("|")]
    return sorted(one for one in removals(g, play.player_power, named) if g.places[one].walled)


def _rises(g: Sword, place: Place) -> bool:
    return place.walled and place.loyalty < MOST_LOYAL and not besieged(g, place.id)


async def loyalty(g: Sword, deed: Deed, op: Op) -> None:
    """SR-7.1.3 b, 7.1.4 b: different cities rise or fall by 1."""
    able = cities(g, deed.play, op)
    number = min(op["n_cities"], len(able))
    chosen = able
    if len(able) > number:
        choice: Several[str] = Several({one: one for one in able}, number, number)
        chosen = await settle(g, deed.player, deed, "cities", choice, able[:number])
    for at in chosen:
        if op["delta"] > 0:
            change(g, at, op["delta"])
        else:
            remove_one(g, deed.power, at)


def change(g: Sword, at: str, by: int) -> None:
    """SR-7.1.3 b: within 1 and 3."""
    place = g.places[at]
    before, place.loyalty = place.loyalty, min(MOST_LOYAL, max(1, place.loyalty + by))
    g.tell(LoyaltyChanged(at, before, place.loyalty))


# Control


def taker(play: Play) -> Power:
    """For which power a card takes control."""
    return TAKES.get(play.card) or play.player_power


def takeable(g: Sword, play: Play, op: Op) -> list[str]:
    """SR-7.5.2: independent spaces of the region without CU, next to one that the power controls."""
    power = taker(play)
    return sorted(
        one
        for one in regions(op["region"])
        if one in g.places
        and g.control(one) == INDEPENDENT
        and not any(stack.at == one for stack in g.stacks)
        and any(g.control(near) == power for near in touching(g, one))
    )


def take_control(g: Sword, play: Play, at: str) -> None:
    """SR-7.5.2: its marker lies there; a walled city has loyalty 1."""
    power = taker(play)
    take_over(g.places[at], power)
    g.places[at].loyalty = int(g.places[at].walled)
    g.tell(ControlChanged(at, INDEPENDENT, g.control(at)))


async def take_one(g: Sword, deed: Deed, op: Op) -> None:
    """SR-7.5.2: one such space."""
    deed.at = await pick(g, deed, "space", takeable(g, deed.play, op))
    take_control(g, deed.play, deed.at)


async def colony(g: Sword, deed: Deed, op: Op) -> None:
    """SR-7.2.3: a colony, at the loyalty of the card."""
    found(g, await pick(g, deed, "colony", sorted(sites(g))), op["loyalty"])


async def permanent(g: Sword, _: Deed, op: Op) -> None:
    """SR-21.4: from now on."""
    g.built.append(op["key"])
    g.tell(Built(op["key"]))


# Messana


def garrison(g: Sword, at: str) -> int:
    """CU of its controller in a space, inside and outside."""
    return sum(one.cu for one in g.stacks if one.at == at and one.power == g.control(at))


def revolts(g: Sword, play: Play, op: Op) -> bool:
    """ETS-30: it is another power's, and there is loyalty to lose, or no garrison to hold it."""
    place = g.places[op["space"]]
    foreign = place.control not in (INDEPENDENT, *g.hands[play.player].powers)
    return foreign and (place.loyalty > 1 or not garrison(g, place.id))


async def mamertines(g: Sword, _: Deed, op: Op) -> None:
    """ETS-30: at loyalty 1 without CU of its controller it becomes independent; else it loses 1, to no less than 1."""
    place = g.places[op["space"]]
    if place.loyalty > 1:
        change(g, place.id, -1)
        return
    before = place.control
    take_over(place, INDEPENDENT)
    g.tell(ControlChanged(place.id, before, INDEPENDENT))
    for leader in [one for one in g.leaders.values() if one.at == place.id and one.inside]:
        g.tell(LeaderDisplaced(leader.id, place.id))  # SR-7.1.4: he is alone in a city that has fallen
        displace(leader)


async def mamertines_aid(g: Sword, deed: Deed, op: Op) -> None:
    """CAR-25: independent and without CU it is Carthage's; else it loses 2, whatever its garrison, and may fall."""
    place = g.places[op["space"]]
    if place.control == INDEPENDENT and not any(one.at == place.id for one in g.stacks):
        take_control(g, deed.play, place.id)
        return
    before, place.loyalty = place.loyalty, max(0, place.loyalty - 2)
    g.tell(LoyaltyChanged(place.id, before, place.loyalty))
    if not place.loyalty:
        march_out(g, place.id)
        fall(g, deed.power, place.id)


def march_out(g: Sword, at: str) -> None:
    """SR-2.11: CU, and leaders with them, cannot stay inside a city that is theirs no longer."""
    for stack in list(g.stacks_at(at, inside=True)):
        for leader in g.leaders_at(stack.power, at, inside=True):
            leader.inside = False
        move(g, stack, at, dict(stack.units))


# Baal Hammon


def harmed(g: Sword) -> list[Place]:
    """CAR-08: Carthage's walled cities with a siege point or less loyalty than printed."""
    own = [g.places[one] for one in controlled(g, "CAR") if g.places[one].walled]
    return [one for one in own if one.siege or one.loyalty < spaces()[one.id].loyalty]


async def baal_hammon(g: Sword, _: Deed, _op: Op) -> None:
    """CAR-08: each is raised by 1, besieged or not, and loses a siege point."""
    for place in harmed(g):
        if place.loyalty < MOST_LOYAL:
            change(g, place.id, 1)
        if place.siege:
            place.siege -= 1
            place.besieger = place.besieger if place.siege else None
            g.tell(SiegeEased(place.id, place.siege + 1, place.siege))


PLACES: Final[Mapping[str, Effect]] = {
    "support_add": Effect("may", lambda g, play, op: bool(adding(g, play.player, op).offered(g)), support_add),
    "support_remove": Effect("may", lambda g, play, op: bool(removing(g, play, op).offered(g)), support_remove),
    "loyalty": Effect("may", lambda g, play, op: bool(cities(g, play, op)), loyalty),
    "take_control": Effect("must", lambda g, play, op: bool(takeable(g, play, op)), take_one),
    "colony": Effect("must", lambda g, _, _op: bool(sites(g)), colony),
    "permanent": Effect("must", lambda g, _, op: op["key"] not in g.built, permanent),
    "mamertines": Effect("must", revolts, mamertines),
    "mamertines_aid": Effect("must", lambda g, _, op: g.control(op["space"]) != "CAR", mamertines_aid),
    "baal_hammon": Effect("must", lambda g, _, _op: bool(harmed(g)), baal_hammon),
}

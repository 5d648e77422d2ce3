"""Operations on leaders: place_leader, swap_leader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.kernel import IllegalAnswer, OneOf, Record
from games.sword.action.deed import Deed, Op, pick, settle
from games.sword.action.effects.effect import Effect
from games.sword.action.effects.units import friendly_ports
from games.sword.action.events import LeaderEntered, LeaderRecalled
from games.sword.board import displace, on_map, place_leader
from games.sword.cards.costs import spot
from games.sword.components import Player, Power, leaders
from games.sword.events import LeaderReturned
from games.sword.reinforcing import producing
from games.sword.state import Leader, Sword

# A leader comes


def entrances(g: Sword, power: Power) -> dict[str, tuple[str, bool]]:
    """SR-8.3, 33.3: with any CU of his power, or in a friendly reinforcement space that is not besieged."""
    stacks = {spot(one): (one.at, one.inside) for one in on_map(g, power)}
    return stacks | {at: (at, False) for at in producing(g, power)}


def may_come(g: Sword, name: str) -> bool:
    """SR-8.3: he waits for his card, his time has come, and there is a place for him."""
    leader = g.leaders[name]
    return leader.where == "card" and g.turn >= leaders()[name].earliest_turn and bool(entrances(g, leader.power))


async def enter(g: Sword, deed: Deed, op: Op) -> None:
    """SR-8.3: he comes, and may be activated from the next action on."""
    leader = g.leaders[op["leader"]]
    at, inside = entrances(g, leader.power)[await pick(g, deed, "leader", sorted(entrances(g, leader.power)))]
    place_leader(leader, at, inside=inside)
    leader.since = g.moment
    g.tell(LeaderEntered(leader.id, at))


# A leader goes, another returns


def recallable(g: Sword, player: Player) -> list[str]:
    """Named leaders of his on the map."""
    mine = [one for one in g.leaders.values() if one.where == "map" and one.power in g.hands[player].powers]
    return sorted(one.id for one in mine if leaders()[one.id].kind == "named")


def displaced(g: Sword, player: Player) -> list[str]:
    """SR-8.4: leaders of his who are off the map."""
    away = [one for one in g.leaders.values() if one.where == "displaced"]
    return sorted(one.id for one in away if one.power in g.hands[player].powers)


async def swap(g: Sword, deed: Deed, _: Op) -> None:
    """SR-33.3: a named leader is displaced; any displaced leader, he too, returns to a friendly port at once."""
    goes, comes, at = await _swapped(g, deed)
    g.tell(LeaderRecalled(goes, g.leaders[goes].at))
    displace(g.leaders[goes])
    if comes:
        _return(g, g.leaders[comes], at)


async def _swapped(g: Sword, deed: Deed) -> tuple[str, str, str]:
    """Who goes, who comes and where, with one answer; without a friendly port nobody comes."""
    going, ports = recallable(g, deed.player), sorted(friendly_ports(g, deed.power))
    if not ports:
        return await pick(g, deed, "leader", going), "", ""
    away = displaced(g, deed.player)

    def make(goes: str, comes: str, at: str) -> tuple[str, str, str]:
        if comes not in (goes, *away):
            raise IllegalAnswer("sword.not-displaced", leader=comes)
        return goes, comes, at

    every: OneOf[str] = OneOf({one: one for one in dict.fromkeys((*away, *going))})
    first: OneOf[str] = OneOf({one: one for one in going})
    where: OneOf[str] = OneOf({one: one for one in ports})
    lapse = {"goes": going[0], "comes": going[0], "at": ports[0]}
    chosen: tuple[str, str, str] = await settle(
        g, deed.player, deed, "leader", Record(make, goes=first, comes=every, at=where), lapse
    )
    return chosen


def _return(g: Sword, leader: Leader, at: str) -> None:
    place_leader(leader, at)
    g.tell(LeaderReturned(leader.id, at, "returned"))


LEADERS: Final[Mapping[str, Effect]] = {
    "place_leader": Effect("must", lambda g, _, op: may_come(g, op["leader"]), enter),
    "swap_leader": Effect("must", lambda g, play, _: bool(recallable(g, play.player)), swap),
}

"""Operations that bring CU and take them away: add_cu, delayed_remove, remove_cu, cost_cu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.sword.action.deed import Deed, Op, Play, pick
from games.sword.action.effects.effect import Effect, always
from games.sword.action.events import CUPlaced, CURemoved
from games.sword.action.placing import place_levy
from games.sword.board import (
    besieged,
    cheapest,
    controlled,
    displace,
    enemies_at,
    friendly,
    on_map,
    put,
    regions,
    take,
)
from games.sword.cards.costs import pay, payable
from games.sword.cards.events import LeaderFell
from games.sword.cards.using import Use
from games.sword.components import Card, Power, UnitType, spaces
from games.sword.reinforcing import Levy, places_for
from games.sword.state import Delayed, Stack, Sword

THAT: Final = "that_space"
NOT_BESIEGED: Final = ("ETS-29",)
"""Cards that place CU with a leader only in a space that is not besieged; a besieger's is."""


# Where CU are placed


def quiet(g: Sword, power: Power, at: str) -> bool:
    """No enemy CU outside: nothing is placed by a card before an enemy army."""
    return not enemies_at(g, power, at)


def friendly_spaces(g: Sword, power: Power) -> list[str]:
    """A friendly space that is not besieged and holds no enemy CU; no box."""
    own = [one for one in controlled(g, power) if spaces()[one].kind != "box"]
    return [one for one in own if quiet(g, power, one) and not besieged(g, one)]


def friendly_ports(g: Sword, power: Power) -> list[str]:
    """A friendly port that is not besieged."""
    return [one for one in friendly_spaces(g, power) if spaces()[one].port]


def with_leader(g: Sword, power: Power) -> list[str]:
    """Where a leader of the power stands outside."""
    led = [one.at for one in g.leaders.values() if one.where == "map" and one.power == power and not one.inside]
    return [one for one in sorted(dict.fromkeys(led)) if quiet(g, power, one)]


def in_africa(g: Sword, power: Power) -> list[str]:
    """Spaces of Africa that the power controls or where its CU stand."""
    own = [one for one in regions("Africa") if friendly(g, power, one) or g.cu(power, one)]
    return [one for one in own if quiet(g, power, one)]


def ports_in_sicily(g: Sword, power: Power) -> list[str]:
    """Ports in Sicily that the power controls."""
    return [one for one in friendly_ports(g, power) if spaces()[one].region == "Sicilia"]


WHERE: Final[Mapping[str, Callable[[Sword, Power], list[str]]]] = {
    "any_friendly_space": friendly_spaces,
    "with_leader": with_leader,
    "port": friendly_ports,
    "Africa": in_africa,
    "Sicilia": ports_in_sicily,
}


def levy(op: Op) -> Levy:
    """CU placed as reinforcements (SR-5.10.2)."""
    return Levy(op["power"], op.get("type", "normal"), op["n"])


def room_for(g: Sword, card: Card, op: Op) -> list[str]:
    """SR-33.3: where the card may place CU."""
    if op["where"] == "reinforcement":
        return places_for(g, levy(op))
    found = WHERE[op["where"]](g, op["power"])
    return [one for one in found if not besieged(g, one)] if card.id in NOT_BESIEGED else found


def comes(g: Sword, play: Play, op: Op) -> bool:
    """SR-33.3: there is a place for them; that of another operation is named by it."""
    return op["where"] == THAT or bool(room_for(g, play.face, op))


async def add_cu(g: Sword, deed: Deed, op: Op) -> None:
    """SR-33.3: CU come; all to one space, but reinforcements wherever those may."""
    if op["where"] == THAT:
        place(g, op, deed.at)
    elif op["where"] == "reinforcement":
        if room_for(g, deed.card, op):
            await place_levy(g, deed.player, levy(op))
    elif able := room_for(g, deed.card, op):
        place(g, op, await pick(g, deed, "cu", able))


def place(g: Sword, op: Op, at: str) -> None:
    """SR-33.3: so many CU stand there now."""
    kind: UnitType = op.get("type", "normal")
    put(g, op["power"], at, {kind: op["n"]})
    g.tell(CUPlaced(op["power"], kind, {at: op["n"]}))


async def delayed_remove(g: Sword, _: Deed, op: Op) -> None:
    """SR-5.10 b: in the next Reinforcement Phase so many CU go again."""
    g.delayed.append(Delayed(op["power"], op["n"]))


# What is taken away


def struck(g: Sword, op: Op) -> list[str]:
    """Spaces of the regions where the power has CU."""
    held = dict.fromkeys(one.at for one in on_map(g, op["power"]))
    return sorted(one for one in held if one in regions(op["where"]))


async def remove_cu(g: Sword, deed: Deed, op: Op) -> None:
    """SR-7.5.3: CU of one space are gone, those outside first; leaders are displaced with the last."""
    at = await pick(g, deed, "target", struck(g, op))
    left: int = op["n"]
    for inside in (False, True):
        stack = g.stack(op["power"], at, inside=inside)
        if stack is None or not left:
            continue
        gone = min(left, stack.cu)
        take(g, stack, cheapest(stack, gone))
        left -= gone
        g.tell(CURemoved(stack.power, at, gone, stack.cu))
        if not stack.cu:
            leaderless(g, deed, stack)


def leaderless(g: Sword, deed: Deed, stack: Stack) -> None:
    """SR-7.5.3, 8.4: with the last CU its leaders are displaced."""
    for leader in g.leaders_at(stack.power, stack.at, inside=stack.inside):
        g.tell(LeaderFell(leader.id, "displaced", deed.card.id))
        displace(leader)


async def cost_cu(g: Sword, deed: Deed, op: Op) -> None:
    """SR-6.9: the price of the card, paid in full before its effect."""
    await pay(g, Use(deed.player, deed.card.id, op))


UNITS: Final[Mapping[str, Effect]] = {
    "add_cu": Effect("may", comes, add_cu),
    "delayed_remove": Effect("with", always, delayed_remove),
    "remove_cu": Effect("may", lambda g, _, op: bool(struck(g, op)), remove_cu),
    "cost_cu": Effect("must", lambda g, play, op: payable(g, Use(play.player, play.card, op)), cost_cu),
}

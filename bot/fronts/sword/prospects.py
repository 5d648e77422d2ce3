"""How likely something is: interception, avoiding, sieges, battles, by what all may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, cast

from bot.fronts.sword.looking import ablest, allied, cu, enemies, led, neighbours, tactics
from games.sword import odds
from games.sword.battle.dice import size
from games.sword.components import GARRISON_BOX, TIES, Power, spaces
from games.sword.odds import Force
from games.sword.seen.view import SwordView

HUNDRED: Final = 100


class Side(NamedTuple):
    """SR-12.1.1: one side of a battle that may come."""

    power: str
    cu: int
    tactics: int


def percent(chance: float) -> int:
    """A chance in a hundred."""
    return round(HUNDRED * chance)


def at_most(limit: int, drm: int = 0) -> int:
    """SR-10.2, 11.1: the chance in a hundred that a die is at most so much."""
    return percent(odds.succeeds(limit, drm))


# Interception


class Attempt(NamedTuple):
    """SR-10.2: an army that may intercept: who leads it, where it stands, what counts, how likely it succeeds."""

    leader: str
    came_from: str
    tactics: int
    modifiers: Mapping[str, int]

    @property
    def chance(self) -> int:
        """In a hundred."""
        return at_most(self.tactics, sum(self.modifiers.values()))


def attempts(view: SwordView, power: str, at: str) -> Iterator[Attempt]:
    """SR-10.1, 10.2: armies next to a space that may intercept there."""
    near = neighbours(view)
    for stack in view.stacks:
        names = [] if stack.inside else led(view, stack.power, stack.at)
        able = bool(names) and at in near.get(stack.at, {}) and not enemies(view, stack.power, stack.at)
        if able and not allied(view, power, stack.power):
            why = reasons(view, stack.power, near[stack.at][at], at)
            yield Attempt(ablest(names), stack.at, tactics(names), why)


def interceptors(view: SwordView, power: str, at: str) -> Iterator[tuple[str, str, int]]:
    """The same: leader, from where, with what chance."""
    return ((one.leader, one.came_from, one.chance) for one in attempts(view, power, at))


def modifiers(view: SwordView, power: str, terrain: str, to: str) -> int:
    """SR-10.2: all of them together."""
    return sum(reasons(view, power, terrain, to).values())


def reasons(view: SwordView, power: str, terrain: str, to: str) -> Mapping[str, int]:
    """SR-10.2, 7.2.6: -1 into a friendly space, +1 over difficult ground (not Samnites) or a strait."""
    hard = terrain == "strait" or (terrain == "difficult" and power != "SAM")
    return {"ground": int(hard), "friendly": -int(view.places[to].control == power)}


# Sieges


def siege(view: SwordView, power: str, at: str, drm: int = 0) -> int:
    """SR-13.2: the chance in a hundred of a siege point or more."""
    return percent(odds.presses(drm + sum(siege_modifiers(view, power, at).values())))


def siege_modifiers(view: SwordView, power: str, at: str) -> Mapping[str, int]:
    """SR-13.2: of walled cities: the craft of the Greeks, CU inside."""
    if not view.places[at].walled:
        return {}
    inside = any(one.at == at and one.inside for one in view.stacks)
    return {"greeks": int(power == "GRE"), "inside": -int(inside)}


def needed(view: SwordView, at: str) -> int:
    """SR-13.5, 13.6: the siege points that take a city or a tribe."""
    return view.places[at].loyalty or spaces()[at].subjugation


# Battles


def wins_ties(attacker: str, defender: str) -> bool:
    """SR-4.4."""
    return TIES.index(cast("Power", attacker)) < TIES.index(cast("Power", defender))


def chance_of(view: SwordView, attacker: Side, defender: Side, at: str) -> int:
    """SR-12.1.2: the chance in a hundred that the attacker wins in this space, before any card."""
    return percent(odds.battle(*forces(view, attacker, defender, at)).wins)


def forces(view: SwordView, attacker: Side, defender: Side, at: str) -> tuple[Force, Force]:
    """SR-12.3.3, 4.4: both sides as the dice see them: on whose ground it is, and who wins ties."""
    first = wins_ties(attacker.power, defender.power)
    one, its = (
        Force(side.cu, side.tactics, bonus=ground(view, side.power, at), first=first == (side is attacker))
        for side in (attacker, defender)
    )
    return one, its


def ground(view: SwordView, power: str, at: str) -> int:
    """SR-12.3.3: +1 in a space of one's own."""
    return int(view.places[at].control == power and at != GARRISON_BOX)


def adds(view: SwordView, one: Side, other: Side, at: str) -> Mapping[str, int]:
    """SR-12.3: what a side adds to its dice, by reason."""
    more = {"tactics": max(0, one.tactics - other.tactics), "size": size(one.cu, other.cu)}
    return {**more, "territory": ground(view, one.power, at)}


def against(view: SwordView, power: str, units: int, names: Sequence[str], at: str) -> tuple[str, int, int] | None:
    """SR-12: the enemy in a space, his CU, and the chance in a hundred to beat him; None: there is none."""
    its = enemy(view, power, at)
    if its is None or not units:
        return None
    return its.power, its.cu, chance_of(view, Side(power, units, tactics(names)), its, at)


def enemy(view: SwordView, power: str, at: str) -> Side | None:
    """SR-12.1.1: who stands against a power in a space: all his CU, under the leader of the largest part."""
    found = enemies(view, power, at)
    if not found:
        return None
    whose = max(found, key=lambda one: one.cu).power
    return Side(whose, sum(one.cu for one in found), tactics(led(view, whose, at)))


def near_army(view: SwordView, powers: Sequence[str], at: str) -> tuple[str, str, int] | None:
    """The largest army of these powers in a space or next to it: power, where, CU; None: there is none."""
    near = [at, *(one for one, to in neighbours(view).items() if at in to)]
    able = [(cu(view, power, one), power, one) for power in powers for one in near if led(view, power, one)]
    best = max(able, default=(0, "", ""))
    return (best[1], best[2], best[0]) if best[0] else None

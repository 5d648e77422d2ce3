"""How likely something is: interception, avoiding, sieges, battles, by what all may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from bot.fronts.sword.looking import ablest, allied, cu, enemies, led, neighbours, tactics
from games.sword import odds
from games.sword.components import TIES, Power, spaces
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


def interceptors(view: SwordView, power: str, at: str) -> Iterator[tuple[str, str, int]]:
    """SR-10.1, 10.2: armies next to a space that may intercept there: leader, from where, with what chance."""
    near = neighbours(view)
    for stack in view.stacks:
        names = [] if stack.inside else led(view, stack.power, stack.at)
        able = bool(names) and at in near.get(stack.at, {}) and not enemies(view, stack.power, stack.at)
        if able and not allied(view, power, stack.power):
            drm = modifiers(view, stack.power, near[stack.at][at], at)
            yield ablest(names), stack.at, at_most(tactics(names), drm)


def modifiers(view: SwordView, power: str, terrain: str, to: str) -> int:
    """SR-10.2, 7.2.6: -1 into a friendly space, +1 over difficult ground (not Samnites) or a strait."""
    hard = terrain == "strait" or (terrain == "difficult" and power != "SAM")
    return int(hard) - int(view.places[to].control == power)


# Sieges


def siege(view: SwordView, power: str, at: str, drm: int = 0) -> int:
    """SR-13.2: the chance in a hundred of a siege point or more."""
    place = view.places[at]
    more = drm
    if place.walled:
        more += int(power == "GRE") - int(any(one.at == at and one.inside for one in view.stacks))
    return percent(odds.presses(more))


def needed(view: SwordView, at: str) -> int:
    """SR-13.5, 13.6: the siege points that take a city or a tribe."""
    return view.places[at].loyalty or spaces()[at].subjugation


# Battles


def wins_ties(attacker: str, defender: str) -> bool:
    """SR-4.4."""
    return TIES.index(cast("Power", attacker)) < TIES.index(cast("Power", defender))


def chance_of(view: SwordView, attacker: Side, defender: Side, at: str) -> int:
    """SR-12.1.2: the chance in a hundred that the attacker wins in this space, before any card."""
    first = wins_ties(attacker.power, defender.power)
    one, its = (
        Force(
            side.cu, side.tactics, bonus=int(view.places[at].control == side.power), first=first == (side is attacker)
        )
        for side in (attacker, defender)
    )
    return percent(odds.battle(one, its).wins)


def against(view: SwordView, power: str, units: int, names: Sequence[str], at: str) -> tuple[str, int, int] | None:
    """SR-12: the enemy in a space, his CU, and the chance in a hundred to beat him; None: there is none."""
    found = enemies(view, power, at)
    if not found or not units:
        return None
    theirs = sum(one.cu for one in found)
    whose = max(found, key=lambda one: one.cu).power
    mine, its = Side(power, units, tactics(names)), Side(whose, theirs, tactics(led(view, whose, at)))
    return whose, theirs, chance_of(view, mine, its, at)


def near_army(view: SwordView, powers: Sequence[str], at: str) -> tuple[str, str, int] | None:
    """The largest army of these powers in a space or next to it: power, where, CU; None: there is none."""
    near = [at, *(one for one, to in neighbours(view).items() if at in to)]
    able = [(cu(view, power, one), power, one) for power in powers for one in near if led(view, power, one)]
    best = max(able, default=(0, "", ""))
    return (best[1], best[2], best[0]) if best[0] else None

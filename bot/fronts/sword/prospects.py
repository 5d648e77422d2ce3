"""How likely something is: interception, avoiding, sieges, battles, by what all may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Final

from bot.fronts.sword.looking import ablest, allied, cu, enemies, led, neighbours, tactics
from games.sword.components import TIES, leaders, spaces, tables
from games.sword.seen.view import SwordView

DICE: Final = 3
FACES: Final = range(1, 7)
HUNDRED: Final = 100
AUTOMATIC: Final = 5


def at_most(limit: int, drm: int = 0) -> int:
    """SR-10.2, 11.1: the chance in a hundred that a die is at most so much; 1 succeeds, 6 fails."""
    good = sum(roll == 1 or (roll != FACES[-1] and roll + drm <= limit) for roll in FACES)
    return round(HUNDRED * good / len(FACES))


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
    rows = tables()["siege"]["rows"]
    good = sum(_points(rows, roll + more) > 0 for roll in FACES)
    return round(HUNDRED * good / len(FACES))


def _points(rows: Sequence[Mapping[str, int]], result: int) -> int:
    fits = (row for row in rows if row.get("min", result) <= result <= row.get("max", result))
    return next((row.get("points", 0) for row in fits), 0)


def needed(view: SwordView, at: str) -> int:
    """SR-13.5, 13.6: the siege points that take a city or a tribe."""
    return view.places[at].loyalty or spaces()[at].subjugation


# Battles


@cache
def sums(dice: int) -> Mapping[int, int]:
    """How often so many dice show which sum."""
    return Counter(sum(roll) for roll in product(FACES, repeat=dice))


def size(mine: int, theirs: int) -> int:
    """SR-12.3.2: what the larger army adds."""
    ratio = [(4, 1, 7), (3, 1, 5), (2, 1, 3), (3, 2, 1)]
    return next((bonus for much, little, bonus in ratio if mine * little >= theirs * much), 0)


def advantage(view: SwordView, attacker: str, defender: str, at: str, strengths: tuple[int, int, int, int]) -> int:
    """SR-12.3: what the attacker has more of: tactics, size, own ground."""
    mine, led_by, theirs, led_by_them = strengths
    ground = int(view.places[at].control == attacker) - int(view.places[at].control == defender)
    return led_by - led_by_them + size(mine, theirs) - size(theirs, mine) + ground


def battle(edge: int, *, wins_ties: bool) -> int:
    """SR-12.1.2: the chance in a hundred that the attacker wins with so much more, before any card."""
    both = [(one, other) for one in sums(DICE) for other in sums(DICE)]
    good = sum(sums(DICE)[a] * sums(DICE)[b] for a, b in both if a + edge > b or (a + edge == b and wins_ties))
    return round(HUNDRED * good / sum(sums(DICE).values()) ** 2)


def wins_ties(attacker: str, defender: str) -> bool:
    """SR-4.4."""
    return [*TIES].index(attacker) < [*TIES].index(defender)  # type: ignore[arg-type]


def against(view: SwordView, power: str, units: int, names: Sequence[str], at: str) -> tuple[str, int, int] | None:
    """SR-12: the enemy in a space, his CU, and the chance in a hundred to beat him; None: there is none."""
    found = enemies(view, power, at)
    if not found or not units:
        return None
    theirs = sum(one.cu for one in found)
    whose = max(found, key=lambda one: one.cu).power
    if units >= AUTOMATIC * theirs:
        return whose, theirs, HUNDRED
    if theirs >= AUTOMATIC * units:
        return whose, theirs, 0
    strengths = (units, tactics(names), theirs, tactics(led(view, whose, at)))
    edge = advantage(view, power, whose, at, strengths)
    return whose, theirs, battle(edge, wins_ties=wins_ties(power, whose))


def strongest(view: SwordView, power: str) -> int:
    """The CU of a power's largest stack."""
    return max((one.cu for one in view.stacks if one.power == power), default=0)


def near_army(view: SwordView, powers: Sequence[str], at: str) -> tuple[str, str, int] | None:
    """The largest army of these powers in a space or next to it: power, where, CU; None: there is none."""
    near = [at, *(one for one, to in neighbours(view).items() if at in to)]
    able = [(cu(view, power, one), power, one) for power in powers for one in near if led(view, power, one)]
    best = max(able, default=(0, "", ""))
    return (best[1], best[2], best[0]) if best[0] else None


def leader_tactics(name: str) -> int:
    """SR-8.1."""
    return leaders()[name].tactics

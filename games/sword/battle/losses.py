"""SR-12.3.5: both sides take their losses; owners choose the types."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel import Decision, ask
from games.sword.battle.dice import due
from games.sword.battle.events import LossesTaken
from games.sword.battle.sides import army, left
from games.sword.board import take
from games.sword.choices import Leaving
from games.sword.components import UnitType
from games.sword.state import Stack, Sword
from games.sword.underway import Side


async def bleed(g: Sword, side: Side, at: str) -> None:
    """SR-12.3.5: a side loses what was inflicted on it, at most all it has."""
    number = min(due(side), left(g, side, at))
    units = await lose(g, side, at, number)
    g.tell(LossesTaken(at, tuple(side.powers), units, side.losses, left(g, side, at)))


async def lose(g: Sword, side: Side, at: str, number: int) -> Mapping[str, int]:
    """SR-DP18: so many CU of a side go, of the types, or of the powers, that its player says."""
    chosen = await _chosen(g, side, at, number)
    for name, gone in chosen.items():
        stack, kind = _parts(g, side, at)[name]
        take(g, stack, {kind: gone})
        if side.units:
            side.units[kind] -= gone
    return chosen


def _parts(g: Sword, side: Side, at: str) -> dict[str, tuple[Stack, UnitType]]:
    """By name what may be lost apart: the types of a power, or the powers of a side, in the order of the default."""
    stacks = sorted(army(g, side, at), key=lambda one: -one.cu)
    if len(side.powers) > 1:
        return {one.power: (one, next(iter(one.units))) for one in stacks}
    order: tuple[UnitType, ...] = ("mercenary", "normal", "carthaginian")
    return {kind: (one, kind) for one in stacks for kind in order if _number(side, one, kind)}


def _number(side: Side, stack: Stack, kind: UnitType) -> int:
    """SR-20.3.3: of those that attack the unrest only."""
    return (side.units or stack.units).get(kind, 0)


def held(g: Sword, side: Side, at: str) -> dict[str, int]:
    """How many of each part there are."""
    return {name: _number(side, stack, kind) for name, (stack, kind) in _parts(g, side, at).items()}


async def _chosen(g: Sword, side: Side, at: str, number: int) -> Mapping[str, int]:
    """SR-DP18: by default mercenaries first; of two powers the larger stack."""
    able = held(g, side, at)
    if side.by is None or len(able) < 2 or number in (0, sum(able.values())):
        return first(able, number)
    player = side.by

    def build() -> Decision[dict[str, int]]:
        now = held(g, side, at)
        about: dict[str, str | int] = {"at": at, "power": side.powers[0], "turn": g.turn, "round": g.round}
        choice = Leaving(now, number)
        lapse = first(now, number)
        return Decision("combat.losses", g.seat(player), choice, "SR-12.3.5", "SR-DP18", about, lapse=lapse)

    return await ask(build)


def first(able: Mapping[str, int], number: int) -> dict[str, int]:
    """So many, of the parts in their order."""
    found: dict[str, int] = {}
    for name, there in able.items():
        if taken := min(there, number - sum(found.values())):
            found[name] = taken
    return found

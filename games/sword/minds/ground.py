"""The table as a mind reads it off its view: whose is what, who stands where, how far it is, who threatens whom."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from games.sword.components import (
    PLAYER_OF,
    POWERS_OF,
    TIES,
    Control,
    Player,
    Power,
    Terrain,
    connections,
    leaders,
    spaces,
)
from games.sword.seen.view import LeaderView, PlaceView, SwordView

P = ParamSpec("P")
T = TypeVar("T")

COSTS: Final[Mapping[Terrain, int]] = {"clear": 2, "difficult": 4, "strait": 4, "road": 2}
"""SR-9.2, in halves of movement points."""
FAR: Final = 8
"""An army's movement points, in halves: from so far it threatens a space this very action."""


BY_NAME: Final[Mapping[str, Power]] = {one: one for one in TIES}
SEATED: Final[Mapping[str, Player]] = {one: one for one in POWERS_OF}


def whose(name: str) -> Power:
    """A power by its name."""
    return BY_NAME[name]


@lru_cache(maxsize=1)
def roads() -> Mapping[str, Mapping[str, Terrain]]:
    """SR-2.6: by space, where one may go from there, and how."""
    found: dict[str, dict[str, Terrain]] = {one: {} for one in spaces()}
    for one in connections():
        found[one.a][one.b] = one.type
        if not one.one_way:
            found[one.b][one.a] = one.type
    return found


@lru_cache(maxsize=256)
def distances(to: str) -> Mapping[str, int]:
    """From every space how many halves it is to this one by land, as far as that matters."""
    found: dict[str, int] = {to: 0}
    queue = [(0, to)]
    while queue:
        spent, here = heapq.heappop(queue)
        for near, ways in roads().items():
            further = spent + COSTS[ways[here]] if here in ways else FAR + 1
            if further <= FAR and further < found.get(near, FAR + 1):
                found[near] = further
                heapq.heappush(queue, (further, near))
    return found


@dataclass(frozen=True, slots=True)
class Army:
    """CU of a power in a space with the best tactics of the leaders there; without a leader 0."""

    power: Power
    at: str
    cu: int
    tactics: int = 0
    led: bool = False
    inside: bool = False


def once(reckon: Callable[Concatenate[Ground, P], T]) -> Callable[Concatenate[Ground, P], T]:
    """What is reckoned of a ground is reckoned once: a ground never changes."""

    def known(ground: Ground, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (reckon, *args, *kwargs.items())
        if key not in ground.known:
            ground.known[key] = reckon(ground, *args, **kwargs)
        found: T = ground.known[key]
        return found

    return known


class Ground:
    """A view, and what its seat makes of it. With two players a seat has two hands, and plays for both (SR-22.3)."""

    def __init__(self, view: SwordView) -> None:
        self.view = view
        self.known: dict[Any, Any] = {}
        self.side: tuple[Player, ...] = tuple(view.own)
        self.powers: tuple[Power, ...] = tuple(power for player in self.side for power in POWERS_OF[player])

    # Who is who

    def player(self, power: Control) -> Player | None:
        """Who plays it; None: nobody."""
        found = PLAYER_OF.get(power)
        return found if found in self.view.hands else None

    def mine(self, power: Control) -> bool:
        """Whether it is a power of this seat."""
        return power in self.powers

    def allied(self, one: Control, other: Control) -> bool:
        """SR-2.3: the same power, or two that are allied."""
        return one == other or frozenset((one, other)) in self._pacts

    @cached_property
    def _pacts(self) -> frozenset[frozenset[str]]:
        return frozenset(frozenset((one.a, one.b)) for one in self.view.alliances)

    @once
    def friend(self, power: Control) -> bool:
        """Whether it is of this seat, or allied with a power of it."""
        return any(self.allied(one, power) for one in self.powers)

    def rivals(self) -> list[Player]:
        """All who play against this seat."""
        return [one for one in self.view.hands if one not in self.side]

    def own(self, control: Control) -> Power | None:
        """The power of this seat that controls what has this marker; None: none of them."""
        return whose(control) if self.mine(control) else None

    # What stands where

    def place(self, at: str) -> PlaceView:
        """A space."""
        return self.view.places[at]

    def walls(self, at: str) -> bool:
        """SR-13: whether it must be besieged or subjugated."""
        return self.place(at).walled or spaces()[at].kind == "tribal"

    @cached_property
    def _cu(self) -> Mapping[tuple[str, bool], Mapping[Power, int]]:
        found: dict[tuple[str, bool], dict[Power, int]] = {}
        for one in self.view.stacks:
            found.setdefault((one.at, one.inside), {})[one.power] = one.cu
        return found

    def cu(self, power: Power, at: str, *, inside: bool = False) -> int:
        """How many CU of a power stand there."""
        return self._cu.get((at, inside), {}).get(power, 0)

    def there(self, at: str, *, inside: bool = False) -> Mapping[Power, int]:
        """All CU in a space, by power."""
        return self._cu.get((at, inside), {})

    @once
    def foes(self, power: Power, at: str, *, inside: bool = False) -> list[Power]:
        """Powers that have CU there and are not allied with this one, ties first."""
        return [one for one in TIES if one in self.there(at, inside=inside) and not self.allied(power, one)]

    @cached_property
    def _led(self) -> Mapping[tuple[Power, str, bool], Sequence[str]]:
        found: dict[tuple[Power, str, bool], list[str]] = {}
        for name, one in self.view.leaders.items():
            if one.where == "map":
                found.setdefault((one.power, one.at, one.inside), []).append(name)
        return found

    def leaders(self, power: Power, at: str, *, inside: bool = False) -> Sequence[str]:
        """Its leaders there."""
        return self._led.get((power, at, inside), ())

    def army(self, power: Power, at: str, *, inside: bool = False) -> Army:
        """What a power has there."""
        names = self.leaders(power, at, inside=inside)
        tactics = max((leaders()[one].tactics for one in names), default=0)
        return Army(power, at, self.cu(power, at, inside=inside), tactics, bool(names), inside)

    @once
    def armies(self) -> Sequence[Army]:
        """All CU outside that have a leader."""
        return [self.army(power, at) for power, at, inside in self._led if not inside and self.cu(power, at)]

    @once
    def host(self, power: Power, at: str) -> Army:
        """SR-12.1.1: all that would fight this power there, as one army under the best of its leaders."""
        met = [self.army(one, at) for one in self.foes(power, at)]
        cu, tactics = sum(one.cu for one in met), max((one.tactics for one in met), default=0)
        return Army(met[0].power if met else power, at, cu, tactics, any(one.led for one in met))

    def found(self, leader: str) -> LeaderView:
        """Where a leader is."""
        return self.view.leaders[leader]

    # Who threatens whom

    def neighbours(self, at: str) -> list[str]:
        """SR-2.9: where one may go from here."""
        return [one for one in roads()[at] if one in self.view.places]

    @once
    def threat(self, power: Power, at: str) -> float:
        """The strongest army of an enemy that may come there in one march; the nearer, the more it counts."""
        near = distances(at)
        enemies = [one for one in self.hostile(power) if one.at in near]
        return max((self._weight(one) * one.cu * (1 - near[one.at] / (2 * FAR)) for one in enemies), default=0.0)

    @once
    def hostile(self, power: Power) -> Sequence[Army]:
        """All armies of its enemies."""
        return [one for one in self.armies() if not self.allied(power, one.power)]

    def _weight(self, army: Army) -> float:
        """Who has nobody to move him seldom comes."""
        return 1.0 if self.player(army.power) else 0.3

    @once
    def held(self, power: Power, at: str) -> float:
        """What defends a space of this power: CU in it, and half of those one step away."""
        mine = self.cu(power, at) + self.cu(power, at, inside=True)
        return mine + max((self.cu(power, one) / 2 for one in self.neighbours(at)), default=0.0)

    @once
    def danger(self, power: Power, at: str) -> float:
        """How likely the space is attacked and taken, roughly: 0 to 1."""
        threat = self.threat(power, at)
        return threat / (threat + self.held(power, at) + self.place(at).loyalty + 1) if threat else 0.0

    # How long it goes on

    @property
    def left(self) -> int:
        """Scorings to come, this turn's counted."""
        return self.view.turns - self.view.turn + 1

    @property
    def rounds_left(self) -> int:
        """Action rounds of this turn after this one."""
        return max(0, self.view.rounds - self.view.round)

"""SR-DP39: the answer to a march: what is left or taken along, the whole path, and what is done at its end."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from games.kernel import IllegalAnswer, Picker, Raw
from games.kernel.choice import is_dict, is_list
from games.sword.board import ARMY
from games.sword.components import UnitType
from games.sword.march.ways import SAIL, Mover, blocked, may_stay, mover, steps
from games.sword.sea import by_order
from games.sword.state import Sword
from games.sword.underway import Activation, total

STOP: Final = "stop"
PARTS: Final = ("path", "leave", "stay", "take", "join", "then")


@dataclass(frozen=True, slots=True)
class March:
    """One answer. `leave`, `stay`: CU and leaders dropped where it stands; `take`, `join`: picked up there."""

    path: tuple[str, ...] = ()
    leave: Mapping[UnitType, int] = field(default_factory=dict[UnitType, int])
    stay: tuple[str, ...] = ()
    take: Mapping[UnitType, int] = field(default_factory=dict[UnitType, int])
    join: tuple[str, ...] = ()
    then: str = ""

    @property
    def stops(self) -> bool:
        """It does nothing more."""
        return not (self.path or self.leave or self.stay or self.take or self.join or self.then)


@dataclass(frozen=True, slots=True)
class Reach:
    """A space that may be reached: the path and the halves left. `by_sea`: CU that may come along, 0: all."""

    path: tuple[str, ...]
    halves: int
    by_sea: int = 0


def place_of(step: str) -> str:
    """The space of a step of a path."""
    return step.removeprefix(SAIL)


def within_reach(g: Sword, who: Mover) -> dict[str, Reach]:
    """SR-9.7.5: all spaces that the army may come to with its movement points, each by the cheapest way.

    A way goes on through no enemy CU, and ends with no ally's.
    """
    best: dict[str, Reach] = {who.at: Reach((), who.halves)}
    queue: list[tuple[int, int, tuple[str, ...], Mover, int]] = [(0, 0, (), who, 0)]
    count = 0
    while queue:
        spent, _, path, here, ships = heapq.heappop(queue)
        if best[here.at].path != path or (path and blocked(g, who.order.power, here.at)):
            continue
        for step, cost in steps(g, here):
            there, count = place_of(step), count + 1
            left = here.halves - cost
            if there in best and best[there].halves >= left:
                continue
            by_sea = _ships(g, here, step, ships)
            best[there] = Reach((*path, step), left, by_sea)
            further = replace(here, at=there, halves=left, sailed=here.sailed or step.startswith(SAIL), inside=False)
            heapq.heappush(queue, (spent + cost, count, (*path, step), further, by_sea))
    del best[who.at]
    return {at: best[at] for at in sorted(best) if may_stay(g, who.order.power, at)}


def _ships(g: Sword, here: Mover, step: str, ships: int) -> int:
    """SR-9.6.3: the fewest CU that any ship on the way carries."""
    if not step.startswith(SAIL):
        return ships
    cap = by_order(g, here.order, here.sea, here.at, place_of(step))
    return min(cap, ships) if ships else cap


class Route:
    """What an army may do next. Raw: "stop", or `{"path": ["capua", "sail:messana"], "leave": {...}, "then": ...}`.

    Parts that are left out are empty. `acts`: what may be done where it stands; at the end of a path they are looked at
    once it is there, and "stop" there means that nothing more is asked if nothing has come between.
    """

    __slots__ = ("acts", "free", "g", "others", "who", "with_him")

    def __init__(self, g: Sword, a: Activation, acts: tuple[str, ...], free: Mapping[UnitType, int]) -> None:
        self.g, self.acts, self.who = g, acts, mover(a)
        self.with_him = (dict(a.units), [one for one in a.leaders if one != a.commander])
        self.free = dict(free)
        self.others = [one.id for one in g.leaders_at(a.order.power, a.at, inside=False) if one.id not in a.leaders]

    def read(self, raw: Raw) -> March:
        """The march. IllegalAnswer: units that are not there, too many, or a step that cannot be made."""
        if raw == STOP:
            return March()
        if not is_dict(raw) or not all(part in PARTS for part in raw):
            raise IllegalAnswer("choice.fields")
        march = March(
            path=tuple(self._names(raw.get("path", []))),
            leave=self._units(raw.get("leave", {}), self.with_him[0]),
            stay=tuple(self._among(raw.get("stay", []), self.with_him[1])),
            take=self._units(raw.get("take", {}), self.free),
            join=tuple(self._among(raw.get("join", []), self.others)),
            then=raw.get("then", ""),
        )
        self._walk(march)
        return march

    def _names(self, raw: Any) -> list[str]:
        if not is_list(raw) or not all(isinstance(one, str) for one in raw):
            raise IllegalAnswer("choice.fields")
        return raw

    def _among(self, raw: Any, able: list[str]) -> list[str]:
        names = self._names(raw)
        if len(set(names)) != len(names) or not all(one in able for one in names):
            raise IllegalAnswer("sword.leader")
        return names

    def _units(self, raw: Any, able: Mapping[UnitType, int]) -> dict[UnitType, int]:
        """SR-8.2.2: so many of each type. IllegalAnswer: there are not so many."""
        if not is_dict(raw):
            raise IllegalAnswer("choice.fields")
        found: dict[UnitType, int] = {}
        for kind, there in able.items():
            number = raw.get(kind, 0)
            if type(number) is not int or not 0 <= number <= there:
                raise IllegalAnswer("choice.range", low=0, high=there)
            found |= {kind: number} if number else {}
        if not all(kind in able for kind in raw):
            raise IllegalAnswer("choice.unknown", option="")
        return found

    def _walk(self, march: March) -> None:
        """SR-9.3, 9.4, 9.7: each step can be made, and the army may stay where it ends."""
        cu = self.who.cu - total(march.leave) + total(march.take)
        if cu > ARMY:
            raise IllegalAnswer("sword.army", most=ARMY)
        here = replace(self.who, cu=cu)
        for number, step in enumerate(march.path, 1):
            cost = dict(steps(self.g, here)).get(step)
            if cost is None:
                raise IllegalAnswer("sword.step", at=here.at, to=place_of(step))
            there = place_of(step)
            here = replace(here, at=there, halves=here.halves - cost, sailed=here.sailed or step.startswith(SAIL))
            if number < len(march.path) and blocked(self.g, here.order.power, there):
                raise IllegalAnswer("sword.blocked", at=there)
        if march.path and not may_stay(self.g, here.order.power, here.at):
            raise IllegalAnswer("sword.ally", at=here.at)
        self._act(march)

    def _act(self, march: March) -> None:
        """SR-9.7.7, 9.8: what is done where it stands must be possible there now."""
        known = ("", STOP, "siege", "plunder", "unrest")
        if march.then not in (known if march.path else ("", *self.acts)):
            raise IllegalAnswer("sword.act", at=self.who.at)

    def form(self) -> Raw:
        """Where it stands with how much, what may be reached by which path with what left, what may be done here."""
        reach = within_reach(self.g, self.who)
        return {
            "at": self.who.at,
            "halves": self.who.halves,
            "units": self.with_him[0],
            "leaders": self.with_him[1],
            "free": self.free,
            "others": self.others,
            "acts": list(self.acts),
            "reach": [[at, list(one.path), one.halves, one.by_sea] for at, one in reach.items()],
        }

    def sample(self, pick: Picker) -> Raw:
        """To stop, to act, or to go somewhere."""
        reach = within_reach(self.g, self.who)
        ways: list[Raw] = [STOP, *({"then": act} for act in self.acts)]
        ways += [{"path": list(one.path), "then": pick.choice(["", "siege", "plunder"])} for one in reach.values()]
        return pick.choice(ways)

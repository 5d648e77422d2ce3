"""SR-12.4, SR-DP19: what a beaten army can do: by land, into the city, by sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.kernel import IllegalAnswer, Picker, Raw
from games.kernel.choice import is_dict, is_list
from games.sword.battle.losses import first, held
from games.sword.battle.paths import Path, paths
from games.sword.battle.sides import present_leaders
from games.sword.board import INSIDE, neighbours
from games.sword.hands import face
from games.sword.sea import by_card, refuges
from games.sword.state import Sword
from games.sword.underway import Battle, Side

NOWHERE: Final = "none"
SHIPS: Final = "ships"
"""SR-12.4.3: those that Carthage gives its ally."""


@dataclass(frozen=True, slots=True)
class Plan:
    """SR-DP19: what goes inside, and by which way the rest; of those that sail, how many, and the way of the others.

    `way`: a path, or a card and a port, or nowhere.
    """

    way: str
    inside: Mapping[str, int] = field(default_factory=dict[str, int])
    leaders: Sequence[str] = ()
    aboard: Mapping[str, int] = field(default_factory=dict[str, int])
    rest: str = NOWHERE


class Retreating:
    """SR-DP19: raw `{"way": "reate>narnia", "inside": {"normal": 2}, "leaders": ["valerius"]}`.

    By sea also "aboard", how many sail, and "rest", the path of the others; all but the way may be left out.
    """

    def __init__(self, g: Sword, battle: Battle, side: Side, ships: int) -> None:
        self.held = held(g, side, battle.at)
        self.able = [one.id for one in present_leaders(g, side, battle.at)]
        self.land = [named(one) for one in paths(g, side, battle.at, first_step(g, battle, side))]
        self.sea = by_sea(g, side, battle.at, ships)
        self.most = space_inside(g, battle.at)
        self.room = room(g, battle, side)

    @property
    def ways(self) -> list[str]:
        """All ways, the default first: the shortest paths in alphabetical order (SR-DP19)."""
        return [*(self.land or [NOWHERE]), *self.sea]

    def read(self, raw: Raw) -> Plan:
        """The plan. IllegalAnswer: no such way, or more inside or aboard than there are or find room."""
        if not is_dict(raw) or not raw.keys() <= {"way", "inside", "leaders", "aboard", "rest"}:
            raise IllegalAnswer("choice.fields")
        way = self._way(raw.get("way"), self.ways)
        inside = self._some(raw.get("inside", {}), self.room, self.most)
        left_over = {name: number - inside.get(name, 0) for name, number in self.held.items()}
        aboard = self._some(raw["aboard"], left_over, self.sea.get(way, 0)) if "aboard" in raw else None
        if aboard is None:
            aboard = best_of(left_over, self.sea.get(way, 0))
        rest = self._way(raw.get("rest", (self.land or [NOWHERE])[0]), self.land or [NOWHERE])
        return Plan(way, inside, self._leaders(raw, left_over, inside), aboard, way if way not in self.sea else rest)

    def _way(self, raw: Raw, ways: Sequence[str]) -> str:
        if not isinstance(raw, str) or raw not in ways:
            raise IllegalAnswer("choice.unknown", option=raw[:80] if isinstance(raw, str) else "")
        return raw

    def _some(self, raw: Raw, most: Mapping[str, int], limit: int) -> dict[str, int]:
        """How many of which part."""
        if not is_dict(raw) or not raw.keys() <= most.keys():
            raise IllegalAnswer("choice.fields")
        for name, number in raw.items():
            if type(number) is not int or not 0 <= number <= most[name]:
                raise IllegalAnswer("choice.range", low=0, high=most[name])
        if sum(raw.values()) > limit:
            raise IllegalAnswer("choice.total", total=limit, given=sum(raw.values()))
        return {name: raw[name] for name in most if raw.get(name)}

    def _leaders(self, raw: Raw, left_over: Mapping[str, int], inside: Mapping[str, int]) -> list[str]:
        """Who goes inside; where nothing is said, all if no CU stays outside."""
        said = raw.get("leaders", self.able if inside and not any(left_over.values()) else [])
        if not is_list(said) or not all(one in self.able for one in said) or (said and not self.room):
            raise IllegalAnswer("choice.unknown", option="")
        return [one for one in self.able if one in said]

    def form(self) -> Raw:
        """Ways by land, ways by sea with how many they carry, what there is, and what finds room inside."""
        return [self.land or [NOWHERE], self.sea, self.held, self.room, self.able]

    def usual(self) -> Raw:
        """SR-DP19: the first path; where there is none, into the city, or on ships that were given."""
        given = [one for one in self.sea if one.startswith(SHIPS)]
        if self.land or not (self.room or given):
            return {"way": self.ways[0]}
        if self.room:
            return {"way": NOWHERE, "inside": best_of(self.room, self.most), "leaders": self.able}
        return {"way": given[0]}

    def sample(self, pick: Picker) -> Raw:
        """Any way; perhaps some inside."""
        inside = best_of(self.room, pick.randint(0, self.most)) if self.room else {}
        return {"way": pick.choice(self.ways), **({"inside": inside} if inside else {})}


def best_of(parts: Mapping[str, int], limit: int) -> dict[str, int]:
    """So many of those that are lost last (SR-DP18)."""
    return first({name: parts[name] for name in reversed([*parts])}, limit)


# What is possible


def named(path: Path) -> str:
    """The id of a path."""
    return ">".join(path)


def first_step(g: Sword, battle: Battle, side: Side) -> str:
    """SR-12.4.1: an attacker's first step is the space it came from, if it came by land."""
    came = battle.came_from if side is battle.attacker else ""
    return came if came in neighbours(g, battle.at) else ""


def room(g: Sword, battle: Battle, side: Side) -> dict[str, int]:
    """SR-12.4.2, 2.11: of a defender in a walled city of its own, what may go inside, by part: 3 CU in all."""
    place = g.places[battle.at]
    most = space_inside(g, battle.at)
    if side is battle.attacker or not place.walled or place.control not in side.powers or not most:
        return {}
    parts = held(g, side, battle.at)
    mine = parts if len(side.powers) == 1 else {place.control: parts.get(place.control, 0)}
    return {name: min(number, most) for name, number in mine.items() if number}


def space_inside(g: Sword, at: str) -> int:
    """SR-2.11: so many CU more find room in a city."""
    return max(0, INSIDE - sum(one.cu for one in g.stacks_at(at, inside=True)))


def by_sea(g: Sword, side: Side, at: str, ships: int) -> dict[str, int]:
    """SR-12.4.3: by card and port how many CU; `ships`: given by Carthage."""
    ports = havens(g, side, at)
    found = {f"{SHIPS}:{to}": ships for to in ports if ships}
    for card in g.hands[side.by].holds if side.by is not None and _own(g, side) else ():
        found |= {f"{card.id}:{to}": most for to in ports if (most := carried(g, side, card.id, at, to))}
    return found


def _own(g: Sword, side: Side) -> bool:
    """SR-12.4.3: cards are played for an army of one's own."""
    return all(g.player(one) == side.by for one in side.powers)


def havens(g: Sword, side: Side, at: str) -> list[str]:
    """SR-12.4.3: friendly ports without enemy CU; of two powers, friendly to one of them."""
    return sorted({to: None for power in side.powers for to in refuges(g, power, at)})


def carried(g: Sword, side: Side, card: str, at: str, to: str) -> int:
    """SR-11.1.1: how many CU by this card; of two powers, by the better."""
    return max(by_card(g, power, face(card), at, to) for power in side.powers)


def may_sail(g: Sword, side: Side, at: str) -> bool:
    """Whether, for all that others can see, his hand may give him a way by sea."""
    if side.by is None or not _own(g, side):
        return False
    hand = g.hands[side.by]
    unseen = [*hand.deck, *hand.hand] if hand.hand else []
    return any(carried(g, side, card, at, to) for to in havens(g, side, at) for card in (*hand.desperate, *unseen))

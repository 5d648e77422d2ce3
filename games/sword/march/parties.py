"""SR-8.2.1, SR-DP14, SR-DP35: an army, or part of it, goes one of several ways under one of its leaders, or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel import IllegalAnswer, Picker, Raw
from games.kernel.choice import is_dict, is_list
from games.sword.battle.sides import best
from games.sword.board import ARMY, move, place_leader
from games.sword.components import Power, UnitType
from games.sword.state import Sword
from games.sword.underway import total


def most(free: Mapping[UnitType, int], limit: int) -> dict[UnitType, int]:
    """As many as may go, mercenaries first."""
    found: dict[UnitType, int] = {}
    for kind in ("mercenary", "normal", "carthaginian"):
        there = min(free.get(kind, 0), limit - total(found))
        if there > 0:
            found[kind] = there
    return found


@dataclass(frozen=True, slots=True)
class Party:
    """What may go: CU by type, ten of them at most, and leaders; who of them may command."""

    units: Mapping[UnitType, int]
    leaders: Sequence[str]
    commanders: Sequence[str]


@dataclass(frozen=True, slots=True)
class Sent:
    """Who goes, which way, and under whom."""

    way: str
    units: Mapping[UnitType, int]
    leaders: Sequence[str]
    commander: str


class Sending:
    """Raw: a way, or `none`; or `{"way": "roma", "units": {"normal": 6}, "leaders": [...], "commander": "camillus"}`.

    Where nothing else is said ten CU go with all leaders, under him who has the highest tactics.
    """

    __slots__ = ("none", "ways")

    def __init__(self, ways: Mapping[str, Party], none: str) -> None:
        self.ways = ways
        self.none = none

    def read(self, raw: Raw) -> Sent | None:
        """None: nobody goes. IllegalAnswer: no such way, or more than there are."""
        said: Mapping[str, Any] = raw if is_dict(raw) else {"way": raw}
        if not said.keys() <= {"way", "units", "leaders", "commander"}:
            raise IllegalAnswer("choice.fields")
        way = said.get("way")
        if way == self.none:
            return None
        if not isinstance(way, str) or way not in self.ways:
            raise IllegalAnswer("choice.unknown", option=way[:80] if isinstance(way, str) else "")
        party = self.ways[way]
        units = _units(said.get("units", most(party.units, ARMY)), party)
        going = _leaders(said.get("leaders", list(party.leaders)), party)
        return Sent(way, units, going, _commander(said, party, going))

    def form(self) -> Raw:
        """By way, that which declines first: CU by type, leaders, and who may command."""
        ways = {way: [_plain(one.units), [*one.leaders], [*one.commanders]] for way, one in self.ways.items()}
        return {self.none: [], **ways}

    def sample(self, pick: Picker) -> Raw:
        """Nobody, or any number by any way."""
        way = pick.choice([self.none, *self.ways])
        if way == self.none:
            return way
        units = self.ways[way].units
        return {"way": way, "units": most(units, pick.randint(1, min(ARMY, total(units))))}


def _plain(units: Mapping[UnitType, int]) -> dict[str, int]:
    return dict(units.items())


def _units(raw: Any, party: Party) -> dict[UnitType, int]:
    """SR-10.3, 11.1: at least one, at most ten."""
    if not is_dict(raw) or not raw.keys() <= party.units.keys():
        raise IllegalAnswer("choice.fields")
    for kind, there in party.units.items():
        if type(raw.get(kind, 0)) is not int or not 0 <= raw.get(kind, 0) <= there:
            raise IllegalAnswer("choice.range", low=0, high=there)
    found: dict[UnitType, int] = {kind: raw[kind] for kind in party.units if raw.get(kind)}
    if not 1 <= total(found) <= ARMY:
        raise IllegalAnswer("sword.army", most=ARMY)
    return found


def _leaders(raw: Any, party: Party) -> list[str]:
    if not is_list(raw) or not all(isinstance(one, str) and one in party.leaders for one in raw):
        raise IllegalAnswer("sword.leader")
    return [one for one in party.leaders if one in raw]


def _commander(said: Mapping[str, Any], party: Party, going: Sequence[str]) -> str:
    """SR-2.8, 8.2.1: one of those who go; by default the highest tactics, then the setup order (SR-DP10)."""
    able = [one for one in party.commanders if one in going]
    named = said.get("commander", best(able))
    if named not in able:
        raise IllegalAnswer("sword.commander")
    return str(named)


def send(g: Sword, power: Power, at: str, to: str, sent: Sent) -> None:
    """They go."""
    stack = g.stack(power, at)
    if stack is not None and sent.units:
        move(g, stack, to, sent.units)
    for one in sent.leaders:
        place_leader(g.leaders[one], to)

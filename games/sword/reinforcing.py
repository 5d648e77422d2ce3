"""SR-5.10.1, 5.10.2: how many CU come, and where they may be placed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import IllegalAnswer, Picker, Raw
from games.kernel.choice import is_dict
from games.sword.board import ARMY, besieged, controlled, friendly, home
from games.sword.components import GARRISON_BOX, Power, UnitType, non_player_powers, spaces
from games.sword.state import Sword

HIRED: Final = 2  # SR-5.10.1: mercenaries of a turn
CAPITAL: Final = "carthago"


@dataclass(frozen=True, slots=True)
class Levy:
    """CU to be placed: of which power and type, how many, and the space that gives them; "": no one space (5.10.2)."""

    power: Power
    kind: UnitType
    number: int
    source: str = ""

    @property
    def id(self) -> str:
        """Its name on a card: "ROM.roma"."""
        return f"{self.power}.{self.source or self.kind}"


def levies(g: Sword, power: Power) -> list[Levy]:
    """SR-5.10.1: each own home reinforcement space that is its own and not besieged gives its number."""
    if power == "CAR":
        return _of_carthage(g)
    giving = producing(g, power)
    return [Levy(power, "normal", spaces()[one].reinforcement, one) for one in giving]


def _of_carthage(g: Sword) -> list[Levy]:
    """SR-5.10.1 (5P): two mercenaries, one while an insurrection lasts; three of its own if it holds Carthago."""
    hired = [Levy("CAR", "mercenary", HIRED - g.insurrection)]
    held = CAPITAL in producing(g, "CAR")
    return [*hired, *([Levy("CAR", "carthaginian", spaces()[CAPITAL].reinforcement, CAPITAL)] if held else [])]


def producing(g: Sword, power: Power) -> list[str]:
    """SR-5.10.1, 5.10.2: home reinforcement spaces it controls that are not besieged, the greatest first."""
    own = [one for one in home(power) if one in g.places and spaces()[one].reinforcement]
    able = [one for one in own if friendly(g, power, one) and not besieged(g, one)]
    return sorted(able, key=lambda one: (-spaces()[one].reinforcement, one))


def room(g: Sword, power: Power, at: str) -> int:
    """SR-5.10.2: at most ten CU of a power stand in a space after placement; the box has no limit."""
    if at == GARRISON_BOX:
        return 1_000
    return max(0, ARMY - g.cu(power, at) - g.cu(power, at, inside=True))


def places_for(g: Sword, levy: Levy) -> list[str]:
    """SR-5.10.2, 19.2: where it may be placed, the default first: its source, then by number and name, the box last."""
    producers = [levy.source] if levy.source else producing(g, levy.power)
    led = [one for one in controlled(g, levy.power) if g.leaders_at(levy.power, one) and not besieged(g, one)]
    others = sorted(led, key=lambda one: (-spaces()[one].reinforcement, one))
    box = [GARRISON_BOX] if levy.power == "CAR" and GARRISON_BOX in g.places else []
    return [one for one in dict.fromkeys([*producers, *others, *box]) if room(g, levy.power, one)]


class Placing:
    """SR-5.10.2: where levies are placed, all in one answer: raw `{"ROM.roma": {"roma": 3, "capua": 1}}`.

    What finds no place is lost, and only that.
    """

    __slots__ = ("levies", "rooms", "where")

    def __init__(self, g: Sword, levies: Sequence[Levy]) -> None:
        self.levies = {one.id: one for one in levies}
        self.where = {one.id: places_for(g, one) for one in levies}
        self.rooms: dict[tuple[Power, str], int] = {
            (one.power, at): room(g, one.power, at) for one in levies for at in self.where[one.id]
        }

    def read(self, raw: Raw) -> dict[str, dict[str, int]]:
        """Where each goes. IllegalAnswer: not all that finds room is placed, or more than finds it."""
        if not is_dict(raw) or raw.keys() != self.levies.keys():
            raise IllegalAnswer("choice.fields")
        read = {name: self._share(name, raw[name]) for name in self.levies}
        left = self._left(read)
        for name, levy in self.levies.items():
            placed = sum(read[name].values())
            if placed < levy.number and any(left[levy.power, at] for at in self.where[name]):
                raise IllegalAnswer("choice.total", total=levy.number, given=placed)
        return read

    def _share(self, name: str, raw: Any) -> dict[str, int]:
        if not is_dict(raw) or not all(one in self.where[name] for one in raw):
            raise IllegalAnswer("choice.unknown", option=name)
        if not all(type(number) is int and number > 0 for number in raw.values()):
            raise IllegalAnswer("choice.range", low=1, high=self.levies[name].number)
        if sum(raw.values()) > self.levies[name].number:
            raise IllegalAnswer("choice.total", total=self.levies[name].number, given=sum(raw.values()))
        return {at: raw[at] for at in self.where[name] if at in raw}

    def _left(self, read: Mapping[str, Mapping[str, int]]) -> dict[tuple[Power, str], int]:
        """The room that is left. IllegalAnswer: somewhere there is less than none."""
        left: dict[tuple[Power, str], int] = dict(self.rooms)
        for name, shares in read.items():
            for at, number in shares.items():
                left[self.levies[name].power, at] -= number
        for (_, at), number in left.items():
            if number < 0:
                raise IllegalAnswer("sword.full", at=at)
        return left

    def form(self) -> Raw:
        """Each levy with its number and its places, and the room there is."""
        return {
            name: [levy.number, [[at, self.rooms[levy.power, at]] for at in self.where[name]]]
            for name, levy in self.levies.items()
        }

    def usual(self) -> dict[str, dict[str, int]]:
        """SR-DP8: each where it comes from, what finds no place there in the next place by number and name."""
        left = dict(self.rooms)
        found: dict[str, dict[str, int]] = {name: {} for name in self.levies}
        for name, levy in self.levies.items():
            rest = levy.number
            for at in self.where[name]:
                fits = min(rest, left[levy.power, at])
                if fits:
                    found[name][at] = fits
                    left[levy.power, at] -= fits
                    rest -= fits
        return found

    def sample(self, pick: Picker) -> Raw:
        """Each CU anywhere there is room."""
        left = dict(self.rooms)
        found: dict[str, dict[str, int]] = {name: {} for name in self.levies}
        for name, levy in self.levies.items():
            for _ in range(levy.number):
                able = [at for at in self.where[name] if left[levy.power, at]]
                if able:
                    at = pick.choice(able)
                    found[name][at] = found[name].get(at, 0) + 1
                    left[levy.power, at] -= 1
        return found


def of_nobody(g: Sword, power: Power) -> Mapping[str, int]:
    """SR-5.10.1, 5.10.2: the CU of a non-player power, and where they appear."""
    card = next((one for one in non_player_powers() if one["id"] == power), None)
    if card is None or g.player(power) is not None or not _comes(g, power):
        return {}
    rest, found = card["reinforcement"]["n"], dict[str, int]()
    for at in _appearing(g, power, card["reinforcement"]["spaces"]):
        fits = min(rest, room(g, power, at))
        if fits:
            found[at], rest = fits, rest - fits
    return found


def _comes(g: Sword, power: Power) -> bool:
    """SR-5.10.1, 16.9: Volsci while they control a space, mercenaries while they revolt, the others always."""
    if power == "VOL":
        return bool(controlled(g, "VOL"))
    if power == "MER":
        return g.insurrection
    return any(one.power == power for one in g.leaders.values())


def _appearing(g: Sword, power: Power, printed: Sequence[str]) -> list[str]:
    """SR-5.10.2: in its reinforcement spaces if it controls them; mercenaries with their leader or largest stack."""
    if power == "MER":
        led = [one.at for one in g.leaders.values() if one.power == "MER" and one.where == "map"]
        most = sorted((one for one in g.stacks if one.power == "MER"), key=lambda one: (-one.cu, one.at))
        return list(dict.fromkeys([*led, *(one.at for one in most)]))[:1]
    boxes = [one for one in printed if spaces()[one].kind == "box"]
    return [one for one in printed if one in g.places and (one in boxes or friendly(g, power, one))]

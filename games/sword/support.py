"""SR-7.1.3 to 7.1.5, 7.5.1, 12.5: where support can be added and removed, and how points are spent, in one answer."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.kernel import Decision, IllegalAnswer, Picker, Raw, ask
from games.kernel.choice import is_list
from games.sword.board import (
    MOST_LOYAL,
    besieged,
    displace,
    enemies_at,
    friendly,
    take_over,
    touching,
)
from games.sword.components import INDEPENDENT, TIES, Control, Player, Power, constants
from games.sword.events import ControlChanged, LeaderDisplaced, SupportAdded, SupportRemoved
from games.sword.siege import sunk
from games.sword.state import Place, Sword

Targets: TypeAlias = Power | Sequence[Power] | None
FALLEN: Final[int] = constants()["captured_loyalty"]


# Where


def additions(g: Sword, power: Power, where: Sequence[str] | None = None) -> list[str]:
    """SR-7.1.3: where this power can add support; `where`: only there."""
    return [one.id for one in g.places.values() if _within(one, where) and _can_add(g, power, one)]


def _within(place: Place, where: Sequence[str] | None) -> bool:
    return where is None or place.id in where


def _can_add(g: Sword, power: Power, place: Place) -> bool:
    """SR-7.1.3: a PC in an independent normal space, or loyalty of an own city up to 3 that is not besieged."""
    if place.control == power:
        return place.loyalty < MOST_LOYAL and place.walled and not besieged(g, place.id)
    if place.control != INDEPENDENT or not place.normal:
        return False
    near = any(friendly(g, power, one) for one in touching(g, place.id)) or g.cu(power, place.id)
    return bool(near) and not enemies_at(g, power, place.id)


def removals(
    g: Sword, by: Power, target: Targets = None, where: Sequence[str] | None = None, *, operations: bool = False
) -> list[str]:
    """SR-7.1.4: where this power can remove support of the target (None: of any other player's or nobody's power)."""
    whose = _targets(g, by, target, operations=operations)
    near = _occupied(g, by) if operations else g.places
    able = [g.places[at] for at in near if g.places[at].control in whose]
    return [one.id for one in able if _within(one, where) and _can_lose(g, one)]


def _targets(g: Sword, by: Power, target: Targets, *, operations: bool) -> list[Power]:
    """SR-15.2.1, 15.2.3: by operations of no ally; an event may be used against one, never against one's own."""
    if target is not None:
        return [target] if isinstance(target, str) else [*target]
    owner = g.player(by)
    others: list[Power] = [one for one in TIES if one != by and (owner is None or g.player(one) != owner)]
    return [one for one in others if not (operations and g.allied(by, one))]


def _can_lose(g: Sword, place: Place) -> bool:
    """SR-7.1.4: a normal space without CU of its owner; a city more loyal than it holds CU of its owner."""
    own = sum(one.cu for one in g.stacks if one.at == place.id and one.power == place.control)
    return own == 0 if place.normal else place.walled and place.loyalty > own


def _occupied(g: Sword, by: Power) -> list[str]:
    """SR-7.1.4: spaces in which own CU are outside, and no enemy CU at all."""
    own = [one.at for one in g.stacks if one.power == by and not one.inside]
    return [at for at in own if not enemies_at(g, by, at) and not enemies_at(g, by, at, inside=True)]


# What it does


def _add(place: Place, power: Power) -> None:
    """SR-7.1.3: the marker, which takes a plundered marker away; or loyalty."""
    if place.control == power:
        place.loyalty += 1
    else:
        take_over(place, power)


def _remove(g: Sword, by: Power, place: Place) -> None:
    """SR-7.1.4: the marker goes; or loyalty, and at 0 the city."""
    if not place.walled:
        take_over(place, INDEPENDENT)
        return
    place.loyalty -= 1
    if not place.loyalty:
        _pass_on(g, by, place)


def _pass_on(g: Sword, by: Power, place: Place) -> None:
    """SR-7.1.4: a city without loyalty goes to the remover if it has a space next to it, else to nobody."""
    near = any(friendly(g, by, one) for one in touching(g, place.id))
    take_over(place, by if near else INDEPENDENT)
    place.loyalty = FALLEN


def add_one(g: Sword, power: Power, at: str) -> None:
    """SR-7.1.3: one point of support is added."""
    _add(g.places[at], power)
    g.tell(SupportAdded(power, at, g.places[at].loyalty))


def remove_one(g: Sword, by: Power, at: str) -> None:
    """SR-7.1.4: one point is removed."""
    before: Control = g.control(at)
    _remove(g, by, g.places[at])
    g.tell(SupportRemoved(by, at, before, g.control(at), g.places[at].loyalty))
    if g.control(at) != before:
        _turn_out(g, at)


def fall(g: Sword, by: Power, at: str) -> None:
    """SR-7.1.4: a city whose loyalty has come to 0 by a card of this power."""
    before: Control = g.control(at)
    _pass_on(g, by, g.places[at])
    g.tell(ControlChanged(at, before, g.control(at)))
    _turn_out(g, at)


def _turn_out(g: Sword, at: str) -> None:
    """SR-7.1.4: leaders alone inside a city that is theirs no more are displaced."""
    for leader in [one for one in g.leaders.values() if one.where == "map" and one.at == at and one.inside]:
        displace(leader)
        g.tell(LeaderDisplaced(leader.id, at))


# How points are spent


@dataclass(frozen=True, slots=True)
class Point:
    """One point: a power adds support somewhere, or removes it."""

    what: Literal["add", "remove"]
    power: Power
    at: str

    @property
    def id(self) -> str:
        """For example "remove.ETR.capua"."""
        return f"{self.what}.{self.power}.{self.at}"


@dataclass(frozen=True, slots=True)
class Terms:
    """What points may be spent on: by which powers, adding or removing, of whom, where; each in another space?"""

    powers: Sequence[Power]
    add: bool = True
    remove: bool = True
    target: Targets = None
    where: Sequence[str] | None = None
    operations: bool = False
    distinct: bool = False

    def offered(self, g: Sword, spent: Sequence[Point] = ()) -> dict[str, Point]:
        """What one point can do now, those before it being spent, in alphabetical order."""
        used = [one.at for one in spent] if self.distinct else []
        found = [one for power in self.powers for one in self._of(g, power) if one.at not in used]
        return {one.id: one for one in sorted(found, key=lambda one: one.id)}

    def _of(self, g: Sword, power: Power) -> list[Point]:
        adding = additions(g, power, self.where) if self.add else []
        taking = removals(g, power, self.target, self.where, operations=self.operations) if self.remove else []
        return [*(Point("add", power, at) for at in adding), *(Point("remove", power, at) for at in taking)]


Prefer: TypeAlias = Callable[[Point], tuple[int, str] | None]
"""What is done first where nobody says it; None: never."""


def alphabetical(point: Point) -> tuple[int, str]:
    """SR-DP34."""
    return 0, point.id


class Spending:
    """So many points, one after the other, each where it is legal after those before: raw `["remove.ETR.roma", ...]`.

    Fewer may be spent: the rest is lost.
    """

    __slots__ = ("g", "number", "prefer", "terms")

    def __init__(self, g: Sword, terms: Terms, number: int, prefer: Prefer = alphabetical) -> None:
        self.g = _still(g)
        self.terms = terms
        self.number = number
        self.prefer = prefer

    def read(self, raw: Raw) -> list[Point]:
        """The points in order. IllegalAnswer: too many, or one that is not legal when its turn comes."""
        if not is_list(raw) or len(raw) > self.number:
            raise IllegalAnswer("choice.count", low=0, high=self.number)
        trial = _trial(self.g)
        spent: list[Point] = []
        for name in raw:
            offered = self.terms.offered(trial, spent)
            if not isinstance(name, str) or name not in offered:
                raise IllegalAnswer("sword.support", point=str(name)[:80])
            spent.append(offered[name])
            _do(trial, offered[name])
        return spent

    def form(self) -> Raw:
        """How many points, what the first can do, and what only becomes possible by one before it."""
        first = self.terms.offered(self.g)
        return [self.number, list(first), [one for one in self._later() if one not in first]]

    def after(self, raw: Raw) -> list[str]:
        """What one more point can do when these are spent; nothing once all are. IllegalAnswer: these cannot be."""
        spent, trial = self.read(raw), _trial(self.g)
        for one in spent:
            _do(trial, one)
        return list(self.terms.offered(trial, spent)) if len(spent) < self.number else []

    def _later(self) -> list[str]:
        """What may be legal when everything that opens something new has been done."""
        trial = _trial(self.g)
        found: dict[str, None] = {}
        for _ in range(1, self.number):
            offered = self.terms.offered(trial)
            found |= dict.fromkeys(offered)
            for name, point in offered.items():
                if name in self.terms.offered(trial) and _opens(trial, point):
                    _do(trial, point)
        return sorted({**found, **dict.fromkeys(self.terms.offered(trial))}) if self.number > 1 else []

    def usual(self) -> list[str]:
        """The default: at each point what is preferred, in alphabetical order."""
        trial = _trial(self.g)
        spent: list[Point] = []
        while len(spent) < self.number:
            able = {key: one for one in self.terms.offered(trial, spent).values() if (key := self.prefer(one))}
            if not able:
                break
            spent.append(able[min(able)])
            _do(trial, spent[-1])
        return [one.id for one in spent]

    def sample(self, pick: Picker) -> Raw:
        """Point by point, some perhaps unspent."""
        trial = _trial(self.g)
        spent: list[Point] = []
        for _ in range(pick.randint(0, self.number)):
            if not (offered := self.terms.offered(trial, spent)):
                break
            spent.append(offered[pick.choice(list(offered))])
            _do(trial, spent[-1])
        return [one.id for one in spent]


def _trial(g: Sword) -> Sword:
    """The game, to try points on (`_do`): what changes becomes its own, all else is only looked at."""
    trial = copy.copy(g)
    trial.places = dict(g.places)
    return trial


def _still(g: Sword) -> Sword:
    """The table as it is now: what is asked stays what it was, whatever moves meanwhile."""
    still = _trial(g)
    still.places = {key: copy.copy(place) for key, place in g.places.items()}
    still.stacks = [copy.copy(one) for one in g.stacks]
    for one in still.stacks:
        one.units = dict(one.units)
    still.alliances = [*g.alliances]
    return still


def _do(trial: Sword, point: Point) -> None:
    place = trial.places[point.at] = copy.copy(trial.places[point.at])
    if point.what == "add":
        _add(place, point.power)
    else:
        _remove(trial, point.power, place)


def _opens(g: Sword, point: Point) -> bool:
    """Whether somebody else controls the space afterwards: loyalty alone opens nothing."""
    place = g.places[point.at]
    return not place.walled or (point.what == "remove" and place.loyalty == 1)


@dataclass(frozen=True, slots=True)
class Question:
    """By which decision points are asked for (SR-30), and what is spent first where nobody says it."""

    kind: str = "card.target"
    clause: str = "SR-7.1.3"
    point: str = "SR-DP34"
    prefer: Prefer = alphabetical


CARD: Final = Question()


async def spend(
    g: Sword, player: Player, terms: Terms, points: int, *, question: Question = CARD, **about: str | int
) -> list[Point]:
    """SR-7.1.5, 12.5: a player says with one answer how all points are spent; then they are, in that order."""
    said: list[Point] = []
    if points and terms.offered(g):
        matter = {"points": points, "turn": g.turn, "round": g.round, **about}
        said = await ask(lambda: _asked(g, player, Spending(g, terms, points, question.prefer), question, matter))
    for one in said:
        (add_one if one.what == "add" else remove_one)(g, one.power, one.at)
    await sunk(g)
    return said


def _asked(
    g: Sword, player: Player, choice: Spending, question: Question, matter: Mapping[str, str | int]
) -> Decision[list[Point]]:
    lapse = choice.usual()
    return Decision(question.kind, g.seat(player), choice, question.clause, question.point, matter, lapse=lapse)

"""A game made of two: the merchants of one table trade on two Salt Roads at once. It is played in tests alone."""

# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Annotated, Any, ClassVar

import pytest
from pydantic import Field

from bot.base import text
from bot.fronts import FRONTS, halves
from bot.fronts.front import Front, hand_in
from games.catalog import GAMES
from games.kernel import Book, Dice, Event, Game, Half, Seat, Setup, State, StepId, View, commitment, together, within
from games.sample import GAME as SALT
from games.sample.auction import auction
from games.sample.market import barter, market
from games.sample.state import SaltOptions, SaltRoad, scramble
from games.sample.state import setup as one_road
from games.sample.view import SaltView
from games.sample.view import view as of_one
from rendering.sample import thumbnail
from tests.cogs.kept import HALLS

KIND = "tworoads"
EAST, WEST = "east", "west"


@dataclass(slots=True)
class RoadDice(Dice):
    """The dice of the whole, in the hands of one road."""

    whole: Dice = field(default_factory=lambda: Dice(""))
    half: str = ""

    def between(self, label: str, low: int, high: int) -> int:
        return self.whole.between(f"{self.half}.{label}", low, high)

    def open_chapter(self, name: str) -> str:
        return commitment(self.whole.key().hex())


class EastBook(Book):
    half = EAST


class WestBook(Book):
    half = WEST


@dataclass(slots=True, kw_only=True)
class East(SaltRoad):
    half: ClassVar[str] = EAST
    dice: Annotated[Dice, Field(exclude=True)] = field(default_factory=lambda: Dice(""))
    book: EastBook = field(default_factory=EastBook)


@dataclass(slots=True, kw_only=True)
class West(SaltRoad):
    half: ClassVar[str] = WEST
    dice: Annotated[Dice, Field(exclude=True)] = field(default_factory=lambda: Dice(""))
    book: WestBook = field(default_factory=WestBook)


@dataclass(slots=True, kw_only=True)
class TwoRoads(State):
    """T-1: two roads, one day."""

    rulebook: ClassVar[str] = "T"
    day: int = 0
    east: East
    west: West

    def __post_init__(self) -> None:
        for road in (self.east, self.west):
            self.join(road)
            road.dice = RoadDice(self.dice.seed, whole=self.dice, half=road.half)


class TwoView(View):
    """Both roads."""

    east: SaltView
    west: SaltView
    day: int

    def whole(self) -> TwoView:
        self.east.whole()
        self.west.whole()
        return self

    def keep_for(self, reader: object) -> None:
        self.east.keep_for(reader)
        self.west.keep_for(reader)

    def close(self) -> None:
        self.east.close()
        self.west.close()


@dataclass(frozen=True, slots=True)
class Dawn(Event):
    """T-3.4: a day of both roads begins."""

    namespace: ClassVar[str] = KIND
    day: int
    digest: str


def setup(chosen: Setup) -> TwoRoads:
    dice = Dice(chosen.seed)
    dice.open_chapter("setup")
    roads = [one_road(Setup(chosen.seats, f"{chosen.seed}{half}", SaltOptions())) for half in (EAST, WEST)]
    made = [
        kind(
            step="auction",
            merchants=road.merchants,
            deck=road.deck,
            days=2,
        )
        for kind, road in zip((East, West), roads, strict=True)
    ]
    east, west = made
    assert isinstance(east, East)
    assert isinstance(west, West)
    return TwoRoads(step="dawn", dice=dice, east=east, west=west)


async def dawn(g: TwoRoads) -> StepId:
    """T-3.4: the next day."""
    g.day += 1
    g.tell(Dawn(g.day, g.dice.open_chapter(f"day-{g.day}")))
    return "auctions"


async def auctions(g: TwoRoads) -> StepId:
    """T-2: both auctions at once."""
    g.east.step = g.west.step = "auction"
    g.east.ruleset = g.west.ruleset = SALT.ruleset
    await together(within(EAST, auction(g.east)), within(WEST, auction(g.west)))
    return "floors"


async def floors(g: TwoRoads) -> StepId:
    """T-3.1: both floors at once."""
    g.east.step = g.west.step = "barter"
    done = await together(within(EAST, barter(g.east)), within(WEST, barter(g.west)))
    return "east:market" if done == ["market", "market"] else "floors"


async def east(g: TwoRoads) -> StepId:
    """T-3.3."""
    g.east.step = "market"
    await within(EAST, market(g.east))
    return "west:market"


async def west(g: TwoRoads) -> StepId | None:
    """T-3.3."""
    g.west.step = "market"
    return "dawn" if await within(WEST, market(g.west)) else None


def view(g: TwoRoads, seat: Seat | None) -> TwoView:
    return TwoView.model_construct(east=of_one(g.east, seat), west=of_one(g.west, seat), day=g.day)


def shuffled(g: TwoRoads, seat: Seat, dice: Dice) -> None:
    scramble(g.east, seat, dice)
    scramble(g.west, seat, dice)


GAME: Game[TwoRoads] = Game(
    id=KIND,
    state=TwoRoads,
    seats=range(2, 13),
    setup=setup,
    steps={"dawn": dawn, "auctions": auctions, "floors": floors, "east:market": east, "west:market": west},
    view=view,
    scramble=shuffled,
    turn=lambda g: g.day,
    phase=lambda step: step.partition(".")[0],
    ruleset=2,
    events=(Dawn, *SALT.events),
    halves={
        EAST: Half(SALT, lambda g: g.east, lambda seen: seen.east),
        WEST: Half(SALT, lambda g: g.west, lambda seen: seen.west),
    },
)
ROADS = {EAST: FRONTS["sample"], WEST: FRONTS["sample"]}
FRONT = Front(
    game=GAME,
    course=halves.course(ROADS, {f"{KIND}.Dawn": "day"}),
    ordering=halves.ordering(ROADS),
    posting=halves.posting(ROADS),
    glance=halves.GLANCE,
    hand=halves.hand,
    moving=halves.moving,
    twins=halves.twins,
    dealing=halves.dealing(KIND),
    standing=halves.standing,
    scene=halves.scene_with(lambda look, focus, changed: FRONTS["sample"].scene(look.within(EAST), focus, changed)),
    focuses=halves.focuses(("overview",), ROADS),
    thumbnail=thumbnail,
    measures=halves.measures,
)
WORDS = """
game-tworoads = Two Roads
choice-tworoads = Two Roads
pitch-tworoads = Two roads at once.
half-east = East Road
half-west = West Road
step-auctions = Both Auctions
step-floors = Both Floors
step-dawn = Dawn
phase-dawn = Dawn
phase-auctions = Auctions
phase-floors = Floors
phases = dawn auctions floors east:market west:market
event-tworoads-dawn = Day { $day } dawns on both roads. Pledge of its dice: { $digest }.
    .news = Day { $day } dawns on both roads.
"""


@pytest.fixture
def two_roads(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is in the list of games, with its words, as long as a test lasts; no hall of before knows it."""
    words = tmp_path_factory.mktemp("words") / f"{KIND}.ftl"
    words.write_text(WORDS, encoding="utf-8")
    parts, resource = text.parts, text.resource

    def found(language: str, name: str) -> Traversable:
        return words if name == KIND else resource(language, name)

    def named(language: str, game: str) -> tuple[str, ...]:
        return (KIND,) if game == KIND else parts(language, game)

    monkeypatch.setattr(text, "resource", found)
    monkeypatch.setattr(text, "parts", named)
    games: Any = GAMES
    monkeypatch.setattr(games, "bring", {**GAMES, KIND: GAME}.__getitem__)
    monkeypatch.setattr(games, "names", (*GAMES, KIND))
    monkeypatch.setitem(FRONTS, KIND, FRONT)
    hand_in([FRONT])
    before = dict(HALLS)
    HALLS.clear()
    yield
    HALLS.clear()
    HALLS.update(before)

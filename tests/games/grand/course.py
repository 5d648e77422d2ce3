"""A table of both republics to try one rule of the course of the game at.

    course.at("rome:revenue.state", change=won(1, "carthage"))

Both boards are laid alike, whatever the seed: Families are dealt round by number, as on the benches of both games, and
hands are empty. Cornelius (diamond) is Rome Consul; the Home Suffete is Mago (diamond).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games import bench
from games.grand import GAME
from games.grand.pieces import Side
from games.grand.state import Course as Stage
from games.grand.state import Grand, Half
from games.kernel import Event, Seat, Setup, StepId, Table, chairs
from games.republic.bench import draw_out, gather, numbered
from games.republic.pieces import Reign, Senator
from games.republic.senators import enter
from games.republic.state import foremost
from tests.games.grand.laying import begin_at

Change = Callable[[Grand], object]


async def to_come(_g: Grand) -> StepId | None:
    """Here the game stops."""
    return None


class Course(bench.Play[Grand]):
    """A table of the Grand Variant, and all that was told at it."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def start(self, seats: int = 4, seed: str = "play", *, turns: int | None = None, **options: Any) -> Course:
        """A game begins."""
        setup = Setup(chairs(seats), seed, GAME.options.model_validate(options), turns)
        self.table, outcome = Table.start(self.game, setup)
        self._note(outcome.tellings)
        return self

    def at(
        self,
        step: str,
        *changes: Change,
        seats: int = 4,
        stage: Stage = "stage-2",
        dice: Mapping[str, Sequence[int]] | None = None,
        **options: Any,
    ) -> Course:
        """Begin at a step of turn 1: with these dice by label, after these changes."""
        g = laid(seats, stage, options)
        begin_at(g, step)
        for change in changes:
            change(g)
        g.dice.loaded |= {label: list(numbers) for label, numbers in (dice or {}).items()}
        self.begin(g)
        return self

    def until(self, *steps: str) -> Course:
        """The game stops before these steps."""
        self.game = replace(self.game, steps={**self.game.steps, **dict.fromkeys(steps, to_come)})
        return self

    def saw(self, kind: type[Event]) -> list[Any]:
        """The events of one kind among those told."""
        return [event for event in self.told if isinstance(event, kind)]

    def lapse_until(self, *steps: str) -> Course:
        """Let everything take its default until a step of this name, or the end; told is gathered."""
        told = list(self.told)
        while not self.table.over and self.g.step not in steps:
            one = self.awaited()[0]
            self.submit(one.key, one.lapse)
            told += self.told
        self.told[:] = told
        return self

    def lapse_turns(self, count: int) -> Course:
        """Let everything take its default for so many turns."""
        last = self.g.turn + count
        while not self.table.over and self.g.turn < last:
            one = self.awaited()[0]
            self.submit(one.key, one.lapse)
        return self


def laid(seats: int, stage: Stage, options: Mapping[str, Any]) -> Grand:
    """Both boards after the set-up, or Carthage's alone in stage 1; turn 1 has begun."""
    early = stage == "stage-1"
    chosen = {"start": "staged" if early else "simultaneous", **options}
    table = Course().until("turn").start(seats, **chosen)
    table.lapse_until("turn")
    g = table.g
    g.told.clear()
    g.course, g.turn, g.ending = stage, 1, None
    if not g.sides:
        g.seats.sort(key=list(chairs(12)).index)
    for half in g.halves():
        deal_round(half)
        half.turn = 1
    g.resumes.update({half.half: "mortality" for half in g.halves()})
    g.dice.open_chapter("play")
    return g


def deal_round(half: Half) -> None:
    """Families are dealt round by number; every faction has a Leader; the foremost office is that of Senator 1."""
    office = half.law.officials[1] if half.half == "rome" else "home-suffete"
    count = len(half.senators)
    gather(half)
    half.seats.sort(key=list(chairs(12)).index)
    for province in half.provinces.values():
        province.governor, province.term = "", 0
    for n, family in enumerate(list(half.law.tables.families)[:count]):
        draw_out(half, family)
        enter(half, seat=half.seats[n % len(half.seats)], family=family)
    senator(half, 1).office = office
    for seat, faction in half.factions.items():
        leader = foremost(half.senators_of(seat))
        faction.leader = leader.id if leader else ""
    if hasattr(half, "committee"):
        for membership in half.committee.values():
            membership.member, membership.term = "", 0


def senator(half: Half, number: int) -> Any:
    """The Senator in play with this ID."""
    found: Senator = numbered(half, number)
    return found


def won(number: int, winner: Side) -> Change:
    """A coupled War is settled."""

    def change(g: Grand) -> None:
        g.war(number).settled, g.war(number).winner = True, winner

    return change


def money(side: Side, talents: int) -> Change:
    """The State Treasury of a republic holds so much."""

    def change(g: Grand) -> None:
        half = g.republic(side)
        half.issued += talents - half.treasury
        half.treasury = talents

    return change


def influence(side: Side, **points: int) -> Change:
    """`_3=40`: a Senator by number has this INF."""

    def change(g: Grand) -> None:
        for number, value in points.items():
            senator(g.republic(side), int(number.removeprefix("_"))).influence = value

    return change


def rules(side: Side, number: int) -> Change:
    """A Senator rules this republic for life."""

    def change(g: Grand) -> None:
        half = g.republic(side)
        one = senator(half, number)
        half.reigns.append(Reign(senator=one.id, seat=Seat(one.faction), influence=one.influence))

    return change


def emptied(*sides: Side) -> Change:
    """The decks of these republics are drawn: all those of Carthage, the Early one of Rome."""

    def change(g: Grand) -> None:
        for side in sides:
            g.republic(side).deck.clear()
            if side == "carthage":
                g.carthage.next_deck.clear()

    return change

"""Recording a game at random, and replaying what was recorded."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any

from games.carthage import minds as carthage
from games.catalog import GAMES, MINDS
from games.kernel import BotError, Event, Outcome, Raw, Seat, Setup, Table, chairs
from games.playout import choose
from games.republic.minds.player import Player
from games.republic.minds.runner import Round
from games.rome import minds as rome

HOME = Path(__file__).parent / "games"
SAMPLE = 400  # answers: The Salt Road goes on as long as people trade


@dataclass(frozen=True)
class Plan:
    """A game to be recorded; the number is chosen so that the game is long.

    `sensible`: its players want to win; `turns`: so many, of a game that has no end.
    """

    name: str
    game: str
    seats: int
    options: Mapping[str, str | bool] = field(default_factory=dict[str, str | bool])
    number: int = 1
    sensible: bool = False
    turns: int | None = None

    @property
    def file(self) -> Path:
        return HOME / f"{self.name}.txt"

    def begin(self) -> tuple[Table[Any], Outcome]:
        game = GAMES[self.game]
        game = replace(game, ruleset=UNDER.get(self.game, game.ruleset))
        setup = Setup(
            chairs(self.seats), f"golden {self.number}", game.options.model_validate(self.options), self.turns
        )
        return Table.start(game, setup)


LIVE = {"scenario": "late", "ballots": "live"}
ADVANCED = dict.fromkeys(("pontifex", "provincial_wars", "rebel_governors", "disbandment", "advocates", "laws"), True)
PLANS = (
    Plan("sample-2", "sample", 2),
    Plan("sample-4", "sample", 4),
    Plan("carthage-early-4", "carthage", 4, {"scenario": "early"}, 6),
    Plan("carthage-late-4", "carthage", 4, {"scenario": "late"}, 7),
    Plan("carthage-campaign-4", "carthage", 4, {"scenario": "campaign", "ballots": "sealed"}, 13),
    Plan("carthage-early-1", "carthage", 1, {"scenario": "early"}, 29),
    Plan("carthage-late-2", "carthage", 2, {"scenario": "late"}, 7),
    Plan("carthage-late-6-assassination", "carthage", 6, {**LIVE, "assassination": "optional"}, 7),
    Plan("carthage-early-4-sensible", "carthage", 4, {"scenario": "early"}, 8, sensible=True),
    Plan("rome-early-4", "rome", 4, {"scenario": "early"}, 1),
    Plan("rome-middle-3-advanced", "rome", 3, {"scenario": "middle", "ballots": "sealed", **ADVANCED}, 2),
    Plan("rome-late-6", "rome", 6, {"scenario": "late", "ballots": "live", "assassination": "optional"}, 3),
    Plan("rome-early-1", "rome", 1, {"scenario": "early"}, 5),
    Plan("rome-early-4-sensible", "rome", 4, {"scenario": "early"}, 5, sensible=True),
    Plan("grand-3", "grand", 3, {"start": "simultaneous"}, 1, turns=1),
    Plan("grand-6-camps", "grand", 6, {"mode": "one-faction"}, 2, turns=1),
    Plan("grand-4-sensible", "grand", 4, {"start": "simultaneous", "overlap": True}, 3, sensible=True, turns=4),
    Plan("diplomacy-4", "diplomacy", 4, number=1, turns=2),
    Plan("diplomacy-7-sensible", "diplomacy", 7, number=2, sensible=True, turns=2),
    Plan("diplomacy-5-standard", "diplomacy", 5, {"rules": "standard"}, 3, sensible=True, turns=2),
    Plan("sword-5-sensible", "sword", 5, number=1, sensible=True, turns=2),
    Plan("sword-2", "sword", 2, {"length": "short"}, number=2, turns=3),
)


REPUBLICS = {"carthage": carthage, "rome": rome}

UNDER = {
    "carthage": 6,
    "grand": 1,
    "rome": 1,
    "sample": 1,
}
"""The ruleset under which the games of a kind were recorded, if that is not the one of now: under it they go on."""


class Differs(Exception):  # noqa: N818 - said of a game
    """A recorded game does not go as it went."""


# What a line says


def written(value: Any) -> str:
    """As JSON, always the same; a set, whose order means nothing, is refused."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, default=_plain, separators=(",", ":"))


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    raise TypeError(f"{type(value).__name__} is not plain")


def events(outcome: Outcome) -> list[str]:
    """What was told, to whom, one line each; not what is never compared, as the rule that is cited."""
    return [
        written({"told": type(one.event).__name__, "to": one.to and list(one.to), **facts(one.event)})
        for one in outcome.tellings
    ]


def facts(event: Event) -> dict[str, Any]:
    """The fields of an event that say what happened."""
    compared = {one.name for one in fields(event) if one.compare}
    return {name: value for name, value in asdict(event).items() if name in compared}


def digits(*lines: str) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=3).hexdigest()


def mark(outcome: Outcome) -> str:
    return outcome.entry.mark if outcome.entry else ""


@dataclass
class Writer:
    """The lines of a game, as it goes on."""

    turn: int | None = None
    told: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    in_full: list[tuple[int, list[str]]] = field(default_factory=list)

    def add(self, table: Table[Any], key: str, raw: Raw, outcome: Outcome) -> None:
        """An answer, and what came of it."""
        said = events(outcome)
        self.lines.append("\t".join([key, written(raw), digits(mark(outcome), *said)]))
        self.told += said
        self.in_full.append((len(self.lines), said))
        if table.turn != self.turn and not table.over:
            self.lines.append(f"= turn {table.turn}\t{digits(*self.told)}")
            self.turn, self.told, self.in_full = table.turn, [], []

    def whole(self, head: str, last: str) -> str:
        """All of it, the last turn with its events in full."""
        full = dict(self.in_full)
        lines = [head]
        for number, line in enumerate(self.lines, 1):
            lines += [line, *(f"! {one}" for one in full.get(number, ()))]
        return "\n".join([*lines, f"= over\t{digits(*self.told)}", f". {last}", ""])


# Recording


def record(plan: Plan) -> str:
    """Play a game at random to its end."""
    table, outcome = plan.begin()
    writer, answers = Writer(), _answers(plan, table)
    for seat, key, raw in answers:
        outcome = table.submit(seat, key, raw)
        writer.add(table, key, raw, outcome)
    return writer.whole(f"# {written(asdict(plan))}", f"{mark(outcome)} {'over' if table.over else 'goes on'}")


def _answers(plan: Plan, table: Table[Any]) -> Iterator[tuple[Seat, str, Raw]]:
    if plan.game in REPUBLICS:
        going = Round(table, {seat: _player(plan, seat) for seat in chairs(plan.seats)})
        while not table.over and (said := going.next()):
            yield said
    elif plan.sensible:
        yield from _thought(plan, table)
    else:
        yield from _drawn(plan, table)


def _thought(plan: Plan, table: Table[Any]) -> Iterator[tuple[Seat, str, Raw]]:
    """By the minds of the catalog, each in turn as long as it has something to say."""
    seen = {seat: set[tuple[str, str]]() for seat in chairs(plan.seats)}
    while not table.over:
        for seat in chairs(plan.seats):
            while not table.over and (said := MINDS[plan.game]["hard"](table, seat, seen[seat])):
                yield seat, *said


def _drawn(plan: Plan, table: Table[Any]) -> Iterator[tuple[Seat, str, Raw]]:
    pick = random.Random(plan.number)
    for _ in range(SAMPLE):
        if table.over:
            return
        yield choose(table, pick)


def _player(plan: Plan, seat: Seat) -> Player[Any]:
    minds = REPUBLICS[plan.game]
    return minds.SensiblePlayer() if plan.sensible else minds.RandomPlayer(f"golden {plan.number}/{seat}")


# Replaying


def replay(text: str, *, marks: bool = True) -> str:
    """Play a recorded game again; as it is written now. Differs: an answer, an event, a mark is not what it was.

    Without marks everything else is compared: who is asked, what is legal, what is told in each turn.
    """
    head, *lines = text.splitlines()
    plan = Plan(**json.loads(head.removeprefix("# ")))
    table, outcome = plan.begin()
    writer = Writer()
    for number, line in enumerate(lines, 2):
        if line[:2] in ("= ", "! ", ". "):
            continue
        key, raw, _ = line.split("\t")
        try:
            outcome = table.submit(table.open[key].decision.seat, key, json.loads(raw))
        except KeyError:
            raise Differs(f"{plan.name}, line {number}: {key} is not asked; {_asked(table)}") from None
        except BotError as error:
            raise Differs(f"{plan.name}, line {number}: {key} {raw}: {error!r}") from None
        writer.add(table, key, json.loads(raw), outcome)
    made = writer.whole(head, f"{mark(outcome)} {'over' if table.over else 'goes on'}")
    before, again = text.splitlines(), made.splitlines()
    if not marks:
        before, again = [_unmarked(line) for line in before], [_unmarked(line) for line in again]
    _compare(plan.name, before, again)
    return made


def answers(text: str) -> int:
    """How many answers a recorded game has."""
    return sum(line[:2] not in ("# ", "= ", "! ", ". ") for line in text.splitlines())


def _unmarked(line: str) -> str:
    """The line without the digits in which a mark is."""
    if line.startswith(". "):
        return f". {line.partition(' ')[2].partition(' ')[2]}"
    return line if line[:2] in ("# ", "= ", "! ") else line.rpartition("\t")[0]


def _asked(table: Table[Any]) -> str:
    return f"turn {table.turn}, {table.state.step} asks {', '.join(list(table.open)[:8])}"


def _compare(name: str, before: Sequence[str], after: Sequence[str]) -> None:
    for number, (old, new) in enumerate(zip(before, after, strict=False), 1):
        if old != new:
            raise Differs(f"{name}, line {number}\n  recorded: {old[:300]}\n  now:      {new[:300]}")
    if len(before) != len(after):
        raise Differs(f"{name}: {len(before)} lines were recorded, now there are {len(after)}")

"""Checking an exported game from the file alone: the dice are those that were promised, the moves those that count."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields, replace
from itertools import islice, permutations
from typing import Any, Final, Literal, TypeAlias, cast, get_args

from pydantic import BaseModel

from bot.base.errors import Broken, Diverged, SetupError
from bot.base.text import Voice
from bot.base.version import VERSION
from bot.store.bounds import UNREADABLE, inflate
from bot.store.carrying import Dumped
from bot.store.rows import facts, said
from bot.table.dice import DICE, Dice
from games.catalog import GAMES, event_id
from games.kernel import Checkpoint, Entry, Game, Kind, RulesError, Seat, Setup, Table, Telling, commitment
from games.kernel.choice import is_dict
from games.kernel.marks import is_mark
from games.kernel.table import renewed

Verdict = Literal["yes", "NO", "not checked"]
Told: TypeAlias = "list[tuple[str, Any, list[str] | None, str]]"
ORDERS: Final = 720  # all of six seats
ENTERED: Final = ("ruling", "enter")
"""The journal line of somebody who sat down while the game went on."""
WORDS: Final = {"yes": "fair-yes", "NO": "fair-no", "not checked": "fair-unchecked"}


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check has come to: the text of its key says it."""

    holds: Verdict
    key: str
    about: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])

    def say(self, voice: Voice) -> str:
        """In words."""
        return voice.say(WORDS[self.holds], text=voice.say(f"fair-{self.key}", **self.about))


@dataclass(frozen=True, slots=True)
class Case:
    """A whole game as it is examined.

    Attributes:
        first: the state it began with.
        seed: the one in that state.
        dice: the shares its dice were mixed of; None: it was begun without.
        entries: the moves that stand.
        last: the number of the last act, also if it took others back.
        points: the states that were kept on the way, by act.
        told: what the file says was told, by act.
    """

    dumped: Dumped
    game: Game[Any]
    options: BaseModel
    first: Checkpoint
    entries: Sequence[Entry]
    last: int
    points: Mapping[int, Checkpoint]
    seed: str
    dice: Dice | None
    told: Mapping[int, Told]

    @property
    def same_program(self) -> bool:
        """Whether this very release has played all of it, and keeps states in the same shape."""
        releases = {str(row["version"]) for row in self.dumped.rows["journal"]}
        shapes = {row["schema"] for row in self.dumped.rows["checkpoint"]}
        return releases <= {VERSION} and shapes == {self.game.schema}


def verify(document: Any) -> list[Finding]:
    """All checks of a game that was exported whole. SetupError: it is no such file."""
    try:
        case = _case(document)
        return [*_promise(case), _deal(case), *_moves(case)]
    except UNREADABLE as error:
        raise SetupError("This is not a whole game exported by Byrsa. Make one with `byrsa export`.") from error


def _case(document: Any) -> Case:
    dumped = Dumped.model_validate(document)
    points, entries, told = _points(dumped), _entries(dumped), _written(dumped, str(dumped.game["kind"]))
    first, dice, last = points.pop(0, None), _dice(dumped), max([0, *_used(dumped)])
    game = GAMES.get(str(dumped.game["kind"]))
    if game is None or first is None:
        raise SetupError("This game was never started, or this Byrsa does not know its rules.")
    options = game.options.model_validate(json.loads(str(dumped.game["options"])))
    seed = str(json.loads(first.document)["dice"]["seed"])
    points = {seq: _as_written_now(game, point) for seq, point in points.items()}
    return Case(dumped, game, options, first, entries, last, points, seed, dice, told)


def _dice(dumped: Dumped) -> Dice | None:
    """The shares, from the note in which they were kept as the game began."""
    notes = (json.loads(str(row["body"])) for row in dumped.rows.get("note", []) if row["kind"] == DICE)
    return next((Dice.model_validate(body) for body in notes), None)


def _promise(case: Case) -> list[Finding]:
    """What was published before anybody added to the dice is the bot's share, and the seed is mixed of all shares."""
    published = str(case.dumped.game["commitment"])
    if case.dice is None:
        found = commitment(case.seed)
        key = "seed" if found == published else "seed-other"
        return [Finding("yes" if found == published else "NO", key, {"found": found, "published": published})]
    found = commitment(case.dice.server)
    about: dict[str, str | int] = {"found": found, "published": published}
    promise = Finding("yes", "share", about) if found == published else Finding("NO", "share-other", about)
    drawn = sum(share.drawn for share in case.dice.shares.values())
    count: dict[str, str | int] = {"count": len(case.dice.shares), "drawn": drawn}
    mixed = case.dice.seed == case.seed
    return [promise, Finding("yes", "mixed", count) if mixed else Finding("NO", "mixed-other", count)]


def _deal(case: Case) -> Finding:
    """Everything that was dealt, shuffled and told at the start follows from the seed."""
    first, game = case.first, replace(case.game, ruleset=case.first.ruleset)
    for seats in _orders(case):
        try:
            table, outcome = Table.start(game, Setup(seats, case.seed, case.options))
        except (RulesError, Broken):  # nobody can sit like that
            break
        table.close()
        if outcome.checkpoint == _as_written_now(game, first):
            told = _is_told(outcome.tellings, case.told.get(0, []))
            return Finding("yes", "deal") if told else _otherwise(case, "told", 0)
    older = game.ruleset != case.game.ruleset or first.schema != game.schema
    return Finding("not checked", "deal-older") if older else Finding("NO", "deal-other")


def _orders(case: Case) -> Iterator[tuple[Seat, ...]]:
    """The seats in the order they were taken: as their shares lie, else as far as that is still known; then in any.

    Not in so many that a file of many seats, which anybody may have written, would be looked at for ever.
    """
    held = sorted(case.dumped.rows["seat"], key=lambda row: (str(row["since"]), str(row["seat"])))
    seats = [Seat(str(row["seat"])) for row in held]
    seats = [seat for seat in seats if seat not in _entered(case)]
    if case.dice is not None and sorted(case.dice.shares) == sorted(seats):
        yield tuple(case.dice.shares)
    yield from islice(permutations(seats), ORDERS)


def _entered(case: Case) -> set[object]:
    """Who sat down after it had begun."""
    return {entry.raw["seat"] for entry in case.entries if (entry.kind, entry.key) == ENTERED and is_dict(entry.raw)}


@dataclass(slots=True)
class Again:
    """A game played again: the acts that told or were saved as something else, and the rules of the last step."""

    ruleset: int
    told: list[int]
    points: list[int]

    @staticmethod
    def begun(case: Case) -> Again:
        """Before the first answer: what was told or saved by acts that the file does not have."""
        acts = {0, *(entry.seq for entry in case.entries)}
        return Again(case.first.ruleset, sorted(case.told.keys() - acts), sorted(case.points.keys() - acts))

    def play(self, case: Case, table: Table[Any], entry: Entry) -> None:
        """One answer under the rules of its step."""
        begun = case.points.get(entry.seq)
        table.under(begun.ruleset if begun else self.ruleset)
        outcome = table.replay(entry)
        self.ruleset = begun.ruleset if begun else self.ruleset
        again = outcome.entry and replace(outcome.entry, mark=entry.mark)  # which was compared
        if not _is_told(outcome.tellings, case.told.get(entry.seq, [])) or again != entry:
            self.told.append(entry.seq)
        if outcome.checkpoint != case.points.get(entry.seq):
            self.points.append(entry.seq)


def _moves(case: Case) -> list[Finding]:
    """Played again from the start, every answer is legal and has the consequences it had, and the same is told."""
    again = Again.begun(case)
    try:
        with closing(Table.resume(case.game, case.first, [])) as table:
            for entry in case.entries:
                again.play(case, table, entry)
            return _compared(case, table, again)
    except Diverged as error:
        about: dict[str, str | int] = {"seq": error.seq, "key": error.key, "cause": str(error.cause)}
        older = again.ruleset < case.game.ruleset
        return [Finding("not checked", "move-older", about) if older else Finding("NO", "move-other", about)]
    except (RulesError, Broken) as error:
        return [Finding("NO", "move-unplayable", {"cause": str(error)})]


def _compared(case: Case, table: Table[Any], again: Again) -> list[Finding]:
    """What is to be said of a game in which every answer was legal."""
    draws, over = cast("int", table.state.dice.total), table.over
    count: dict[str, str | int] = {"moves": len(case.entries), "draws": draws, "over": "yes" if over else "no"}
    return [
        Finding("yes", "moves", count),
        _otherwise(case, "told", min(again.told)) if again.told else Finding("yes", "told"),
        _otherwise(case, "points", min(again.points)) if again.points else Finding("yes", "points"),
        Finding("yes", "whole") if _is_whole(case, over=over) else _otherwise(case, "whole", 0),
    ]


def _is_whole(case: Case, *, over: bool) -> bool:
    """Whether the file ends where it says; a table may end its game before the rules do, but no game outlasts them."""
    head, status = case.dumped.game["head"], case.dumped.game["status"]
    return head == case.last and status in (("over",) if over else ("playing", "held", "over"))


def _otherwise(case: Case, what: str, seq: int) -> Finding:
    """Another release may tell and keep the same in another form; this one may not."""
    about: dict[str, str | int] = {"seq": seq}
    return Finding("NO", f"{what}-other", about) if case.same_program else Finding("not checked", f"{what}-older")


def _is_told(tellings: Sequence[Telling], told: Told) -> bool:
    """Whether an act told this. A field that is no part of what happened may be missing: it may be newer."""
    return len(tellings) == len(told) and all(map(_is_said, tellings, told))


def _is_said(telling: Telling, told: tuple[str, Any, list[str] | None, str]) -> bool:
    """The same of one event, as the store writes it; not what it rests on, which older releases did not write."""
    event, (kind, written, to, half) = telling.event, told
    beside = {one.name for one in fields(event) if not one.compare and one.name not in written}
    made = {name: value for name, value in json.loads(json.dumps(facts(event))).items() if name not in beside}
    return (event.id, made, _row(telling.to), telling.half) == (kind, written, to, half)


def _row(to: tuple[Seat, ...] | None) -> list[str] | None:
    return None if to is None else [str(seat) for seat in to]


def _written(dumped: Dumped, game: str) -> dict[int, Told]:
    """What the file says was told, by act; what was taken back does not count."""
    found: dict[int, Told] = {}
    for row in sorted(dumped.rows["event"], key=lambda row: (cast("int", row["seq"]), cast("int", row["n"]))):
        if row["undone_by"] is None:
            audience = json.loads(str(row["audience"])) if row["audience"] is not None else None
            telling = (
                event_id(game, str(row["kind"])),
                said(json.loads(str(row["fields"]))),
                audience,
                str(row.get("half", "")),
            )
            found.setdefault(cast("int", row["seq"]), []).append(telling)
    return found


def _used(dumped: Dumped) -> list[int]:
    """The numbers of all acts the file knows of, also of those that only took others back."""
    rows = [row for some in dumped.rows.values() for row in some]
    undone = [_number(row["undone_by"]) for row in rows if row.get("undone_by") is not None]
    return [*(_number(row["seq"]) for row in dumped.rows["journal"]), *undone]


def _points(dumped: Dumped) -> dict[int, Checkpoint]:
    """The states that were kept, the one the game began with among them; what was taken back does not count."""
    kept = [_point(row) for row in dumped.rows["checkpoint"] if row["undone_by"] is None]
    if len({point.seq for point in kept}) < len(kept):
        raise ValueError("two states after one move")
    return {point.seq: point for point in kept}


def _point(row: Mapping[str, Any]) -> Checkpoint:
    document = inflate(base64.b64decode(str(row["document"]), validate=True))
    refs: dict[str, str] = json.loads(str(row["refs"]))
    return Checkpoint(
        _number(row["seq"]), str(row["step"]), _number(row["ruleset"]), _number(row["schema"]), document, refs
    )


def _as_written_now(game: Game[Any], point: Checkpoint) -> Checkpoint:
    """The same state in the form in which this program writes it, to be compared; what it cannot load stays."""
    try:
        return renewed(game, point)
    except Diverged:
        return point


def _entries(dumped: Dumped) -> list[Entry]:
    """The moves that stand: those taken back later do not count. ValueError: these are no moves."""
    rows = sorted(dumped.rows["journal"], key=lambda row: _number(row["seq"]))
    if len({row["seq"] for row in rows}) < len(rows):
        raise ValueError("a number was used twice")
    return [_entry(row) for row in rows if row["undone_by"] is None]


def _entry(row: Mapping[str, Any]) -> Entry:
    kind, mark = row["kind"], str(row["mark"])
    if kind not in get_args(Kind) or not is_mark(mark):
        raise ValueError("a move without a mark, or of no kind")
    seat = None if row["seat"] is None else Seat(str(row["seat"]))
    raw, sealed = json.loads(str(row["raw"])), bool(row["sealed"])
    return Entry(_number(row["seq"]), kind, seat, str(row["key"]), raw, mark, sealed=sealed)


def _number(cell: Any) -> int:
    if not isinstance(cell, int):
        raise TypeError("no number")
    return cell

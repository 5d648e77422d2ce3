"""Checking an exported game from the file alone: the dice are those that were promised, the moves those that count."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, Final, Literal, TypeAlias, cast

from pydantic import ValidationError
from pydantic_core import to_jsonable_python

from bot.errors import Diverged, SetupError
from bot.records.shares import DICE, Dice
from bot.store.sqlite_copy import Dumped
from bot.text import Voice
from bot.version import VERSION
from games.catalog import GAMES
from games.kernel import Checkpoint, Entry, Game, RulesError, Seat, Setup, Table, Telling, commitment

Verdict = Literal["yes", "NO", "not checked"]
Told: TypeAlias = "list[tuple[str, Any, list[str] | None]]"
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
        told: what the file says was told, by act.
    """

    dumped: Dumped
    game: Game[Any]
    first: Checkpoint
    seed: str
    dice: Dice | None
    told: Mapping[int, Told]

    @property
    def same_program(self) -> bool:
        """Whether this very release has played all of it."""
        return {str(row["version"]) for row in self.dumped.rows["journal"]} <= {VERSION}


def verify(document: Any) -> list[Finding]:
    """All checks of a game that was exported whole. SetupError: it is no such file."""
    case = _case(document)
    return [*_promise(case), _deal(case), *_moves(case)]


def _case(document: Any) -> Case:
    try:
        dumped = Dumped.model_validate(document)
        first = _start(dumped)
        dice, told = _dice(dumped), _written(dumped)
    except (ValidationError, ValueError, KeyError, zlib.error) as error:
        raise SetupError("This is not a whole game exported by Byrsa. Make one with `byrsa export`.") from error
    game = GAMES.get(str(dumped.game["kind"]))
    if game is None or first is None:
        raise SetupError("This game was never started, or this Byrsa does not know its rules.")
    return Case(dumped, game, first, json.loads(first.document)["dice"]["seed"], dice, told)


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
    game, first = case.game, case.first
    if (first.schema, first.ruleset) != (game.schema, game.ruleset):
        return Finding("not checked", "deal-older")
    options = game.options.model_validate(json.loads(str(case.dumped.game["options"])))
    for seats in _orders(case):
        table, outcome = Table.start(game, Setup(seats, case.seed, options))
        table.close()
        if outcome.checkpoint and outcome.checkpoint.document == first.document:
            told = _said(outcome.tellings) == case.told.get(0, [])
            return Finding("yes", "deal") if told else _told_otherwise(case, 0)
    return Finding("NO", "deal-other")


def _orders(case: Case) -> Iterator[tuple[Seat, ...]]:
    """The seats in the order they were taken: as their shares lie, else as far as that is still known; then in any."""
    held = sorted(case.dumped.rows["seat"], key=lambda row: (str(row["since"]), str(row["seat"])))
    seats = [Seat(str(row["seat"])) for row in held]
    if case.dice is not None and sorted(case.dice.shares) == sorted(seats):
        yield tuple(case.dice.shares)
    yield from permutations(seats)


def _moves(case: Case) -> list[Finding]:
    """Played again from the start, every answer is legal and has the consequences it had, and the same is told."""
    entries = list(_entries(case.dumped))
    otherwise = sorted(case.told.keys() - {0, *(entry.seq for entry in entries)})
    try:
        table: Table[Any] = Table.resume(case.game, case.first, [])
        for entry in entries:
            if _said(table.replay(entry).tellings) != case.told.get(entry.seq, []):
                otherwise.append(entry.seq)
    except Diverged as error:
        about: dict[str, str | int] = {"seq": error.seq, "key": error.key, "cause": str(error.cause)}
        return [Finding("NO", "move-other", about)]
    except RulesError as error:
        return [Finding("NO", "move-unplayable", {"cause": str(error)})]
    draws, over = cast("int", table.state.dice.total), table.over
    table.close()
    count: dict[str, str | int] = {"moves": len(entries), "draws": draws, "over": "yes" if over else "no"}
    return [
        Finding("yes", "moves", count),
        _told_otherwise(case, min(otherwise)) if otherwise else Finding("yes", "told"),
    ]


def _told_otherwise(case: Case, seq: int) -> Finding:
    """Another release may tell the same in another form; this one may not."""
    return Finding("NO", "told-other", {"seq": seq}) if case.same_program else Finding("not checked", "told-older")


def _said(tellings: Sequence[Telling]) -> Told:
    """What an act told, as the store writes it."""
    return [
        (type(one.event).__name__, json.loads(json.dumps(to_jsonable_python(one.event))), _row(one.to))
        for one in tellings
    ]


def _row(to: tuple[Seat, ...] | None) -> list[str] | None:
    return None if to is None else [str(seat) for seat in to]


def _written(dumped: Dumped) -> dict[int, Told]:
    """What the file says was told, by act; what was taken back does not count."""
    found: dict[int, Told] = {}
    for row in sorted(dumped.rows["event"], key=lambda row: (cast("int", row["seq"]), cast("int", row["n"]))):
        if row["undone_by"] is None:
            audience = json.loads(str(row["audience"])) if row["audience"] is not None else None
            telling = (str(row["kind"]), json.loads(str(row["fields"])), audience)
            found.setdefault(cast("int", row["seq"]), []).append(telling)
    return found


def _start(dumped: Dumped) -> Checkpoint | None:
    """The state the game began with."""
    row = next((one for one in dumped.rows["checkpoint"] if one["seq"] == 0), None)
    if row is None:
        return None
    document = zlib.decompress(base64.b64decode(str(row["document"]), validate=True))
    refs: dict[str, str] = json.loads(str(row["refs"]))
    ruleset, schema = cast("int", row["ruleset"]), cast("int", row["schema"])
    return Checkpoint(0, str(row["step"]), ruleset, schema, document, refs)


def _entries(dumped: Dumped) -> Iterable[Entry]:
    """The moves that stand: those taken back later do not count."""
    rows = sorted(dumped.rows["journal"], key=lambda row: cast("int", row["seq"]))
    for row in rows:
        if row["undone_by"] is None:
            seat = None if row["seat"] is None else Seat(str(row["seat"]))
            raw = json.loads(str(row["raw"]))
            seq, kind = cast("int", row["seq"]), cast("Any", row["kind"])
            yield Entry(seq, kind, seat, str(row["key"]), raw, str(row["mark"]), sealed=bool(row["sealed"]))

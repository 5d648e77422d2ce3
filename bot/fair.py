"""Checking an exported game from the file alone: the dice are those that were promised, the moves those that count."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Literal, cast

from pydantic import ValidationError

from bot.errors import Diverged, SetupError
from bot.store.sqlite_copy import Dumped
from games.catalog import GAMES
from games.kernel import Checkpoint, Entry, Game, RulesError, Seat, Setup, Table, commitment

Verdict = Literal["yes", "NO", "not checked"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check has come to."""

    holds: Verdict
    text: str


def verify(document: Any) -> list[Finding]:
    """All checks of a game that was exported whole. SetupError: it is no such file."""
    try:
        dumped = Dumped.model_validate(document)
        first = _start(dumped)
    except (ValidationError, ValueError, KeyError, zlib.error) as error:
        raise SetupError("This is not a whole game exported by Byrsa. Make one with `byrsa export`.") from error
    game = GAMES.get(str(dumped.game["kind"]))
    if game is None or first is None:
        raise SetupError("This game was never started, or this Byrsa does not know its rules.")
    seed = json.loads(first.document)["dice"]["seed"]
    return [_promise(dumped, seed), _deal(game, dumped, first, seed), _moves(game, dumped, first)]


def _promise(dumped: Dumped, seed: str) -> Finding:
    """The digest of the seed was published before the first die."""
    published = str(dumped.game["commitment"])
    if commitment(seed) == published:
        return Finding("yes", f"The seed is the one whose digest was published at the start: {published}.")
    return Finding("NO", f"The seed's digest is {commitment(seed)}, but {published} was published at the start.")


def _deal(game: Game[Any], dumped: Dumped, first: Checkpoint, seed: str) -> Finding:
    """Everything that was dealt and shuffled at the start follows from the seed."""
    if (first.schema, first.ruleset) != (game.schema, game.ruleset):
        return Finding("not checked", "It was begun under an older release; check the deal with that one.")
    options = game.options.model_validate(json.loads(str(dumped.game["options"])))
    for seats in _orders(dumped):
        table, outcome = Table.start(game, Setup(seats, seed, options))
        table.close()
        if outcome.checkpoint and outcome.checkpoint.document == first.document:
            return Finding("yes", "Decks, hands and seating are what the seed gives.")
    return Finding("NO", "Decks, hands or seating are not what the seed gives.")


def _orders(dumped: Dumped) -> Iterator[tuple[Seat, ...]]:
    """The seats in the order they were taken, as far as that is still known; then in any other."""
    held = sorted(dumped.rows["seat"], key=lambda row: (str(row["since"]), str(row["seat"])))
    yield from permutations(Seat(str(row["seat"])) for row in held)


def _moves(game: Game[Any], dumped: Dumped, first: Checkpoint) -> Finding:
    """Played again from the start, every answer is legal and has the consequences it had."""
    entries = list(_entries(dumped))
    try:
        table: Table[Any] = Table.resume(game, first, entries, compare="all")
    except Diverged as error:
        return Finding("NO", f"Move {error.seq} ({error.key}) does not come to what the journal says: {error.cause}.")
    except RulesError as error:
        return Finding("NO", f"The journal cannot be played again: {error}.")
    draws, over = cast("int", table.state.dice.total), table.over
    table.close()
    end = "to its end" if over else "as far as it has come"
    return Finding("yes", f"{len(entries)} moves and {draws} draws of chance, played again {end}, come out the same.")


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

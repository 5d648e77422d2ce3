"""Why computer players did what they did: every reason has its words, a game that is played again has the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest

import games
from bot.base.halves import kind_in
from bot.base.text import Catalogue, Voice, catalogue, family, languages
from bot.fronts import begin
from bot.services.people.automata import able, choice, mind_of
from bot.services.records.exported import Exported
from bot.services.records.motives import Motive, everybody, explains, players, recalled
from bot.store.rows import EntryRow, GameRow, SeatRow
from bot.surface.records.motives import born, said
from games.carthage.minds import SensiblePlayer as Carthaginian
from games.carthage.minds.temper import tempers as of_carthage
from games.catalog import GAMES, levels
from games.grand.minds import SensiblePlayer as Both
from games.kernel import Decision, Outcome, Raw, Seat, Setup
from games.kernel.decision import chairs
from games.kernel.minds import LEVELS, Level, Mind, Reason
from games.kernel.table import Table
from games.republic.minds.runner import Answer, play
from games.rome.minds import SensiblePlayer as Roman
from games.rome.minds.temper import tempers as of_rome
from tests.bot.playing import NOW
from tests.bot.test_text import messages, variables

begin()
ROOT: Final = Path(games.__file__).parent
EXPLAINING: Final = [game for game in GAMES if explains(game)]
FOUR: Final = chairs(4)
SEED: Final = "motives 3"
ANY: Final = "**"
OPEN: Final = "[a-z-]+"
MOST: Final = 700
"""Answers: a few turns."""


def folders(game: str) -> list[Path]:
    """Where the minds of a game stand, and what it shares with its family."""
    return [ROOT / name / "minds" for name in (game, family(game)) if name]


def reasons(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """The keys that are noted there, with what is said beside each."""
    for path in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "because":
                key = call.args[0]
                parts = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                yield from ((pattern(part), {one.arg or ANY for one in call.keywords}) for part in parts)


def pattern(key: ast.expr) -> str:
    """A key as it stands there; what is put into it may be anything."""
    if isinstance(key, ast.JoinedStr):
        return "".join(str(one.value) if isinstance(one, ast.Constant) else OPEN for one in key.values)
    assert isinstance(key, ast.Constant), ast.unparse(key)
    return str(key.value)


def noted(game: str) -> dict[str, set[str]]:
    """Each key, and what all who note it say beside it."""
    found = dict[str, set[str]]()
    for key, about in chain.from_iterable(map(reasons, folders(game))):
        found[key] = found.get(key, about) & about
    return found


@pytest.mark.parametrize("game", EXPLAINING)
def test_every_reason_has_its_words_in_every_language_and_no_words_lie_idle(game: str) -> None:
    keys = {f"because-{key}": about for key, about in noted(game).items()}
    there = {key for key in messages(game) if key.startswith("because-")}
    for language in languages():
        words = Catalogue(game, language)
        assert [key for key in keys if OPEN not in key and not words.has(key)] == [], language
        assert [key for key in there if not words.has(key)] == [], language
    assert [key for key in keys if not any(re.fullmatch(key, one) for one in there)] == []
    assert [key for key in there if not any(re.fullmatch(one, key) for one in keys)] == []
    assert [key for key in there if ANY not in keys.get(key, {ANY}) and not variables(game, key) <= keys[key]] == []


PLAYERS: Final[Mapping[str, Callable[[Level], Any]]] = {
    "carthage": lambda level: Carthaginian(of_carthage()[level]),
    "rome": lambda level: Roman(of_rome()[level]),
    "grand": Both,
}


class Noting:
    """A player who notes why he says what he says."""

    def __init__(self, own: Any, told: set[tuple[Seat, tuple[Reason, ...]]]) -> None:
        self.own, self.told = own, told

    def heeds(self, decision: Decision[Any]) -> int:
        return int(self.own.heeds(decision))

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        raw, reasons = self.own.reasoned(decision, look)
        if raw is not None and reasons:
            self.told.add((decision.seat, tuple(reasons)))
        return raw


@cache
def whole(game: str, level: Level, seed: str) -> tuple[Exported, set[tuple[Seat, tuple[Reason, ...]]]]:
    """A few turns by players of one level, called over, as they would be exported; and why each answer was given."""
    table, begun = Table.start(GAMES[game], Setup(FOUR, seed, GAMES[game].options()))
    assert begun.checkpoint
    saved, entries, told = {0: begun.checkpoint}, list[EntryRow](), set[tuple[Seat, tuple[Reason, ...]]]()

    def keep(_table: Table[Any], _said: Answer, outcome: Outcome) -> None:
        if outcome.entry:
            entries.append(EntryRow(replace(outcome.entry, kind="order"), NOW, None, ""))
            if outcome.checkpoint:
                saved[outcome.entry.seq] = outcome.checkpoint

    play(table, {seat: Noting(PLAYERS[game](level), told) for seat in FOUR}, most=MOST, watch=keep)
    row = GameRow("abc234", game, "Byrsa Hill", 1, NOW, status="over", started_at=NOW)
    seats = {seat: SeatRow(row.id, seat, "caretaker", None, NOW) for seat in FOUR}
    return Exported(row, seats, [], entries, [], table, saved, {}, dict.fromkeys(map(str, FOUR), level)), told


def nameless(_half: str, _view: Any) -> Mapping[str, str]:
    """Nothing has a name of its own."""
    return {}


def silent(_table: Table[Any], _seat: Seat, _seen: set[tuple[str, str]]) -> None:
    """Nothing is done."""


def again(exported: Exported) -> list[Motive]:
    """Why they did it, when they are asked again."""
    return recalled(exported, players(exported), partial(born, exported.game.kind))


@pytest.mark.parametrize(
    ("game", "level"), [("carthage", "hard"), ("carthage", "easy"), ("rome", "fair"), ("grand", "hard")]
)
def test_a_game_played_again_has_the_reasons_there_were(game: str, level: Level) -> None:
    exported, told = whole(game, level, SEED)
    found = again(exported)
    assert {(one.seat, one.reasons) for one in found} == told
    for one in found:
        half, _ = kind_in(one.key)
        text = said(Voice(catalogue(half or game, "en")), one)
        assert text
        assert "because" not in text


def test_of_who_has_no_reasons_none_are_told() -> None:
    exported, told = whole("carthage", "hard", SEED)
    assert told
    assert recalled(exported, {}, nameless) == []
    assert everybody(exported, "hard").keys() == exported.seats.keys()
    assert everybody(replace(exported, game=replace(exported.game, kind="sample")), "hard") == {}
    assert players(replace(exported, caretakers=dict.fromkeys(exported.caretakers, "defaults"))) == {}
    assert EXPLAINING == ["carthage", "rome", "grand"]


def test_what_a_person_said_before_the_computer_player_came_is_not_explained() -> None:
    """He thinks for himself, even where the computer player would have done the same."""
    exported, _ = whole("carthage", "hard", SEED)
    later = {seat: replace(row, since=NOW + timedelta(days=1)) for seat, row in exported.seats.items()}
    assert again(exported)
    assert again(replace(exported, seats=later)) == []
    his = [replace(row, user=7) for row in exported.journal]
    assert again(replace(exported, journal=his)) == []
    held = {seat: replace(row, holder="user", user=7) for seat, row in exported.seats.items()}
    assert again(replace(exported, journal=his, seats=held)) == []


def test_what_another_would_not_have_said_is_not_explained() -> None:
    """The reasons of an answer are those of who gave it."""
    exported, _ = whole("carthage", "hard", SEED)
    never = Mind(silent, lambda _decision, _look: ("something else", [Reason("peace-or-fall")]))
    assert recalled(exported, dict.fromkeys(FOUR, never), nameless) == []


@pytest.mark.parametrize(
    ("kind", "wish", "plays"),
    [
        ("carthage", "easy", "easy"),
        ("carthage", "sensible", "hard"),
        ("carthage", "defaults", "defaults"),
        ("diplomacy", "easy", "hard"),
        ("sample", "hard", "defaults"),
    ],
)
def test_how_a_caretaker_plays_is_for_its_game_to_say(kind: str, wish: str, plays: str) -> None:
    """What was noted before there were levels is the best; a game with one player has that, one with none defaults."""
    assert able(kind, mind_of(wish)) == plays
    assert choice(kind) == (LEVELS if len(levels(kind)) > 1 else ())

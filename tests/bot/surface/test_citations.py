"""The rule that is cited under a result is the one by which it came about."""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from bot.store.store import EventRow
from bot.surface.kit.citing import clause
from bot.surface.learning.rulebook import book
from games import carthage, republic
from games.carthage.basics.events import Ruled
from games.carthage.minds import Player, RandomPlayer, SensiblePlayer
from games.carthage.state import Carthage
from games.catalog import GAMES
from games.kernel import Event, Setup, Table, chairs
from games.republic.minds.runner import Round

RULES = {one.id for one in book("carthage")}
NUMBER = re.compile(r"(?<![\w.-])(?:RC-)?(\d+\.\d[\w.]*)")
SPAN = re.compile(r"(\d+(?:\.\d+)*)\.(\d+) to (?:RC-)?\1\.(\d+)")
MASTER = "games.carthage.rulings"  # what a game master changes rests on no rule
DEEP = 4  # so many functions are looked at: who tells it, and who has made him do so


def cited(kind: str, /, **fields: Any) -> str:
    """What is cited under an event of a game of before, as it lies in the store: nothing was told with it."""
    return clause("carthage", EventRow("abc234", 1, 0, kind, fields, None, datetime(2026, 3, 1, tzinfo=UTC)))


# What follows from the event itself

BATTLE = {"war": "pyrrhic-war", "ground": "land", "result": "victory"}


@pytest.mark.parametrize(("kind", "fields", "rule"), [
    ("republic.BattleFought", BATTLE, "RC-10.2.1"),
    ("republic.BattleFought", {**BATTLE, "ground": "sea"}, "RC-10.2.4"),
    ("republic.BattleFought", {**BATTLE, "result": "disaster"}, "RC-10.2.8"),
    ("republic.BattleFought", {**BATTLE, "ground": "sea", "result": "standoff"}, "RC-10.2.8"),
    ("republic.BattleFought", {**BATTLE, "war": "civil-war"}, "RC-11.4"),
    ("republic.BattleDrawnUp", BATTLE, "RC-10.2.1"),
    ("republic.BattleDrawnUp", {**BATTLE, "ground": "sea"}, "RC-10.2.4"),
    ("carthage.StatePaid", {"purpose": "active-wars"}, "RC-6.2"),
    ("carthage.StatePaid", {"purpose": "lost-wars"}, "RC-6.2"),
    ("carthage.StatePaid", {"purpose": "units"}, "RC-6.6"),
    ("carthage.StatePaid", {"purpose": "caravans"}, "RC-6.2a"),
    ("carthage.StatePaid", {"purpose": "trade-fleets"}, "RC-6.2a"),
    ("carthage.StateReceived", {"source": "annual"}, "RC-6.7"),
    ("carthage.StateReceived", {"source": "te-allied-enthusiasm"}, "RC-8.8.3"),
    ("republic.EventPaid", {"event": "te-evil-omens"}, "RC-8.8.4"),
    ("republic.EventPaid", {"event": "te-natural-disaster"}, "RC-8.8.2c"),
    ("republic.EventPaid", {"event": "ev-festival-of-melqart"}, "RC-8.9.15"),
    ("republic.Convicted", {"executed": True}, "RC-9.3.9"),
    ("republic.Convicted", {"executed": False}, "RC-9.3.8"),
    ("republic.Convicted", {"executed": True, "rule": "RC-9.3.6"}, "RC-9.3.6"),  # where it was told it is said exactly
    ("republic.MotionFell", {"fate": "vetoed"}, "RC-9.0.15"),
    ("republic.MotionFell", {"fate": "refused"}, "RC-9.0.14"),
    ("republic.ConsentGiven", {"clause": "RC-9.6.6", "agreed": False}, "RC-9.6.6"),
    ("republic.SenateAdjourned", {"cause": "magistrate"}, "RC-9.0.20"),
    ("republic.SenateAdjourned", {"cause": "departure"}, "RC-9.5.1"),
    ("republic.FactionDisgraced", {"influence": 5, "popularity": 0}, "RC-9.8.6"),
    ("republic.FactionDisgraced", {"influence": 5, "popularity": 1}, "RC-14.1.1"),
    ("carthage.ProvinceIdle", {"reason": "vacant"}, "RC-6.8.1"),
    ("carthage.ProvinceIdle", {"reason": "overrun"}, "RC-8.3a"),
    ("republic.WarAppeared", {"status": "imminent"}, "RC-8.9.7"),
    ("carthage.StackChanged", {"change": "doubled"}, "RC-7.5.3"),
    ("carthage.OutcryRaised", {"use": "veto"}, "RC-9.0.15"),
    ("carthage.OutcryRaised", {"use": "claim"}, "RC-9.0.16"),
    ("republic.Unopposed", {"kind": "governors"}, "RC-9.4.1"),
    ("carthage.GameEnded", {"reason": "bankrupt"}, "RC-12.3"),
])  # fmt: skip
def test_the_rule_follows_from_what_happened(kind: str, fields: dict[str, Any], rule: str) -> None:
    assert cited(kind, **fields) == rule


@pytest.mark.parametrize(("kind", "rule"), [
    ("carthage.WarActivated", "RC-8.9.9"),
    ("republic.AssassinationEnded", "RC-9.8.2"),
    ("republic.CuriaRolled", "RC-8.10.2"),
    ("republic.ProvinceCreated", "RC-10.2.11"),
])  # fmt: skip
def test_where_it_does_not_follow_it_was_told_with_it(kind: str, rule: str) -> None:
    """Events of games that were played before that was told have none."""
    assert cited(kind, rule="RC-5.0") == "RC-5.0"
    assert cited(kind) == rule


def test_what_the_program_does_not_know_has_no_rule() -> None:
    assert cited("Unheard", rule="RC-5.0") == ""


# Over whole games: what is cited is what those name who have told it

PLANS = (
    ("early", 4, "base", 1),
    ("early", 4, "base", 8),
    ("late", 6, "optional", 7),
    ("late", 2, "base", 7),
    ("campaign", 4, "base", 13),
    ("campaign", 3, "optional", 3),
)


def named(text: str) -> set[str]:
    """The clauses that a docstring names: "RC-6.2, 6.2a", "RC-8.10.0 to 8.10.3"."""
    spans = {f"RC-{head}.{n}" for head, low, high in SPAN.findall(text) for n in range(int(low), int(high) + 1)}
    return spans | {f"RC-{one.rstrip('.')}" for one in NUMBER.findall(text)}


def tellers(frame: FrameType | None) -> Iterator[FrameType]:
    """The functions of the rules that are at work, the innermost first."""
    while frame:
        if str(frame.f_globals.get("__name__", "")).startswith(("games.carthage.", "games.republic.")):
            yield frame
        frame = frame.f_back


def docstring(frame: FrameType) -> str:
    """What a function at work says of itself."""
    return next((one for one in frame.f_code.co_consts[:1] if isinstance(one, str)), "")


class Audit:
    """What was told in games, with the rules that would be cited; and those that nobody at work names."""

    def __init__(self) -> None:
        self.seen: dict[str, set[str]] = defaultdict(set)
        self.unnamed: dict[tuple[str, str], list[str]] = {}

    def note(self, event: Event, frame: FrameType) -> None:
        """Compare what will be cited with what those name who tell it."""
        at_work = [one for one in tellers(frame) if one.f_code.co_name != "tell"][:DEEP]
        if at_work[0].f_globals["__name__"] == MASTER:
            return
        names = set[str]().union(*(named(docstring(one)) for one in at_work))
        self.seen[event.id].update(event.clauses or [""])
        for rule in event.clauses:
            if not any(one == rule or one.startswith(f"{rule}.") for one in names):
                self.unnamed[event.id, rule] = [one.f_code.co_name for one in at_work]


@pytest.fixture(scope="module")
def audit() -> Audit:
    """Whole games of all kinds, heard by the audit."""
    found, tell = Audit(), Carthage.tell

    def heard(self: Carthage, event: Event, to: Any = None) -> None:
        tell(self, event, to)
        found.note(event, sys._getframe(1))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Carthage, "tell", heard)
        for plan in PLANS:
            play(*plan)
    return found


def mind(number: int, seat: str) -> Player:
    """Sensible where the number of the game is even, else random."""
    return SensiblePlayer() if number % 2 == 0 else RandomPlayer(f"cited {number}/{seat}")


def play(scenario: str, seats: int, rule: str, number: int) -> None:
    """One game to its end."""
    game = GAMES["carthage"]
    options = game.options.model_validate({"scenario": scenario, "assassination": rule})
    table: Table[Carthage] = Table.start(game, Setup(chairs(seats), f"cited {number}", options), marks=False)[0]
    going = Round(table, {seat: mind(number, seat) for seat in chairs(seats)})
    while not table.over and (said := going.next()):
        table.submit(*said)
    table.close()


def test_what_is_cited_is_named_by_who_told_it(audit: Audit) -> None:
    assert audit.unnamed == {}


def test_whatever_is_cited_stands_in_the_rulebook(audit: Audit) -> None:
    assert {rule for rules in audit.seen.values() for rule in rules} - {""} <= RULES


def test_nothing_is_told_without_a_rule(audit: Audit) -> None:
    """What a Neutral would be told alone is told to nobody."""
    private = {"carthage.HandDealt", "republic.CardReceived", "carthage.ReceivedTradeCards", "republic.SheetHandedIn"}
    assert {kind for kind, rules in audit.seen.items() if "" in rules} <= private


def test_the_games_have_told_nearly_everything(audit: Audit) -> None:
    """So that the others prove something; and by several rules what comes about by several."""
    assert len(audit.seen) > 120
    for kind, least in (
        ("carthage.WarActivated", 4),
        ("carthage.StatePaid", 2),
        ("republic.BattleFought", 3),
        ("republic.CuriaRolled", 2),
        ("republic.Died", 6),
    ):
        assert len(audit.seen[kind]) >= least, (kind, audit.seen[kind])


# In the text of the rules: whatever an event may cite is named where it is told, or by who has it told


def functions() -> Iterator[tuple[str, ast.AST]]:
    """Every function of the rules."""
    files = (file for one in (carthage, republic) for file in Path(one.__file__).parent.rglob("*.py"))
    for file in sorted(files):
        if file.stem not in ("rulings", "census"):
            nodes = ast.walk(ast.parse(file.read_text("utf-8")))
            yield from ((one.name, one) for one in nodes if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))


@cache
def spoken_of() -> dict[str, dict[str, set[str]]]:
    """By what is mentioned in functions: those functions, with the clauses that their docstrings name."""
    found: dict[str, dict[str, set[str]]] = defaultdict(dict)
    for name, function in functions():
        names = named(ast.get_docstring(function) or "")  # type: ignore[arg-type]
        for one in ast.walk(function):
            if isinstance(one, ast.Name):
                found[one.id].setdefault(name, set()).update(names)
    return found


@pytest.mark.parametrize("kind", GAMES["carthage"].events, ids=lambda kind: kind.id)
def test_every_rule_an_event_may_cite_is_named_where_it_is_told(kind: type[Event]) -> None:
    tellers_of = spoken_of()[kind.__name__]
    if kind is not Ruled:
        assert tellers_of, "nobody tells it"
    callers = [names for teller in tellers_of for names in spoken_of().get(teller, {}).values()]
    known = set[str]().union(*tellers_of.values(), *callers)
    for rule in [one for one in kind.citable() if one.startswith("RC-")]:
        assert any(one == rule or one.startswith(f"{rule}.") for one in known), rule

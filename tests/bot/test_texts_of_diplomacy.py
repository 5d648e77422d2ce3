"""The texts of the political Diplomacy say all that can happen or be refused there, in words, and unmask nobody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import pytest
from structlog.testing import capture_logs

from bot.base.text import Catalogue, Voice, languages
from bot.fronts.diplomacy import refusals
from bot.fronts.diplomacy.naming import NAMING
from bot.surface.kit.terms import terms
from bot.surface.learning import questions, rulebook, tutorial
from games.diplomacy import GAME
from games.diplomacy.law import OPTIONS
from games.diplomacy.press.issue import Issue
from games.diplomacy.votes.proposals import KINDS
from games.kernel import Event
from tests.bot.test_text import constants, messages, variables
from tests.clauses import clause

RULES: Final = Path(__file__).parents[2] / "games" / "diplomacy"
PEOPLE: Final = {"GV": "Gaius", "HAM": "Hamilcar", "MAG": "Mago", "diamond": "◆ Alice", "star": "★ Bob"}
MASKS: Final = {"GV": "diamond", "HAM": "star", "MAG": "diamond", "diamond": "◆ Alice", "star": "★ Bob"}
VALUES: Final[Mapping[str, Any]] = {
    "against": (("GV", "A Nap"),),
    "arm": ("A", "F"),
    "at": ("Nap",),
    "base": ("Rom",),
    "beneficiary": ("GV",),
    "block": ("all",),
    "by": ((("Nap", "Rom"),),),
    "candidates": (("GV", "HAM"),),
    "canal": ("A",),
    "centre": ("Rom",),
    "change": ("land Cap-Nap",),
    "codes": (("GV", "HAM"),),
    "colour": ("white", "black"),
    "commander": ("HAM",),
    "delegate": ("", "HAM"),
    "drawn_from": (("A Nap", "F Rom"), ("Nap", "Rom")),
    "duty": ("provinces", "units"),
    "end": ("Ven",),
    "fate": ("done", "failed", "cut", "void", "retreated", "stood", "eliminated", "deserted"),
    "giver": ("", "GV"),
    "heir": ("", "MAG"),
    "how": ("purge", "transfer", "draw", "drop-out"),
    "issue": (Issue(number=1, year=68, season="spring", names={}),),
    "kind": ("move", "stand", "support"),
    "matter": ("politics.purge",),
    "motion": ("M1",),
    "name": ("Gaius Varro", "star"),
    "of": ("", "HAM"),
    "option": ("win_percent",),
    "order": ("A Nap-(sf GV)Rom", ""),
    "owned": ((("GV", 8), ("HAM", 2)), ()),
    "patron": ("GV", ""),
    "post": ("R Rom", "SR Rom", "C A Nap", "R A Nap"),
    "power": ("", "Austria"),
    "province": ("Rom",),
    "provinces": (("Rom", "Ven"),),
    "railway": ("R1",),
    "reason": ("",),
    "route": (("Nap", "Rom", "Ven"),),
    "ruler_before": ("GV", ""),
    "seal": ("0a1b",),
    "season": ("spring",),
    "seizes": ("Rom",),
    "seizure": ("seized",),
    "signed": ("GV", ""),
    "space": ("Nap",),
    "start": ("Rom",),
    "strait": ("",),
    "sub_ruler_before": ("", "MAG"),
    "subject": ("HAM SR Rom",),
    "taker": ("HAM", ""),
    "text": ("star", "Come to **Rome**!"),
    "unit": ("A Nap",),
    "units": (("A Nap", "F Rom"),),
    "value": ("60",),
    "ways": (("Apu",),),
    "what": ("seizures",),
    "where": ("", "Rom", "A Nap"),
    "why": (("held",),),
}
OWN: Final[Mapping[str, Mapping[str, Any]]] = {
    "OrderGiven": {"end": ("Ven", "")},
    "HeirDrawn": {"heir": ("MAG",)},
    "SharesPassed": {"giver": ("GV",), "taker": ("HAM",)},
    "PowerLent": {"seasons": (0, 1, 2)},
    "Warned": {"shared": (0, 1, 2)},
    "VotesLent": {"number": (0, 1, 2)},
    "FellIntoDisorder": {"ruler_before": ("GV",)},
    "ProvinceRevolted": {"ruler_before": ("GV",), "drawn_from": (("Nap", "Rom"),)},
    "UnitRevolted": {"drawn_from": (("A Nap", "F Rom"),)},
    "LetterCame": {"at": ("HAM",), "to": (("HAM", "MAG"),)},
    "LetterSent": {"to": (("HAM", "MAG"),)},
    "Moved": {
        "kind": ("seat",),
        "says": ((("candidate", "HAM"), ("province", "Rom")),),
    },
    "MotionEmpty": {"reason": ("seat-not-vacant",), "about": ("Rom",)},
    "NotSeated": {"reason": ("", "star")},
    "PermitGiven": {"whom": ("R1", "", "HAM")},
    "LineBarred": {"code": ("GV", ""), "whom": (("HAM", "A Nap"),)},
    "CanalClosed": {"whom": ((), ("HAM", "A Nap"))},
    "UnitRetreated": {"to": ("Stp/nc", "")},
    "UnitDiced": {"to": ("Apu",)},
    "UnitRemoved": {"code": ("GV", "")},
    "VoidOrder": {"reason": ("purge-without-power",)},
    "WorksIdle": {"reason": ("controller", "centre", "rerouted", "border", "permit", "blocked")},
    "DoublingLost": {"reason": ("pass", "barred", "blocked")},
}
SHOWS_CODES: Final = ("Name", "DroppedOut", "PowerGiven", "SpaceRenamed", "MapChanged")
"""Where a code is to be learnt, or is what somebody has written."""
WRITTEN: Final = ("Letter", "NotSeated", "RuleWritten", "MapChanged")
"""What ends with the words of somebody."""


def voice(language: str, people: Mapping[str, str] = PEOPLE) -> Voice:
    spaces = {"Nap": "Naples", "Rom": "Rome", "Ven": "Venice", "Apu": "Apulia", "Stp": "St Petersburg"}
    return Voice(Catalogue("diplomacy", language), {**NAMING.printed(), **spaces, **people})


def cases(kind: type[Event]) -> Iterator[dict[str, Any]]:
    """Such an event with each value that its fields may have, the others as they come first; and all of them last."""
    hints = get_type_hints(kind)
    able = {one.name: values(kind, one.name, hints[one.name]) for one in fields(kind) if one.name != "clauses"}
    for first in (0, -1):
        plain = {name: found[first] for name, found in able.items()}
        yield plain
        yield from ({**plain, name: one} for name, found in able.items() for one in found)


def values(kind: type[Event], name: str, hint: Any) -> tuple[Any, ...]:
    """What a field may be."""
    if name in OWN.get(kind.__name__, {}):
        return tuple(OWN[kind.__name__][name])
    if hint is bool:
        return (False, True)
    if hint is int:
        return (1, 2)
    return tuple(VALUES.get(name, ("GV",)))


@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", languages())
def test_whatever_happens_is_said_in_words(kind: type[Event], language: str) -> None:
    """No text lacks what it places; spaces, units and names are called as people call them."""
    codes = re.compile(r"\b(?:Nap|Rom|Ven|Apu|Stp|GV|HAM|MAG)\b" if not kind.__name__.startswith(SHOWS_CODES) else "$^")
    with capture_logs() as logged:
        for case in cases(kind):
            line = voice(language).event(kind.id, case)
            assert not re.search(r"\{|\[|\$|  | [.,;:]|\bNone\b|\bnone\b|[a-z]+-without-", line), line
            assert not codes.search(line), line
            assert line[-1] in ".!" or kind.__name__.startswith(WRITTEN), line
            assert len(line) < 400, line
    assert logged == []


@clause("CD-3.B.1")
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.__name__)
def test_whoever_is_called_like_a_chair_is_never_taken_for_who_sits_there(kind: type[Event]) -> None:
    speaker = voice("en", MASKS)
    for case in cases(kind):
        for line in (speaker.event(kind.id, case), speaker.event(f"{kind.id}.news", case)):
            assert "Alice" not in line, line
            assert "Bob" not in line, line


@cache
def refused() -> frozenset[str]:
    """Every word of a reason in the code of the rules but for those of lines and units, which test_words knows."""
    found: set[str] = set()
    for path in sorted(RULES.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            found |= words_of(node) | (standard(node) if path.parent.name == "standard" else set())
    return frozenset(found | OF_BUILDS)


OF_BUILDS: Final = {"not-empty", "too-many-builds", "too-many-removals"}
"""CD-N.11: what was accepted, each by itself, and is too much together (adjudicator/adjustments)."""


def words_of(node: ast.AST) -> set[str]:
    """Of `Why(…)`, of what makes a map unsound, and of what comes to nothing when its turn comes."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Why", "UnsoundError"):
        return set(constants(node.args[0]))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "NotAllowed":
        return {one.removeprefix("diplomacy.") for one in constants(node.args[0]) if one.startswith("diplomacy.")}
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "VoidOrder":
        return {text for one in node.args[2:3] for text in constants(one)}
    if isinstance(node, ast.FunctionDef) and node.name == "_obstacle":
        returned = (one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value)
        return {str(one.value) for each in returned for one in ast.walk(each) if isinstance(one, ast.Constant)} - {""}
    if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
        return {str(node.value.value)} if str(node.value.value).startswith("appointment-") else set()
    return set()


def standard(node: ast.AST) -> set[str]:
    """CD-N.8: there reasons are listed by matter."""
    said = node.value if isinstance(node, ast.Constant) else None
    return {said} if isinstance(said, str) and re.fullmatch(r"standard-[a-z-]+", said) else set()


def test_every_refusal_has_its_words_and_no_words_are_left_over() -> None:
    said = {key.removeprefix("reason-diplomacy-") for key in messages("diplomacy") if key.startswith("reason-dipl")}
    assert len(refused()) > 90
    assert refused() ^ said == set()


NUMBERED: Final = {"name-length", "shares-number", "rule-length", "too-long", "standard-no-power"}


def test_what_comes_to_nothing_later_can_be_said_without_what_it_was_about() -> None:
    """An order that was accepted is told of by its reason alone; only a first refusal has figures."""
    for word in refused():
        placed = variables("diplomacy", f"reason-diplomacy-{word}")
        assert not placed or word in NUMBERED, word


@pytest.mark.parametrize("language", languages())
def test_a_line_is_refused_with_what_is_wrong_and_its_clause(language: str) -> None:
    speaker = voice(language)
    held = {"why": "held", "clause": "CD-D.4", "by": ("Ven",)}
    long = {"why": "name-length", "clause": "CD-3.A", "low": 2, "high": 40}
    for why, part in ((held, "Venice"), (long, "40")):
        said = refusals.sentence(speaker, why)
        assert said.endswith(f"({why['clause']})")
        assert part in said
    about = {"line": 2, "text": "A Nap-**Rom**", "why": "not-commander", "clause": "CD-E.5", "space": "Nap"}
    told = speaker.reason("season.refused", about)
    assert "2" in told
    assert r"A Nap\-\*\*Rom\*\*" in told
    assert told.endswith("(CD-E.5)")


@pytest.mark.parametrize("language", languages())
def test_every_option_of_the_rules_and_of_the_table_has_its_words(language: str) -> None:
    words = Catalogue("diplomacy", language)
    for name, able in OPTIONS.items():
        law = f"law-{name.replace('_', '-')}"
        wanted = [law] if isinstance(able, range) else [law, *(f"{law}-{one}".replace("_", "-") for one in able)]
        assert not [key for key in wanted if words.find(key, {}) is None]
    for name, option in GAME.options.model_fields.items():
        assert all(words.has(f"option-diplomacy-{name}-{one}.means") for one in get_args(option.annotation))
    assert all(words.has(f"realm-proposal-{kind}") for kind in KINDS.values())


@pytest.mark.parametrize("language", languages())
def test_plain_questions_and_terms_are_answered_shortly_and_out_of_the_book(language: str) -> None:
    speaker = voice(language)
    for name, wanted in questions.QUESTIONS.of("diplomacy").items():
        assert questions.meant(speaker, speaker.say(f"question-{name}")) == name
        assert 30 < len(speaker.say(f"question-{name}.answer")) < 320, name
        assert [one.id for one in rulebook.answering(speaker, name)] == list(wanted), name
    ways = [way for name in terms("diplomacy") for way in speaker.say(f"term-{name}").split("|")]
    assert len(set(ways)) == len(ways) > 30
    assert all(10 < len(speaker.say(f"term-{name}.means")) < 130 for name in terms("diplomacy"))


@pytest.mark.parametrize(("query", "name"), [
    ("how do i capture rome", "seize"), ("what do shares do", "shares"), ("am i allowed to lie", "black"),
    ("wie nehme ich Rom", "seize"), ("darf ich lügen", "black"), ("wozu anteile", "shares"),
])  # fmt: skip
def test_questions_are_understood_as_people_put_them(query: str, name: str) -> None:
    found = {questions.meant(voice(language), query) for language in languages()}
    assert name in found


def test_all_pairs_of_fields_are_tried() -> None:
    """So that the reading proves something: selects within selects are reached."""
    pairs = {(one["ruler_before"], one["sub_ruler_before"]) for kind in GAME.events if kind.__name__ == "Seized"
             for one in cases(kind)}  # fmt: skip
    assert pairs == set(product(("GV", ""), ("", "MAG")))


@pytest.mark.parametrize("language", languages())
def test_lessons_offer_answers_that_are_called_something_and_explain_what_came_of_them(language: str) -> None:
    words = Catalogue("diplomacy", language)
    assert len(tutorial.positions("diplomacy")) == 7
    for number, position in enumerate(tutorial.positions("diplomacy")):
        assert words.has(f"lesson-{number}-after")
        assert all(len(words.say(f"lesson-{number}-{way}")) <= 38 for way in position["ways"])


@pytest.mark.parametrize(("number", "way", "said"), [
    (0, "move", "A Venice-Trieste."), (0, "seize", "Trieste is seized: Gaius Varro is Ruler there."),
    (1, "alone", "The space was held by Piedmont."), (1, "together", "It was dislodged by Venice and Tuscany."),
    (2, "march", "Tunis was not seized."), (2, "carried", "Tunis is seized: Gaius Varro is Ruler there."),
    (3, "appoint", "Gaius Varro makes Hamilcar Sub-Ruler of Rome."),
    (4, "revolt", "Gaius Varro overthrows Hamilcar, who was Ruler of Brest. Ruler now: Gaius Varro."),
    (5, "trieste", "Gaius Varro builds A Trieste."), (5, "rome", "supports all the units it can."),
    (6, "masked", "Letter signed The Old Senator to Xanthippe"),
])  # fmt: skip
def test_a_lesson_shows_what_it_teaches(number: int, way: str, said: str) -> None:
    one = tutorial.lesson(number, "diplomacy")
    assert said in tutorial.outcome(Catalogue("diplomacy"), one, one.ways[way]).said()


def test_a_first_unit_is_called_by_what_it_is_and_where() -> None:
    assert voice("en").option("setup.unit", "A Nap") == "Army in Naples"

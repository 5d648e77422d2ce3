"""`byrsa rule` and `byrsa card`: what they find, and that nothing that is there is left out."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import __main__ as cli
from bot.app.finding import cards, rules, sources
from bot.app.finding.rules import cites, find, is_part
from bot.app.finding.sources import cited
from bot.base.errors import SetupError
from tests.clauses import clauses, points

Said = Callable[..., str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    def run(*words: str) -> str:
        assert cli._run([*words]) == 0
        return capsys.readouterr().out

    return run


def names(found: list[sources.Place]) -> set[tuple[str, str]]:
    return {(place.file, place.name) for place in found}


def test_a_clause_its_question_its_code_and_its_tests() -> None:
    found = find("RC-9.0.15")
    assert found.clause.text.startswith("*Veto.*")
    assert [one.id for one in found.parts] == ["RC-9.0.15a", "RC-9.0.15b", "RC-9.0.15c"]
    assert [one.id for one in found.points] == ["RC-DP31"]
    assert "senate.veto" in [kind for kind, _ in found.asked]
    assert ("games/republic/senate/outcry.py", "veto") in names(found.code)
    proof = ("tests/games/carthage/test_rc9_0_15_outcry.py", "test_an_outcry_cancels_the_vote_and_is_discarded")
    assert proof in names(found.proved)


def test_a_place_is_the_line_of_what_it_names() -> None:
    for place in (*find("RC-7.3.1").code, *find("RC-7.3.1").proved):
        lines = (sources.root() / place.file).read_text("utf-8").splitlines()
        assert place.line == 1 or any(
            place.name.split(".")[-1] in line for line in lines[place.line - 1 : place.line + 6]
        )


def test_a_decision_point_is_found_like_a_clause() -> None:
    found = find("rc-dp31")
    assert "play nothing" in found.clause.text
    assert [(kind, place.name) for kind, place in found.asked] == [("senate.veto", "veto_of")]
    assert found.proved


def test_a_clause_is_found_without_the_letters_of_its_book() -> None:
    assert rules.clause("9.0.15").id == rules.clause("rc-9.0.15").id == "RC-9.0.15"
    with pytest.raises(SetupError, match=r"Which one: RC-7\.3\.1, SR-7\.3\.1\?"):
        rules.clause("7.3.1")
    assert rules.clause("GV-1.3").place.file == "docs/rules/grand-variant.md"


def test_every_clause_and_point_of_the_rulebook_is_read() -> None:
    book = "republic-of-carthage"
    assert {*clauses(book), *points(book)} <= rules.printed().keys()
    assert len(points(book)) > 50


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("RC-7.3.1: he may.", ["RC-7.3.1"]),
        ("RC-9.0.15, 9.0.16: it is played; RC-9.0.18: all.", ["RC-9.0.15", "RC-9.0.16", "RC-9.0.18"]),
        ("RC-9.8.2, 9.8.5, 9.8.6 and RC-14.1: so.", ["RC-9.8.2", "RC-9.8.5", "RC-9.8.6", "RC-14.1"]),
        ("RC-9.0.10, RR-1.09.141: so.", ["RC-9.0.10", "RR-1.09.141"]),
        ("RC-5.0a; T-3 says.", ["RC-5.0a", "T-3"]),
        ("by the end of RC-9.5.", ["RC-9.5"]),
        ("Nothing of the kind, 9.5 or so.", []),
    ],
)
def test_what_a_docstring_cites(text: str, ids: list[str]) -> None:
    assert [first for first, last in cited(text) if first == last] == ids


def test_a_range_cites_what_lies_within_it() -> None:
    text = "Outcries in the Senate (RC-9.0.15 to RC-9.0.18)."
    assert [one for one in ("RC-9.0.14", "RC-9.0.15b", "RC-9.0.17", "RC-9.0.18", "RC-9.0.19") if cites(text, one)] == [
        "RC-9.0.15b",
        "RC-9.0.17",
        "RC-9.0.18",
    ]
    assert cites("RC-9.0.6 to 9.0.16: so.", "RC-9.0.9")
    assert not cites("RC-DP3 and RC-DP31", "RC-DP1")
    assert cites("RC-DP3 and RC-DP31", "RC-DP31")


def test_what_stands_below_a_clause() -> None:
    assert is_part("RC-9.0.15a", "RC-9.0.15")
    assert is_part("RC-9.1.1", "RC-9.1")
    assert not is_part("RC-9.0.150", "RC-9.0.15")
    assert not is_part("RC-9.1", "RC-9.1")


def test_marks_are_read_without_running_a_test() -> None:
    text = """
@clause("RC-1.1", "RC-DP2")
def test_one(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=clause("RC-1.2"))])
def test_two(): ...
def test_three(): assert "RC-1.1"
"""
    tree = ast.parse(text)
    for name, test in ("RC-1.1", "test_one"), ("RC-1.2", "test_two"):
        assert [place.name for place in rules.proofs("t.py", tree, rules.exactly(name))] == [test]


def test_a_card_its_row_its_words_the_code_of_what_it_does_and_its_tests() -> None:
    found = cards.find("assassin")
    assert found.piece.row["effects"] == [{"op": "assassination_modifier", "value": 1}]
    assert found.piece.place.file == "data/carthage/intrigues.json"
    assert "Attentatswurf" in found.texts["de"]
    ((op, means, code),) = found.effects
    assert (op, means[:9]) == ("assassination_modifier", "Add value")
    assert ("games/republic/senate/assassination.py", "modifier") in names(code)
    proof = ("tests/games/carthage/test_rc9_8_assassination.py", "test_each_assassin_card_adds_one_and_is_discarded")
    assert proof in names(found.tests)
    assert cards.find("tribune").texts["de"].startswith("Spiele ihn in der Senatsphase")


def test_a_card_is_found_by_its_name_or_a_part_of_it() -> None:
    assert cards.piece("Public Outcry").id == "public-outcry"
    assert cards.piece("xanthippus").id == "xanthippus-of-sparta"
    with pytest.raises(SetupError, match=r"Which one: .*syracusan-war-1.*, \.\.\.\?"):
        cards.piece("war")
    with pytest.raises(SetupError, match="There is no card unicorn"):
        cards.piece("unicorn")


def test_every_card_of_the_decks_is_found_and_stands_in_its_line() -> None:
    for one in cards.pieces():
        line = (sources.root() / one.place.file).read_text("utf-8").splitlines()[one.place.line - 1]
        assert f'"{one.id}"' in line


def test_they_are_shown(said: Said) -> None:
    shown = said("rule", "9.0.15")
    for words in ("RC-9.0.15", "docs/rules/republic-of-carthage.md:", "Asked as", "senate.veto", "Tests that prove it"):
        assert words in shown
    assert "No test is marked with it." in said("rule", "SR-1")
    shown = said("card", "assassin")
    for words in ("Assassin (assassin)", "assassination_modifier", "Attentatswurf", "games/republic/senate/", "Tests"):
        assert words in shown


def test_what_is_nowhere_is_one_clear_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli._run(["rule", "RC-77"]) == cli.BAD_INPUT
    assert "No rulebook has RC-77." in capsys.readouterr().err
    assert cli._run(["rule", "9.0.1_"]) == cli.BAD_INPUT
    rules.printed.cache_clear()
    monkeypatch.setattr(sources, "ROOT", Path("/nowhere"))
    assert cli._run(["rule", "RC-9"]) == cli.BAD_INPUT
    assert "in a checkout of the source only" in capsys.readouterr().err
    rules.printed.cache_clear()

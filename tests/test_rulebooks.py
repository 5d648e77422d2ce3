"""The rulebooks as they are read: no clause and no decision point is missed, and what is carried over is the same."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from data.books import BOOKS, Book
from tests import clauses as proofs
from tests.clauses import announced, known, named, silent, unlisted
from tools import rulebooks
from tools.clauses import written

EACH = pytest.mark.parametrize("book", BOOKS, ids=[book.prefix for book in BOOKS])
COUNTS = {  # clauses, decision points
    "RC": (346, 78),
    "RR": (396, 101),
    "GV": (107, 8),
    "SR": (216, 44),
    "CD": (271, 42),
}
KIND = re.compile(r"[a-z]+\.[a-z-]+")


def ids(book: Book) -> list[str]:
    return [one.id for one in rulebooks.clauses(book) if not one.title]


def said(name: str) -> str:
    return next(one.text for book in BOOKS for one in rulebooks.clauses(book) if one.id == name and not one.title)


@EACH
def test_each_book_has_so_many_clauses_and_decision_points(book: Book) -> None:
    assert (len(ids(book)), len(rulebooks.points(book))) == COUNTS[book.prefix]
    assert not [name for name, count in Counter(ids(book)).items() if count > 1]
    assert all(one.text or one.title for one in rulebooks.clauses(book))


@EACH
def test_as_many_are_found_by_looking_for_what_marks_them(book: Book) -> None:
    """Bold ids, lettered and numbered items without an id of their own, and the rows of CD-D.9."""
    text = rulebooks.text(book)
    bold = set(re.findall(rf"\*\*({book.prefix}-(?!DP)[\w.]*\w)[ .*]", text))
    lettered = re.findall(r"(?m)^ *- \*\*\([a-z0-9.]+\)", text)
    numbered = re.findall(r"(?m)^ *\d+\. (?!\*\*[A-Z]{2}-)", text)
    preferences = re.findall(r'(?m)^\| (?:4\.[A-E]\.\d|"via)', text)
    assert len(bold) + len(lettered) + len(numbered) + len(preferences) == len(ids(book))


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("RR-1.07.21.1", "*Ally Deserts / Roman Auxiliary Deserts.* In each battle"),
        ("RR-1.07.36", "*Laws*: playable any time in the Senate Phase"),
        ("RR-1.12.1.4", "A senator elected Consul for Life."),
        ("RR-1.06", "Steps in order: 1.06.0 start effects"),
        ("GV-3.1.7", "Rome Forum, followed by the Rome Population Phase"),
        ("SR-5.10(b)", "Greek loyalty penalty"),
        ("SR-7.4.5", "It is removed from the game when played."),
        ("SR-9.7.4", "Naval opportunity window"),
        ("CD-4.A(b)", "A Ruler of five or more provinces"),
        ("CD-4.E.3", "If the base's province changes Ruler"),
        ("CD-5.B", "Besides stand, move, support and convoy (CD-D) there is the Seize."),
        ("CD-5.B(b.1)", "*[ruling]* Without a named province the unit seizes"),
        ("CD-5.B(f)3", "No *hostile* unit other than U made an effective attempt"),
        ("CD-9.B.3(e)", "If the way is blocked or barred the army stays"),
        ("CD-D.9(4.D.1)", "4.D.1"),
        ("CD-X.26", "A province ruled by GV is drawn for revolution"),
    ],
)
def test_a_clause_stands_under_its_own_name(name: str, begins: str) -> None:
    assert said(name).startswith(begins)


def test_what_stands_below_a_clause_is_its_own() -> None:
    assert "Stalemate · 5" in said("RR-1.10.11")
    assert said("RR-1.09.421").endswith("**RR-DP42** (*no appeal*).")
    assert said("CD-D.9").endswith("serves to check an adjudicator.")
    assert said("RC-15.13").endswith("[RoR 4.02.1, 4.08]"), "a chart is no part of the clause before it"


@EACH
def test_what_a_book_refers_to_exists(book: Book) -> None:
    cited = set(re.findall(r"\b(?:RC|RR|GV|SR|CD)-[A-Z0-9][\w.]*\w(?:\([a-z0-9.]+\)\d*)?", rulebooks.text(book)))
    headings = {one.id for each in BOOKS for one in rulebooks.clauses(each)}
    assert cited - known() - headings <= {f"{book.prefix}-DPn"}


@EACH
def test_every_decision_point_has_a_name_a_clause_kinds_and_a_default(book: Book) -> None:
    points = rulebooks.points(book)
    assert [one.id for one in points] == [f"{book.prefix}-DP{number}" for number in range(1, len(points) + 1)]
    assert {one.clause for one in points} <= set(ids(book))
    assert all(KIND.fullmatch(kind) for one in points for kind in one.kinds)
    assert all(one.who and one.options and one.default for one in points)
    asked = Counter((kind, one.clause, one.who) for one in points for kind in one.kinds)
    assert set(asked.values()) == {1}, "one row for each question"


@EACH
def test_no_mark_of_a_decision_is_without_a_name(book: Book) -> None:
    assert not re.search(r"\*\*DP\*\*|\bD-\d", rulebooks.text(book))


@EACH
def test_what_the_bot_reads_is_what_the_book_says(book: Book) -> None:
    """`python -m tools.clauses` writes them anew."""
    for path, text in written(book).items():
        assert path.read_text("utf-8") == text


# The guards


def test_a_point_that_is_cited_must_be_asked() -> None:
    asked = {("trade.sell", "RC-DP14"), ("sample.sell", "")}
    assert silent(["RC-7.3.1", "RC-DP14", "RC-DP15"], asked) == ["RC-DP15"]


def test_what_is_asked_must_stand_in_the_book() -> None:
    assert not unlisted({("trade.sell", "RC-DP14"), ("senate.consent", "RC-DP34"), ("sample.sell", "")})
    assert unlisted({("trade.sell", "RC-DP15"), ("trade.buy", "RC-DP999")}) == [
        ("trade.buy", "RC-DP999"),
        ("trade.sell", "RC-DP15"),
    ]


@pytest.mark.parametrize(("gap", "clause", "later"), [
    ("RR", "RR-1.05.4", True), ("RR-1.05", "RR-1.05.4", True), ("RR-1.0", "RR-1.05", False),
    ("CD-5.B", "CD-5.B(f)3", True), ("CD-5.B(f)", "CD-5.B(f)3", True), ("CD-5.B(f)", "CD-5.B(g)", False),
    ("RC-6.4", "RC-6.4d", False), ("RC-6.4d", "RC-6.4d", True),
])  # fmt: skip
def test_what_is_announced_is_a_book_a_chapter_or_a_clause(gap: str, clause: str, later: bool) -> None:
    assert announced(clause, [gap]) == later


def test_a_point_is_named_in_code_or_in_data_but_not_by_its_own_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path, text in {
        "games/republic/senate.py": 'def vote():\n    return Decision("senate.vote")\n',
        "games/rome/income.py": 'POINT = "RR-DP9"\n',
        "data/rome/law.json": '{"forum.bid": ["RR-1.07.22", "RR-DP24"]}',
        "data/rome/decisions.json": '[{"id": "RR-DP25"}]',
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr(proofs, "ROOT", tmp_path)
    found = named(proofs.called("republic-of-rome"), ["republic", "rome"])
    assert (found["senate.vote"], found["RR-DP9"], found["RR-DP24"]) == ("senate.py:2", "income.py:1", "law.json")
    assert "RR-DP25" not in found

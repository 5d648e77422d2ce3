"""Which clauses of the rulebooks are proved by a test: the mark, and the report.

`@clause("RC-7.3.2", "RC-DP14")` on a test names the clauses that the test would fail without, and the decision points
whose question and default it reads at a table. As a pytest plugin this module checks that all that is cited exists,
that a cited decision point is really posted by a table while its test runs, and that every decision bears a point under
which its rulebook lists its kind. Run as a program (`make clauses`) it lists what is still unproved, and exits 1 if
that is not announced in `tests/clauses.toml`.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, TypedDict

import pytest

from data.books import BOOKS, Book
from games.catalog import GAMES
from games.kernel import Decision
from games.kernel.docket import Docket
from tools import rulebooks

ROOT = Path(__file__).parent.parent
POINT = re.compile(r"[A-Z]{2}-DP\d+")
CHART = re.compile(r"\*\*(T-\d+) ")
CARRIED = ("cites.json", "clauses.json", "decisions.json", "reference.json")  # what only names a point asks nothing

clause = pytest.mark.clause


class Built(TypedDict):
    """What the notes say of a rulebook: the packages of `games/` that play it, and what they do not play yet."""

    packages: list[str]
    later: list[str]


def called(source: str) -> Book:
    """The rulebook of this name."""
    return next(book for book in BOOKS if book.source == source)


def rulebook(source: str) -> str:
    """The text of one rulebook."""
    return rulebooks.text(called(source))


@cache
def clauses(source: str) -> Sequence[str]:
    """All clause ids of a rulebook, in its order; its headings are none."""
    return [one.id for one in rulebooks.clauses(called(source)) if not one.title]


@cache
def table(source: str) -> Mapping[str, rulebooks.Point]:
    """The decision points of a rulebook by their ids."""
    return {one.id: one for one in rulebooks.points(called(source))}


def points(source: str) -> dict[str, tuple[str, str]]:
    """The decision points of a rulebook: id to (clause, what happens if absent)."""
    return {one.id: (one.clause, one.default) for one in table(source).values()}


def each_point(cases: Iterable[Any], *, at: int | None = None) -> list[Any]:
    """The cases of a test, each marked with the decision point it proves: the case, or what stands in it there."""
    return [
        pytest.param(one, marks=clause(one)) if at is None else pytest.param(*one, marks=clause(one[at]))
        for one in cases
    ]


# What a test cites


def cited(item: pytest.Item) -> list[str]:
    """All that the marks of a test name."""
    return [one for mark in item.iter_markers("clause") for one in mark.args]


@cache
def known() -> frozenset[str]:
    """All that can be cited: clauses, decision points and charts."""
    books = [book.source for book in BOOKS]
    charts = (chart for book in books for chart in CHART.findall(rulebook(book)))
    return frozenset([*charts, *(one for book in books for one in (*clauses(book), *table(book)))])


class Collector:
    """Gathers the clause marks of all collected tests."""

    def __init__(self) -> None:
        self.proofs: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: Iterable[pytest.Item]) -> None:
        for item in items:
            for one in cited(item):
                self.proofs[one].append(item.nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that cites what no rulebook has is a mistake."""
    for item in items:
        unknown = [one for one in cited(item) if one not in known()]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} cites {', '.join(unknown)}, which no rulebook has")


# What tables ask while a test runs

ASKED: set[tuple[str, str]] = set()
"""Kind and point of every decision that was opened since the test began."""
COVERED: set[tuple[str, str]] = set()
"""The points that such a decision asks besides its own: one answer may speak of several matters."""


def pytest_configure() -> None:
    """Listen to what is opened: a question, and the matters it covers where its choice tells them as `points`."""
    opened = Docket._opened  # pyright: ignore[reportPrivateUsage]

    def heard(docket: Docket, decision: Decision[Any], seq: int) -> Any:
        ASKED.add((decision.kind, decision.point))
        COVERED.update(("", point) for point in getattr(decision.choice, "points", ()))
        return opened(docket, decision, seq)

    Docket._opened = heard  # type: ignore[method-assign]  # pyright: ignore[reportPrivateUsage]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Nothing has been asked yet."""
    ASKED.clear()
    COVERED.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """A point that is cited has been asked, and what was asked stands in the table of its rulebook."""
    result = yield
    asked = ASKED | COVERED | left_to_the_game_master() | chosen_at_creation()
    assert not silent(cited(item), asked), "cites decision points that no table asked"
    assert not unlisted(ASKED), "asks what does not stand in the rulebook under this decision point"
    return result


@cache
def left_to_the_game_master() -> frozenset[tuple[str, str]]:
    """The points on which he may rule: nobody asks him, and at every table he may."""
    return frozenset(("", one.point) for game in GAMES.values() for one in game.rulings.values() if one.point)


@cache
def chosen_at_creation() -> frozenset[tuple[str, str]]:
    """The points on which who creates a table decides, before there is one: by the options of the game."""
    return frozenset(
        ("", point)
        for book in BOOKS
        for point, one in table(book.source).items()
        if one.kinds and options_of(book).issuperset(one.kinds)
    )


def options_of(book: Book) -> frozenset[str]:
    """What can be chosen when a game by this rulebook is created, as its table of decisions calls it."""
    game = GAMES.get(book.folder)
    return frozenset(f"setup.{name}" for name in game.options.model_fields) if game else frozenset()


def silent(names: Iterable[str], asked: Iterable[tuple[str, str]]) -> list[str]:
    """The decision points among what is cited that were not asked."""
    heard = {point for _, point in asked}
    return [one for one in names if POINT.fullmatch(one) and one not in heard]


def unlisted(asked: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The decisions whose kind does not stand beside their point in the table of a rulebook."""
    kinds = {point: one.kinds for book in BOOKS for point, one in table(book.source).items()}
    ours = [(kind, point) for kind, point in asked if any(book.has(point) for book in BOOKS)]
    return sorted((kind, point) for kind, point in ours if kind not in kinds.get(point, ()))


# The report


def announced(one: str, gaps: Iterable[str]) -> bool:
    """Whether a clause stands under what is announced as not built yet: a book ("RR"), a chapter, a clause."""
    return any(one == gap or re.match(rf"{re.escape(gap)}(?:[.(-]|(?<=\))\d)", one) for gap in gaps)


def named(book: Book, packages: Iterable[str]) -> dict[str, str]:
    """Decision points and kinds that the code of these packages names, or the data of the game: id to where."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "data" / book.folder).glob("*.json")):
        if path.name not in CARRIED:
            found |= dict.fromkeys(re.findall(rf'"({POINT.pattern})"', path.read_text("utf-8")), path.name)
    found |= dict.fromkeys(options_of(book), "options")
    for path in (path for package in packages for path in sorted((ROOT / "games" / package).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found[node.value] = f"{path.name}:{node.lineno}"
    return found


def report_points(book: Book, notes: Built, proofs: Mapping[str, list[str]]) -> int:
    """Print each decision point with its kinds, its default and how many tests it has; how many are missing."""
    said, all_points = named(book, notes["packages"]), table(book.source)
    due = {
        point: one for point, one in all_points.items() if point in said or not announced(one.clause, notes["later"])
    }
    asked = {point: said[word] for point, one in due.items() for word in (*one.kinds, point) if word in said}
    tested = [point for point in due if point in proofs]
    print(
        f"{book.source}: {len(all_points)} decision points, {len(due)} built, {len(asked)} asked, {len(tested)} tested"
    )
    for point, one in due.items():
        print(
            f"  {point} {one.clause}: {', '.join(one.kinds)}, {asked.get(point, 'NOT ASKED')}; "
            f"if absent: {one.default}; tests: {len(proofs.get(point, ())) or 'NO'}"
        )
    return sum(point not in asked or point not in proofs for point in due)


def report(book: Book, notes: Built, proofs: Mapping[str, list[str]]) -> int:
    """Print what of a rulebook is built and proved; how much is missing that is not announced."""
    found = clauses(book.source)
    built = [one for one in found if not announced(one, notes["later"])]
    missing = [one for one in built if one not in proofs]
    print(f"{book.source}: {len(found)} clauses, {len(built)} built, {len(built) - len(missing)} proved by a test")
    for one in missing:
        print(f"  no test: {one}")
    return len(missing) + report_points(book, notes, proofs)


def main() -> int:
    """Print the report; 1 if a clause without test or a point never asked is not announced."""
    collector = Collector()
    with redirect_stdout(StringIO()) as said:
        broken = pytest.main(["--collect-only", "-q", str(ROOT / "tests")], plugins=[collector])
    if broken:
        print(said.getvalue())
        return int(broken)
    notes: dict[str, Built] = tomllib.loads((ROOT / "tests" / "clauses.toml").read_text(encoding="utf-8"))  # type: ignore[assignment]
    return 1 if sum(report(book, notes[book.source], collector.proofs) for book in BOOKS) else 0


if __name__ == "__main__":
    sys.exit(main())

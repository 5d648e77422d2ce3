"""Which clauses of the rulebooks are proved by a test: the mark, and the report.

`@clause("RC-7.3.2", "RC-DP14")` on a test names the clauses that the test would fail without, and the decision points
of Appendix A whose question and default it reads at a table. As a pytest plugin this module checks that all that is
cited exists; run as a program (`make clauses`) it lists what is still unproved and exits 1 if that is not announced in
`tests/clauses.toml`.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"^\s*- \*\*([A-Z]{2}-[\w.]+?)\.?\*\*", re.MULTILINE)
POINT = re.compile(r"^\| ([A-Z]{2}-DP\d+) \| ([A-Z]{2}-[\w.]+) \| (.+?) \| (.+?) \| (.+?) \|$", re.MULTILINE)

clause = pytest.mark.clause


def rulebook(game: str) -> str:
    """The text of one rulebook."""
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def clauses(game: str) -> list[str]:
    """All clause ids of a rulebook, in its order."""
    return list(dict.fromkeys(CLAUSE.findall(rulebook(game))))


def points(game: str) -> dict[str, tuple[str, str]]:
    """Decision points of Appendix A: id to (clause, what happens if absent)."""
    return {point: (rule, lapse) for point, rule, _, _, lapse in POINT.findall(rulebook(game))}


def each_point(cases: Iterable[Any], *, at: int | None = None) -> list[Any]:
    """The cases of a test, each marked with the decision point it proves: the case, or what stands in it there."""
    return [
        pytest.param(one, marks=clause(one)) if at is None else pytest.param(*one, marks=clause(one[at]))
        for one in cases
    ]


class Collector:
    """Gathers the clause marks of all collected tests."""

    def __init__(self) -> None:
        self.proofs: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: Iterable[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("clause"):
                for one in mark.args:
                    self.proofs[one].append(item.nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that cites a clause or a decision point no rulebook has is a mistake."""
    books = [book.stem for book in (ROOT / "docs" / "rules").glob("*.md")]
    known = {one for book in books for one in (*clauses(book), *points(book))}
    for item in items:
        for mark in item.iter_markers("clause"):
            unknown = [one for one in mark.args if one not in known and not one.startswith("T-")]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} cites {', '.join(unknown)}, which no rulebook has")


def announced(one: str, gaps: Iterable[str]) -> bool:
    """Whether a clause stands under a chapter that is announced as not built yet."""
    return any(one == gap or one.startswith((f"{gap}.", f"{gap}-")) for gap in gaps)


def asked(package: Path) -> dict[str, str]:
    """Decision points that the code of a game asks: id to "kind, module:line", or the place alone."""
    found: dict[str, str] = {}
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call | ast.ClassDef):
                words = [
                    one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)
                ]
                for word in words:
                    if re.fullmatch(r"[A-Z]{2}-DP\d+", word):
                        kinds = [one for one in words if re.fullmatch(r"[a-z]+\.[a-z-]+", one)]
                        found[word] = ", ".join([*kinds[:1], f"{path.name}:{node.lineno}"])
    return found


def report_points(game: str, package: Path, gaps: list[str], proofs: Mapping[str, list[str]]) -> int:
    """Print each decision point with its kind, its default and how many tests it has; how many are missing."""
    built = asked(package)
    due = {point: about for point, about in points(game).items() if point in built or not announced(about[0], gaps)}
    tested = [point for point in due if point in proofs]
    print(f"{game}: {len(due)} decision points, {len(due.keys() & built.keys())} asked, {len(tested)} tested")
    for point, (rule, lapse) in due.items():
        tests = len(proofs.get(point, ())) or "NO"
        print(f"  {point} {rule}: {built.get(point, 'NOT ASKED')}; if absent: {lapse}; tests: {tests}")
    return sum(point not in built or point not in proofs for point in due)


def main() -> int:
    """Print the report; 1 if a clause without test or a point never asked is not announced."""
    collector = Collector()
    with redirect_stdout(StringIO()) as said:
        broken = pytest.main(["--collect-only", "-q", str(ROOT / "tests")], plugins=[collector])
    if broken:
        print(said.getvalue())
        return int(broken)
    notes = tomllib.loads((ROOT / "tests" / "clauses.toml").read_text(encoding="utf-8"))
    bad = 0
    for game, gaps in notes.items():
        found = clauses(game)
        built = [one for one in found if not announced(one, gaps["later"])]
        missing = [one for one in built if not collector.proofs[one]]
        print(f"{game}: {len(found)} clauses, {len(built)} built, {len(built) - len(missing)} proved by a test")
        for one in missing:
            print(f"  no test: {one}")
        package = ROOT / "games" / notes[game]["package"]
        bad += len(missing) + report_points(game, package, gaps["later"], collector.proofs)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

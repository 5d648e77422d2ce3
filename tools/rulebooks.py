"""Read a rulebook: its headings and clauses, and its table of decision points.

A clause is whatever has a name of its own: an id in bold, wherever in a line it stands; a lettered or numbered item
below a clause, named after it ("CD-5.B(f)3"); a row of the table of preferences ("CD-D.9(4.A.1)").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from data.books import Book

BOOKS: Final = Path(__file__).parent.parent / "docs" / "rules"
ID: Final = r"[A-Z]{2}-(?!DP)\w+(?:\.\w+)*"
HEADING: Final = re.compile(rf"(?P<level>#+) (?:(?P<id>{ID}) )?(?P<title>.+)")
NAMED: Final = re.compile(rf"\*\*(?P<id>{ID})\.?(?: (?P<title>[^*]+))?\*\*")
LETTERED: Final = re.compile(r"(?P<indent> *)- \*\*\((?P<label>[\w.]+)\)(?: (?P<title>[^*]+))?\*\* ?")
NUMBERED: Final = re.compile(r"(?P<indent> *)(?P<label>\d+)\. ")
POINT: Final = re.compile(r"\| (?P<id>[A-Z]{2}-DP\d+) \|")
CHART: Final = "**T-"  # after it stands a chart, which is no clause
PREFERENCES: Final = "Issue"  # head of the table whose rows are clauses
LABEL: Final = re.compile(r"[\w.]+")
PARAGRAPH: Final = 3  # a heading of this level, without an id, does not end the clause above it


@dataclass(slots=True)
class Clause:
    """A heading with its title, or a clause with what stands in it; a clause may bear the name of its heading."""

    id: str
    title: str = ""
    text: str = ""

    def add(self, part: str, *, row: bool = False) -> None:
        """More of what it says. The rows of a table, and what stands after one, begin a line."""
        between = "\n" if row or "\n" in self.text else " "
        self.text = f"{self.text}{between}{part}" if self.text else part


@dataclass(frozen=True, slots=True)
class Point:
    """A row of the table of decision points.

    Attributes:
        kinds: the names of the decision in code.
        clause: the rule that asks.
        default: what happens if the player is absent.
    """

    id: str
    clause: str
    kinds: tuple[str, ...]
    who: str
    options: str
    default: str

    @property
    def phase(self) -> str:
        """The part of the game in which it is asked."""
        return self.kinds[0].partition(".")[0]


def text(book: Book) -> str:
    """The whole rulebook."""
    return (BOOKS / f"{book.source}.md").read_text(encoding="utf-8")


def points(book: Book) -> list[Point]:
    """Its table of decision points, in its order."""
    return [_point(cells(line)) for line in text(book).splitlines() if POINT.match(line)]


def _point(row: list[str]) -> Point:
    name, clause, kinds, *told = row
    return Point(name, clause, tuple(kinds.split(", ")), *told)


def cells(line: str) -> list[str]:
    """The cells of a row of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def clauses(book: Book) -> list[Clause]:
    """Every heading and clause of a book, in its order."""
    reader = _Reader()
    for line in _prose(text(book).splitlines()):
        reader.read(line)
    return reader.found


def _prose(lines: list[str]) -> Iterator[str]:
    """All but the blocks of code."""
    code = False
    for line in lines:
        if line.startswith("```"):
            code = not code
        elif not code:
            yield line


class _Reader:
    """Goes through a book line by line. `above`: the clauses that are open, each with its indent."""

    def __init__(self) -> None:
        self.found: list[Clause] = []
        self.above: list[tuple[int, str]] = []
        self.last: Clause | None = None
        self.rows: str = ""

    def read(self, line: str) -> None:
        """One more line."""
        if heading := HEADING.fullmatch(line):
            self.heading(heading)
        elif line.startswith(("---", CHART)):
            self.last = None
        elif line.startswith("|"):
            self.row(line)
        elif line.strip():
            self.rows = ""
            self.prose(line)

    def heading(self, match: re.Match[str]) -> None:
        """A chapter; what hangs on nothing else hangs on it."""
        if match["id"]:
            self.last = None
            self.above = [(-1, match["id"])]
            self.found.append(Clause(match["id"], match["title"]))
        elif len(match["level"]) < PARAGRAPH:
            self.last, self.above = None, []

    def prose(self, line: str) -> None:
        """An item with a label, an id, or more of the clause above."""
        indent, inside = len(line) - len(line.lstrip()), False
        if label := LETTERED.match(line) or NUMBERED.match(line):
            line, inside = line[label.end() :], True
            self.item(indent, label.groupdict())
        for name, title, part in _split(line):
            if name:
                self.open(indent + inside, name, title)
                inside = True
            self.more(part)

    def item(self, indent: int, label: dict[str, str | None]) -> None:
        """A lettered or numbered item: its name is that of the clause it hangs on, and its label."""
        self.drop(indent)
        if self.above:
            lettered = "title" in label
            self.open(indent, _named(self.above[-1][1], str(label["label"]), lettered=lettered), label.get("title"))

    def open(self, indent: int, name: str, title: str | None) -> None:
        """A clause begins. Its title, if it has one, stands in its text."""
        self.drop(indent)
        self.above.append((indent, name))
        self.last = self.found[-1] if self.found and self.found[-1] == Clause(name) else self.begin(name)
        if title:
            self.more(f"*{title}*")

    def begin(self, name: str) -> Clause:
        """A new clause."""
        self.found.append(Clause(name))
        return self.found[-1]

    def drop(self, indent: int) -> None:
        """What is not above a line of this indent is closed."""
        while self.above and self.above[-1][0] >= indent:
            self.above.pop()

    def more(self, part: str, *, row: bool = False) -> None:
        """More of the clause that is open."""
        part = part.strip().removeprefix("- ").strip()
        if self.last is not None and part and part != "-":
            self.last.add(part, row=row)

    def row(self, line: str) -> None:
        """A row of a table: a clause of its own, or a line of the clause above."""
        row = cells(line)
        if set(line) <= set("|- "):
            return
        if row[0] == PREFERENCES and self.last:
            self.rows = self.last.id
        elif self.rows:
            self.preference(row)
        else:
            self.more(" · ".join(cell or "-" for cell in row), row=True)

    def preference(self, row: list[str]) -> None:
        """What the row is about, then what holds, and what else may be chosen."""
        about, held, *others = row
        number = LABEL.search(about)
        self.begin(f"{self.rows}({number[0] if number else about})").add(f"{about}: {held} ({'; '.join(others)})")


def _split(line: str) -> Iterator[tuple[str, str, str]]:
    """The parts of a line: before its first id, and from each id to the next."""
    at = 0
    name = title = ""
    for match in NAMED.finditer(line):
        yield name, title, line[at : match.start()]
        name, title, at = match["id"], match["title"] or "", match.end()
    yield name, title, line[at:]


def _named(above: str, label: str, *, lettered: bool) -> str:
    """The name of an item: "CD-5.B" and "(f)", "CD-5.B(b)" and "(b.1)", "CD-5.B(f)" and "3", "CD-4.E" and "3"."""
    if not lettered:
        return f"{above}{label}" if above.endswith(")") else f"{above}.{label}"
    head, bracket, letter = above.removesuffix(")").partition("(")
    return f"{head}({label})" if bracket and label.startswith(f"{letter}.") else f"{above}({label})"

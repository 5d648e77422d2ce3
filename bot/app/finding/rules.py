"""`byrsa rule`: a clause or a decision point, its code, what it asks, and the tests that prove it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from bot.app.finding import sources
from bot.app.finding.sources import PROGRAMS, TESTS, Place
from bot.base.errors import SetupError

LINE: Final = re.compile(r"\s*(?:- \*\*|#{1,4} )?(?P<id>[A-Z]{2}-\d[\w.]*?)\.?(?:\*\*|(?= ))\.? ?(?P<text>.*)")
POINT: Final = re.compile(r"\| (?P<id>[A-Z]{2}-DP\d+) \| (?P<rest>.+) \|")
MARKS: Final = ("clause", "pytest.mark.clause", "each_point")


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause as it is printed, or a decision point of Appendix A."""

    id: str
    place: Place
    text: str


@dataclass(slots=True)
class Found:
    """All that is known of a clause.

    Attributes:
        clause: itself.
        parts: the clauses below it.
        points: the decision points that belong to it.
        asked: where it is asked, by kind of decision.
        code: what cites it in its docstring.
        proved: tests that name it as what they prove.
        named: where else its id stands.
    """

    clause: Clause
    parts: Sequence[Clause] = ()
    points: Sequence[Clause] = ()
    asked: list[tuple[str, Place]] = field(default_factory=list[tuple[str, Place]])
    code: list[Place] = field(default_factory=list[Place])
    proved: list[Place] = field(default_factory=list[Place])
    named: list[Place] = field(default_factory=list[Place])


@cache
def printed() -> Mapping[str, Clause]:
    """Every clause and decision point of every rulebook, in their order."""
    return {
        one.id: one for path in sorted((sources.root() / "docs" / "rules").glob("*.md")) for one in _read(path.name)
    }


def _read(name: str) -> Iterator[Clause]:
    file = f"docs/rules/{name}"
    for number, line in enumerate((sources.root() / file).read_text(encoding="utf-8").splitlines(), 1):
        if match := LINE.fullmatch(line):
            yield Clause(match["id"], Place(file, number, match["id"]), match["text"])
        elif match := POINT.match(line):
            rule, kinds, who, may, lapse = (cell.strip() for cell in match["rest"].split("|"))
            text = f"{kinds} ({rule}). {who}: {may}; if absent: {lapse}"
            yield Clause(match["id"], Place(file, number, rule), text)


def clause(wish: str) -> Clause:
    """The clause that is meant: by its id, or without the letters of its book. SetupError: none has it, or several."""
    known, asked = printed(), wish.upper()
    found = [one for name, one in known.items() if asked == name.upper() or asked == name.upper().partition("-")[2]]
    if not found:
        near = ", ".join([name for name in known if asked in name.upper()][:8])
        raise SetupError(f"No rulebook has {wish}.{f' There are: {near}.' if near else ''}")
    if len(found) > 1:
        raise SetupError(f"Which one: {', '.join(one.id for one in found)}?")
    return found[0]


def find(wish: str) -> Found:
    """All that is known of a clause. SetupError: no rulebook has it."""
    meant = clause(wish)
    found = Found(meant)
    if not is_point(meant.id):
        found.parts = [one for one in printed().values() if is_part(one.id, meant.id)]
        found.points = [one for one in printed().values() if is_point(one.id) and one.place.name == meant.id]
    _programs(found)
    _tests(found)
    return found


def is_point(name: str) -> bool:
    """Whether this is a decision point of an appendix."""
    return "-DP" in name


def is_part(name: str, whole: str) -> bool:
    """Whether a clause stands below another: 9.0.15a and 9.0.15.1 below 9.0.15, but not 9.0.150."""
    return name != whole and name.startswith(whole) and not name[len(whole)].isdigit()


def _programs(found: Found) -> None:
    name = found.clause.id
    for file, tree in sources.files(PROGRAMS, *_words(name)):
        found.code += [place for place, text in sources.described(file, tree) if cites(text, name)]
        found.named += sources.saying(file, tree, exactly(name))
    for folder, wanted in kinds(name).items():
        places = [one for one in (f"games/{folder}", "games/republic") if (sources.root() / one).is_dir()]
        found.asked += [one for file, tree in sources.files(places, *wanted) for one in _asked(file, tree, wanted)]
    known = {(place.file, place.name) for _, place in found.asked}
    found.named = [place for place in found.named if (place.file, place.name) not in known]


def kinds(name: str) -> Mapping[str, Set[str]]:
    """By game the kinds of decisions that its lists let rest on a clause or a point."""
    found: dict[str, set[str]] = {}
    for path in sorted((sources.root() / "data").glob("*/decisions.json")):
        rows = json.loads(path.read_text(encoding="utf-8"))
        found[path.parent.name] = {kind for row in rows if name in (row["clause"], row["id"]) for kind in row["kinds"]}
    for path in sorted((sources.root() / "data").glob("*/cites.json")):
        rows = json.loads(path.read_text(encoding="utf-8"))
        found.setdefault(path.parent.name, set()).update(
            row["name"].partition("/")[0] for row in rows if name in (row["clause"], row["point"])
        )
    return {folder: wanted for folder, wanted in found.items() if wanted}


def exactly(name: str) -> re.Pattern[str]:
    """This id and nothing else."""
    return re.compile(re.escape(name))


def _words(name: str) -> Iterator[str]:
    """What stands in every file that may cite a clause: its number, or the end of a range in its chapter."""
    book, _, number = name.partition("-")
    chapter = number.partition(".")[0]
    yield from [name] if is_point(name) else [number, f" to {book}-{chapter}.", f" to {chapter}."]


def cites(text: str, name: str) -> bool:
    """Whether a docstring cites a clause: by its id, in a list, or within a range."""
    if is_point(name):
        return re.search(rf"\b{name}\b", text) is not None
    return any(name == first or (first != last and within(name, first, last)) for first, last in sources.cited(text))


def within(name: str, first: str, last: str) -> bool:
    """Whether a clause stands between two others of its book, both included."""
    order = list(printed())
    if not {name, first, last} <= printed().keys():
        return False
    return order.index(first) <= order.index(name) <= order.index(last)


def _asked(file: str, tree: ast.Module, wanted: Set[str]) -> Iterator[tuple[str, Place]]:
    """The functions that ask decisions of these kinds, or say which are asked."""
    for title, node in sources.named(tree):
        if isinstance(node, sources.FUNCTIONS):
            texts = [one.value for call in _calls(node) for one in ast.walk(call) if isinstance(one, ast.Constant)]
            for kind in dict.fromkeys(one for one in texts if isinstance(one, str) and one in wanted):
                yield kind, Place(file, node.lineno, title)


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    return (one for one in ast.walk(node) if isinstance(one, ast.Call) and ast.unparse(one.func) == "Decision")


def _tests(found: Found) -> None:
    name = found.clause.id
    wanted = exactly(name)
    for file, tree in sources.files(TESTS, name):
        found.proved += proofs(file, tree, wanted)
        proved = {(place.file, place.name) for place in found.proved}
        others = sources.saying(file, tree, wanted)
        found.named += [place for place in others if (place.file, place.name) not in proved]


def proofs(file: str, tree: ast.Module, wanted: re.Pattern[str]) -> Iterator[Place]:
    """Tests that are marked with a clause, or with each point of a list in which it stands."""
    lists = {
        sources.name_of(node)
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and holds(node, wanted)
    }
    for node in tree.body:
        calls = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
        marks = [mark for call in calls if ast.unparse(call.func) in MARKS for mark in call.args]
        if any(holds(one, wanted) or (isinstance(one, ast.Name) and one.id in lists) for one in marks):
            yield Place(file, node.lineno, sources.name_of(node))


def holds(node: ast.AST, wanted: re.Pattern[str]) -> bool:
    """Whether this text stands in it anywhere."""
    return any(sources.is_text(one, wanted) for one in ast.walk(node))

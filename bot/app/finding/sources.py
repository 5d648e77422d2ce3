"""Reading the source as text: what it cites, names and proves, without running any of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias, TypeGuard

from bot.base.errors import SetupError

ROOT: Final = Path(__file__).parents[3]
PROGRAMS: Final = ("games", "bot", "cogs", "rendering")
TESTS: Final = ("tests",)
CITED: Final = re.compile(
    r"(?P<book>[A-Z]{1,2})-(?P<first>\d+[\w.]*)(?P<rest>(?:(?:,? and |, | to )(?:[A-Z]{1,2}-)?\d+\.[\w.]+)*)"
)
FURTHER: Final = re.compile(r"(?P<how>and |, | to )(?:(?P<book>[A-Z]{1,2})-)?(?P<id>\d+\.[\w.]+)")
Named: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
NAMED: Final = (*FUNCTIONS, ast.ClassDef)


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: a file below the root, a line, what it is called, and its first words."""

    file: str
    line: int
    name: str
    says: str = ""

    def __str__(self) -> str:
        """As an editor opens it."""
        return f"{self.file}:{self.line}"


def root() -> Path:
    """The folder of the source. SetupError: this is an installed program; rules and tests are not with it."""
    if not (ROOT / "docs" / "rules").is_dir() or not (ROOT / "tests").is_dir():
        raise SetupError("This works in a checkout of the source only: the rulebooks and tests are not here.")
    return ROOT


def files(folders: Sequence[str], *words: str) -> Iterator[tuple[str, ast.Module]]:
    """The files below these folders in which one of the words stands, parsed."""
    for folder in folders:
        for path in sorted((root() / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if any(word in text for word in words):
                yield path.relative_to(root()).as_posix(), ast.parse(text)


def cited(text: str) -> Iterator[tuple[str, str]]:
    """The clauses a text cites, each with the last of its range; one that stands alone is its own last."""
    for match in CITED.finditer(text):
        book = match["book"]
        found = [whole(book, match["first"])]
        for further in FURTHER.finditer(match["rest"]):
            book = further["book"] or book
            clause = whole(book, further["id"])
            if further["how"] == " to ":
                yield found.pop(), clause
            else:
                found.append(clause)
        yield from ((one, one) for one in found)


def whole(book: str, number: str) -> str:
    """A clause id, without the full stop of its sentence."""
    return f"{book}-{number.rstrip('.')}"


def described(file: str, tree: ast.Module) -> Iterator[tuple[Place, str]]:
    """Everything in a file that has a docstring, with it: the file itself, classes, functions."""
    if text := ast.get_docstring(tree):
        yield Place(file, 1, Path(file).stem, first_line(text)), text
    for name, node in named(tree):
        if text := ast.get_docstring(node):
            yield Place(file, node.lineno, name, first_line(text)), text


def named(node: ast.AST, above: str = "") -> Iterator[tuple[str, Named]]:
    """Classes and functions, with the name of what they stand in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, NAMED):
            name = f"{above}{child.name}"
            yield name, child
            yield from named(child, f"{name}.")
        elif not isinstance(child, ast.expr):
            yield from named(child, above)


def saying(file: str, tree: ast.Module, pattern: re.Pattern[str]) -> Iterator[Place]:
    """Where a text of exactly this kind stands in the code, once for each definition: docstrings are none."""
    seen: set[str] = set()
    for node in tree.body:
        name = name_of(node)
        for one in ast.walk(node):
            if is_text(one, pattern) and name not in seen:
                seen.add(name)
                says = first_line(ast.get_docstring(node) or "") if isinstance(node, NAMED) else ""
                yield Place(file, one.lineno, name, says)


def is_text(node: ast.AST, pattern: re.Pattern[str]) -> TypeGuard[ast.Constant]:
    """Whether this is a text of that kind."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(pattern.fullmatch(node.value))


def name_of(node: ast.stmt) -> str:
    """What a statement at the top of a file defines."""
    if isinstance(node, NAMED):
        return node.name
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return ", ".join(one.id for one in targets if isinstance(one, ast.Name)) or "the file"


def is_test(place: Place) -> bool:
    """Whether this is a test, and no help for tests."""
    return place.name.startswith(("test_", "Test"))


def first_line(text: str) -> str:
    """The first line of a docstring."""
    return text.strip().partition("\n")[0]

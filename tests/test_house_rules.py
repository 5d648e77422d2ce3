"""What no reviewer should have to look for: sizes, names, addresses, and order."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import subprocess
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OURS = ("bot", "cogs", "rendering", "games", "data", "loopback")
TEXTS = {".py", ".md", ".toml", ".txt", ".json", ".ftl", ".sql", ".js", ".css", ".html", ".yaml", ""}


@lru_cache
def tracked() -> tuple[Path, ...]:
    """Every file of the repository that is text."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    return tuple(ROOT / name for name in listed if name and Path(name).suffix in TEXTS and (ROOT / name).is_file())


def modules(*packages: str) -> list[Path]:
    return [path for path in tracked() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in packages]


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a function without its docstring."""
    body = node.body[1:] if ast.get_docstring(node) and len(node.body) > 1 else node.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1


def test_modules_are_short() -> None:
    long = {str(path): n for path in modules(*OURS) if (n := len(path.read_text("utf-8").splitlines())) > 500}
    assert not long


def test_functions_are_short() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name} {length(node)}"
        for path in modules(*OURS)
        for node in functions(ast.parse(path.read_text("utf-8")))
        if length(node) > 50
    ]
    assert not found


def is_set(node: ast.expr) -> bool:
    """Whether an expression is plainly a set."""
    named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    return named or isinstance(node, ast.Set | ast.SetComp)


def test_rules_never_iterate_over_sets() -> None:
    """The order of a set differs from run to run, and replay would differ with it."""
    for path in modules("games"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            loops = [node.iter] if isinstance(node, ast.For | ast.comprehension) else []
            assert not any(is_set(loop) for loop in loops), f"{path}:{getattr(node, 'lineno', '?')}"


def test_no_other_distribution_owns_our_names() -> None:
    owners = importlib.metadata.packages_distributions()
    assert {name: owner for name in OURS if set(owner := owners.get(name, [])) - {"byrsa"}} == {}


def test_lock_files_have_hashes_and_no_addresses() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        text = path.read_text("utf-8")
        assert "://" not in text
        assert not re.search(r"^[\w.-]+==.*[^\\]$", text, re.MULTILINE), f"{path.name}: a package without hash"


@pytest.mark.parametrize("word", ["/" + "work/", "/" + "root/", ".." + "/shared", "pypi" + ".org", "npmjs" + ".org"])
def test_nothing_names_this_machine_or_a_registry(word: str) -> None:
    found = [str(path.relative_to(ROOT)) for path in tracked() if word in path.read_text("utf-8", errors="ignore")]
    assert not found


def test_every_link_in_the_documents_leads_somewhere() -> None:
    link = re.compile(r"\]\((?!https?://|#)([^)#\s]+)")
    code = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
    for path in (path for path in tracked() if path.suffix == ".md"):
        text = code.sub("", path.read_text("utf-8"))
        broken = [to for to in link.findall(text) if not (path.parent / to).exists()]
        assert not broken, f"{path.relative_to(ROOT)}: {broken}"


def test_every_target_the_documents_name_exists() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for path in (path for path in tracked() if path.suffix == ".md"):
        named = set(re.findall(r"`make (\w+)", path.read_text("utf-8")))
        assert named <= targets, f"{path.relative_to(ROOT)}: {named - targets}"

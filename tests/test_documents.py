"""What the documents name is there: commands with their options, modules, files, settings."""

from __future__ import annotations

import importlib.util
import re
import textwrap
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
import typer

from bot.__main__ import app
from bot.app import simulations
from bot.base import settings
from games import playout
from tests.test_house_rules import OURS, ROOT, tracked

DOCUMENTS = [path for path in tracked() if path.suffix == ".md"]
PLANNED = {f"games/{name}/" for name in ("republic", "rome", "grand", "sword", "diplomacy")}
"""What the architecture lays out for games that are still to come."""
FENCED = re.compile(r"^ *```\w*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"(?<![\w/.-])([a-z]+/[\w./-]*[\w/])")
FOLDERS = {*OURS, "tests", "docs", "tools", "bench", "requirements"}
COMMANDS = typer.main.get_command(app)


@cache
def code(path: Path) -> list[str]:
    """The lines of code in a document, and its words of code."""
    text = path.read_text("utf-8")
    lines = [line.partition("#")[0].strip() for block in FENCED.findall(text) for line in block.splitlines()]
    return [*lines, *SPAN.findall(FENCED.sub("", text))]


def named(pattern: str) -> list[tuple[str, str]]:
    """Where the documents say something, and what it is."""
    said = re.compile(pattern)
    found = [
        (str(path.relative_to(ROOT)), one) for path in DOCUMENTS for line in code(path) for one in said.findall(line)
    ]
    return list(dict.fromkeys(found))


BYRSA = named(r"^(?:byrsa|python -m bot) (\w.*)")
MODULES = named(r"python -m ([\w.]+)")


def options(command: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """The options a command knows; `playout` leaves its own to two others."""
    if command != "playout":
        return {
            "--help",
            *(option for one in COMMANDS.commands[command].params for option in (*one.opts, *one.secondary_opts)),
        }
    for tell in (simulations.main, playout.main):
        with pytest.raises(SystemExit):
            tell(["--help"])
    return set(re.findall(r"--[a-z]+", capsys.readouterr().out))


def test_documents_say_commands_and_modules() -> None:
    assert len(BYRSA) > 15
    assert len(MODULES) > 3


@pytest.mark.parametrize(("document", "line"), BYRSA)
def test_a_command_exists_with_its_options(document: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, *rest = line.split()
    assert command in COMMANDS.commands
    assert set(re.findall(r"--[a-z-]+", " ".join(rest))) <= options(command, capsys)


@pytest.mark.parametrize(("document", "module"), MODULES)
def test_a_module_exists(document: str, module: str) -> None:
    assert importlib.util.find_spec(module)


def test_the_files_the_documents_name_exist() -> None:
    for path in DOCUMENTS:
        files = {one for line in code(path) for one in FILE.findall(line) if one.partition("/")[0] in FOLDERS}
        gone = {one for one in files - PLANNED if not (ROOT / one).exists()}
        assert not gone, f"{path.relative_to(ROOT)}: {gone}"


PYTHON = re.compile(r"^ *```python\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", ["README.md", "docs/add-a-card.md"])
def test_the_code_that_is_shown_is_ours(document: str) -> None:
    source = "\n".join(path.read_text("utf-8") for path in tracked() if path.suffix == ".py")
    shown = [textwrap.dedent(block) for block in PYTHON.findall((ROOT / document).read_text("utf-8"))]
    assert shown
    assert not [block for block in shown if block not in source]


def test_every_setting_stands_in_the_guide() -> None:
    guide = (ROOT / "docs" / "operating.md").read_text("utf-8")
    table = guide.split("## Settings")[1].split("## ")[0]
    assert set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == set(settings.names())


def test_the_example_of_settings_holds_all_and_sets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (ROOT / "byrsa.env.example").read_text("utf-8").splitlines()[1:]
    shown = dict(line.lstrip("#").split("=", 1) for line in lines)
    assert set(shown) == set(settings.names())
    monkeypatch.chdir(ROOT / "docs")
    for name in shown:
        monkeypatch.delenv(name, raising=False)
    usual = settings.read()
    for name, value in shown.items():
        monkeypatch.setenv(name, value)
    assert settings.read() == usual


def test_the_image_is_pinned_and_runs_as_nobody_in_particular() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert re.search(r"^ARG BASE=python:3\.11\.\d+-slim-\w+$", image, re.MULTILINE)
    assert re.findall(r"^FROM (\S+)", image, re.MULTILINE) == ["${BASE}", "${BASE}"]
    assert re.search(r"^USER (?!root)\w+$", image, re.MULTILINE)
    said = re.findall(r'\["byrsa", "(\w+)"\]|^CMD \["(\w+)"\]', image, re.MULTILINE)
    assert [one or other for one, other in said] == ["alive", "run"]
    assert {"alive", "run"} <= set(COMMANDS.commands)


@pytest.mark.parametrize("kept_out", [".gitignore", ".dockerignore"])
def test_the_token_of_a_host_goes_nowhere(kept_out: str) -> None:
    assert {".env", "byrsa.env"} <= set((ROOT / kept_out).read_text("utf-8").splitlines())


def test_pictures_are_small() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    assert [path.name for path in pictures] == ["battle.png", "board.png"]
    assert all(path.stat().st_size < 200_000 for path in pictures)


DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
PARTS = ["Context", "Decision", "Rejected", "Consequences"]
PAGE = 450  # words


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem[:3])
def test_a_decision_is_a_page_of_four_parts(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == PARTS
    assert text.startswith(f"# {path.stem[:3]} ")
    assert len(text.split()) < PAGE
    rejected = text.split("## Rejected")[1].split("## ")[0]
    assert len(re.findall(r"^- \*\*", rejected, re.MULTILINE)) >= 2


def test_every_decision_is_listed_in_its_order() -> None:
    listed = re.findall(r"^\| \[(\d+)\]\((.+?)\)", (ROOT / "docs/decisions/README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == [(path.stem[:3], path.name) for path in DECISIONS]
    assert [number for number, _ in listed] == [f"{number:03}" for number in range(1, len(DECISIONS) + 1)]


HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
ANCHOR = re.compile(r"\]\(([^)#\s]*)#([^)\s]+)\)")


def anchors(path: Path) -> set[str]:
    """Where one can jump to in a document: its headings, as pages name them, and what is marked by hand."""
    text = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.DOTALL)
    titles = [re.sub(r"[^\w\s-]", "", title.lower()).strip() for title in HEADING.findall(text)]
    return {re.sub(r"\s", "-", title) for title in titles} | set(re.findall(r"<a id=\"([^\"]+)\"", text))


def test_every_anchor_a_document_links_to_is_there() -> None:
    checked = 0
    for path in DOCUMENTS:
        for to, anchor in ANCHOR.findall(re.sub(r"`[^`\n]*`", "", path.read_text("utf-8"))):
            if "://" not in to:
                checked += 1
                assert anchor in anchors(path.parent / to if to else path), f"{path.relative_to(ROOT)}: {to}#{anchor}"
    assert checked


def test_every_document_has_one_place_on_the_site() -> None:
    """And the page it begins with leads to all of them but single decisions."""
    site, docs = (ROOT / "mkdocs.yml").read_text("utf-8"), ROOT / "docs"
    listed = re.findall(r"[\w./-]+\.md$", site.partition("\nnav:")[2], re.MULTILINE)
    assert sorted(listed) == sorted(str(path.relative_to(docs)) for path in docs.rglob("*.md"))
    led = set(re.findall(r"\]\(([\w./-]+\.md)\)", (docs / "index.md").read_text("utf-8")))
    assert {one for one in listed if not re.match(r"decisions/\d|index", one)} == led


ITEM = re.compile(r" *(?:[-*]|\d+\.) ")


@pytest.mark.parametrize("path", [one for one in DOCUMENTS if "docs" in one.parts], ids=lambda path: path.name)
def test_lists_and_code_are_such_on_the_pages_too(path: Path) -> None:
    """The pages begin a list only after an empty line, and take code inside a list for words."""
    text = path.read_text("utf-8")
    assert not re.search(r"^ +```", text, re.MULTILINE)
    lines = FENCED.sub("", text).splitlines()
    after = [one for before, one in pairwise(lines) if before[:1].isalpha() and ITEM.match(one)]
    assert not after


def test_the_pages_indent_lists_as_the_documents_do() -> None:
    assert "mdx_truly_sane_lists" in (ROOT / "mkdocs.yml").read_text("utf-8")

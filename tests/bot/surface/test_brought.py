"""Nothing of the surface registers itself: what it brings is listed in one place, all of it and nothing twice."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import cogs
from bot import fronts, surface
from bot.base.parts import listed
from bot.surface import brought
from bot.surface.posting.deeds import DEEDS
from bot.surface.posting.letters import WRITERS
from bot.surface.press.items import ACTS, FORMS, SHOWERS

IMPORTED = """
import importlib, pkgutil
from bot import surface
for module in pkgutil.walk_packages(surface.__path__, "bot.surface."):
    importlib.import_module(module.name)
from bot.surface.posting import deeds, letters
from bot.surface.press import items
from bot.surface.votes import cards
tables = items.ACTS, items.FORMS, items.SHOWERS, letters.WRITERS, deeds.DEEDS, cards.BESIDE, cards.RETOLD
print([len(one) for one in tables])
"""


def modules() -> Iterator[ModuleType]:
    for module in pkgutil.walk_packages(surface.__path__, "bot.surface."):
        yield importlib.import_module(module.name)


def shaped(gives: str, *takes: str) -> set[Any]:
    """The functions of the surface that take this and give that, by the names of the types."""
    found: set[Any] = set()
    for module in modules():
        for one in vars(module).values():
            if inspect.iscoroutinefunction(one) and one.__module__ == module.__name__ and one.__name__[0] != "_":
                signature = inspect.signature(one)
                types = [each.annotation for each in signature.parameters.values()]
                found |= {one} if (types, signature.return_annotation) == ([*takes], gives) else set()
    return found


def test_what_is_imported_changes_no_table() -> None:
    said = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == str([0] * 7)


def test_whatever_is_shaped_like_a_writer_or_deed_is_listed() -> None:
    assert shaped("Letter | None", "Surface", "OutboxRow") == {*brought.WRITERS.values()}
    assert shaped("None", "Places", "OutboxRow") == {*brought.DEEDS.values()}


def test_whatever_a_button_or_form_is_made_for_is_done() -> None:
    """Its act, where the source says it; what games bring is done by them."""
    folders = (Path(surface.__path__[0]), Path(fronts.__path__[0]), Path(cogs.__path__[0]))
    source = [path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py")]
    meant = {act for text in source for act in re.findall(r'\bto\(\s*"([a-z]+)"', text)}
    assert len(meant) > 40
    assert meant - (ACTS.keys() | FORMS.keys()) == set()


def test_what_is_listed_is_handed_in_once() -> None:
    brought.begin()
    for table, own in ((ACTS, brought.ACTS), (FORMS, brought.FORMS), (SHOWERS, brought.SHOWERS)):
        assert own.items() <= table.items()
    assert brought.WRITERS.items() <= WRITERS.items()
    assert brought.DEEDS.items() <= DEEDS.items()


def test_nothing_is_brought_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="two are called b"):
        listed(("one", "a", "b"), ("other", "b"))
    monkeypatch.setitem(ACTS, "join", len)
    with pytest.raises(ValueError, match="two are called join"):
        brought.begin()

"""The tests and places that docs/acceptance.md and docs/security.md name are there."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from bot.app.client import Byrsa
from bot.surface.posting.rights import NEEDED, PRIVATE, WISHED
from loopback import perms
from loopback.world import INVITED

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")
PLACES = re.compile(r"`((?:bot|games|loopback|rendering|cogs)/[\w/]+\.py)`")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
FOUND = [*NAMED.findall((ROOT / "docs" / "acceptance.md").read_text("utf-8")), *NAMED.findall(SECURITY)]


def test_all_promises_name_tests() -> None:
    assert len(FOUND) > 20


@pytest.mark.parametrize(("path", "name"), FOUND)
def test_a_named_test_exists(path: str, name: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert not name or re.search(rf"^(?:async )?def {name}\(", text, re.MULTILINE), name


def test_a_place_that_prevents_something_exists() -> None:
    named = PLACES.findall(SECURITY)
    assert len(named) > 20
    assert [one for one in named if not (ROOT / one).is_file()] == []


def test_no_more_permissions_are_asked_for_than_are_used() -> None:
    """Those the bot looks for in its channels; and on the local Discord it has no more."""
    guide = (ROOT / "docs" / "operating.md").read_text("utf-8")
    asked = guide.split("and these permissions: ")[1].split(". The two")[0]
    named = {re.sub(r" \(.*\)", "", one).casefold().replace(" ", "_") for one in asked.split(", ")}
    named = {one.replace("view_channels", "view_channel") for one in named}
    assert named == {*NEEDED, *PRIVATE, *WISHED}
    assert named == {one.casefold() for one in perms.names(INVITED)}


def test_no_privileged_intent_is_asked_for() -> None:
    source = inspect.getsource(Byrsa.__init__)
    assert "intents=discord.Intents(guilds=True)" in source

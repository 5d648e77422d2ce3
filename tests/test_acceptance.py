"""The tests and places that docs/acceptance.md, docs/security.md and the drills of docs/operating.md name are there."""

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
OPERATING = (ROOT / "docs" / "operating.md").read_text("utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
ACCEPTANCE = (ROOT / "docs" / "acceptance.md").read_text("utf-8")
PLACES = re.compile(r"`((?:bot|games|loopback|rendering|cogs)/[\w/]+\.py)`")
DRILLS = [
    line.strip("| \n").split(" | ") for line in OPERATING.split("## Drills")[1].splitlines() if line.startswith("| ")
]
FOUND = [found for text in (ACCEPTANCE, SECURITY, OPERATING) for found in NAMED.findall(text)]


def test_all_promises_name_tests() -> None:
    assert len(FOUND) > 20


@pytest.mark.parametrize(("path", "name"), FOUND)
def test_a_named_test_exists(path: str, name: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert not name or re.search(rf"^(?:async )?def {name}\(", text, re.MULTILINE), name


def test_every_failure_has_a_drill_and_every_drill_a_test() -> None:
    wrong = OPERATING.split("## When something goes wrong")[1].split("## Drills")[0]
    failures = re.findall(r"^\*\*(.+?)\.\*\*", wrong, re.MULTILINE)
    assert len(failures) > 10
    rows = [row for row in DRILLS if row[0] not in ("failure", "---")]
    assert {row[0] for row in rows} == {*failures}
    assert [row for row in rows if len(row) != 5 or not NAMED.search(row[4])] == []


def test_a_place_that_prevents_something_exists() -> None:
    named = PLACES.findall(SECURITY)
    assert len(named) > 20
    assert [one for one in named if not (ROOT / one).is_file()] == []


def test_no_more_permissions_are_asked_for_than_are_used() -> None:
    """Those the bot looks for in its channels; and on the local Discord it has no more."""
    guide = OPERATING
    asked = guide.split("and these permissions: ")[1].split(". The two")[0]
    named = {re.sub(r" \(.*\)", "", one).casefold().replace(" ", "_") for one in asked.split(", ")}
    named = {one.replace("view_channels", "view_channel") for one in named}
    assert named == {*NEEDED, *PRIVATE, *WISHED}
    assert named == {one.casefold() for one in perms.names(INVITED)}


def test_no_privileged_intent_is_asked_for() -> None:
    source = inspect.getsource(Byrsa.__init__)
    assert "intents=discord.Intents(guilds=True)" in source

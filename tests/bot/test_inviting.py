"""`byrsa invite`: the rights in the link are those the program looks for, and no others."""

from __future__ import annotations

import ast
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.__main__ import _run
from bot.base import settings
from bot.surface.posting.rights import EVENTS, NEEDED, PRIVATE, WISHED, asked_for
from loopback import World, perms
from loopback.world import INVITED
from tests.test_house_rules import ROOT

OTHER_WORDS = {"administrator", "connect"}
"""What is asked of members, not of the bot: who sees every private thread; and how a database is reached."""


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [*settings.names(), settings.PLACE]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def invited(capsys: pytest.CaptureFixture[str], *options: str) -> tuple[dict[str, list[str]], str]:
    """What the link says, and what was said beside it."""
    assert _run(["invite", *options]) == 0
    out, err = capsys.readouterr()
    address = urlsplit(out.strip())
    assert (address.scheme, address.netloc, address.path) == ("https", "discord.com", "/oauth2/authorize")
    return parse_qs(address.query), err


def test_the_link_names_the_application_of_the_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()
    monkeypatch.setenv("DISCORD_TOKEN", world.token)
    monkeypatch.setenv("DISCORD_ENDPOINT", "unix:/nobody")
    said, _ = invited(capsys)
    assert said["client_id"] == [str(world.bot.id)]
    assert said["scope"] == ["bot applications.commands"]


def test_the_rights_are_those_the_bot_has_in_every_other_test(capsys: pytest.CaptureFixture[str]) -> None:
    """All games of these tests are played on a Discord that grants what this link asks for and nothing else."""
    said, reasons = invited(capsys, "--application", "1234")
    assert int(said["permissions"][0]) == INVITED
    assert said["client_id"] == ["1234"]
    assert all(name.title().split("_")[0] in reasons for name in perms.names(INVITED))


@pytest.mark.parametrize(
    ("options", "rights"),
    [
        ([], [*NEEDED, *WISHED, *PRIVATE]),
        (["--no-threads"], [*NEEDED, *WISHED]),
        (["--events"], [*NEEDED, *WISHED, *PRIVATE, *EVENTS]),
        (["--no-threads", "--events"], [*NEEDED, *WISHED, *EVENTS]),
    ],
)
def test_a_server_may_grant_less_or_more(
    capsys: pytest.CaptureFixture[str], options: list[str], rights: list[str]
) -> None:
    said, reasons = invited(capsys, "--application", "1", *options)
    granted = perms.names(int(said["permissions"][0]))
    assert sorted(granted) == sorted(one.upper() for one in rights)
    assert ("calendar" in reasons) == ("--events" in options)
    assert ("deals in threads" in reasons) == ("--no-threads" not in options)


def test_no_other_right_is_looked_for_anywhere() -> None:
    """Every permission of Discord the program names is in the largest invitation, or is no right of the bot."""
    flags = set(discord.Permissions.VALID_FLAGS)
    named = set[str]()
    for path in [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named |= {node.attr} if isinstance(node, ast.Attribute) else set()
            named |= {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
    assert named & flags <= {*asked_for(threads=True, events=True), *OTHER_WORDS}
    assert set(asked_for(threads=True, events=True)) <= named


def test_a_token_that_says_nothing_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _run(["invite"]) == 2
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err
    monkeypatch.setenv("DISCORD_TOKEN", "abcdefghijklmnopqrst.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789ab")
    assert _run(["invite"]) == 2
    assert "byrsa invite --application" in capsys.readouterr().err

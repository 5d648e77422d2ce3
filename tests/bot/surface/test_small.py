"""Names, addresses, threads, files: the small parts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

import bot.app.client  # noqa: F401 - it switches the warnings off
from bot.base.text import Catalogue, Voice
from bot.services.deals.deals import seats_of
from bot.services.deals.threads import may_thread
from bot.store.store import GameRow, SeatRow
from bot.surface.kit.access import open_to_all, overseers
from bot.surface.kit.address import Address, parse
from bot.surface.kit.files import Attachment, listed, without_pictures
from bot.surface.kit.forms import limits, lines, number
from bot.surface.kit.names import tame
from bot.surface.kit.panel import Panel, Paper, Picture, words
from games.kernel import Amount, IllegalAnswer, Seat
from tests.bot.playing import NOW


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Alice", "Alice"),
        ("cool_guy", "cool_guy"),
        ("_a_ **b**", "a b"),
        ("<@1234> @everyone", "1234 everyone"),
        ("[x](http://y)", "x http y"),
        ("***", "?"),
        ("x" * 40, "x" * 24),
    ],
)
def test_names_can_neither_format_nor_mention(name: str, expected: str) -> None:
    assert tame(name) == expected


async def test_who_sees_a_channel_that_is_gone_is_taken_to_be_every_seat_and_nobody_else() -> None:
    """Nothing goes into a thread, but nobody is told that a whole server reads along."""
    nowhere: Any = SimpleNamespace(get_channel=lambda _: None)
    game = GameRow("abc234", "sample", "Salt", 1, NOW, channel=7)
    rows = [SeatRow("abc234", Seat(name), "user", n, NOW) for n, name in enumerate(("circle", "square"))]
    assert not open_to_all(nowhere, game)
    assert await overseers(nowhere, game, rows) == ["circle", "square"]


def test_addresses_are_read_as_they_are_written() -> None:
    for one in (
        Address("abc234", "c0ffee12", "beef", "pick", "3"),
        Address("abc234", "circle.diamond.2", "14", "accept"),
        Address("abc234", "lobby", "", "join"),
    ):
        assert parse(str(one)) == one
    assert parse("somebody:elses") is None
    assert parse("b1:nonsense") is None
    with pytest.raises(ValueError, match="characters"):
        str(Address("abc234", "x" * 90, "beef", "pick"))


def test_a_thread_needs_that_all_who_see_it_are_in_it() -> None:
    deal = "circle.diamond.1"
    assert seats_of(deal) == ("circle", "diamond")
    assert may_thread(deal, [])
    assert may_thread(deal, [Seat("circle")])
    assert may_thread(deal, [Seat("circle"), Seat("diamond")])
    assert not may_thread(deal, [Seat("star")])
    assert not may_thread(deal, [Seat("circle"), Seat("star")])


@pytest.mark.parametrize(("text", "figure"), [("12", 12), (" 12 T", 12), ("1,200t", 1200), ("-3", -3)])
def test_figures(text: str, figure: int) -> None:
    assert number(text) == figure


@pytest.mark.parametrize("text", ["", "1.5", "twelve", "1,2", "99999999999", "²", "0x10"])
def test_what_is_no_figure(text: str) -> None:
    with pytest.raises(IllegalAnswer):
        number(text)


def test_lines_of_shares() -> None:
    assert lines("Hanno 5\nMago: 3, 2 x Iron; Ivory") == [("Hanno", 5), ("Mago", 3), ("Iron", 2), ("Ivory", None)]


def test_a_name_may_end_in_a_figure() -> None:
    named = "Tax Farmer 4, 2 Tribune; tax farmer 5\nTax Farmer 6 1"
    known = {f"tax farmer {number}" for number in range(1, 7)}
    assert lines(named, known) == [("Tax Farmer 4", None), ("Tribune", 2), ("tax farmer 5", None), ("Tax Farmer 6", 1)]


def test_nobody_is_warned_about_voices() -> None:
    assert not discord.VoiceClient.warn_nacl
    assert not discord.VoiceClient.warn_dave


def test_an_edit_lists_what_the_card_shows_and_nothing_else() -> None:
    """What is sent anew takes the place of what stood under its name."""
    panel = words("text") + Panel((Picture("a.png", "A"), Picture("b.png", "B"), Paper("c.txt")))
    standing = {"a.png": 11, "b.png": 12, "c.txt": 13, "old.png": 14}
    kept = listed(panel, [Attachment("b.png", b"new")], standing)
    assert [one.to_dict() for one in kept[:2]] == [
        {"id": "11", "filename": "a.png"},
        {"id": "13", "filename": "c.txt"},
    ]
    assert isinstance(kept[2], discord.File)
    assert kept[2].filename == "b.png"
    assert listed(without_pictures(panel), [], {"a.png": 11}) == []
    assert [type(part) for part in without_pictures(panel).parts] == [type(panel.parts[0]), Paper]


def test_a_number_without_a_choice_is_not_called_a_range() -> None:
    """Whoever holds no Assassin card is asked for a number nevertheless: the form is the same for all."""
    voice = Voice(Catalogue("carthage"))
    assert limits(Amount(0, 0), "senate.bodyguards", voice) == "Only 0 is possible."
    assert limits(Amount(0, 1), "senate.bodyguards", voice) == "A whole number from 0 to 1."

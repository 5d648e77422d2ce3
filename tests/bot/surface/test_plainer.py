"""What is made of a card that Discord refuses is always taken."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.surface.kit.address import Address
from bot.surface.kit.layout import components
from bot.surface.kit.panel import Button, Item, Link, Menu, Panel, Picture, Row, Rule, Words
from bot.surface.kit.plainer import plainer
from loopback import rules

NOTE = "Something is missing here."
V2 = 1 << 15
TEXT = st.one_of(st.text(max_size=5), st.integers(0, 5000).map("x".__mul__))
WAYS = st.builds(Address, st.just("g"), st.just("r"), st.just("1"), st.sampled_from("abc"), TEXT)
COUNT = st.integers(-1, 27)
BUTTONS = st.one_of(
    st.builds(Button, TEXT, WAYS), st.builds(Link, TEXT, st.sampled_from(["https://x.example", "x", ""]))
)
MENUS = st.builds(
    Menu, WAYS, st.lists(st.builds(Item, TEXT, TEXT, TEXT, st.booleans()), max_size=27), TEXT, COUNT, COUNT
)
PICTURES = st.builds(Picture, st.just("board.png"), TEXT)
PARTS = st.one_of(
    st.builds(Words, TEXT, st.none() | PICTURES),
    st.builds(Rule),
    PICTURES,
    MENUS,
    st.builds(Row, st.lists(BUTTONS, max_size=5)),
)


@given(st.lists(PARTS, max_size=50))
def test_discord_takes_each_of_them(parts: list[Any]) -> None:
    """Its words come first: they are cut only where they are too long for any card."""
    for one in plainer(Panel(parts, colour=1), NOTE):
        rules.message({"flags": V2, "components": components(one)}, {})
        assert one.fits()
        assert one.parts[-1] == Words(NOTE)


def test_what_is_right_stays_where_it_is() -> None:
    said, way = Words("Which?"), Address("g", "r", "1", "pick")
    right = Row((Button("This", way), Link("That", "https://x.example")))
    menu = Menu(way.to("menu"), (Item("One", "1"), Item("Two", "2")), "One of them")
    panel = Panel((said, Rule(), right, Words(" "), menu, Picture("board.png", "The board")), colour=1)
    first, second = plainer(panel, NOTE)
    assert first == Panel((said, right, menu, Words(NOTE)))
    assert second == Panel((said, Words(NOTE)))


@pytest.mark.parametrize(
    "wrong",
    [
        Button("", Address("g", "r", "1", "x")),
        Button("x" * 81, Address("g", "r", "1", "x")),
        Button("Long", Address("g", "r", "1", "x", "x" * 100)),
        Button("Twice", Address("g", "r", "1", "pick")),
        Link("Elsewhere", "ftp://x.example"),
    ],
)
def test_what_is_wrong_goes_alone(wrong: Button | Link) -> None:
    right = Button("This", Address("g", "r", "1", "pick"))
    first, _ = plainer(Panel((Words("Which?"), Row((right, wrong)))), NOTE)
    assert first.parts[1] == Row((right,))

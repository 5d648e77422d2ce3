"""What cards and forms are sent as, and that every limit of Discord is known where they are tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import ui

from bot.surface.kit.address import LIMIT, Address
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.layout import Card, components, layout, modal
from bot.surface.kit.panel import Button, Item, Link, Menu, Panel, Paper, Picture, Row, Rule, Words
from loopback.errors import ApiError
from tests.bot.surface.limits import openable, sendable

HERE = Address("abc234", "ref", "rev", "pick")
WHOLE = Panel(
    (
        Words("Whom do you choose?"),
        Rule(),
        Picture("board.png", "The board"),
        Paper("game.json"),
        Menu(HERE, [Item("Hanno", "0", "a Senator", chosen=True), Item("Mago", "1")], "Choose", 0, 2),
        Row([
            Button("Save", HERE.to("keep"), "primary"),
            Button("No", HERE.to("none"), "danger", disabled=True),
            Link("Rules", "https://example.org"),
        ]),
    ),
    0x9B2D30,
)  # fmt: skip


def buttons(count: int) -> Row:
    return Row([Button("x", HERE.to("pick", str(n))) for n in range(count)])


def menu(count: int = 2, **more: Any) -> Menu:
    return replace(Menu(HERE, [Item("x", str(n)) for n in range(count)], "Choose"), **more)


def item(label: str = "x", value: str = "0", *, chosen: bool = False) -> Item:
    return Item(label, value, chosen=chosen)


def at(length: int) -> Address:
    """A place whose id is so long; longer ones cannot be written down."""
    return HERE.to("pick", "x" * (length - len(str(HERE)) - 1))


LIMITS: dict[str, tuple[Panel, Panel]] = {
    "40 components": (Panel([Rule()] * 39, 1), Panel([Rule()] * 40, 1)),
    "40 components, buttons counted": (Panel([Rule()] * 34 + [buttons(5)]), Panel([Rule()] * 35 + [buttons(5)])),
    "4000 characters": (Panel([Words("x" * 2000)] * 2), Panel([Words("x" * 2000), Words("x" * 2001)])),
    "no empty words": (Panel([Words("x")]), Panel([Words("")])),
    "5 buttons in a row": (Panel([buttons(5)]), Panel([buttons(6)])),
    "a row is not empty": (Panel([buttons(1)]), Panel([buttons(0)])),
    "80 characters on a button": (Panel([Row([Button("x" * 80, HERE)])]), Panel([Row([Button("x" * 81, HERE)])])),
    "something on a button": (Panel([Row([Button("x", HERE)])]), Panel([Row([Button("", HERE)])])),
    "512 characters of a link": (
        Panel([Row([Link("x", "https://" + "x" * 504)])]),
        Panel([Row([Link("x", "https://" + "x" * 505)])]),
    ),
    "each id once": (Panel([Row([Button("x", HERE)]), menu(to=at(60))]), Panel([Row([Button("x", HERE)]), menu()])),
    "25 options": (Panel([menu(25)]), Panel([menu(26)])),
    "an option": (Panel([menu(1)]), Panel([menu(0)])),
    "100 characters in an option": (Panel([menu(items=[item("x" * 100)])]), Panel([menu(items=[item("x" * 101)])])),
    "each option once": (
        Panel([menu(items=[item(), item(value="1")])]),
        Panel([menu(items=[item(), item(label="y")])]),
    ),
    "150 characters before it is chosen": (Panel([menu(prompt="x" * 150)]), Panel([menu(prompt="x" * 151)])),
    "no more than there are": (Panel([menu(2, high=2)]), Panel([menu(2, high=3)])),
    "1024 characters of a picture": (Panel([Picture("a.png", "x" * 1024)]), Panel([Picture("a.png", "x" * 1025)])),
    "10 files": (Panel([Paper(f"{n}") for n in range(10)]), Panel([Paper(f"{n}") for n in range(11)])),
    "a colour": (Panel([Rule()], 0xFFFFFF), Panel([Rule()], 0x1000000)),
}


@pytest.mark.parametrize("limit", LIMITS)
def test_a_card_is_tried_at_each_limit(limit: str) -> None:
    fits, too_much = LIMITS[limit]
    sendable(fits)
    with pytest.raises(ApiError):
        sendable(too_much)


def test_no_id_is_longer_than_discord_takes() -> None:
    sendable(Panel([Row([Button("x", at(LIMIT))])]))
    with pytest.raises(ValueError, match="101 characters"):
        components(Panel([Row([Button("x", at(LIMIT + 1))])]))


def text(**more: Any) -> Input:
    return replace(Input("f0", "text", "How many?"), **more)


def listing(kind: Any, count: int, **more: Any) -> Input:
    return replace(Input("f0", kind, "Which?", items=[Item("x", str(n)) for n in range(count)]), **more)


def form(*inputs: Input, title: str = "x", above: str = "") -> Form:
    return Form(title, HERE, inputs, above)


def several(count: int) -> Sequence[Input]:
    return [text(name=f"f{n}") for n in range(count)]


FORMS: dict[str, tuple[Form, Form]] = {
    "45 characters of title": (form(text(), title="x" * 45), form(text(), title="x" * 46)),
    "5 fields": (form(*several(5)), form(*several(6))),
    "5 fields, words counted": (form(*several(4), above="x"), form(*several(5), above="x")),
    "each name once": (form(*several(2)), form(text(), text())),
    "45 characters of label": (form(text(label="x" * 45)), form(text(label="x" * 46))),
    "100 characters of description": (form(text(description="x" * 100)), form(text(description="x" * 101))),
    "4000 characters entered": (form(text(most=4000)), form(text(most=4001))),
    "25 options": (form(listing("menu", 25)), form(listing("menu", 26))),
    "2 to choose from": (form(listing("radio", 2)), form(listing("radio", 1))),
    "10 to choose from": (form(listing("radio", 10)), form(listing("radio", 11))),
    "10 boxes": (form(listing("checks", 10)), form(listing("checks", 11))),
    "at least no more than at most": (
        form(listing("checks", 2, low=1, high=1)),
        form(listing("checks", 2, low=2, high=1)),
    ),
}


def test_a_field_begins_with_no_more_than_it_takes() -> None:
    openable(form(text(value="x" * 4001), text(name="short", value="x" * 41, most=40)))


@pytest.mark.parametrize("limit", FORMS)
def test_a_form_is_tried_at_each_limit(limit: str) -> None:
    fits, too_much = FORMS[limit]
    openable(fits)
    with pytest.raises(ApiError):
        openable(too_much)


def test_nothing_is_drawn_with_more_chosen_than_may_be() -> None:
    """Discord refused the whole card because two likely answers in its menu said what was prepared."""
    both = [item(chosen=True), item(value="1", chosen=True)]
    for high, chosen in ((1, 1), (2, 2)):
        sendable(Panel([menu(items=both, high=high)]))
        openable(form(listing("menu", 2, items=both, high=high)))
        assert sum(one.chosen for one in menu(items=both, high=high).items) == chosen
        assert sum(one.chosen for one in listing("checks", 2, items=both, high=high).items) == chosen


def by_discord_py() -> list[dict[str, Any]]:
    """The same card of discord.py's own objects."""
    ids = [str(HERE.to(act)) for act in ("pick", "keep", "none")]
    lines = [discord.SelectOption(label="Hanno", value="0", description="a Senator", default=True)]
    lines.append(discord.SelectOption(label="Mago", value="1"))
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay("Whom do you choose?"),
        ui.Separator(),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")),
        ui.File("attachment://game.json"),
        ui.ActionRow(ui.Select(custom_id=ids[0], placeholder="Choose", min_values=0, max_values=2, options=lines)),
        ui.ActionRow(
            ui.Button(label="Save", custom_id=ids[1], style=discord.ButtonStyle.primary),
            ui.Button(label="No", custom_id=ids[2], style=discord.ButtonStyle.danger, disabled=True),
            ui.Button(label="Rules", url="https://example.org"),
        ),
    ]
    return ui.LayoutView().add_item(ui.Container(*parts, accent_colour=0x9B2D30)).to_components()


def said(found: Any) -> Any:
    """Without what discord.py says though it is so anyway."""
    meant = {"disabled": False, "spoiler": False, "divider": True, "spacing": 1, "default": False, "required": True}
    if isinstance(found, list):
        return [said(one) for one in found]
    if not isinstance(found, dict):
        return found
    return {name: said(value) for name, value in found.items() if meant.get(name, ...) != value}


async def test_discord_py_would_send_the_same() -> None:
    assert said(by_discord_py()) == components(WHOLE)


async def test_nothing_of_a_card_or_form_is_kept() -> None:
    """Else discord.py would hold each of them in memory, and time it out."""
    for kept in (layout(WHOLE), modal(form(text()))):
        assert kept.is_finished()
        assert kept.timeout is None
    assert layout(WHOLE).has_components_v2()
    assert isinstance(layout(WHOLE), Card)

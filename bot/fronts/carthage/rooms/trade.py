"""The Trade Phase: the floor, the sale, the Warehouses."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage import dealing
from bot.fronts.carthage.goods import card_notes, dead_note, floor_notes, sale, split_note, warehouse_note
from bot.fronts.carthage.offering import OFFERS
from bot.fronts.front import Room
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.saying_ahead import ahead
from bot.surface.press.verbs import FACTION, Field, Verb


def floor_panel(one: Asked, look: Look) -> Panel:
    """The floor: one's goods; the offers stand below."""
    return plain(one, look, *floor_notes(look))


def warehouse_panel(one: Asked, look: Look) -> Panel:
    """The Warehouses: how many cards there is room for."""
    return plain(one, look, warehouse_note(look))


def split_panel(one: Asked, look: Look) -> Panel:
    """The income: how much there is to divide."""
    return plain(one, look, split_note(look))


ROOM: Final = Room(
    presents={
        "trade.done": floor_panel,
        "trade.keep": warehouse_panel,
        "trade.split": split_panel,
        "trade.sell": sale,
    },
    explains={
        "trade.offer": card_notes,
        "trade.counter": card_notes,
        "trade.sell": card_notes,
        "trade.keep": card_notes,
        "mortality.warehouse": card_notes,
    },
    briefs={"mortality.warehouse": dead_note},
    forms={"trade.offer": OFFERS, "trade.counter": OFFERS},
    retells=dealing.RETELLS,
    verbs=(
        Verb("trade", "done", "You have no more deals to make.", ("trade.done",), always="done"),
        Verb(
            "trade",
            "sell",
            "Sell trade cards.",
            ("trade.sell",),
            [Field("cards", "all, none, or so many of each: 3 Ochre, 2 Iron")],
        ),
        Verb(
            "trade",
            "keep",
            "Choose the cards you keep in your Warehouses.",
            ("trade.keep",),
            [Field("cards", "So many of each: 3 Ochre, 2 Iron")],
        ),
        Verb(
            "trade",
            "split",
            "Divide your trade income among your Senators.",
            ("trade.split",),
            [Field("shares", "Senator and Talents: Hanno 10, Mago 4"), FACTION],
        ),
        Verb(
            "trade",
            "lose",
            "Choose the stored cards that are lost with a dead Senator.",
            ("mortality.warehouse",),
            [Field("cards", "So many of each: 1 Ochre")],
        ),
        ahead("trade", "plan", "What is sold, kept and divided when trading is over.", "trade.package"),
    ),
)

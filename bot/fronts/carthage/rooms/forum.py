"""The Forum Phase: auctions, initiatives, persuasions."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.card_texts import RETELLS, red_card_notes
from bot.fronts.carthage.forum import enemy_notes, event_note, form_notes, persuasion_note
from bot.fronts.carthage.people import senator_notes
from bot.fronts.carthage.prospects import persuasion_prospects, trader_chances
from bot.fronts.front import Room
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.passing import passes, way_to_pass
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.orders.ceilings import way_to_ceiling

OWN = ("forum.persuade", "forum.trader", "forum.leader")
INITIATIVE = ("forum.persuasion", "forum.trader", "forum.leader")
FORUM = ("forum.auction", "forum.roll", *INITIATIVE)


def auction_panel(one: Asked, look: Look) -> Panel:
    """A bid for an initiative, or a ceiling for this and the auctions to come."""
    return plain(one, look) + way_to_pass(one) + way_to_ceiling(one, look)


def initiative_panel(one: Asked, look: Look) -> Panel:
    """The beginning of one's own initiative, and the way to let the rest pass."""
    return plain(one, look) + way_to_pass(one)


def persuade_panel(one: Asked, look: Look) -> Panel:
    """Whom one could win, and at what price."""
    return plain(one, look, *persuasion_prospects(one.posted, look)) + way_to_pass(one)


def trader_panel(one: Asked, look: Look) -> Panel:
    """What a Trader would cost."""
    return plain(one, look, trader_chances(look)) + way_to_pass(one)


def bidding_panel(one: Asked, look: Look) -> Panel:
    """A bid for or against a persuasion: how it stands."""
    return plain(one, look, persuasion_note(look)) + way_to_pass(one) + way_to_ceiling(one, look)


def sacrifice_panel(one: Asked, look: Look) -> Panel:
    """The event that may be cancelled: what it would do."""
    return plain(one, look, event_note(look))


ROOM: Final = Room(
    presents={
        "forum.bid": auction_panel,
        "forum.roll": initiative_panel,
        "forum.persuade": persuade_panel,
        "forum.trader": trader_panel,
        "forum.counter": bidding_panel,
        "forum.raise": bidding_panel,
        "forum.sacrifice": sacrifice_panel,
    },
    explains={
        "forum.leader": senator_notes,
        "forum.gift": senator_notes,
        "forum.sacrifice": red_card_notes,
        "forum.persuade": form_notes,
        "forum.trader": form_notes,
        "forum.bid": form_notes,
        "forum.enemy": enemy_notes,
    },
    passes={
        **passes("forum.roll", rest=("forum.roll", *OWN), steps=FORUM),
        **passes("forum.persuade", "forum.raise", "forum.trader", rest=OWN, steps=INITIATIVE),
        **passes("forum.counter", rest=("forum.counter",)),
        **passes("forum.bid", rest=("forum.bid",), steps=FORUM),
    },
    retells=RETELLS,
)

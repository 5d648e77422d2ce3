"""The Forum Phase: auctions, initiatives, persuasions."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.carthage.people import PEOPLE
from bot.fronts.carthage.prospects import PERSUADING, roll_names, trader_chances, trader_shortcuts
from bot.fronts.front import Room
from bot.fronts.republic.forum import event_note
from bot.fronts.republic.rooms import forum
from bot.fronts.republic.rooms.forum import passing_panel
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.passing import passes, way_to_pass
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import FACTION, Field, Verb

OWN = ("forum.persuade", "forum.trader", "forum.leader")
INITIATIVE = ("forum.persuasion", "forum.trader", "forum.leader")
FORUM = ("forum.auction", "forum.roll", *INITIATIVE)


def trader_panel(one: Asked, look: Look) -> Panel:
    """What a Trader would cost."""
    return plain(one, look, trader_chances(look)) + way_to_pass(one)


def sacrifice_panel(one: Asked, look: Look) -> Panel:
    """The event that may be cancelled: what it would do."""
    return plain(one, look, event_note(CARDS, look))


SHARED: Final = forum.room(PEOPLE, PERSUADING, own=OWN, steps=INITIATIVE)
ROOM: Final = Room(
    presents={
        "forum.roll": passing_panel,
        "forum.trader": trader_panel,
        "forum.sacrifice": sacrifice_panel,
    },
    explains={
        "forum.gift": PEOPLE.senator_notes,
        "forum.sacrifice": CARDS.red_card_notes,
        "forum.trader": PEOPLE.form_notes,
    },
    names={"forum.roll": roll_names},
    shortcuts={"forum.trader": trader_shortcuts},
    passes={
        **passes("forum.roll", rest=("forum.roll", *OWN), steps=FORUM),
        **passes("forum.trader", rest=OWN, steps=INITIATIVE),
    },
    retells={"carthage.LawEnacted": CARDS.tell_enacted},
    verbs=(
        Verb("forum", "roll", "Begin your initiative: roll for a card or an event.", ("forum.roll",), always="roll"),
        Verb(
            "forum",
            "trader",
            "Try to attract a Trader.",
            ("forum.trader",),
            [Field("senator", "Who tries"), Field("talents", "Talents he spends", free=True)],
        ),
        Verb(
            "forum",
            "gift",
            "Choose who receives a Trader from an event.",
            ("forum.gift",),
            [Field("senator", "Which Senator"), FACTION],
        ),
        Verb(
            "forum",
            "sacrifice",
            "Cancel a Table Event with a Tophet Sacrifice, or not.",
            ("forum.sacrifice",),
            [Field("choice", "The card, or let it happen")],
        ),
        Verb(
            "forum",
            "peddle",
            "Play Influence Peddling in your initiative.",
            ("forum.peddle",),
            [Field("player", "From whose hand")],
        ),
    ),
)

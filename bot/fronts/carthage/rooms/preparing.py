"""Before the first turn: Traders, Leaders, terms, Memberships, cards."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.people import PEOPLE, office_line
from bot.fronts.front import Room
from bot.fronts.republic.people import province_line
from bot.fronts.republic.rooms import preparing
from bot.fronts.republic.rooms.preparing import SENATOR
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.saying_ahead import ahead
from bot.surface.press.verbs import Field, Verb


def term_panel(one: Asked, look: Look) -> Panel:
    """The Governor and his Province."""
    province = str(one.decision.about["province"])
    return plain(one, look, PEOPLE.governor_line(look, province), province_line(look, province))


def member_panel(one: Asked, look: Look) -> Panel:
    """What the Membership is good for, and the Senators."""
    return plain(one, look, office_line(look, str(one.decision.about["committee"])))


SHARED: Final = preparing.room(PEOPLE)
ROOM: Final = Room(
    presents={
        "setup.term": term_panel,
        "setup.member": member_panel,
    },
    explains={
        "setup.trader": PEOPLE.senator_notes,
        "setup.member": PEOPLE.senator_notes,
    },
    verbs=(
        Verb("setup", "trader", "Place a Trader on one of your Senators.", ("setup.trader",), [SENATOR]),
        Verb(
            "setup",
            "term",
            "Set the term that is left to your Governor.",
            ("setup.term",),
            [Field("turns", "1, 2 or 3")],
        ),
        Verb("setup", "member", "Choose who takes your Committee Membership.", ("setup.member",), [SENATOR]),
        Verb(
            "setup",
            "play",
            "Play a Statesman or a Trade Concession, or nothing.",
            ("setup.play",),
            [Field("card", "Which card")],
        ),
        ahead("setup", "plan", "Which cards you play before the first turn, in order.", "setup.plays"),
    ),
)

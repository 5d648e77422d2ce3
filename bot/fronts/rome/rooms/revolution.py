"""The Revolution Phase of Rome: red cards, revolts with what would follow them, the last Wars of a Rebel."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.dealing import TELLS, tell_red, tell_traded
from bot.fronts.republic.verbs import DEALS, JOIN, PLAY
from bot.fronts.rome.battles import war_notes
from bot.fronts.rome.people import PEOPLE
from bot.fronts.rome.revolts import (
    bribe_lines,
    bribes,
    declared_lines,
    joining_notes,
    marching_lines,
    province_lines,
    province_notes,
    settling,
    tell_tested,
    test_lines,
)
from bot.surface.kit.hands import way_to_hand
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.passing import passes, way_to_pass
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.saying_ahead import ahead
from bot.surface.press.verbs import FACTION, Field, Verb


def done_panel(one: Asked, look: Look) -> Panel:
    """The end of trading, and the way to play no card after it."""
    return plain(one, look) + way_to_pass(one)


def play_panel(one: Asked, look: Look) -> Panel:
    """The cards that can be played, with their texts."""
    return plain(one, look, *PEOPLE.card_lines(one.posted, look)) + way_to_hand(look)


RED: Final = ("revolution.offer", "revolution.counter", "revolution.give", "revolution.discard")
CHOICE: Final = Field("choice", "Lay down, test, or revolt")

ROOM: Final = Room(
    presents={"revolution.done": done_panel, "revolution.play": play_panel},
    explains={
        **dict.fromkeys(RED, PEOPLE.cards.red_card_notes),
        "revolution.move": war_notes,
        "revolution.conquest": war_notes,
        "revolution.join": joining_notes,
        "revolution.reinforce": province_notes,
    },
    briefs={
        "revolution.revolt": test_lines,
        "revolution.declare": declared_lines,
        "revolution.bribe": bribe_lines,
        "revolution.rise": province_lines,
        "revolution.march": marching_lines,
    },
    names={"revolution.disband": settling},
    tells=TELLS,
    shortcuts={"revolution.bribe": bribes},
    confirms=("revolution.declare",),
    passes={
        **passes(
            "revolution.done",
            rest=("revolution.done", "revolution.play"),
            steps=("revolution.deals", "revolution.cards"),
        ),
    },
    retells={
        "republic.CardDealMoved": tell_red,
        "republic.RedCardsTraded": tell_traded,
        "rome.AllegianceTested": tell_tested,
    },
    verbs=(
        *DEALS,
        PLAY,
        Verb(
            "revolution",
            "disband",
            "Disband and settle veterans of a victorious commander.",
            ("revolution.disband",),
            [Field("legions", "How many"), FACTION],
        ),
        Verb(
            "revolution",
            "revolt",
            "Lay down a victorious command, or test the legions for a revolt.",
            ("revolution.revolt",),
            [CHOICE, FACTION],
        ),
        Verb(
            "revolution",
            "pay",
            "Pay legions, 1T each, before they say whom they follow.",
            ("revolution.bribe",),
            [Field("units", "Which: 3 legion; all; none"), FACTION],
        ),
        Verb(
            "revolution",
            "lend",
            "As Master of Horse let your purse pay for legions of the Dictator.",
            ("revolution.lend",),
            [Field("choice", "Lend or keep"), FACTION],
        ),
        Verb(
            "revolution",
            "declare",
            "After the test: revolt, or lay down.",
            ("revolution.declare",),
            [Field("choice", "Revolt, or lay down"), FACTION],
        ),
        Verb(
            "revolution",
            "rise",
            "Which of your Governors revolt, and who leads them.",
            ("revolution.rise",),
            [Field("provinces", "Which Provinces; none"), Field("primary", "Who leads"), FACTION],
        ),
        JOIN,
        Verb(
            "revolution",
            "veterans",
            "Which veterans of your loyal Senators leave the Rebel.",
            ("revolution.veterans",),
            [Field("veterans", "Which; all; none"), Field("to", "Where to"), FACTION],
        ),
        Verb(
            "revolution",
            "march",
            "March on Rome with your Rebel, or stay in his Province.",
            ("revolution.march",),
            [Field("choice", "March or stay"), FACTION],
        ),
        Verb(
            "revolution",
            "reinforce",
            "Which Province in revolt reinforces your Rebel.",
            ("revolution.reinforce",),
            [Field("province", "Which Province, or none"), FACTION],
        ),
        Verb(
            "revolution",
            "move",
            "By the Manilian Law go with a victorious force to another War.",
            ("revolution.move",),
            [Field("war", "Which War, or stay"), FACTION],
        ),
        Verb(
            "revolution",
            "conquest",
            "The War your Rebel fights next, and with how much.",
            ("revolution.conquest",),
            [Field("war", "Which War"), FACTION],
        ),
        ahead(
            "revolution",
            "plan",
            "Which red cards you play, in order, and discard.",
            "revolution.plan",
            "revolution.plays",
        ),
    ),
)

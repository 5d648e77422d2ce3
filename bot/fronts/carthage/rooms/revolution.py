"""The Revolution Phase: red cards, revolts, the last Wars of a Rebel."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage import revolution
from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.carthage.people import PEOPLE
from bot.fronts.carthage.senate.words import tell_units
from bot.fronts.front import Room
from bot.fronts.republic.dealing import TELLS
from bot.fronts.republic.verbs import DEALS, JOIN, PLAY
from bot.surface.kit.forms import Special
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


def revolt_panel(one: Asked, look: Look) -> Panel:
    """The command or a revolt: how likely the legions follow."""
    return plain(one, look, *revolution.allegiance_notes(one.posted, look))


def joint_panel(one: Asked, look: Look) -> Panel:
    """One of two commanders: how likely the legions that would follow him do."""
    return plain(one, look, *revolution.joint_notes(one.posted, look))


def conquest_panel(one: Asked, look: Look) -> Panel:
    """The Wars that are left, and the units there are."""
    return plain(one, look, *revolution.conquest_notes(look, one.posted))


REVOLT: Final = Field("choice", "Revolt, or lay down")

ROOM: Final = Room(
    presents={
        "revolution.done": done_panel,
        "revolution.play": play_panel,
        "revolution.revolt": revolt_panel,
        "revolution.wish": joint_panel,
        "revolution.bribe": joint_panel,
        "revolution.conquest": conquest_panel,
    },
    explains={
        "revolution.offer": CARDS.red_card_notes,
        "revolution.counter": CARDS.red_card_notes,
        "revolution.give": CARDS.red_card_notes,
        "revolution.discard": CARDS.red_card_notes,
        "revolution.join": PEOPLE.senator_notes,
    },
    passes={
        **passes(
            "revolution.done",
            rest=("revolution.done", "revolution.play"),
            steps=("revolution.deals", "revolution.cards"),
        ),
    },
    tells={**TELLS, revolution.BRIBE: revolution.tell_bribes, revolution.CONQUEST: revolution.tell_attack},
    forms={
        revolution.BRIBE: Special(revolution.bribe_form, revolution.bribe_read),
        revolution.CONQUEST: Special(revolution.conquest_form, revolution.conquest_read),
    },
    retells={
        "carthage.PublicReacted": revolution.tell_reaction,
        "carthage.AllegianceTested": revolution.tell_tested,
        "carthage.RevoltBegan": tell_units,
    },
    verbs=(
        *DEALS,
        PLAY,
        Verb(
            "revolution",
            "revolt",
            "Lay down a victorious command, or test the legions for a revolt.",
            ("revolution.revolt",),
            [
                Field("choice", "Lay down, or test", of="command"),
                Field("paid", "Legions paid for, 1T each: 2 Celtiberians; all; none"),
                FACTION,
            ],
            does=revolution.tests,
        ),
        Verb(
            "revolution",
            "declare",
            "After the test: revolt, or lay down.",
            ("revolution.declare",),
            [REVOLT, FACTION],
        ),
        Verb(
            "revolution",
            "wish",
            "Of two commanders: whether yours wishes to revolt.",
            ("revolution.wish",),
            [REVOLT, FACTION],
        ),
        Verb(
            "revolution",
            "bribe",
            "Of two commanders: what yours pays for each legion.",
            (revolution.BRIBE,),
            [
                Field(
                    "talents",
                    "3 for each legion; Celtiberians 3 for each of them; Celtiberians 2: 3 for one",
                    free=True,
                ),
                FACTION,
            ],
            does=revolution.pays,
        ),
        JOIN,
        Verb(
            "revolution",
            "veterans",
            "Which veterans of your loyal Senators leave the Rebel.",
            ("revolution.veterans",),
            [Field("legions", "Which: 2 Celtiberians; all; none"), FACTION],
        ),
        Verb(
            "revolution",
            "conquest",
            "The War your Rebel fights next, and with how much.",
            (revolution.CONQUEST,),
            [
                Field("war", "Which War"),
                Field("legions", "So many of each: 4 Celtiberians, 1 Carthaginian; all", free=True),
                Field("fleets", "How many Fleets", free=True),
                FACTION,
            ],
            does=revolution.attacks,
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

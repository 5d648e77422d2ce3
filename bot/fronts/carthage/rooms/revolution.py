"""The Revolution Phase: red cards, revolts, the last Wars of a Rebel."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage import revolution
from bot.fronts.carthage.card_texts import red_card_notes
from bot.fronts.carthage.people import card_lines, senator_notes
from bot.fronts.front import Room
from bot.surface.kit.forms import Special
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.passing import passes, way_to_pass
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked


def done_panel(one: Asked, look: Look) -> Panel:
    """The end of trading, and the way to play no card after it."""
    return plain(one, look) + way_to_pass(one)


def play_panel(one: Asked, look: Look) -> Panel:
    """The cards that can be played, with their texts."""
    return plain(one, look, *card_lines(one.posted, look))


def revolt_panel(one: Asked, look: Look) -> Panel:
    """The command or a revolt: how likely the legions follow."""
    return plain(one, look, *revolution.allegiance_notes(one.posted, look))


def joint_panel(one: Asked, look: Look) -> Panel:
    """One of two commanders: how likely the legions that would follow him do."""
    return plain(one, look, *revolution.joint_notes(one.posted, look))


def conquest_panel(one: Asked, look: Look) -> Panel:
    """The Wars that are left, and the units there are."""
    return plain(one, look, *revolution.conquest_notes(look, one.posted))


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
        "revolution.offer": red_card_notes,
        "revolution.counter": red_card_notes,
        "revolution.give": red_card_notes,
        "revolution.discard": red_card_notes,
        "revolution.join": senator_notes,
    },
    passes={
        **passes(
            "revolution.done",
            rest=("revolution.done", "revolution.play"),
            steps=("revolution.deals", "revolution.cards"),
        ),
    },
    tells={revolution.BRIBE: revolution.tell_bribes, revolution.CONQUEST: revolution.tell_attack},
    forms={
        revolution.BRIBE: Special(revolution.bribe_form, revolution.bribe_read),
        revolution.CONQUEST: Special(revolution.conquest_form, revolution.conquest_read),
    },
    retells={"AllegianceTested": revolution.tell_tested},
)

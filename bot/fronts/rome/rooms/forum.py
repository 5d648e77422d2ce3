"""The Forum Phase of Rome: persuasions, Knights, games, auctions, and what the highest official decides in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.rooms import forum
from bot.fronts.rome import odds
from bot.fronts.rome.card_texts import CARDS
from bot.fronts.rome.forum import faction_notes, peace_notes
from bot.fronts.rome.knights import (
    knight_lines,
    knight_shortcuts,
    pressure_lines,
    pressure_shortcuts,
    tell_knight,
)
from bot.fronts.rome.people import PEOPLE
from bot.fronts.rome.population import games_lines, games_notes
from bot.fronts.rome.prospects import PERSUADING
from bot.surface.kit.cards import way
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.passing import passes, way_to_pass
from bot.surface.kit.present import asked, plain
from bot.surface.kit.shortcuts import ways
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb
from games.kernel import Posted

PRESSURE: Final = "forum.pressure"
OWN = ("forum.persuade", "forum.knight", "forum.games", "forum.leader")
INITIATIVE = ("forum.persuasion", "forum.knight", "forum.games", "forum.leader")


def pressing(look: Look) -> Sequence[Posted]:
    """RR-1.07.51: Knights may be pressed instead of attracting one."""
    return [one for one in look.own if one.decision.kind == PRESSURE]


def knight_panel(one: Asked, look: Look) -> Panel:
    """RR-1.07.5, RR-1.07.51: a Knight, or Knights pressed instead, on one card."""
    instead = [part for posted in pressing(look) for part in pressure(asked(posted, look), look).parts]
    return plain(one, look) + Panel(tuple(instead)) + way_to_pass(one)


def pressure(one: Asked, look: Look) -> Panel:
    """What it brings, the likely answers, and the form for all others."""
    form = button(look.voice.ask_label(PRESSURE, one.decision.about), way(one.posted, look))
    return words(*pressure_lines(one, look)) + ways(one, look) + buttons(form)


SHARED: Final = forum.room(PEOPLE, PERSUADING, own=OWN, steps=INITIATIVE)
ROOM: Final = Room(
    presents={"forum.knight": knight_panel, "forum.games": forum.passing_panel},
    explains={
        "forum.knight": PEOPLE.form_notes,
        "forum.games": games_notes,
        "forum.peace": peace_notes,
        "forum.conspiracy": faction_notes,
    },
    briefs={
        "forum.knight": knight_lines,
        "forum.pressure": pressure_lines,
        "forum.games": games_lines,
    },
    guests={"forum.knight": pressing},
    shortcuts={"forum.knight": knight_shortcuts, "forum.pressure": pressure_shortcuts},
    passes=passes("forum.knight", "forum.games", rest=OWN, steps=INITIATIVE),
    tells={"forum.knight": tell_knight},
    retells={"rome.LawEnacted": CARDS.tell_enacted},
    verbs=(
        Verb(
            "forum",
            "knight",
            "Try to attract a Knight.",
            ("forum.knight",),
            [Field("senator", "Who tries"), Field("talents", "Talents he spends", free=True)],
        ),
        Verb(
            "forum",
            "pressure",
            "Press Knights for money instead; they are gone then.",
            ("forum.pressure",),
            [Field("knights", "Senator and Knights: Cornelius 1")],
        ),
        Verb(
            "forum",
            "games",
            "Hold games, or none.",
            ("forum.games",),
            [Field("games", "Which games, and who pays")],
        ),
        Verb(
            "forum",
            "peace",
            "Choose which of the strongest Wars makes peace.",
            ("forum.peace",),
            [Field("war", "Which War, or the dice")],
        ),
        Verb(
            "forum",
            "conspiracy",
            "Choose the faction that the conspiracy strikes.",
            ("forum.conspiracy",),
            [Field("victim", "Which faction")],
        ),
        Verb(
            "forum",
            "peddle",
            "Play Influence Peddling in your initiative.",
            ("senate.peddle",),
            [Field("player", "From whose hand")],
        ),
        odds.PERSUASION,
        odds.KNIGHT,
    ),
)

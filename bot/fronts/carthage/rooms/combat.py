"""The Exploration and Combat Phase: battles and expeditions before they are decided."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.combat.explained import (
    expedition_names,
    expedition_note,
    mercenary_notes,
)
from bot.fronts.front import Room
from bot.fronts.republic.combat.cards import battle
from bot.fronts.republic.combat.explained import battle_panel, landing_names
from bot.fronts.republic.verbs import LANDING
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb


def expedition_panel(one: Asked, look: Look) -> Panel:
    """What is decided of an expedition: what it has left, and what may come."""
    return plain(one, look, expedition_note(one.posted, look))


ROOM: Final = Room(
    presents={
        "combat.landing": battle_panel,
        "combat.mercenaries": battle_panel,
        "combat.expedition": expedition_panel,
        "combat.split": expedition_panel,
    },
    explains={
        "combat.mercenaries": mercenary_notes,
    },
    names={"combat.landing": landing_names, "combat.expedition": expedition_names},
    writes={"battle": battle},
    verbs=(
        Verb(
            "combat",
            "expedition",
            "After Raiders or No Discovery: go on, or return.",
            ("combat.expedition",),
            [Field("choice", "Go on or return")],
        ),
        Verb(
            "combat",
            "losses",
            "Split what your expedition has lost.",
            ("combat.split",),
            [Field("caravans", "How many of the lost units are Caravans")],
        ),
        LANDING,
        Verb(
            "combat",
            "mercenaries",
            "Play a mercenary card before your land battle, or none.",
            ("combat.mercenaries",),
            [Field("card", "Which card, or none")],
        ),
    ),
)

"""What is no phase: how likely something is."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.combat.odds import expedition_odds_of, goals
from bot.fronts.carthage.prospects import PERSUADING
from bot.fronts.carthage.revolution import revolt_odds_of
from bot.fronts.front import Room
from bot.fronts.republic.combat.odds import BATTLE
from bot.fronts.republic.odds import VERBS, of_persuasions
from bot.surface.press.items import Act
from bot.surface.press.verbs import Field, Said, Verb

EXPLORATION: Final = "EXP of the Explorer, with the bonus of his card"


def expedition(said: Said) -> Act:
    """RC-10.1."""
    units = said.get("caravans") or 0, said.get("trade_fleets") or 0
    return expedition_odds_of(said["goal"], said["exploration"], *units)


def revolt(said: Said) -> Act:
    """RC-11.3.1."""
    return revolt_odds_of(said["senator"])


ROOM: Final = Room(
    verbs=(
        of_persuasions(PERSUADING),
        *VERBS,
        BATTLE,
        Verb(
            "odds",
            "expedition",
            "The chances of an expedition's next roll.",
            fields=[
                Field("goal", "Which goal", needed=True, offers=goals),
                Field("exploration", EXPLORATION, "number", low=0, high=12, needed=True),
                Field("caravans", "Caravans", "number", low=0, high=999),
                Field("trade_fleets", "Trade Fleets", "number", low=0, high=999),
            ],
            does=expedition,
        ),
        Verb(
            "odds",
            "revolt",
            "How likely legions follow a commander in revolt.",
            fields=[Field("senator", "Which commander", needed=True, free=True)],
            does=revolt,
        ),
    )
)

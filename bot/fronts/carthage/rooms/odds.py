"""What is no phase: how likely something is."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage import odds
from bot.fronts.carthage.combat.odds import battle_odds_of, expedition_odds_of, goals, wars
from bot.fronts.carthage.revolution import revolt_odds_of
from bot.fronts.front import Room
from bot.surface.press.items import Act
from bot.surface.press.verbs import Field, Said, Verb

BASE: Final = "ORA + INF + bribes of the persuader, less what stands against it"
STRENGTH: Final = "Legions (veterans 2) or Fleets, and MIL at most as much"
EXPLORATION: Final = "EXP of the Explorer, with the bonus of his card"


def persuasion(said: Said) -> Act:
    """RC-8.5.4."""
    return odds.odds_of("persuasion", number=said["base"])


def appeal(said: Said) -> Act:
    """RC-9.3.5."""
    return odds.odds_of("appeal", said["senator"])


def assassination(said: Said) -> Act:
    """RC-9.8.2."""
    return odds.odds_of("assassination", said["victim"], said.get("cards") or 0)


def vote(_: Said) -> Act:
    """RC-9.0.11."""
    return odds.odds_of("vote")


def battle(said: Said) -> Act:
    """RC-10.2."""
    return battle_odds_of(said["war"], said.get("strength"), said.get("ground") or "land")


def expedition(said: Said) -> Act:
    """RC-10.1."""
    units = said.get("caravans") or 0, said.get("trade_fleets") or 0
    return expedition_odds_of(said["goal"], said["exploration"], *units)


def revolt(said: Said) -> Act:
    """RC-11.3.1."""
    return revolt_odds_of(said["senator"])


ROOM: Final = Room(
    verbs=(
        Verb(
            "odds",
            "persuasion",
            "The chance of a persuasion by its Base Number.",
            fields=[Field("base", BASE, "number", low=-30, high=60, needed=True)],
            does=persuasion,
        ),
        Verb(
            "odds",
            "appeal",
            "The chances of an appeal to the people.",
            fields=[Field("senator", "Who appeals", needed=True, free=True)],
            does=appeal,
        ),
        Verb(
            "odds",
            "assassination",
            "The chances of an attempt at assassination.",
            fields=[
                Field("victim", "Who is attacked", needed=True, free=True),
                Field("cards", "How many Assassin cards", "number", low=0, high=10),
            ],
            does=assassination,
        ),
        Verb("odds", "vote", "What each way to vote would do now.", does=vote),
        Verb(
            "odds",
            "battle",
            "The chances of a battle: of the forces there, or of a strength.",
            fields=[
                Field("war", "Which War", needed=True, offers=wars),
                Field("strength", STRENGTH, "number", low=0, high=99),
                Field("ground", "On land or at sea", choices=[("land", "land"), ("sea", "sea")]),
            ],
            does=battle,
        ),
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

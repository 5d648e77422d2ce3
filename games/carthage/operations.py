"""The modules that are found by name, loaded here: operations of cards (Appendix C), interventions, automata."""

from __future__ import annotations

from games.carthage import (
    deck_events,
    enemy_leaders,
    recruiting,
    stacks,
    table_events,
    table_events_people,
    table_events_sea,
    traders,
    wars,
)
from games.carthage.combat import exploration, mercenaries, strengths
from games.carthage.neutrals import cards, initiative, market, revenue, revolt, senators, spoils
from games.carthage.senate import assassination, outcry, peace

__all__ = [
    "assassination",
    "cards",
    "deck_events",
    "enemy_leaders",
    "exploration",
    "initiative",
    "market",
    "mercenaries",
    "outcry",
    "peace",
    "recruiting",
    "revenue",
    "revolt",
    "senators",
    "spoils",
    "stacks",
    "strengths",
    "table_events",
    "table_events_people",
    "table_events_sea",
    "traders",
    "wars",
]

"""The modules that are found by name, loaded here: operations of cards (Appendix C), business, automata."""

from __future__ import annotations

from games.carthage.combat import exploration, mercenaries, strengths
from games.carthage.forum import calamities as table_events_people
from games.carthage.forum import deck as deck_events
from games.carthage.forum import traders
from games.carthage.neutrals import cards, initiative, market, revenue, revolt, senators, spoils
from games.carthage.senate import (
    alliance,
    assassination,
    committee,
    concessions,
    expeditions,
    for_life,
    governors,
    levy,
    minor,
    movements,
    outcry,
    peace,
    suffetes,
    tax,
    trial,
)
from games.carthage.trade import stacks
from games.carthage.wars import (
    awakening as wars,
)
from games.carthage.wars import (
    leaders as enemy_leaders,
)
from games.carthage.wars import (
    recruiting,
    table_events,
)
from games.carthage.wars import (
    sea as table_events_sea,
)

__all__ = [
    "alliance",
    "assassination",
    "cards",
    "committee",
    "concessions",
    "deck_events",
    "enemy_leaders",
    "expeditions",
    "exploration",
    "for_life",
    "governors",
    "initiative",
    "levy",
    "market",
    "mercenaries",
    "minor",
    "movements",
    "outcry",
    "peace",
    "recruiting",
    "revenue",
    "revolt",
    "senators",
    "spoils",
    "stacks",
    "strengths",
    "suffetes",
    "table_events",
    "table_events_people",
    "table_events_sea",
    "tax",
    "traders",
    "trial",
    "wars",
]

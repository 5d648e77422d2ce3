"""The modules whose functions cards name (Appendix C); importing this one makes every operation known."""

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
from games.carthage.senate import peace

OPERATING = (
    deck_events, enemy_leaders, exploration, mercenaries, peace, recruiting, stacks, strengths, table_events,
    table_events_people, table_events_sea, traders, wars,
)  # fmt: skip

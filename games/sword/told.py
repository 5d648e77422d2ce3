"""All that can happen in The Sword of Rome, as its folders list it."""

from __future__ import annotations

from typing import Final

from games.kernel import Event
from games.sword import sea_events
from games.sword.action import events as of_actions
from games.sword.battle import events as of_battles
from games.sword.cards import events as of_cards
from games.sword.events import EVENTS as SHARED
from games.sword.march import events as of_marches
from games.sword.nonplayers import events as of_nobody
from games.sword.pacts import events as of_pacts
from games.sword.siege import events as of_sieges
from games.sword.turn import events as of_turns

EVENTS: Final[tuple[type[Event], ...]] = (
    *SHARED,
    *of_turns.EVENTS,
    *of_pacts.EVENTS,
    *of_actions.EVENTS,
    *of_cards.EVENTS,
    *sea_events.EVENTS,
    *of_marches.EVENTS,
    *of_battles.EVENTS,
    *of_sieges.EVENTS,
    *of_nobody.EVENTS,
)

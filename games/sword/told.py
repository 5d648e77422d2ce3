"""All that can happen, as the parts of the game list it."""

from __future__ import annotations

from typing import Final

from games.kernel import Event
from games.sword import events, sea_events
from games.sword.action import events as action
from games.sword.battle import events as battle
from games.sword.cards import events as cards
from games.sword.march import events as march
from games.sword.nonplayers import events as nonplayers
from games.sword.pacts import events as pacts
from games.sword.siege import events as siege
from games.sword.turn import events as turn

EVENTS: Final[tuple[type[Event], ...]] = (
    *events.EVENTS,
    *sea_events.EVENTS,
    *turn.EVENTS,
    *pacts.EVENTS,
    *action.EVENTS,
    *cards.EVENTS,
    *march.EVENTS,
    *battle.EVENTS,
    *siege.EVENTS,
    *nonplayers.EVENTS,
)

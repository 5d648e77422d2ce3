"""All that can happen, as the chapters list it."""

from __future__ import annotations

from typing import Final

from games.sword import events, sea_events
from games.sword.action import events as action
from games.sword.battle import events as battle
from games.sword.cards import events as cards
from games.sword.march import events as march
from games.sword.nonplayers import events as nonplayers
from games.sword.pacts import events as pacts
from games.sword.siege import events as siege
from games.sword.turn import events as turn

EVENTS: Final = (
    *events.EVENTS,
    *turn.EVENTS,
    *action.EVENTS,
    *cards.EVENTS,
    *march.EVENTS,
    *sea_events.EVENTS,
    *battle.EVENTS,
    *siege.EVENTS,
    *pacts.EVENTS,
    *nonplayers.EVENTS,
)

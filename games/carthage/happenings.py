"""All that can happen in a game of The Republic of Carthage, as its rooms list it."""

from __future__ import annotations

from typing import Final

from games.carthage.basics import events as basics
from games.carthage.combat import events as combat
from games.carthage.forum import events as forum
from games.carthage.neutrals import events as neutrals
from games.carthage.revenue import events as revenue
from games.carthage.revolution import events as revolution
from games.carthage.senate import events as senate
from games.carthage.senate import events_business as senate_business
from games.carthage.senate import events_elections as senate_elections
from games.carthage.senate import events_outcry as senate_outcry
from games.carthage.trade import events as trade
from games.carthage.wars import events_cards as wars_cards
from games.carthage.wars import events_units as wars_units
from games.republic import events as republic
from games.republic import events_agreements as republic_agreements
from games.republic.combat import events as republic_combat
from games.republic.forum import events as republic_forum
from games.republic.forum import events_cards as republic_forum_cards
from games.republic.neutrals import events as republic_neutrals
from games.republic.revenue import events as republic_revenue
from games.republic.revolution import events as republic_revolution
from games.republic.senate import events as republic_senate
from games.republic.senate import events_assassination as republic_senate_assassination
from games.republic.senate import events_trials as republic_senate_trials

EVENTS: Final = (
    *republic.EVENTS,
    *republic_agreements.EVENTS,
    *republic_combat.EVENTS,
    *republic_forum.EVENTS,
    *republic_forum_cards.EVENTS,
    *republic_senate.EVENTS,
    *republic_senate_assassination.EVENTS,
    *republic_senate_trials.EVENTS,
    *republic_revenue.EVENTS,
    *republic_revolution.EVENTS,
    *basics.EVENTS,
    *combat.EVENTS,
    *forum.EVENTS,
    *neutrals.EVENTS,
    *republic_neutrals.EVENTS,
    *revenue.EVENTS,
    *revolution.EVENTS,
    *senate.EVENTS,
    *senate_business.EVENTS,
    *senate_elections.EVENTS,
    *senate_outcry.EVENTS,
    *trade.EVENTS,
    *wars_cards.EVENTS,
    *wars_units.EVENTS,
)

"""All that can happen in a game of The Republic of Rome, as its rooms list it."""

from __future__ import annotations

from typing import Final

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
from games.rome.basics import events as basics
from games.rome.combat import events as combat
from games.rome.forum import events as forum
from games.rome.neutrals import events as neutrals
from games.rome.population import events as population
from games.rome.revenue import events as revenue
from games.rome.revolution import events as revolution
from games.rome.senate import events as senate
from games.rome.senate import events_business as senate_business
from games.rome.senate import events_laws as senate_laws
from games.rome.senate import events_trials as senate_trials
from games.rome.senate import events_tribunes as senate_tribunes
from games.rome.senate import events_units as senate_units
from games.rome.wars import events as wars

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
    *revenue.EVENTS,
    *population.EVENTS,
    *republic_neutrals.EVENTS,
    *neutrals.EVENTS,
    *senate.EVENTS,
    *senate_business.EVENTS,
    *senate_laws.EVENTS,
    *senate_units.EVENTS,
    *revolution.EVENTS,
    *wars.EVENTS,
    *senate_trials.EVENTS,
    *senate_tribunes.EVENTS,
)

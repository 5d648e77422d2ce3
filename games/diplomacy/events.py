"""All that can happen, as the parts of the game list it."""

from __future__ import annotations

from typing import Final

from games.diplomacy import companies, entering, leaving, railways, register, seasons, standard, votes, winter
from games.diplomacy.politics import events as politics
from games.diplomacy.positions import events as positions
from games.diplomacy.press import events as press
from games.diplomacy.revolution import events as revolution
from games.diplomacy.why import VoidOrder
from games.kernel import Event

EVENTS: Final[tuple[type[Event], ...]] = (
    VoidOrder,
    *seasons.EVENTS,
    *register.EVENTS,
    *leaving.EVENTS,
    *entering.EVENTS,
    *positions.EVENTS,
    *politics.EVENTS,
    *revolution.EVENTS,
    *railways.EVENTS,
    *companies.EVENTS,
    *winter.EVENTS,
    *votes.EVENTS,
    *standard.EVENTS,
    *press.EVENTS,
)

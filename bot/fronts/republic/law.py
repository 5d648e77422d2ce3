"""The law of the republic that is shown: its tables, the rules its refusals name."""

from __future__ import annotations

from typing import TypeAlias

from bot.base.errors import NotAllowed
from games.catalog import GAMES
from games.republic.ahead.senate.customs import Customs, SenatePlanning
from games.republic.charts import Charts, Constants
from games.republic.components import Tables
from games.republic.law import Law
from games.republic.state import RepublicOf

AnyLaw: TypeAlias = Law[Tables, Charts, Constants]


def law_of(game: str) -> AnyLaw:
    """The law of a game by its id. NotAllowed: it is no republic."""
    state = GAMES[game].state
    if not issubclass(state, RepublicOf):
        raise NotAllowed("game.other-kind")
    return state.law


def customs_of(game: str) -> Customs:
    """How the Senate of a game is asked ahead. NotAllowed: it is not."""
    for one in GAMES[game].ahead:
        if isinstance(one, SenatePlanning):
            return one.own
    raise NotAllowed("game.other-kind")


def clause_of(game: str, asked: str) -> str:
    """The rule that asks this question."""
    return law_of(game).cites[asked].clause

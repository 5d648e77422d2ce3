"""What things are worth to computer players of Carthage, by their level: `data/carthage/minds.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from games.carthage.components import load
from games.kernel.minds import Level
from games.republic.minds import temper


class Weights(temper.Weights):
    """Talents, unless something else is said."""

    influence: float
    """A point of Influence: gifts to the State buy it at seven to ten."""
    popularity: float
    """A point of Popularity of one Senator."""
    rival_leading: float
    """What part of it a point costs that goes to the faction that leads, or to who may soon rule for life."""
    rival_ahead: float
    """The same of a faction that is ahead of one's own."""
    rival_behind: float
    """The same of any other."""
    chest: int
    """What who gives to the State keeps for the Forum and the Senate, while there is time for it to pay."""
    peril: float
    """The same of who could then be made Suffete for Life at once."""
    dared: float
    """How likely everybody may lose by too many Wars before one is given up; twice that for each Lost one."""
    bargain: float
    """The least that a deal in trade cards must bring."""
    patience: float
    """What a Talent of next turn is worth today."""
    deals: float
    """Cards of one commodity that others are expected to give up for a set, each turn."""


class Temper(temper.Temper[Weights]):
    """How a player of Carthage is minded."""


@cache
def tempers() -> Mapping[Level, Temper]:
    """Each level there is."""
    found: Mapping[Level, Temper] = load("minds", Mapping[Level, Temper])
    return found


BEST: Final[Level] = "hard"


def weights() -> Weights:
    """Of who is thinking; those of the best where nobody is."""
    own = temper.temper().weights
    return own if type(own) is Weights else tempers()[BEST].weights

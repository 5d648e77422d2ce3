"""Carthage, the political Diplomacy of Hartley Patterson (docs/rules/carthage-diplomacy.md).

The folders are its chapters: the map and orders, the adjudicator, positions and politics, railways and companies,
Winter, votes; `seasons` puts them together in the order of CD-S.
"""

from games.kernel import Game

from . import entering, seasons
from .events import EVENTS
from .rulings import RULINGS
from .scramble import scramble
from .seen.view import view
from .state import Diplomacy

__all__ = ["GAME"]


def _year(g: Diplomacy) -> int:
    """Years played, the one that runs counted; none has begun while centres are being chosen."""
    return 0 if g.step.startswith("setup") else (g.counted + 2) // 3


GAME: Game[Diplomacy] = Game(
    id="diplomacy",
    state=Diplomacy,
    seats=range(2, 21),
    places=entering.places,
    setup=entering.setup,
    steps={
        **entering.STEPS,
        **seasons.STEPS,
    },
    view=view,
    scramble=scramble,
    turn=_year,
    options=entering.DiplomacyOptions,
    events=EVENTS,
    rulings=RULINGS,
)

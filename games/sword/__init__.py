"""The Sword of Rome (docs/rules/sword-of-rome.md): a war for Italy and Sicily, driven by cards, for two to five.

The folders are its chapters: `turn` the phases of a turn, `pacts` alliances, `action` what a card is used for, `march`
activations and movement, `battle` combat, `siege` sieges and plunder, `cards` windows and effects, `nonplayers` the
powers that nobody plays.
"""

from games.kernel import Game

from .ahead import PLANNINGS
from .foreseen import foreseen
from .rulings import RULINGS
from .scramble import scramble
from .seen.view import view
from .start import SwordOptions, setup
from .state import Sword
from .steps import STEPS
from .told import EVENTS

__all__ = ["GAME"]

GAME: Game[Sword] = Game(
    id="sword",
    state=Sword,
    seats=range(2, 6),
    setup=setup,
    steps=STEPS,
    view=view,
    scramble=scramble,
    turn=lambda g: g.turn,
    options=SwordOptions,
    events=EVENTS,
    rulings=RULINGS,
    ahead=PLANNINGS,
    foreseen=foreseen,
)

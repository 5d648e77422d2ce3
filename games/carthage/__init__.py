"""The Republic of Carthage, RC-1 to RC-9: from set-up to the end of the Senate Phase, turn after turn."""

from games.carthage import operations as operations
from games.carthage.look import view
from games.carthage.rulings import RULINGS
from games.carthage.scramble import scramble
from games.carthage.setup import CarthageOptions, set_up
from games.carthage.state import Carthage
from games.carthage.steps import STEPS
from games.carthage.upgrades import UPGRADES
from games.kernel import Game

__all__ = ["GAME"]

GAME: Game[Carthage] = Game(
    id="carthage",
    state=Carthage,
    seats=range(3, 7),
    setup=set_up,
    steps=STEPS,
    view=view,
    scramble=scramble,
    options=CarthageOptions,
    ruleset=3,
    schema=3,
    upgrades=UPGRADES,
    rulings=RULINGS,
)

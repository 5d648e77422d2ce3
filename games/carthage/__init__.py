"""The Republic of Carthage: from set-up to its end, for one to six people (RC-15: with Neutrals for one or two)."""

from games.carthage import law as law
from games.carthage.ahead import PLANNINGS
from games.carthage.happenings import EVENTS
from games.carthage.rulings import RULINGS
from games.carthage.scramble import scramble
from games.carthage.seen.see import view
from games.carthage.senate.foreseen import foreseen
from games.carthage.setup.laying_out import CarthageOptions, set_up
from games.carthage.state import Carthage
from games.carthage.steps import STEPS
from games.carthage.upgrades import UPGRADES
from games.kernel import Game

__all__ = ["GAME"]

GAME: Game[Carthage] = Game(
    id="carthage",
    state=Carthage,
    seats=range(1, 7),
    setup=set_up,
    steps=STEPS,
    view=view,
    scramble=scramble,
    turn=lambda g: g.turn,
    options=CarthageOptions,
    ruleset=12,
    schema=8,
    upgrades=UPGRADES,
    events=EVENTS,
    rulings=RULINGS,
    ahead=PLANNINGS,
    foreseen=foreseen,
)

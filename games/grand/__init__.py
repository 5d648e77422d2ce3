"""The Grand Variant: The Republic of Rome and The Republic of Carthage as one game, for three to twelve people."""

from games.carthage import GAME as CARTHAGE_GAME
from games.grand import law as law
from games.grand.ahead import PLANNINGS
from games.grand.combat.events import EVENTS as COMBAT_EVENTS
from games.grand.events import EVENTS
from games.grand.foreseen import foreseen
from games.grand.pieces import CARTHAGE, ROME
from games.grand.rulings import RULINGS
from games.grand.scramble import scramble
from games.grand.seen.see import view
from games.grand.start import GrandOptions, places, set_up
from games.grand.state import Grand
from games.grand.steps import STEPS
from games.grand.upgrades import UPGRADES
from games.grand.wars.events import EVENTS as WAR_EVENTS
from games.kernel import Game, Half
from games.rome import GAME as ROME_GAME

__all__ = ["GAME"]

GAME: Game[Grand] = Game(
    id="grand",
    state=Grand,
    seats=range(3, 13),
    places=places,
    setup=set_up,
    steps=STEPS,
    view=view,
    scramble=scramble,
    turn=lambda g: g.turn,
    options=GrandOptions,
    ruleset=4,
    schema=5,
    upgrades=UPGRADES,
    events=tuple(dict.fromkeys((*EVENTS, *COMBAT_EVENTS, *WAR_EVENTS, *CARTHAGE_GAME.events, *ROME_GAME.events))),
    rulings=RULINGS,
    ahead=PLANNINGS,
    foreseen=foreseen,
    halves={
        CARTHAGE: Half(CARTHAGE_GAME, lambda g: g.carthage, lambda seen: seen.carthage),
        ROME: Half(ROME_GAME, lambda g: g.rome, lambda seen: seen.rome),
    },
)

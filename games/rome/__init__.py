"""The Republic of Rome, for one to six people (RR-4: with Neutrals for one or two)."""

from games.kernel import Game
from games.rome import law as law
from games.rome.ahead import PLANNINGS
from games.rome.happenings import EVENTS
from games.rome.rulings import RULINGS
from games.rome.scramble import scramble
from games.rome.seen.see import view
from games.rome.senate.foreseen import foreseen
from games.rome.setup.laying_out import RomeOptions, set_up
from games.rome.state import Rome
from games.rome.steps import STEPS
from games.rome.upgrades import UPGRADES

__all__ = ["GAME"]

GAME: Game[Rome] = Game(
    id="rome",
    state=Rome,
    seats=range(1, 7),
    setup=set_up,
    steps=STEPS,
    view=view,
    scramble=scramble,
    turn=lambda g: g.turn,
    options=RomeOptions,
    ruleset=2,
    schema=2,
    upgrades=UPGRADES,
    events=EVENTS,
    rulings=RULINGS,
    ahead=PLANNINGS,
    foreseen=foreseen,
)

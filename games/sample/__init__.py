"""The Salt Road: a small game of our own, to be copied when a game is added.

T-1 Setup. T-1.1 Two to twelve merchants, ten coins each. T-1.2 Four goods, six cards each, or for more than five
merchants as many as last for all days; every merchant draws three unseen. T-1.3 Play goes round the table, each day
from the next seat on.
T-2 Auction. T-2.1 Two cards are turned up. T-2.2 All bid coins in secret. T-2.3 The highest pays and takes the cards;
of equals, who sits first today.
T-3 Market. T-3.1 All barter one or two cards against one or two, until everyone is done. T-3.2 A die for each good is
its price. T-3.3 In order, each sells all his cards of one good, or none. T-3.4 The next day begins.
T-4 End. After three days each card left is worth a coin; the richest wins.
"""

from games.kernel import Game

from .auction import auction
from .events import EVENTS
from .market import barter, market
from .state import RULINGS, SaltOptions, SaltRoad, scramble, setup
from .view import view

__all__ = ["GAME"]

GAME: Game[SaltRoad] = Game(
    id="sample",
    ruleset=2,
    state=SaltRoad,
    seats=range(2, 13),
    setup=setup,
    steps={"auction": auction, "barter": barter, "market": market},
    view=view,
    scramble=scramble,
    turn=lambda g: g.day,
    options=SaltOptions,
    events=EVENTS,
    rulings=RULINGS,
)

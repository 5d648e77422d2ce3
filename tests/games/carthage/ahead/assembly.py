"""A Senate in which much can happen: full hands, rich Senators, some to be accused, some near to ruling for life."""

from __future__ import annotations

from typing import Final

from games.carthage.bench import appoint, lay
from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.kernel import Setup
from games.kernel.dice import Dice, DicePicker

HAND = 6
TALENTS = 40
INFLUENCE = 32
"""RC-9.10: of the most famous; one election more, and he rules for life."""
CENSOR: Final = ("censor-of-morals", 8)


def assembled(setup: Setup) -> Carthage:
    """The Senate of the first turn, of three or more people, is about to elect the Suffetes."""
    g = lay(setup, "senate.suffetes")
    g.step, g.last_turn = "senate.suffetes", setup.turns
    pick = DicePicker(Dice(f"{setup.seed} assembled"))
    deal_red(g, pick)
    if pick.randint(0, 1):
        appoint(g, *CENSOR)  # else he is still to be elected
    for senator in g.senators.values():
        senator.influence = pick.randint(0, INFLUENCE)
        talents = pick.randint(0, TALENTS)
        g.issued += talents - senator.talents
        senator.talents = talents
        senator.tax_charge = pick.randint(0, g.turn)
    return g


def deal_red(g: Carthage, pick: DicePicker) -> None:
    """Round by round, of all that are in the deck."""
    red = [card for card in g.deck if CARTHAGE.tables.card(card).red]
    dealt = pick.sample(red, min(len(red), HAND * len(g.seats)))
    for number, card in enumerate(dealt):
        g.deck.remove(card)
        g.factions[g.seats[number % len(g.seats)]].hand.append(card)

"""RR-1.06.53, RR-1.12: what the State must pay, and its bankruptcy."""

from __future__ import annotations

from typing import Final

from games.republic.money import state_pays
from games.rome.basics.events import GameEnded
from games.rome.pieces import Ending
from games.rome.state import Rome

BANKRUPT: Final = "bankrupt"


def state_must_pay(g: Rome, talents: int, why: str, about: str = "") -> int:
    """RR-1.06.53: the State pays what it can; if that is too little it is bankrupt. What it has paid.

    When a Rebel wins by its bankruptcy the later payments of that turn are skipped.
    """
    if BANKRUPT in g.once:
        return 0
    paid = min(talents, g.treasury)
    state_pays(g, paid, why, about)
    if paid < talents:
        go_bankrupt(g)
    return paid


def go_bankrupt(g: Rome) -> None:
    """RR-1.12.1.2: with a Rebel it is he who wins, if Rome stands; RR-1.12.2: without one all lose."""
    g.once.append(BANKRUPT)
    if g.civil:
        g.civil.triumphant = True
        return
    g.ending = Ending(reason="bankrupt")
    g.tell(GameEnded(g.ending.reason, g.ending.winner, clauses=("RR-1.12.2",)))

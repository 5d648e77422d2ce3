"""RR-1.06.53: what the State owes it pays at once; if it cannot, it is bankrupt, and that is the end of somebody."""

from __future__ import annotations

from typing import Final

from games.republic.money import state_pays
from games.rome.basics.ending import all_lose, rebel_prevails
from games.rome.basics.events import Bankrupt, TreasuryLow
from games.rome.state import Rome

BANKRUPT: Final = "bankrupt"  # noted for the turn


def state_owes(g: Rome, talents: int, why: str, about: str = "") -> int:
    """RR-1.06.53: the State pays what it must, or all it has; what it cannot pay. Look at `g.ending` afterwards."""
    short = short_of(g, talents)
    state_pays(g, talents - short, why, about)
    if short and not bankrupt(g):
        go_bankrupt(g, short)
    warn(g)
    return short


def short_of(g: Rome, talents: int) -> int:
    """RR-1.06.53: what the State would lack; once it is bankrupt, and a Rebel wins, all payments are skipped."""
    return talents if bankrupt(g) else max(0, talents - g.treasury)


def bankrupt(g: Rome) -> bool:
    """Whether the State has gone bankrupt this turn."""
    return BANKRUPT in g.once


def go_bankrupt(g: Rome, short: int) -> None:
    """RR-1.06.53, 1.12.1.2, 1.12.2: a Senator in revolt wins, if Rome stands; without one all lose."""
    g.once.append(BANKRUPT)
    g.tell(Bankrupt(short))
    if g.rebels():
        rebel_prevails(g, "bankrupt")
    else:
        all_lose(g, "bankrupt")


def warn(g: Rome) -> None:
    """RR-1.06.53.1: all are told, once a turn, that the State Treasury is below 50T, and that it is below 20T."""
    limits = {f"low.{limit}": limit for limit in g.law.constants.warn_treasury if g.treasury < limit}
    if g.ending is None and limits.keys() - set(g.once):
        g.once += [name for name in limits if name not in g.once]
        g.tell(TreasuryLow(g.treasury, min(limits.values())))

"""CD-S.3.9: the company step."""

from __future__ import annotations

from games.diplomacy.companies.bars import order_secrecy
from games.diplomacy.companies.control import settle_control
from games.diplomacy.companies.dealings import lend_votes, transfer
from games.diplomacy.companies.ending import bankrupt
from games.diplomacy.companies.unowned import assign
from games.diplomacy.received import Received
from games.diplomacy.state import Diplomacy


def step(g: Diplomacy, orders: Received) -> None:
    """CD-S.3.9: bankruptcies; transfers; proxies; unowned shares assigned; control for the next season."""
    bankrupt(g)
    order_secrecy(g, orders)
    transfer(g, orders)
    lend_votes(g, orders)
    assign(g)
    for railway in g.railways:
        settle_control(g, railway)

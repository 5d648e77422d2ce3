"""RR-1.07.21.8, RR-2.01.7: what Evil Omens cost the State, or the Pontifex Maximus."""

from __future__ import annotations

from games.republic.effects import Effects
from games.republic.forum.events_cards import EventPaid
from games.republic.money import pay_from_treasury, spend
from games.republic.reign import gain
from games.rome.basics.treasury import state_owes
from games.rome.forum.events import OmensPaid, PontifexStripped
from games.rome.pieces import Senator
from games.rome.state import Rome

effect = Effects()

PONTIFEX = "pontifex-maximus"
OFFERING = 10


@effect("omens_fine")
def omens_fine(g: Rome, card: str, *, value: int) -> None:
    """RR-1.07.21.8: the State pays, once a turn; RR-2.01.7: the Pontifex Maximus does, if there is one."""
    pontifex = officiating(g)
    if pontifex:
        atone(g, pontifex, value, card)
    else:
        short = state_owes(g, value, card)
        g.tell(EventPaid(card, value - short))


def officiating(g: Rome) -> Senator | None:
    """RR-2.01.7: who answers for Evil Omens."""
    return g.holder(PONTIFEX) if g.plays("pontifex") else None


def atone(g: Rome, pontifex: Senator, value: int, card: str) -> None:
    """RR-2.01.7: out of his own purse; what is missing, with a fine, his faction pays, and the State the rest.

    He is stripped then; and his Faction Leader may be tried if the faction could not pay in full.
    """
    own = 0 if pontifex.captive else min(value, pontifex.talents)
    spend(g, pontifex, own)
    missing = value - own
    paid = fine(g, pontifex, missing + OFFERING) if missing else 0
    rest = max(0, missing - paid)
    state = rest - state_owes(g, rest, card)
    g.tell(OmensPaid(pontifex.id, own, paid, state))
    if missing:
        strip(g, pontifex)


def fine(g: Rome, pontifex: Senator, talents: int) -> int:
    """RR-2.01.7: his Faction Treasury pays as much as it has; how much."""
    faction = g.factions[g.owner(pontifex)]
    paid = min(talents, faction.treasury)
    pay_from_treasury(g, faction, paid)
    if paid < talents:
        g.impious = faction.seat
    return paid


def strip(g: Rome, pontifex: Senator) -> None:
    """RR-2.01.7: he loses office and INF, and has a Major marker."""
    pontifex.major = True
    depose(g, pontifex, "RR-2.01.7")


def depose(g: Rome, pontifex: Senator, rule: str) -> None:
    """RR-2.01.7, 2.01.8: he loses the office, and what INF it had brought."""
    loss = g.law.constants.influence[PONTIFEX]
    pontifex.office = ""
    gain(g, pontifex, influence=-loss)
    g.tell(PontifexStripped(pontifex.id, -loss, clauses=(rule,)))


@effect("omens_again")
def omens_again(g: Rome, card: str) -> None:  # noqa: ARG001 - every effect is called alike
    """RR-2.01.7: a second Evil Omens in one turn strips him too."""
    pontifex = officiating(g)
    if pontifex:
        strip(g, pontifex)

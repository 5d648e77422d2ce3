"""RR-1.07.320, RR-8: M. Fulvius Flaccus takes the Land Commissioner without a vote (RR-DP101)."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.kernel import Decision, Interrupt, OneOf, Seat
from games.republic.senate.events import ConcessionGranted
from games.rome.pieces import Senator
from games.rome.senate.concessions import assignable
from games.rome.senate.pieces import Motion
from games.rome.state import Rome

AFTERWARDS: Final = ("senate.governors", "senate.business", "senate.adjournment")
"""The steps after Prosecutions."""


def claiming(g: Rome, _motion: Motion | None) -> list[Interrupt[str]]:
    """RR-1.07.320: after Prosecutions, while a Land Bill is in effect, whoever may claim it where he is."""
    able = [one for one in g.aligned() if one.free] if g.step in AFTERWARDS else []
    return [offer for one in able for offer in claimed_by(g, g.owner(one), one)]


def claimed_by(g: Rome, seat: Seat, senator: Senator) -> list[Interrupt[str]]:
    """RR-DP101: a Concession his card names, if it lies in the Forum."""
    named = [str(one.params["concession"]) for one in senator.card.effects if one.op == "claim_concession"]
    cards = {card: card for card in named if card in g.concessions and assignable(g, card)}
    about = {"senator": senator.id}
    decision = Decision(
        "senate.commission", seat, OneOf(cards), *g.law.cites["senate.commission"], about, awaited=False
    )
    return [Interrupt(decision, partial(claim, g, senator))] if cards else []


async def claim(g: Rome, senator: Senator, card: str) -> None:
    """RR-1.07.320: it is his."""
    g.concessions.remove(card)
    senator.concessions.append(card)
    g.tell(ConcessionGranted(senator.id, card, clauses=("RR-1.07.320",)))

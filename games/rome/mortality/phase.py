"""RR-1.05: the Mortality Phase, and with it the beginning of a turn (RR-1.03.1)."""

from __future__ import annotations

from games.kernel import StepId
from games.republic import chits
from games.republic.pieces import Chronicle
from games.republic.senators import kill
from games.rome.basics.events import TurnBegan
from games.rome.forum.decks import advance
from games.rome.mortality.chits import anybody, struck
from games.rome.state import Rome
from games.rome.wars.awakening import wake


async def mortality(g: Rome) -> StepId:
    """RR-1.05.1, 1.05.2: Imminent Wars become Active, then one Mortality Chit is drawn."""
    begin_turn(g)
    wake(g)
    for chit in chits.draw(g, 1, "mortality"):
        victim = struck(g, chit, anybody)
        if victim:
            await kill(g, victim, "mortality", "RR-1.05.2")
    return "revenue.start"


def begin_turn(g: Rome) -> None:
    """RR-1.03.1: once-per-turn marks are cleared and the next turn begins, with dice of its own."""
    g.turn += 1
    g.remember_hrao()
    g.once.clear()
    g.claims.clear()  # RR-DP94: whoever has not judged by then has said that there was no breach
    g.chronicle = Chronicle()
    for senator in g.senators.values():
        senator.returned = False
    for war in g.wars.values():
        war.struck.clear()  # RR-1.09.645: Disaster and Standoff numbers work again
        war.fought.clear()
    g.tell(TurnBegan(g.turn, g.dice.open_chapter(f"turn-{g.turn}")))
    advance(g)

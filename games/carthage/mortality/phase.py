"""RC-5: the Mortality Phase, and with it the beginning of a turn (RC-3.1)."""

from __future__ import annotations

from games.carthage.basics.events import TurnBegan
from games.carthage.mortality.chits import struck
from games.carthage.state import Carthage
from games.carthage.wars.awakening import wake
from games.kernel import StepId
from games.republic import chits
from games.republic.pieces import Chronicle
from games.republic.ransom import pay_ransoms
from games.republic.senators import kill


async def mortality(g: Carthage) -> StepId:
    """RC-5.0: Imminent Wars become Active, then one Mortality Chit is drawn."""
    pay_ransoms(g)
    begin_turn(g)
    wake(g)
    for chit in chits.draw(g, 1, "mortality"):
        victim = struck(g, chit)
        if victim:
            await kill(g, victim, "mortality", "RC-5.0")
    return "revenue.income"


def begin_turn(g: Carthage) -> None:
    """RC-12.5, RC-3.1: once-per-turn marks are cleared and the next turn begins, with dice of its own."""
    g.turn += 1
    g.remember_hrao()
    g.once.clear()
    g.chronicle = Chronicle()
    g.turned_in = 0
    for senator in g.senators.values():
        senator.returned = False
    for war in g.wars.values():
        war.struck.clear()  # RC-10.2.2: Disaster and Standoff numbers work again
    g.tell(TurnBegan(g.turn, g.dice.open_chapter(f"turn-{g.turn}")))

"""GV-6.3, GV-6.4: what a republic pays each turn for the Wars that it has lost to the other."""

from __future__ import annotations

from games.carthage.charts import grand
from games.grand.events import TributeReceived
from games.grand.pieces import OTHER, Side
from games.grand.state import Half
from games.republic.money import state_receives


def lost(g: Half) -> int:
    """GV-6.3: how many Wars it has lost to the other republic."""
    return sum(war.lost_by == g.half for war in g.whole.wars)


def tribute(g: Half) -> tuple[int, int]:
    """GV-6.3, 6.4: 25T for each, as Rome's last debit; Carthage pays it with its other Lost Wars (RC-6.2)."""
    share = grand()
    return lost(g), lost(g) * (share.lost_war_payment_to_winner + share.lost_war_payment_to_bank)


def pass_on(g: Half) -> None:
    """GV-6.4: the payer has passed its bankruptcy check: 15T of each are the winner's, if that republic stands."""
    winner: Side = OTHER[g.half]
    if lost(g) and winner in g.whole.standing():
        talents = lost(g) * grand().lost_war_payment_to_winner
        state_receives(g.whole.republic(winner), talents, "tribute", g.half)
        g.whole.tell(TributeReceived(winner, g.half, lost(g), talents))

"""RR-4: the hook of all steps. What the rules ask of a Neutral is answered at once; what RR-4 leaves open is asked."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from games.kernel import Decision
from games.republic.neutrals import standing_in as republic
from games.republic.neutrals.revenue import remember_purses
from games.rome.neutrals import cards, revenue, trading
from games.rome.neutrals.dominance import dominant
from games.rome.state import Rome


def left_open(g: Rome, decision: Decision[Any]) -> bool:
    """RR-4.02.1: whatever RR-4 does not cover."""
    return decision.kind not in g.law.automata


def open_revenue(g: Rome) -> None:
    """RR-4.03.1, 4.03.3: what they have before this turn's income is noted; who takes spoils is rolled for."""
    remember_purses(g)
    revenue.tempt(g)


ROME: Final[republic.Stand[Rome]] = republic.Stand(
    before={
        "mortality": cards.play_at_once,
        "revenue.income": open_revenue,
        "revenue.redistribution": revenue.pool,
        "forum.persuasion": cards.play_at_once,
        "senate.coalition": cards.play_at_once,
        "revolution.deals": trading.trade,
    },
    leaves=left_open,
    chooses=dominant,
    offered=("captive.ransom",),
)

standing_in = partial(republic.standing_in, ROME)

"""RR-4: the hook of all steps. What the rules ask of a Neutral is answered at once; what RR-4 leaves open is asked."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from games.kernel import Decision, Seat
from games.republic.neutrals import standing_in as republic
from games.republic.neutrals.coalition import ranking
from games.republic.neutrals.revenue import remember_purses
from games.rome.neutrals import cards, revenue
from games.rome.state import Rome


def left_open(g: Rome, decision: Decision[Any]) -> bool:
    """RR-4.02.1: whatever RR-4 does not cover."""
    return decision.kind not in g.law.automata


def dominant(g: Rome) -> Seat:
    """RR-4.02.1: the player in the Ruling Coalition if exactly one is, else the one with the better dominance rank.

    Before the first Senate Phase nobody has a rank yet: then by the votes of the moment. [ruling]
    """
    placed = [*g.neutrals.coalition, *g.neutrals.ranking, *ranking(g), *g.people]
    return next(seat for seat in placed if seat in g.people)


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
        "population": cards.play_at_once,
    },
    leaves=left_open,
    chooses=dominant,
    offered=("captive.ransom",),
)

standing_in = partial(republic.standing_in, ROME)

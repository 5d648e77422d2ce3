"""RR-1.12.1: the end of the turn: whoever has what he needs wins, for Rome stands; else another turn begins."""

from __future__ import annotations

from games.kernel import Seat, StepId
from games.republic.reign import foremost
from games.republic.ties import break_tie
from games.rome.basics.ending import rebel_wins
from games.rome.basics.events import GameEnded
from games.rome.forum.reckoning import era_is_over
from games.rome.pieces import Ending
from games.rome.state import Rome


async def end_of_turn(g: Rome) -> StepId | None:
    """RR-1.12.1, 1.12.3: a Rebel before a Consul for Life; if so many turns were agreed upon, the last is the end.

    GV-7.3: beside Carthage nobody wins so.
    """
    if g.law.abroad.plays_on(g):
        return "mortality"
    if g.civil and g.civil.triumphant:
        rebel_wins(g, g.owner(g.rebels()[0]), "RR-1.12.1.1")
    elif g.reigns:
        consul_for_life(g)
    elif g.turn == g.last_turn:
        era_is_over(g)
    return None if g.ending else "mortality"


def consul_for_life(g: Rome) -> None:
    """RR-1.12.1.3, 1.12.1.4, 1.09.823: who was appointed before who was elected, even if he has died meanwhile.

    RR-1.09.822, 0.3.1: of several the one with most INF, then of the faction with most; then dice say who.
    """
    best = foremost(g)
    winner = Seat(break_tie(g, list(dict.fromkeys(reign.seat for reign in best)), "consul-for-life"))
    rule = "RR-1.12.1.4" if best[0].elected else "RR-1.12.1.3"
    g.ending = Ending(reason="consul-for-life", winner=winner)
    g.tell(GameEnded("consul-for-life", winner, clauses=(rule,)))

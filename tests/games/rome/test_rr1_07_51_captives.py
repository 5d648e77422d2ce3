"""RR-1.07.51, 1.10.71: what a captive's player cannot use while he is away."""

from __future__ import annotations

from games.republic.pieces import RAIDERS
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import initiative
from tests.games.rome.play import Play, numbered


@clause("RR-1.07.51", "RR-1.10.71")
def test_the_knights_of_a_captive_are_not_pressured(play: Play) -> None:
    def captive(g: Rome) -> None:
        one = numbered(g, 5)
        one.knights, one.place, one.at = 2, "captive", RAIDERS

    initiative(play, "forum.knight", captive)
    assert ("diamond", "forum.knight") in play.asked()
    assert "forum.pressure" not in [posted.decision.kind for posted in play.table.open.values()]

"""RR-1.12.1.5: who has won when the era is over."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.reign import controller
from games.rome.basics.events import GameEnded
from games.rome.pieces import Ending
from games.rome.state import Rome


def era_is_over(g: Rome) -> None:
    """RR-1.12.1.5: a Consul for Life who lives; else the faction with most INF, or those who are equal in all."""
    ruler = controller(g)
    first, *beside = [ruler] if ruler else foremost(g)
    g.ending = Ending(reason="consul-for-life" if ruler else "influence", winner=first, beside=beside)
    g.tell(GameEnded(g.ending.reason, first, tuple(beside)))


def foremost(g: Rome) -> list[Seat]:
    """RR-1.12.1.5: the factions that nobody is ahead of."""
    scores = {seat: score(g, seat) for seat in g.from_hrao()}
    return [seat for seat, one in scores.items() if one == max(scores.values())]


def score(g: Rome, seat: Seat) -> tuple[int, int, int]:
    """RR-1.12.1.5: INF of all loyal Senators who are no Captives; of the best of them; votes in Rome."""
    loyal = [one.influence for one in g.senators_of(seat) if one.free]
    votes = sum(one.oratory + one.knights for one in g.in_rome(seat))
    return sum(loyal), max(loyal, default=0), votes

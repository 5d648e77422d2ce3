"""GV-9, GV-10.4: what factions and players come to, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from games.grand.charts import constants
from games.grand.pieces import SIDES, Score, Side
from games.grand.state import Grand, Half
from games.kernel import Seat
from games.republic.pieces import Senator


def scores(g: Grand) -> list[Score]:
    """GV-9.2: every faction, Carthage before Rome."""
    return [score(g, half, seat) for half in g.halves() for seat in half.seats]


def score(g: Grand, half: Half, seat: Seat) -> Score:
    """GV-9.2: INF, the Consul for Life, the coupled Wars; never below 0, and 0 where the republic has fallen."""
    influence = sum(one.influence for one in counted(half, seat))
    ruler = constants().score_ruler if ruler_of(half) == seat else 0
    won = constants().score_war * sum(war.winner == half.half for war in g.wars)
    lost = constants().score_war * sum(war.lost_by == half.half for war in g.wars)
    points = max(0, influence + ruler + won - lost) if half.half in g.standing() else 0
    return Score(side=half.half, seat=seat, influence=influence, ruler=ruler, won=won, lost=lost, points=points)


def counted(half: Half, seat: Seat) -> Sequence[Senator]:
    """GV-9.2, 9.6: its Senators who are neither Rebels nor Captives."""
    return [one for one in half.senators_of(seat) if one.free]


def ruler_of(half: Half) -> Seat | None:
    """GV-9.2, 9.4: whose Consul for Life lives."""
    living = (half.senators[one.senator] for one in half.reigns if one.senator in half.senators)
    return next((half.owner(one) for one in living), None)


# Players


def totals(g: Grand) -> dict[Seat, int]:
    """GV-9.3: both factions of a player; GV-10.4: or his only one."""
    return {seat: sum(own(g, seat)) for seat in g.seats}


def own(g: Grand, seat: Seat) -> list[int]:
    """GV-9.3: the points of his factions."""
    return [score(g, half, seat).points for half in g.halves() if seat in half.factions]


def winners(g: Grand) -> list[Seat]:
    """GV-9.3, 9.4, 9.5, 10.4: who has both Consuls for Life wins outright; else nobody is ahead of these."""
    if not g.standing():
        return []
    rulers = [ruler_of(half) for half in g.halves() if half.half in g.standing()]
    if g.mode == "two-factions" and len(rulers) == len(SIDES) and rulers[0] and rulers[0] == rulers[1]:
        return [rulers[0]]
    able = [seat for seat in g.seats if plays(g, seat)]
    standing = {seat: ranking(g, seat) for seat in able}
    return [seat for seat in able if standing[seat] == max(standing.values())]


def plays(g: Grand, seat: Seat) -> bool:
    """GV-10.4: if a republic falls its players are out."""
    return any(seat in half.factions for half in g.halves() if half.half in g.standing())


def ranking(g: Grand, seat: Seat) -> tuple[int, ...]:
    """GV-9.3, 9.5: points; those of his weaker faction; his foremost Senator; his votes in both Senates.

    GV-10.4: with one faction the Wars that its republic has won, in place of a weaker one.
    """
    second = min(own(g, seat)) if g.mode == "two-factions" else wars_won(g, g.sides[seat])
    halves = [half for half in g.halves() if seat in half.factions and half.half in g.standing()]
    foremost = max((one.influence for half in halves for one in counted(half, seat)), default=0)
    return totals(g)[seat], second, foremost, sum(half.votes(seat) for half in halves)


def wars_won(g: Grand, side: Side) -> int:
    """GV-10.4: how many coupled Wars a republic has won."""
    return sum(war.winner == side for war in g.wars)

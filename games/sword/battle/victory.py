"""SR-12.5, 16.8: what the winner gets: support, or less or more unrest in Carthage."""

from __future__ import annotations

from functools import partial

from games.kernel import Amount, Decision, ask
from games.sword.battle.dice import due
from games.sword.battle.events import SupportWon
from games.sword.battle.sides import sides
from games.sword.board import touching
from games.sword.cards.windows import respond
from games.sword.components import Player
from games.sword.neutral import reach, share
from games.sword.state import Sword
from games.sword.support import Point, Question, Terms, spend
from games.sword.underway import Battle
from games.sword.unrest import can_rise, lower_unrest, raise_unrest

UNREST_FIRST = 2  # SR-DP30


def support_points(battle: Battle) -> int:
    """SR-12.5: half the losses inflicted, as many as the loser had CU, rounded up; and what cards add."""
    _, loser = sides(battle)
    return -(-min(due(loser), loser.cu) // 2) + battle.support


async def reward(g: Sword, battle: Battle) -> None:
    """SR-12.5, 14.7: the window of the winner, then he spends his points at once; of nobody's power who directs it."""
    winner, loser = sides(battle)
    share(g, winner.powers, loser.powers)
    owner = g.player(winner.powers[0])
    await respond(g, "own_battle_won", [owner] if owner else [], at=battle.at)
    points = support_points(battle)
    inflicted = min(due(loser), loser.cu)
    g.tell(SupportWon(tuple(winner.powers), winner.by, inflicted, loser.cu, battle.support, points))
    if winner.by is not None:
        points -= await on_unrest(g, battle, winner.by, points)
        where = None if owner else reach(g, winner.powers[0])
        terms = Terms(winner.powers, target=loser.powers, where=where)
        question = Question("combat.support", "SR-12.5", "SR-DP20", partial(first_here, g, battle.at))
        await spend(g, winner.by, terms, points, question=question, at=battle.at)


def first_here(g: Sword, at: str, point: Point) -> tuple[int, str] | None:
    """SR-DP20: remove in the space of the battle, then next to it, then add; nothing is removed elsewhere."""
    if point.what == "add":
        return 2, point.id
    near = [at, *touching(g, at)]
    return (int(point.at != at), point.id) if point.at in near else None


async def on_unrest(g: Sword, battle: Battle, player: Player, points: int) -> int:
    """SR-12.5.3, SR-DP30 (5P): Carthage lowers its unrest by points, who has beaten it raises it. Returns how many."""
    winner, _ = sides(battle)
    spent = 0
    if most := _most(g, battle, points):
        spent = await ask(lambda: _asked(g, battle, player, points)) if most else 0
    if spent and "CAR" in winner.powers:
        lower_unrest(g, spent)
    elif spent:
        raise_unrest(g, spent, "defeat")
    return spent


def _most(g: Sword, battle: Battle, points: int) -> int:
    """SR-12.5.3, 20.1: how many points can be spent so."""
    winner, loser = sides(battle)
    if not g.five or "CAR" not in (*winner.powers, *loser.powers):
        return 0
    return min(points, g.unrest if "CAR" in winner.powers else can_rise(g))


def _asked(g: Sword, battle: Battle, player: Player, points: int) -> Decision[int]:
    """SR-DP30: by default as many as possible if the unrest is 2 or more, else none."""
    most = _most(g, battle, points)
    about: dict[str, str | int] = {"at": battle.at, "points": points, "turn": g.turn, "round": g.round}
    lapse = most if g.unrest >= UNREST_FIRST else 0
    return Decision("combat.unrest", g.seat(player), Amount(0, most), "SR-12.5.3", "SR-DP30", about, lapse=lapse)

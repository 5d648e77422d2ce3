"""SR-4: victory points, who leads, and when somebody has won."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import StepId
from games.sword.components import TIES, Player, constants, set_up, spaces, tables
from games.sword.state import Sword, Tally
from games.sword.turn.events import GameEnded, Scored

A_PLUNDER = 3  # SR-14.5: so many plunder points are a victory point
UNREST = 3  # SR-4.1.2, 20.2


def sides(g: Sword) -> list[list[Player]]:
    """SR-22.3: those who win together: with two players their two hands, else each alone."""
    return [[one for one in g.players if g.seat(one) == seat] for seat in dict.fromkeys(map(g.seat, g.players))]


def points(g: Sword, side: Sequence[Player]) -> int:
    """SR-22.3: scores of a side are added."""
    return sum(g.hands[player].vp for player in side)


def rank(side: Sequence[Player]) -> int:
    """SR-4.4: who wins ties; a player counts as his first power, a side as its best (SR-22.3: B)."""
    return min(TIES.index("ETR" if player == "ETS" else player) for player in side)


def in_lead(g: Sword) -> list[list[Player]]:
    """SR-4.4: the sides from the first to the last."""
    return sorted(sides(g), key=lambda side: (-points(g, side), rank(side)))


def leading(g: Sword) -> Player:
    """SR-5.3: the player with most victory points; of a side of two its first in seating order."""
    return in_lead(g)[0][0]


def ascending(g: Sword) -> list[Player]:
    """SR-5.10 c: from the fewest points to the most; of equals who loses ties goes first."""
    return sorted(g.players, key=lambda one: (g.hands[one].vp, -rank([one])))


def score(g: Sword, player: Player) -> Scored:
    """SR-4.1, 4.1.1, 4.1.2, 14.5, 22.3: spaces of others held, own ones not held, plunder, unrest; never below 0."""
    hand = g.hands[player]
    worth = [one for one in spaces().values() if one.vp_owner and one.id in g.places]
    gained = tuple(one.id for one in worth if one.vp_owner != player and g.control(one.id) in hand.powers)
    lost = tuple(one.id for one in worth if one.vp_owner == player and g.control(one.id) not in hand.powers)
    plunder, hand.plunder = divmod(hand.plunder, A_PLUNDER)
    unrest = g.unrest // UNREST if player == "CAR" else 0
    before = hand.vp
    hand.vp = max(0, before + len(gained) - len(lost) + plunder - unrest)
    return Scored(player, gained, lost, plunder, unrest, before, hand.vp)


def tallied(g: Sword, told: Scored) -> Tally:
    """SR-4.1: what is kept of it; what changed since the scoring before came by razing, alliances or rulings."""
    before = [one.now for one in g.tallies if one.player == told.player]
    began: int = before[-1] if before else set_up(g.count)["vp_start"]
    gained, lost = list(told.gained), list(told.lost)
    return Tally(g.turn, told.player, told.before - began, gained, lost, told.plunder, told.unrest, told.now)


async def scoring(g: Sword) -> StepId | None:
    """SR-5.8, 14.4: all score; what a player power holds now may be razed again; then has anybody won?"""
    for player in g.players:
        told = score(g, player)
        g.tallies.append(tallied(g, told))
        g.tell(told)
    for place in g.places.values():
        place.razed = place.razed and g.control(place.id) not in _played(g)
    return end(g) or "alliances"


def _played(g: Sword) -> list[str]:
    return [power for hand in g.hands.values() for power in hand.powers]


def end(g: Sword) -> StepId | None:
    """SR-4.2, 4.3: whoever has the number of the turn wins at once; after the last turn who has most."""
    enough = [side for side in in_lead(g) if points(g, side) >= number(g)]
    if not enough and g.turn < g.turns:
        return None
    won = (enough or in_lead(g))[0]
    g.winner = won[0]
    g.tell(GameEnded(tuple(won), {one: g.hands[one].vp for one in g.players}, "automatic" if enough else "end"))
    return "end"


def number(g: Sword) -> int:
    """SR-4.2, 22.3: the number of the turn on the track; for a side of two it is doubled."""
    printed: int = tables()["turn_track"][g.turn - 1]["auto_victory_vp"]
    return printed * len(sides(g)[0])


async def over(_: Sword) -> StepId | None:
    """SR-4.3: the game has ended."""
    return None


def rounds() -> int:
    """SR-5.4."""
    found: int = constants()["action_rounds_per_turn"]
    return found

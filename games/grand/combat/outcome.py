"""GV-5.8: a direct battle has decided a war."""

from __future__ import annotations

from games.carthage.combat.victory import win as carthage_wins
from games.grand.combat.sides import rome_of
from games.grand.pieces import CARTHAGE, Side
from games.grand.state import Grand
from games.grand.wars.settling import settle
from games.kernel import within
from games.rome.combat.victory import win as rome_wins


async def decide(g: Grand, number: int, winner: Side, force: str) -> None:
    """GV-5.8: the loser's men come home; the winner has all that his card brings, and his force is victorious."""
    await settle(g, number, winner, "battle")
    if winner == CARTHAGE:
        await within(winner, carthage_wins(g.carthage, g.carthage.forces[force]))
    else:
        rome = rome_of(g)
        await within(winner, rome_wins(rome, rome.forces[force]))

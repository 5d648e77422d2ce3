"""The end of the Forum Phase: an enemy Leader dies (RC-8.10.0, RR-1.07.21.6), cards leave the Curia (RR-1.07.8)."""

from __future__ import annotations

from games.kernel import Decision, OneOf
from games.republic.forum.events_cards import CuriaRolled
from games.republic.pieces import EnemyLeader
from games.republic.state import Republic


def choosing_leader(g: Republic) -> Decision[EnemyLeader] | None:
    """RC-DP23, RR-DP25: one with a War or in the Curia; if absent the strongest with a War, else in the Curia."""
    able = [leader for leader in g.leaders.values() if leader.refuge != "waiting"]
    ranked = sorted(able, key=lambda leader: (not leader.war, -g.law.tables.leaders[leader.id].strength))
    if not ranked:
        return None
    choice = OneOf({leader.id: leader for leader in able})
    return Decision("forum.enemy", g.hrao_seat(), choice, *g.law.cites["forum.enemy"], lapse=ranked[0].id)


def idle_leaders(g: Republic) -> list[EnemyLeader]:
    """RC-1.4i, RR-1.07.341: those in the Curia; one who waits for a refuge is not there."""
    return [leader for leader in g.leaders.values() if not leader.war and not leader.refuge]


def leaves(g: Republic, card: str, least: int, rule: str) -> bool:
    """RC-8.10.2, RR-1.07.8: the dr for a card in the Curia, Evil Omens included."""
    (roll,) = g.dice.roll(f"curia.{card}")
    gone = roll + g.omens() >= least
    g.tell(CuriaRolled(card, roll, g.omens(), gone, clauses=(rule,)))
    return gone

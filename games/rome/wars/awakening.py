"""Wars coming alive: RR-1.05.1, RR-1.07.331, RR-1.07.341."""

from __future__ import annotations

from games.republic.effects import carry_out
from games.republic.pieces import EnemyLeader
from games.rome.basics.events import LeaderJoined, WarActivated
from games.rome.pieces import War
from games.rome.state import Rome


def wake(g: Rome) -> None:
    """RR-1.05.1: of each matching series the lowest numbered Imminent War becomes Active."""
    for group in dict.fromkeys(war.group for war in g.wars.values() if war.group):
        imminent = [war for war in g.matching(group) if war.status == "imminent"]
        for war in imminent[:1]:
            activate(g, war, "RR-1.05.1")


def activate(g: Rome, war: War, rule: str) -> None:
    """RR-1.07.331: a War moves to Active; `rule` says for what."""
    war.status = "active"
    g.chronicle.woken.append(war.id)
    g.tell(WarActivated(war.id, clauses=(rule,)))
    summon_leaders(g, war)
    if war.card:
        carry_out(g, war.id, war.card.on_activate)


def summon_leaders(g: Rome, war: War) -> None:
    """RR-1.05.1, 1.07.341: a Leader of its series who is in the Curia becomes active with it."""
    for leader in g.leaders.values():
        if not leader.war and not leader.refuge and war.group == g.tables.leaders[leader.id].group:
            join(g, leader, war)


def join(g: Rome, leader: EnemyLeader, war: War) -> None:
    """RR-1.07.341: he is active, and aids the Wars of his series."""
    leader.war = war.id
    g.tell(LeaderJoined(leader.id, war.id, clauses=("RR-1.07.341",)))

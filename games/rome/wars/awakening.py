"""Wars coming alive: RR-1.05.1, RR-1.07.331, RR-1.07.3321, RR-1.07.333.2, RR-1.07.341."""

from __future__ import annotations

from collections.abc import Sequence

from games.republic.effects import carry_out
from games.republic.forum.curia import idle_leaders
from games.republic.pieces import EnemyLeader
from games.republic.state import place_in_group
from games.rome.basics.events import LeaderJoined, WarActivated
from games.rome.pieces import War
from games.rome.state import Rome


def wake(g: Rome) -> None:
    """RR-1.05.1: of each matching series the lowest numbered Imminent War becomes Active."""
    for group in dict.fromkeys(war.group for war in g.wars.values() if war.group):
        imminent = [war for war in g.matching(group) if war.status == "imminent"]
        for war in imminent[:1]:
            activate(g, war, "RR-1.05.1")


def rouse(g: Rome, wars: Sequence[War], rule: str) -> None:
    """RR-1.07.3321: Inactive Wars become Active together; of each series only the lowest, the others Imminent.

    RR-1.07.333.2: a revolt that waits for its Provinces is not moved.
    """
    awake = [war for war in wars if not war.waiting]
    for war in sorted(awake, key=place_in_group):
        if war.group and any(one.group == war.group and one.order < war.order for one in awake):
            war.status = "imminent"
        else:
            activate(g, war, rule)


def wake_revolts(g: Rome) -> None:
    """RR-1.07.333.2: revolts whose Provinces exist become Active, the lowest of the series, and the rest Imminent."""
    risen = [war for war in g.wars.values() if war.waiting and provinces_exist(g, war)]
    for war in risen:
        war.waiting = False
    rouse(g, risen, "RR-1.07.333.2")


def provinces_exist(g: Rome, war: War) -> bool:
    """RR-1.07.333.2: whether all that a revolt waits for is there."""
    return all(one in g.provinces for one in (war.card.waits_for if war.card else ()))


def activate(g: Rome, war: War, rule: str) -> None:
    """RR-1.07.331: a War moves to Active; `rule` says for what."""
    war.status, war.waiting = "active", False
    g.chronicle.woken.append(war.id)
    g.tell(WarActivated(war.id, clauses=(rule,)))
    summon_leaders(g, war)
    if war.card:
        carry_out(g, war.id, war.card.on_activate)


def summon_leaders(g: Rome, war: War) -> None:
    """RR-1.05.1, 1.07.341: a Leader of its series who is in the Curia becomes active with it."""
    for leader in idle_leaders_of(g, war):
        join(g, leader, war)


def idle_leaders_of(g: Rome, war: War) -> list[EnemyLeader]:
    """RR-1.07.341: the Leaders of its series who are in the Curia."""
    return [one for one in idle_leaders(g) if war.group == g.tables.leaders[one.id].group]


def join(g: Rome, leader: EnemyLeader, war: War, rule: str = "RR-1.07.341") -> None:
    """RR-1.07.341: he is active, and aids the Wars of his series. RR-1.07.21.15: or that one in which he hides."""
    leader.war = war.id
    g.tell(LeaderJoined(leader.id, war.id, clauses=(rule,)))

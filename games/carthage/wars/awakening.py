"""Wars coming alive: RC-8.9.7, RC-8.9.9, RC-8.9.11, and the effects of their cards."""

from __future__ import annotations

from games.carthage.basics.events import (
    DesertionRolled,
    LeaderJoined,
    LegionsAvailable,
    LegionsJoined,
    LegionsUnavailable,
    WarActivated,
)
from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.carthage.trade import stacks
from games.republic.combat.army import desert
from games.republic.effects import Effects, carry_out
from games.republic.pieces import EnemyLeader

effect = Effects()


def wake(g: Carthage) -> None:
    """RC-5.0: of each group of matching Wars the first Imminent one becomes Active."""
    for group in dict.fromkeys(war.group for war in g.wars.values() if war.group):
        imminent = [war for war in g.matching(group) if war.status == "imminent"]
        for war in imminent[:1]:
            activate(g, war, "RC-5.0")


def activate(g: Carthage, war: War, rule: str = "RC-8.9.9") -> None:
    """RC-8.9.9: its effects happen at once, every time it becomes Active; `rule` says for what."""
    war.status = "active"
    g.chronicle.woken.append(war.id)
    g.tell(WarActivated(war.id, clauses=(rule,)))
    summon_leaders(g, war)
    if war.card:
        carry_out(g, war.id, war.card.on_activate)


def summon_leaders(g: Carthage, war: War) -> None:
    """RC-8.9.11: a Leader of its group who is in the Curia, or waits with an Imminent War (RC-9.5.4b), comes to it."""
    for leader in g.leaders.values():
        card = g.tables.leaders[leader.id]
        waits = not leader.war or g.wars[leader.war].status == "imminent"
        if waits and not leader.refuge and war.group == card.group:
            join(g, leader, war)
        elif leader.war == war.id:
            carry_out(g, leader.id, card.effects)


def join(g: Carthage, leader: EnemyLeader, war: War, rule: str = "RC-8.9.11") -> None:
    """RC-8.9.11, 8.9.12: a Leader is placed with a War; his other effects begin when it is Active."""
    leader.war = war.id
    g.tell(LeaderJoined(leader.id, war.id, clauses=(rule,)))
    if war.status == "active":
        carry_out(g, leader.id, g.tables.leaders[leader.id].effects)


@effect("pool_join")
def pool_join(g: Carthage, card: str, *, legion_type: str, count: int, once: bool) -> None:
    """RC-9.5.5, 8.9.9: legions join the Force Pool as far as they are still in the Reserve: so they do it once."""
    joining = min(count, g.army.reserve.get(legion_type, 0))
    if joining and once:
        g.army.reserve[legion_type] -= joining
        g.army.pool[legion_type] = g.army.pool.get(legion_type, 0) + joining
        g.tell(LegionsJoined(legion_type, joining, card))


@effect("pool_unavailable")
def pool_unavailable(g: Carthage, card: str, *, legion_type: str, until: str) -> None:
    """RC-9.5.5f: the type is Unavailable until this cause, and every other, is gone."""
    causes = g.army.unavailable.setdefault(legion_type, [])
    cause = f"{card}/{until}"
    if cause not in causes:
        causes.append(cause)
        g.tell(LegionsUnavailable(legion_type, card))


def lift(g: Carthage, cause: str) -> None:
    """RC-9.5.5f: a cause of unavailability is gone; a type is to be had again when none is left."""
    for legion, causes in g.army.unavailable.items():
        if cause in causes:
            causes.remove(cause)
            if not causes:
                g.tell(LegionsAvailable(legion))


@effect("pool_unavailable_class")
def pool_unavailable_class(g: Carthage, card: str, *, legion_class: str, until: str) -> None:
    """RC-9.5.5f, for every type of the class."""
    for kind in g.tables.legions.values():
        if kind.class_ == legion_class:
            pool_unavailable(g, card, legion_type=kind.id, until=until)


@effect("desertion_roll")
def desertion_roll(g: Carthage, card: str, *, legion_class: str, where: str, deserts_on: list[int], to: str) -> None:
    """RC-9.5.5d: a dr for each legion of the class at home; deserters go to the Force Pool, Unavailable there."""
    home = g.army.active.legions
    tempted = [legion for legion in home if g.tables.legions[legion.type].class_ == legion_class]
    rolls = g.dice.roll(f"desertion.{where}.{to}", len(tempted))
    deserters = [legion for legion, roll in zip(tempted, rolls, strict=True) if roll in deserts_on]
    desert(g, home, deserters)
    if tempted:
        g.tell(DesertionRolled(legion_class, rolls, len(deserters), card))


@effect("trade_remove")
def trade_remove(g: Carthage, card: str, *, stack: str, count: int, until: str) -> None:
    """RC-7.5.4: a War, or a Table Event, takes trade cards away until it is over."""
    cause = g.table_events[card] if until == "event_expires" else g.wars[card]
    stacks.remove_until(g, cause, stack, count)

"""RC-8.9.5 to 8.9.10: a War comes to the Forum: matching, Imminent, Active or Inactive."""

from __future__ import annotations

from games.carthage.forum.pretender import pretender
from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.carthage.wars.awakening import activate, join
from games.republic.forum.events_cards import WarAppeared
from games.republic.pieces import EnemyLeader


async def war_appears(g: Carthage, card: str) -> None:
    """RC-8.9.5: Active or Inactive as printed; with one of its group in the Forum Imminent (RC-8.9.7).

    Active too by a Leader who waits for it (RC-8.9.11) or takes refuge in it (RC-8.8.7). RC-8.9.6: an Inactive one of
    its group wakes. GV-4.1, 12.2: then it may spread to another board, before a Pretender emerges.
    """
    matching = g.matching(g.tables.wars[card].group)
    war = g.wars[card] = War(id=card, status="inactive", revolt=is_revolt(g, card), edition=g.edition)
    if matching:
        war.status = "imminent"
    refugees = shelter(g, war)
    reasons = {
        "RC-8.8.7": refugees,
        "RC-8.9.11": leader_waits(g, war),
        "RC-8.9.5": g.tables.wars[card].drawn_status == "active",
    }
    active = next((rule for rule, holds in reasons.items() if holds and not matching), "")
    g.tell(WarAppeared(card, "active" if active else war.status, war.revolt))
    if active:
        activate(g, war, active)
    for other in matching:
        if other.status == "inactive":
            activate(g, other, "RC-8.9.6")
    g.law.abroad.spreads(g, card)
    if war.status == "active":
        await pretender(g)


def is_revolt(g: Carthage, card: str) -> bool:
    """RC-8.9.10: always, while its Province is in play, or once the last War of its group has been defeated."""
    printed = g.tables.wars[card]
    condition, _, province = printed.revolt.partition(":")
    later = [name for name, other in g.tables.wars.items() if other.group == printed.group and is_last(g, name)]
    return condition == "always" or province in g.provinces or any(name in g.defeated for name in later)


def is_last(g: Carthage, card: str) -> bool:
    """Whether a War is the last of its group."""
    printed = g.tables.wars[card]
    return printed.group_order == printed.group_size


def leader_waits(g: Carthage, war: War) -> bool:
    """RC-8.9.11: a Leader of its group in the Curia comes to it, and both are Active."""
    cards = {one.id: g.tables.leaders[one.id] for one in g.leaders.values() if not one.war and not one.refuge}
    return any(card.group == war.group for card in cards.values())


def shelter(g: Carthage, war: War) -> list[EnemyLeader]:
    """RC-8.8.7: a Leader who waits for a refuge is placed with the next War drawn, whatever its group."""
    waiting = [leader for leader in g.leaders.values() if leader.refuge == "waiting"]
    for leader in waiting:
        leader.refuge = "next-war"
        join(g, leader, war, "RC-8.8.7")
    return waiting

"""Enemy Leaders: how they come (RC-8.9.11), and what becomes of those whose War is gone (RC-8.9.13, RC-8.8.7)."""

from __future__ import annotations

from games.carthage.components import Era
from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.carthage.wars.awakening import activate, join, lift
from games.carthage.wars.table_events import remove
from games.republic.effects import Effects, operate
from games.republic.forum.events_cards import LeaderFled, LeaderGone, LeaderIdle
from games.republic.pieces import CIVIL_WAR, EnemyLeader

effect = Effects()


def leader_appears(g: Carthage, card: str) -> None:
    """RC-8.9.11: with an Active or Inactive War of his group, which is Active then; else he goes to the Curia."""
    leader = g.leaders[card] = EnemyLeader(id=card)
    wars = [war for war in g.matching(g.tables.leaders[card].group) if war.status in ("active", "inactive")]
    if not wars:
        g.tell(LeaderIdle(card))
        return
    join(g, leader, wars[0])
    for war in wars:
        if war.status == "inactive":
            activate(g, war, "RC-8.9.11")


def leave_war(g: Carthage, war: War) -> None:
    """RC-8.9.13, 8.8.7: the War is gone; who was with it goes to another of his group, to the Curia or out of play."""
    for leader in [one for one in g.leaders.values() if one.war == war.id or one.refuge == "all-wars"]:
        if leader.refuge:
            end_refuge(g, leader, war)
        else:
            go_on(g, leader, war)


def go_on(g: Carthage, leader: EnemyLeader, war: War) -> None:
    """RC-8.9.13: to an Active War of his group. RC-9.5.4b: if this one was Lost, even to one that is only Imminent."""
    others = {one.status: one.id for one in reversed(g.matching(war.group))}
    leader.war = others.get("active") or (others.get("imminent", "") if war.status == "lost" else "")
    if not leader.war and not (war.id in g.chronicle.won and flees(g, leader)):
        rest(g, leader, "RC-9.5.4b" if war.status == "lost" else "RC-8.9.13")
    elif leader.war and "active" not in others:
        lift(g, f"{leader.id}/leader_idle")


def flees(g: Carthage, leader: EnemyLeader) -> bool:
    """RC-8.8.7: the first whom a Carthaginian victory would send away takes refuge; level 2 needs a War for that."""
    for event, one in g.event_effects("leader_refuge"):
        if one.params["scope"] == "next_war" or any(war.status != "lost" for war in g.wars.values()):
            lift(g, f"{leader.id}/leader_idle")
            operate(g, leader.id, one)
            remove(g, event)
            return True
    return False


@effect("leader_refuge")
def leader_refuge(g: Carthage, card: str, *, scope: str) -> None:
    """RC-8.8.7: he waits for the next War drawn; or he wakes every Inactive War, and adds his strength to all."""
    leader = g.leaders[card]
    leader.refuge = "all-wars" if scope == "all_wars" else "waiting"
    g.tell(LeaderFled(leader.id, scope == "all_wars"))
    for war in [one for one in g.wars.values() if one.status == "inactive" and scope == "all_wars"]:
        activate(g, war, "RC-8.8.7")


def end_refuge(g: Carthage, leader: EnemyLeader, war: War) -> None:
    """RC-8.8.7: he is discarded with the War he took refuge in, or with the last he helps, which no Rebel's is."""
    helped = [one for one in g.active_wars() if one.id != CIVIL_WAR]
    over = leader.war == war.id if leader.refuge == "next-war" else not helped
    if over:
        discard(g, leader, "RC-8.8.7")


def rest(g: Carthage, leader: EnemyLeader, rule: str) -> None:
    """RC-8.9.13, 9.5.4b: to the Curia; out of play if all Wars of his group have been defeated or discarded."""
    if wars_of(g, g.tables.leaders[leader.id].group) <= set(g.gone):
        discard(g, leader, "RC-8.9.13")
    else:
        lift(g, f"{leader.id}/leader_idle")
        g.tell(LeaderIdle(leader.id, clauses=(rule,)))


def wars_of(g: Carthage, group: str) -> set[str]:
    """The Wars of a group that this scenario knows (RC-4.15, 4.16): in the Late one there are no Early Wars."""
    eras: tuple[Era, ...] = ("early", "late") if g.scenario == "campaign" else (g.scenario,)
    return {
        name for name, card in g.tables.wars.items() if card.group == group and any(card.copies[era] for era in eras)
    }


def discard(g: Carthage, leader: EnemyLeader, rule: str) -> None:
    """A Leader is removed from play by a rule, and with him what lasted while he was with a War (RC-8.9.12)."""
    lift(g, f"{leader.id}/leader_idle")
    del g.leaders[leader.id]
    g.gone.append(leader.id)
    g.tell(LeaderGone(leader.id, clauses=(rule,)))


async def dies(g: Carthage, leader: EnemyLeader, rule: str) -> None:
    """RC-8.10.0, 8.10.1: he has died, and is out of the game. GV-6.6: on another board too."""
    discard(g, leader, rule)
    await g.law.abroad.mourned(g, leader.id)

"""Enemy Leaders: how they come (RR-1.07.341), and where they go when their War is gone (RR-1.07.344, RR-1.07.21.15)."""

from __future__ import annotations

from games.republic.effects import Effects, operate
from games.republic.forum.events_cards import LeaderFled, LeaderGone, LeaderIdle
from games.republic.pieces import EnemyLeader
from games.rome.forum.decks import undrawn
from games.rome.forum.table_events import remove
from games.rome.pieces import War
from games.rome.state import Rome
from games.rome.wars.awakening import activate, join, rouse

effect = Effects()


def leader_appears(g: Rome, card: str) -> None:
    """RR-1.07.341: with an Active or Inactive War of his series, of which the lowest wakes; else to the Curia.

    A revolt that waits for its Provinces he does not activate, nor an Imminent War.
    """
    leader = g.leaders[card] = EnemyLeader(id=card)
    wars = [war for war in g.matching(g.tables.leaders[card].group) if war.status != "imminent" and not war.waiting]
    if not wars:
        g.tell(LeaderIdle(card))
        return
    sleeping = [war for war in wars if war.status == "inactive"]
    join(g, leader, next((war for war in wars if war.status == "active"), wars[0]))
    for war in sleeping[:1]:
        activate(g, war, "RR-1.07.341")


def leave_war(g: Rome, war: War, *, hunted: bool) -> None:
    """RR-1.07.344: a War has left the Forum; who aided it goes on, to the Curia or out of play.

    `hunted`: by a Victory, or an alliance: then he may flee (RR-1.07.21.15).
    """
    for leader in list(g.leaders.values()):
        if leader.refuge:
            end_refuge(g, leader, war)
        elif leader.war == war.id and is_of_no_deck(g, leader):
            discard(g, leader, "RR-1.14.9")
        elif leader.war == war.id:
            go_on(g, leader, war, hunted=hunted)


def is_of_no_deck(g: Rome, leader: EnemyLeader) -> bool:
    """RR-1.14.9: Cleopatra, who came out of a hand, helps the enemy only until that War leaves play."""
    return not any(g.tables.leaders[leader.id].copies.values())


def go_on(g: Rome, leader: EnemyLeader, war: War, *, hunted: bool) -> None:
    """RR-1.07.344: while another War of his series is Active he aids it; then he may flee, or rests in the Curia."""
    active = [one.id for one in g.matching(war.group) if one.status == "active"]
    leader.war = active[0] if active else ""
    if not leader.war and not (hunted and flees(g, leader)):
        rest(g, leader)


def rest(g: Rome, leader: EnemyLeader) -> None:
    """RR-1.07.344: to the Curia; out of play if no War of his series is left on the board or may be drawn.

    GV-6.5: there he stays for one that was lost, too.
    """
    group = g.tables.leaders[leader.id].group
    if g.matching(group) or undrawn(g, group) or g.law.abroad.keeps(g, group):
        g.tell(LeaderIdle(leader.id, clauses=("RR-1.07.344",)))
    else:
        discard(g, leader, "RR-1.07.344")


def discard(g: Rome, leader: EnemyLeader, rule: str) -> None:
    """RR-1.07.344, 1.07.21.6, 1.07.8: a Leader is out of the game, by this rule."""
    del g.leaders[leader.id]
    g.risen.pop(leader.id, None)
    g.gone.append(leader.id)
    g.tell(LeaderGone(leader.id, clauses=(rule,)))


async def dies(g: Rome, leader: EnemyLeader, rule: str) -> None:
    """RR-1.07.21.6, 1.07.8: he has died, and is out of the game. GV-6.6: on another board too."""
    discard(g, leader, rule)
    await g.law.abroad.mourned(g, leader.id)


# Refuge


def flees(g: Rome, leader: EnemyLeader) -> bool:
    """RR-1.07.21.15: the next Leader whom a Victory or an alliance sends away; at level 2 there must be a War."""
    for event, one in g.event_effects("leader_refuge"):
        if one.params["scope"] == "next_war" or any(not war.civil for war in g.wars.values()):
            operate(g, leader.id, one)
            remove(g, event)
            return True
    return False


@effect("leader_refuge")
def leader_refuge(g: Rome, card: str, *, scope: str) -> None:
    """RR-1.07.21.15: he waits for the next War drawn; or he wakes the Inactive Wars, and aids all there are now."""
    leader, everywhere = g.leaders[card], scope == "all_wars"
    leader.refuge = "all-wars" if everywhere else "waiting"
    g.tell(LeaderFled(leader.id, everywhere))
    if everywhere:
        g.risen[leader.id] = [war.id for war in g.wars.values() if not war.civil]
        rouse(g, [war for war in g.wars.values() if war.status == "inactive"], "RR-1.07.21.15")


def end_refuge(g: Rome, leader: EnemyLeader, war: War) -> None:
    """RR-1.07.21.15: he is discarded with the War in which he hides, or with the last of those he aids."""
    aided = [one for one in g.risen.get(leader.id, []) if one != war.id]
    if leader.refuge == "all-wars":
        g.risen[leader.id] = aided
    if (leader.refuge == "next-war" and leader.war == war.id) or (leader.refuge == "all-wars" and not aided):
        discard(g, leader, "RR-1.07.21.15")

"""RC-10.2, RR-1.10: what a battle does to the name of those who commanded it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.republic.combat.events import BlamedForLosses, GloryWon
from games.republic.combat.pieces import Battle
from games.republic.combat.strength import printed_fleet, printed_land
from games.republic.pieces import CIVIL_WAR, Campaign, Senator
from games.republic.reign import gain
from games.republic.state import Republic

PER_POPULARITY: Final = 2


def alive(g: Republic, senator: Senator) -> bool:
    """Whether it is still he: the Family of a dead Leader is in play under the same name (RC-5.2, RR-1.05.3)."""
    return g.senators.get(senator.id) is senator


def note(g: Republic, battle: Battle, leaders: Sequence[Senator], *, result: str, led: int, lost: int) -> None:
    """RC-11.1, 11.1a, T-7: what the people will judge them by. RR-1.11.3: who lays down his command, or revolts."""
    for leader in leaders:
        if leader.campaign is None or leader.campaign.turn != g.turn:
            leader.campaign = Campaign(turn=g.turn)
        campaign = leader.campaign
        campaign.won = result == "victory"
        campaign.land_victory |= campaign.won and battle.ground == "land"
        campaign.naval_victory |= campaign.won and battle.ground == "sea"
        campaign.disaster |= result == "disaster"
        campaign.heavy_losses |= lost > 0 and 2 * lost >= led


def blame(g: Republic, leaders: Sequence[Senator], legions: int) -> None:
    """RC-10.2.12, RR-1.10.61: each commander loses 1 POP for each 2 legions lost, whatever the result."""
    loss = legions // PER_POPULARITY
    for leader in leaders if loss else ():
        gain(g, leader, popularity=-loss)
        g.tell(BlamedForLosses(leader.id, legions, loss))


def facing_rebels(g: Republic, battle: Battle) -> list[Senator]:
    """RC-11.4, RR-1.11.37: in the Civil War the chits can kill the Rebel too."""
    force = g.rebel_force() if battle.war == CIVIL_WAR else None
    return [g.senators[name] for name in force.commanders] if force else []


# Glory


def glory(g: Republic, battle: Battle, leaders: Sequence[Senator]) -> None:
    """RC-10.2.11, 10.2.12a, 11.4, RR-1.10.4: INF and POP for who lives and is free; joint ones share it, rounded up."""
    for leader in leaders:
        campaign = leader.campaign
        if campaign and alive(g, leader) and leader.free:
            worth = share(value(g, battle, campaign), len(leaders))
            more = worth - campaign.gained  # than at sea, before he landed
            campaign.at_sea, campaign.gained = battle.war, worth
            g.tell(GloryWon(leader.id, battle.war, more))
            gain(g, leader, influence=more, popularity=more)


def value(g: Republic, battle: Battle, campaign: Campaign) -> int:
    """RC-10.2.11, RR-1.10.4: half the printed strength of what he beat this turn, up; RC-11.4, RR-1.11.371: a Rebel's.

    RR-1.15.6: a War that a Law has halved is worth what is printed.
    """
    war = g.wars[battle.war]
    if battle.war == CIVIL_WAR:
        return share(battle.enemy, 2)
    printed = war.card.land_strength if war.card else printed_land(g, war)
    land = printed if battle.ground == "land" else 0
    fleet = printed_fleet(g, war) if battle.ground == "sea" or campaign.at_sea == war.id else 0
    return share(land + fleet, 2)


def share(whole: int, among: int) -> int:
    """A part of a whole, rounded up."""
    return -(-whole // among)

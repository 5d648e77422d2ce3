"""RC-10.2.12a, RC-10.2.13: what a battle does to those who commanded it, and to whom its veteran is loyal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.carthage.mortality.chits import struck
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.republic import chits
from games.republic.combat.events import BlamedForLosses, CommanderCaptured, GloryWon, VeteranArose
from games.republic.combat.pieces import Battle
from games.republic.combat.strength import printed_fleet, printed_land
from games.republic.pieces import CIVIL_WAR, Campaign
from games.republic.ransom import ransom
from games.republic.reign import gain
from games.republic.senators import kill
from games.republic.ties import break_tie

PER_POPULARITY = 2


def alive(g: Carthage, senator: Senator) -> bool:
    """Whether it is still he: the Family of a dead Faction Leader is in play under the same name (RC-5.2)."""
    return g.senators.get(senator.id) is senator


def note(g: Carthage, battle: Battle, leaders: Sequence[Senator], *, result: str, led: int, lost: int) -> None:
    """RC-11.1, 11.1a, T-7: what the people will judge them by."""
    for leader in leaders:
        if leader.campaign is None or leader.campaign.turn != g.turn:
            leader.campaign = Campaign(turn=g.turn)
        campaign = leader.campaign
        campaign.won = result == "victory"
        campaign.land_victory |= campaign.won and battle.ground == "land"
        campaign.naval_victory |= campaign.won and battle.ground == "sea"
        campaign.disaster |= result == "disaster"
        campaign.heavy_losses |= lost > 0 and 2 * lost >= led


def blame(g: Carthage, leaders: Sequence[Senator], legions: int) -> None:
    """RC-10.2.12: each commander loses 1 POP for each 2 legions lost, whatever the result."""
    loss = legions // PER_POPULARITY
    for leader in leaders if loss else ():
        gain(g, leader, popularity=-loss)
        g.tell(BlamedForLosses(leader.id, legions, loss))


# Their fate


async def meet_fate(g: Carthage, battle: Battle, leaders: Sequence[Senator], result: str, *, lost: int) -> None:
    """RC-10.2.9: Defeat kills all. RC-10.2.13: otherwise as many chits are drawn as units were lost."""
    if result == "defeat":
        for leader in leaders:
            await kill(g, leader, "battle", "RC-10.2.9")
        return
    spared = battle.war == CIVIL_WAR or (battle.ground == "land" and result == "victory")
    exposed = [*leaders, *facing_rebels(g, battle)]
    numbers = {str(one.number) for one in exposed}
    drawn = chits.draw(g, lost, "battle.chits") if lost else []
    for place, chit in enumerate(drawn, 1):
        victim = struck(g, chit) if chit in numbers else None
        if victim and any(victim is one for one in exposed):
            if place == len(drawn) > 1 and not spared:
                capture(g, battle, victim)
            else:
                await kill(g, victim, "battle", "RC-10.2.13")


def facing_rebels(g: Carthage, battle: Battle) -> list[Senator]:
    """RC-11.4: in the Civil War the chits can kill the Rebel too."""
    force = g.rebel_force() if battle.war == CIVIL_WAR else None
    return [g.senators[name] for name in force.commanders] if force else []


def capture(g: Carthage, battle: Battle, leader: Senator) -> None:
    """RC-10.2.14: a Captive keeps an office as Suffete; a General loses his. His force stays (RC-10.2.15)."""
    force = g.forces[battle.force]
    force.commanders = [name for name in force.commanders if name != leader.id]
    leader.place, leader.at = "captive", battle.war
    if leader.office == "general":
        leader.office = ""
    g.tell(CommanderCaptured(leader.id, battle.war, ransom(g, leader)))


# Veterans


def promote(
    g: Carthage, battle: Battle, leaders: Sequence[Senator], result: str, popularity: Mapping[str, int]
) -> None:
    """RC-10.2, 11.4: one veteran from each Victory, Standoff and Stalemate on land, of the survivors who are none."""
    recruits = [legion for legion in g.forces[battle.force].units.legions if not legion.veteran]
    if battle.ground == "sea" or result in ("disaster", "defeat") or not recruits:
        return
    legion = g.dice.pick("battle.veteran", recruits)
    legion.veteran = True
    legion.loyal = most_popular(g, [leader for leader in leaders if alive(g, leader)], popularity)
    g.tell(VeteranArose(legion.type, legion.loyal or None, battle.war))


def most_popular(g: Carthage, leaders: Sequence[Senator], popularity: Mapping[str, int]) -> str:
    """RC-10.2, 10.2.12a: the joint commander who had the higher POP before this battle; tie: DR."""
    most = max((popularity[leader.id] for leader in leaders), default=0)
    best = [leader.id for leader in leaders if popularity[leader.id] == most]
    return break_tie(g, best, "veteran") if best else ""


# Glory


def glory(g: Carthage, battle: Battle, leaders: Sequence[Senator]) -> None:
    """RC-10.2.11, 10.2.12a, 11.4: INF and POP for who lives and is free; of two commanders each half, rounded up."""
    for leader in leaders:
        campaign = leader.campaign
        if campaign and alive(g, leader) and leader.free:
            worth = share(value(g, battle, campaign), len(leaders))
            more = worth - campaign.gained  # than at sea, before he landed
            campaign.at_sea, campaign.gained = battle.war, worth
            g.tell(GloryWon(leader.id, battle.war, more))
            gain(g, leader, influence=more, popularity=more)


def value(g: Carthage, battle: Battle, campaign: Campaign) -> int:
    """RC-10.2.11: half the printed strength of what he defeated this turn, rounded up; RC-11.4: of the Rebel's."""
    war = g.wars[battle.war]
    if battle.war == CIVIL_WAR:
        return share(battle.enemy, 2)
    land = printed_land(g, war) if battle.ground == "land" else 0
    fleet = printed_fleet(g, war) if battle.ground == "sea" or campaign.at_sea == war.id else 0
    return share(land + fleet, 2)


def share(whole: int, among: int) -> int:
    """A part of a whole, rounded up."""
    return -(-whole // among)

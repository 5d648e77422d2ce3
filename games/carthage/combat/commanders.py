"""RC-10.2.12a, RC-10.2.13: what a battle does to those who commanded it, and to whom its veteran is loyal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.carthage.mortality.chits import struck
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.republic import chits
from games.republic.combat.commanders import alive, facing_rebels
from games.republic.combat.events import CommanderCaptured, VeteranArose
from games.republic.combat.pieces import Battle
from games.republic.pieces import CIVIL_WAR, Legion
from games.republic.ransom import ransom
from games.republic.senators import kill
from games.republic.ties import break_tie

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
    g: Carthage,
    battle: Battle,
    legions: Sequence[Legion],
    leaders: Sequence[Senator],
    result: str,
    popularity: Mapping[str, int],
) -> None:
    """RC-10.2, 11.4: one veteran from each Victory, Standoff and Stalemate on land, of the survivors who are none."""
    recruits = [legion for legion in legions if not legion.veteran]
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

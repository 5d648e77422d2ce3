"""RR-1.10.5, 1.10.7, 1.10.8: what a battle does to those who command in it, and to whom its veterans are loyal."""

from __future__ import annotations

from collections.abc import Sequence

from games.republic import chits
from games.republic import pieces as republic
from games.republic.combat.commanders import alive
from games.republic.combat.events import CommanderCaptured, VeteranArose
from games.republic.combat.pieces import Battle
from games.republic.pieces import CIVIL_WAR, Force, Legion
from games.republic.ransom import ransom
from games.republic.senators import kill
from games.rome.basics.hostages import lead_away
from games.rome.combat.events import BecameProconsul, MasterReturned
from games.rome.mortality.chits import struck
from games.rome.pieces import Senator
from games.rome.state import Rome


async def fall(g: Rome, leaders: Sequence[Senator]) -> None:
    """RR-1.10.2: on a Defeat the commander dies, and with him the Master of Horse."""
    for leader in leaders:
        await kill(g, leader, "battle", "RR-1.10.2")


async def meet_fate(g: Rome, battle: Battle, exposed: Sequence[republic.Senator], *, captors: str, lost: int) -> None:
    """RR-1.10.7: as many chits as units were lost; they hit only who is there.

    RR-1.10.71: the last of two or more makes him a Captive of these captors ("": nobody takes prisoners).
    """
    drawn = chits.draw(g, lost, "battle.chits") if lost else []
    for place, chit in enumerate(drawn, 1):
        victim = struck(g, chit, lambda one: any(one is other for other in exposed))
        if victim and captors and place == len(drawn) > 1:
            capture(g, victim, captors)
        elif victim:
            await kill(g, victim, "battle", "RR-1.11.37" if battle.war == CIVIL_WAR else "RR-1.10.7")


def capture(g: Rome, senator: Senator, war: str) -> None:
    """RR-1.10.71: he is taken Captive, and his ransom is told."""
    lead_away(g, senator, war)
    g.tell(CommanderCaptured(senator.id, war, ransom(g, senator)))


def leave_command(g: Rome, senator: Senator) -> None:
    """He is with no force any more."""
    for force in g.forces.values():
        force.commanders = [name for name in force.commanders if name != senator.id]
    senator.place, senator.at, senator.proconsul = "rome", "", False


# The Master of Horse


def dismiss_master(g: Rome, force: Force, leaders: Sequence[Senator]) -> None:
    """RR-1.10.7: without his Dictator he comes back to Rome; he keeps his office only if the Dictator is a Captive."""
    dictator, *masters = leaders
    if dictator.id in force.commanders and alive(g, dictator):
        return
    for master in [one for one in masters if alive(g, one) and one.id in force.commanders and not one.rebel]:
        ride_home(g, master, "captive" if alive(g, dictator) else "dead")


def ride_home(g: Rome, master: Senator, dictator: str) -> None:
    """RR-1.10.7, 1.10.8, 1.11.32: he comes back to Rome, for what has become of his Dictator."""
    leave_command(g, master)
    keeps = dictator not in ("dead", "rebel")
    if not keeps:
        master.office = ""
    g.tell(MasterReturned(master.id, dictator, keeps))


# Proconsuls


def make_proconsul(g: Rome, force: Force) -> None:
    """RR-1.10.8: he stays with his force, with a Prior Consul marker; his Master of Horse returns to Rome."""
    if force.id not in g.forces or not force.commanders:
        return
    commander, *masters = [g.senators[name] for name in force.commanders]
    for master in masters:
        ride_home(g, master, "proconsul")
    commander.prior_consul = True
    if not commander.proconsul:
        commander.proconsul = True
        g.tell(BecameProconsul(commander.id, force.war))


# Veterans


def promote(g: Rome, battle: Battle, legions: Sequence[Legion], commander: Senator | None, result: str) -> None:
    """RR-1.10.5: on land a Victory, Standoff or Stalemate makes a veteran; a Victory of Caesar makes two."""
    if battle.ground == "sea" or result in ("disaster", "defeat"):
        return
    for _ in range(veterans_of(commander) if commander and result == "victory" else 1):
        recruits = [legion for legion in legions if not legion.veteran]
        if recruits:
            legion = g.dice.pick("battle.veteran", recruits)
            legion.veteran, legion.loyal = True, commander.id if commander and alive(g, commander) else ""
            g.tell(VeteranArose(legion.type, legion.loyal or None, battle.war))


def veterans_of(commander: Senator) -> int:
    """RR-1.10.5: how many legions each of his Victories makes veterans."""
    more = [int(one.params["value"]) for one in commander.card.effects if one.op == "veterans_per_victory"]
    return max([1, *more])

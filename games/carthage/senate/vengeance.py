"""RC-9.8.6: how a faction pays for an assassin who was caught."""

from __future__ import annotations

from games.carthage.mortality.chits import struck
from games.carthage.senate.pieces import Trial
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic import chits
from games.republic.senators import kill


async def punish_leader(g: Carthage, trial: Trial) -> None:
    """RC-9.8.6: the Faction Leader dies, his Family too goes to the Curia, and the victim is avenged."""
    leader = g.senators[trial.accused]
    seat = g.owner(leader)
    await kill(g, leader, "people" if trial.killed else "executed", "RC-9.8.6", punished=True, with_family=True)
    await avenge(g, seat, trial.popularity)


async def avenge(g: Carthage, seat: Seat, popularity: int) -> None:
    """RC-9.8.6: Mortality Chits equal to the victim's POP kill members of the faction who are in Carthage."""
    if popularity <= 0:
        return
    for chit in chits.draw(g, popularity, "revenge"):
        victim = struck(g, chit)
        if victim and victim.faction == seat and victim.in_carthage:
            await kill(g, victim, "revenge", "RC-9.8.6", punished=True)

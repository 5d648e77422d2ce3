"""RC-9.8.6, RR-1.09.74: how a faction pays for an assassin who was caught."""

from __future__ import annotations

from functools import partial

from games.kernel import Seat
from games.republic import chits
from games.republic.pieces import Senator
from games.republic.senate.pieces import Trial
from games.republic.senators import kill
from games.republic.state import Republic


async def punish_leader(g: Republic, trial: Trial) -> None:
    """RC-9.8.6, RR-1.09.74: the Faction Leader dies, his Family too goes to the Curia, and the victim is avenged."""
    leader = g.senators[trial.accused]
    seat, rule = g.owner(leader), g.law.clauses["assassination.caught"]
    await kill(g, leader, "people" if trial.killed else "executed", rule, punished=True, with_family=True)
    await avenge(g, seat, trial.popularity)


async def avenge(g: Republic, seat: Seat, popularity: int) -> None:
    """RC-9.8.6, RR-1.09.74: chits equal to the victim's POP kill members of the faction who are at home."""
    if popularity <= 0:
        return
    for chit in chits.draw(g, popularity, "revenge", against=seat):
        victim = g.law.struck(g, chit, partial(answers, seat))
        if victim:
            await kill(g, victim, "revenge", g.law.clauses["assassination.caught"], punished=True)


def answers(seat: Seat, senator: Senator) -> bool:
    """Whether he is one of those who pay for it."""
    return senator.faction == seat and senator.in_capital

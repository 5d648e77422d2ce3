"""RC-9.3.5, RR-1.09.421: the accused appeals to the people (T-5)."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, Interrupt, OneOf
from games.republic import chits
from games.republic.pieces import Senator
from games.republic.senate.ballot import due
from games.republic.senate.events_trials import AppealRolled
from games.republic.senate.motions import fall
from games.republic.senate.pieces import Motion, Trial
from games.republic.senators import kill
from games.republic.state import Republic


def appealing(g: Republic, motion: Motion | None) -> list[Interrupt[int]]:
    """RC-9.3.5, RR-1.09.421: when the faction of the accused is called, beside its votes."""
    if motion is None or not isinstance(motion.proposal, Trial) or not may_appeal(g, motion, motion.proposal):
        return []
    accused = g.senators[motion.proposal.accused]
    choice = OneOf(ways(g, accused))
    about = {"motion": motion.number}
    decision = Decision("senate.appeal", g.owner(accused), choice, *g.law.cites["senate.appeal"], about, awaited=False)
    return [Interrupt(decision, partial(to_the_people, g, motion, motion.proposal))]


def ways(g: Republic, accused: Senator) -> dict[str, int]:
    """RC-9.3.5, RR-1.09.421: with how many dice: two, or as many as his card lets him roll (RR-8)."""
    most = g.law.appeal_dice(g, accused)
    return {"appeal": 2, **({f"appeal-{most}": most} if most > 2 else {})}


def may_appeal(g: Republic, motion: Motion, trial: Trial) -> bool:
    """RC-9.3.5, RR-1.09.421: once, and when the accused's faction is called."""
    accused = g.senators.get(trial.accused)
    return accused is not None and not trial.appealed and accused.faction in due(g, motion)


async def to_the_people(g: Republic, motion: Motion, trial: Trial, dice: int) -> None:
    """RC-DP30, RR-DP42: he appeals, with so many dice."""
    await appeal(g, motion, trial, dice)


async def compulsory(g: Republic, motion: Motion, trial: Trial) -> None:
    """RC-9.8.6, RR-1.09.74: in the trial after an assassination he must appeal."""
    if trial.special and may_appeal(g, motion, trial):
        await appeal(g, motion, trial, g.law.appeal_dice(g, g.senators[trial.accused]))


async def appeal(g: Republic, motion: Motion, trial: Trial, count: int) -> None:
    """RC-9.3.5, 9.8.6, RR-1.09.421: DR + POP on T-5: votes for either side; or the people kill him, or free him."""
    trial.appealed = True
    accused = g.senators[trial.accused]
    popularity = -trial.popularity if trial.special else accused.popularity
    dice = g.dice.roll("appeal", count)
    total = sum(dice) + popularity + g.omens()
    row = g.law.charts.popular_appeal.at(total)
    votes = row.votes or 0
    rule = g.law.clauses["trial.special" if trial.special else "trial.appeal"]
    g.tell(AppealRolled(accused.id, dice, popularity, g.omens(), total, row.result, votes, clauses=(rule,)))
    if row.result == "killed":
        trial.killed = True
        await g.law.lynches(g, trial, total)
        fall(motion, "passed")
    if row.result == "freed":
        await riot(g, trial, total)
        fall(motion, "freed")
    motion.add("against" if votes > 0 else "for", abs(votes))


async def riot(g: Republic, trial: Trial, total: int) -> None:
    """RC-9.3.5, RR-1.09.421: for each point above 11 a chit that can kill only the Censor or the prosecutor."""
    most = max(row.max for row in g.law.charts.popular_appeal.rows if row.max is not None)
    for chit in chits.draw(g, total - most, "riot"):
        victim = g.law.struck(g, chit, partial(accuses, trial))
        if victim:
            await kill(g, victim, "appeal", g.law.clauses["trial.appeal"])


def accuses(trial: Trial, senator: Senator) -> bool:
    """Whether the people may turn on him: the Censor, or the prosecutor."""
    return senator.id in (trial.censor, trial.prosecutor)

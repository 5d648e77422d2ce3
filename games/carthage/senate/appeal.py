"""RC-9.3.5: the accused appeals to the people (T-5)."""

from __future__ import annotations

from functools import partial

from games.carthage.mortality.chits import struck
from games.carthage.senate.ballot import due, fall
from games.carthage.senate.pieces import Motion, Trial
from games.carthage.state import Carthage
from games.kernel import Decision, Interrupt, OneOf
from games.republic import chits
from games.republic.senate.events_trials import AppealRolled
from games.republic.senators import kill


def appealing(g: Carthage, motion: Motion | None) -> list[Interrupt[None]]:
    """RC-9.3.5: when the faction of the accused is called, beside its votes."""
    if motion is None or not isinstance(motion.proposal, Trial) or not may_appeal(g, motion, motion.proposal):
        return []
    choice: OneOf[None] = OneOf({"appeal": None})
    about = {"motion": motion.number}
    seat = g.owner(g.senators[motion.proposal.accused])
    decision = Decision("senate.appeal", seat, choice, *g.law.cites["senate.appeal"], about, awaited=False)
    return [Interrupt(decision, partial(to_the_people, g, motion, motion.proposal))]


def may_appeal(g: Carthage, motion: Motion, trial: Trial) -> bool:
    """RC-9.3.5: once, and when the accused's faction is called."""
    accused = g.senators.get(trial.accused)
    return accused is not None and not trial.appealed and accused.faction in due(g, motion)


async def to_the_people(g: Carthage, motion: Motion, trial: Trial, _said: None) -> None:
    """RC-DP30: he appeals."""
    await appeal(g, motion, trial)


async def compulsory(g: Carthage, motion: Motion, trial: Trial) -> None:
    """RC-9.8.6: in the trial after an assassination he must appeal."""
    if trial.special and may_appeal(g, motion, trial):
        await appeal(g, motion, trial)


async def appeal(g: Carthage, motion: Motion, trial: Trial) -> None:
    """RC-9.3.5, 9.8.6: DR + POP on T-5: votes for either side; or the people kill him, or free him."""
    trial.appealed = True
    accused = g.senators[trial.accused]
    popularity = -trial.popularity if trial.special else accused.popularity
    dice = g.dice.roll("appeal", 2)
    total = sum(dice) + popularity + g.omens()
    row = g.law.charts.popular_appeal.at(total)
    votes = row.votes or 0
    rule = "RC-9.8.6" if trial.special else "RC-9.3.5"
    g.tell(AppealRolled(accused.id, dice, popularity, g.omens(), total, row.result, votes, clauses=(rule,)))
    if row.result == "killed":
        trial.killed = True
        fall(motion, "passed")
    if row.result == "freed":
        await riot(g, trial, total)
        fall(motion, "freed")
    motion.add("against" if votes > 0 else "for", abs(votes))


async def riot(g: Carthage, trial: Trial, total: int) -> None:
    """RC-9.3.5: for each point above 11 a Mortality Chit that can kill only the Censor or the prosecutor."""
    most = max(row.max for row in g.law.charts.popular_appeal.rows if row.max is not None)
    for chit in chits.draw(g, total - most, "riot"):
        victim = struck(g, chit)
        if victim and victim.id in (trial.censor, trial.prosecutor):
            await kill(g, victim, "appeal", "RC-9.3.5")

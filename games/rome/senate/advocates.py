"""RR-2.05: an Advocate speaks for the accused (RR-DP40, RR-DP41)."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, ask
from games.republic import chits
from games.republic.reign import gain
from games.republic.senate.pieces import Motion, Trial
from games.republic.senate.session import in_session
from games.republic.senators import kill
from games.rome.pieces import Senator
from games.rome.senate.events_trials import AdvocateEngaged, AdvocateJudged, AdvocateRefused, TrialRolled
from games.rome.state import Rome

CLAUSE = "RR-2.05.4"


async def engage(g: Rome, trial: Trial) -> None:
    """RR-2.05.2: the accused asks somebody; who is refused speaks for himself."""
    g.senate.advocate = ""
    if not g.plays("advocates"):
        return
    named = await in_session(g, ask(partial(choosing, g, trial)))
    g.senate.advocate = named if named and await agrees(g, trial, named) else trial.accused
    if trial.accused in g.senators:
        g.tell(AdvocateEngaged(g.senate.advocate, trial.accused))


def choosing(g: Rome, trial: Trial) -> Decision[str] | None:
    """RR-DP40: anybody in Rome but Censor and Prosecutor; by default himself."""
    accused = g.senators.get(trial.accused)
    if accused is None or accused.faction is None:
        return None
    able = {one.id: one.id for one in g.in_rome() if one.id not in (trial.censor, trial.prosecutor)}
    about = {"accused": trial.accused}
    cite = g.law.cites["senate.advocate"]
    return Decision("senate.advocate", accused.faction, OneOf(able), *cite, about, lapse=accused.id)


async def agrees(g: Rome, trial: Trial, named: str) -> bool:
    """RR-2.05.2: he must consent; one of the accused's own faction has been named by his player."""
    accused, advocate = g.senators.get(trial.accused), g.senators.get(named)
    if accused is None or advocate is None:
        return False
    if advocate.faction == accused.faction:
        return True
    agreed = bool(await in_session(g, ask(partial(advising, g, trial, named))))
    if not agreed:
        g.tell(AdvocateRefused(named, trial.accused))
    return agreed


def advising(g: Rome, trial: Trial, named: str) -> Decision[bool] | None:
    """RR-DP41: serve as Advocate, or refuse; who does not answer refuses."""
    advocate = g.senators.get(named)
    if advocate is None or advocate.faction is None:
        return None
    about: dict[str, str | int] = {"accused": trial.accused, "senator": named}
    choice = OneOf({"consent": True, "refuse": False})
    return Decision("senate.advise", advocate.faction, choice, *g.law.cites["senate.advise"], about, lapse="refuse")


# The trial


def spokesman(g: Rome, trial: Trial) -> Senator | None:
    """RR-2.05.2: who pleads now. None: nobody any more, or there are no Advocates here."""
    return None if trial.special else g.senators.get(g.senate.advocate)


def plead(g: Rome, motion: Motion, trial: Trial) -> None:
    """RR-2.05.3: after all votes a DR and the ORA of both, on the Trial column."""
    advocate, prosecutor = spokesman(g, trial), g.senators.get(trial.prosecutor)
    if advocate is None or prosecutor is None:
        return
    dice = g.dice.roll("trial", 2)
    shift = knack(advocate, "advocate") + knack(prosecutor, "prosecutor")
    total = sum(dice) + advocate.oratory - prosecutor.oratory + shift + g.omens()
    votes = g.law.charts.trial.at(total).votes or 0
    motion.add("against" if votes > 0 else "for", abs(votes))
    figures = (advocate.oratory, prosecutor.oratory, shift, g.omens(), total, votes)
    g.tell(TrialRolled(advocate.id, prosecutor.id, dice, *figures))


def knack(senator: Senator, side: str) -> int:
    """RR-8: what the ability of a Statesman shifts for the side he represents."""
    return sum(int(one.params[side]) for one in senator.card.effects if one.op == "trial_roll")


def judged(g: Rome, motion: Motion, trial: Trial) -> None:
    """RR-2.05.5, 2.05.6: guilty costs the Advocate 3 INF; not guilty brings him 3, and costs the Prosecutor 3.

    A veto is no verdict, and who speaks for himself gains and loses nothing by it.
    """
    advocate, stake = spokesman(g, trial), g.law.constants.advocate_influence
    if advocate is None:
        return
    guilty = motion.fate == "passed"
    if advocate.id != trial.accused and (guilty or motion.fate in ("failed", "freed")):
        value(g, advocate, -stake if guilty else stake)
    prosecutor = g.senators.get(trial.prosecutor)
    if prosecutor and motion.fate in ("failed", "freed"):
        value(g, prosecutor, -stake)


def value(g: Rome, senator: Senator, influence: int) -> None:
    """RR-2.05.5, 2.05.6: he gains or loses INF."""
    g.tell(AdvocateJudged(senator.id, influence))
    gain(g, senator, influence=influence)


async def lynched(g: Rome, trial: Trial, total: int) -> None:
    """RR-2.05.4: people who kill the accused may turn on an Advocate who is another: (3 - total) chits."""
    advocate = spokesman(g, trial)
    if advocate is None or advocate.id == trial.accused:
        return
    for chit in chits.draw(g, 3 - total, "advocate"):
        if g.law.struck(g, chit, lambda one: one is advocate):
            await kill(g, advocate, "appeal", CLAUSE)


def appeal_dice(_g: Rome, accused: Senator) -> int:
    """RR-8: a Statesman may roll more dice when he appeals."""
    return max([2, *(int(one.params["dice"]) for one in accused.card.effects if one.op == "popular_appeal_dice")])

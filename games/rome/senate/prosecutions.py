"""RR-1.09.41: the Censor prosecutes (RR-DP38, RR-DP39)."""

from __future__ import annotations

from functools import partial

from games.kernel import StepId, ask
from games.republic.senate.events_trials import ProsecutionsEnded
from games.republic.senate.pieces import Trial
from games.republic.senate.presiding import moved
from games.republic.senate.prosecuting import accusing, answered, asked, consenting
from games.republic.senate.session import in_session
from games.republic.senate.trials import hold_trial
from games.rome.pieces import Senator
from games.rome.senate import advocates
from games.rome.senate.trial import IMPIETY, MAJOR
from games.rome.state import Rome


async def prosecutions(g: Rome) -> StepId:
    """RR-1.09.41: one accusation after the other, until the Censor makes no more or can make none."""
    trial = await in_session(g, accusing(g))
    if trial is None:
        close(g)
        return "senate.governors"
    if await consents(g, trial):
        await advocates.engage(g, trial)
        await prosecute(g, trial)
    return "senate.prosecutions"


async def consents(g: Rome, trial: Trial) -> bool:
    """RR-1.09.411: the Prosecutor must consent, else it is not held; his own the Censor's player has named."""
    if not asked(g, trial):
        return True
    agreed = bool(await in_session(g, ask(partial(consenting, g, trial))))
    answered(g, trial, agreed=agreed)
    return agreed


async def prosecute(g: Rome, trial: Trial) -> None:
    """RR-1.09.41: it counts, however it ends, also if somebody it needs has died meanwhile (RR-1.09.721).

    RR-2.01.7: the one for impiety is beyond the limit.
    """
    if trial.charge == MAJOR:
        g.senate.majors += 1
    elif trial.charge != IMPIETY:
        g.senate.minors += 1
    accuser, accused = g.senators.get(trial.censor), g.senators.get(trial.accused)
    if accuser and accused and trial.prosecutor in g.senators:
        await hold_trial(g, moved(g, g.owner(accuser), trial), accused)
    g.senate.advocate = ""


# The end of the step


def close(g: Rome) -> None:
    """RR-1.09.45: Corrupt and Major markers come off all in Rome; all corrupt bars are hidden again.

    RR-2.01.7, 1.13.1: nor can a Leader be tried later for a fine, or anybody for what his legates took.
    """
    cleared = [one.id for one in g.in_rome() if clear(one)]
    for senator in g.senators.values():
        senator.revealed.clear()
        senator.corrupt = [province for province in senator.corrupt if province not in senator.legates]
    g.impious = None
    g.tell(ProsecutionsEnded(tuple(cleared)))


def clear(senator: Senator) -> bool:
    """RR-1.09.45: whether he has lost a marker."""
    marked = bool(senator.corrupt) or senator.major
    senator.corrupt, senator.major = [], False
    return marked

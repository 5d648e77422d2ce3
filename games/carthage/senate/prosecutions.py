"""RC-9.3: step 3 of the order of business: the Censor accuses, and a prosecutor must consent (RC-DP28, RC-DP29)."""

from __future__ import annotations

from functools import partial

from games.carthage.pieces import Senator
from games.carthage.senate.laws import meanwhile
from games.carthage.senate.trial import MAJOR, TAX
from games.carthage.state import Carthage
from games.kernel import StepId, ask
from games.republic.senate.events_trials import ProsecutionsEnded
from games.republic.senate.pieces import Trial
from games.republic.senate.presiding import moved
from games.republic.senate.prosecuting import accusing, answered, asked, consenting
from games.republic.senate.session import in_session
from games.republic.senate.trials import hold_trial


async def prosecutions(g: Carthage) -> StepId:
    """RC-9.3: one accusation after the other, until the Censor makes no more or can make none."""
    trial = await in_session(g, accusing(g))
    if trial is None:
        close(g)
        return "senate.governors"
    if await consents(g, trial):
        await prosecute(g, trial)
    return "senate.prosecutions"


async def consents(g: Carthage, trial: Trial) -> bool:
    """RC-9.3.2: the prosecutor must consent; one of the Censor's own faction has been named by his player."""
    if not asked(g, trial):
        return True
    agreed = bool(await meanwhile(g, ask(partial(consenting, g, trial))))
    answered(g, trial, agreed=agreed)
    return agreed


async def prosecute(g: Carthage, trial: Trial) -> None:
    """RC-9.3.2, 9.3b: it counts against the Censor's number, a tax sponsor's does not."""
    if trial.charge == MAJOR:
        g.senate.majors += 1
    elif trial.charge != TAX:
        g.senate.minors += 1
    await hold_trial(g, moved(g, g.owner(g.senators[trial.censor]), trial), g.senators[trial.accused])


# The end of the step


def close(g: Carthage) -> None:
    """RC-9.3.12: all other marks of those in Carthage go, but a Member in office keeps that of his present seat."""
    cleared = [one.id for one in g.in_carthage() if clear(g, one)]
    for senator in g.senators.values():
        senator.tax_charge = 0  # RC-9.3b: it lapses, also if there was no Censor or he was away
    g.tell(ProsecutionsEnded(tuple(cleared)))


def clear(g: Carthage, senator: Senator) -> bool:
    """RC-9.3a, 9.3.12: whether he has lost a mark."""
    kept = [post for post in senator.corrupt if still_serves(g, senator, post)]
    major = senator.major and g.turn == 1  # of the Temporary Home Suffete, who can be tried in turn 2
    lost = senator.major != major or kept != senator.corrupt
    senator.major, senator.corrupt = major, kept
    return lost


def still_serves(g: Carthage, senator: Senator, post: str) -> bool:
    """RC-9.3.12: whether he sits there in the term in which he was marked, and not elected again since (RC-9.2c)."""
    seat = g.committee.get(post)
    return seat is not None and seat.member == senator.id and g.senate.outgoing.get(post) != senator.id

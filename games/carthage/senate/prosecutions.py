"""RC-9.3: step 3 of the order of business: the Censor accuses, and a prosecutor must consent (RC-DP28, RC-DP29)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from games.carthage.pieces import Senator
from games.carthage.senate.laws import meanwhile
from games.carthage.senate.session import in_session
from games.carthage.senate.trial import MAJOR, TAX, censor, choice
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, StepId, ask, first_to
from games.republic.senate.events import ConsentGiven
from games.republic.senate.events_trials import ProsecutionsEnded
from games.republic.senate.pieces import Trial
from games.republic.senate.presiding import moved
from games.republic.senate.trials import hold_trial, refusal

END: Final = "end"


async def prosecutions(g: Carthage) -> StepId:
    """RC-9.3: one accusation after the other, until the Censor makes no more or can make none."""
    trial = await in_session(g, accusing(g))
    if trial is None:
        close(g)
        return "senate.governors"
    if await consents(g, trial):
        await prosecute(g, trial)
    else:
        g.senate.refusals.append(refusal(trial))
    return "senate.prosecutions"


# Accusing


async def accusing(g: Carthage) -> Trial | None:
    """RC-DP28: whom the Censor accuses; None: nobody any more."""
    said = await first_to(partial(accusations, g))
    return said[1] if said and isinstance(said[1], Trial) else None


def accusations(g: Carthage) -> list[Decision[Any]]:
    """RC-DP28: accuse somebody, or end the prosecutions; who does not answer ends them."""
    accuser = None if g.senate.adjourned else censor(g)
    trials = choice(g, accuser.faction) if accuser and accuser.faction else None
    if accuser is None or accuser.faction is None or trials is None:
        return []
    about = {"motions": g.senate.motions}
    end = Decision(
        "senate.prosecutions",
        accuser.faction,
        OneOf({END: END}),
        *g.law.cites["senate.prosecutions"],
        about,
        lapse=END,
        personal=True,
    )
    return [end, Decision("senate.trial", accuser.faction, trials, *g.law.cites["senate.trial"], about, awaited=False)]


async def consents(g: Carthage, trial: Trial) -> bool:
    """RC-9.3.2: the prosecutor must consent; one of the Censor's own faction has been named by his player."""
    prosecutor = g.senators[trial.prosecutor]
    if prosecutor.faction == g.owner(g.senators[trial.censor]):
        return True
    agreed = bool(await meanwhile(g, ask(partial(consenting, g, trial))))
    g.tell(ConsentGiven(g.owner(prosecutor), prosecutor.id, "RC-9.3.2", agreed, clauses=("RC-9.3.2",)))
    return agreed


def consenting(g: Carthage, trial: Trial) -> Decision[bool] | None:
    """RC-DP29: prosecute, or refuse; who does not answer refuses."""
    seat = g.senators[trial.prosecutor].faction
    if seat is None:
        return None
    about: dict[str, str | int] = {"accused": trial.accused, "charge": trial.charge, "senator": trial.prosecutor}
    choice = OneOf({"consent": True, "refuse": False})
    return Decision("senate.prosecute", seat, choice, *g.law.cites["senate.prosecute"], about, lapse="refuse")


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

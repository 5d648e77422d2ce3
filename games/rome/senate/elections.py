"""RR-1.09: the elections of the Senate Phase, one step each, until the office is filled."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from games.kernel import Decision, OneOf, Record, Seat, StepId
from games.republic.senate.crisis import in_crisis
from games.republic.senate.motions import put
from games.republic.senate.presiding import presiding
from games.republic.senate.proposals import proposals
from games.republic.senate.repopulating import repopulate
from games.republic.senate.session import in_session
from games.rome.senate import consuls as pairs
from games.rome.senate import dictator
from games.rome.senate import nominations as singly
from games.rome.senate.floor import Matter, proposing
from games.rome.senate.nominations import Kind
from games.rome.senate.pieces import Nomination
from games.rome.state import Rome

NOBODY = "none"


async def consuls(g: Rome) -> StepId:
    """RR-1.09.2, 1.09.21: a pair is named and voted on, until one is elected; the last that is left is appointed."""
    if g.senate.elected:
        return "senate.pontifex"
    await repopulate(g)
    last = pairs.last_pair(g)
    if last is not None:
        await pairs.elect(g, last)
    elif presiding(g) is None:
        await pairs.elect(g, pairs.foremost_pair(g))
    else:
        await deliberate(g, nominating_consuls)
    return "senate.consuls"


def nominating_consuls(g: Rome, seat: Seat) -> Decision[Any] | None:
    """RR-DP29: a pair; if absent the one with the highest INF."""
    return next((replace(one, lapse=pairs.unasked(g)) for one in proposals(g, seat, ("consuls",), awaited=True)), None)


async def pontifex(g: Rome) -> StepId:
    """RR-2.01.2: right after the Consuls, if nobody holds the office."""
    return await filling(g, "pontifex", "senate.appointment")


async def appointment(g: Rome) -> StepId:
    """RR-1.09.3.1, 1.09.31: whether a Dictator is possible is settled now; first the Consuls may appoint one."""
    g.senate.crisis = in_crisis(g)
    if not singly.eligible(g, "dictator"):
        return "senate.censor"
    named = await dictator.appointed(g)
    if named:
        await singly.elect(g, "dictator", named)
    return "senate.dictator"


async def dictatorship(g: Rome) -> StepId:
    """RR-1.09.32: candidates may be nominated one after the other until one is elected, or no more are."""
    wanted = bool(singly.candidates(g, "dictator")) and await deliberate(g, nominating_dictator)
    return "senate.dictator" if wanted else "senate.censor"


def nominating_dictator(g: Rome, seat: Seat) -> Decision[Any] | None:
    """RR-DP35: a candidate, or no election; if absent none."""
    able = {one.id: one.id for one in singly.candidates(g, "dictator")}
    if not able:
        return None
    form = Record(nomination_or_none, nominee=OneOf({NOBODY: "", **able}))
    about, lapse = {"forced": 0}, {"nominee": NOBODY}
    return Decision("senate.dictator", seat, form, *g.law.cites["senate.dictator"], about, lapse=lapse)


def nomination_or_none(nominee: str) -> Nomination | None:
    """RR-1.09.32: who is nominated; nobody ends the matter."""
    return Nomination(kind="dictator", nominee=nominee) if nominee else None


async def censor(g: Rome) -> StepId:
    """RR-1.09.4.1: a new Censor each turn; until then the former one keeps the office."""
    return await filling(g, "censor", "senate.prosecutions")


async def filling(g: Rome, kind: Kind, following: StepId) -> StepId:
    """RR-1.09.4.1, 2.01.2: the office is voted on until somebody is elected; the last candidate is appointed."""
    if not singly.eligible(g, kind):
        return following
    last = singly.last_candidate(g, kind)
    if last:
        await singly.elect(g, kind, last)
    elif presiding(g) is None:
        await singly.elect(g, kind, singly.foremost_candidate(g, kind))
    else:
        await deliberate(g, partial(nominating, kind))
    return f"senate.{kind}"


def nominating(kind: Kind, g: Rome, seat: Seat) -> Decision[Any] | None:
    """RR-DP33, RR-DP37: a candidate; if absent the one with the highest INF."""
    asked = proposals(g, seat, (kind,), awaited=True)
    return next((replace(one, lapse={"nominee": singly.foremost_candidate(g, kind).id}) for one in asked), None)


async def deliberate(g: Rome, matter: Matter) -> bool:
    """RR-1.09.12: it is named and voted on. Whether anybody was there to propose anything."""
    motion = await in_session(g, proposing(g, matter))
    if motion:
        await put(g, motion)
    return motion is not None

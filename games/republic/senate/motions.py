"""RC-9.0.9 to 9.0.14, RR-1.09.14 to 1.09.16: a proposal is put to the vote, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from games.kernel import Decision, OneOf, Script, Voided, ask, interruptible
from games.republic.pieces import Senator
from games.republic.reign import gain
from games.republic.senate.ballot import vote
from games.republic.senate.business import Consent, business, interventions
from games.republic.senate.events import ConsentGiven, MotionFell, Proposed, Rebuked, Unopposed, VoteClosed
from games.republic.senate.pieces import Fate, Motion, Movements, terms
from games.republic.senate.presiding import presiding
from games.republic.senate.proposals import identity
from games.republic.senate.repopulating import repopulate
from games.republic.state import Republic


async def put(g: Republic, motion: Motion) -> bool:
    """RC-9.0.6 to 9.0.16, RR-1.09.14 to 1.09.16: consents, the vote, its effect. Whether it passed."""
    g.senate.motion = motion
    proposed, wars = motion.proposal, stood_against(g, motion.proposal)
    g.tell(Proposed(motion.number, proposed.kind, motion.seat, motion.forced, terms(proposed), wars))
    await interruptible(deliberate(g, motion), partial(interventions, g, motion))
    g.senate.motion = None
    leading = g.hrao(), presiding(g)  # who they are now, for another may have died while the vote was open
    await settle(g, motion)
    g.law.settled(g, *leading)
    if not g.senate.suspended:
        await repopulate(g)
    return motion.fate == "passed"


def stood_against(g: Republic, proposal: Any) -> dict[str, str]:
    """RC-9.6, RR-1.09.64: the Wars of the forces that are named."""
    movements = proposal.movements if isinstance(proposal, Movements) else []
    return {one.at: g.forces[one.at].war for one in movements if one.at in g.forces}


async def aside(g: Republic, motion: Motion | None, matter: Script[object]) -> None:
    """RC-9.0.16, 9.8.1a, RR-1.09.151: another matter is settled first; then the vote in progress, if any, goes on."""
    if motion is None:
        await matter
        return
    named = named_in(g, motion)
    g.senate.suspended.append(motion)
    g.senate.motion = None
    await matter
    g.senate.suspended.remove(motion)
    g.senate.motion = motion
    fall_with(g, motion, named)
    if g.senate.adjourned or not business(g, motion.proposal.kind).possible(g, motion.proposal):
        fall(motion, "impossible")


def people(g: Republic, motion: Motion) -> Sequence[str]:
    """RC-9.8.7, RR-1.09.721: the Senators whose death cancels it."""
    return business(g, motion.proposal.kind).people(motion.proposal)


def named_in(g: Republic, motion: Motion) -> list[Senator]:
    """RC-9.8.7, RR-1.09.721: the same, as they are alive now."""
    return [g.senators[name] for name in people(g, motion) if name in g.senators]


def fall_with(g: Republic, motion: Motion, named: Sequence[Senator]) -> None:
    """RC-9.8.7, RR-1.09.721: it is cancelled if one of those whom it named before has died."""
    if any(g.senators.get(one.id) is not one for one in named):
        fall(motion, "cancelled")


def fall(motion: Motion, fate: Fate) -> NoReturn:
    """RC-9.0.15, 9.0.16, 9.8.7, RR-1.09.152, 1.09.721: a vote in progress ends before its time."""
    motion.fate = fate
    raise Voided


async def deliberate(g: Republic, motion: Motion) -> None:
    """RC-9.0.9, RR-1.09.14: those whose consent is needed are asked, then the factions vote.

    RC-9.4.1, RR-1.09.21, 1.09.5.1: some are appointed without a vote.
    """
    about, proposal = business(g, motion.proposal.kind), motion.proposal
    for consent in about.consents(g, proposal):
        if not await agrees(g, motion, consent):
            about.declined(g, proposal, consent.senator)
            motion.fate = "refused"
            return
    if about.unopposed(g, proposal):
        motion.fate = "passed"
        g.tell(Unopposed(motion.number, proposal.kind))
    else:
        await vote(g, motion)
        about.counted(g, motion, proposal)
        close(g, motion)


async def agrees(g: Republic, motion: Motion, consent: Consent) -> bool:
    """RC-9.0.14, RR-1.09.172: a Senator is asked where a rule wants his consent; who proposes it has given it.

    RC-9.2c, RC-9.4.4, RC-9.5.3a, RC-9.6.6 want it. Who has died while others were asked gives none.
    """
    senator = g.senators.get(consent.senator)
    if senator is None:
        return False
    if senator.faction is None or senator.faction == motion.seat:
        return True
    agreed = await ask(partial(consenting, g, motion, consent))
    g.tell(ConsentGiven(senator.faction, senator.id, consent.cite.clause, bool(agreed), clauses=(consent.cite.clause,)))
    return bool(agreed)


def consenting(g: Republic, motion: Motion, consent: Consent) -> Decision[bool] | None:
    """RC-9.0.14, RR-1.09.172: consent or refuse, by the decision point of the rule that asks; by default refuse."""
    senator = g.senators.get(consent.senator)
    if senator is None or senator.faction is None:
        return None
    about: dict[str, str | int] = {"motion": motion.number, "senator": senator.id}
    choice = OneOf({"consent": True, "refuse": False})
    return Decision(consent.kind, senator.faction, choice, *consent.cite, about, lapse="refuse")


def close(g: Republic, motion: Motion) -> None:
    """RC-9.0.11, RR-1.09.143: more votes for it than against; a tie fails."""
    votes_for, votes_against = motion.cast("for"), motion.cast("against")
    passed = business(g, motion.proposal.kind).enough(g, motion.proposal, votes_for, votes_against)
    motion.fate = "passed" if passed else "failed"
    beside = {side: votes for side, votes in motion.beside.items() if votes}
    g.tell(VoteClosed(motion.number, motion.proposal.kind, votes_for, votes_against, passed, beside=beside))


async def settle(g: Republic, motion: Motion) -> None:
    """RC-9.0.12, RR-1.09.16: a passed one takes effect at once. RC-9.0.8, RR-1.09.131: a defeated one is not repeated.

    A vote may have ended early: vetoed (RC-9.0.15, RR-1.09.152), refused (RC-9.0.14, RR-1.09.172), impossible by now
    (RC-9.0.16, RR-1.09.151), as a nominee has died (RC-9.8.7, RR-1.09.721), as the people have freed the accused
    (RC-9.3.5, RR-1.09.421).
    """
    about = business(g, motion.proposal.kind)
    if motion.fate == "passed":
        await about.carry(g, motion, motion.proposal)
        return
    if motion.fate not in ("passed", "failed"):
        g.tell(MotionFell(motion.number, motion.proposal.kind, motion.fate))
    if motion.fate != "cancelled" or about.once:
        g.senate.defeated.append(identity(g, motion.proposal))
        about.refused(g, motion, motion.proposal)
    if motion.fate == "failed":
        await rebuke(g, motion)


async def rebuke(g: Republic, motion: Motion) -> None:
    """RC-9.0.13, RR-1.09.144: if all others present vote against it, the magistrate loses 1 INF or steps down."""
    magistrate = g.senators.get(motion.magistrate)
    if magistrate is None or motion.proposal.kind == "minor" or not all_against(motion):
        return
    stays = await ask(partial(stepping_down, g, magistrate))
    if stays:
        gain(g, magistrate, influence=-1)
    else:
        business(g, motion.proposal.kind).yields(g, magistrate)
    g.tell(Rebuked(magistrate.id, not stays, motion.number))


def all_against(motion: Motion) -> bool:
    """RC-9.0.13, RR-1.09.144: Senators of other factions were there, and every one of them voted against it."""
    others = [one for seat, sheet in motion.votes.items() if seat != motion.seat for one in sheet.values()]
    return bool(others) and all(one.voice == "against" for one in others)


def stepping_down(g: Republic, magistrate: Senator) -> Decision[bool] | None:
    """RC-DP49, RR-DP50: lose 1 INF, or step down; at 0 INF he must step down."""
    if magistrate.faction is None:
        return None
    able = {"influence": True} if magistrate.influence else {}
    choice = OneOf({**able, "step-down": False})
    lapse = next(iter(choice.options))
    return Decision("senate.rebuke", magistrate.faction, choice, *g.law.cites["senate.rebuke"], lapse=lapse)

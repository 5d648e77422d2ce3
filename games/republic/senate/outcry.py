"""RC-9.0.15 to 9.0.17, RR-1.09.15: a card, or a power of one's own, vetoes, or forces one proposal.

What a republic calls it, who has it and how it is cancelled its law says: `Outcries`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

from games.kernel import Decision, Interrupt, OneOf, Script, Seat, ask_all, first_to
from games.republic.senate.business import business
from games.republic.senate.events import ClaimForgone
from games.republic.senate.motions import aside, fall, fall_with, named_in, people, put
from games.republic.senate.pieces import Motion, Outcry, Proposal, Trial
from games.republic.senate.presiding import moved, presiding
from games.republic.senate.proposals import agenda, proposals
from games.republic.state import Republic

G = TypeVar("G", bound=Republic)
M = TypeVar("M", bound=Motion)
Use: TypeAlias = Literal["veto", "proposal", "claim"]

FORGO: Final = "forgo"


class Playing(Protocol):
    """It is played, and others may cancel it: whether it takes effect."""

    def __call__(self, g: Any, seat: Seat, power: str, use: Use, *, against: Any = None) -> Script[bool]:
        """A card of the hand, or the name of who has the power."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcries(Generic[G, M]):
    """What a republic says of vetoes and forced proposals.

    Attributes:
        vetoes: what a player could veto a motion with, and the name of the cite of each.
        forces: what a player could force a proposal with, what he would use first coming first.
        fits: whether it can force a proposal of this kind.
        stands: it is played: whether it takes effect.
        immune: motions beyond any veto for whose they are.
        sending: the kinds of business that may send the presiding magistrate away.
        foremost: of several who have claimed the next proposal who makes it.
    """

    vetoes: Callable[[G, M, Seat], Mapping[str, str]]
    forces: Callable[[G, Seat], Sequence[str]]
    fits: Callable[[G, str, str], bool]
    stands: Playing
    immune: Callable[[G, M], bool]
    sending: Sequence[str]
    foremost: Callable[[G, Sequence[Seat]], Seat]


def outcries(g: Republic) -> Outcries[Any, Any]:
    """What the law says of them."""
    found: Outcries[Any, Any] = g.law.outcries
    return found


def settled(g: Republic) -> Outcry | None:
    """RC-9.0.18, RR-1.09.153: what was played, if nobody has cancelled it."""
    outcry, g.senate.outcry = g.senate.outcry, None
    return outcry


# Veto


def vetoing(g: Republic, motion: Motion | None) -> list[Interrupt[str]]:
    """RC-9.0.15, RR-1.09.152: while a vote is open, by those who have not voted in it; who can do so is hidden."""
    if motion is None or not open_to_veto(g, motion):
        return []
    return [offer for seat in g.seats if seat not in motion.votes for offer in veto_of(g, motion, seat)]


def open_to_veto(g: Republic, motion: Motion) -> bool:
    """RC-9.0.15, RR-1.09.152: not a ruler for life, the trial after an assassination, or the last candidates."""
    about, proposal = business(g, motion.proposal.kind), motion.proposal
    special = isinstance(proposal, Trial) and proposal.special
    return about.veto and not special and not about.unopposed(g, proposal) and not outcries(g).immune(g, motion)


def veto_of(g: Republic, motion: Motion, seat: Seat) -> list[Interrupt[str]]:
    """RC-DP31, RR-DP52, RR-DP53: veto with a card, or with a power of one's own."""
    able = outcries(g).vetoes(g, motion, seat)
    if not able:
        return []
    powers, cite = OneOf({power: power for power in able}), g.law.cites[next(iter(able.values()))]
    about = {"motion": motion.number}
    decision = Decision("senate.veto", seat, powers, *cite, about, awaited=False, covert=True)
    return [Interrupt(decision, partial(veto, g, motion, seat))]


async def veto(g: Republic, motion: Motion, seat: Seat, power: str) -> None:
    """RC-9.0.15, RR-1.09.152: the vote is cancelled, even if it had enough votes."""
    named = named_in(g, motion)
    if await outcries(g).stands(g, seat, power, "veto", against=motion):
        fall(motion, "vetoed")
    fall_with(g, motion, named)


# Forced proposals


def forcing(g: Republic, motion: Motion | None) -> list[Interrupt[Proposal]]:
    """RC-9.0.16, RR-1.09.151: between votes, or while one is open that sends the magistrate away; not in another."""
    if motion is None or (not motion.forced and sends_magistrate_away(g, motion)):
        return [offer for seat in g.seats for offer in forced_by(g, motion, seat)]
    return []


def sends_magistrate_away(g: Republic, motion: Motion) -> bool:
    """RC-9.0.16, RR-1.09.151: whether the presiding magistrate is among those who would leave."""
    first = presiding(g)
    return motion.proposal.kind in outcries(g).sending and first is not None and first.id in people(g, motion)


def forced_by(g: Republic, motion: Motion | None, seat: Seat) -> list[Interrupt[Proposal]]:
    """RC-DP67, RR-DP51: a card or power, and with it one proposal that is legal at this point of the order."""
    powers = () if g.senate.adjourned else outcries(g).forces(g, seat)
    asked = forced_proposals(g, seat, powers, covert=True) if powers else []
    return [Interrupt(one, partial(force, g, motion, seat)) for one in asked]


def forced_proposals(g: Republic, seat: Seat, powers: Sequence[str], *, covert: bool) -> list[Decision[Any]]:
    """RC-9.0.16, RR-1.09.151: what may be proposed now; a prosecution and the adjournment are no proposals."""
    kinds = [kind for kind in agenda(g) if any(outcries(g).fits(g, power, kind) for power in powers)]
    cite = g.law.cites["senate.floor/forced"]
    return [
        Decision(one.kind, seat, one.choice, *cite, {**one.about, "forced": 1}, awaited=False, covert=covert)
        for one in proposals(g, seat, kinds)
    ]


async def force(g: Republic, motion: Motion | None, seat: Seat, proposal: Proposal) -> None:
    """RC-9.0.16, RR-1.09.151: it is put next; a vote that would send the magistrate away waits until it is settled.

    RR-1.09.721, 1.14.7: it is lost if one whom it names dies while it is answered.
    """
    power = next(one for one in outcries(g).forces(g, seat) if outcries(g).fits(g, one, proposal.kind))
    named = [g.senators[one] for one in business(g, proposal.kind).people(proposal) if one in g.senators]
    stands = await outcries(g).stands(g, seat, power, "proposal")
    if stands and all(g.senators.get(one.id) is one for one in named):
        await aside(g, motion, put_forced(g, seat, proposal))


async def put_forced(g: Republic, seat: Seat, proposal: Proposal) -> None:
    """RC-9.0.16, RR-1.09.151: the presiding magistrate calls the factions, as always."""
    await put(g, moved(g, seat, proposal, forced=True))


# Claiming the next proposal while a vote is open


def claiming(g: Republic, motion: Motion | None) -> list[Interrupt[str]]:
    """RC-9.0.16, RR-1.09.151: during a vote the next proposal may be claimed; one claim a player. RC-15.8: not here."""
    if motion is None or g.senate.adjourned or g.with_neutrals:
        return []
    return [offer for seat in g.seats if seat not in g.senate.claims for offer in claim_of(g, motion, seat)]


def claim_of(g: Republic, motion: Motion, seat: Seat) -> list[Interrupt[str]]:
    """RC-DP68, RR-DP51: it is played now; what he proposes he says when the vote is over."""
    powers = {power: power for power in claimable(g, seat)[:1]}
    if not powers:
        return []
    about = {"motion": motion.number}
    decision = Decision(
        "senate.claim", seat, OneOf(powers), *g.law.cites["senate.claim"], about, awaited=False, covert=True
    )
    return [Interrupt(decision, partial(claim, g, motion, seat))]


def claimable(g: Republic, seat: Seat) -> list[str]:
    """RC-9.0.16, RR-1.09.151: by what he could force a proposal, if there is any at this point of the order."""
    return list(outcries(g).forces(g, seat))


async def claim(g: Republic, motion: Motion, seat: Seat, power: str) -> None:
    """RC-9.0.16, RR-1.09.151: the next proposal is his."""
    named = named_in(g, motion)
    if await outcries(g).stands(g, seat, power, "claim"):
        g.senate.claims[seat] = power
    fall_with(g, motion, named)


async def claimed_proposals(g: Republic) -> None:
    """RC-9.0.16, RR-1.09.151: the vote is over: whoever claimed the next makes it, as soon as he can make any."""
    while able := [seat for seat, power in g.senate.claims.items() if forced_proposals(g, seat, [power], covert=False)]:
        first = outcries(g).foremost(g, able)
        await propose_by_force(g, first, g.senate.claims.pop(first))


async def propose_by_force(g: Republic, seat: Seat, power: str) -> None:
    """RC-9.0.16, RR-1.09.151: he makes his one proposal, or forgoes it."""
    said = await first_to(partial(claimed, g, seat, power))
    if said is None or said[1] == FORGO:
        g.tell(ClaimForgone(seat))
    else:
        await put_forced(g, seat, said[1])


def claimed(g: Republic, seat: Seat, power: str) -> list[Decision[Any]]:
    """RC-DP69, RR-DP51: a proposal, or none; who does not answer makes none."""
    forgo = Decision(
        "senate.forgo", seat, OneOf({FORGO: FORGO}), *g.law.cites["senate.forgo"], lapse=FORGO, personal=True
    )
    return [forgo, *forced_proposals(g, seat, [power], covert=False)]


# After the adjournment


async def last_claims(g: Republic) -> list[Seat]:
    """RC-9.0.16, RR-1.09.12.1: who wishes to make a last proposal; all are asked at once, for who can is hidden."""
    answers = await ask_all(partial(last_words, g)) if agenda(g) else {}
    return [seat for seat, claims in answers.items() if claims]


def last_words(g: Republic) -> list[Decision[bool]]:
    """RC-DP70, RR-DP54: asked of everybody who holds red cards, or has a power that all know."""
    return [last_word_of(g, seat) for seat in g.from_hrao() if g.factions[seat].hand or claimable(g, seat)]


def last_word_of(g: Republic, seat: Seat) -> Decision[bool]:
    """RC-DP70, RR-DP54: use it, or not; who does not answer does not."""
    able = {"claim": True} if claimable(g, seat) else {}
    choice = OneOf({"none": False, **able})
    return Decision("senate.last-word", seat, choice, *g.law.cites["senate.last-word"], lapse="none", hidden=True)

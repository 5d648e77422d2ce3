"""RC-9.0.15 to RC-9.0.18: Public Outcry: a veto, or one forced proposal (RC-DP31). `silencing` is how it is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from games.carthage.senate.events_outcry import ClaimForgone, OutcryTakenBack
from games.carthage.senate.laws import meanwhile
from games.carthage.senate.pieces import Kind, Motion, Proposal
from games.carthage.senate.silencing import inherent, outcries, stands
from games.carthage.state import Carthage
from games.kernel import Decision, Interrupt, OneOf, Seat, ask_all, first_to
from games.republic.senate.business import business
from games.republic.senate.motions import aside, fall, people, put
from games.republic.senate.pieces import Trial
from games.republic.senate.presiding import moved, presiding
from games.republic.senate.proposals import agenda, proposals
from games.republic.ties import break_tie

FORGO = "forgo"
SENDING: tuple[Kind, ...] = ("forces", "expedition", "governors")

# Veto


def vetoing(g: Carthage, motion: Motion | None) -> list[Interrupt[str]]:
    """RC-9.0.15, 9.0.15c: while a vote is open, by those who have not voted in it; who can do so is hidden."""
    if motion is None or not open_to_veto(g, motion):
        return []
    return [offer for seat in g.seats if seat not in motion.votes for offer in veto_of(g, motion, seat)]


def open_to_veto(g: Carthage, motion: Motion) -> bool:
    """RC-9.0.15: not a Suffete for Life, the trial after an assassination, or the last eligible candidates."""
    about, proposal = business(g, motion.proposal.kind), motion.proposal
    special = isinstance(proposal, Trial) and proposal.special
    return about.veto and not special and not about.unopposed(g, proposal)


def veto_of(g: Carthage, motion: Motion, seat: Seat) -> list[Interrupt[str]]:
    """RC-DP31: veto with a card, or with a power of one's own (RC-9.0.15b)."""
    powers = {power: power for power in (*outcries(g, seat)[:1], *inherent(g, motion, seat))}
    about = {"motion": motion.number}
    decision = Decision(
        "senate.veto", seat, OneOf(powers), *g.law.cites["senate.veto"], about, awaited=False, covert=True
    )
    return [Interrupt(decision, partial(veto, g, motion, seat))] if powers else []


async def veto(g: Carthage, motion: Motion, seat: Seat, power: str) -> None:
    """RC-9.0.15: the vote is cancelled, even if it had enough votes."""
    if await stands(g, seat, power, "veto", against=motion):
        fall(motion, "vetoed")


# Forced proposals


def forcing(g: Carthage, motion: Motion | None) -> list[Interrupt[Proposal]]:
    """RC-9.0.16: between votes, or while one is open that sends the presiding magistrate away; not in another."""
    if motion is None or (not motion.forced and sends_magistrate_away(g, motion)):
        return [offer for seat in g.seats for offer in forced_by(g, motion, seat)]
    return []


def sends_magistrate_away(g: Carthage, motion: Motion) -> bool:
    """RC-9.0.16: whether the presiding magistrate is among those who would leave Carthage."""
    first = presiding(g)
    return motion.proposal.kind in SENDING and first is not None and first.id in people(g, motion)


def forced_by(g: Carthage, motion: Motion | None, seat: Seat) -> list[Interrupt[Proposal]]:
    """RC-DP67: a card, and with it one proposal that is legal at this point of the order of business."""
    if g.senate.adjourned or not outcries(g, seat):
        return []
    return [Interrupt(one, partial(force, g, motion, seat)) for one in forced_proposals(g, seat, covert=True)]


def forced_proposals(g: Carthage, seat: Seat, *, covert: bool) -> list[Decision[Any]]:
    """RC-9.0.16: what may be proposed now; a prosecution and the adjournment are no proposals."""
    return [
        Decision(
            one.kind,
            seat,
            one.choice,
            *g.law.cites["senate.floor/forced"],
            {**one.about, "forced": 1},
            awaited=False,
            covert=covert,
        )
        for one in proposals(g, seat, agenda(g))
    ]


async def force(g: Carthage, motion: Motion | None, seat: Seat, proposal: Proposal) -> None:
    """RC-9.0.16: it is put to the vote next; a vote that would send the magistrate away waits until it is settled."""
    if await stands(g, seat, outcries(g, seat)[0], "proposal"):
        await aside(g, motion, put_forced(g, seat, proposal))


async def put_forced(g: Carthage, seat: Seat, proposal: Proposal) -> None:
    """RC-9.0.16: the presiding magistrate calls the factions, as always."""
    await put(g, moved(g, seat, proposal, forced=True))


# Claiming the next proposal while a vote is open


def claiming(g: Carthage, motion: Motion | None) -> list[Interrupt[str]]:
    """RC-9.0.16: while a vote is open, the next proposal may be claimed; one claim a player. RC-15.8: not here."""
    if motion is None or g.senate.adjourned or g.with_neutrals:
        return []
    return [offer for seat in g.seats if seat not in g.senate.claims for offer in claim_of(g, motion, seat)]


def claim_of(g: Carthage, motion: Motion, seat: Seat) -> list[Interrupt[str]]:
    """RC-DP68: the card is played now; what he proposes he says when the vote is over."""
    cards = {card: card for card in outcries(g, seat)[:1]}
    about = {"motion": motion.number}
    decision = Decision(
        "senate.claim", seat, OneOf(cards), *g.law.cites["senate.claim"], about, awaited=False, covert=True
    )
    return [Interrupt(decision, partial(claim, g, seat))] if cards else []


async def claim(g: Carthage, seat: Seat, card: str) -> None:
    """RC-9.0.16: the next proposal is his."""
    if await stands(g, seat, card, "claim"):
        g.senate.claims[seat] = card


async def claimed_proposals(g: Carthage) -> None:
    """RC-9.0.16: the vote is over: whoever claimed the next proposal makes it, as soon as he can make any."""
    while able := [seat for seat in g.senate.claims if forced_proposals(g, seat, covert=False)]:
        first = foremost_claim(g, able)
        del g.senate.claims[first]
        await propose_by_force(g, first)


def foremost_claim(g: Carthage, seats: Sequence[Seat]) -> Seat:
    """RC-9.0.17: of several Outcries at the same moment the higher DR acts; the others are taken back."""
    first = Seat(break_tie(g, seats, "outcry"))
    for seat in seats:
        if seat != first:
            card = g.senate.claims.pop(seat)
            g.gone.remove(card)
            g.factions[seat].hand.append(card)
            g.tell(OutcryTakenBack(seat))
    return first


async def propose_by_force(g: Carthage, seat: Seat) -> None:
    """RC-9.0.16: he makes his one proposal, or forgoes it."""
    said = await first_to(partial(claimed, g, seat))
    if said is None or said[1] == FORGO:
        g.tell(ClaimForgone(seat))
    else:
        await put_forced(g, seat, said[1])


def claimed(g: Carthage, seat: Seat) -> list[Decision[Any]]:
    """RC-DP69: a proposal, or none; who does not answer makes none."""
    choice = OneOf({FORGO: FORGO})
    forgo = Decision("senate.forgo", seat, choice, *g.law.cites["senate.forgo"], lapse=FORGO, personal=True)
    return [forgo, *forced_proposals(g, seat, covert=False)]


# After the adjournment


async def last_word(g: Carthage) -> None:
    """RC-9.0.16, 9.0.17, 9.0.20: just after the adjournment one Outcry may still force one proposal."""
    await claimed_proposals(g)
    while seats := await last_claims(g):
        first = Seat(break_tie(g, seats, "outcry"))  # RC-9.0.17: the others have not laid their cards down yet
        if await stands(g, first, outcries(g, first)[0], "claim"):
            await propose_by_force(g, first)
            return


async def last_claims(g: Carthage) -> list[Seat]:
    """RC-9.0.16: who wishes to make a last proposal; all are asked at once, for who can is hidden."""
    if not agenda(g):
        return []
    answers = await meanwhile(g, ask_all(partial(last_words, g))) or {}
    return [seat for seat, claims in answers.items() if claims]


def last_words(g: Carthage) -> list[Decision[bool]]:
    """RC-DP70: asked of everybody who holds red cards."""
    return [last_word_of(g, seat) for seat in g.from_hrao() if g.factions[seat].hand]


def last_word_of(g: Carthage, seat: Seat) -> Decision[bool]:
    """RC-DP70: play a Public Outcry, or not; who does not answer does not."""
    card = {"claim": True} if outcries(g, seat) else {}
    choice = OneOf({"none": False, **card})
    return Decision("senate.last-word", seat, choice, *g.law.cites["senate.last-word"], lapse="none", hidden=True)

"""RC-9.0.9 to RC-9.0.13: putting a proposal to the vote, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import NoReturn, cast

from games.carthage.pieces import Senator
from games.carthage.senate.floor import adjourn, identity, presiding
from games.carthage.senate.laws import enact_announced
from games.carthage.senate.pieces import ForLife, Motion, terms
from games.carthage.senate.repopulating import repopulate
from games.carthage.state import Carthage
from games.kernel import (
    Amount,
    Decision,
    IllegalAnswer,
    Interrupt,
    OneOf,
    Record,
    Script,
    Seat,
    Voided,
    Window,
    ask,
    first_to,
    interruptible,
)
from games.republic.money import spend
from games.republic.reign import gain
from games.republic.senate.business import Consent, business, interventions
from games.republic.senate.events import (
    Called,
    ConsentGiven,
    MotionFell,
    Proposed,
    Rebuked,
    SheetHandedIn,
    Unopposed,
    VoteClosed,
    VotesDeclared,
)
from games.republic.senate.pieces import Cast, Fate, Voice

VOICES: tuple[Voice, ...] = ("for", "against", "abstain")
BOUGHT = ".bought"

Sheet = dict[str, tuple[Voice, int]]


async def put(g: Carthage, motion: Motion) -> bool:
    """RC-9.0.6 to 9.0.16: consents, the vote, its effect. Whether it passed."""
    g.senate.motion = motion
    g.tell(Proposed(motion.number, motion.proposal.kind, motion.seat, motion.forced, terms(motion.proposal)))
    await interruptible(deliberate(g, motion), partial(interventions, g, motion))
    g.senate.motion = None
    hrao = g.hrao()  # RC-9.5.1: he who is HRAO now, for another may have died while the vote was open
    await settle(g, motion)
    if hrao and departed(g, hrao) and g.step != "senate.governors":
        adjourn(g, "departure")
    if not g.senate.suspended:
        enact_announced(g)
        await repopulate(g)
    return motion.fate == "passed"


async def aside(g: Carthage, motion: Motion | None, matter: Script[object]) -> None:
    """RC-9.0.16, 9.8.1a: another matter is settled first; then the vote in progress, if there is one, goes on."""
    if motion is None:
        await matter
        return
    named = [g.senators[name] for name in people(g, motion) if name in g.senators]
    g.senate.suspended.append(motion)
    g.senate.motion = None
    await matter
    g.senate.suspended.remove(motion)
    g.senate.motion = motion
    if any(g.senators.get(one.id) is not one for one in named):
        fall(motion, "cancelled")
    if g.senate.adjourned or not business(g, motion.proposal.kind).possible(g, motion.proposal):
        fall(motion, "impossible")


def people(g: Carthage, motion: Motion) -> Sequence[str]:
    """RC-9.8.7: the Senators whose death cancels it."""
    return business(g, motion.proposal.kind).people(motion.proposal)


def fall(motion: Motion, fate: Fate) -> NoReturn:
    """RC-9.0.15, 9.0.16, 9.8.7: a vote in progress ends before its time."""
    motion.fate = fate
    raise Voided


def departed(g: Carthage, hrao: Senator) -> bool:
    """RC-9.5.1: the HRAO has left Carthage, but not by dying."""
    return hrao.id in g.senators and not hrao.in_carthage


async def deliberate(g: Carthage, motion: Motion) -> None:
    """RC-9.0.9: those whose consent is needed are asked, then the factions vote, if there is anything to decide.

    RC-9.4.1: some are appointed without a vote.
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
        close(g, motion)


async def agrees(g: Carthage, motion: Motion, consent: Consent) -> bool:
    """RC-9.0.14: a Senator is asked where a rule asks for his consent; who proposes it himself has given it."""
    senator = g.senators[consent.senator]
    if senator.faction is None or senator.faction == motion.seat:
        return True
    agreed = await ask(partial(consenting, g, motion, consent))
    g.tell(ConsentGiven(senator.faction, senator.id, consent.cite.clause, bool(agreed), clauses=(consent.cite.clause,)))
    return bool(agreed)


def consenting(g: Carthage, motion: Motion, consent: Consent) -> Decision[bool] | None:
    """RC-DP27, RC-DP34, RC-DP36, RC-DP46, RC-DP54, RC-DP56: consent or refuse; who does not answer refuses."""
    senator = g.senators.get(consent.senator)
    if senator is None or senator.faction is None:
        return None
    about: dict[str, str | int] = {"motion": motion.number, "senator": senator.id}
    choice = OneOf({"consent": True, "refuse": False})
    return Decision("senate.consent", senator.faction, choice, *consent.cite, about, lapse="refuse")


# The vote


async def vote(g: Carthage, motion: Motion) -> None:
    """RC-9.0.9: the factions are called one by one; a sheet left before one's turn is declared when one is called."""
    while waiting(g, motion):
        await business(g, motion.proposal.kind).called(g, motion, motion.proposal)
        said = await first_to(partial(sheets, g, motion))
        if said is not None:
            hand_in(g, motion, *said)
        declare_due(g, motion)


def waiting(g: Carthage, motion: Motion) -> list[Seat]:
    """RC-9.0.9: the factions that have still to declare, in calling order; who has nobody there is not called."""
    present = {one.faction for one in g.senators.values() if one.in_carthage}
    left = [seat for seat in motion.order if seat not in motion.votes and seat in present]
    return sorted(left, key=lambda seat: seat != motion.called)


def due(g: Carthage, motion: Motion) -> list[Seat]:
    """Who is called now: one after the other, or (votes live or sealed) all."""
    left = waiting(g, motion)
    return left[:1] if g.ballots == "ordered" else left


def ready(g: Carthage, motion: Motion) -> list[Seat]:
    """RC-9.0.9: who is called and has handed in a sheet; if the table votes sealed, all or none."""
    called = due(g, motion)
    handed_in = [seat for seat in called if seat in motion.sealed]
    return handed_in if g.ballots != "sealed" or handed_in == called else []


def sheets(g: Carthage, motion: Motion) -> list[Decision[Sheet]]:
    """RC-DP25: all may hand in a sheet, and change it until it is declared; those called are waited for."""
    if ready(g, motion):
        return []
    called = [seat for seat in due(g, motion) if seat not in motion.sealed]
    return [ballot(g, motion, seat, awaited=seat in called) for seat in waiting(g, motion)]


def ballot(g: Carthage, motion: Motion, seat: Seat, *, awaited: bool) -> Decision[Sheet]:
    """RC-DP25: for each of his Senators a voice and bought votes; who does not answer buys none, mostly abstains."""
    voice = business(g, motion.proposal.kind).unanswered(g, motion.proposal)
    sheet = sheet_of(g, motion, seat)
    lapse = {name: 0 if name.endswith(BOUGHT) else voice for name in sheet.fields}
    return Decision(
        "senate.vote",
        seat,
        sheet,
        *g.law.cites["senate.vote"],
        {"motion": motion.number},
        lapse=lapse,
        awaited=awaited,
        hidden=g.ballots == "sealed",
        window=Window.BALLOT,
    )


def sheet_of(g: Carthage, motion: Motion, seat: Seat) -> Record[Sheet]:
    """RC-9.0.9, 9.0.10: the form of a faction's votes: `{"fam-mago": "for", "fam-mago.bought": 2}`."""
    voices = VOICES[:2] if business(g, motion.proposal.kind).compulsory else VOICES
    fields: dict[str, OneOf[Voice] | Amount] = {}
    for senator in g.in_carthage(seat):
        fields[senator.id] = spoken(voices)
        fields[senator.id + BOUGHT] = Amount(0, purchase_limit(g, senator))
    return Record(sheet_from, **fields)


def spoken(voices: Sequence[Voice]) -> OneOf[Voice]:
    """A choice between voices."""
    options: dict[str, Voice] = {voice: voice for voice in voices}
    return OneOf(options)


def purchase_limit(g: Carthage, senator: Senator) -> int:
    """RC-9.0.10: 1T a vote, from his Personal Treasury; the Sumptuary Law allows 5 (RC-9.7.2)."""
    caps: list[int] = [
        one.params["value"] for law in g.laws for one in g.tables.laws[law].effects if one.op == "vote_spend_cap"
    ]
    return min([senator.talents, *caps])


def sheet_from(**parts: Voice | int) -> Sheet:
    """RC-9.0.10: votes are bought for a vote that is cast; who abstains buys none."""
    sheet: Sheet = {
        name: (cast("Voice", voice), cast("int", parts[name + BOUGHT]))
        for name, voice in parts.items()
        if not name.endswith(BOUGHT)
    }
    for name, (voice, bought) in sheet.items():
        if voice == "abstain" and bought:
            raise IllegalAnswer("senate.bought-nothing", senator=name, clause="RC-9.0.10")
    return sheet


def hand_in(g: Carthage, motion: Motion, seat: Seat, sheet: Sheet) -> None:
    """A sheet lies sealed until its faction is called."""
    voices = {name: voice for name, (voice, _) in sheet.items()}
    bought = {name + BOUGHT: talents for name, (_, talents) in sheet.items()}
    motion.sealed[seat] = {**voices, **bought}
    g.tell(SheetHandedIn(motion.number, seat), to=[seat])


def declare_due(g: Carthage, motion: Motion) -> None:
    """RC-9.0.9: the sheets of those who are called are declared, one after the other."""
    for seat in ready(g, motion):
        raw = motion.sealed.pop(seat)
        with suppress(IllegalAnswer):  # a Senator has died or lost his money since: his faction is asked again
            declare(g, motion, seat, sheet_of(g, motion, seat).read(raw))


def declare(g: Carthage, motion: Motion, seat: Seat, sheet: Sheet) -> None:
    """RC-9.0.9, 9.0.10: the votes are final; what is bought is paid to the bank."""
    about = business(g, motion.proposal.kind)
    motion.votes[seat] = {}
    for name, (voice, bought) in sheet.items():
        senator = g.senators[name]
        spend(g, senator, bought)
        motion.votes[seat][name] = Cast(voice=voice, votes=strength(g, motion, senator), bought=bought)
    g.tell(declared(motion, seat))
    about.voted(g, motion.proposal, {name: voice for name, (voice, _) in sheet.items()})


def strength(g: Carthage, motion: Motion, senator: Senator) -> int:
    """RC-9.0.10: his ORA; RC-9.7.2: half his POP in elections; RC-9.10.1: the nominee for life adds his INF."""
    assembly = business(g, motion.proposal.kind).election and g.flag("popular_assembly")
    popular = max(0, senator.popularity) // 2 if assembly else 0
    nominee = isinstance(motion.proposal, ForLife) and motion.proposal.nominee == senator.id
    return senator.oratory + popular + (senator.influence if nominee else 0)


def declared(motion: Motion, seat: Seat) -> VotesDeclared:
    """What is told of the votes of a faction."""
    sheet = motion.votes[seat]
    voices = {name: one.voice for name, one in sheet.items()}
    weights = {name: one.weight for name, one in sheet.items()}
    return VotesDeclared(motion.number, seat, voices, weights, sum(one.bought for one in sheet.values()))


# What comes of it


def close(g: Carthage, motion: Motion) -> None:
    """RC-9.0.11: more votes for it than against; a tie fails."""
    votes_for, votes_against = motion.cast("for"), motion.cast("against")
    passed = business(g, motion.proposal.kind).enough(g, motion.proposal, votes_for, votes_against)
    motion.fate = "passed" if passed else "failed"
    g.tell(VoteClosed(motion.number, motion.proposal.kind, votes_for, votes_against, passed))


async def settle(g: Carthage, motion: Motion) -> None:
    """RC-9.0.12: a passed proposal takes effect at once. RC-9.0.8: a defeated one may not be repeated.

    A vote may have ended early: vetoed (RC-9.0.15), refused (RC-9.0.14), impossible by now (RC-9.0.16), as a nominee
    has died (RC-9.8.7), as the people have freed the accused (RC-9.3.5).
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


async def rebuke(g: Carthage, motion: Motion) -> None:
    """RC-9.0.13: if all others who are present vote against it, the magistrate loses 1 INF or steps down."""
    magistrate = g.senators.get(motion.magistrate)
    if magistrate is None or motion.proposal.kind == "minor" or not all_against(motion):
        return
    stays = await ask(partial(stepping_down, g, magistrate))
    if stays:
        gain(g, magistrate, influence=-1)
    else:
        g.senate.stepped_down.append(magistrate.id)
    g.tell(Rebuked(magistrate.id, not stays))


def all_against(motion: Motion) -> bool:
    """RC-9.0.13: Senators of other factions were there, and every one of them voted against it."""
    others = [one for seat, sheet in motion.votes.items() if seat != motion.seat for one in sheet.values()]
    return bool(others) and all(one.voice == "against" for one in others)


def stepping_down(g: Carthage, magistrate: Senator) -> Decision[bool] | None:
    """RC-DP49: lose 1 INF, or step down; at 0 INF he must step down."""
    if magistrate.faction is None:
        return None
    able = {"influence": True} if magistrate.influence else {}
    choice = OneOf({**able, "step-down": False})
    lapse = next(iter(choice.options))
    return Decision("senate.rebuke", magistrate.faction, choice, *g.law.cites["senate.rebuke"], lapse=lapse)


# Calling


def calling(g: Carthage, motion: Motion | None) -> list[Interrupt[Seat]]:
    """RC-9.0.9, RC-DP65: the presiding magistrate's player may call another faction than the next in order."""
    first = presiding(g)
    if motion is None or first is None or first.faction is None or g.ballots != "ordered":
        return []
    others: dict[str, Seat] = {seat: seat for seat in waiting(g, motion)[1:]}
    about = {"motion": motion.number}
    decision = Decision("senate.call", first.faction, OneOf(others), *g.law.cites["senate.call"], about, awaited=False)
    return [Interrupt(decision, partial(call, g, motion))] if others else []


async def call(g: Carthage, motion: Motion, seat: Seat) -> None:
    """RC-9.0.9: this faction votes next."""
    motion.called = seat
    g.tell(Called(seat))

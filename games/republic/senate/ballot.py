"""RC-9.0.9, 9.0.10, RR-1.09.14, 1.09.141: the factions are called and vote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import cast

from games.kernel import Amount, Decision, IllegalAnswer, Interrupt, OneOf, Record, Seat, Window, first_to
from games.republic.money import spend
from games.republic.pieces import Senator
from games.republic.senate.business import business
from games.republic.senate.events import Called, SheetHandedIn, VotesDeclared
from games.republic.senate.pieces import Cast, Motion, Voice
from games.republic.senate.presiding import presiding
from games.republic.state import Republic

VOICES: tuple[Voice, ...] = ("for", "against", "abstain")
BOUGHT = ".bought"

Sheet = dict[str, tuple[Voice, int]]


async def vote(g: Republic, motion: Motion) -> None:
    """RC-9.0.9, RR-1.09.14: the factions are called; a sheet left before one's turn is declared when one is called."""
    while waiting(g, motion):
        await business(g, motion.proposal.kind).called(g, motion, motion.proposal)
        said = await first_to(partial(sheets, g, motion))
        if said is not None:
            hand_in(g, motion, *said)
        declare_due(g, motion)


def waiting(g: Republic, motion: Motion) -> list[Seat]:
    """RC-9.0.9, RR-1.09.14: the factions that have to declare, in calling order; who has nobody there is not called."""
    left = [seat for seat in motion.order if seat not in motion.votes]
    present = {one.faction for one in g.senators.values() if one.in_capital} if left else set[Seat | None]()
    return sorted([seat for seat in left if seat in present], key=lambda seat: seat != motion.called)


def due(g: Republic, motion: Motion) -> list[Seat]:
    """Who is called now: one after the other, or (votes live or sealed) all."""
    left = waiting(g, motion)
    return left[:1] if g.ballots == "ordered" else left


def ready(g: Republic, motion: Motion) -> list[Seat]:
    """RC-9.0.9, RR-0.6.8: who is called and has handed in a sheet; if the table votes sealed, all or none."""
    called = due(g, motion)
    handed_in = [seat for seat in called if seat in motion.sealed]
    return handed_in if g.ballots != "sealed" or handed_in == called else []


def sheets(g: Republic, motion: Motion) -> list[Decision[Sheet]]:
    """RC-DP25, RR-DP31: all may hand in a sheet, and change it until it is declared; those called are waited for."""
    if ready(g, motion):
        return []
    called = [seat for seat in due(g, motion) if seat not in motion.sealed]
    return [ballot(g, motion, seat, awaited=seat in called) for seat in waiting(g, motion)]


def ballot(g: Republic, motion: Motion, seat: Seat, *, awaited: bool) -> Decision[Sheet]:
    """RC-DP25, RR-DP31: for each of his Senators a voice and bought votes; who does not answer buys none."""
    voice = g.law.unasked(g, motion, seat) or business(g, motion.proposal.kind).unanswered(g, motion.proposal)
    sheet, bound = sheet_of(g, motion, seat), bound_by(g, motion)
    lapse = {name: 0 if name.endswith(BOUGHT) else bound.get(name, voice) for name in sheet.fields}
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


def sheet_of(g: Republic, motion: Motion, seat: Seat) -> Record[Sheet]:
    """RC-9.0.9, 9.0.10, RR-1.09.142: the form of a faction's votes: `{"fam-mago": "for", "fam-mago.bought": 2}`."""
    voices = VOICES[:2] if business(g, motion.proposal.kind).compulsory else VOICES
    fields: dict[str, OneOf[Voice] | Amount] = {}
    for senator in g.in_capital(seat):
        must = bound_by(g, motion).get(senator.id)
        fields[senator.id] = spoken([must] if must else voices)
        fields[senator.id + BOUGHT] = Amount(0, purchase_limit(g, senator))
    return Record(partial(sheet_from, g), **fields)


def bound_by(g: Republic, motion: Motion) -> Mapping[str, Voice]:
    """RR-1.09.621: the Senators who must vote in one way."""
    return business(g, motion.proposal.kind).bound(g, motion.proposal)


def spoken(voices: Sequence[Voice]) -> OneOf[Voice]:
    """A choice between voices."""
    options: dict[str, Voice] = {voice: voice for voice in voices}
    return OneOf(options)


def purchase_limit(g: Republic, senator: Senator) -> int:
    """RC-9.0.10, RR-1.09.141: 1T a vote, from his Personal Treasury; a Law may set a limit (RC-9.7.2)."""
    caps: list[int] = [
        one.params["value"] for law in g.laws for one in g.law.tables.laws[law].effects if one.op == "vote_spend_cap"
    ]
    return min([senator.talents, *caps])


def sheet_from(g: Republic, /, **parts: Voice | int) -> Sheet:
    """RC-9.0.10, RR-1.09.141: votes are bought for a vote that is cast; who abstains buys none."""
    sheet: Sheet = {
        name: (cast("Voice", voice), cast("int", parts[name + BOUGHT]))
        for name, voice in parts.items()
        if not name.endswith(BOUGHT)
    }
    for name, (voice, bought) in sheet.items():
        if voice == "abstain" and bought:
            raise IllegalAnswer("senate.bought-nothing", senator=name, clause=g.law.clauses["senate.bought-nothing"])
    return sheet


def hand_in(g: Republic, motion: Motion, seat: Seat, sheet: Sheet) -> None:
    """A sheet lies sealed until its faction is called."""
    voices = {name: voice for name, (voice, _) in sheet.items()}
    bought = {name + BOUGHT: talents for name, (_, talents) in sheet.items()}
    motion.sealed[seat] = {**voices, **bought}
    g.tell(SheetHandedIn(motion.number, seat), to=[seat])


def declare_due(g: Republic, motion: Motion) -> None:
    """RC-9.0.9, RR-1.09.14: the sheets of those who are called are declared, one after the other."""
    for seat in ready(g, motion):
        raw = motion.sealed.pop(seat)
        with suppress(IllegalAnswer):  # a Senator has died or lost his money since: his faction is asked again
            declare(g, motion, seat, sheet_of(g, motion, seat).read(raw))


def declare(g: Republic, motion: Motion, seat: Seat, sheet: Sheet) -> None:
    """RC-9.0.9, 9.0.10, RR-1.09.142: the votes are final; what is bought is paid to the bank."""
    about = business(g, motion.proposal.kind)
    motion.votes[seat] = {}
    for name, (voice, bought) in sheet.items():
        senator = g.senators[name]
        spend(g, senator, bought)
        motion.votes[seat][name] = Cast(voice=voice, votes=strength(g, motion, senator), bought=bought)
    g.tell(declared(motion, seat))
    about.voted(g, motion.proposal, {name: voice for name, (voice, _) in sheet.items()})


def strength(g: Republic, motion: Motion, senator: Senator) -> int:
    """RC-9.0.10, RR-1.09.141: his ORA, and what the law adds to it."""
    return senator.oratory + g.law.more_votes(g, motion, senator)


def declared(motion: Motion, seat: Seat) -> VotesDeclared:
    """What is told of the votes of a faction."""
    sheet = motion.votes[seat]
    voices = {name: one.voice for name, one in sheet.items()}
    weights = {name: one.weight for name, one in sheet.items()}
    purchases = {name: one.bought for name, one in sheet.items() if one.bought}
    return VotesDeclared(motion.number, seat, voices, weights, sum(purchases.values()), purchases)


def forget_sheets(g: Republic, seat: Seat) -> None:
    """RC-9.0.9, RR-0.6.8: for this seat the sheets of others that are not declared yet might be any."""
    for motion in [*g.senate.suspended, *([g.senate.motion] if g.senate.motion else [])]:
        motion.sealed = {one: sheet for one, sheet in motion.sealed.items() if one == seat}


# Calling


def calling(g: Republic, motion: Motion | None) -> list[Interrupt[Seat]]:
    """RC-9.0.9, RC-DP65, RR-DP30: the presiding magistrate's player may call another faction than the next in order."""
    first = presiding(g)
    if motion is None or first is None or first.faction is None or g.ballots != "ordered":
        return []
    others: dict[str, Seat] = {seat: seat for seat in waiting(g, motion)[1:]}
    about = {"motion": motion.number}
    decision = Decision("senate.call", first.faction, OneOf(others), *g.law.cites["senate.call"], about, awaited=False)
    return [Interrupt(decision, partial(call, g, motion))] if others else []


async def call(g: Republic, motion: Motion, seat: Seat) -> None:
    """RC-9.0.9, RR-1.09.14: this faction votes next; RC-9.8.6, RR-1.09.74: who must appeal then does so first."""
    motion.called = seat
    g.tell(Called(seat))
    if g.since("called.appeals"):  # before 2026-11-24 it voted, and might appeal or not
        await business(g, motion.proposal.kind).called(g, motion, motion.proposal)

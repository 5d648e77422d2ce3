"""Composing a programme: motions are added, changed, moved and left out, each by the form it is proposed with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.republic.law import customs_of
from bot.fronts.republic.senate.forces import FORCES, drafted, filled_in, offer_at, order_form
from bot.fronts.republic.senate.within import ONE, beneath, customs_in, fields_of, kept, nth, numbers, prepared
from bot.fronts.republic.senate.words import proposed
from bot.surface.kit.address import Address
from bot.surface.kit.answers import blank
from bot.surface.kit.forms import PANELS, Form, form, pages, read
from bot.surface.kit.forms import at as picked
from bot.surface.kit.look import Look
from bot.surface.kit.present import above, asked
from bot.surface.kit.widgets import place
from bot.surface.press.decide import find
from bot.surface.press.items import Press, show
from games.kernel import IllegalAnswer, Posted, Raw
from games.republic.ahead.senate.agenda import PROGRAMME, Fate
from games.republic.ahead.senate.programme import DRAFT, MOTIONS, PROPOSALS
from games.republic.ahead.senate.terms import Item

Motion = list[dict[str, Any]]
EMPTY: Final[Mapping[str, Raw]] = {FORCES: {"movements": []}}
"""Where a motion begins whose terms are no record of fields."""


# The motions of a draft


def flat(motions: Sequence[Motion]) -> list[tuple[int, int]]:
    """All proposals in order: of which motion, and which of its fallbacks."""
    return [(which, fallback) for which, motion in enumerate(motions) for fallback in range(len(motion))]


def item_at(motions: Sequence[Motion], n: int) -> dict[str, Any]:
    """One of them. IllegalAnswer: there are not so many."""
    which, fallback = nth(flat(motions), n)
    return motions[which][fallback]


def full(motions: Sequence[Motion], where: str) -> bool:
    """RC-9.0.2: whether no motion (or, behind one, no fallback) can be added."""
    return len(flat(motions)) >= PROPOSALS or (not where and len(motions) >= MOTIONS)


def added(motions: Sequence[Motion], where: str, item: dict[str, Any]) -> tuple[list[Motion], int]:
    """With a motion more, or a fallback behind the motion that is named; and where that stands."""
    if not where:
        return [*motions, [item]], len(flat(motions))
    which = place(where)
    nth(motions, which)
    more = [[*motion, item] if n == which else motion for n, motion in enumerate(motions)]
    return more, flat(more).index((which, len(more[which]) - 1))


def with_terms(motions: Sequence[Motion], n: int, terms: Raw) -> list[Motion]:
    """With other terms of a proposal."""
    at = nth(flat(motions), n)
    return [
        [{**item, "terms": terms} if (which, fallback) == at else item for fallback, item in enumerate(motion)]
        for which, motion in enumerate(motions)
    ]


def without(motions: Sequence[Motion], n: int) -> list[Motion]:
    """Without a fallback; without a motion and what stands in its place."""
    which, fallback = nth(flat(motions), n)
    if not fallback:
        return [*motions[:which], *motions[which + 1 :]]
    shorter = [*motions[which][:fallback], *motions[which][fallback + 1 :]]
    return [*motions[:which], shorter, *motions[which + 1 :]]


def earlier(motions: Sequence[Motion], n: int) -> tuple[list[Motion], int]:
    """A fallback before the one before it, a motion with its fallbacks before the one before it; and where it is."""
    which, fallback = nth(flat(motions), n)
    moved: list[Motion] = [list(motion) for motion in motions]
    if fallback:
        moved[which].insert(fallback - 1, moved[which].pop(fallback))
        return moved, n - 1
    to = max(0, which - 1)
    moved.insert(to, moved.pop(which))
    return moved, flat(moved).index((to, 0))


# What may be proposed


def kinds_of(posted: Posted) -> list[str]:
    """RC-9.0.7: the kinds of motions that this programme may have."""
    return list(fields_of(posted)["motions"].asked)


def fate_of(posted: Posted, item: Mapping[str, Any]) -> Fate | None:
    """RC-9.0.11: what became of a proposal; None: it has not been put yet."""
    found: Mapping[str, Fate] = fields_of(posted)["motions"].done
    return found.get(Item(item["kind"], item["terms"]).mark)


def already_put(posted: Posted, motions: Sequence[Motion]) -> list[Motion]:
    """The motions that cannot be taken back any more: of which something has been put."""
    last = max((n for n, one in enumerate(motions, 1) if any(fate_of(posted, item) for item in one)), default=0)
    return list(motions[:last])


def proposal_of(posted: Posted, kind: str) -> Posted:
    """The proposal as it would be made by itself. IllegalAnswer: it cannot stand on this programme."""
    if kind not in kinds_of(posted):
        raise IllegalAnswer("senate.not-now", clause=customs_in(posted).clauses["proposal"])
    return beneath(posted, fields_of(posted)["motions"].asked[kind])


def spelled(voice: Voice, item: Mapping[str, Any]) -> str:
    """A proposal in words; nothing, as long as nothing is said of it."""
    return proposed(voice, item["kind"], shown_by(voice.words.game, item)) or voice.say("programme-nothing")


def shown_by(game: str, item: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-9.0.7, RR-1.09.13: the terms of a proposal as all see them."""
    return customs_of(game).shown(item["kind"], item["terms"])


def by_form(posted: Posted, voice: Voice) -> bool:
    """Whether a form asks it; else it has only one way, or widgets of its own."""
    return posted.decision.kind not in PANELS.of(voice.words.game) and pages(posted.decision, voice) > 0


def motion_form(look: Look, posted: Posted, to: Address, terms: Raw, page: int = 0) -> Form:
    """A page of the form of a proposal, handed in for the programme."""
    made = form(posted, look.game.id, look.voice, terms, page, asked(posted, look).notes)
    return replace(above(asked(posted, look), look, made), to=to)


def motions_in(posted: Posted, draft: Raw) -> list[Motion]:
    """The motions as they are prepared."""
    found: list[Motion] = prepared(posted, draft)["motions"]
    return found


# Presses


def to_press(press: Press, act: str, arg: str) -> Address:
    """Where a form of this question leads."""
    return Address(press.to.game, press.to.ref, press.to.rev, act, arg)


async def composing(press: Press) -> tuple[Posted, list[Motion]]:
    """The programme a press is about, and its motions."""
    seen, posted = await find(press, PROGRAMME, DRAFT)
    return posted, motions_in(posted, seen.drafts.get(posted.ref))


async def put(press: Press, posted: Posted, motions: Sequence[Motion], page: int = 0) -> None:
    """The draft is kept with these motions, and shown."""
    whole = prepared(posted, (await press.own()).drafts.get(posted.ref))
    await kept(press, posted, {**whole, "motions": motions}, page)


async def add(press: Press) -> None:
    """A motion more, or a fallback: what shall be proposed?"""
    posted, motions = await composing(press)
    look, (where, _, again) = await press.own(), press.to.arg.partition(".")
    kind = again or picked(kinds_of(posted), next(iter(press.values), ""))
    one = proposal_of(posted, kind)
    if by_form(one, look.voice):
        to = to_press(press, "motionadd", f"{where}.{kind}")
        await press.reply.ask(motion_form(look, one, to, blank(one.decision.choice)))
        return
    terms = EMPTY.get(one.decision.kind) or blank(one.decision.choice)
    more, n = added(motions, where, {"kind": kind, "terms": terms})
    await put(press, posted, more, ONE + n)


async def add_filled(press: Press) -> None:
    """Its form is handed in; if it has more pages they stand on the card of the motion."""
    posted, motions = await composing(press)
    voice = (await press.own()).voice
    where, _, kind = press.to.arg.partition(".")
    one = proposal_of(posted, kind)
    terms = read(one, voice, press.entered, blank(one.decision.choice), 0)
    more, n = added(motions, where, {"kind": kind, "terms": terms})
    await put(press, posted, more, ONE + n if pages(one.decision, voice) > 1 else 0)


async def choose(press: Press) -> None:
    """A motion by itself."""
    _, posted = await find(press, PROGRAMME, DRAFT)
    await show(press, page=ONE + place(next(iter(press.values), "")), only=posted.ref)


async def change(press: Press) -> None:
    """A page of the form of a motion."""
    posted, motions = await composing(press)
    n, page = numbers(press)
    item = item_at(motions, n)
    to = to_press(press, "motionform", press.to.arg)
    await press.reply.ask(motion_form(await press.own(), proposal_of(posted, item["kind"]), to, item["terms"], page))


async def changed(press: Press) -> None:
    """The page is handed in."""
    posted, motions = await composing(press)
    n, page = numbers(press)
    item = item_at(motions, n)
    terms = read(proposal_of(posted, item["kind"]), (await press.own()).voice, press.entered, item["terms"], page)
    await put(press, posted, with_terms(motions, n, terms), ONE + n)


async def leave_out(press: Press) -> None:
    """A motion less, or a fallback."""
    posted, motions = await composing(press)
    await put(press, posted, without(motions, place(press.to.arg)))


async def move(press: Press) -> None:
    """One place earlier."""
    posted, motions = await composing(press)
    moved, n = earlier(motions, place(press.to.arg))
    await put(press, posted, moved, ONE + n)


# RC-9.6: forces, one order after the other


async def order(press: Press) -> None:
    """An order was chosen: who and what?"""
    posted, motions = await composing(press)
    n, start = numbers(press)
    one = proposal_of(posted, item_at(motions, n)["kind"])
    which = place(next(iter(press.values), str(start)))
    to = to_press(press, "motionorder", f"{n}.{which}")
    await press.reply.ask(order_form(await press.own(), one, which, to))


async def ordered(press: Press) -> None:
    """It joins the others."""
    posted, motions = await composing(press)
    n, which = numbers(press)
    item = item_at(motions, n)
    one = filled_in((await press.own()).voice, offer_at(proposal_of(posted, item["kind"]), which), press)
    await put(press, posted, with_terms(motions, n, orders(item, [one])), ONE + n)


async def unordered(press: Press) -> None:
    """The last order is taken out again."""
    posted, motions = await composing(press)
    n = place(press.to.arg)
    item = item_at(motions, n)
    await put(press, posted, with_terms(motions, n, orders(item)), ONE + n)


def orders(item: Mapping[str, Any], more: Sequence[Raw] = ()) -> Raw:
    """The orders of a motion with one more; or without the last."""
    now = drafted(item["terms"])
    return {"movements": [*now, *more] if more else now[:-1]}


ACTS: Final = {
    "motionadd": add,
    "motionpick": choose,
    "motionform": change,
    "motionout": leave_out,
    "motionup": move,
    "motionorder": order,
    "motionunorder": unordered,
}
TAKES: Final = {"motionadd": add_filled, "motionform": changed, "motionorder": ordered}

"""How a programme and a docket are said by pressing: one press where they are as proposed, else part by part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.fronts.republic.senate.composing import already_put, by_form, flat, kinds_of, motion_form, proposal_of
from bot.fronts.republic.senate.dockets import (
    BUYING,
    DOCKET,
    MORE,
    bare,
    chosen,
    givens,
    motions_on,
    options_of,
    sheet_fields,
    votes_form,
    ways_to,
)
from bot.fronts.republic.senate.forces import FORCES, drafted, offers
from bot.fronts.republic.senate.programmes import DRAFT, PROGRAMME, VOTES
from bot.fronts.republic.senate.programmes import votes_form as own_votes_form
from bot.fronts.republic.senate.within import PAGE, asides, prepared
from bot.fronts.republic.senate.words import sort_name
from bot.surface.kit.address import Address
from bot.surface.kit.answers import part
from bot.surface.kit.forms import Form, pages
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import proposed
from bot.surface.press.steps import Choose, Fill, Push, Save, Step
from games.kernel import Posted, Raw

Written = Mapping[str, Any]


def entered(form: Form) -> Fill:
    """A form handed in as it is filled in."""
    said: dict[str, Any] = {one.name: one.value for one in form.inputs if one.kind == "text"}
    for one in form.inputs:
        if one.kind != "text":
            ticked = [item.value for item in one.items if item.chosen]
            said[one.name] = ticked[0] if one.kind == "radio" and ticked else ticked
    return Fill(said)


def as_proposed(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """One press, if it says what the card proposes."""
    taken = raw == posted.proposal and posted.ref not in look.drafts
    return [Push(posted.ref, "keep", proposed(posted))] if taken else []


# A docket


def docket(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """A menu each; what is more behind `More…`."""
    return as_proposed(look, posted, raw) or [*answering(look, posted, raw), Save()]


def answering(look: Look, posted: Posted, raw: Written) -> Iterator[Step]:
    """What is to be said otherwise than it is prepared: one motion after the other, then what stands beside them."""
    motions, page = motions_on(posted), 0
    before = prepared(posted, look.drafts.get(posted.ref))
    for n, motion in enumerate(motions):
        if raw["sheets"][motion.name] == before["sheets"][motion.name]:
            continue
        if n // PAGE != page:
            page = n // PAGE
            yield Push(posted.ref, "page", str(page))
        yield from sheet(look, posted, n, raw["sheets"][motion.name], before["sheets"][motion.name])
    yield from beside(posted, raw, len(motions), page, before)


def sheet(look: Look, posted: Posted, n: int, said: Written, before: Written) -> Iterator[Step]:
    """A voice or a veto by the menu; exceptions and money by the form it opens; else by the card of the motion."""
    fields = sheet_fields(posted, n)
    ways, blank = ways_to(fields), bare(fields)
    able = [way for way in ways if way not in (BUYING, MORE)]
    plain = next((way for way in able if said == {**blank, **chosen(way, fields)}), None)
    by_form = all(said[name] == before[name] for name in ("veto", "given", "fate", "other") if name in fields)
    way = plain or (BUYING if by_form else MORE)
    yield Choose(posted.ref, "docketsays", str(ways.index(way)), str(n))
    if way == BUYING:
        yield entered(votes_form(look, posted, n, said))
    if way == MORE:
        yield from in_full(look, posted, n, said)
        yield Push(posted.ref, "page", str(n // PAGE))


def in_full(look: Look, posted: Posted, n: int, said: Written) -> Iterator[Step]:
    """All that the card of a motion asks."""
    yield Push(posted.ref, "docketmore", str(n))
    yield entered(votes_form(look, posted, n, said))
    if "veto" in sheet_fields(posted, n):
        yield Choose(posted.ref, "docketveto", str(options_of(posted, n, "veto").index(said["veto"])), str(n))
    able = givens(posted, n)
    if len(able) > 1:
        given = (said["given"], said["fate"]) if said["given"] != "none" else able[0]
        yield Choose(posted.ref, "docketgiven", str(able.index(given)), str(n))
        yield Choose(posted.ref, "docketother", str(options_of(posted, n, "other").index(said["other"])), str(n))


def beside(posted: Posted, raw: Raw, first: int, page: int, before: Raw = None) -> Iterator[Step]:
    """Who is Home Suffete, consents and the like, but for what is said so before; so many menus stand before theirs."""
    for n, (path, able) in enumerate(asides(posted)):
        if before is not None and part(raw, path) == part(before, path):
            continue
        if (first + n) // PAGE != page:
            page = (first + n) // PAGE
            yield Push(posted.ref, "page", str(page))
        yield Choose(posted.ref, "aside", str(able.index(part(raw, path))), f"{n}.{page}")


# A programme


def programme(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """Motion by motion, from none; then what stands beside them."""
    return as_proposed(look, posted, raw) or [*composed(look, posted, raw), Save()]


def composed(look: Look, posted: Posted, raw: Written) -> Iterator[Step]:
    """All of it, by its widgets."""
    yield Push(posted.ref, "byhand", "")
    put = already_put(posted, posted.proposal["motions"])
    before = len(flat(put))
    for which, motion in enumerate(raw["motions"][len(put) :], len(put)):
        for fallback, item in enumerate(motion):
            if fallback:
                yield Choose(posted.ref, "motionpick", str(before + fallback - 1))
            yield from adding(look, posted, item, str(which) if fallback else "", before + fallback)
        before += len(motion)
    yield Push(posted.ref, "atend", raw["end"])
    yield from beside(posted, raw, 1 + bool(raw["motions"]), 0)
    yield from own(look, posted, raw["votes"])


def adding(look: Look, posted: Posted, item: Written, where: str, n: int) -> Iterator[Step]:
    """A motion, order by order, by the form it is proposed with, or with the menu alone; `n`: where it will stand."""
    one = proposal_of(posted, item["kind"])
    yield Choose(posted.ref, "motionadd", str(kinds_of(posted).index(item["kind"])), where)
    if by_form(one, look.voice):
        yield from by_pages(look, posted, one, item["terms"], n)
        return
    if one.decision.kind == FORCES:
        yield from orders(look, posted, one, drafted(item["terms"]))
    yield Push(posted.ref, "page", "0")


def by_pages(look: Look, posted: Posted, one: Posted, terms: Raw, n: int) -> Iterator[Step]:
    """The pages of its form, one after the other."""
    to = Address(look.game.id, posted.ref, posted.rev, "motionadd")
    count = pages(one.decision, look.voice)
    for page in range(count):
        if page:
            yield Push(posted.ref, "motionform", f"{n}.{page}")
        yield entered(motion_form(look, one, to, terms, page))
    if count > 1:
        yield Push(posted.ref, "page", "0")


def orders(look: Look, posted: Posted, one: Posted, movements: Sequence[Any]) -> Iterator[Step]:
    """RC-9.6: one order after the other."""
    for order in movements:
        which, fill = order_entered(look, one, order)
        yield Choose(posted.ref, "motionorder", str(which))
        yield fill


def order_entered(look: Look, one: Posted, order: Written) -> tuple[int, Fill]:
    """Which order it is, and its form as it is filled in."""
    able = offers(one)
    which = [(offer.order, offer.at) for offer in able].index((order["order"], order["at"]))
    places = [str(list(able[which].commanders).index(name)) for name in order["commanders"]]
    legions = [f"{sort_name(look.voice, sort)} {count}" for sort, count in order["legions"].items() if count]
    return which, Fill({"commanders": places, "legions": "\n".join(legions), "fleets": str(order["fleets"])})


def own(look: Look, posted: Posted, votes: Written) -> Iterator[Step]:
    """His own votes, by the form."""
    yield Push(posted.ref, "page", str(VOTES))
    yield Push(posted.ref, "ownvotes", "")
    yield entered(own_votes_form(look, posted, votes))
    yield Push(posted.ref, "page", "0")


STEPS: Final = {PROGRAMME: programme, DRAFT: programme, DOCKET: docket}

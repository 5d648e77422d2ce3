"""The programme of who presides: its motions in words; taken with one press, or composed over several.

What is composed is the draft of the question, so that it outlives every press: a motion that is not complete yet, or
not legal, stands in it and the card says why; only the whole is announced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice, clip
from bot.fronts.republic.senate.composing import (
    Motion,
    already_put,
    by_form,
    composing,
    fate_of,
    flat,
    full,
    item_at,
    kinds_of,
    proposal_of,
    spelled,
)
from bot.fronts.republic.senate.forces import FORCES, drafted, menus
from bot.fronts.republic.senate.sheets import SHEETS, affordable, form_read, sheet_form, tell_sheet
from bot.fronts.republic.senate.within import (
    ONE,
    aside_menus,
    fields_of,
    here,
    kept,
    listed,
    prepared,
    turning,
    within,
)
from bot.fronts.republic.senate.words import below
from bot.surface.kit.address import Address
from bot.surface.kit.explain import reason
from bot.surface.kit.forms import TITLE, Form, pages
from bot.surface.kit.forms import at as picked
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Menu, Panel, button, buttons, words
from bot.surface.kit.present import question
from bot.surface.kit.widgets import Asked, taking
from bot.surface.press.decide import find, keep, own_card
from bot.surface.press.items import Press, show
from games.kernel import Posted, Raw
from games.kernel.choice import is_dict

PROGRAMME: Final = "senate.programme"
DRAFT: Final = "senate.draft"
VOTES: Final = 200  # the page of his own votes
LINE, WHOLE, BRIEF = 160, 1500, 350


# In words


def tell_programme(voice: Voice, raw: Raw) -> str:
    """The motions, and how many others stand in the place of each; what then; what else was said."""
    if not is_dict(raw):
        return voice.say("answer-none")
    heads = [voice.say("programme-head", what=spelled(voice, one[0]), others=len(one) - 1) for one in raw["motions"]]
    votes = raw["votes"]
    plain = votes["voice"] == "for" and not any(votes[name] for name in ("but", "bought", "most"))
    own = [] if plain else [voice.say("programme-own", sheet=tell_sheet(voice, votes))]
    return "; ".join([*heads, voice.within(PROGRAMME, raw["end"]), *own])


def tell_draft(voice: Voice, raw: Raw) -> str:
    """A draft in a line; without a motion it is none."""
    return tell_programme(voice, raw) if raw["motions"] else voice.nothing(DRAFT)


def head(one: Asked, look: Look) -> Panel:
    """The question, and what one press would announce, in a line or two."""
    tell = tell_draft if one.decision.kind == DRAFT else tell_programme
    return question(one, look, tell=lambda raw: clip(tell(look.voice, raw), BRIEF))


def motion_lines(one: Asked, voice: Voice, motions: Sequence[Motion]) -> list[str]:
    """The motions and their fallbacks in words."""
    places = [place_name(*where) for where in flat(motions)]
    return [below(place, motion_line(one, voice, motions, n, LINE)) for n, place in enumerate(places)]


def motion_line(one: Asked, voice: Voice, motions: Sequence[Motion], n: int, most: int) -> str:
    """A proposal, and what has become of it."""
    item, place = item_at(motions, n), place_name(*flat(motions)[n])
    what, fate = clip(spelled(voice, item), most), fate_of(one.posted, item)
    if fate:
        return voice.say("programme-put", place=place, what=what, fate=fate)
    return voice.say("programme-line", place=place, what=what)


def place_name(which: int, fallback: int) -> str:
    """A place as the dockets call it: "2", "2.1"."""
    return f"{which + 1}.{fallback}" if fallback else str(which + 1)


def hindrance(one: Asked, look: Look, raw: Raw) -> str:
    """Why it cannot be announced as it stands."""
    try:
        one.decision.choice.read(raw)
    except IllegalAnswer as error:
        return look.voice.say("programme-not-yet", reason=reason(look.voice, error))
    return ""


# The list


def programme_panel(one: Asked, look: Look) -> Panel:
    """All of it, one of its motions, or his own votes on it."""
    raw = prepared(one.posted, one.draft)
    if one.page == VOTES:
        return votes_panel(one, look, raw["votes"])
    if one.page - ONE in range(len(flat(raw["motions"]))):
        return motion_panel(one, look, raw, one.page - ONE)
    return list_panel(one, look, raw)


def list_panel(one: Asked, look: Look, raw: Mapping[str, Any]) -> Panel:
    """The motions in words; announced with one press, composed by menus, or proposed one by one."""
    own = [*adding(one, look, raw["motions"], ""), *choosing(one, look, raw["motions"])]
    found = [*own, *aside_menus(one, look, raw, len(own))]
    shown = here(one, len(found))
    lines = words(*motion_lines(one, look.voice, raw["motions"]), hindrance(one, look, raw))
    rows = buttons(*announcing(one, look), *turning(one, look, shown, len(found))) + buttons(*ends(one, look, raw))
    return head(one, look) + lines + rows + Panel(tuple(found[n] for n in shown))


def announcing(one: Asked, look: Look) -> list[Button]:
    """What is prepared; nothing, to propose one by one; his own votes. Of a draft: or to be asked then."""
    say = look.voice.say
    own = button(say("button-own"), one.to("page", VOTES))
    if one.decision.kind == DRAFT:
        return [*taking(one), button(say("button-anew"), one.to("byhand")), own]
    label = say("button-save") if one.draft is not None else look.voice.as_prepared(PROGRAMME)
    return [
        button(label, one.to("keep", one.proposed), "primary"),
        button(say("button-by-hand"), one.to("byhand")),
        own,
    ]


def ends(one: Asked, look: Look, raw: Mapping[str, Any]) -> list[Button]:
    """What is done when all has been voted on."""
    able = fields_of(one.posted)["end"].options
    return [
        button(look.voice.option(PROGRAMME, end), one.to("atend", end), "primary" if end == raw["end"] else "secondary")
        for end in able
    ]


def adding(one: Asked, look: Look, motions: Sequence[Motion], where: str) -> list[Menu]:
    """The kinds of motions that may be added, at the end or behind one."""
    kinds = kinds_of(one.posted)
    if not kinds or full(motions, where):
        return []
    names = [look.voice.ask_label(f"senate.{kind}", {"forced": 0}) for kind in kinds]
    prompt = look.voice.say("menu-fallback" if where else "menu-add-motion")
    return [Menu(one.to("motionadd", where), listed(names), prompt)]


def choosing(one: Asked, look: Look, motions: Sequence[Motion]) -> list[Menu]:
    """The motions, to be changed one by one."""
    lines = [motion_line(one, look.voice, motions, n, LINE) for n in range(len(flat(motions)))]
    return [Menu(one.to("motionpick"), listed(lines), look.voice.say("menu-change-motion"))] if lines else []


async def by_hand(press: Press) -> None:
    """No programme: he proposes one thing after the other; RC-9.0.6: what has been put stays."""
    posted, motions = await composing(press)
    await with_parts(press, {"motions": already_put(posted, motions), "end": "ask"})


async def at_end(press: Press) -> None:
    """What is to be done when all has been voted on."""
    await with_parts(press, {"end": press.to.arg})


async def with_parts(press: Press, parts: Mapping[str, Raw]) -> None:
    """The draft with other parts."""
    seen, posted = await find(press, PROGRAMME, DRAFT)
    await kept(press, posted, {**prepared(posted, seen.drafts.get(posted.ref)), **parts})


# One motion


def motion_panel(one: Asked, look: Look, raw: Mapping[str, Any], n: int) -> Panel:
    """A proposal in full: its form, its place, and what is proposed if it fails."""
    motions = raw["motions"]
    item, (which, _) = item_at(motions, n), flat(motions)[n]
    lines = words(motion_line(one, look.voice, motions, n, WHOLE), hindrance(one, look, raw))
    back, fallbacks = button(look.voice.say("button-back"), one.to("page", 0)), adding(one, look, motions, str(which))
    if fate_of(one.posted, item):
        return lines + buttons(back) + Panel(tuple(fallbacks))
    rows = buttons(*placing(one, look, n), back) + changing(one, look, item, n)
    return lines + rows + Panel(tuple(fallbacks))


def placing(one: Asked, look: Look, n: int) -> list[Button]:
    """Earlier, and away."""
    first = [button(look.voice.say("button-earlier"), one.to("motionup", n))] if n else []
    return [*first, button(look.voice.say("button-leave-out"), one.to("motionout", n))]


def changing(one: Asked, look: Look, item: Mapping[str, Any], n: int) -> Panel:
    """The widgets with which such a proposal is made; none if it cannot be made any more, or has only one way."""
    if item["kind"] not in kinds_of(one.posted):
        return Panel()
    posted = proposal_of(one.posted, item["kind"])
    if posted.decision.kind == FORCES:
        return ordering(one, look, posted, item, n)
    if not by_form(posted, look.voice):
        return Panel()
    count, say = pages(posted.decision, look.voice), look.voice.say
    labels = [say("button-page", page=m + 1) for m in range(count)] if count > 1 else [say("button-change")]
    return buttons(*(button(label, one.to("motionform", f"{n}.{m}")) for m, label in enumerate(labels)))


def ordering(one: Asked, look: Look, posted: Posted, item: Mapping[str, Any], n: int) -> Panel:
    """RC-9.6: a menu of further orders, and the way to take back the last."""
    orders = drafted(item["terms"])
    last = [button(look.voice.say("button-unorder"), one.to("motionunorder", n))] if orders else []
    able = menus(look, posted, lambda start: one.to("motionorder", f"{n}.{start}"), more=bool(orders))
    return buttons(*last) + able


# His own votes


def own_sheet(posted: Posted) -> Posted:
    """RC-9.0.9: how his faction votes, as if that were asked by itself."""
    return within(posted, SHEETS, fields_of(posted)["votes"], motion="")


def votes_panel(one: Asked, look: Look, sheet: Mapping[str, Any]) -> Panel:
    """A voice for all motions; the rest by a form."""
    say, able = look.voice.say, list(fields_of(own_sheet(one.posted))["voice"].options)
    voices = [
        button(
            look.voice.option(SHEETS, side), one.to("ownvoice", n), "primary" if side == sheet["voice"] else "secondary"
        )
        for n, side in enumerate(able)
    ]
    more = [button(say("button-votes"), one.to("ownvotes")), button(say("button-back"), one.to("page", 0))]
    label = look.voice.ask_label(one.decision.kind, one.decision.about)
    line = say("programme-own-page", label=label, sheet=tell_sheet(look.voice, sheet))
    return words(line) + buttons(*voices) + buttons(*more)


async def voiced(press: Press) -> None:
    """All his Senators vote so; who votes otherwise, and what is bought, is said anew."""
    _, posted = await find(press, PROGRAMME, DRAFT)
    able = list(fields_of(own_sheet(posted))["voice"].options)
    await voting(press, posted, {**posted.decision.lapse["votes"], "voice": picked(able, press.to.arg)})


async def more(press: Press) -> None:
    """Who votes otherwise, and what is bought, is asked by a form."""
    seen, posted = await find(press, PROGRAMME, DRAFT)
    sheet = prepared(posted, seen.drafts.get(posted.ref))["votes"]
    await press.reply.ask(votes_form(await press.own(), posted, sheet))


def votes_form(look: Look, posted: Posted, sheet: Mapping[str, Any]) -> Form:
    """The form of a sheet, handed in for all motions."""
    to = Address(look.game.id, posted.ref, posted.rev, "ownvotes")
    made = sheet_form(own_sheet(posted), to, look.voice, sheet)
    return replace(made, title=clip(look.voice.say("button-own").removesuffix("…"), TITLE))


async def filled(press: Press) -> None:
    """What the form says."""
    _, posted = await find(press, PROGRAMME, DRAFT)
    await voting(press, posted, form_read(own_sheet(posted), (await press.own()).voice, press.entered))


async def voting(press: Press, posted: Posted, parts: Mapping[str, Raw]) -> None:
    """The draft is kept with these votes, and shown. IllegalAnswer: they cannot be; they are kept anyway."""
    async with own_card(press, posted.decision.seat):
        look = await press.own()
        raw = prepared(posted, look.drafts.get(posted.ref))
        sheet = {**raw["votes"], **parts}
        await keep(press, posted, {**raw, "votes": sheet})
        affordable(look, own_sheet(posted), sheet)
        own_sheet(posted).decision.choice.read(sheet)
        await show(press, page=VOTES, only=posted.ref)

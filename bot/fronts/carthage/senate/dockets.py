"""The programme of who presides, and the docket of all others: motions in words, one menu each, one press for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.carthage.senate.sheets import changed
from bot.fronts.carthage.senate.words import proposed
from bot.surface.kit.forms import at as picked
from bot.surface.kit.look import Look
from bot.surface.kit.panel import OPTION, Button, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.present import question
from bot.surface.kit.widgets import Asked, taking
from bot.surface.press.decide import find
from bot.surface.press.items import Press
from games.carthage.ahead.senate.agenda import places
from games.kernel import Posted, Raw
from games.kernel.choice import is_dict

PROGRAMME: Final = "senate.programme"
DOCKET: Final = "senate.docket"
PAGE: Final = 6
VETOES: Final = ("carried", "now")


# The programme


def programme_panel(one: Asked, look: Look) -> Panel:
    """What is prepared, motion by motion; announced with one press, shortened by a menu, or all proposed by hand."""
    say, shown = look.voice.say, one.shown
    lines = motions_in(look.voice, shown) if is_dict(shown) else []
    if "motions" not in fields_of(one.posted):
        return question(one, look) + words(*lines)
    label = say("button-save") if one.draft is not None else look.voice.as_prepared(PROGRAMME)
    first = [button(label, one.to("keep", one.proposed), "primary"), button(say("button-by-hand"), one.to("byhand"))]
    left_out = [Menu(one.to("leaveout"), left(look.voice, shown), say("menu-leave-out"))] if lines else []
    ends = [
        button(look.voice.option(PROGRAMME, end), one.to("atend", end)) for end in fields_of(one.posted)["end"].options
    ]
    return (
        question(one, look) + words(*lines) + buttons(*first) + buttons(*ends) + Panel((*left_out, *offices(one, look)))
    )


def offices(one: Asked, look: Look) -> list[Menu]:
    """RC-9.11: who shall be Home Suffete, where a pair is voted on."""
    if one.decision.about.get("part") != "suffetes":
        return []
    options, now = list(fields_of(one.posted)["home"].options), one.shown.get("home")
    items = [
        Item(clip(look.voice.option(DOCKET, name), OPTION), str(n), chosen=name == now)
        for n, name in enumerate(options)
    ]
    return [Menu(one.to("dockethome"), items, look.voice.say("menu-home"))]


async def at_home(press: Press) -> None:
    """Who shall be Home Suffete."""
    _, posted = await find(press)
    options = list(fields_of(posted)["home"].options)
    await changed(press, posted, {"home": picked(options, next(iter(press.values), ""))})


def motions_in(voice: Voice, raw: Mapping[str, Any]) -> list[str]:
    """The motions and their fallbacks in words."""
    return [
        voice.say("programme-line", place=str(place), what=proposed(voice, item.kind, item.terms))
        for place, item in places(raw)
    ]


def left(voice: Voice, raw: Mapping[str, Any]) -> list[Item]:
    """The motions that could be left out."""
    heads = [(place, item) for place, item in places(raw) if not place.fallback]
    return [
        Item(clip(f"{place} {proposed(voice, item.kind, item.terms)}", OPTION), str(place.motion - 1))
        for place, item in heads
    ]


def tell_programme(voice: Voice, raw: Raw) -> str:
    """A programme in a line."""
    if not is_dict(raw):
        return voice.say("answer-none")
    heads = [proposed(voice, item.kind, item.terms) for place, item in places(raw) if not place.fallback]
    return "; ".join([*heads, voice.option(PROGRAMME, raw["end"])])


async def by_hand(press: Press) -> None:
    """No programme: he proposes one thing after the other."""
    _, posted = await find(press)
    await changed(press, posted, {"motions": [], "end": "ask"})


async def at_end(press: Press) -> None:
    """What is to be done when all has been voted on."""
    _, posted = await find(press)
    await changed(press, posted, {"end": press.to.arg})


async def leave_out(press: Press) -> None:
    """A motion less."""
    _, posted = await find(press)
    raw = await prepared(press, posted)
    number = int(picked([str(n) for n in range(len(raw["motions"]))], next(iter(press.values), "")))
    await changed(press, posted, {"motions": [one for n, one in enumerate(raw["motions"]) if n != number]})


async def prepared(press: Press, posted: Posted) -> dict[str, Any]:
    """What the card shows."""
    found: dict[str, Any] = (await press.own()).drafts.get(posted.ref) or posted.proposal
    return found


def fields_of(posted: Posted) -> Mapping[str, Any]:
    """The fields of a question."""
    found: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    return found


# The docket


def docket_panel(one: Asked, look: Look) -> Panel:
    """All motions in words, six menus a page; what is prepared is taken with one press."""
    motions, shown = terms_of(one.posted), one.shown
    lines = [line(look.voice, motion, shown["sheets"][mark]) for mark, motion in motions.items()]
    here = list(motions)[one.page * PAGE : (one.page + 1) * PAGE]
    menus = tuple(menu(one, look, mark, motions[mark]) for mark in here)
    head = [*taking(one), *turning(one, look, len(motions))]
    return question(one, look) + words(*lines) + buttons(*head) + Panel((*menus, *offices(one, look)))


def turning(one: Asked, look: Look, total: int) -> list[Button]:
    """To the other pages."""
    before = [button(look.voice.say("button-back"), one.to("page", one.page - 1))] if one.page else []
    more = (one.page + 1) * PAGE < total
    return [*before, *([button(look.voice.say("button-more"), one.to("page", one.page + 1))] if more else [])]


def terms_of(posted: Posted) -> Mapping[str, Mapping[str, Any]]:
    """The motions that there are sheets for, by their marks: place and terms."""
    form = posted.decision.choice.form()
    return {mark: form["programme"][mark] for mark in form["sheets"]}


def line(voice: Voice, motion: Mapping[str, Any], sheet: Mapping[str, Any]) -> str:
    """A motion, and what is prepared for it."""
    what = proposed(voice, str(motion["terms"]["kind"]), motion["terms"])
    return voice.say("docket-line", place=motion["place"], what=what, how=voice.option(DOCKET, way_of(sheet)))


def way_of(sheet: Mapping[str, Any]) -> str:
    """What a menu shows of a sheet: a veto, or the voice."""
    veto = sheet.get("veto", "never")
    return f"veto-{veto}" if veto != "never" else sheet.get("voice", "never")


def ways_to(fields: Mapping[str, Any]) -> list[str]:
    """All that a menu offers."""
    voices = list(fields["voice"].options) if "voice" in fields else ["never"]
    return [*voices, *(f"veto-{one}" for one in VETOES if "veto" in fields)]


def menu(one: Asked, look: Look, mark: str, motion: Mapping[str, Any]) -> Menu:
    """For, against, ..., or a veto."""
    fields, terms = fields_of(one.posted)["sheets"].fields[mark].fields, motion["terms"]
    now = way_of(one.shown["sheets"][mark])
    items = [
        Item(clip(f"{motion['place']}: {look.voice.option(DOCKET, way)}", OPTION), str(n), chosen=way == now)
        for n, way in enumerate(ways_to(fields))
    ]
    return Menu(one.to("docketsays", mark), items, clip(proposed(look.voice, str(terms["kind"]), terms), OPTION))


async def says(press: Press) -> None:
    """One motion is answered."""
    _, posted = await find(press)
    raw, mark = await prepared(press, posted), press.to.arg
    fields = fields_of(posted)["sheets"].fields[mark].fields
    way = picked(ways_to(fields), next(iter(press.values), ""))
    blank = posted.decision.lapse["sheets"][mark]
    await changed(press, posted, {"sheets": {**raw["sheets"], mark: {**blank, **chosen(way, fields)}}})


def chosen(way: str, fields: Mapping[str, Any]) -> dict[str, str]:
    """A veto goes with votes against."""
    if way.startswith("veto-"):
        return {"veto": way.removeprefix("veto-"), **({"voice": "against"} if "voice" in fields else {})}
    return {"voice": way} if "voice" in fields else {}


def tell_docket(voice: Voice, raw: Raw) -> str:
    """The sheets in a line."""
    if not is_dict(raw):
        return voice.say("answer-none")
    return "; ".join(voice.option(DOCKET, way_of(sheet)) for sheet in raw["sheets"].values())

"""The docket: all motions of a programme in words, a menu each; one press for all.

The menu leads to the form of exceptions and bought votes; behind `More…` of a motion stands all else that can be said
of it: a veto together with that, and on which earlier motion it depends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.republic.senate.sheets import SHEETS, affordable, form_read, sheet_form, tell_sheet
from bot.fronts.republic.senate.within import (
    ONE,
    PAGE,
    aside_menus,
    fields_of,
    here,
    listed,
    nth,
    numbers,
    prepared,
    turning,
    within,
)
from bot.fronts.republic.senate.words import below, proposed
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form
from bot.surface.kit.forms import at as picked
from bot.surface.kit.look import Look
from bot.surface.kit.matters import stakes
from bot.surface.kit.panel import MENU, OPTION, Menu, Panel, button, buttons, words
from bot.surface.kit.present import question
from bot.surface.kit.widgets import Asked, place, taking
from bot.surface.press.decide import find, keep, own_card
from bot.surface.press.items import Press, show
from games.kernel import IllegalAnswer, Posted, Raw
from games.kernel.choice import is_dict
from games.republic.ahead.senate.hold import END, NEVER
from games.republic.ahead.senate.sheet import silent

DOCKET: Final = "senate.docket"
VETOES: Final = ("carried", "now")
BUYING, MORE = "votes", "more"  # not said of a motion: they lead to its form, and to its card
NOTHING: Final[Mapping[str, Raw]] = {**silent("abstain"), "veto": "never", "given": "none"}
FIRST: Final = ("fate", "other")  # of whose options the first says nothing
LINE, SAID, WHOLE, BRIEF = 180, 160, 1500, 350


# In words


@dataclass(frozen=True, slots=True)
class Motion:
    """A proposal of the programme: how its sheet is called, where it stands, whose it is, what it says."""

    name: str
    place: str
    seat: str
    terms: Mapping[str, Any]

    def spelled(self, voice: Voice) -> str:
        """Its words."""
        return proposed(voice, str(self.terms["kind"]), self.terms)


def motions_on(posted: Posted) -> list[Motion]:
    """The motions that sheets are asked for."""
    form = posted.decision.choice.form()
    return [Motion(name, **form["programme"][name]) for name in form["sheets"]]


def places_on(posted: Posted) -> dict[str, str]:
    """Where all motions of the programme stand, by the names of their sheets."""
    return {name: one["place"] for name, one in posted.decision.choice.form()["programme"].items()}


def spoken(voice: Voice, posted: Posted, raw: Raw) -> str:
    """What was said of which motions; then who consents."""
    names = places_on(posted)
    ways: dict[str, list[str]] = {}
    for name, sheet in raw["sheets"].items():
        ways.setdefault(said(voice, sheet, names), []).append(names.get(name, ""))
    votes = [voice.say("docket-said", places=voice.list(filter(None, some)), how=how) for how, some in ways.items()]
    return " · ".join([*votes, *consenting(voice, raw), *pausing(voice, raw, names)]) or homed(voice, raw)


def tell_docket(voice: Voice, raw: Raw) -> str:
    """The same without the programme: of how many motions what was said."""
    if not is_dict(raw):
        return voice.say("answer-none")
    ways = Counter(said(voice, sheet, {}) for sheet in raw["sheets"].values())
    votes = [voice.say("docket-counted", count=count, how=how) for how, count in ways.items()]
    return " · ".join([*votes, *consenting(voice, raw), *pausing(voice, raw, {})]) or homed(voice, raw)


def homed(voice: Voice, raw: Mapping[str, Any]) -> str:
    """RC-9.1, RR-1.09.22: who is Home Suffete or Consul of a pair: all that is asked of who has no votes."""
    return f"{voice.field_label(DOCKET, 'home')}: {voice.option(DOCKET, raw['home'])}"


def consenting(voice: Voice, raw: Mapping[str, Any]) -> list[str]:
    """RC-9.0.14: who consents, who does not."""
    found: dict[str, list[str]] = {}
    for name, one in raw.get("consents", {}).items():
        found.setdefault(one, []).append(voice.name(name))
    return [voice.say("docket-consents", senators=voice.list(who), how=one) for one, who in found.items()]


def pausing(voice: Voice, raw: Mapping[str, Any], places: Mapping[str, str]) -> list[str]:
    """RC-9.0.16: where the Senate is to pause, if anywhere."""
    hold = raw.get("hold", NEVER)
    return [] if hold == NEVER else [voice.say("docket-pause", place="end" if hold == END else places.get(hold, ""))]


def said(voice: Voice, sheet: Mapping[str, Any], places: Mapping[str, str]) -> str:
    """A sheet in words, and on what it depends."""
    what = tell_sheet(voice, sheet) or voice.within(DOCKET, "never")
    given = sheet.get("given", "none")
    if given == "none":
        return what
    other, place_ = voice.within(SHEETS, sheet["other"]), places.get(given, "")
    return voice.say("docket-given", what=what, place=place_, fate=sheet["fate"], other=other)


# The list


def docket_panel(one: Asked, look: Look) -> Panel:
    """The motions six by six, or one of them by itself."""
    motions = motions_on(one.posted)
    if one.page - ONE in range(len(motions)) and "voice" in sheet_fields(one.posted, one.page - ONE):
        return motion_panel(one, look, one.page - ONE)
    raw = prepared(one.posted, one.draft)
    after = {name: look.voice.say("docket-after", place=where) for name, where in places_on(one.posted).items()}
    rest = aside_menus(one, look, raw, len(motions), after)
    menus = [*(menu(one, look, n, raw) for n in range(len(motions))), *rest]
    shown = here(one, len(menus))
    lines = [line(one, look, motion, raw, LINE, SAID) for motion in motions[shown.start : shown.stop]]
    head = [*taking(one), *turning(one, look, shown, len(menus))]
    voting = not motions or any("voice" in sheet_fields(one.posted, n) for n in range(len(motions)))
    alone = () if voting else vetoes_alone(one, look)
    asked = question(one, look, tell=lambda raw: clip(spoken(look.voice, one.posted, raw), BRIEF), asked=alone)
    return asked + words(*lines) + buttons(*head) + Panel(tuple(menus[n] for n in shown))


def vetoes_alone(one: Asked, look: Look) -> tuple[str, str]:
    """RC-9.0.15: what who has no votes is asked: which motions he vetoes."""
    say, about = look.voice.say, one.decision.about
    return say("docket-veto-alone", **about), say("docket-veto-alone-hint")


def line(one: Asked, look: Look, motion: Motion, raw: Mapping[str, Any], *most: int) -> str:
    """A motion, and what is prepared for it; `most`: so many letters of each."""
    how = said(look.voice, raw["sheets"][motion.name], places_on(one.posted))
    what, how = (clip(text, limit) for text, limit in zip((motion.spelled(look.voice), how), most, strict=True))
    return below(motion.place, look.voice.say("docket-line", place=motion.place, what=what, how=how))


def menu(one: Asked, look: Look, n: int, raw: Mapping[str, Any]) -> Menu:
    """For, against, ..., a veto; or more."""
    motion = motions_on(one.posted)[n]
    fields = sheet_fields(one.posted, n)
    ways = ways_to(fields)
    names = [f"{motion.place}: {way_named(look.voice, way, fields)}" for way in ways]
    now = str(ways.index(way)) if (way := way_of(raw["sheets"][motion.name])) in ways else ""
    prompt = clip(f"{motion.place} {motion.spelled(look.voice)}", OPTION)
    return Menu(one.to("docketsays", n), listed(names, chosen=now), prompt)


def way_named(voice: Voice, way: str, fields: Mapping[str, Any]) -> str:
    """A way in words; a veto goes with votes only where there are any."""
    if "voice" in fields or not way.startswith("veto-"):
        return voice.option(DOCKET, way)
    return voice.say("docket-veto", veto=way.removeprefix("veto-"))


def way_of(sheet: Mapping[str, Any]) -> str:
    """What a menu shows of a sheet: a veto, or the voice."""
    veto = sheet.get("veto", "never")
    return f"veto-{veto}" if veto != "never" else sheet.get("voice", "never")


def ways_to(fields: Mapping[str, Any]) -> list[str]:
    """All that a menu offers."""
    voices = list(fields["voice"].options) if "voice" in fields else ["never"]
    return [
        *voices,
        *(f"veto-{one}" for one in VETOES if "veto" in fields),
        *([BUYING, MORE] if "voice" in fields else []),
    ]


def chosen(way: str, fields: Mapping[str, Any]) -> dict[str, str]:
    """A veto goes with votes against."""
    if way.startswith("veto-"):
        return {"veto": way.removeprefix("veto-"), **({"voice": "against"} if "voice" in fields else {})}
    return {"voice": way} if "voice" in fields else {}


async def says(press: Press) -> None:
    """One motion is answered; or its form opens, or its card."""
    _, posted = await find(press, DOCKET)
    n = place(press.to.arg)
    fields = sheet_fields(posted, n)
    match picked(ways_to(fields), next(iter(press.values), "")):
        case "votes":
            await ask_votes(press, posted, n, listed=True)
        case "more":
            await show(press, page=ONE + n, only=posted.ref)
        case way:
            await answered(press, posted, n, {**bare(fields), **chosen(way, fields)}, n // PAGE)


def bare(fields: Mapping[str, Any]) -> dict[str, Raw]:
    """A sheet that says nothing but its voice."""
    options = {name: next(iter(fields[name].options)) for name in FIRST if name in fields}
    return {**options, **{name: one for name, one in NOTHING.items() if name in fields}}


# One motion


def motion_at(posted: Posted, n: int) -> Motion:
    """A motion by its number. IllegalAnswer: there is none."""
    return nth(motions_on(posted), n)


def sheet_at(posted: Posted, n: int) -> Posted:
    """The sheet of one motion as if it were asked by itself."""
    motion = motion_at(posted, n)
    return within(posted, SHEETS, fields_of(posted)["sheets"].fields[motion.name], motion=motion.place)


def sheet_fields(posted: Posted, n: int) -> Mapping[str, Any]:
    """What a sheet says."""
    return fields_of(sheet_at(posted, n))


def options_of(posted: Posted, n: int, field: str) -> list[str]:
    """What may be said in a field of a sheet. IllegalAnswer: it has none such."""
    fields = sheet_fields(posted, n)
    if field not in fields:
        raise IllegalAnswer("choice.unknown", option=field)
    return list(fields[field].options)


def motion_panel(one: Asked, look: Look, n: int) -> Panel:
    """A motion in full, and all that can be said of it."""
    motion, raw = motion_at(one.posted, n), prepared(one.posted, one.draft)
    sheet = raw["sheets"][motion.name]
    at_stake = stakes(look, str(motion.terms["kind"]), motion.terms)
    back = button(look.voice.say("button-back"), one.to("page", n // PAGE))
    spend = button(look.voice.say("button-votes"), one.to("docketmore", n))
    return (
        words(line(one, look, motion, raw, WHOLE, WHOLE), *at_stake)
        + buttons(*taking(one), spend, back)
        + buttons(*voices(one, look, n, sheet))
        + Panel((*vetoes(one, look, n, sheet), *conditions(one, look, n, sheet)))
    )


def voices(one: Asked, look: Look, n: int, sheet: Mapping[str, Any]) -> list[Any]:
    """All Senators vote so."""
    return [
        button(
            look.voice.option(SHEETS, side),
            one.to("docketvoice", f"{n}.{m}"),
            "primary" if side == sheet.get("voice") else "secondary",
        )
        for m, side in enumerate(options_of(one.posted, n, "voice"))
    ]


def vetoes(one: Asked, look: Look, n: int, sheet: Mapping[str, Any]) -> list[Menu]:
    """RC-9.0.15: whether it is vetoed, and when."""
    fields = sheet_fields(one.posted, n)
    return [single(one, look, n, "veto", sheet)] if "veto" in fields else []


def single(one: Asked, look: Look, n: int, field: str, sheet: Mapping[str, Any]) -> Menu:
    """A menu for one field of a sheet."""
    able = options_of(one.posted, n, field)
    label = look.voice.field_label(SHEETS, field)
    names = [f"{label}: {look.voice.option(SHEETS, name)}" for name in able]
    now = str(able.index(sheet[field])) if sheet.get(field) in able else ""
    return Menu(one.to(f"docket{field}", n), listed(names, chosen=now), clip(label, OPTION))


def conditions(one: Asked, look: Look, n: int, sheet: Mapping[str, Any]) -> list[Menu]:
    """The earlier motion on which it depends, and what else; none for the first."""
    able = givens(one.posted, n)
    if len(able) < len(("always", "passed", "failed")):
        return []
    voice, places = look.voice, {"none": "", **places_on(one.posted)}
    names = [voice.say("docket-if", place=places.get(name, ""), fate=fate) for name, fate in able]
    now = (sheet.get("given", "none"), sheet.get("fate", "passed"))
    mark = str(able.index(now)) if now in able else "0"
    label = clip(voice.field_label(SHEETS, "given"), OPTION)
    return [Menu(one.to("docketgiven", n), listed(names, chosen=mark), label), single(one, look, n, "other", sheet)]


def givens(posted: Posted, n: int) -> list[tuple[str, str]]:
    """All that it may depend on; ("none", "passed"): nothing."""
    before = options_of(posted, n, "given")[1:] if "given" in sheet_fields(posted, n) else []
    return [("none", "passed"), *((name, fate) for name in before for fate in ("passed", "failed"))][:MENU]


async def answered(press: Press, posted: Posted, n: int, parts: Mapping[str, Raw], page: int) -> None:
    """The draft is kept with these parts of a sheet, and shown. IllegalAnswer: it cannot be; it is kept anyway."""
    async with own_card(press, posted.decision.seat):
        look, name = await press.own(), motion_at(posted, n).name
        raw = prepared(posted, look.drafts.get(posted.ref))
        sheet = {**raw["sheets"][name], **parts}
        await keep(press, posted, {**raw, "sheets": {**raw["sheets"], name: sheet}})
        affordable(look, sheet_at(posted, n), sheet)
        sheet_at(posted, n).decision.choice.read(sheet)
        await show(press, page=page, only=posted.ref)


async def voiced(press: Press) -> None:
    """All Senators vote so: who voted otherwise, and what was to be bought, is said anew."""
    _, posted = await find(press, DOCKET)
    n, _, m = press.to.arg.partition(".")
    which = place(n)
    side = picked(options_of(posted, which, "voice"), m)
    await answered(press, posted, which, {**silent("abstain"), "voice": side}, ONE + which)


async def vetoed(press: Press) -> None:
    """Whether it is vetoed."""
    await one_field(press, "veto")


async def otherwise(press: Press) -> None:
    """What is voted where the condition does not hold."""
    await one_field(press, "other")


async def one_field(press: Press, field: str) -> None:
    """One field of a sheet."""
    _, posted = await find(press, DOCKET)
    n = place(press.to.arg)
    said_ = picked(options_of(posted, n, field), next(iter(press.values), ""))
    await answered(press, posted, n, {field: said_}, ONE + n)


async def depending(press: Press) -> None:
    """On which earlier motion it depends."""
    _, posted = await find(press, DOCKET)
    n = place(press.to.arg)
    able = givens(posted, n)
    given, fate = able[int(picked([str(m) for m in range(len(able))], next(iter(press.values), "")))]
    await answered(press, posted, n, {"given": given, "fate": fate}, ONE + n)


async def more(press: Press) -> None:
    """Who votes otherwise, and what is bought, is asked by a form: again, where it was refused."""
    _, posted = await find(press, DOCKET)
    n, from_list = numbers(press)
    await ask_votes(press, posted, n, listed=bool(from_list))


async def ask_votes(press: Press, posted: Posted, n: int, *, listed: bool) -> None:
    """The form of a motion, as it is prepared; `listed`: from the list of all."""
    look = await press.own()
    sheet = prepared(posted, look.drafts.get(posted.ref))["sheets"][motion_at(posted, n).name]
    await press.reply.ask(votes_form(look, posted, n, sheet, listed=listed))


def votes_form(look: Look, posted: Posted, n: int, sheet: Mapping[str, Any], *, listed: bool = False) -> Form:
    """The form of a sheet, handed in for one motion."""
    to = Address(look.game.id, posted.ref, posted.rev, "docketmore", f"{n}.{int(listed)}")
    return sheet_form(sheet_at(posted, n), to, look.voice, sheet)


async def filled(press: Press) -> None:
    """What the form says; then one is where one was."""
    _, posted = await find(press, DOCKET)
    n, from_list = numbers(press)
    parts = form_read(sheet_at(posted, n), (await press.own()).voice, press.entered)
    await answered(press, posted, n, parts, n // PAGE if from_list else ONE + n)

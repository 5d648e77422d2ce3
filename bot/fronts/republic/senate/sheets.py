"""The sheet of a vote on which all are called at once: a voice in one press, all else behind `More…`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice, clip
from bot.fronts.republic.law import law_of
from bot.fronts.republic.looking import republic
from bot.fronts.republic.senate.ballots import motion_in, tally
from bot.fronts.republic.senate.words import proposed
from bot.surface.kit.address import Address
from bot.surface.kit.forms import DESCRIPTION, LABEL, TITLE, Form, Input, lines, named, number
from bot.surface.kit.forms import at as picked
from bot.surface.kit.look import Look
from bot.surface.kit.matters import stakes
from bot.surface.kit.panel import OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.present import plain, question
from bot.surface.kit.widgets import Asked, taking
from bot.surface.press.decide import find, keep, own_card, take
from bot.surface.press.items import Press, show
from games.kernel import Posted, Raw
from games.kernel.choice import is_dict, is_list
from games.republic.seen.senate import MotionView

SHEETS: Final = "senate.sheets"
VOTE: Final = "senate.vote"
WAYS: Final = ("veto", "appeal")
COUNT: Final = re.compile(r"\s*(\d+)\s*[Tt]?\b[:,]?")
Sheet = dict[str, Any]


# In words


def tell_sheet(voice: Voice, raw: Raw) -> str:
    """A sheet in a line: the voice, who votes otherwise, what is bought, what is played."""
    return "; ".join(part for part in _told(voice, raw) if part) if is_dict(raw) else voice.say("answer-none")


def _told(voice: Voice, raw: Mapping[str, Any]) -> Sequence[str]:
    """The parts of the line."""
    said = [voice.within(SHEETS, raw["voice"])] if "voice" in raw else []
    others = [voice.say("sheet-but", senator=name, side=side) for name, side in raw.get("but", {}).items()]
    fixed = [voice.say("sheet-bought", senator=name, count=n) for name, n in raw.get("bought", {}).items() if n]
    most, payers = raw.get("most"), voice.list(voice.name(name) for name in raw.get("payers", ()))
    more = [voice.say("sheet-most", count=most, payers=payers, short=raw["short"])] if most else []
    plays = [voice.say(f"sheet-{way}", how=raw[way]) for way in WAYS if raw.get(way, "never") not in ("never", "no")]
    return [*said, *others, *fixed, *more, *plays]


# The panel


def sheet_panel(one: Asked, look: Look) -> Panel:
    """The motion, how it stands, what is prepared; a button for each voice."""
    motion = motion_in(look)
    if motion is None:
        return plain(one, look)
    what = proposed(look.voice, motion.kind, motion.terms)
    line = look.voice.say("ballot-proposal", seat=str(motion.seat), what=what, magistrate=None, forced=motion.forced)
    about = words(line, *stakes(look, motion.kind, motion.terms), tally(look.voice, motion))
    return question(one, look, asked=() if voices(one.posted) else vetoes_alone(one, look)) + about + ways(one, look)


def vetoes_alone(one: Asked, look: Look) -> tuple[str, str]:
    """RC-9.0.15: what who has no votes is asked: whether he vetoes."""
    say, about = look.voice.say, one.decision.about
    return say("sheet-veto-alone", motion=about["motion"]), say("sheet-veto-alone-hint")


def ways(one: Asked, look: Look) -> Panel:
    """Take what is prepared; another voice; the rest by form; a menu for what may be played."""
    say, fields = look.voice.say, fields_of(one.posted)
    rest = [button(say("button-sheet"), one.to("sheetmore"))] if "voice" in fields else []
    first = buttons(*taking(one), *rest)
    others = [button(look.voice.option(SHEETS, side), one.to("sheetvoice", side)) for side in voices(one.posted)]
    menus = tuple(menu(one, look, way) for way in WAYS if way in fields)
    return first + (buttons(*others) if others else Panel()) + Panel(menus)


def menu(one: Asked, look: Look, way: str) -> Menu:
    """What may be played: never, at once, ..."""
    options, now = list(fields_of(one.posted)[way].options), one.shown.get(way)
    items = [Item(clip(f"{look.voice.field_label(SHEETS, way)}: {look.voice.option(SHEETS, name)}", OPTION), str(n),
                  chosen=name == now) for n, name in enumerate(options)]  # fmt: skip
    return Menu(one.to(f"sheet{way}"), items, look.voice.field_label(SHEETS, way))


def fields_of(posted: Posted) -> Mapping[str, Any]:
    """The fields of the sheet."""
    found: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    return found


# What a press does


async def voiced(press: Press) -> None:
    """All Senators speak so: who spoke otherwise, and what was to be bought, is said anew."""
    _, posted = await find(press, SHEETS)
    bare = {name: blank for name, blank in posted.decision.lapse.items() if name in ("but", "bought", "most", "payers")}
    await changed(press, posted, {**bare, "voice": press.to.arg})


async def vetoing(press: Press) -> None:
    """When to veto."""
    await chosen(press, "veto")


async def appealing(press: Press) -> None:
    """Whether to appeal."""
    await chosen(press, "appeal")


async def chosen(press: Press, way: str) -> None:
    """One of a menu."""
    _, posted = await find(press, SHEETS)
    options = list(fields_of(posted)[way].options)
    await changed(press, posted, {way: picked(options, next(iter(press.values), ""))})


async def changed(press: Press, posted: Posted, parts: Mapping[str, Raw]) -> None:
    """The draft is kept with these parts, and shown. IllegalAnswer: it cannot be; what was typed is kept anyway."""
    async with own_card(press, posted.decision.seat):
        look = await press.own()
        raw = {**(look.drafts.get(posted.ref) or posted.proposal), **parts}
        await keep(press, posted, raw)
        affordable(look, posted, raw)
        posted.decision.choice.read(raw)
        await show(press, only=posted.ref)


def affordable(look: Look, posted: Posted, sheet: Mapping[str, Any]) -> None:
    """RC-9.0.10, RR-1.09.141: nobody buys more votes than his purse allows. IllegalAnswer: somebody would."""
    for name, count in sheet.get("bought", {}).items():
        limit = fields_of(posted)["bought"].fields[name].high
        if count > limit:
            raise too_many(look, name, limit)


def too_many(look: Look, senator: str, limit: int) -> IllegalAnswer:
    """RC-9.0.10, RR-1.09.141: so many votes his purse does not buy."""
    clause = law_of(look.game.kind).clauses["senate.bought-nothing"]
    talents = republic(look).senators[senator].talents
    return IllegalAnswer("senate.purse", senator=senator, limit=limit, talents=talents, clause=clause)


# The form


async def more(press: Press) -> None:
    """All else is asked by a form."""
    _, posted = await find(press, SHEETS)
    await ask_more(press, await press.own(), posted)


async def ask_more(press: Press, look: Look, posted: Posted) -> None:
    """The form, with what is prepared; it is handed in by another press, on a card of his own."""
    to = Address(look.game.id, posted.ref, posted.rev, "sheetmore")
    await press.reply.ask(sheet_form(posted, to, look.voice, look.drafts.get(posted.ref) or posted.proposal))


def sheet_form(posted: Posted, to: Address, voice: Voice, said: Mapping[str, Any]) -> Form:
    """All that can be said of a vote: the voice, who votes otherwise, what is bought in any case or if it decides.

    Nobody is asked what he would buy who has nothing to buy with.
    """
    others = "\n".join(f"{voice.name(name)} {voice.option(SHEETS, side)}" for name, side in said["but"].items())
    inputs = [radio(voice, posted, "voice", said["voice"]), typed(voice, "but", others, long=True)]
    if payers := able_to_pay(posted):
        fixed = "\n".join(f"{voice.name(name)} {said['bought'].get(name, 0)}" for name in payers)
        if_decided = " ".join([str(said["most"]), ", ".join(voice.name(name) for name in said["payers"])]).strip()
        inputs += [
            typed(voice, "bought", fixed, long=True),
            typed(voice, "most", if_decided),
            radio(voice, posted, "short", said["short"]),
        ]
    return Form(clip(voice.ask_label(SHEETS, posted.decision.about), TITLE), to, inputs)


def able_to_pay(posted: Posted) -> list[str]:
    """RC-9.0.10, RR-1.09.141: the Senators who can buy any votes."""
    return [name for name, limit in fields_of(posted)["bought"].fields.items() if limit.high]


def typed(voice: Voice, field: str, value: str, *, long: bool = False) -> Input:
    """A line, or several."""
    hint = clip(voice.say(f"sheet-form-{field}"), DESCRIPTION)
    return Input(field, "text", clip(voice.field_label(SHEETS, field), LABEL), hint, value=value, long=long)


def radio(voice: Voice, posted: Posted, field: str, now: str) -> Input:
    """One of a few."""
    items = [
        Item(voice.option(SHEETS, name), str(n), chosen=name == now)
        for n, name in enumerate(fields_of(posted)[field].options)
    ]
    return Input(field, "radio", clip(voice.field_label(SHEETS, field), LABEL), "", items)


async def filled(press: Press) -> None:
    """The prepared sheet with what the form says."""
    _, posted = await find(press, SHEETS)
    await changed(press, posted, form_read(posted, (await press.own()).voice, press.entered))


def form_read(posted: Posted, voice: Voice, entered: Mapping[str, str | Sequence[str]]) -> Sheet:
    """What the form says. IllegalAnswer: a name, a voice or a number that is none."""
    fields, text = fields_of(posted), {name: said for name, said in entered.items() if isinstance(said, str)}
    but = one_by_one(posted, voice, text.get("but", ""))
    bought = purchases(posted, voice, text.get("bought", ""))
    most, payers = if_it_decides(posted, voice, text.get("most", ""))
    spoken = {"voice": which(list(fields["voice"].options), entered["voice"])} if "voice" in entered else {}
    return {
        **spoken,
        "but": but,
        "bought": {name: count for name, count in bought.items() if count},
        "most": most,
        "payers": payers or [name for name in by_purse(posted) if most and name not in but],
        "short": which(list(fields["short"].options), entered.get("short", "")),
    }


def if_it_decides(posted: Posted, voice: Voice, text: str) -> tuple[int, list[str]]:
    """How many votes are bought if they decide it, and who pays, in order: `5 Mago, Hanno`."""
    count = COUNT.match(text)
    names = text[count.end() :] if count else text
    senators = list(fields_of(posted)["but"].fields)
    payers = [named(senators, SHEETS, voice, name) for name in pieces(names)]
    return number(count[1]) if count else 0, payers


def by_purse(posted: Posted) -> list[str]:
    """Who can pay, the richest first."""
    limits = fields_of(posted)["bought"].fields
    return sorted(able_to_pay(posted), key=lambda name: -limits[name].high)


def one_by_one(posted: Posted, voice: Voice, text: str) -> dict[str, str]:
    """Who votes how: `Mago yea, Hanno nay`."""
    fields = fields_of(posted)
    senators, sides = list(fields["but"].fields), list(fields["voice"].options)
    others = [one.rpartition(" ") for one in pieces(text)]
    return {named(senators, SHEETS, voice, name): named(sides, SHEETS, voice, side) for name, _, side in others}


def purchases(posted: Posted, voice: Voice, text: str) -> dict[str, int]:
    """Votes bought in any case: `Mago 3, Hanno 2`; of two lines for one Senator the larger counts."""
    senators = list(fields_of(posted)["but"].fields)
    said = [(named(senators, SHEETS, voice, name), count or 0) for name, count in lines(text)]
    return {name: max(count for one, count in said if one == name) for name, _ in said}


def pieces(text: str) -> list[str]:
    """What stands on lines of its own, or between commas."""
    return [one.strip() for one in text.replace(",", "\n").splitlines() if one.strip()]


def which(options: list[str], said: str | Sequence[str]) -> str:
    """The option of a radio; the first, if nothing was chosen."""
    places = [said] if isinstance(said, str) and said else list(said) if is_list(said) else []
    return picked(options, places[0]) if places else options[0]


# From the Vote card


def open_sheet(look: Look, motion: MotionView) -> Posted | None:
    """The sheet that this seat is asked for, if the table calls all at once; who wished to be called has a ballot."""
    ballots = [one for one in look.own if one.decision.kind == VOTE and "faction" not in one.decision.about]
    return None if ballots else look.find(SHEETS, motion=motion.number)


def voices(posted: Posted) -> Sequence[str]:
    """The voices it has; none where only a veto is asked."""
    return list(fields_of(posted)["voice"].options) if "voice" in fields_of(posted) else []


def typed_sheet(look: Look, posted: Posted, side: str, others: str, bought: str) -> Sheet:
    """A sheet as a command says it: "for", "Mago nay, Hanno yea", "Mago 3"; a voice is that of all, and buys nothing.

    Without one the rest is as he has said or prepared it, else as if he said nothing.
    """
    said = posted.decision.lapse if posted.decision.awaited else posted.proposal
    sheet: Sheet = {**posted.decision.lapse, "voice": side} if side else dict(look.drafts.get(posted.ref) or said)
    sheet["but"] = {**sheet["but"], **one_by_one(posted, look.voice, others)}
    sheet["bought"] = {**sheet["bought"], **purchases(posted, look.voice, bought)}
    return sheet


async def hand_in(press: Press, look: Look, posted: Posted, sheet: Sheet) -> None:
    """It is said, and may be changed until it is declared; from the Vote card only he reads of it."""
    affordable(look, posted, sheet)
    await press.reply.whisper(words(await take(press.surface, look, posted, sheet, press.user.id)))

"""CD-13.1: name, centres and first unit, all in one form if one likes: what is asked later is said ahead with it.

Whoever says all three is asked nothing more before the first Spring; where all do so, it begins at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.base.errors import IllegalAnswer, NotOpen
from bot.base.text import Voice, clip
from bot.fronts.diplomacy.realm import called
from bot.fronts.diplomacy.saying import unit
from bot.surface.kit.address import Address
from bot.surface.kit.answers import offered
from bot.surface.kit.cards import at
from bot.surface.kit.forms import TITLE, Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.present import question
from bot.surface.kit.widgets import Asked, taking
from bot.surface.press.decide import answer, find, keep, own_card
from bot.surface.press.items import Press, show
from games.diplomacy.entering.naming import NameChoice
from games.kernel import Posted, Raw
from games.kernel.choice import is_dict, is_list

NAME: Final = "register.name"
CENTRES: Final = "setup.preferences"
UNIT: Final = "setup.unit"
ARMS: Final = ("A", "F", "ask")

# The name, and all of it


def arrival(one: Asked, look: Look) -> Panel:
    """Who he is: a form for all that is asked before the first Spring; or a name off the list, by one press."""
    everything = button(look.voice.say("button-arrive"), one.to("arrive"), "primary")
    drawn = button(look.voice.say("button-arrive-drawn"), one.to("lapse"))
    board = button(look.voice.say("button-board"), at(look, "board"))
    return question(one, look, look.voice.say("arrive-ahead")) + buttons(everything, drawn, board)


async def arriving(press: Press) -> None:
    """The form."""
    _, posted = await find(press, NAME)
    await press.reply.ask(arrival_form(await press.own(), posted))


def arrival_form(look: Look, posted: Posted) -> Form:
    """CD-3.A, 13.1: name, code, what one would start with, the first unit."""
    say, choice = look.voice.say, choice_of(posted)
    name = Input("name", "text", say("arrive-name"), say("arrive-name-hint"), low=0)
    code = Input("code", "text", say("arrive-code"), say("arrive-code-hint"), low=0, most=3)
    centres = _wishes(look, choice.offered)
    arms = [Item(say(f"arrive-unit-{arm}"), arm, chosen=arm == "A") for arm in ARMS]
    unit_field = Input("unit", "radio", say("arrive-unit"), say("arrive-unit-hint"), arms)
    fields = [name, code, centres, *([unit_field] if choice.asks_unit else [])]
    title = clip(look.voice.ask_label(NAME, {}), TITLE)
    return Form(title, Address(look.game.id, posted.ref, posted.rev, "arrive"), fields)


def _wishes(look: Look, able: Sequence[str], mine: Sequence[str] = ()) -> Input:
    """CD-13.1: the field of a form that takes the list, the best first."""
    hint = clip(look.voice.say("arrive-centres-hint", some=", ".join(able[:6])), OPTION)
    return Input("centres", "text", look.voice.say("arrive-centres"), hint, value=", ".join(mine), low=0, long=True)


def tell_name(voice: Voice, raw: Raw) -> str:
    """The name, and the code if he has chosen one; what is left out is drawn."""
    said = raw if is_dict(raw) else {}
    return voice.say("arrive-told", name=str(said.get("name") or "none"), code=str(said.get("code") or "none"))


def choice_of(posted: Posted) -> NameChoice:
    """NotOpen: it is another question."""
    choice = posted.decision.choice
    if not isinstance(choice, NameChoice):
        raise NotOpen("decision.closed")
    return choice


async def arrived(press: Press) -> None:
    """The name is proposed, the rest is set down for the questions to come. IllegalAnswer: something is unknown."""
    _, posted = await find(press, NAME)
    look, said = await press.own(), press.entered
    raw = {"name": str(said.get("name", "")), "code": str(said.get("code", ""))}
    posted.decision.choice.read(raw)
    wishes = meant(look, choice_of(posted).offered, str(said.get("centres", "")))
    picked = said.get("unit", "")
    arm = picked if isinstance(picked, str) else next(iter(picked), "")
    async with own_card(press, posted.decision.seat):
        if wishes:
            await _ahead(press, posted, CENTRES, wishes)
        if arm in ("A", "F"):
            await _ahead(press, posted, UNIT, arm)
        await answer(press, posted, raw)


async def _ahead(press: Press, posted: Posted, kind: str, raw: Raw) -> None:
    """What is answered as soon as it is asked."""
    seat = posted.decision.seat
    await press.surface.tables.save(press.to.game, seat, f"{kind}@{seat}", "", raw, press.user.id, locked=True)


def meant(look: Look, able: Sequence[str], typed: str) -> list[str]:
    """CD-E.3: centres, or powers, by code or name as typed, the best first. IllegalAnswer: one is unknown."""
    found = [_one(look, able, one) for one in re.split(r"[,;\n]+", typed) if one.strip()]
    return list(dict.fromkeys(found))


def _one(look: Look, able: Sequence[str], typed: str) -> str:
    wanted = typed.strip().casefold()
    named = {one: called.place(look, one).casefold() for one in able}
    exact = [one for one in able if one.casefold() == wanted]
    begun = [one for one, name in named.items() if name.startswith(wanted)]
    if not exact and len(begun) != 1:
        raise IllegalAnswer("arrive.centre", said=typed.strip()[:40], there=", ".join(able))
    return (exact or begun)[0]


# The centres by themselves


def ranking(one: Asked, look: Look) -> Panel:
    """The list as it is, in order; what may be added; back by one; the whole list as text."""
    mine, say = ranked(one.shown), look.voice.say
    lines = [say("rank-line", n=n, place=called.place(look, lot)) for n, lot in enumerate(mine, 1)]
    left = [lot for lot in offered(one.decision.choice) if lot not in mine]
    items = [Item(clip(called.place(look, lot), OPTION), lot) for lot in left]
    prompt = say("menu-rank", n=len(mine) + 1)
    menus = [Menu(one.to("rank", start), items[start : start + MENU], prompt) for start in range(0, len(left), MENU)]
    back = [button(say("button-rank-back"), one.to("rankback", len(mine)))] if mine else []
    more = [button(say("button-rank-text"), one.to("ranktext")), button(say("button-board"), at(look, "board"))]
    asks = question(one, look, tell=lambda raw: tell_rank(look.voice, raw))
    return asks + words(*lines) + Panel(tuple(menus)) + buttons(*taking(one), *back, *more)


def ranked(raw: Raw) -> list[str]:
    """The list in its order."""
    return [str(one) for one in raw] if is_list(raw) else []


def tell_rank(voice: Voice, raw: Raw) -> str:
    """In its order, the best first."""
    return " > ".join(voice.name(one) for one in ranked(raw)) or voice.nothing(CENTRES)


async def rank(press: Press) -> None:
    """One more, behind the others."""
    await _changed(press, lambda mine: [*mine, *(one for one in press.values if one not in mine)])


async def rank_back(press: Press) -> None:
    """The last one is taken off."""
    await _changed(press, lambda mine: mine[:-1])


async def _changed(press: Press, change: Callable[[list[str]], list[str]]) -> None:
    _, posted = await find(press, CENTRES)
    async with own_card(press, posted.decision.seat):
        look = await press.own()
        raw = change(ranked(look.drafts.get(posted.ref)))
        posted.decision.choice.read(raw)
        await keep(press, posted, raw)
        await show(press)


async def rank_text(press: Press) -> None:
    """The list as text."""
    _, posted = await find(press, CENTRES)
    look = await press.own()
    mine = ranked(look.drafts.get(posted.ref))
    field = _wishes(look, offered(posted.decision.choice), mine)
    title = clip(look.voice.ask_label(CENTRES, {}), TITLE)
    await press.reply.ask(Form(title, Address(look.game.id, posted.ref, posted.rev, "ranktext"), [field]))


async def rank_typed(press: Press) -> None:
    """The list is what was typed; it is kept, and handed in by another press."""
    look = await press.own()
    _, posted = await find(press, CENTRES)
    able = offered(posted.decision.choice)
    said = meant(look, able, str(press.entered.get("centres", "")))
    await _changed(press, lambda _: said)


# The unit by itself


def unit_names(posted: Posted, look: Look) -> Mapping[str, str]:
    """What the buttons say: the unit and where it stands."""
    return {one: str(unit(look.voice, one)) for one in offered(posted.decision.choice) if " " in one}

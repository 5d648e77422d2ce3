"""What goes on until it is taken back: refusals, permits, power and votes lent, bars (CD-4.F, 5.C, 9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.fronts.diplomacy.realm.names import CODE
from bot.fronts.diplomacy.realm.ordering import filled_in, mark, order
from bot.surface.kit.cards import at
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.press.items import Press
from games.diplomacy.seen.view import DiplomacyView

GOODS = ("seizures", "appointments", "shares")


@dataclass(frozen=True, slots=True)
class Standing:
    """One thing that goes on: what it is, in words, and the order that ends it; "": none does."""

    words: str
    ends: str = ""


async def show(press: Press) -> None:
    """`/politics standing`: the list, each with its off switch."""
    look = await press.own()
    await press.reply.turn_to(card(look))


def card(look: Look) -> Panel:
    """All of it; what can be ended stands in the menu."""
    say, found = look.voice.say, list(standing(look))
    able = [one for one in found if one.ends][:MENU]
    items = [Item(clip(one.words, OPTION), mark(one.ends)) for one in able]
    menu = Panel((Menu(at(look, "endstanding"), items, say("menu-realm-end")),)) if items else Panel()
    lines = [say("realm-line", text=one.words) for one in found] or [say("realm-nothing-stands")]
    ways = buttons(
        *(button(say(f"button-realm-refuse-{what}"), at(look, "refuse", what)) for what in GOODS),
        button(say("button-realm-lend"), at(look, "lend")),
    )
    return words(say("realm-standing"), *lines) + menu + ways


def standing(look: Look) -> Iterator[Standing]:
    """What the reader has filed, kind by kind."""
    view = diplomacy(look)
    me = called.holding(view)
    if view.own is None or not me:
        return
    say = look.voice.say
    for what, giver in view.own.refusals:
        whose = called.name(look, giver) if giver else "none"
        yield Standing(
            say("realm-refuses", what=what, name=whose), f"{me} accepts {what}{f' from {giver}' if giver else ''}"
        )
    for whom, province in view.own.permits:
        who = "none" if whom == "all" else called.name(look, whom) if whom in view.map.names else whom
        yield Standing(
            say("realm-permits", name=who, place=called.place(look, province)),
            f"{me} withdraws permit {whom} in {province}",
        )
    for one in view.own.lent:
        about = {"name": called.name(look, one.to), "of": called.name(look, one.of) if one.of else "none"}
        limits = {"place": one.where or "none", "left": "none" if one.left is None else one.left}
        yield Standing(say("realm-lends", **about, **limits), f"{me} revokes purge from {one.to}")
    yield from _of_companies(look, view, me)
    for unit, spaces in view.own.revolt_lists.items():
        yield Standing(say("realm-revolt-list", place=called.place(look, unit), spaces=", ".join(spaces)))


def _of_companies(look: Look, view: DiplomacyView, me: str) -> Iterator[Standing]:
    """CD-9.C.1, 9.C.4: votes the reader has lent, and whom he bars as controller."""
    say = look.voice.say
    for company in view.companies:
        line = company.railway.id
        for lender, to, votes in company.lent:
            if lender == me:
                yield Standing(
                    say("realm-proxies", id=line, count=votes, name=called.name(look, to)),
                    f"{me} recalls {line} from {to}",
                )
        for barred in company.bars if company.controller == me else ():
            yield Standing(say("realm-bars", id=line, name=called.name(look, barred)), f"{me} unbars {line} {barred}")


async def end(press: Press) -> None:
    """One was chosen: the order that ends it is written."""
    look = await press.own()
    wanted = press.values[0] if press.values else ""
    found = next((one.ends for one in standing(look) if one.ends and mark(one.ends) == wanted), "")
    if not found:
        raise NotOpen("decision.stale")
    await order(press, found)


async def refuse(press: Press) -> None:
    """CD-4.F: from whom shall such a thing be refused?"""
    look = await press.own()
    what = press.to.arg if press.to.arg in GOODS else GOODS[0]
    say, view = look.voice.say, diplomacy(look)
    others = [one for one in sorted(view.map.names) if one != called.holding(view)]
    items = [Item(say("realm-everybody"), "all"), *(Item(clip(called.name(look, one), OPTION), one) for one in others)]
    menu = Menu(at(look, "refusefrom", what), items[:MENU], say("menu-realm-refuse"))
    await press.reply.turn_to(words(say("realm-refuse", what=what)) + Panel((menu,)))


async def refused(press: Press) -> None:
    """CD-4.F: a standing refusal is filed."""
    look = await press.own()
    giver = press.values[0] if press.values else "all"
    whose = "" if giver == "all" else f" from {giver}"
    what = press.to.arg if press.to.arg in GOODS else GOODS[0]
    await order(press, f"{called.holding(diplomacy(look))} refuses {what}{whose}")


async def lend(press: Press) -> None:
    """CD-5.C(b)4: the form in which purging power is lent."""
    look = await press.own()
    say = look.voice.say
    inputs = [
        Input("to", "text", say("field-realm-lend-to"), say("form-realm-code-of"), most=CODE),
        Input("of", "text", say("field-realm-lend-of"), say("form-realm-lend-of"), low=0, most=CODE),
        Input("where", "text", say("field-realm-lend-in"), say("form-realm-lend-in"), low=0, most=20),
        Input("seasons", "text", say("field-realm-lend-for"), say("form-realm-lend-for"), low=0, most=3),
    ]
    await press.reply.ask(Form(say("button-realm-lend"), at(look, "lend"), inputs))


async def lent(press: Press) -> None:
    """CD-5.C(b)4: power is lent, as far as was said."""
    look = await press.own()
    said = filled_in(press, "to", "of", "where", "seasons")
    limits = "".join(f" {word} {said[one]}" for word, one in (("of", "of"), ("in", "where")) if said[one])
    ends = f" for {said['seasons']} seasons" if said["seasons"] else ""
    await order(press, f"{called.holding(diplomacy(look))} delegates purge{limits} to {said['to']}{ends}")

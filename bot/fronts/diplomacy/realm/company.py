"""CD-9.C, 9.D: the card of a railway company: who owns and controls it, and what the reader may order about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called, route
from bot.fronts.diplomacy.realm.ordering import filled_in, is_open, order, sheet, to_the_desk
from bot.fronts.diplomacy.realm.papers import caption, paper
from bot.surface.kit.address import is_number
from bot.surface.kit.cards import at
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, MENU, OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Said
from games.diplomacy.seen.papers_view import CompanyView
from games.diplomacy.seen.view import DiplomacyView
from rendering.diplomacy.papers import compose_company

FIELDS: Final = {"transfer": ("number", "to"), "proxy": ("number", "to"), "bar": ("whom",)}
"""What a form asks: of shares given away, of votes lent, of whom the trains shall not carry."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that can be ordered about a company: its name, and the line; "": a form asks for more."""

    kind: str
    line: str = ""
    about: str = ""


def company(said: Said) -> Act:
    """`/railways company`: the card of one; without a number the list of all."""

    async def act(press: Press) -> None:
        typed = str(said.get("railway") or "").strip().upper()
        await (show(press, typed) if typed else listed(press))

    return act


async def listed(press: Press) -> None:
    """CD-9: all railways, each a line."""
    look = await press.look()
    found = diplomacy(look).companies
    items = [Item(clip(_route(look, one), OPTION), one.railway.id) for one in found[:MENU]]
    menu = Panel((Menu(at(look, "company"), items, look.voice.say("menu-realm-company")),)) if items else Panel()
    head = look.voice.say("realm-railways", count=len(found))
    await press.reply.turn_to(words(head, *(_brief(look, one) for one in found)) + menu + _founding(look))


def _route(look: Look, one: CompanyView) -> str:
    return look.voice.say("realm-route", id=one.railway.id, route="-".join(one.railway.route))


def _brief(look: Look, one: CompanyView) -> str:
    """A company in a line: its route, how far it is laid, who controls it."""
    laid = sum(link in ("usable", "fresh") for link in one.railway.links)
    who = "secret" if one.controller is None else called.name(look, one.controller) if one.controller else "none"
    return look.voice.say(
        "realm-company-line", route=_route(look, one), laid=laid, links=len(one.railway.links), who=who
    )


def _founding(look: Look) -> Panel:
    if look.find("season.orders") is None or not called.holding(diplomacy(look)):
        return Panel()
    return buttons(button(look.voice.say("button-realm-begin"), at(look, "route")), to_the_desk(look))


async def shown(press: Press) -> None:
    """One was chosen from the list."""
    await show(press, press.values[0] if press.values else press.to.arg)


async def show(press: Press, number: str) -> None:
    """The card of this railway. NotOpen: there is none of that number."""
    look = await press.look()
    one = _found(diplomacy(look), number)
    drawn, files = await paper(press, compose_company(diplomacy(look).map, one, caption(look)), "company")
    await press.reply.turn_to(words(_route(look, one)) + drawn + _menu(look, one), files)


def _found(view: DiplomacyView, number: str) -> CompanyView:
    found = next((one for one in view.companies if one.railway.id == number), None)
    if found is None:
        raise NotOpen("realm.railway", railway=number[:10])
    return found


def _menu(look: Look, one: CompanyView) -> Panel:
    able = list(deeds(diplomacy(look), one))
    if not able or not is_open(look):
        return Panel()
    items = [Item(clip(_deed_name(look, deed), OPTION), str(n)) for n, deed in enumerate(able[:MENU])]
    return Panel((Menu(at(look, "companydeed", one.railway.id), items, look.voice.say("menu-realm-company-deed")),))


def _deed_name(look: Look, deed: Deed) -> str:
    return look.voice.say(
        f"realm-company-{deed.kind}",
        name=called.name(look, deed.about) if deed.about in diplomacy(look).map.names else deed.about,
    )


def deeds(view: DiplomacyView, one: CompanyView) -> Iterator[Deed]:
    """CD-9.A.3, 9.C, 9.D: as a shareholder, as the company's controller, as the controller of its first centre."""
    me, line = called.holding(view), one.railway.id
    if not me:
        return
    if one.shares.get(me):
        yield from (Deed("transfer"), Deed("proxy"))
        yield from _taking_up(one, me)
    yield from (Deed("recall", f"{me} recalls {line} from {to}", to) for lender, to, _ in one.lent if lender == me)
    if one.controller == me:
        yield Deed("bar")
        yield from (Deed("unbar", f"{me} unbars {line} {whom}", whom) for whom in one.bars)
        yield Deed("publish", f"{me} public {line}") if one.secret else Deed("hide", f"{me} secret {line}")
    start = view.map.spaces.get(one.founded)
    if start is not None and not one.complete and (start.sub_ruler or start.ruler) == me:
        yield (
            Deed("resume", f"{me} resumes {line}")
            if one.halted or one.builder != me
            else Deed("halt", f"{me} halts {line}")
        )
        yield Deed("reroute")


def _taking_up(one: CompanyView, me: str) -> Iterator[Deed]:
    """CD-9.D.1: from either end, until he wants it no more."""
    line = one.railway.id
    if one.unwanted:
        yield Deed("stop", f"{me} stops dismantling {line}")
    else:
        yield Deed("dismantle", f"{me} dismantles {line}")
        yield Deed("dismantle-start", f"{me} dismantles {line} from {one.railway.route[0]}")


async def deed(press: Press) -> None:
    """One was chosen: it is ordered, or a form asks for more."""
    look = await press.own()
    able = list(deeds(diplomacy(look), _found(diplomacy(look), press.to.arg)))
    place = press.values[0] if press.values else ""
    if not is_number(place) or int(place) >= len(able):
        raise NotOpen("decision.stale")
    chosen = able[int(place)]
    if chosen.kind == "reroute":
        await route.begin(press, press.to.arg)
    elif chosen.line:
        await order(press, chosen.line)
    else:
        await _ask(press, look, press.to.arg, chosen.kind)


async def again(press: Press) -> None:
    """A form that was refused is opened again."""
    number, _, kind = press.to.arg.partition(".")
    await _ask(press, await press.own(), number, kind)


async def _ask(press: Press, look: Look, number: str, kind: str) -> None:
    sheet(look)
    if kind not in FIELDS:
        raise NotOpen("decision.stale")
    say = look.voice.say
    inputs = [
        Input(one, "text", say(f"field-realm-{one}"), say(f"form-realm-{kind}-{one}"), most=100) for one in FIELDS[kind]
    ]
    await press.reply.ask(
        Form(clip(say(f"realm-company-{kind}"), LABEL), at(look, "companyform", f"{number}.{kind}"), inputs)
    )


async def filled(press: Press) -> None:
    """CD-9.C.1, 9.C.4: shares are given away, votes lent, trains barred."""
    look = await press.own()
    number, _, kind = press.to.arg.partition(".")
    me = called.holding(diplomacy(look))
    said = filled_in(press, *FIELDS.get(kind, ()))
    lines = {
        "transfer": f"{me} transfers {said.get('number')} {number} to {said.get('to')}",
        "proxy": f"{me} proxies {said.get('number')} {number} to {said.get('to')}",
        "bar": f"{me} bars {number} {said.get('whom')}",
    }
    if kind not in lines:
        raise NotOpen("decision.stale")
    await order(press, lines[kind])

"""CD-9.A: a railway is planned place by place on its part of the map, then founded, or led another way."""

from __future__ import annotations

from typing import Final

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.fronts.diplomacy.realm.ordering import filled_in, order, sheet
from bot.fronts.diplomacy.realm.papers import caption, paper
from bot.surface.kit.cards import at
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Button, Item, Menu, Panel, button, buttons, words
from bot.surface.press.items import Press
from games.diplomacy.seen.map_view import MapView
from rendering.diplomacy.orders import compose_route

LONGEST: Final = 55
"""Characters of a route that the address of a button has room for: a dozen provinces."""
NEW: Final = "new"
"""In the place of a number: the railway is still to be founded."""


async def start(press: Press) -> None:
    """`/railways found`: the first place, one with a centre that the reader controls (CD-9.A.5)."""
    look = await press.own()
    sheet(look)
    view, say = diplomacy(look), look.voice.say
    mine = [
        code
        for code, one in view.map.spaces.items()
        if one.centre and (one.sub_ruler or one.ruler) == called.holding(view) != ""
    ]
    if not mine:
        raise NotOpen("realm.no-centre")
    items = [Item(clip(called.place(look, one), OPTION), one, _note(look, one)) for one in mine[:MENU]]
    await press.reply.turn_to(
        words(say("realm-found")) + Panel((Menu(at(look, "routenext", f"{NEW}."), items, say("menu-realm-start")),))
    )


def _note(look: Look, centre: str) -> str:
    return clip(look.voice.say("note-realm-engaged"), OPTION) if supports(diplomacy(look).map, centre) else ""


def supports(view: MapView, centre: str) -> bool:
    """CD-9.A.1: a centre that supports a unit now lays nothing."""
    return any(one.base == centre for one in view.units)


async def begin(press: Press, number: str) -> None:
    """CD-9.A.6: another way for a railway: it goes on from where the track ends."""
    look = await press.own()
    line = next((one.railway for one in diplomacy(look).companies if one.railway.id == number), None)
    if line is None:
        raise NotOpen("realm.railway", railway=number[:10])
    laid = sum(link in ("usable", "fresh") for link in line.links)
    await show(press, look, number, list(line.route[: laid + 1]))


async def onward(press: Press) -> None:
    """The next place was chosen, or the last is taken back."""
    look = await press.own()
    number, _, rest = press.to.arg.partition(".")
    route = [one for one in rest.split("-") if one]
    await show(press, look, number, [*route, *press.values[:1]])


async def show(press: Press, look: Look, number: str, route: list[str]) -> None:
    """The route so far on its part of the map, where it may go on, and the way to order it."""
    view = diplomacy(look).map
    if not route or any(code not in view.spaces for code in route):
        raise NotOpen("decision.stale")
    drawn, files = await paper(
        press, compose_route(view, route, caption(look), id_="" if number == NEW else number), "route"
    )
    told = [look.voice.say("realm-planned", route="-".join(route), places=len(route))]
    if supports(view, route[0]):
        told.append(look.voice.say("realm-engaged", place=called.place(look, route[0])))
    await press.reply.turn_to(words(*told) + drawn + onwards(look, number, route), files)


def onwards(look: Look, number: str, route: list[str]) -> Panel:
    """CD-9.A.4: the provinces next to the last one over an open border, a pass or a strait; and what ends the plan."""
    view, say, so_far = diplomacy(look).map, look.voice.say, "-".join(route)
    ways = [one for one in joined(view, route[-1]) if one not in route]
    items = [Item(clip(called.place(look, one), OPTION), one) for one in ways[:MENU]]
    menu = (
        Panel((Menu(at(look, "routenext", f"{number}.{so_far}"), items, say("menu-realm-next")),))
        if items and len(so_far) < LONGEST
        else Panel()
    )
    row: list[Button] = []
    if len(route) > 1:
        row.append(
            button(
                say("button-realm-found" if number == NEW else "button-realm-reroute"),
                at(look, "routeform", f"{number}.{so_far}"),
                "primary",
            )
        )
        row.append(button(say("button-realm-shorter"), at(look, "routenext", f"{number}.{'-'.join(route[:-1])}")))
    return menu + buttons(*row)


def joined(view: MapView, code: str) -> list[str]:
    """CD-9.A.4: where track may lead on: no sea, and not over a mountain."""
    walls = {frozenset(one.between) for one in view.joints if one.kind == "mountain"}
    near = [one for one in view.spaces[code].beside if view.spaces[one].ground != "sea"]
    return [one for one in near if frozenset((code, one)) not in walls]


async def ask(press: Press) -> None:
    """CD-9.C.3: how many shares, and whose; of a railway led another way nothing more is asked."""
    look = await press.own()
    number, _, route = press.to.arg.partition(".")
    if number != NEW:
        await order(press, f"{called.holding(diplomacy(look))} reroutes {number} {route}")
        return
    say = look.voice.say
    inputs = [
        Input("shares", "text", say("field-realm-shares"), say("form-realm-shares"), low=0, most=3),
        Input("allotment", "text", say("field-realm-allotment"), say("form-realm-allotment"), low=0, most=200),
    ]
    await press.reply.ask(Form(say("button-realm-found"), at(look, "routeform", press.to.arg), inputs))


async def found(press: Press) -> None:
    """CD-9.A.5, 9.C.3: a railway is founded."""
    look = await press.own()
    _, _, route = press.to.arg.partition(".")
    shares, allotment = filled_in(press, "shares", "allotment").values()
    issue = f" shares {shares}" if shares else ""
    lots = f" ({allotment.strip('()')})" if allotment else ""
    await order(press, f"{called.holding(diplomacy(look))} blt {route}{issue}{lots if issue else ''}")

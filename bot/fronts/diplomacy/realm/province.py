"""CD-4: the province card: who holds it, what stands there, and what the reader may order about it; and the tree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.fronts.diplomacy.desk.sheet import written
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.fronts.diplomacy.realm.deeds import EVERYBODY, Deed, deeds
from bot.fronts.diplomacy.realm.ordering import back, is_open, order, sheet, to_the_desk
from bot.fronts.diplomacy.realm.papers import caption, paper
from bot.surface.kit.cards import at
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Button, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.widgets import place as number
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Said
from rendering.diplomacy.orders import compose_province
from rendering.diplomacy.papers import compose_tree


def province(said: Said) -> Act:
    """`/politics province`: the card of one; without a name the tree of all."""

    async def act(press: Press) -> None:
        typed = str(said.get("province") or "")
        await (show(press, typed) if typed else tree(press))

    return act


async def shown(press: Press) -> None:
    """A province was chosen from a menu, or its card is asked for again."""
    await show(press, press.values[0] if press.values else press.to.arg)


async def show(press: Press, typed: str) -> None:
    """The card of the province that is meant. NotOpen: there is none of that name."""
    look = await press.look()
    code = called.space_meant(diplomacy(look), typed)
    if not code:
        raise NotOpen("realm.space", space=typed[:40])
    drawn, files = await paper(press, compose_province(diplomacy(look).map, code, caption(look)), "province")
    await press.reply.turn_to(words(title(look, code)) + drawn + below(look, code), files)


def title(look: Look, code: str) -> str:
    """The space, as it is called and written."""
    return look.voice.say("realm-province", place=called.place(look, code))


def below(look: Look, code: str) -> Panel:
    """What was ordered about it, what may be, and the way to its neighbours."""
    found = deeds(diplomacy(look), code)
    mine = [line for line in _lines(look) if code in line.replace("/", " ").replace("-", " ").split()]
    said = [look.voice.say("realm-said", line=one) for one in mine]
    ways = [back(look, one) for one in mine[:3]]
    return words(*said) + _menu(look, code, found) + near(look, code) + buttons(*ways, *_ways(look))


def _lines(look: Look) -> list[str]:
    return written(look, sheet(look)) if is_open(look) else []


def _menu(look: Look, code: str, found: Sequence[Deed]) -> Panel:
    if not found or not is_open(look):
        return Panel()
    items = [Item(clip(deed_name(look, one), OPTION), str(n)) for n, one in enumerate(found[:MENU])]
    return Panel((Menu(at(look, "deed", code), items, look.voice.say("menu-realm-deeds")),))


def _ways(look: Look) -> list[Button]:
    tree_button = button(look.voice.say("button-realm-tree"), at(look, "realmtree"))
    return [tree_button, *([to_the_desk(look)] if look.seat else [])]


def near(look: Look, code: str) -> Panel:
    """From a province to those around it."""
    beside = diplomacy(look).map.spaces[code].beside
    items = [Item(clip(called.place(look, one), OPTION), one) for one in beside[:MENU]]
    return Panel((Menu(at(look, "province"), items, look.voice.say("menu-realm-near")),)) if items else Panel()


def deed_name(look: Look, deed: Deed) -> str:
    """What the menu says of it: the person too, where there is only one."""
    only = deed.whom[0] if deed.kind == "purge" else ""
    return look.voice.say(
        f"realm-deed-{deed.kind}", **post(look, deed.post), name=called.name(look, only) if only else ""
    )


def post(look: Look, written_: str) -> dict[str, str]:
    """A position by its parts: `C A Nap` is a Commander's, of the army in Naples."""
    office, *rest = written_.split()
    office, rest = (office, rest) if rest else ("", [office])
    arm, where = (rest[0], rest[1]) if len(rest) == 2 else ("none", rest[0])
    return {"office": office or "none", "arm": arm, "place": called.place(look, where)}


async def deed(press: Press) -> None:
    """One was chosen: it is ordered, or asked whom it shall be about."""
    look = await press.own()
    found = deeds(diplomacy(look), press.to.arg)
    chosen = _picked(found, press.values)
    if len(chosen.whom) > 1:
        await press.reply.turn_to(whom(look, press.to.arg, found.index(chosen), chosen))
        return
    await order(press, chosen.line(called.holding(diplomacy(look)), *chosen.whom))


def _picked(found: Sequence[Deed], values: Iterable[str]) -> Deed:
    """NotOpen: things have changed since the menu was shown."""
    place = number(next(iter(values), ""))
    if place >= len(found):
        raise NotOpen("decision.stale")
    return found[place]


def whom(look: Look, code: str, place: int, deed_: Deed) -> Panel:
    """Who shall be appointed, let through, kept out."""
    items = [Item(clip(_called(look, one), OPTION), one) for one in deed_.whom[:MENU]]
    menu = Menu(at(look, "deedwhom", f"{code}.{place}.{deed_.kind}"), items, look.voice.say(f"menu-realm-{deed_.kind}"))
    return words(title(look, code), deed_name(look, deed_)) + Panel((menu,))


def _called(look: Look, who: str) -> str:
    if who == EVERYBODY:
        return look.voice.say("realm-everybody")
    return (
        look.voice.say("realm-railway", id=who)
        if who in {one.id for one in diplomacy(look).map.railways}
        else called.name(look, who)
    )


async def deed_whom(press: Press) -> None:
    """Whom it is about was chosen: it is ordered."""
    look = await press.own()
    code, place, kind = [*press.to.arg.split("."), "", ""][:3]
    chosen = _picked(deeds(diplomacy(look), code), [place])
    who = press.values[0] if press.values else ""
    if chosen.kind != kind or who not in chosen.whom:
        raise NotOpen("decision.stale")
    await order(press, chosen.line(called.holding(diplomacy(look)), who))


async def tree(press: Press) -> None:
    """CD-4: who holds what under whom, and the way to each of one's own provinces."""
    look = await press.look()
    person = await press.surface.person(press.user.id)
    view = diplomacy(look)
    drawn, files = await paper(press, compose_tree(view.map, caption(look), phone=person.phone_boards), "tree")
    mine = [
        code
        for code, one in view.map.spaces.items()
        if called.holding(view) in (one.ruler, one.sub_ruler) and called.holding(view)
    ]
    items = [Item(clip(called.place(look, one), OPTION), one) for one in mine[:MENU]]
    menu = Panel((Menu(at(look, "province"), items, look.voice.say("menu-realm-mine")),)) if items else Panel()
    await press.reply.turn_to(words(look.voice.say("realm-tree")) + drawn + menu, files)

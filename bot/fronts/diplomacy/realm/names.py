"""CD-3: the register of names, and what one does with one's own: one more, another that holds, one given up."""

from __future__ import annotations

from typing import Final

from bot.base.text import clip, escape
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.fronts.diplomacy.realm.ordering import filled_in, is_open, order, sheet
from bot.surface.kit.cards import at
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.press.items import Press
from games.diplomacy.register.names import LONGEST
from games.diplomacy.seen.view import RegisterView

CODE: Final = 3
"""CD-3.C: letters of a code, at most."""


async def register(press: Press) -> None:
    """`/politics names`: everybody's names by code; one's own are marked, for the reader alone."""
    look = await press.look()
    await press.reply.turn_to(card(look))


def card(look: Look) -> Panel:
    """CD-3.B.1: the register; it never shows which names belong to one player, but the reader's own to himself."""
    view = diplomacy(look)
    lines = [line(look, one) for one in view.names]
    head = [look.voice.say("realm-names", count=len(lines))]
    return words(*head, *lines) + (own(look) if view.own else Panel())


def line(look: Look, one: RegisterView) -> str:
    """A name: whether it holds anything, whether it still waits, whether it is the reader's."""
    view = diplomacy(look)
    mine = view.own is not None and one.code in view.own.names
    stands = "waiting" if not one.approved else "holding" if one.holding else "letters"
    name = f"{escape(one.name)} ({one.code})"
    return look.voice.say("realm-name", name=name, stands=stands, mine="yes" if mine else "no")


def own(look: Look) -> Panel:
    """CD-3.B: what may be done with one's own names."""
    view, say = diplomacy(look), look.voice.say
    if view.own is None or not is_open(look):
        return Panel()
    others = [
        one
        for one in view.names
        if one.code in view.own.names and one.code != (view.own.next_holding or view.own.holding)
    ]
    able = [one for one in others if one.approved]
    spare = [one for one in others if one.code != view.own.holding]
    menus = [
        *([Menu(at(look, "holdas"), _items(look, able), say("menu-realm-hold"))] if able else []),
        *([Menu(at(look, "dropname"), _items(look, spare), say("menu-realm-drop"))] if spare else []),
    ]
    return Panel(tuple(menus)) + buttons(button(say("button-realm-name"), at(look, "takename")))


def _items(look: Look, names: list[RegisterView]) -> list[Item]:
    return [Item(clip(called.name(look, one.code), OPTION), one.code) for one in names]


async def take_name(press: Press) -> None:
    """CD-3.A: the form for one more name."""
    look = await press.own()
    sheet(look)
    say = look.voice.say
    inputs = [
        Input("name", "text", say("field-realm-name"), say("form-realm-name", most=LONGEST), most=LONGEST),
        Input("code", "text", say("field-realm-code"), say("form-realm-code"), low=0, most=CODE),
    ]
    await press.reply.ask(Form(say("button-realm-name"), at(look, "takename"), inputs))


async def name_taken(press: Press) -> None:
    """CD-3.A, 3.C: one more name is ordered; the game-master may refuse it until the next deadline."""
    look = await press.own()
    name, code = filled_in(press, "name", "code").values()
    coded = f" code {code.upper()}" if code else ""
    await order(press, f'{called.holding(diplomacy(look))} takes name "{name}"{coded}')


async def hold_as(press: Press) -> None:
    """CD-3.B.3: from the next season on another of one's names holds everything."""
    look = await press.own()
    await order(press, f"{called.holding(diplomacy(look))} hold as {_chosen(press)}")


async def drop_name(press: Press) -> None:
    """CD-3.A: a name is given up."""
    look = await press.own()
    await order(press, f"{called.holding(diplomacy(look))} drops name {_chosen(press)}")


def _chosen(press: Press) -> str:
    return press.values[0] if press.values else press.to.arg

"""CD-7: what is proposed, how one votes on it, and how one proposes something oneself."""

from __future__ import annotations

from typing import Final

from bot.base.errors import NotOpen
from bot.base.text import clip, escape
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.fronts.diplomacy.realm.ordering import filled_in, order, sheet
from bot.fronts.diplomacy.saying import proposal
from bot.surface.kit.cards import at
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, OPTION, Button, Item, Menu, Panel, button, buttons, words
from bot.surface.press.items import Press
from games.diplomacy.law import OPTIONS
from games.diplomacy.seen.view import MotionView
from games.diplomacy.standard import SETTABLE

KINDS: Final = {
    "rename": ("space", "name", "code"),
    "seat": ("code", "space"),
    "option": ("option", "value"),
    "rule": ("text",),
    "map": ("text",),
}
"""CD-7.A to 7.C: what can be proposed, and what has to be said of it."""
DRAW: Final = "draw"
IN_STANDARD: Final = (DRAW, "option")
"""CD-N.10: what can be in the standard game; a draw is written as it is chosen."""
WRITTEN: Final = {
    "rename": 'rename {space} to "{name}"',
    "seat": "seat {code} in {space}",
    "option": "rule {option} = {value}",
    "rule": 'rule "{text}"',
    "map": 'map "{text}"',
}
LEFT_OUT: Final = ("rename.code",)
LONG: Final = 1000


async def show(press: Press) -> None:
    """`/politics motions`: all that is open, with the reader's vote, and what the rules in force are."""
    look = await press.look()
    await press.reply.turn_to(card(look))


def card(look: Look) -> Panel:
    """CD-7.D: each motion with Yes and No; then the menu of what can be proposed."""
    view, say = diplomacy(look), look.voice.say
    head = [say("realm-motions", count=len(view.motions))]
    law = [say("realm-law", option=name, value=value) for name, value in view.law.items()]
    rules = [say("realm-rule", text=escape(text)) for text in view.written_rules]
    found = words(*head)
    for one in view.motions[:8]:
        found += words(motion_line(look, one)) + (votes(look, one) if view.own else Panel())
    return found + words(say("realm-laws"), ", ".join(law), *rules) + (_proposing(look) if view.own else Panel())


def motion_line(look: Look, one: MotionView) -> str:
    """What is proposed, by whom, and how the reader has voted."""
    mine = "none" if one.mine is None else "yes" if one.mine else "no"
    mover, what = called.name(look, one.mover), proposal(look.voice, one.kind, one.says)
    return look.voice.say("realm-motion", id=one.id, mover=mover, what=what, mine=mine)


def votes(look: Look, one: MotionView) -> Panel:
    """CD-7.D: the two ways to vote; the one chosen is lit."""
    return buttons(_vote(look, one, "yes", lit=one.mine is True), _vote(look, one, "no", lit=one.mine is False))


def _vote(look: Look, one: MotionView, side: str, *, lit: bool) -> Button:
    label = look.voice.say(f"button-realm-{side}", id=one.id)
    return button(label, at(look, "castvote", f"{one.id}.{side}"), "primary" if lit else "secondary")


def _proposing(look: Look) -> Panel:
    kinds = IN_STANDARD if diplomacy(look).map.plain else KINDS
    items = [Item(look.voice.say(f"realm-kind-{kind}"), kind) for kind in kinds]
    return Panel((Menu(at(look, "propose"), items, look.voice.say("menu-realm-propose")),))


async def vote(press: Press) -> None:
    """CD-7.D: a vote is written."""
    look = await press.own()
    motion, _, side = press.to.arg.partition(".")
    if side not in ("yes", "no") or motion not in {one.id for one in diplomacy(look).motions}:
        raise NotOpen("decision.stale")
    await order(press, f"{called.holding(diplomacy(look))} votes {side} {motion}")


async def propose(press: Press) -> None:
    """CD-7: the form of what was chosen."""
    look = await press.own()
    sheet(look)
    kind = press.values[0] if press.values else press.to.arg
    if kind == DRAW:
        await order(press, f"{called.holding(diplomacy(look))} moves {DRAW}")
        return
    if kind not in KINDS:
        raise NotOpen("decision.stale")
    await press.reply.ask(
        Form(
            clip(look.voice.say(f"realm-kind-{kind}"), LABEL),
            at(look, "propose", kind),
            [_input(look, kind, one) for one in KINDS[kind]],
        )
    )


def _input(look: Look, kind: str, field: str) -> Input:
    say, key = look.voice.say, f"{kind}.{field}"
    label, hint = say(f"field-realm-motion-{field}"), say(f"form-realm-{kind}-{field}")
    if field == "option":
        items = [
            Item(clip(say("realm-law", option=one, value=diplomacy(look).law.get(one, "")), OPTION), one)
            for one in (SETTABLE if diplomacy(look).map.plain else OPTIONS)
        ]
        return Input(field, "menu", label, hint, items)
    return Input(
        field,
        "text",
        label,
        hint,
        low=0 if key in LEFT_OUT else 1,
        long=field == "text",
        most=LONG if field == "text" else 40,
    )


async def proposed(press: Press) -> None:
    """CD-7.D: the motion is written; all read it when the next season opens."""
    look = await press.own()
    said = filled_in(press, *KINDS.get(press.to.arg, ()))
    await order(press, f"{called.holding(diplomacy(look))} moves {written(press.to.arg, said)}")


def written(kind: str, said: dict[str, str]) -> str:
    """CD-E.1, `proposal`. NotOpen: there is no such kind."""
    if kind not in WRITTEN:
        raise NotOpen("decision.stale")
    code = f" code {said['code']}" if kind == "rename" and said["code"] else ""
    return f"{WRITTEN[kind].format(**said)}{code}"

"""The floor of the Senate: what may be proposed, what one would mostly propose, and what silence brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.base.text import clip
from bot.fronts.republic.senate.panels import GUESTS
from bot.surface.kit.answers import labels, offered
from bot.surface.kit.cards import at, way
from bot.surface.kit.glance import business_lines, small
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, MENU, OPTION, Button, Item, Menu, Panel, Style, button, buttons
from bot.surface.kit.passing import way_to_pass
from bot.surface.kit.present import Presenter, question
from bot.surface.kit.widgets import Asked
from games.kernel import Posted

FEW: Final = 3
FLOOR: Final = "senate.floor"
ARMING: Final = ("senate.units", "senate.forces")


@dataclass(frozen=True, kw_only=True)
class Floor:
    """What is particular to the floor of one republic.

    Attributes:
        silence: what follows if nobody makes a proposal; the words that may be said instead of one.
        natural: of what may be proposed that which one mostly would; None: nothing.
        war: what decides whether units are raised and sent.
        passes: whether one may let the rest pass.
    """

    silence: Callable[[Look, Sequence[str]], str]
    natural: Callable[[Look, Sequence[Posted]], Posted | None]
    war: Callable[[Look], str]
    passes: bool = True


def floor_panel(own: Floor) -> Presenter:
    """The panel of who has the floor, in this republic."""
    return partial(panel, own)


def panel(own: Floor, one: Asked, look: Look) -> Panel:
    """What may be proposed, as a menu or, if it is little, as buttons; then the ways to propose nothing."""
    able = GUESTS[one.decision.kind](look)[:MENU]
    first = own.natural(look, able)
    silence = own.silence(look, offered(one.decision.choice))
    war = own.war(look) if any(posted.decision.kind in ARMING for posted in able) else ""
    rest = way_to_pass(one) if one.decision.kind == FLOOR and own.passes else Panel()
    ways = quietly(one, look, lit=first is not None) + rest
    return question(one, look, *small(business_lines(look)), war, silence) + made(look, able, first) + ways


def made(look: Look, able: Sequence[Posted], first: Posted | None) -> Panel:
    """The proposals: the natural one lit; the others as buttons if they are few, else in a menu."""
    names = {one.ref: clip(look.voice.ask_label(one.decision.kind, one.decision.about), LABEL) for one in able}
    if len(able) <= FEW:
        return buttons(*(to_propose(look, one, names[one.ref], lit=one is first) for one in able))
    items = [Item(names[one.ref], one.ref, hint(look, one)) for one in able]
    lit = buttons(*([to_propose(look, first, names[first.ref], lit=True)] if first else []))
    return lit + Panel((Menu(at(look, "open", "propose"), items, look.voice.say("menu-propose")),))


def to_propose(look: Look, posted: Posted, name: str, *, lit: bool) -> Button:
    """The way to a proposal."""
    return button(name, way(posted, look), "primary" if lit else "secondary")


def quietly(one: Asked, look: Look, *, lit: bool) -> Panel:
    """The ways to propose nothing; `lit`: something else is what one would mostly do."""
    names = labels(look.voice, one.decision.kind, offered(one.decision.choice))
    style: Style = "secondary" if lit else "primary"
    return buttons(*(button(name, one.to("pick", n), "secondary" if n else style) for n, name in enumerate(names)))


def hint(look: Look, posted: Posted) -> str:
    """What a proposal asks for, beside its name."""
    return clip(look.voice.ask(posted.decision.kind, posted.decision.about), OPTION)

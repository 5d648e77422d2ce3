"""Questions within a question: the parts of a programme and of a docket, as if each were asked by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from bot.base.text import clip
from bot.surface.kit.answers import filled, is_one, leaves, part
from bot.surface.kit.forms import at as picked
from bot.surface.kit.look import Look
from bot.surface.kit.panel import OPTION, Button, Item, Menu, button
from bot.surface.kit.widgets import Asked, place
from bot.surface.press.decide import find, keep, own_card
from bot.surface.press.items import Press, show
from games.kernel import Choice, Decision, IllegalAnswer, Posted, Raw
from games.kernel.choice import is_dict
from games.republic.ahead.senate.agenda import DOCKET, PROGRAMME
from games.republic.ahead.senate.customs import Customs
from games.republic.ahead.senate.hold import Holding
from games.republic.ahead.senate.programme import DRAFT

ASKED: Final = (PROGRAMME, DRAFT, DOCKET)
"""What has such parts."""
FIRST: Final = ("home", "consents")
"""What comes before the rest: it is asked only where it matters."""
WORDED: Final = {DRAFT: PROGRAMME}
"""Whose options are called like those of another."""
T = TypeVar("T")
NAMELESS: Final[Mapping[str, str]] = {}
PAGE: Final = 6  # menus on a page
ONE: Final = 100  # pages from here on show one motion each
LISTED: Final = ("sheets", "motions", "end", "votes")
"""What has widgets of its own; whatever else is one of several options is a menu."""


def fields_of(posted: Posted) -> Mapping[str, Any]:
    """The fields of a question."""
    found: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    return found


def customs_in(posted: Posted) -> Customs:
    """The customs of the Senate that asks: a programme and a docket know them."""
    fields = fields_of(posted)
    found: Customs = (fields["motions"] if "motions" in fields else fields["programme"]).own
    return found


def within(posted: Posted, kind: str, choice: Choice[Any], **about: str) -> Posted:
    """A part of a question as a question of this kind, under the name of the whole."""
    return Posted(replace(posted.decision, kind=kind, choice=choice, about=about), posted.asking)


def beneath(posted: Posted, decision: Decision[Any]) -> Posted:
    """A question that the rules ask, to be answered as a part of another."""
    return Posted(decision, posted.asking)


def prepared(posted: Posted, draft: Raw) -> dict[str, Any]:
    """What the card shows: the draft, completed by what is proposed; what is asked no more falls away."""
    whole: dict[str, Any] = posted.proposal
    return {name: upon(one, draft[name]) if is_dict(draft) and name in draft else one for name, one in whole.items()}


def upon(blank: Raw, said: Raw) -> Raw:
    """Answers by name: what has been said of each."""
    if not is_dict(blank) or not is_dict(said) or "voice" in blank:
        return said
    return {name: said.get(name, one) for name, one in blank.items()}


# Pages of six menus


def here(one: Asked, total: int) -> range:
    """Which of so many menus stand on this page."""
    first = one.page * PAGE if one.page * PAGE < total else 0
    return range(first, min(first + PAGE, total))


def turning(one: Asked, look: Look, shown: range, total: int) -> list[Button]:
    """To the other pages."""
    page = shown.start // PAGE
    before = [button(look.voice.say("button-back"), one.to("page", page - 1))] if page else []
    after = [button(look.voice.say("button-more"), one.to("page", page + 1))] if shown.stop < total else []
    return [*before, *after]


def listed(labels: list[str], values: list[str] | None = None, chosen: str = "") -> list[Item]:
    """The lines of a menu; their values are their places, unless they have others."""
    names = values or [str(n) for n in range(len(labels))]
    return [Item(clip(label, OPTION), name, chosen=name == chosen) for label, name in zip(labels, names, strict=True)]


# What is said beside the motions


def asides(posted: Posted) -> list[tuple[tuple[str, ...], list[str]]]:
    """Where in the answer it stands, and what may be said: how two share (RC-9.11, RR-1.09.22), consents, a pause."""
    pair = posted.decision.about.get("part") == customs_in(posted).pair
    parts = sorted(leaves(posted.decision.choice), key=lambda leaf: leaf[0][0] not in FIRST)
    rest = [(path, ways_of(one)) for path, one in parts if path[0] not in LISTED]
    return [(path, able) for path, able in rest if len(able) > 1 and (path[0] != "home" or pair)]


def ways_of(choice: Choice[Any]) -> list[str]:
    """What may be said, if it is one of several."""
    return list(choice.options) if is_one(choice) or isinstance(choice, Holding) else []


def aside_menus(one: Asked, look: Look, raw: Raw, before: int, known: Mapping[str, str] = NAMELESS) -> list[Menu]:
    """A menu for each; `before`: how many menus come before them; `known`: what options are called."""
    voice, kind = look.voice, WORDED.get(one.decision.kind, one.decision.kind)
    made: list[Menu] = []
    for n, (path, able) in enumerate(asides(one.posted)):
        label = " ".join(voice.field_label(kind, name) for name in path)
        names = [f"{label}: {known.get(name) or voice.option(kind, name)}" for name in able]
        now = str(able.index(part(raw, path))) if part(raw, path) in able else ""
        to = one.to("aside", f"{n}.{(before + n) // PAGE}")
        made.append(Menu(to, listed(names, chosen=now), clip(label, OPTION)))
    return made


async def said_aside(press: Press) -> None:
    """One of these menus."""
    seen, posted = await find(press, *ASKED)
    which, page = numbers(press)
    path, able = nth(asides(posted), which)
    raw = prepared(posted, seen.drafts.get(posted.ref))
    await kept(press, posted, filled(raw, path, picked(able, next(iter(press.values), ""))), page)


# Presses


def numbers(press: Press) -> tuple[int, int]:
    """What the address of a widget says: "3.1"."""
    first, _, second = press.to.arg.partition(".")
    return place(first), place(second)


def nth(found: Sequence[T], which: int) -> T:
    """One of a list. IllegalAnswer: it has no so many."""
    if which >= len(found):
        raise IllegalAnswer("choice.unknown", option=str(which))
    return found[which]


async def kept(press: Press, posted: Posted, raw: Raw, page: int = 0) -> None:
    """It is kept as a draft, and shown."""
    async with own_card(press, posted.decision.seat):
        await keep(press, posted, raw)
        await show(press, page=page, only=posted.ref)

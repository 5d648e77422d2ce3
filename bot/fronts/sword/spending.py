"""Points of support, several at once from a list, each where it is legal after those before (SR-7.1.5, 12.5)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeGuard

from bot.base.errors import NotOpen
from bot.base.text import Voice, clip
from bot.fronts.sword.lists import direct, own
from bot.fronts.sword.looking import sword
from bot.fronts.sword.noting import of_space
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input, Submitted, named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel
from bot.surface.kit.present import briefing, question
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from bot.surface.press.decide import answer, find, own_card, prepare, seen_by
from bot.surface.press.items import Press
from bot.surface.press.steps import Choose, Save, Step
from games.kernel import Choice, IllegalAnswer, Posted, Raw
from games.kernel.choice import is_list
from games.sword.support import Spending

KIND: Final = "combat.support"
ACT: Final = "points"
LISTS: Final = 6
"""As many lists as leave room for the rest of the card."""


def is_spending(choice: object) -> TypeGuard[Spending]:
    """Whether points are spent."""
    return isinstance(choice, Spending)


def drafted(posted: Posted, look: Look) -> list[str]:
    """The points chosen so far, as far as they are legal still."""
    found: Raw = look.drafts.get(posted.ref)
    names = [str(one) for one in found] if is_list(found) else []
    while names and not _legal(posted.decision.choice, names):
        names.pop()
    return names


def _legal(choice: Choice[object], raw: Raw) -> bool:
    try:
        choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-7.1.5: the last point back; nothing at all."""
    choice, voice = posted.decision.choice, look.voice
    if not is_spending(choice):
        return ()
    spent = drafted(posted, look)
    back = [Shortcut(voice.say("quick-back"), spent[:-1], prepares=True)] if spent else []
    return [*back, Shortcut(voice.say("quick-nothing"), [])]


def panel(one: Asked, look: Look) -> Panel:
    """Lists of which several points may be chosen at once; what is prepared is taken as it stands."""
    likely = shortcuts(one.posted, look)
    asks = question(one, look, *briefing(one, look))
    lists = points(one, look, one.decision.choice) if is_spending(one.decision.choice) else Panel()
    return asks + lists + direct(one, likely) + own(one, likely)


def points(one: Asked, look: Look, choice: Spending) -> Panel:
    """SR-7.1.5: what the points that are left can do, in lists of 25."""
    spent = drafted(one.posted, look)
    able = uses(choice, spent)
    parts = [able[start : start + MENU] for start in range(0, len(able), MENU)]
    left = choice.number - len(spent)
    return Panel(tuple(_menu(one, look, part, n, left) for n, part in enumerate(parts[:LISTS])))


def _menu(one: Asked, look: Look, able: Sequence[str], number: int, left: int) -> Menu:
    items = [_item(one, look, value) for value in able]
    prompt = clip(look.voice.say("menu-points", count=left), OPTION)
    return Menu(one.to(ACT, number), items, prompt, 1, min(left, len(items)))


def _item(one: Asked, look: Look, value: str) -> Item:
    count, name = counted(value)
    called = look.voice.option(one.decision.kind, name)
    return Item(
        clip(_times(look.voice, called, count), OPTION),
        value,
        clip(of_space(look.voice, sword(look), name.split(".")[2]), OPTION),
    )


def uses(choice: Spending, spent: Sequence[str]) -> list[str]:
    """What can be chosen next: each point, and the same point so often as it can be spent in a row."""
    left = choice.number - len(spent)
    return [
        f"{count}.{name}"
        for name in choice.after([*spent])
        for count in range(1, left + 1)
        if count == 1 or _legal(choice, [*spent, *[name] * count])
    ]


def counted(value: str) -> tuple[int, str]:
    """How often which point: "2.add.ROM.roma". IllegalAnswer: a list never said so."""
    count, _, name = value.partition(".")
    if count not in map(str, range(1, MENU)):
        raise IllegalAnswer("choice.unknown", option=value[:80])
    return int(count), name


async def chosen(press: Press) -> None:
    """Points were chosen: all of them count at once, fewer are shown first."""
    seen, posted = await find(press)
    choice = posted.decision.choice
    if not is_spending(choice):
        raise NotOpen("decision.closed")
    async with own_card(press, seen.seat):
        look = await seen_by(press, posted)
        raw = ordered(choice, drafted(posted, look), press.values)
        if choice.after([*raw]):
            await prepare(press, look, posted, [*raw])
        else:
            await answer(press, posted, [*raw])


def ordered(choice: Spending, spent: Sequence[str], values: Sequence[str]) -> list[str]:
    """The points after those before, each where its turn makes it legal. IllegalAnswer: they cannot all be spent."""
    found = [*spent]
    left = [name for value in values for count, name in [counted(value)] for _ in range(count)]
    while left:
        able = choice.after([*found])
        following = next((one for one in left if one in able), None)
        if following is None:
            choice.read([*found, *left])
            break
        left.remove(following)
        found.append(following)
    return found


def tell(voice: Voice, raw: Raw) -> str:
    """SR-7.1.5: the points that are spent, equals counted."""
    said = Counter(voice.option(KIND, str(one)) for one in raw) if is_list(raw) else Counter[str]()
    return voice.list(_times(voice, name, count) for name, count in said.items()) if said else voice.nothing(KIND)


def _times(voice: Voice, name: str, count: int) -> str:
    return voice.say("called-many", count=count, name=name) if count > 1 else name


def steps(posted: Posted, raw: Raw) -> Sequence[Step]:
    """How it is answered by presses: all points out of the first list; none: as any other answer."""
    choice = posted.decision.choice
    if not is_spending(choice) or not is_list(raw) or not raw:
        return ()
    said = Counter(map(str, raw))
    values = [f"{count}.{name}" for name, count in said.items()]
    if not all(one in uses(choice, ())[:MENU] for one in values):
        return ()
    first, *more = values
    saved = [Save()] if choice.after([*raw]) else []
    return [Choose(posted.ref, ACT, first, more=more), *saved]


def make(posted: Posted, to: Address, voice: Voice, raw: Raw, choice: Spending) -> Form:
    """All points as lines."""
    kind = posted.decision.kind
    lines = [voice.option(kind, str(one)) for one in raw] if is_list(raw) else []
    label = voice.say("field-points")
    return Form(
        voice.ask_label(kind, posted.decision.about)[:45],
        to,
        [
            Input(
                "points",
                "text",
                label,
                voice.say("form-points", count=choice.number),
                value="\n".join(lines),
                long=True,
            )
        ],
    )


def read(posted: Posted, voice: Voice, submitted: Submitted, choice: Spending) -> Raw:
    """Each line a point, by its name or as much of it as is unmistakable."""
    first: list[str]
    later: list[str]
    _, first, later = choice.form()
    said = re.split(r"[\n;,]", str(submitted.get("points", "")))
    return [named([*first, *later], posted.decision.kind, voice, line) for line in said if line.strip()]

"""Answers that are likely, each by one press beside the form: what a game offers, and all of a sum to one purse."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeAlias

from bot.base.errors import IllegalAnswer, NotOpen
from bot.base.parts import Parts
from bot.base.text import clip
from bot.surface.kit.address import is_number
from bot.surface.kit.answers import is_split
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, ROW, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.widgets import Asked
from games.kernel import Posted, Raw
from games.kernel.digests import digest

FEWEST: Final = 2  # purses among which there is anything to choose


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A likely answer.

    Attributes:
        label: what its button says.
        raw: the answer.
        note: why one would choose it, in a menu; what it says, above a button whose label does not.
        prepares: it is shown before it counts: a menu offers it, and the card draws it as prepared.
        sensible: it suits as things are now, better than what silence would say: its button is the lit one.
    """

    label: str
    raw: Raw
    note: str = ""
    prepares: bool = False
    sensible: bool = False

    @property
    def mark(self) -> str:
        """What it says, in short: it may be another by the time it is pressed."""
        return digest(json.dumps(self.raw, sort_keys=True), size=4)


Shortcuts: TypeAlias = Callable[[Posted, Look], Iterable[Shortcut]]
"""What a game offers, one after the other: those behind the one that was pressed need not be found."""
SHORTCUTS: Parts[Mapping[str, Shortcuts]] = Parts({})
"""By the kind of decision."""


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """Those of a decision: of the game, else of its form."""
    return [*_one_by_one(posted, look)]


def _one_by_one(posted: Posted, look: Look) -> Iterable[Shortcut]:
    own = SHORTCUTS.of(look.game.kind).get(posted.decision.kind)
    return own(posted, look) if own else all_to_one(posted, look)


def all_to_one(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """A sum that is shared out: all of it to one."""
    choice, kind = posted.decision.choice, posted.decision.kind
    if not is_split(choice) or choice.low > 0 or not choice.total or len(choice.parts) < FEWEST:
        return ()
    if choice.high is not None and choice.high < choice.total:
        return ()
    names = {name: look.voice.option(kind, str(name)) for name in choice.parts}
    return [
        Shortcut(look.voice.say("shortcut-all", name=called), {name: choice.total}, prepares=True)
        for name, called in names.items()
    ]


def ways(one: Asked, look: Look) -> Panel:
    """The likely answers of a question."""
    return shown(one, look, shortcuts(one.posted, look))


def shown(one: Asked, look: Look, likely: Sequence[Shortcut]) -> Panel:
    """Buttons for those that answer at once, under what they say; a menu for those that are shown first."""
    places = dict(enumerate(likely))
    direct = [(place, each) for place, each in places.items() if not each.prepares][:ROW]
    said = [look.voice.say("option-note", name=each.label, note=each.note) for _, each in direct if each.note]
    row = [
        button(each.label, one.to("quick", f"{place}.{each.mark}"), "primary" if lit(one, each) else "secondary")
        for place, each in direct
    ]
    listed = [(place, each) for place, each in places.items() if each.prepares][:MENU]
    items = [
        Item(clip(each.label, OPTION), f"{place}.{each.mark}", clip(each.note, OPTION), chosen=each.raw == one.begun)
        for place, each in listed
    ]
    menu = Panel((Menu(one.to("quick"), items, look.voice.shortcuts(one.decision.kind)),)) if items else Panel()
    return words(*said) + buttons(*row) + menu


def lit(one: Asked, likely: Shortcut) -> bool:
    """Whether its button is the primary one: as long as nothing else is prepared."""
    return likely.sensible and one.draft is None


def pressed(posted: Posted, look: Look, said: str) -> Shortcut:
    """The one that was pressed: "2.1f3a". NotOpen: it is another by now; IllegalAnswer: there is none."""
    place, _, mark = said.partition(".")
    number = int(place) if is_number(place) else None
    found = None if number is None else next(islice(_one_by_one(posted, look), number, None), None)
    if found is None:
        raise IllegalAnswer("choice.unknown", option=said[:80])
    if found.mark != mark:
        raise NotOpen("decision.stale")
    return found

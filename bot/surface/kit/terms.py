"""Words of a game that a newcomer does not know: each is explained once, in small print, under what uses it first.

The front of a game lists its terms; how one is written and what it means stands in its texts: `term-<name>`, the ways
to write it parted by a bar, and `.means`. A person is noted to have met a term at the question under which it was
explained: as long as that is open its cards go on explaining it, and afterwards no card does, in any game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from bot.base.parts import Parts
from bot.base.text import Voice, catalogue
from bot.services.people.people import KEY
from bot.store.store import Store
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Menu, Panel, Row, Words, words

TERMS: Parts[Sequence[str]] = Parts(())
"""The terms of a game, those first that a newcomer needs first."""
COMMON: Final = ("desk",)
"""Those of the bot itself."""
MOST: Final = 3
"""So many are explained under one card: more would not be read."""


def terms(game: str) -> Sequence[str]:
    """All terms that cards of a game may use."""
    return (*COMMON, *TERMS.of(game))


@cache
def written(game: str, language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """How its terms are found in a text, and which is meant by what is found."""
    said = {name: catalogue(game, language).say(f"term-{name}") for name in terms(game)}
    meant = {way: name for name, ways in said.items() for way in ways.split("|")}
    ways = "|".join(re.escape(way) for way in sorted(meant, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{ways})(?!\w)"), meant


def used(voice: Voice, panel: Panel) -> list[str]:
    """The terms that stand on a card, the more needed first."""
    pattern, meant = written(voice.words.game, voice.words.language)
    found = {meant[way] for text in read(panel) for way in pattern.findall(text)}
    return [name for name in terms(voice.words.game) if name in found]


def read(panel: Panel) -> Iterator[str]:
    """Everything on a card that is read."""
    for part in panel.parts:
        match part:
            case Words(text=text):
                yield text
            case Menu(items=items):
                yield from (f"{item.label} {item.note}" for item in items)
            case Row(buttons=row):
                yield from (one.label for one in row)
            case _:
                pass


def gloss(look: Look, panel: Panel) -> Panel:
    """The small print under a card that asks something: what the terms mean that its reader meets there."""
    if not look.awaited or (look.met.keys() >= {*terms(look.game.kind)} and not _here(look)):
        return Panel()
    fresh = [name for name in used(look.voice, panel) if look.met.get(name, anchor(look)) in _refs(look)]
    return words(line(look.voice, fresh[:MOST])) if fresh else Panel()


def line(voice: Voice, names: Sequence[str]) -> str:
    """What these terms mean, on one line."""
    means = meanings(voice.words.game, voice.words.language)
    return voice.say("terms", terms=" · ".join(means[name] for name in names))


@cache
def meanings(game: str, language: str) -> Mapping[str, str]:
    """Each term, and what it means."""
    say = catalogue(game, language).say
    ways = {name: say(f"term-{name}").partition("|")[0] for name in terms(game)}
    return {name: say("term", term=way, means=say(f"term-{name}.means")) for name, way in ways.items()}


def anchor(look: Look) -> str:
    """The question at which terms are explained now."""
    return next((one.ref for one in look.awaited), "")


def _refs(look: Look) -> set[str]:
    return {one.ref for one in look.awaited}


def _here(look: Look) -> bool:
    """Whether anything was explained at what is asked now."""
    return not _refs(look).isdisjoint(look.met.values())


async def note(store: Store, look: Look, panel: Panel) -> None:
    """Its reader has been shown this card: what it explains has been explained to him."""
    user = look.seats[look.seat].user if look.seat is not None and look.seat in look.seats else None
    text, means = "\n".join(read(panel)), meanings(look.voice.words.game, look.voice.words.language)
    new = {name: anchor(look) for name, said in means.items() if name not in look.met and said in text}
    if user is not None and new:
        await store.change_user(user, {KEY: {"met": new}})

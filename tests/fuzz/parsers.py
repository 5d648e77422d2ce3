"""What reads what others wrote, by itself: addresses, and files of games. Nothing but a refusal may come of it.

Inputs are spoilt copies of good ones; `tests.fuzz.guided` leads them by what they reach.
"""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any, Final

from bot.app import reading
from bot.base.errors import BotError
from bot.services.records import fair
from bot.surface.kit.address import LIMIT, Address, parse
from tests.fuzz.words import TEXTS, noise, spoilt

CELLS: Final[tuple[Any, ...]] = (None, True, -1, 2**63, 10**40, 0.5, float("nan"), "", "x", [], {}, *TEXTS[:12])


def an_address(text: str) -> None:
    """Whatever is read can be written again, and reads as the same."""
    to = parse(text)
    if isinstance(to, Address) and len(text) <= LIMIT:
        assert parse(str(to)) == to, text


def a_file(text: str) -> None:
    """A document is checked, told, or refused."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return
    for read in (fair.verify, lambda one: reading.story(one, None)):
        with suppress(BotError):
            read(document)


def spoilt_document(dice: Random, document: Any) -> Any:
    """A copy with a few of its parts taken away, doubled or replaced."""
    copy = json.loads(json.dumps(document))
    for _ in range(dice.randint(1, 3)):
        _spoil(dice, copy)
    return copy


def _spoil(dice: Random, whole: Any) -> None:
    """Go down some way, and spoil what is found there."""
    here = whole
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = dice.choice(keys)
        if isinstance(here[key], dict | list) and here[key] and dice.random() < 0.85:
            here = here[key]
            continue
        if isinstance(here, list) and dice.random() < 0.3:
            here.append(here[key])
        elif dice.random() < 0.3:
            del here[key]
        elif isinstance(here[key], str) and dice.random() < 0.5:
            here[key] = spoilt(dice, here[key])
        else:
            here[key] = dice.choice(CELLS)
        return


def spoilt_address(dice: Random) -> str:
    """Much like one of a question, or nothing of the kind."""
    return (
        noise(dice) if dice.random() < 0.5 else spoilt(dice, f"b1:salt22~rome:{noise(dice, 9)}:0:pick:{noise(dice, 9)}")
    )


def many(number: int, dice: Random, document: Any) -> int:
    """So many inputs, one in twenty a file; how many were tried. Whatever is wrong is raised."""
    for one in range(number):
        if one % 20:
            an_address(spoilt_address(dice))
        else:
            a_file(json.dumps(spoilt_document(dice, document)))
    return number

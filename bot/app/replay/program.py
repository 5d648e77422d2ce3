"""`byrsa replay FILE --html`: an exported game as a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot import fronts
from bot.app.replay.moments import Moment, moments
from bot.app.replay.page import Page
from bot.base.errors import SetupError
from bot.base.text import READER, languages
from bot.services.records import fair
from bot.services.records.exported import read
from bot.surface.kit.look import Look
from bot.surface.kit.then import each_then
from bot.surface.records.transcript import look_of

Told = Callable[[int, str], object]


def page(document: Any, language: str, told: Told = lambda _turn, _phase: None) -> str:
    """The page. SetupError: it is no exported game that has begun, or there is no such language.

    `told` hears how far it is, for drawing takes a while.
    """
    if language not in languages():
        raise SetupError(f"There are no words in {language}. There are: {', '.join(languages())}.")
    fronts.begin()
    READER.set(language)
    exported = read(document)
    look = look_of(exported, None, language)
    played = list(_heard(moments(exported, look.voice), told))
    then = each_then(look, [event for moment in played for event in moment.told])
    return Page(look, played, list(dice(look, document)), then).written()


def _heard(played: Iterator[Moment], told: Told) -> Iterator[Moment]:
    for one in played:
        told(one.turn, one.phase)
        yield one


def dice(look: Look, document: Any) -> Iterator[str]:
    """What was promised of the dice; after the end, whether all of it was kept."""
    if look.game.commitment:
        yield look.voice.say("page-dice-promised", commitment=f"`{look.game.commitment}`")
    if look.game.status != "over":
        yield look.voice.say("page-dice-later")
        return
    words = look.voice
    yield from (one.say(words) for one in fair.verify(document))

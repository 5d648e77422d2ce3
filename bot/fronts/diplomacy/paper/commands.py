"""`/press`: what may be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.base.errors import IllegalAnswer, NotOpen
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.paper import box, gazette, letters
from bot.fronts.diplomacy.paper.quoting import titled
from bot.surface.kit.explain import refusal
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.kit.present import asked
from bot.surface.press.commanding import continued, holding
from bot.surface.press.decide import keep, take
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import GAME, Field, Said, Verb
from games.diplomacy.press.correspondence import WORLD
from games.kernel import Posted


def own_names(look: Look, _said: Said, typed: str) -> Sequence[str]:
    """CD-P.1: the names he may sign with."""
    mine = diplomacy(look).box
    return holding([titled(code, mine.names[code]) for code in mine.own], typed) if mine else []


def all_names(look: Look, _said: Said, typed: str) -> Sequence[str]:
    """CD-P.1: the names one may write to, and the world."""
    mine = diplomacy(look).box
    names = [titled(code, name) for code, name in mine.names.items()] if mine else []
    return continued([WORLD, *names], typed)


def letter(said: Said) -> Act:
    """CD-P.1: a letter whose text was typed is sent; else the form opens with what was typed."""

    async def act(press: Press) -> None:
        look = await press.own()
        posted = look.find(letters.KIND)
        if posted is None:
            raise NotOpen("press.closed")
        typed = _typed(posted, look, said)
        if said.get("text") and said.get("to"):
            await _send(press, look, posted, typed)
        else:
            await letters.ask(press, look, posted, typed)

    return act


def _typed(posted: Posted, look: Look, said: Said) -> dict[str, Any]:
    """What was typed, as the form would say it; without a name his first one signs."""
    own = letters.first_name(posted)
    fields = {"from": said.get("name") or own, "to": said.get("to") or "", "text": said.get("text") or ""}
    return letters.read(posted, look.voice, fields)


async def _send(press: Press, look: Look, posted: Posted, typed: dict[str, Any]) -> None:
    """It goes; one that is refused is kept as a draft, which the form opens with."""
    try:
        told = await take(press.surface, look, posted, typed, press.user.id)
    except IllegalAnswer as error:
        await keep(press, posted, typed)
        await press.reply.whisper(refusal(look, error, asked(posted, look)))
    else:
        await press.reply.whisper(words(told))


VERBS: Final = (
    Verb(
        "press",
        "letter",
        "Write a letter to one name, to several, or to the world.",
        (letters.KIND,),
        [
            Field("name", "Which of your names signs it", offers=own_names),
            Field("to", "To which names, with commas between them, or: world", offers=all_names),
            Field("text", "What it says; left out: a form opens", free=True),
            GAME,
        ],
        does=letter,
    ),
    Verb("press", "box", "The letters you got and wrote.", fields=[GAME], does=lambda _said: box.show),
    Verb("press", "gazette", "The last Gazette.", fields=[GAME], does=lambda _said: gazette.show),
    Verb(
        "press",
        "title",
        "Call the Gazette something; for the host or the game-master.",
        fields=[Field("title", "Its title; left out: after the game", free=True), GAME],
        does=lambda said: gazette.entitle(str(said.get("title") or "")),
    ),
)

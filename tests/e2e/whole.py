"""Whole games, from the lobby to the end: by desks alone, by commands alone, with a bot that is killed."""

from __future__ import annotations

import os
import re
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any, Final

import pytest

from bot.fronts import FRONTS
from bot.surface.kit.answers import is_record
from bot.surface.kit.look import Look
from bot.surface.press.phases import beside
from bot.surface.press.verbs import HALF, Verb
from games.kernel import Posted, Raw
from loopback.person import Person
from loopback.reply import Reply
from loopback.town import Town
from tests.e2e.process import Process
from tests.e2e.stage import Stage
from tests.e2e.table import answer_until, desk_answered, gather, log_of, quietly, read
from tests.typing_back import typed, worded

MOST: Final = 2000
TAKEN: Final = "✔"
SELDOM, OFTEN = 41, 17  # presses between two kills
MANY: Final = 3  # starts at least
LONG: Final = pytest.mark.skipif("BYRSA_LONG" not in os.environ, reason="a whole game by presses takes minutes")
PATIENCE: Final = 1800  # seconds, on a busy machine


def whole(test: Callable[..., Any]) -> Callable[..., Any]:
    """A whole game, from the lobby to the last card: `make long`."""
    return pytest.mark.timeout(PATIENCE)(pytest.mark.slow(LONG(test)))


# -- how far it is --------------------------------------------------------------------------------------------------


def over(people: Sequence[Person]) -> bool:
    """Whether the last card has come."""
    return any("Play a Rematch" in one.buttons for one in people[0].channel("hall").all)


def begun(people: Sequence[Person]) -> list[int]:
    """The turns of which the log says that they began."""
    return [int(turn) for turn in re.findall(r"^\W*Turn (\d+) begins", "\n".join(log_of(people[0])), re.MULTILINE)]


def rounds(people: Sequence[Person]) -> list[int]:
    """The action rounds of which it says so."""
    return [int(number) for number in re.findall(r"round (\d+) begins", "\n".join(log_of(people[0])))]


def nothing_is_missing(people: Sequence[Person]) -> None:
    """No text was missing on the way, and each turn is told once."""
    told = "\n".join([*log_of(people[0]), *(one.text for one in people[0].channel("hall").all)])
    assert not re.search(r"\[[a-z]+(?:-[a-z0-9]+)+\]", told)
    turns = begun(people)
    assert turns == sorted(set(turns))


def ended_in_words(people: Sequence[Person]) -> None:
    """All can read how it ended."""
    nothing_is_missing(people)
    assert begun(people)
    assert over(people)


# -- closed inboxes -------------------------------------------------------------------------------------------------


async def behind_closed_doors(stage: Stage, *names: str, **options: Any) -> list[Person]:
    """A game of people who take no direct messages."""
    stage.town.allow(50007)
    for person in await stage.town.people(*names):
        person.close_dms()
    return await gather(stage.town, *names, **options)


async def by_hidden_desks(stage: Stage, people: Sequence[Person], reached: Callable[[], bool]) -> None:
    """One after the other looks at his desk, by command or on the turn card, and answers all it asks."""
    for n in range(MOST):
        if reached():
            break
        stage.bot.reception.last.clear()  # a second later: the same button once more is no slip of the finger
        await desk_answered(people[n % len(people)], by_button=n % (2 * len(people)) < len(people))
        await stage.town.idle()
    assert reached()
    assert not any(person.inbox.all for person in people)


# -- kills ----------------------------------------------------------------------------------------------------------


async def killed_every(
    presses: int,
    killed: tuple[Town, Process],
    people: Sequence[Person],
    reached: Callable[[], bool],
    press: Callable[[Person], Awaitable[None]] = quietly,
) -> None:
    """Everybody answers on his desk, and after so many presses the bot is killed and taken up again."""
    town, process = killed
    numbers = count(1)

    async def kill_now_and_then() -> None:
        if next(numbers) % presses == 0:
            await process.restart()

    await answer_until(town, people, reached, kill_now_and_then, press)
    assert process.starts > MANY
    for person in people:
        assert sum(text.startswith("**Desk of") for text in read(person)) <= 1


# -- commands alone -------------------------------------------------------------------------------------------------


def verb_for(kind: str, game: str) -> Verb:
    """The subcommand that answers such a question of this game."""
    return next(one for one in FRONTS[game].verbs if kind in one.kinds)


def terms(posted: Posted, look: Look) -> str:
    """The parts of a proposal, one after the other."""
    choice, kind, raw = posted.decision.choice, posted.decision.kind, posted.decision.lapse
    parts = choice.fields if is_record(choice) else {}
    return ", ".join(worded(one, raw[name], kind, look) for name, one in parts.items())


async def said(person: Person, posted: Posted, look: Look, raw: Raw = None) -> Reply:
    """One answer by command, the default if none is given; `look` sees what the question is about."""
    verb = verb_for(posted.decision.kind, look.game.kind)
    path = f"/{verb.phase} {verb.name}".strip()
    mine = posted.decision.half
    own: dict[str, Any] = {HALF.name: mine} if mine and HALF in beside(verb).fields else {}
    if posted.decision.kind == "senate.vote":
        return await person.slash(path, voice="abstain", **own)
    if any(one.name == "terms" for one in verb.parts):
        kind = posted.decision.kind.partition(".")[2]
        return await person.slash(path, kind=kind, terms=terms(posted, look), **own)
    return await person.slash(path, **typed(verb, posted, look, posted.decision.lapse if raw is None else raw), **own)


async def by_command(person: Person, stage: Stage, game: str) -> bool:
    """Answer what one is waited for in, by command; whether there was anything."""
    look = await stage.bot.surface.look_as(game, person.id)
    if look is None or not look.awaited:
        return False
    posted = look.awaited[0]
    reply = await said(person, posted, look.within(posted.decision.half))
    assert reply.text.startswith(TAKEN), (posted.decision.key, posted.decision.lapse, reply.text)
    await stage.town.idle()
    return True

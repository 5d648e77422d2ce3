"""Whole games of Rome by four people, from the lobby to the end: by desks alone, by commands alone, with kills."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest

from bot.fronts import FRONTS
from bot.surface.kit.answers import is_record
from bot.surface.kit.look import Look
from bot.surface.press.verbs import Verb
from games.kernel import Amount, OneOf, Posted, Several
from loopback.person import Person
from loopback.reply import Reply
from loopback.town import Town
from tests.e2e.eyes import Eyes
from tests.e2e.process import Process
from tests.e2e.stage import Stage
from tests.e2e.table import NAMES, answer_until, answering, gather, log_of, quiet, read, turn_card

ROME: Final = "rome"
FOUR: Final = NAMES[:4]
MOST: Final = 2000
EARLY: Final[Mapping[str, Any]] = {"game": ROME, "pace": "none", "scenario": "early"}
EVERY: Final = 41  # presses between two kills
whole = pytest.mark.skipif("BYRSA_LONG" not in os.environ, reason="a whole game by presses takes minutes: make long")


def over(person: Person) -> bool:
    """Whether the last card has come."""
    return any("Play a Rematch" in one.buttons for one in person.channel("hall").all)


def ended_in_words(people: Sequence[Person]) -> None:
    """All can read how it ended, and no text was missing on the way."""
    told = "\n".join([*log_of(people[0]), *(one.text for one in people[0].channel("hall").all)])
    assert re.search(r"Turn \d+", told)
    assert not re.search(r"\[[a-z]+(?:-[a-z0-9]+)+\]", told)
    assert over(people[0])


# -- closed inboxes -------------------------------------------------------------------------------------------------


async def answered(person: Person, *, by_button: bool) -> None:
    """Open one's desk, by command or on the turn card, and answer all it asks."""
    opened = (await (person.click(turn_card(person), "Open My Desk") if by_button else person.slash("/desk"))).message
    for _ in range(MOST):
        if opened is None or over(person) or not answering(opened):
            return
        await person.click(opened, quiet(opened))


@whole
@pytest.mark.slow
async def test_a_whole_early_game_with_all_inboxes_closed(stage: Stage) -> None:
    """17.2: from the lobby to the last card without one direct message."""
    stage.town.allow(50007)
    people = await stage.town.people(*FOUR)
    for person in people:
        person.close_dms()
    await gather(stage.town, *FOUR, **EARLY)
    for n in range(MOST):
        if over(people[0]):
            break
        stage.bot.reception.last.clear()  # a second later: the same button once more is no slip of the finger
        await answered(people[n % 4], by_button=n % 8 < 4)
        await stage.town.idle()
    ended_in_words(people)
    assert not any(person.inbox.all for person in people)


# -- kills ----------------------------------------------------------------------------------------------------------


@pytest.fixture
async def killed(make_town: Any, tmp_path: Any) -> tuple[Town, Process]:
    """A town with a bot that can be killed; in the end nobody has seen what is another's."""
    processes: list[Process] = []

    @asynccontextmanager
    async def start(town: Town, endpoint: str) -> Any:
        process = Process(town, endpoint, tmp_path / "byrsa.db")
        processes.append(process)
        eyes = Eyes(town, tmp_path / "byrsa.db")
        await process.start()
        yield process.at_rest
        assert await process.stop() == 0
        eyes.close()
        assert await eyes.leaks() == []

    town = await make_town(start)
    return town, processes[0]


@whole
@pytest.mark.slow
async def test_a_whole_early_game_with_the_bot_killed_again_and_again(killed: tuple[Town, Process]) -> None:
    """Nothing that was acknowledged is lost, nothing is posted twice, old buttons go on working, to the last card."""
    town, process = killed
    people = await gather(town, *FOUR, **EARLY)
    presses = 0

    async def kill_now_and_then() -> None:
        nonlocal presses
        presses += 1
        if presses % EVERY == 0:
            await process.restart()

    await answer_until(town, people, lambda: over(people[0]), kill_now_and_then)
    ended_in_words(people)
    assert process.starts > 3
    for person in people:
        assert sum(text.startswith("**Desk of") for text in read(person)) <= 1
    turns = [line for line in log_of(people[0]) if re.search(r"\*\*Turn \d+ begins", line)]
    assert len(turns) == len(set(turns)), "a turn is told once"


# -- commands alone -------------------------------------------------------------------------------------------------


def verb_for(kind: str) -> Verb:
    """The subcommand that answers such a question."""
    return next(one for one in FRONTS[ROME].verbs if kind in one.kinds)


def typed(verb: Verb, posted: Posted, look: Look) -> dict[str, str]:
    """What is typed to say what would be done by default: a part of it in each field, or all of it in one."""
    choice, raw, kind = posted.decision.choice, posted.decision.lapse, posted.decision.kind
    if is_record(choice) and len(verb.parts) > 1:
        parts = {field.name: field.of or field.name for field in verb.parts}
        return {
            name: worded(choice.fields[part], raw[part], kind, look)
            for name, part in parts.items()
            if part in choice.fields
        }
    return {verb.parts[0].name: worded(choice, raw, kind, look)} if verb.parts else {}


def worded(choice: Any, raw: Any, kind: str, look: Look) -> str:
    """A part of an answer as somebody types it."""
    if isinstance(choice, OneOf):
        return look.voice.option(kind, raw)
    if isinstance(choice, Amount):
        return str(raw)
    if isinstance(choice, Several):
        return ", ".join(look.voice.option(kind, one) for one in raw) or "none"
    if isinstance(raw, dict):
        return ", ".join(f"{look.voice.name(name)} {value}" for name, value in raw.items())
    return look.voice.spell(raw)


def terms(posted: Posted, look: Look) -> str:
    """The parts of a proposal, one after the other."""
    choice, kind, raw = posted.decision.choice, posted.decision.kind, posted.decision.lapse
    parts = choice.fields if is_record(choice) else {}
    return ", ".join(worded(one, raw[name], kind, look) for name, one in parts.items())


async def said(person: Person, stage: Stage, posted: Posted, look: Look) -> Reply:
    """One answer by command."""
    verb = verb_for(posted.decision.kind)
    path = f"/{verb.phase} {verb.name}".strip()
    if posted.decision.kind == "senate.vote":
        return await person.slash(path, voice="abstain")
    if verb.name == "propose":
        kind = posted.decision.kind.partition(".")[2]
        return await person.slash(path, kind=kind, terms=terms(posted, look))
    return await person.slash(path, **typed(verb, posted, look))


async def by_command(person: Person, stage: Stage, game: str) -> bool:
    """Answer what one is waited for in, by command; whether there was anything."""
    look = await stage.bot.surface.look_as(game, person.id)
    if look is None or not look.awaited:
        return False
    posted = look.awaited[0]
    reply = await said(person, stage, posted, look)
    assert reply.text.startswith("✔"), (posted.decision.key, posted.decision.lapse, reply.text)
    await stage.town.idle()
    return True


@pytest.mark.slow
async def test_a_whole_early_game_by_commands_alone(stage: Stage) -> None:
    """17.2: not one button is pressed, from the lobby to the last card."""
    people = await stage.town.people(*FOUR)
    await people[0].slash("/game new", title="Byrsa Hill", game=ROME, pace="none", rounds=True)
    for person in people[1:]:
        await person.slash("/game join")
    await people[0].slash("/game start")
    await stage.town.idle()
    game = (await stage.bot.store.games())[-1].id
    for n in range(MOST):
        if over(people[0]):
            break
        await by_command(people[n % 4], stage, game)
    ended_in_words(people)
    assert not [line for line in stage.town.transcript.lines if " presses " in line]

"""Whole games of Rome by four people, from the lobby to the end: by desks alone, by commands alone, with kills."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count
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
from tests.e2e.process import Process
from tests.e2e.stage import Stage
from tests.e2e.table import NAMES, answer_until, desk_answered, gather, log_of, read
from tests.lots import proof

ROME: Final = "rome"
FOUR: Final = NAMES[:4]
THREE: Final = NAMES[:3]
MOST: Final = 2000
EARLY: Final[Mapping[str, Any]] = {"game": ROME, "pace": "none", "scenario": "early"}
SELDOM, OFTEN = 41, 17  # presses between two kills
MANY: Final = 3  # starts at least
LONG: Final = pytest.mark.skipif("BYRSA_LONG" not in os.environ, reason="a whole game by presses takes minutes")
PATIENCE: Final = 1800  # seconds, on a busy machine


def whole(test: Callable[..., Any]) -> Callable[..., Any]:
    """A whole game, from the lobby to the last card: `make long`."""
    return pytest.mark.timeout(PATIENCE)(pytest.mark.slow(LONG(test)))


def over(people: Sequence[Person]) -> bool:
    """Whether the last card has come."""
    return any("Play a Rematch" in one.buttons for one in people[0].channel("hall").all)


def begun(people: Sequence[Person]) -> list[int]:
    """The turns of which the log says that they began."""
    return [int(turn) for turn in re.findall(r"\*\*Turn (\d+) begins", "\n".join(log_of(people[0])))]


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


async def behind_closed_doors(stage: Stage, *names: str) -> list[Person]:
    """A game of people who take no direct messages."""
    stage.town.allow(50007)
    for person in await stage.town.people(*names):
        person.close_dms()
    return await gather(stage.town, *names, **EARLY)


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


async def all_read_their_hands(stage: Stage, people: Sequence[Person]) -> None:
    """What nobody else may know reaches who asks for it: every card and Talent he holds, before his eyes alone."""
    game = (await stage.bot.store.games())[-1].id
    for person in people:
        look = await stage.bot.surface.look_as(game, person.id)
        assert look is not None
        own = look.view.own
        hand = await person.slash("/hand")
        assert hand.ephemeral
        assert f"Faction Treasury: **{own.treasury}T" in hand.text
        assert [card.name for card in own.hand if card.name not in hand.text] == []


@pytest.mark.slow
async def test_a_turn_with_all_inboxes_closed(stage: Stage) -> None:
    """17.2: what is asked of one, and what he holds, reaches him without one direct message."""
    people = await behind_closed_doors(stage, *THREE)
    await all_read_their_hands(stage, people)
    await by_hidden_desks(stage, people, lambda: 2 in begun(people))
    await all_read_their_hands(stage, people)
    nothing_is_missing(people)


@whole
async def test_a_whole_early_game_with_all_inboxes_closed(stage: Stage) -> None:
    """17.2: from the lobby to the last card without one direct message."""
    people = await behind_closed_doors(stage, *FOUR)
    await by_hidden_desks(stage, people, lambda: over(people))
    ended_in_words(people)


# -- kills ----------------------------------------------------------------------------------------------------------


async def killed_every(
    presses: int, killed: tuple[Town, Process], people: Sequence[Person], reached: Callable[[], bool]
) -> None:
    """Everybody answers on his desk, and after so many presses the bot is killed and taken up again."""
    town, process = killed
    numbers = count(1)

    async def kill_now_and_then() -> None:
        if next(numbers) % presses == 0:
            await process.restart()

    await answer_until(town, people, reached, kill_now_and_then)
    assert process.starts > MANY
    for person in people:
        assert sum(text.startswith("**Desk of") for text in read(person)) <= 1


@proof
async def test_a_turn_with_the_bot_killed_again_and_again(killed: tuple[Town, Process]) -> None:
    """Nothing that was acknowledged is lost, nothing is posted twice, old buttons go on working."""
    people = await gather(killed[0], *THREE, **EARLY)
    await killed_every(OFTEN, killed, people, lambda: 2 in begun(people))
    nothing_is_missing(people)


@whole
async def test_a_whole_early_game_with_the_bot_killed_again_and_again(killed: tuple[Town, Process]) -> None:
    """The same to the last card."""
    people = await gather(killed[0], *FOUR, **EARLY)
    await killed_every(SELDOM, killed, people, lambda: over(people))
    ended_in_words(people)


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


@whole
async def test_a_whole_early_game_by_commands_alone(stage: Stage) -> None:
    """17.2: not one button is pressed, from the lobby to the last card."""
    people = await stage.town.people(*FOUR)
    await people[0].slash("/game new", title="Byrsa Hill", game=ROME, pace="none", rounds=True)
    for person in people[1:]:
        await person.slash("/game join")
    await people[0].slash("/game start")
    await stage.town.idle()
    game = (await stage.bot.store.games())[-1].id
    while not over(people):
        assert any([await by_command(person, stage, game) for person in people])
    ended_in_words(people)
    assert not [line for line in stage.town.transcript.lines if " presses " in line]

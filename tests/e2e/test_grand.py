"""Games of the Grand Variant by people, from the lobby on: by desks alone, by commands alone, with kills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from loopback.person import Person
from loopback.town import Town
from tests.e2e.process import Process
from tests.e2e.stage import Stage
from tests.e2e.table import NAMES, answer_until, gather, log_of
from tests.e2e.whole import (
    OFTEN,
    SELDOM,
    begun,
    behind_closed_doors,
    by_command,
    by_hidden_desks,
    ended_in_words,
    killed_every,
    nothing_is_missing,
    over,
    whole,
)
from tests.lots import proof

GRAND: Final = "grand"
THREE: Final = NAMES[:3]
EIGHT: Final = (*NAMES, "adherbal", "bostar")
STAGED: Final[Mapping[str, Any]] = {"game": GRAND, "pace": "none"}
BOTH: Final[Mapping[str, Any]] = {**STAGED, "start": "simultaneous"}
CAMPS: Final[Mapping[str, Any]] = {**STAGED, "mode": "one-faction"}


def told(people: Sequence[Person]) -> str:
    """The whole log."""
    return "\n".join(log_of(people[0]))


@pytest.mark.slow
async def test_the_first_turn_of_carthage_alone(stage: Stage) -> None:
    """GV-2.1: three people, two factions each; Rome plays no part in it yet."""
    people = await gather(stage.town, *THREE, **STAGED)
    await answer_until(stage.town, people, lambda: 2 in begun(people))
    nothing_is_missing(people)
    assert "Rome joins" not in told(people)


@pytest.mark.slow
async def test_the_first_turn_of_both_republics(stage: Stage) -> None:
    """GV-2.6, 3.1: both boards from the lobby on, with all inboxes closed."""
    people = await behind_closed_doors(stage, *THREE, **BOTH)
    await by_hidden_desks(stage, people, lambda: 2 in begun(people))
    nothing_is_missing(people)


# -- closed inboxes -------------------------------------------------------------------------------------------------


@whole
async def test_a_whole_staged_game_with_all_inboxes_closed(stage: Stage) -> None:
    """GV-2.1, 7.1: from the lobby over both stages to the last card without one direct message."""
    people = await behind_closed_doors(stage, *THREE, **STAGED)
    await by_hidden_desks(stage, people, lambda: over(people))
    ended_in_words(people)


# -- kills ----------------------------------------------------------------------------------------------------------


@proof
async def test_a_turn_of_two_camps_with_the_bot_killed_again_and_again(killed: tuple[Town, Process]) -> None:
    """GV-10: eight people with a faction each; nothing that was acknowledged is lost, nothing is posted twice."""
    people = await gather(killed[0], *EIGHT, **CAMPS)
    await killed_every(OFTEN, killed, people, lambda: 2 in begun(people))
    nothing_is_missing(people)


@whole
async def test_a_whole_game_of_two_camps_with_the_bot_killed_again_and_again(killed: tuple[Town, Process]) -> None:
    """The same to the last card."""
    people = await gather(killed[0], *EIGHT, **CAMPS)
    await killed_every(SELDOM, killed, people, lambda: over(people))
    ended_in_words(people)


# -- commands alone -------------------------------------------------------------------------------------------------


@whole
async def test_a_whole_game_of_both_republics_by_commands_alone(stage: Stage) -> None:
    """GV-2.6: not one button is pressed after the lobby; the commands of both games answer, each for its republic."""
    people = await gather(stage.town, *THREE, **BOTH)
    pressed = len(presses(stage))
    game = (await stage.bot.store.games())[-1].id
    while not over(people):
        assert any([await by_command(person, stage, game) for person in people])
    ended_in_words(people)
    assert len(presses(stage)) == pressed


def presses(stage: Stage) -> Sequence[str]:
    """What was pressed so far."""
    return [line for line in stage.town.transcript.lines if " presses " in line]

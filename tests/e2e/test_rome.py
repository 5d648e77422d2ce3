"""Whole games of Rome by four people, from the lobby to the end: by desks alone, by commands alone, with kills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from loopback.person import Person
from loopback.town import Town
from tests.e2e.process import Process
from tests.e2e.stage import Stage
from tests.e2e.table import NAMES, gather
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

ROME: Final = "rome"
FOUR: Final = NAMES[:4]
THREE: Final = NAMES[:3]
EARLY: Final[Mapping[str, Any]] = {"game": ROME, "pace": "none", "scenario": "early"}


# -- closed inboxes -------------------------------------------------------------------------------------------------


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
    people = await behind_closed_doors(stage, *THREE, **EARLY)
    await all_read_their_hands(stage, people)
    await by_hidden_desks(stage, people, lambda: 2 in begun(people))
    await all_read_their_hands(stage, people)
    nothing_is_missing(people)


@whole
async def test_a_whole_early_game_with_all_inboxes_closed(stage: Stage) -> None:
    """17.2: from the lobby to the last card without one direct message."""
    people = await behind_closed_doors(stage, *FOUR, **EARLY)
    await by_hidden_desks(stage, people, lambda: over(people))
    ended_in_words(people)


# -- kills ----------------------------------------------------------------------------------------------------------


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

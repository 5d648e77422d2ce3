"""Games of The Sword of Rome by people, from the lobby on: by desks alone, by commands alone, with kills, in storms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from games.sword.components import cards
from games.sword.seen.view import SwordView
from loopback.faults import AppliedThen, Cut, Rule, Status
from loopback.person import Person
from loopback.town import Town
from tests.e2e.process import Process
from tests.e2e.stage import Stage, own_stage
from tests.e2e.table import NAMES, boldly, gather, ventured
from tests.e2e.test_faults import ANY, CALLBACK, EDIT, POST, next_asked, told
from tests.e2e.thinking import Thinkers
from tests.e2e.whole import (
    SELDOM,
    behind_closed_doors,
    ended_in_words,
    killed_every,
    nothing_is_missing,
    over,
    rounds,
    whole,
)

SWORD: Final = "sword"
TWO: Final = NAMES[:2]
VERY_OFTEN: Final = 9  # presses between two kills
SHORT: Final[Mapping[str, Any]] = {"game": SWORD, "pace": "none", "length": "short"}


# -- closed inboxes -------------------------------------------------------------------------------------------------


async def all_read_their_hands(stage: Stage, people: Sequence[Person]) -> None:
    """SR-32.1: what nobody else may know reaches who asks for it, before his eyes alone: every card he holds."""
    game = (await stage.bot.store.games())[-1].id
    for person in people:
        look = await stage.bot.surface.look_as(game, person.id)
        assert look is not None
        assert isinstance(look.view, SwordView)
        hand = await person.slash("/hand")
        assert hand.ephemeral
        held = [cards()[card].title for own in look.view.own.values() for card in own]
        assert held
        assert [name for name in held if name not in hand.text] == []


async def test_a_round_with_all_inboxes_closed(stage: Stage) -> None:
    """17.2: what is asked of one, and what he holds, reaches him without one direct message."""
    people = await behind_closed_doors(stage, *TWO, **SHORT)
    thinkers = await Thinkers.of(stage, people)
    await all_read_their_hands(stage, people)
    await thinkers.play(lambda: 2 in rounds(people), thinkers.on_desks)
    await all_read_their_hands(stage, people)
    nothing_is_missing(people)
    assert not any(person.inbox.all for person in people)


@whole
async def test_a_whole_short_game_with_all_inboxes_closed(stage: Stage) -> None:
    """17.2: from the lobby to the last card without one direct message."""
    people = await behind_closed_doors(stage, *TWO, **SHORT)
    thinkers = await Thinkers.of(stage, people)
    await thinkers.play(lambda: over(people), thinkers.on_desks)
    ended_in_words(people)
    assert not any(person.inbox.all for person in people)


# -- commands alone -------------------------------------------------------------------------------------------------


async def seated_by_command(stage: Stage) -> list[Person]:
    """From the lobby on without a button."""
    people = await stage.town.people(*TWO)
    await people[0].slash("/game new", title="Byrsa Hill", game=SWORD, seats=len(TWO), pace="none")
    await people[0].submit_modal(await people[0].slash("/game options"), length="short")
    await people[1].slash("/game join")
    await people[0].slash("/game start")
    await stage.town.idle()
    return people


def pressed(stage: Stage) -> list[str]:
    """What was pressed or chosen on cards."""
    return [line for line in stage.town.transcript.lines if " presses " in line or " chooses " in line]


async def test_a_round_by_commands_alone(stage: Stage) -> None:
    """17.2: whatever is played is typed, marches and all that comes of them; not one button is pressed."""
    people = await seated_by_command(stage)
    thinkers = await Thinkers.of(stage, people)
    await thinkers.play(lambda: 2 in rounds(people), thinkers.by_command)
    nothing_is_missing(people)
    assert pressed(stage) == []


@whole
async def test_a_whole_short_game_by_commands_alone(stage: Stage) -> None:
    """17.2: the same to the last card."""
    people = await seated_by_command(stage)
    thinkers = await Thinkers.of(stage, people)
    await thinkers.play(lambda: over(people), thinkers.by_command)
    ended_in_words(people)
    assert pressed(stage) == []


# -- kills ----------------------------------------------------------------------------------------------------------


async def test_a_round_with_the_bot_killed_again_and_again(killed: tuple[Town, Process]) -> None:
    """Nothing that was acknowledged is lost, nothing is posted twice, old buttons go on working."""
    people = await gather(killed[0], *TWO, **SHORT)
    await killed_every(VERY_OFTEN, killed, people, lambda: 2 in rounds(people), boldly)
    nothing_is_missing(people)


@whole
async def test_a_whole_short_game_with_the_bot_killed_again_and_again(killed: tuple[Town, Process]) -> None:
    """The same to the last card."""
    people = await gather(killed[0], *TWO, **SHORT)
    await killed_every(SELDOM, killed, people, lambda: over(people), boldly)
    ended_in_words(people)


# -- storms ---------------------------------------------------------------------------------------------------------

STORM: Final = (
    Rule(POST, AppliedThen(502), times=3, after=4),
    Rule(EDIT, AppliedThen(503), times=3),
    Rule("INTERACTION_CREATE", Cut(), times=2, after=5),
    Rule(ANY, Status(429, retry_after=0.01, scope="global"), times=5, after=20),
    Rule(CALLBACK, Status(503), after=9),
)
PRESSES: Final = 20


async def ventures(stage: Stage, presses: int, weather: Sequence[Rule] = ()) -> tuple[Any, list[list[str]]]:
    """So many bold answers, whoever is asked first; everybody presses until he is answered. What came of it."""
    people = await gather(stage.town, *TWO, **SHORT)
    plan = stage.plan(*weather)
    for _ in range(presses):
        person, card = await next_asked(stage, people)
        await stage.insist(partial(ventured, person, card, wait=False))
    assert {repr(rule.what) for rule in weather} == {repr(fault) for _, fault in plan.fired}
    return await stage.truth(), told(people)


async def test_a_round_in_a_storm(stage: Stage, tmp_path: Path) -> None:
    """Whatever goes wrong on the way, the same presses lead to the same game, and nobody is told anything twice."""
    stormy = await ventures(stage, PRESSES, STORM)
    async with own_stage(tmp_path) as calm:
        assert await ventures(calm, PRESSES) == stormy

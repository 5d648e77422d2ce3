"""The Sword of Rome in the channel: how all have scored stands on the last card, and is a press from the history."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.catalog import GAMES
from games.kernel import Setup
from games.sword import GAME
from games.sword.state import Sword
from tests.clauses import clause
from tests.cogs.conftest import Hall


async def sit(hall: Hall, *changes: Callable[[Sword], object]) -> None:
    """Begin at the Scoring Phase."""

    def made(setup: Setup) -> Sword:
        g = GAME.setup(setup)
        g.step, g.order = "scoring", list(g.players)
        for change in changes:
            change(g)
        return g

    hall.bot.surface.tables.games = {**GAMES, "sword": replace(GAME, setup=made)}
    await hall.begin(game="sword")


def in_its_last_turn(g: Sword) -> None:
    g.turn = g.turns


@clause("SR-4.1", "SR-4.3")
async def test_the_last_card_shows_how_all_have_scored(hall: Hall) -> None:
    await sit(hall, in_its_last_turn)
    card = next(one for one in hall.people[0].channel("hall").all if "Play a Rematch" in one.buttons)
    assert "victory points" in card.text
    assert [one.name for one in card.files] == ["board.png"]
    assert "How all have scored." in str(card.components)


async def test_the_history_leads_to_how_all_have_scored(hall: Hall) -> None:
    await sit(hall)
    elissa = hall.people[0]
    history = await elissa.slash("/history")
    shown = await elissa.click(history, "How It Went")
    assert "How all have scored." in str(shown.components)


async def test_the_card_of_the_alliances_shows_what_has_just_been_scored(hall: Hall) -> None:
    await sit(hall)
    (card,) = [one for one in hall.turn_cards() if "Alliances" in one.text]
    assert "How all have scored." in str(card.components)
    assert {one.name.partition("-")[0] for one in card.files} == {"board", "strip"}

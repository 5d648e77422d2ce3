"""Why computer players did what they did: told after the end, a turn at a time, and to nobody before."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.services.records.exported import read
from bot.services.records.motives import players
from bot.surface.records import motives
from bot.surface.records.exports import bare
from games import catalog
from games.catalog import MINDS
from games.kernel import Decision
from games.kernel.minds import Mind, Reason
from loopback.seen import Seen
from tests.bot.playing import spend_banks
from tests.cogs.conftest import Hall
from tests.cogs.forging import forged
from tests.lobbies import new_game

WHY = "Why Computers Played So"
NOT_OVER = "The game is not over"


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players who have a reason for everything they do: three of ours in each answer."""
    own = MINDS["carthage"]["fair"]

    def reasoned(decision: Decision[Any], look: Any) -> Any:
        assert own.reasoned
        reasons = [Reason("peace-or-fall", (("wars", number), ("war", "numidian-revolt"))) for number in range(3)]
        return own.reasoned(decision, look)[0], reasons

    monkeypatch.setattr(catalog, "MINDS", {**MINDS, "carthage": {"fair": Mind(own.plays, reasoned)}})


async def alone(hall: Hall) -> Seen:
    """One person has played a little with three computer players, and ended the game; its last card."""
    elissa = hall.people[0]
    shown = await new_game(elissa, title="Byrsa Hill")
    hall.game = (await hall.bot.store.games())[-1].id
    await elissa.click(shown, "Fill with Computer Players")
    await elissa.click(shown, "Start")
    await hall.town.idle()
    await spend_banks(hall.bot.store, hall.game)
    for _ in range(12):
        hall.time.move(timedelta(seconds=3))
        await hall.town.idle()
    assert NOT_OVER in (await elissa.slash("/reasons", game=hall.game)).text
    assert "No game has been played to its end" in (await elissa.slash("/reasons")).text
    await elissa.click(await elissa.slash("/table end"), "End the Game")
    await hall.town.idle()
    return next(one for one in elissa.channel("hall").all if WHY in one.buttons)


async def test_after_the_end_everybody_may_read_why_turn_by_turn(hall: Hall) -> None:
    elissa, hanno, *_ = hall.people
    last = await alone(hall)
    page = await elissa.click(last, WHY)
    assert page.ephemeral
    assert page.text.startswith("**Why ● ⚙ Computer played so** · Byrsa Hill · turn")
    assert "Peace" in page.text
    assert "because" not in page.text
    (menu,) = page.seen.selects
    assert len(page.seen.options(menu)) == 3
    other = await elissa.select(page, page.seen.options(menu)[2], custom_id=menu)
    assert other.text.startswith("**Why ▲ ⚙ Computer played so**")
    his = await hanno.slash("/reasons", seat="square")
    assert his.text.startswith("**Why ■ ⚙ Computer played so**")
    offered = [one["value"] for one in await hanno.autocomplete("/reasons", "seat")]
    assert sorted(offered) == ["circle", "square", "triangle"]
    assert [one["value"] for one in await hanno.autocomplete("/reasons", "game")] == [hall.game]
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    found = await motives.motives_of(hall.bot.surface, row)
    assert found is await motives.motives_of(hall.bot.surface, row)  # played again once only
    assert all(found.values())


async def test_the_whole_game_in_a_file_tells_how_its_computer_players_play(hall: Hall) -> None:
    await alone(hall)
    document = bare(await hall.bot.store.dump(hall.game) or {})
    again = read(json.loads(json.dumps(document)))
    assert players(again).keys() == {"triangle", "circle", "square"}
    found = motives.of_all(again)
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert found == await motives.motives_of(hall.bot.surface, row)


async def test_a_game_that_goes_on_is_not_explained_by_any_way(hall: Hall) -> None:
    """Neither by the command nor by a button that somebody forges: nobody learns what others think."""
    elissa, hanno, *_ = hall.people
    shown = await new_game(elissa, title="Byrsa Hill")
    hall.game = (await hall.bot.store.games())[-1].id
    await elissa.click(shown, "Fill with Computer Players")
    assert NOT_OVER in (await elissa.slash("/reasons", game=hall.game)).text
    await elissa.click(shown, "Start")
    await hall.town.idle()
    own = next(one for one in elissa.channel("hall").all if one.buttons)
    for person in (elissa, hanno):
        reply = await forged(person, own, f"b1:{hall.game}:table::motives:triangle.1.0")
        assert NOT_OVER in reply.text + "".join(one.text for one in reply.followups)
    assert hall.bot.surface.motives == {}


async def test_pages_are_no_longer_than_a_card(hall: Hall) -> None:
    await alone(hall)
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    found = await motives.motives_of(hall.bot.surface, row)
    seat = next(iter(found))
    look = await hall.bot.surface.look(hall.game, seat)
    assert look is not None
    many = {seat: [replace(found[seat][0], seq=number) for number in range(60)]}
    turn = found[seat][0].turn
    first = motives.page_of(look, many, seat, turn, 0)
    last = motives.page_of(look, many, seat, turn, 99)
    assert "page 1 of" in str(first)
    assert "history-on" not in str(last)
    assert str(first) != str(last)

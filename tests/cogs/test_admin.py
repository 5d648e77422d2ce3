"""`/admin` and `/privacy`: what a server sets, how the bot does, and what is kept of a person."""

from __future__ import annotations

import json

import pytest

from loopback.client import Impossible
from tests.cogs.conftest import Hall


async def test_others_are_not_even_offered_the_command(hall: Hall) -> None:
    with pytest.raises(Impossible):
        await hall.people[1].slash("/admin show")


async def test_a_server_is_set_up(hall: Hall) -> None:
    elissa, hanno = hall.steward(), hall.people[1]
    shown = await elissa.slash("/admin show")
    assert shown.ephemeral
    assert "in any channel" in shown.text
    assert "by everybody" in shown.text
    changed = await elissa.slash("/admin limits", games=1)
    assert changed.text.startswith("Changed.")
    assert "at most 1" in changed.text
    assert "erased after 30 days" in (await elissa.slash("/admin retention", days=30)).text
    assert "are kept" in (await elissa.slash("/admin retention")).text
    await hall.gather()
    other = await hanno.slash("/game new", title="Another")
    assert "1 game" in other.text or "channel" in other.text
    assert len(await hall.bot.store.games()) == 1


async def test_games_are_opened_where_the_server_wants_them(hall: Hall) -> None:
    elissa = hall.steward()
    elsewhere = hall.town.channel("market")
    await elissa.slash("/admin channel", channel=elsewhere)
    refused = await elissa.slash("/game new", title="Here")
    assert "Nothing was opened here." in refused.text
    await elissa.slash("/admin channel", channel=elsewhere, allowed=False)
    assert "Join" in (await elissa.slash("/game new", title="Here")).buttons


async def test_how_the_bot_is_doing(hall: Hall) -> None:
    hall.road = None  # it is played here: this bot is to have answered presses
    await hall.begin()
    elissa = hall.steward()
    health = await elissa.slash("/admin health")
    assert "99 of 100 within" in health.text
    assert "Held games on this server: 0" in health.text
    await hall.bot.surface.tables.hold(hall.game, "K7F2Q", "a test")
    assert "Held games on this server: 1 (Byrsa Hill)" in (await elissa.slash("/admin health")).text


async def test_what_is_kept_of_a_person_is_his_to_have_and_to_erase(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    card = await hanno.slash("/privacy")
    assert card.ephemeral
    file = (await hanno.click(card, "Export My Data")).files[0]
    found = json.loads(file.data)
    assert found["settings"]["name"] == "Hanno"
    assert [row["seat"] for row in found["seats"]] == ["triangle"]
    await hanno.click(card, "Delete My Data…")
    assert "all your seats (1)" in card.text
    await hanno.click(card, "Delete All of It")
    await hall.town.idle()
    assert (await hall.bot.store.user(hanno.id)).settings == {}
    assert {row.user for row in await hall.bot.store.seats(hall.game)} == {
        None,
        *(person.id for person in hall.people if person is not hanno),
    }


@pytest.mark.parametrize("haste", ["limited"])
async def test_who_gives_commands_too_fast_is_told_each_time_and_nothing_is_done(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno = hall.people[:2]
    texts = [(await elissa.slash("/desk")).text for _ in range(21)]
    assert [text.startswith("That was too fast") for text in texts] == [False] * 19 + [True] * 2
    assert not (await hanno.slash("/desk")).text.startswith("That was too fast")


@pytest.mark.parametrize("haste", ["limited"])
async def test_who_presses_too_fast_is_told_once_and_nothing_is_done(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    turn = next(one for one in reversed(elissa.channel("hall").all) if "Rules" in one.buttons)
    replies = [await elissa.click(turn, label) for label in ("Rules", "Log") * 6]
    told = ["too fast" in one.text for one in replies]
    assert sum(told) == 1
    assert told.index(True) in (9, 10), "the press that began the game may count"
    assert replies[11].callback_type == 6, "acknowledged, and nothing said"

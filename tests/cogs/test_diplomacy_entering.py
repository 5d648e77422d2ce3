"""Somebody joins a game that goes on: on a chair of his own, asked like all others, and his table verifies."""

from __future__ import annotations

import json

from bot.services.records.fair import verify
from tests.clauses import clause
from tests.cogs.conftest import Hall


@clause("CD-2.1", "CD-13.3")
async def test_a_player_joins_at_any_time_and_is_asked_with_the_others(hall: Hall) -> None:
    await hall.begin(game="diplomacy")
    await hall.skip_to("spring.orders")
    (dido,) = await hall.town.people("dido")
    said = await dido.slash("/game join")
    await hall.town.idle()
    assert said.ephemeral
    assert said.text.startswith("You play")
    assert "Dido has joined the game" in "\n".join(one.text for one in dido.channel("hall").all)
    posted = await hall.posted(dido, "season.orders")
    assert posted.decision.lapse == {"orders": [], "final": None}
    assert dido.inbox.all
    assert "You have a seat in this game already" in (await dido.slash("/game join")).text
    exported = await hall.bot.store.dump(hall.game)
    assert {one.holds for one in verify(json.loads(json.dumps(exported)))} <= {"yes", "not checked"}


@clause("CD-2.1", "CD-N.4", "CD-DP5")
async def test_who_dropped_out_comes_back_on_his_own_chair_and_to_his_own_power(hall: Hall) -> None:
    await hall.begin(game="diplomacy", rules="standard")
    await hall.skip_to("spring.orders")
    hanno = hall.people[1]
    chair = await hall.seat(hanno)
    await hall.bot.surface.tables.rule(hall.game, "leave", {"seat": str(chair)})
    assert "You have a seat in this game already" in (await hanno.slash("/game join")).text, "he has not left yet"
    await hall.skip_to("autumn.orders")
    said = await hanno.slash("/game join")
    await hall.town.idle()
    assert said.ephemeral
    assert said.text.startswith("You play")
    assert await hall.seat(hanno) == chair
    assert "Hanno has joined the game" in "\n".join(one.text for one in hanno.channel("hall").all)
    assert (await hall.posted(hanno, "season.orders")).decision.lapse == {"orders": [], "final": None}
    assert "You have a seat in this game already" in (await hanno.slash("/game join")).text


async def test_where_all_play_from_the_beginning_nobody_joins_later(hall: Hall) -> None:
    await hall.begin()
    (dido,) = await hall.town.people("dido")
    said = await dido.slash("/game join")
    assert said.text == "The game has begun already."
    assert len(await hall.bot.store.seats(hall.game)) == len(hall.people)

"""`/inbox`: what all of somebody's games wait for, however many they are."""

from __future__ import annotations

import pytest

from bot.store.store import GameRow, SeatRow
from games.kernel.decision import chairs
from tests.cogs.conftest import Hall


async def salt(hall: Hall, count: int) -> None:
    """So many small games that all wait for the first two people."""
    store, tables, now = hall.bot.store, hall.bot.surface.tables, hall.time.now()
    for n in range(count):
        name = f"salt{n:02}"
        await store.add_game(GameRow(name, "sample", f"Salt {n}", hall.people[0].id, now, pace="brisk", guild=1))
        for seat, person in zip(chairs(2), hall.people, strict=False):
            await store.take_seat(SeatRow(name, seat, "user", person.id, now))
        await tables.open_game(name, hall.people[0].id)


@pytest.mark.parametrize("count", [0, 1, 5, 6, 26])
async def test_every_game_that_waits_has_a_way_to_its_desk(hall: Hall, count: int) -> None:
    await salt(hall, count)
    elissa = hall.people[0]
    reply = await elissa.slash("/inbox")
    assert reply.ephemeral
    if not count:
        assert reply.text == "No game waits for you."
        return
    assert f"{count} games wait" in reply.text or (count == 1 and "One game waits" in reply.text)
    assert reply.text.count("Bid") >= min(count, 25)
    assert ("… and 1 more." in reply.text) == (count == 26)
    if count <= 5:
        desk = await elissa.click(reply, "Salt 0")
    else:
        assert reply.buttons == []
        desk = await elissa.select(reply, "Salt 3")
    assert desk.text.startswith("**Desk of ◆")


async def test_a_game_that_has_gone_meanwhile(hall: Hall) -> None:
    await salt(hall, 6)
    elissa = hall.people[0]
    reply = await elissa.slash("/inbox")
    await hall.bot.store.give_up_seat("salt03", chairs(2)[0], hall.time.now(), holder="vacant")
    assert "seat" in (await elissa.select(reply, "Salt 3")).text
    stranger = await hall.town.person("stranger")
    assert (await stranger.slash("/inbox")).text == "No game waits for you."

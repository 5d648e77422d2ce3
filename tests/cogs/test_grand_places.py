"""Places of a game that is made of games: what happens to the log of one half is the whole's."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.cogs.conftest import Hall
from tests.cogs.test_lost_places import is_still, turn_cards


@pytest.fixture
async def both(hall: Hall) -> Hall:
    """Three people with two factions each; both boards are set up at once."""
    hall.people = await hall.town.people("elissa", "hanno", "mago")
    await hall.begin(game="grand", start="simultaneous", pace="unhurried")
    return hall


async def answer_all(hall: Hall, half: str) -> None:
    """All whom this half waits for now do as they are told by default."""
    tables = hall.bot.surface.tables
    asked = (await tables.table(hall.game)).open.values()
    for posted in [one for one in asked if one.decision.half == half and one.decision.awaited]:
        decision = posted.decision
        await tables.submit(hall.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
    hall.time.move(timedelta(minutes=1))  # lines of a log wait for what may follow
    await hall.town.idle()


async def test_where_one_half_cannot_be_told_the_whole_waits_and_its_turn_card_stays_one(both: Hall) -> None:
    """The clocks were those of the half, and so was the Turn card that showed them: one came besides, and went."""
    elissa, store = both.people[0], both.bot.store
    both.town.allow(50013)
    [before] = await store.messages(both.game, "channel", "turn")
    both.town.deny_bot(both.town.hall, "SEND_MESSAGES_IN_THREADS")
    await answer_all(both, "carthage")
    assert await is_still(both)
    both.town.world.set_overwrite(both.town.hall, both.town.world.bot.id, None)
    both.time.move(timedelta(minutes=6))
    await both.town.idle()
    assert not await is_still(both)
    [after] = await store.messages(both.game, "channel", "turn")
    assert after.ref == before.ref
    assert [one.id for one in turn_cards(elissa)] == [before.id]

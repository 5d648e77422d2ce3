"""A game that is made of games, played on Discord from its lobby to its end: both halves' cards, hand, orders, log."""

from __future__ import annotations

import random
import re

from structlog.testing import capture_logs

from tests.cogs.conftest import Hall
from tests.cogs.test_whole_game import MISSING, play, pressed, table, texts
from tests.two_roads import EAST, KIND, WEST, two_roads

__all__ = ["two_roads"]


async def begun(hall: Hall) -> None:
    """Two people at a table without deadlines."""
    host, guest, *_ = hall.people
    card = await host.slash("/game new", title="Byrsa Hill", game=KIND, seats=2, pace="none")
    await guest.click(card, "Join")
    hall.game = (await hall.bot.store.games())[-1].id
    await host.click(card, "Start")
    await hall.town.idle()


async def test_a_whole_game_of_two(two_roads: None, hall: Hall) -> None:
    host = hall.people[0]
    with capture_logs() as logged:
        await begun(hall)
        asked = {one.decision.half for one in (await table(hall)).open.values()}
        assert asked == {EAST, WEST}
        assert hall.pinned()[0].raw.attachments, "no picture"
        hand = (await host.slash("/hand")).text
        assert hand.index("East Road") < hand.index("West Road")
        assert (await host.slash("/board", text=True)).text
        await play(hall, random.Random(4))
        assert (await table(hall)).over
        told = await hall.bot.store.events(hall.game)
        assert {one.half for one in told} == {"", EAST, WEST}
        logs = [place.name for place in host.places() if place.is_thread]
        assert sorted(logs) == ["Log East Road: Byrsa Hill", "Log West Road: Byrsa Hill", "Log: Byrsa Hill"]
        for half in (EAST, WEST):
            place = next(one for one in host.places() if half.capitalize() in one.name)
            assert not any("dawns" in one.text for one in host.channel(place).all)
        assert any(hall.game in one and "rematch" in one for one in pressed(hall)), "no last card"
        everything = [*texts(hall), (await host.slash("/why")).text, (await host.slash("/history")).text]
    assert not [text for text in everything if MISSING.search(text)]
    assert not [text for text in everything if re.search(rf"\b(?:{KIND}|sample)\.", text)]
    assert [one for one in logged if one["event"].startswith("text.") or "failed" in one["event"]] == []

"""M2 and the Turn cards: what the channel is told of a phase, and how little of it there is to scroll past."""

from __future__ import annotations

import re
from datetime import timedelta

from bot.surface.posting.results import MOMENT, acts_in
from loopback import messages
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card, ids

PINNED = 6  # the kind of the line by which Discord tells of a pin
A_MOMENT_LONGER = MOMENT + timedelta(seconds=1)


def channel(hall: Hall) -> list[Seen]:
    """What stands in the channel for everybody."""
    return [one for one in hall.people[0].channel("hall").all if not one.ephemeral]


def sales(hall: Hall) -> list[Seen]:
    """The results that tell of a sale."""
    return [one for one in channel(hall) if one.buttons == ["Why?"] and " sells " in one.text]


async def sell(hall: Hall) -> None:
    """The next player sells all he holds."""
    tables = hall.bot.surface.tables
    posted = next(one for one in (await tables.table(hall.game)).open.values() if one.decision.kind == "trade.sell")
    raw = list(posted.decision.lapse)
    await tables.submit(hall.game, posted.decision.seat, posted.ref, posted.rev, raw)
    await hall.town.idle()


async def market(hall: Hall) -> None:
    """All hold goods, and the first is to sell."""
    await hall.floor()
    await hall.skip_to("trade.selling")


async def test_what_follows_at_once_is_told_in_the_same_message(hall: Hall) -> None:
    await market(hall)
    await sell(hall)
    (first,) = sales(hall)
    await sell(hall)
    (both,) = sales(hall)
    assert both.id == first.id
    assert both.text.startswith(first.text.splitlines()[0] + "\n")
    assert both.text.count(" sells ") == 2
    assert both.text.count("Rules: RC-7.3.1") == 1
    reply = await hall.people[3].click(both, "Why?")
    assert reply.text.count(" sells ") == 2
    reply = await hall.people[3].context("Explain this", both)
    assert reply.text.count(" sells ") == 2


async def test_what_comes_later_is_a_message_of_its_own(hall: Hall) -> None:
    """Whoever has read a message is not shown that it was edited."""
    await market(hall)
    await sell(hall)
    hall.time.move(A_MOMENT_LONGER)
    await sell(hall)
    assert [one.text.count(" sells ") for one in sales(hall)] == [1, 1]


async def test_a_result_is_not_added_to_one_that_something_else_follows(hall: Hall) -> None:
    await market(hall)
    await sell(hall)
    await hall.people[0].slash("/board", public=True)
    await sell(hall)
    assert sum(one.text.count(" sells ") for one in sales(hall)) == 2


async def test_what_follows_a_deleted_result_is_told_all_the_same(hall: Hall) -> None:
    await market(hall)
    await sell(hall)
    (first,) = sales(hall)
    hall.town.allow(10008)
    messages.delete(hall.town.world, first.raw)
    await sell(hall)
    (again,) = sales(hall)
    assert again.id != first.id
    assert again.text.count(" sells ") == 1


async def test_the_card_of_a_former_phase_becomes_its_heading(hall: Hall) -> None:
    await market(hall)
    texts = [one.text for one in channel(hall)]
    assert "**Turn 1 · Revenue**" in texts
    assert "**Turn 0 · Set-up**" in texts
    (now,) = [one for one in channel(hall) if one.pinned]
    assert "Turn 1 · Trade" in now.text


async def test_the_line_of_a_pin_is_taken_away(hall: Hall) -> None:
    await market(hall)
    assert sum(one.pinned for one in channel(hall)) == 1
    assert [one.raw.type for one in channel(hall) if one.raw.type == PINNED] == []


async def test_drawn_goods_stand_on_the_card_that_opens_the_floor_and_in_no_other_message(hall: Hall) -> None:
    await hall.floor(scenario="late")
    for person in hall.people:
        assert not [one for one in person.inbox.all if one.text.startswith("You receive")]
        goods = re.findall(r"^- \d+ .*, value", card(person).text, re.MULTILINE)
        assert len(goods) == len(set(goods)) > 0, "once"


async def test_those_who_are_waited_for_share_a_line(hall: Hall) -> None:
    await hall.begin()
    await hall.skip_to("revenue.redistribution")
    (now,) = [one for one in channel(hall) if one.pinned]
    assert "Waiting for ▲ Hanno, ■ Gisco, ◆ Elissa, and ● Mago (1 decision each)." in now.text


async def test_who_presses_a_card_that_is_deleted_at_that_moment_is_answered_by_the_next(hall: Hall) -> None:
    """The answer counts, so its presser must not read that it failed."""
    await hall.begin()
    hanno = hall.people[1]
    asked = card(hanno)
    hall.town.allow(10008)
    pressed = await hanno.click(asked, custom_id=ids(asked, "pick")[0], wait=False)
    messages.delete(hall.town.world, asked.raw)
    await pressed.acknowledged()
    await hall.town.idle()
    assert pressed.callback_type == 6
    assert "✔ " in card(hanno).text
    assert card(hanno).id != asked.id


def test_the_acts_of_a_result_are_read_with_care() -> None:
    """What comes back from Discord may be anything."""
    assert acts_in("12+13") == [12, 13]
    assert acts_in("") == acts_in("x") == acts_in("²+-1") == acts_in("123456789") == []

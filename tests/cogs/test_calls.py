"""How many calls a press costs: Discord allows a bot some fifty a second, whatever it does with them.

What goes by the token of a press (its answer, and edits of the card that was pressed) is not counted there.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app.demo import play
from bot.app.demo.stage import running
from bot.app.playground import local_discord
from bot.base.times import MovedTime
from bot.surface.posting.patience import Patient
from loopback import World
from loopback.clock import Clock
from loopback.faults import AppliedThen, Ban, Plan, Rule, Status
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from loopback.server import BY_TOKEN, Logged, Loopback
from loopback.town import Town
from tests.cogs.conftest import Hall, card, ids

A_WHILE = timedelta(seconds=30)  # the longest that anything waits
A_SHORT_WHILE = timedelta(seconds=5)  # until the next one at a table that sits together answers
RUSH, FEW = 2, 3


class Counted:
    """The calls of a bot that Discord counts, by method; and the others."""

    def __init__(self, loopback: Loopback) -> None:
        self.calls, self.free = Counter[str](), Counter[str]()
        self.paths: list[str] = []
        loopback.on_request.append(self.note)

    def note(self, call: Logged) -> None:
        (self.free if call.route.startswith(BY_TOKEN) else self.calls)[call.method] += 1
        self.paths.append(f"{call.method} {call.path}")

    def edits(self, message: Seen) -> int:
        """How often a message was edited by a call that counts."""
        return sum(one.startswith("PATCH /channels/") and one.endswith(f"/{message.id}") for one in self.paths)


async def pick(person: Person) -> Reply:
    """Answer what is asked first."""
    return await person.click(card(person), custom_id=ids(card(person), "pick")[0])


async def pause(hall: Hall) -> None:
    """Until all is told that waits."""
    await hall.town.idle()
    hall.time.move(A_WHILE)
    await hall.town.idle()


def log_of(hall: Hall) -> list[str]:
    return [one.text for one in hall.people[0].thread("Log: Byrsa Hill").all]


def lines(hall: Hall) -> list[str]:
    """All lines of the log."""
    return [line for text in log_of(hall) for line in text.splitlines()]


# The card that was pressed


async def test_a_card_is_edited_by_the_press_on_it(hall: Hall) -> None:
    """Elissa can take her answer back until Hanno has answered; to show that costs nothing."""
    await hall.begin()
    elissa, hanno, *_ = hall.people
    await pick(elissa)
    assert "Undo" in card(elissa).buttons
    counted = Counted(hall.town.loopback)
    await pick(hanno)
    await hall.town.idle()
    assert "Undo" not in card(elissa).buttons
    assert counted.edits(card(elissa)) == 0
    assert counted.free["PATCH"] == 1


async def test_after_a_quarter_of_an_hour_it_is_edited_as_any_other(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    await pick(elissa)
    hall.time.move(timedelta(minutes=14))
    counted = Counted(hall.town.loopback)
    await pick(hanno)
    await hall.town.idle()
    assert "Undo" not in card(elissa).buttons
    assert (counted.edits(card(elissa)), counted.free["PATCH"]) == (1, 0)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008)])
async def test_a_token_that_is_refused_holds_up_nothing(hall: Hall, status: int, code: int) -> None:
    """Whatever Discord has against it, the card is edited as any other, and clocks run on."""
    await hall.begin()
    hall.town.allow(code)
    elissa, hanno, *_ = hall.people
    await pick(elissa)
    counted = Counted(hall.town.loopback)
    hall.town.loopback.plan = Plan(Rule("PATCH /webhooks/*", Status(status, code=code)))
    await pick(hanno)
    await hall.town.idle()
    assert hall.town.loopback.plan.fired
    assert "Undo" not in card(elissa).buttons
    assert counted.edits(card(elissa)) == 1
    assert await hall.bot.store.road() is None


async def test_while_nothing_arrives_the_token_is_no_way_either(hall: Hall) -> None:
    """The road closes as for any parcel; when it is open again, the card is as it should be."""
    await hall.begin()
    hall.town.allow(429)
    elissa, hanno, *_ = hall.people
    await pick(elissa)
    await hall.town.idle()
    hall.town.loopback.plan = Plan(Rule("PATCH *", Ban(), times=99))
    await pick(hanno)
    await hall.town.idle()
    assert await hall.bot.store.road() is not None
    hall.town.loopback.plan = Plan()
    hall.time.move(timedelta(minutes=15))
    await hall.town.idle()
    assert await hall.bot.store.road() is None
    assert "Undo" not in card(elissa).buttons


# What waits for what follows


async def give(hall: Hall, *cards: str) -> None:
    """An act each, of which all are told."""
    seat = await hall.seat(hall.people[0])
    for one in cards:
        await hall.bot.surface.tables.rule(hall.game, "give-trade-card", {"seat": seat, "card": one})
        await hall.town.idle()


async def test_lines_of_the_log_go_together(hall: Hall) -> None:
    await hall.begin()
    hall.bot.surface.tables.plan = Patient()
    before, told = len(log_of(hall)), len(lines(hall))
    await give(hall, "grain.1", "grain.2", "grain.3")
    assert len(log_of(hall)) == before
    await pause(hall)
    assert (len(log_of(hall)), len(lines(hall))) == (before + 1, told + 3)


async def test_no_message_of_the_log_has_more_than_a_dozen_lines(hall: Hall) -> None:
    await hall.begin()
    hall.bot.surface.tables.plan = Patient()
    before, told = len(log_of(hall)), len(lines(hall))
    await give(hall, *(f"{good}.{number}" for good in ("grain", "wine", "timber") for number in range(1, 6)))
    await pause(hall)
    assert (len(log_of(hall)), len(lines(hall))) == (before + 2, told + 15)


async def test_lines_that_had_arrived_without_our_knowing_are_told_once(hall: Hall) -> None:
    """The answer to a message is lost, and before it is sent again there is more to say."""
    await hall.begin()
    hall.town.allow(429)
    hall.bot.surface.tables.plan = Patient()
    row, told = await hall.bot.store.find_game(hall.game), len(lines(hall))
    assert row is not None
    await give(hall, "grain.1", "grain.2")
    hall.town.loopback.plan = Plan(Rule(f"POST /channels/{row.log}/messages", AppliedThen(429)))
    await pause(hall)
    assert len(lines(hall)) == told + 2
    assert await hall.bot.store.road() is not None
    await give(hall, "grain.3", "grain.4")
    hall.time.move(timedelta(minutes=1))
    await pause(hall)
    assert len(lines(hall)) == told + 4
    assert await hall.bot.store.unsent() == 0


async def test_who_leaves_in_order_leaves_nothing_untold(hall: Hall) -> None:
    """15: what waits for more is sent before the bot stops."""
    await hall.begin()
    hall.bot.surface.tables.plan = Patient()
    for person in hall.people:
        await pick(person)
    await hall.town.idle()
    assert await hall.bot.store.unsent() > 0
    await hall.bot.close()
    assert await hall.bot.store.unsent() == 0


# The ceilings


async def test_a_rush_costs_two_calls_a_press_at_most(hall: Hall) -> None:
    """All press at once."""
    await hall.begin()
    hall.bot.surface.tables.plan = Patient()
    counted = Counted(hall.town.loopback)
    await asyncio.gather(*map(pick, hall.people))
    await pause(hall)
    assert 0 < counted.calls.total() <= RUSH * len(hall.people), counted.calls


async def test_a_turn_costs_three_calls_an_answer_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The set-up and the first turn of a table of four that sits together, one after the other."""
    monkeypatch.setattr("bot.app.demo.stage.plan", Patient())
    monkeypatch.setattr(play, "A_MOMENT", A_SHORT_WHILE)
    time = MovedTime()
    world = World(clock=Clock(lambda: time.now().timestamp()))
    wish = play.Wish(4, {"scenario": "early"}, "1", 1)
    async with local_discord(world, limits="off") as (loopback, endpoint):
        town = Town(loopback)
        async with running(world, endpoint, tmp_path / "byrsa.db", time, "demo 1") as bot:
            town.at_rest = bot.idle
            demo = await play.begun(town, bot, time, wish, None)
            counted = Counted(loopback)
            played = await demo.play(wish.turns, lambda *_: None)
            time.move(A_WHILE)
            await town.idle()
    assert played.answers > 50
    assert 0 < counted.calls.total() <= FEW * played.answers, (played.answers, counted.calls)

"""While nothing arrives on Discord nothing is lost: all of it waits, and is told once, in its order, when it does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.base.errors import StoreError
from bot.store.store import Parcel
from bot.surface.posting.letters import WRITERS
from loopback.faults import AppliedThen, Ban, Broken, Fault, GuildAway, Plan, ResetToken, Rule, Status
from loopback.model import Overwrite
from loopback.perms import bits
from loopback.person import Person
from loopback.town import Town
from tests.bot.playing import FakeTime
from tests.cogs.conftest import Hall, card, ids, running
from tests.cogs.test_lost_places import turn_cards

MINUTE = timedelta(minutes=1)
EVERY = "* /channels/*"  # what the courier calls; presses are answered elsewhere
ALL = "* /*"
OUTAGES: list[tuple[Fault, str, tuple[int, ...]]] = [
    (Ban(), "ban", (429,)),
    (Ban("json"), "ban", (429,)),
    (Status(401), "token", (401,)),
    (Status(503), "down", ()),
    (Broken(), "network", ()),
]


async def pass_time(hall: Hall, minutes: int) -> None:
    """Minute by minute, on both clocks."""
    for _ in range(minutes):
        hall.time.move(MINUTE)
        hall.town.clock.advance(minutes=1)
        await hall.town.idle()


async def placed(hall: Hall) -> list[str]:
    """Who has placed a Trader, in the order in which they did."""
    names = {await hall.seat(person): person.name.title() for person in hall.people}
    return [
        names[row.fields["seat"]]
        for row in await hall.bot.store.events(hall.game)
        if row.kind == "carthage.TraderPlaced"
    ]


def public(hall: Hall) -> list[str]:
    """What stands in the log, in its order."""
    return [one.text for one in hall.people[0].thread("Log: Byrsa Hill").all]


@pytest.mark.parametrize(("fault", "cause", "codes"), OUTAGES)
async def test_an_hour_in_which_nothing_arrives(hall: Hall, fault: Fault, cause: str, codes: tuple[int, ...]) -> None:
    await hall.begin()
    hall.town.allow(*codes)
    hall.town.loopback.plan = Plan(Rule(EVERY, fault, lasts=3600))
    with capture_logs() as logged:
        await hall.skip_to("setup.leaders")
        road = await hall.bot.store.road()
        assert road is not None
        assert road.cause == cause
        await pass_time(hall, 59)
        assert await hall.bot.store.unsent() > 0
        calls = len(hall.town.loopback.plan.fired)
        await pass_time(hall, 20)
    assert calls < 80, "one parcel at a time asks, with growing pauses"
    assert (await hall.bot.store.unsent(), await hall.bot.store.lost(), await hall.bot.store.road()) == (0, 0, None)
    told = [entry["event"] for entry in logged if entry["event"].startswith("road.")]
    assert told == ["road.closed", "road.open"]
    assert await most_tries(hall) == 0, "no parcel was at fault"
    for person in hall.people:
        texts = [one.text for one in person.inbox.all]
        assert len(texts) == len(set(texts))
        assert "Which of your Senators is your Faction Leader?" in card(person).text
    lines = [line for text in public(hall) for line in text.splitlines() if "places a Trader" in line]
    assert [line.split()[1] for line in lines] == await placed(hall), "each once, in order"


async def most_tries(hall: Hall) -> int:
    """How often any parcel was refused for itself."""
    sql = "SELECT max(tries) FROM outbox"
    found: int = await hall.bot.store._read(lambda db: db.execute(sql).fetchone()[0])
    return found


async def test_the_road_stays_closed_until_a_parcel_has_asked(hall: Hall) -> None:
    """The only one is not due for an hour: that none could ask says nothing of the road."""
    await hall.begin()
    hall.town.loopback.plan = Plan(Rule(EVERY, Status(503), lasts=30))
    await hall.bot.store.post(hall.game, [Parcel("public", "channel", "notice", "released")], hall.time.now())
    await hall.town.idle()
    (row,) = await hall.bot.store.claim(hall.time.now())
    await hall.bot.store.put_off(row.id, hall.time.now() + 60 * MINUTE)
    await pass_time(hall, 55)
    assert await hall.bot.store.road() is not None
    await pass_time(hall, 10)
    assert (await hall.bot.store.unsent(), await hall.bot.store.road()) == (0, None)


async def test_a_token_that_was_reset_and_is_put_right(hall: Hall) -> None:
    """The gateway stays as it is; every call is refused until the token is the former one."""
    await hall.begin()
    hall.town.allow(401)
    token = hall.town.world.token
    hall.town.loopback.plan = Plan(Rule(EVERY, ResetToken()))
    await hall.skip_to("setup.leaders")
    await pass_time(hall, 30)
    waiting = await hall.bot.store.unsent()
    assert waiting
    hall.town.world.token = token
    await pass_time(hall, 6)
    assert (await hall.bot.store.unsent(), await hall.bot.store.lost()) == (0, 0)
    assert "Which of your Senators is your Faction Leader?" in card(hall.people[0]).text


async def test_a_press_while_nothing_arrives_counts_and_is_told_later(hall: Hall) -> None:
    """Its acknowledgement fails, and that is all."""
    await hall.begin()
    elissa, head = hall.people[0], await hall.head()
    hall.town.allow(429)
    hall.town.loopback.plan = Plan(Rule("* /*", Ban(), lasts=1200))
    reply = await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0], wait=False)
    await hall.town.idle()
    hall.town.excused.add(reply.interaction.id)
    assert await hall.head() == head + 1
    await pass_time(hall, 35)
    assert "✔ Place a Trader" in card(elissa).text
    assert (await hall.bot.store.unsent(), await hall.bot.store.lost()) == (0, 0)


async def test_a_card_that_arrived_though_nobody_knew_shows_what_is_so_now(hall: Hall) -> None:
    """Its answer was lost and things have changed since: what the nonce gives back is drawn once more."""
    await hall.gather()
    hall.town.loopback.plan = Plan(Rule(f"POST /channels/{hall.town.hall.id}/messages", AppliedThen(503)))
    await hall.bot.surface.tables.open_game(hall.game)
    await hall.town.idle()
    assert await hall.bot.store.road() is not None
    elissa = hall.people[0]
    desk = await elissa.slash("/desk")
    await elissa.click(desk, custom_id=ids(desk, "pick")[0])
    await pass_time(hall, 2)
    (turn,) = [one for one in elissa.channel("hall").all if "Board" in one.buttons]
    assert "Waiting for" in turn.text
    assert "Elissa" not in turn.text.partition("Waiting for")[2]


async def test_nobody_misses_a_deadline_he_could_not_be_told_of(hall: Hall) -> None:
    """10.8: clocks stand still while nothing arrives, and the windows get that time back."""
    await hall.begin()
    await pass_time(hall, 61)
    head = await hall.head()
    hall.town.loopback.plan = Plan(Rule(ALL, Status(503), lasts=30 * 3600))
    await hall.bot.store.post(hall.game, [Parcel("public", "channel", "notice", "released")], hall.time.now())
    await hall.town.idle()
    for _ in range(30):
        hall.time.move(timedelta(hours=1))
        hall.town.clock.advance(hours=1)
        await hall.town.idle()
    assert await hall.head() == head
    await pass_time(hall, 6)
    assert await hall.bot.store.road() is None
    assert await hall.head() == head
    assert any("I was away." in one.text for one in hall.people[0].channel("hall").all)
    rows = await hall.bot.store.windows(hall.game)
    assert all(row.due and row.due > hall.time.now() + timedelta(hours=1) for row in rows)


async def poisoned(hall: Hall, person: Person) -> None:
    """Discord fails at every message to this one, for nine hours; and there is one for him."""
    inbox = hall.town.inbox_of(person.user)
    assert inbox is not None
    hall.town.loopback.plan = Plan(Rule(f"POST /channels/{inbox.id}/messages", Status(503), lasts=9 * 3600))
    seat = await hall.seat(person)
    await hall.bot.store.post(hall.game, [Parcel(f"seat:{seat}", f"dm:{seat}", "notice", "released")], hall.time.now())
    await hall.town.idle()


async def test_what_alone_does_not_arrive_stops_nobody_else(hall: Hall) -> None:
    """Discord fails at one message and takes all others: it is tried for hours, then given up, and the host is told."""
    await hall.begin()
    elissa, hanno = hall.people[:2]
    hall.town.allow_log("parcel.given_up")
    await poisoned(hall, hanno)
    assert await hall.bot.store.road() is not None
    await hall.skip_to("setup.leaders")
    await pass_time(hall, 2)
    assert await hall.bot.store.road() is None
    assert "Which of your Senators is your Faction Leader?" in card(elissa).text
    assert await hall.bot.store.lost() == 0
    for _ in range(8):
        await pass_time(hall, 31)
    assert await hall.bot.store.lost() == 1
    assert sum("could not be posted" in one.text for one in elissa.inbox.all) == 1
    health = await hall.steward().slash("/admin health")
    assert "Messages given up in the last week: 1" in health.text


async def test_one_message_stops_no_clock_though_nothing_else_is_sent(hall: Hall) -> None:
    """Whether anything arrives, Discord itself is asked; what alone fails is tried now and then."""
    await hall.begin()
    await pass_time(hall, 61)
    head, clock = await hall.head(), hall.bot.clock
    with capture_logs() as logged:
        await poisoned(hall, hall.people[1])
        assert not clock.present
        for _ in range(6):
            hall.time.move(timedelta(seconds=5))
            await hall.town.idle()
        assert (await hall.bot.store.road(), clock.may_default) == (None, True)
        await pass_time(hall, 100)
    assert [entry["event"] for entry in logged if entry["event"].startswith("road.")] == ["road.closed", "road.open"]
    assert await hall.bot.store.unsent() == 1
    for _ in range(60):
        hall.time.move(timedelta(hours=1))
        hall.town.clock.advance(hours=1)
        await hall.town.idle()
    assert await hall.head() > head, "deadlines took effect"


async def test_whoever_a_message_does_not_reach_is_called_in_the_channel(hall: Hall) -> None:
    """What he is asked waits behind it; it is on his desk all the time."""
    await hall.begin()
    hanno = hall.people[1]
    await poisoned(hall, hanno)
    await hall.skip_to("setup.leaders")
    await pass_time(hall, 10)
    calls = [one for one in hanno.channel("hall").all if "Discord does not take my direct message" in one.text]
    assert len(calls) == 1
    assert "Which of your Senators is your Faction Leader?" in (await hanno.click(calls[0], "Open My Desk")).text
    await pass_time(hall, 40)
    assert sum("Hanno" in one.text and "is waited for" in one.text for one in hanno.channel("hall").all) == 1


async def test_two_messages_that_do_not_arrive_are_an_outage(hall: Hall) -> None:
    """Discord answers, but takes no messages: neither is at fault, and neither is ever given up."""
    await hall.begin()
    hall.town.loopback.plan = Plan(Rule("POST /channels/*/messages", Status(503), lasts=6 * 3600))
    for parcel in (Parcel("public", "channel", "notice", "released"), Parcel("public", "log", "notice", "released")):
        await hall.bot.store.post(hall.game, [parcel], hall.time.now())
        await hall.town.idle()
    await pass_time(hall, 300)
    assert await hall.bot.store.road() is not None
    assert await most_tries(hall) == 0
    await pass_time(hall, 70)
    assert (await hall.bot.store.unsent(), await hall.bot.store.lost(), await hall.bot.store.road()) == (0, 0, None)


async def test_a_letter_that_cannot_be_written_stops_nobody_else(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours: that one message is given up after its tries, the host is told, and all others go out."""
    await hall.begin()

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(WRITERS, "turn", broken)
    with capture_logs() as logged:
        await hall.skip_to("setup.leaders")
        await pass_time(hall, 30)
    events = [entry["event"] for entry in logged if entry["log_level"] == "error"]
    assert events == ["parcel.failed"] * 7 + ["parcel.given_up"]
    elissa = hall.people[0]
    assert "Which of your Senators is your Faction Leader?" in card(elissa).text
    assert (await hall.bot.store.road(), await hall.bot.store.lost()) == (None, 1)
    assert sum("could not be posted" in one.text for one in elissa.inbox.all) == 1


async def test_a_reminder_that_is_over_goes_away_also_after_a_ban(hall: Hall) -> None:
    await hall.begin()
    hall.town.allow(429)
    hanno = hall.people[1]
    for hours in (timedelta(minutes=61), timedelta(hours=12)):
        hall.time.move(hours)
    await hall.town.idle()
    assert any("waits for you in one decision" in one.text for one in hanno.inbox.all)
    hall.town.loopback.plan = Plan(Rule("DELETE *", Ban(), lasts=600))
    desk = await hanno.slash("/desk")
    await hanno.click(desk, custom_id=ids(desk, "pick")[0])
    await hall.town.idle()
    assert any("waits for you in one decision" in one.text for one in hanno.inbox.all)
    await pass_time(hall, 31)
    assert not any("waits for you in one decision" in one.text for one in hanno.inbox.all)


async def test_a_turn_card_that_could_not_be_put_away_is_with_the_next(hall: Hall) -> None:
    """It stood beside the next one with all its buttons for ever: it was no longer looked after."""
    await hall.begin()
    await hall.skip_to("setup.cards")
    hall.town.allow(429)
    [former] = turn_cards(hall.people[0])
    hall.town.loopback.plan = Plan(Rule(f"DELETE /channels/*/pins/{former.id}", Ban(), lasts=600))  # no other edit
    await hall.skip_to("revenue.corruption")
    assert len(turn_cards(hall.people[0])) == 2
    await pass_time(hall, 31)
    await hall.skip_to("forum.persuasion")
    assert len(turn_cards(hall.people[0])) == 1
    assert sum(one.text.startswith("**Turn 0 · Set-up**") for one in hall.people[0].channel("hall").all) == 1


async def test_an_outage_that_a_restart_falls_into(make_town: Any, tmp_path: Path) -> None:
    """The next process knows that the road is closed, asks with one parcel, and sends what the former could not."""
    time, database, endpoints = FakeTime(), tmp_path / "a.db", list[str]()

    @asynccontextmanager
    async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
        endpoints.append(endpoint)
        yield None

    town = await make_town(nobody)
    people = await town.people("elissa", "hanno", "mago", "gisco")
    town.allow(429)
    async with running(town, endpoints[0], database, time) as first:
        town.at_rest = first.idle
        hall = Hall(town, first, time, people)
        await hall.begin()
        town.loopback.plan = Plan(Rule(EVERY, Ban(), lasts=3600))
        await hall.skip_to("setup.leaders")
        waiting = await first.store.unsent()
    before = len(town.loopback.plan.fired)
    async with running(town, endpoints[0], database, time) as hall.bot:
        town.at_rest = hall.bot.idle
        await town.idle()
        road = await hall.bot.store.road()
        assert road is not None
        assert road.cause == "ban"
        assert len(town.loopback.plan.fired) == before + 1
        assert await hall.bot.store.unsent() >= waiting > 0
        await pass_time(hall, 80)
        assert (await hall.bot.store.unsent(), await hall.bot.store.lost()) == (0, 0)
        lines = [line for text in public(hall) for line in text.splitlines() if "places a Trader" in line]
        assert [line.split()[1] for line in lines] == await placed(hall)
    town.at_rest = None


async def test_a_server_with_too_many_threads_has_no_log_yet(hall: Hall) -> None:
    """160006: the host is told once what to do; the lines of the log wait for their thread."""
    hall.town.allow(160006)
    full = Rule("POST /channels/*/threads", Status(400, code=160006), lasts=3600)
    hall.town.loopback.plan = Plan(full)
    await hall.begin()
    await hall.skip_to("setup.leaders")
    await pass_time(hall, 40)
    elissa = hall.people[0]
    assert sum("as many active threads as Discord allows" in one.text for one in elissa.inbox.all) == 1
    assert await hall.bot.store.unsent() > 0
    await pass_time(hall, 30)
    lines = [line for text in public(hall) for line in text.splitlines() if "places a Trader" in line]
    assert [line.split()[1] for line in lines] == await placed(hall)
    assert (await hall.bot.store.unsent(), await hall.bot.store.lost()) == (0, 0)


async def test_a_server_that_is_not_there_for_a_while_gets_its_log_afterwards(hall: Hall) -> None:
    """An outage of one server: what needs a thread there waits."""
    guild = hall.town.guild
    gone, back = GuildAway(guild.id), GuildAway(guild.id, back=True)
    hall.town.loopback.plan = Plan(Rule("POST /channels/*/messages", gone), Rule("GET /oauth2/*", back))
    await hall.gather()
    await hall.bot.surface.tables.open_game(hall.game)
    await hall.town.idle()
    await pass_time(hall, 5)
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert row.log is None
    assert await hall.bot.store.unsent() > 0
    await hall.bot.application_info()
    await pass_time(hall, 2)
    assert (await hall.bot.store.unsent(), await hall.bot.store.lost()) == (0, 0)
    assert public(hall)


async def test_a_locked_log_is_told_to_the_host_like_a_missing_permission(hall: Hall) -> None:
    await hall.begin()
    hall.town.allow(50083, 50013, 160005)
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    thread, bot = hall.town.world.channels[row.log], hall.town.world.bot.id
    hall.town.world.set_overwrite(hall.town.hall, bot, Overwrite(1, 0, bits("MANAGE_THREADS")))
    thread.archived, thread.locked = True, True
    await hall.skip_to("setup.leaders")
    elissa = hall.people[0]
    assert sum("I need Manage Threads there." in one.text for one in elissa.inbox.all) == 1
    hall.town.world.set_overwrite(hall.town.hall, bot, None)
    await pass_time(hall, 6)
    lines = [line for text in public(hall) for line in text.splitlines() if "places a Trader" in line]
    assert [line.split()[1] for line in lines] == await placed(hall)
    assert not any("locked" in (call.body or {}) for call in hall.town.loopback.requests if call.method == "PATCH")


async def test_what_the_store_could_not_write_down_goes_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows what became of it, so it is sent once more under its nonce, and stands once."""
    await hall.begin()
    sent, failures = type(hall.bot.store).sent, [StoreError("disk full")]

    async def fails_once(store: Any, *args: Any) -> None:
        if failures:
            raise failures.pop()
        await sent(store, *args)

    monkeypatch.setattr(type(hall.bot.store), "sent", fails_once)
    with capture_logs() as logged:
        await hall.skip_to("setup.leaders")
        await pass_time(hall, 1)
    assert [entry["event"] for entry in logged if entry["log_level"] == "error"] == ["parcel.unsettled"]
    assert (await hall.bot.store.unsent(), await hall.bot.store.lost()) == (0, 0)
    for person in hall.people:
        texts = [one.text for one in person.inbox.all]
        assert len(texts) == len(set(texts))

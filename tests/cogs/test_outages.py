"""While nothing arrives on Discord nothing is lost: all of it waits, and is told once, in its order, when it does."""

from __future__ import annotations

from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.store.store import Parcel
from loopback.faults import Ban, Broken, Fault, Plan, ResetToken, Rule, Status
from tests.cogs.conftest import Hall, card, ids

MINUTE = timedelta(minutes=1)
EVERY = "* /channels/*"  # what the courier calls; presses are answered elsewhere
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
    return [names[row.fields["seat"]] for row in await hall.bot.store.events(hall.game) if row.kind == "TraderPlaced"]


def public(hall: Hall) -> list[str]:
    """What stands in the log, in its order."""
    return [one.text for one in hall.people[0].thread("Log: Byrsa Hill").all]


@pytest.mark.parametrize(("fault", "cause", "codes"), OUTAGES)
async def test_an_hour_in_which_nothing_arrives(
    hall: Hall, fault: Fault, cause: str, codes: tuple[int, ...]
) -> None:
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
    for person in hall.people:
        texts = [one.text for one in person.inbox.all]
        assert len(texts) == len(set(texts))
        assert "Which of your Senators is your Faction Leader?" in card(person).text
    lines = [line for text in public(hall) for line in text.splitlines() if "places a Trader" in line]
    assert [line.split()[1] for line in lines] == await placed(hall), "each once, in order"

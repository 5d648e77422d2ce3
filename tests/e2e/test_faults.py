"""Whatever goes wrong on the way, the same presses lead to the same game, and nobody is told anything twice."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from loopback import messages
from loopback.faults import AppliedThen, Cut, Delay, Drop, Duplicate, Hold, InvalidSession, Reconnect, Rule, Status
from loopback.person import Person
from loopback.seen import Seen
from loopback.world import PATIENCE
from tests.bot.playing import spend_banks
from tests.e2e.stage import Stage, own_stage
from tests.e2e.table import answering, answers, desk, desks, gather, log_of, quiet, read

PEOPLE = ("elissa", "hanno", "mago")
CALLBACK = "POST /interactions/*/callback"
POST = "POST /channels/*/messages"
EDIT = "PATCH /channels/*"
ANY = "* /*"
DRAWN = "\nWhat you add to the dice"
RECEIPTS = ("**Desk", "✔", "-#")  # which card says it, the one pressed or the next, is nobody's concern


async def play(stage: Stage, people: list[Person], presses: int = 12) -> list[Person]:
    """So many quiet answers, whoever is asked first; everybody presses until he is answered."""
    for _ in range(presses):
        person, card = await next_asked(stage, people)
        label = quiet(card)
        await stage.insist(lambda person=person, card=card, label=label: person.click(card, label, wait=False))
    return people


async def next_asked(stage: Stage, people: list[Person]) -> tuple[Person, Seen]:
    """Who is asked first, and where; who has lost his card looks at his desk."""
    for person in people:
        card = found[-1] if (found := desks(person)) else None
        if card is None:
            reply = await stage.insist(lambda person=person: person.slash("/desk", wait=False))
            card = reply.seen if reply else None
        if card and answering(card):
            return person, card
    raise AssertionError("nobody is asked anything")


async def begun(stage: Stage, presses: int = 12, **options: Any) -> list[Person]:
    """A game without deadlines in which so much has been answered."""
    people = await gather(stage.town, *PEOPLE, pace="none", scenario="late", **options)
    return await play(stage, people, presses)


@pytest.fixture(scope="session")
def calm() -> dict[int, Any]:
    """What comes of so many presses when nothing goes wrong."""
    return {}


async def without_faults(calm: dict[int, Any], directory: Path, presses: int = 12) -> Any:
    """The same game on a quiet day; played once for all tests."""
    if presses not in calm:
        async with own_stage(directory) as stage:
            people = await begun(stage, presses)
            calm[presses] = await stage.truth(), told(people)
    return calm[presses]


def told(people: list[Person]) -> list[list[str]]:
    """What everybody can read in the end, but for what is called differently each time."""
    log, news = log_of(people[0]), [one.text for one in people[0].channel("hall").all if not one.buttons]
    return [log, news, *([known(text) for text in read(one) if not text.startswith(RECEIPTS)] for one in people)]


def known(text: str) -> str:
    """A message without the share that was drawn for its reader, which is another each time."""
    return text.partition(DRAWN)[0]


WEATHER = {
    "a bucket is empty": [Rule("* /channels/*", Status(429, retry_after=0.01), times=8, after=5)],
    "everything is too fast": [Rule(ANY, Status(429, retry_after=0.01, scope="global"), times=5, after=20)],
    "posts fail": [
        Rule(POST, Status(500), after=4),
        Rule(POST, Status(502), after=9),
        Rule(POST, Status(503), times=4),
    ],
    "edits fail": [
        Rule(EDIT, Status(500), after=1),
        Rule(EDIT, Status(502), after=3),
        Rule(EDIT, Status(503), times=3),
    ],
    "posts arrive unseen": [Rule(POST, AppliedThen(502), times=3, after=4), Rule(POST, AppliedThen(503), times=6)],
    "edits arrive unseen": [Rule(EDIT, AppliedThen(502), times=2), Rule(EDIT, AppliedThen(503), times=3)],
    "answers arrive unseen": [Rule(CALLBACK, AppliedThen(502), after=5)],
    "answers arrive, it seems not": [Rule(CALLBACK, AppliedThen(503), after=5)],
    "answers fail": [Rule(CALLBACK, Status(503), after=6)],
    "the line is cut": [Rule("INTERACTION_CREATE", Cut(), times=3, after=5), Rule(POST, Cut(), times=3, after=12)],
    "the gateway moves": [Rule(POST, Reconnect(), times=4, after=6)],
    "the session is lost": [Rule(POST, InvalidSession(), times=3, after=8)],
    "presses come twice": [Rule("INTERACTION_CREATE", Duplicate(), times=9, after=3)],
    "presses get lost": [Rule("INTERACTION_CREATE", Drop(), times=3, after=5)],
    "presses come late": [Rule("INTERACTION_CREATE", Hold(0.02), times=5, after=5)],
    "answers are slow": [Rule(CALLBACK, Delay(0.02), times=9)],
}


@pytest.mark.parametrize("weather", WEATHER)
async def test_the_same_presses_make_the_same_game(
    stage: Stage, calm: dict[int, Any], tmp_path: Path, weather: str
) -> None:
    people = await gather(stage.town, *PEOPLE, pace="none", scenario="late")
    plan = stage.plan(*WEATHER[weather])
    await play(stage, people)
    assert plan.fired
    truth, texts = await without_faults(calm, tmp_path)
    for mine, same in zip(told(people), texts, strict=True):
        assert mine == same
    assert await stage.truth() == truth


def turn_cards(person: Person) -> list[Seen]:
    return [one for one in person.channel("hall").all if "Board" in one.buttons]


async def test_whatever_is_deleted_comes_back(stage: Stage, calm: dict[int, Any], tmp_path: Path) -> None:
    """A moderator deletes the turn card and the log, people their desks: the next edit posts them anew."""
    people = await begun(stage, 6)
    stage.plan()
    log = people[0].thread("Log: Byrsa Hill").channel
    for person in people:
        for one in person.inbox.all:
            messages.delete(stage.town.world, one.raw)
    messages.delete(stage.town.world, turn_cards(people[0])[-1].raw)
    stage.town.world.delete_channel(log)
    for person in people:
        await stage.insist(lambda person=person: person.slash("/desk", wait=False))
    await on_desks(stage, people, 6)
    assert await stage.truth() == (await without_faults(calm, tmp_path))[0]
    assert len(turn_cards(people[0])) == 1
    assert any("Mago" in line for line in log_of(people[0]))
    for person in people:
        assert sum(text.startswith("**Desk of") for text in read(person)) == 1


async def on_desks(stage: Stage, people: list[Person], presses: int) -> None:
    """So many quiet answers, all on hidden desks."""
    for _ in range(presses):
        desks = [await person.slash("/desk") for person in people]
        reply = next(one for one in desks if answering(one))
        await reply.person.click(reply, quiet(reply))
        await stage.rest()


@pytest.mark.parametrize("locked", [False, True])
async def test_an_archived_log_is_opened_again(
    stage: Stage, calm: dict[int, Any], tmp_path: Path, *, locked: bool
) -> None:
    people = await begun(stage, 6)
    log = people[0].thread("Log: Byrsa Hill").channel
    log.locked = locked
    stage.town.world.archive(log)
    stage.town.allow(50083, 160005)
    await play(stage, people, 6)
    truth, texts = await without_faults(calm, tmp_path)
    assert told(people) == texts
    assert await stage.truth() == truth


@pytest.mark.parametrize("missing", ["SEND_MESSAGES", "ATTACH_FILES", "VIEW_CHANNEL"])
async def test_a_missing_permission_stops_the_clocks_and_loses_nothing(stage: Stage, missing: str) -> None:
    """14: the host is told what is missing; until it is given back no default is taken; then all arrives."""
    people = await gather(stage.town, *PEOPLE, pace="brisk", scenario="late")
    await spend_banks(stage.bot.store, (await stage.bot.store.games())[0].id)
    await pass_by(stage, hours=11, minutes=50)
    hall, bot = stage.town.hall, stage.town.world.bot
    stage.town.allow(50013, 50001)
    stage.town.deny_bot(hall, missing)
    await play_to(stage, people, "Revenue")
    notices = [text for text in read(people[0]) if "Clocks are stopped until then." in text]
    assert len(notices) == 1
    assert PERMISSIONS[missing] in notices[0]
    head = await journal(stage)
    for _ in range(3 * 60 // 5):
        await pass_by(stage, minutes=5)
    assert await journal(stage) == head
    stage.town.world.set_overwrite(hall, bot.id, None)
    await pass_by(stage, minutes=5)
    assert len(turn_cards(people[1])) == 1
    assert await journal(stage) == head
    await pass_by(stage, hours=13)
    assert await journal(stage) > head


async def pass_by(stage: Stage, **time: int) -> None:
    stage.time.move(timedelta(**time))
    await stage.town.idle()


async def journal(stage: Stage) -> int:
    return len((await stage.truth())["Byrsa Hill"]["journal"])


PERMISSIONS = {"SEND_MESSAGES": "Send Messages", "ATTACH_FILES": "Attach Files", "VIEW_CHANNEL": "View Channel"}


async def play_to(stage: Stage, people: list[Person], phase: str) -> None:
    """Until the phase changes, and with it the picture."""
    while not any(phase in desk(person).text.splitlines()[0] for person in people):
        person = next(one for one in people if answers(one))
        await person.click(desk(person), quiet(desk(person)))
        await stage.town.idle()


async def test_somebody_closes_the_inbox_in_the_middle(stage: Stage, calm: dict[int, Any], tmp_path: Path) -> None:
    """He is told once, in the channel; what he is asked stands on his desk."""
    people = await begun(stage, 4)
    stage.town.allow(50007)
    people[1].close_dms()
    await on_desks(stage, people, 8)
    assert await stage.truth() == (await without_faults(calm, tmp_path))[0]
    hall = [one.text for one in people[0].channel("hall").all]
    assert sum("I cannot send you direct messages" in text for text in hall) == 1


async def test_the_bot_is_kicked_and_invited_again(stage: Stage, calm: dict[int, Any], tmp_path: Path) -> None:
    people = await begun(stage, 6)
    world, guild = stage.town.world, stage.town.guild
    stage.town.allow(10003, 10004, 50001, 50007, 50278, 50013)
    world.leave(guild, world.bot)
    await stage.town.idle()
    stage.time.move(timedelta(hours=30))
    await stage.town.idle()
    world.invite_bot(guild)
    await stage.rest()
    stage.time.move(timedelta(minutes=6))
    await stage.rest()
    await on_desks(stage, people, 6)
    assert await stage.truth() == (await without_faults(calm, tmp_path))[0]
    assert len(turn_cards(people[0])) == 1


async def test_an_answer_later_than_three_seconds(stage: Stage, calm: dict[int, Any], tmp_path: Path) -> None:
    """10062: the person reads that the bot did not respond, but the answer counts and the card shows it."""
    people = await begun(stage, 6)
    stage.town.world.patience = PATIENCE
    stage.plan(Rule(CALLBACK, Delay(0.05), times=1))
    person = next(one for one in people if answers(one))
    reply = await person.click(desk(person), quiet(desk(person)), wait=False)
    stage.town.clock.advance(seconds=4)
    await stage.rest()
    assert reply.interaction.ack is None
    stage.town.excused.add(reply.interaction.id)
    await play(stage, people, 5)
    truth, texts = await without_faults(calm, tmp_path)
    assert told(people) == texts
    assert await stage.truth() == truth

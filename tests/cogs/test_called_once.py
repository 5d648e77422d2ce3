"""Who is called, and how often: nobody for a mere pass, which others cannot tell; else once, until he comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import pytest

from bot.services.orders import errands
from bot.store.store import MessageRow
from bot.surface.kit.cards import shown
from bot.surface.posting.calling import is_called, is_called_openly
from bot.surface.posting.plan import to_seat
from games.kernel import Decision, OneOf, Seat
from loopback import messages
from loopback.person import Person
from tests.bot.playing import NOW
from tests.cogs.conftest import Hall, card
from tests.cogs.kept import keep

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


# -- a mere pass -------------------------------------------------------------------------------------------------------
async def to_the_attempt(hall: Hall, pace: str = "standard") -> None:
    """Somebody may persuade, and the others will be asked for counter-bribes."""
    await hall.begin(scenario="late", pace=pace)
    await hall.skip_to("forum.persuasion")


async def persuade(hall: Hall, talents: int) -> Person:
    """An attempt is announced; who is asked first for a counter-bribe has so much, which nobody else sees."""
    tables = hall.bot.surface.tables
    table = await tables.table(hall.game)
    posted = next(one for one in table.open.values() if one.decision.kind == "forum.persuade")
    asked = table.state.seats[(table.state.seats.index(posted.decision.seat) + 1) % 4]
    table.state.factions[asked].treasury = talents
    fields = posted.decision.choice.fields
    persuader, target = ([*fields[name].options][1] for name in ("persuader", "target"))
    raw = {"persuader": persuader, "target": target, "bribe": 0, "card": "none"}
    await tables.submit(hall.game, posted.decision.seat, posted.ref, posted.rev, raw)
    await hall.town.idle()
    seats = await hall.bot.store.seats(hall.game)
    return next(person for person in hall.people if person.id == next(one.user for one in seats if one.seat == asked))


def what_others_see(hall: Hall, asked: Person) -> list[Any]:
    """All that stands in the channel, in the log and in the inboxes of the others, and how often they were notified."""
    public = [one.text for one in hall.people[0].channel("hall").all]
    log = [one.text for one in hall.people[0].thread("Log: Byrsa Hill").all]
    others = [person for person in hall.people if person is not asked]
    return [public, log, [([one.text for one in person.inbox.all], person.pings) for person in others]]


@pytest.mark.parametrize(
    ("closed", "days"), [(False, 0), (True, 0), (True, 8)], ids=["by-message", "in-the-channel", "tried-again"]
)
async def test_others_cannot_tell_whether_somebody_can_only_pass(hall: Hall, closed: bool, days: int) -> None:
    """Who has nothing is asked for a counter-bribe like who has something; in the channel he is called like him."""
    if closed:
        hall.town.allow(50007)
        for person in hall.people:
            person.close_dms()
    await to_the_attempt(hall, "none" if days else "standard")
    hall.time.move(days * DAY)
    await hall.town.idle()
    here, seen, called = await keep(hall.town, hall.bot, hall.game), [], []
    for talents in (5, 0):
        await here.enter(hall.town, hall.bot)
        hall.town.world.nonces.clear()  # this Discord has not been sent yet what the former was
        before = {person.name: person.pings for person in hall.people}
        asked = await persuade(hall, talents)
        seen.append(what_others_see(hall, asked))
        called.append(asked.pings - before[asked.name])
    assert seen[0] == seen[1]
    assert any("Waiting for" in text and "(1 decision)" in text for text in seen[0][0])
    assert called == ([1, 1] if closed else [1, 0])


async def test_who_can_only_pass_finds_the_question_where_he_looks(hall: Hall) -> None:
    """On his desk, and on the card that stands; nothing new comes, and the pass is made for him."""
    await to_the_attempt(hall)
    former = {person.name: card(person).id for person in hall.people}
    asked = await persuade(hall, 0)
    assert "Counter-Bribe" in (await asked.slash("/desk")).text
    assert "Counter-Bribe" in card(asked).text
    assert card(asked).id == former[asked.name]
    table = await hall.bot.surface.tables.table(hall.game)
    assert [one.decision.kind for one in table.open.values() if one.decision.awaited] == ["forum.counter"]
    for _ in range(3):
        hall.time.move(HOUR)
        await hall.town.idle()
    journal = await hall.bot.store.journal(hall.game)
    assert ("forced", 0) in [(one.entry.kind, one.entry.raw) for one in journal]


@pytest.mark.parametrize(("talents", "reminders"), [(5, 1), (0, 0)])
async def test_nobody_is_reminded_of_a_mere_pass(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, talents: int, reminders: int
) -> None:
    """Even if it should be a long time coming."""
    monkeypatch.setattr(errands, "wait", lambda *_: timedelta(days=9))
    await to_the_attempt(hall)
    asked = await persuade(hall, talents)
    hall.time.move(13 * HOUR)
    await hall.town.idle()
    assert len([one for one in asked.inbox.all if "waits for you in" in one.text]) == reminders


async def test_a_card_that_is_gone_is_made_anew_in_silence_for_a_mere_pass(hall: Hall) -> None:
    await to_the_attempt(hall)
    hall.town.allow(10008)
    for person in hall.people:
        messages.delete(hall.town.world, card(person).raw)
    before = {person.name: person.pings for person in hall.people}
    asked = await persuade(hall, 0)
    assert asked.pings == before[asked.name]


# -- once, until he comes ----------------------------------------------------------------------------------------------
async def card_of(hall: Hall, person: Person) -> MessageRow:
    """The card of somebody, as it is remembered."""
    return (await hall.bot.store.messages(hall.game, f"dm:{await hall.seat(person)}", "decisions"))[-1]


async def asked_two(hall: Hall) -> Person:
    """Somebody who is asked two things on one card."""
    await hall.begin(scenario="late")
    await hall.skip_to("revenue.corruption")
    cards = {person.name: await card_of(hall, person) for person in hall.people}
    return next(person for person in hall.people if cards[person.name].ref.count("+") == 1)


async def only_the_first(hall: Hall, person: Person) -> None:
    """As if he had been called for the first of them, and the other were asked now."""
    row = await card_of(hall, person)
    await hall.bot.store.put_message(replace(row, ref=row.ref.partition("+")[0], digest=""))
    await hall.bot.store.post(hall.game, [to_seat(await hall.seat(person), "decisions")], hall.time.now())
    await hall.town.idle()


async def test_what_is_added_while_he_has_not_come_calls_nobody_again(hall: Hall) -> None:
    person = await asked_two(hall)
    before, pings = await card_of(hall, person), person.pings
    await only_the_first(hall, person)
    assert await card_of(hall, person) == before, "it stands where it stood, and has called for both"
    assert person.pings == pings
    assert card(person).id == before.id


async def test_a_day_later_he_is_called_again(hall: Hall) -> None:
    person = await asked_two(hall)
    before, pings = await card_of(hall, person), person.pings
    row = replace(before, at=before.at - DAY)
    await hall.bot.store.put_message(row)
    await only_the_first(hall, person)
    assert person.pings == pings + 1
    assert card(person).id != before.id
    assert (await card_of(hall, person)).ref == before.ref


# -- the rule ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Question:
    """An open decision, as far as the rule looks at it."""

    ref: str
    decision: Decision[Any]


class Seen:
    """What the rule looks at: a seat is asked these, each due after so many hours; 0: never."""

    def __init__(self, dues: Mapping[str, int], *, passes: Sequence[str] = (), drafts: Sequence[str] = ()) -> None:
        self.awaited = [asked(name) for name in dues]
        self.calling = [one for one in self.awaited if one.ref not in passes]
        self.due = {name: NOW + hours * HOUR for name, hours in dues.items() if hours}
        self.drafts, self.wishes = dict.fromkeys(drafts, 0), ()


def asked(name: str) -> Any:
    choice: OneOf[str | None] = OneOf({"none": None, "card": "card"})
    return Question(name, Decision(name, Seat("triangle"), choice, "RC-1", lapse="none"))


@pytest.mark.parametrize(
    ("dues", "before", "hours", "again"),
    [
        ({"a": 24}, "", 0, True),
        ({"a": 24}, "a", 30, False),
        ({"a": 24, "b": 30}, "a", 1, False),
        ({"a": 24, "b": 24}, "a", 1, False),
        ({"a": 0, "b": 0}, "a", 1, False),
        ({"a": 24, "b": 23}, "a", 1, True),
        ({"a": 0, "b": 23}, "a", 1, True),
        ({"a": 24, "b": 30}, "a", 24, True),
        ({"b": 24}, "a", 1, True),
        ({"a": 24, "b": 24}, "a+c", 1, True),
    ],
    ids=["first", "same", "later", "with-it", "no-deadlines", "earlier", "a-deadline", "a-day", "answered", "in-part"],
)
def test_when_somebody_is_called_again(dues: Mapping[str, int], before: str, hours: int, again: bool) -> None:
    look: Any = Seen(dues)
    assert is_called(look, before, hours * HOUR) is again
    assert is_called_openly(look, before, hours * HOUR) is again


def test_in_the_channel_a_mere_pass_and_a_prepared_answer_make_no_difference() -> None:
    passing: Any = Seen({"a": 24}, passes=["a"])
    assert (is_called(passing, "", DAY), is_called_openly(passing, "", DAY)) == (False, True)
    prepared: Any = Seen({"a": 24, "b": 24}, drafts=["a"])
    assert (is_called(prepared, "a", HOUR), is_called_openly(prepared, "a", HOUR)) == (True, False)


def test_what_a_card_has_called_for_is_remembered_once() -> None:
    assert shown([asked("a"), asked("b")], "b+c") == "b+c+a"

"""Cards keep their picture when they are edited, whatever Discord says to that; a slow one takes its place at last."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.store.store import Parcel
from bot.surface.press import answering
from bot.surface.press.items import Press
from bot.surface.votes import acts as table_acts
from loopback.calls import Call
from loopback.faults import Plan, Rule, Status
from loopback.seen import Seen
from loopback.town import Town
from tests.cogs.conftest import Hall, Reopened, card, ids

MALFORMED = 50035
GALLERY = 12
BOTH = ["board", "strip"]
REFUSED = Status(400, code=MALFORMED)


def picture(message: Seen) -> str | None:
    """The number of the picture a message shows."""
    shown = [item for one in message.components if one["type"] == GALLERY for item in one["items"]]
    return shown[0]["media"]["attachment_id"] if shown else None


async def answers(hall: Hall, n: int) -> None:
    """One of the people answers what he is asked first."""
    one = hall.people[n]
    await one.click(card(one), custom_id=ids(card(one), "pick")[0])
    await hall.town.idle()


@pytest.fixture
def edits(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is sent to change messages in channels, and whether a file was sent along."""
    sent: list[Any] = []
    read = Call.read

    async def noted(call: Call, request: Any) -> None:
        await read(call, request)
        if call.method == "PATCH" and "/messages/" in call.path:
            sent.append((call.path, call.body.get("attachments"), [one.name for one in call.uploads.values()]))

    monkeypatch.setattr(Call, "read", noted)
    return sent


def of(message: Seen, edits: list[Any]) -> list[Any]:
    """The edits of one message."""
    return [(listed, new) for path, listed, new in edits if path.endswith(f"/{message.id}")]


def kinds(edits: list[Any]) -> list[Any]:
    """The same without what tells one picture from the next."""
    return [([_kind(one["filename"]) for one in listed], list(map(_kind, new))) for listed, new in edits]


def _kind(name: str) -> str:
    """What a file shows: its name bears a digest of it too."""
    return name.partition("-")[0]


async def test_an_edit_lists_the_picture_by_number_and_name(hall: Hall, edits: list[Any]) -> None:
    await hall.begin()
    (turn,) = hall.turn_cards()
    number = picture(turn)
    await answers(hall, 0)
    await answers(hall, 1)
    assert hall.turn_cards() == [turn]
    assert "Elissa" not in turn.text.partition("Waiting for")[2]
    assert picture(turn) == number is not None
    assert kinds(of(turn, edits)) == [(BOTH, [])] * 2


async def test_an_edit_after_a_restart_lists_it_too(reopened: Reopened, edits: list[Any]) -> None:
    async with reopened() as hall:
        await hall.begin()
        (turn,) = hall.turn_cards()
        number = picture(turn)
    async with reopened() as hall:
        await answers(hall, 0)
        assert hall.turn_cards() == hall.pinned() == [turn]
    assert next(one["id"] for listed, _ in of(turn, edits) for one in listed) == number
    assert kinds(of(turn, edits)) == [(BOTH, [])]


async def test_a_card_whose_picture_is_not_known_is_given_it_again(hall: Hall, edits: list[Any]) -> None:
    """Cards posted by a former version; the next edit knows the number."""
    await hall.begin()
    (turn,) = hall.turn_cards()
    (row,) = await hall.bot.store.messages(hall.game, "channel", "turn")
    await hall.bot.store.put_message(replace(row, files={}))
    await answers(hall, 0)
    number = picture(turn)
    assert number is not None
    await answers(hall, 1)
    assert kinds(of(turn, edits)) == [(BOTH, BOTH), (BOTH, [])]
    assert hall.turn_cards() == [turn]


async def test_a_picture_that_came_too_late_comes_with_the_next_edit(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(hall.bot.surface.studio, "drawn", late)
    await hall.begin()
    monkeypatch.undo()
    (turn,) = hall.turn_cards()
    assert picture(turn) is None
    await answers(hall, 0)
    assert picture(turn) is not None
    assert hall.turn_cards() == [turn]


async def test_a_picture_that_is_refused_follows_by_itself_and_once(reopened: Reopened) -> None:
    async with reopened() as hall:
        await hall.begin()
        (turn,) = hall.turn_cards()
        _refuse(hall.town, turn, 1)
        await answers(hall, 0)
        alone = _pictures(hall)
        assert hall.turn_cards() == hall.pinned() == [turn]
        assert picture(turn) is None
        assert "Elissa" not in turn.text.partition("Waiting for")[2]
        assert len(alone) == 1
    async with reopened() as hall:
        await answers(hall, 1)
        assert "Hanno" not in turn.text.partition("Waiting for")[2]
        assert picture(turn) is None
        assert _pictures(hall) == alone
        assert hall.turn_cards() == hall.pinned() == [turn]
        again = Parcel("public", "channel", "picture", "0.setup", merge=True)
        await hall.bot.store.post(hall.game, [again], hall.time.now())
        await hall.skip_to("setup.leaders")
        assert _pictures(hall) == alone, "the phase is the same"


async def test_a_card_that_is_refused_whatever_it_shows_is_replaced_once(reopened: Reopened) -> None:
    """And never again, not after a restart either; the former has neither buttons nor pin."""
    async with reopened() as hall:
        hall.town.allow_log("parcel.refused")
        await hall.begin()
        (turn,) = hall.turn_cards()
        _refuse(hall.town, turn, 2)
        await answers(hall, 0)
        (newest,) = hall.turn_cards()
        assert newest.id != turn.id
        assert hall.pinned() == [newest]
        assert turn.text == "-# This card goes on below."
        assert picture(newest) is not None
        _refuse(hall.town, newest, 99)
        await answers(hall, 1)
        assert hall.turn_cards() == hall.pinned() == [newest]
    async with reopened() as hall:
        await answers(hall, 2)
        assert hall.turn_cards() == hall.pinned() == [newest]
        hall.town.loopback.plan = Plan()
        await answers(hall, 3)
        assert hall.turn_cards() == hall.pinned() == [newest]
        assert "Waiting for" in newest.text


async def test_a_card_that_cannot_even_be_stripped_is_deleted(hall: Hall) -> None:
    await hall.begin()
    (turn,) = hall.turn_cards()
    _refuse(hall.town, turn, 99)
    await answers(hall, 0)
    assert turn.gone
    assert hall.turn_cards() == hall.pinned() != [turn]


async def test_a_private_card_that_is_refused_is_replaced_once_too(hall: Hall) -> None:
    """A desk: whoever leaves the seat still loses what stands of it."""
    await hall.begin()
    elissa = hall.people[0]
    former = card(elissa)
    _refuse(hall.town, former, 1)
    await hall.bot.surface.tables.rule(
        hall.game, "give-trade-card", {"seat": await hall.seat(elissa), "card": "grain.1"}
    )
    await hall.town.idle()
    (desk,) = [one for one in elissa.inbox.all if one.text.startswith("**Desk of")]
    assert desk != former
    assert former.text == "-# This card goes on below."


def _refuse(town: Town, message: Seen, times: int) -> None:
    """Discord takes no edit of this message, so often."""
    town.allow(MALFORMED)
    town.loopback.plan = Plan(Rule(f"PATCH /channels/*/messages/{message.id}", REFUSED, times=times))


def _pictures(hall: Hall) -> list[Seen]:
    """The messages of the channel that are a picture and nothing else."""
    told = hall.people[0].channel("hall").all
    return [one for one in told if {part["type"] for part in one.components} == {GALLERY}]


# ---- answers that are slow to come


@pytest.fixture
async def hurried(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """A game in play, where pictures are drawn only when whoever asked for one has been told to wait."""
    await hall.begin()
    draw = hall.bot.surface.studio.drawn

    async def slowly(*what: Any, **how: Any) -> Any:
        await list(hall.town.world.interactions.values())[-1].acked.wait()
        return await draw(*what, **how)

    monkeypatch.setattr(hall.bot.surface.studio, "drawn", slowly)
    monkeypatch.setattr(answering, "PATIENCE", 0)
    return hall


@pytest.mark.parametrize("command", ["/board", "/replay"])
async def test_a_picture_that_takes_long_takes_the_place_of_the_thinking(hurried: Hall, command: str) -> None:
    shown = await hurried.people[0].slash(command)
    assert (shown.callback_type, shown.ephemeral, shown.followups) == (5, True, [])
    assert not shown.seen.thinking
    assert picture(shown.seen) is not None


async def test_a_picture_for_all_takes_the_place_of_the_thinking(hurried: Hall) -> None:
    shown = await hurried.people[0].slash("/board", public=True)
    assert (shown.callback_type, shown.ephemeral, shown.followups) == (5, False, [])
    assert picture(shown.seen) is not None


async def test_a_slow_press_is_answered_beside_the_card(hurried: Hall) -> None:
    """There the card stands, and the answer follows for the presser alone."""
    (turn,) = hurried.turn_cards()
    shown = await hurried.people[0].click(turn, "Board")
    assert shown.callback_type == 6
    (board,) = shown.followups
    assert board.ephemeral
    assert picture(board) is not None
    assert picture(turn) is not None


async def test_whoever_waits_for_a_picture_is_told_so_soon(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """However patient the bot is where a form may come: after a picture none does."""
    await hall.begin()
    monkeypatch.setattr(answering, "PATIENCE", 3600)
    monkeypatch.setattr(answering, "BRIEF", 0.1)
    pictures, (turn,) = hall.bot.surface.studio.pictures, hall.turn_cards()
    draw = pictures.picture

    async def slowly(*what: Any, **how: Any) -> Any:
        await list(hall.town.world.interactions.values())[-1].acked.wait()
        return await draw(*what, **how)

    monkeypatch.setattr(pictures, "picture", slowly)
    shown = await hall.people[0].click(turn, "Board")
    assert shown.callback_type == 6
    assert picture(shown.followups[0]) is not None


async def test_an_alarm_rings_once_and_never_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "PATIENCE", 0.02)
    monkeypatch.setattr(answering, "BRIEF", 0.01)
    rung: list[str] = []

    async def ring(name: str) -> None:
        rung.append(name)

    early, late, gone = (answering.Alarm(partial(ring, name)) for name in ("early", "late", "gone"))
    await gone.over()
    gone.soon()
    early.soon()
    await asyncio.sleep(0.05)
    early.soon()
    await asyncio.sleep(0.05)
    await early.over()
    await late.over()
    assert rung == ["early", "late"]


async def test_an_answer_its_reader_has_put_away_is_no_fault(hurried: Hall) -> None:
    hurried.town.allow(10008)
    hurried.town.loopback.plan = Plan(Rule("PATCH /webhooks/*/messages/@original", Status(404, code=10008)))
    shown = await (await hurried.people[0].slash("/board", wait=False)).acknowledged()
    await hurried.town.idle()
    assert shown.seen.thinking
    assert hurried.town.loopback.plan.fired


async def test_a_form_of_a_command_is_answered_late_by_a_message(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no card behind it that could be changed instead."""
    await hall.begin()
    person = hall.people[1]
    form = await person.slash("/away")
    monkeypatch.setattr(answering, "PATIENCE", 0)
    answered = await person.submit_modal(form, until="2d")
    assert answered.callback_type == 5
    assert not answered.seen.thinking
    assert answered.ephemeral


async def test_a_form_that_comes_too_late_to_open_is_asked_for_again(
    hurried: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a first answer can be a form; nobody is left before a bot that thinks for ever."""

    at_once = table_acts.when_away

    async def slowly(press: Press) -> None:
        await list(hurried.town.world.interactions.values())[-1].acked.wait()
        await at_once(press)

    monkeypatch.setattr(table_acts, "when_away", slowly)
    shown = await hurried.people[1].slash("/away")
    assert (shown.callback_type, shown.ephemeral) == (5, True)
    assert not shown.seen.thinking
    assert "too long for a form to open; nothing was changed" in shown.text

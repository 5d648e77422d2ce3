"""Boards where they are seen: upright for whoever wants them so, all their parts by buttons, fresh, and as a film."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen, pictures
from rendering.describe import describe
from tests.cogs.conftest import Hall, card, ids
from tests.cogs.test_past import second_turn

UPRIGHT = 900
WIDE = 1600


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture is late because the machine is busy."""
    monkeypatch.setattr("rendering.studio.PATIENCE", 120.0)


def size(reply: Reply) -> tuple[int, int]:
    """How large the picture of an answer is."""
    return Image.open(io.BytesIO(reply.image())).size


async def test_a_board_comes_upright_and_the_wide_one_is_a_press_away_and_comes_from_then_on(hall: Hall) -> None:
    await hall.begin()
    hanno, elissa = hall.people[1], hall.people[0]
    (turn,) = hall.turn_cards()
    board = await hanno.click(turn, "Board")
    assert size(board)[0] == UPRIGHT
    board = await hanno.click(board, "Wide")
    assert size(board)[0] == WIDE
    assert "From now on your boards come so" in board.text
    assert size(await hanno.click(turn, "Board"))[0] == WIDE
    assert size(await hanno.slash("/board"))[0] == WIDE
    assert size(await elissa.slash("/board"))[0] == UPRIGHT, "it is his alone"
    assert size(await hanno.click(await hanno.slash("/board"), "For a Phone"))[0] == UPRIGHT


async def test_the_wide_board_by_settings_and_by_command(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    assert size(await elissa.slash("/board", view="overview"))[0] == WIDE
    await elissa.slash("/settings", phone_boards=False)
    assert size(await elissa.slash("/board"))[0] == WIDE
    assert size(await elissa.slash("/board", view="phone"))[0] == UPRIGHT
    assert size(await elissa.slash("/board", public=True))[0] == UPRIGHT, "others have their own settings"


async def test_all_parts_of_the_board_can_be_reached_by_its_menu(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    board = await elissa.slash("/board")
    seen = {board.image()}
    for part in ("Wars and forces", "The Forum and the Curia", "The market", "This phase at a glance"):
        board = await elissa.select(board, part)
        seen.add(board.image())
    assert len(seen) == 5
    assert board.ephemeral


async def test_only_its_holder_sees_a_hand(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno = hall.people[:2]
    own = await elissa.select(await elissa.slash("/board"), "Your own cards")
    assert "Your hand" in alt(own)
    other = await hanno.select(await hanno.slash("/board"), "Your own cards")
    assert own.image() != other.image()
    shown = await elissa.slash("/board", view="hand", public=True)
    assert "Your hand" not in alt(shown)


def alt(reply: Reply) -> str:
    """The words of the first picture of an answer."""
    shown = [one for one in reply.components if one["type"] == 12]
    return str(shown[0]["items"][0]["description"])


async def test_a_hand_is_shown_as_cards_and_in_words(hall: Hall) -> None:
    await hall.floor()
    elissa = hall.people[0]
    hand = await elissa.slash("/hand")
    assert size(hand)[0] == UPRIGHT
    assert "trade cards" in hand.text
    await elissa.slash("/settings", text_only=True)
    assert not (await elissa.slash("/hand")).files


async def test_the_salt_road_has_one_board_and_no_menu(hall: Hall) -> None:
    await hall.begin(game="sample")
    board = await hall.people[0].slash("/board")
    assert board.image()
    assert "For a Phone" not in board.buttons


def shown(turn: Seen) -> list[str]:
    """The files a card shows, by the numbers Discord gave them."""
    return [item["media"]["attachment_id"] for one in turn.components if one["type"] == 12 for item in one["items"]]


async def test_the_pictures_of_the_turn_card_are_drawn_anew_when_they_show_another_thing(hall: Hall) -> None:
    """Through set-up and within each phase: no stale board is pinned."""
    await hall.begin()
    (turn,) = hall.turn_cards()
    before = shown(turn)
    assert len(before) == 2, "the board, and the strip of the phase"
    await hall.skip_to("setup.committee")
    assert hall.turn_cards() == [turn]
    after = shown(turn)
    assert after[0] != before[0], "Governors are on the map"
    look = await hall.bot.surface.look(hall.game)
    assert look
    described = [item["description"] for one in turn.components if one["type"] == 12 for item in one["items"]]
    board, strip = (hall.bot.surface.studio.scene(look, focus) for focus in ("card", "strip"))
    assert board
    assert strip
    assert described[0].endswith(describe(board))
    assert described[1] == describe(strip)


async def test_what_does_not_change_is_not_sent_again(hall: Hall) -> None:
    await hall.begin()
    (turn,) = hall.turn_cards()
    before = shown(turn)
    for person in hall.people[:2]:
        await person.click(card(person), custom_id=ids(card(person), "pick")[0])
        await hall.town.idle()
    assert shown(turn) == before, "an answer in secret shows nothing"


async def test_a_board_that_comes_too_late_is_said_to_be_older(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(*_: Any, **__: Any) -> None:
        return None

    hall.road = None
    await hall.begin()
    (turn,) = hall.turn_cards()
    before = shown(turn)
    with monkeypatch.context() as patch:
        patch.setattr(hall.bot.surface.studio, "drawn", late)
        await hall.skip_to("setup.committee")
    assert shown(turn) == before
    assert "The picture is older than these words" in turn.text
    await hall.skip_to("setup.cards")
    assert shown(turn) != before
    assert "The picture is older" not in turn.text


async def test_a_turn_and_a_game_are_shown_as_a_film(hall: Hall) -> None:
    await second_turn(hall)
    elissa = hall.people[0]
    turn = await _frames(hall, elissa, "Film of This Turn")
    assert turn > 2
    assert await _frames(hall, elissa, "Film of the Game") > turn


async def _frames(hall: Hall, person: Person, label: str) -> int:
    """How many boards a film shows."""
    reply = await person.click(await person.slash("/replay", turn=1), label)
    await hall.town.idle()
    assert "as a film" in reply.text
    played = Image.open(io.BytesIO(reply.files[0].data))
    assert played.format == "GIF"
    assert pictures(reply.components)
    return int(played.n_frames)


async def test_whoever_waits_for_a_film_is_told_how_far_it_is(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await second_turn(hall)
    said: list[str] = []
    monkeypatch.setattr("bot.surface.records.film.PAUSE", 0.0)
    monkeypatch.setattr(
        "bot.surface.records.film._progress", lambda _look, number, of: said.append(f"{number}/{of}") or "…"
    )
    await _frames(hall, hall.people[0], "Film of This Turn")
    of = len(said)
    assert said == [f"{number}/{of}" for number in range(of)]

"""Computer players in the lobby: one person plays at once, alone, and whoever comes takes a chair of theirs."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from loopback.reply import Reply
from tests.bot.playing import spend_banks
from tests.cogs.conftest import Hall, card
from tests.lobbies import new_game

FILL, CLEAR = "Fill with Computer Players", "Send Computer Players Away"


async def lobby(hall: Hall, **options: Any) -> Reply:
    """A lobby of four with nobody in it but the host."""
    shown = await new_game(hall.people[0], title="Byrsa Hill", **options)
    hall.game = (await hall.bot.store.games())[-1].id
    return shown


def players(shown: Reply) -> list[str]:
    """The lines of those who sit there."""
    return [line for line in shown.text.splitlines() if line.startswith("- ")]


async def holders(hall: Hall) -> list[str]:
    return sorted(row.holder for row in await hall.bot.store.seats(hall.game))


async def test_one_press_fills_the_table_and_another_starts(hall: Hall) -> None:
    elissa = hall.people[0]
    shown = await lobby(hall)
    assert "How long" in shown.text
    assert "Start" not in shown.buttons
    await elissa.click(shown, FILL)
    assert "Players (4 of 4)" in shown.text
    assert [line[2] for line in players(shown) if "⚙ Computer player" in line] == ["▲", "●", "■"]
    assert "How long" not in shown.text
    assert FILL not in shown.buttons
    await elissa.click(shown, "Start")
    await hall.town.idle()
    table = await hall.bot.surface.tables.table(hall.game)
    assert len(table.state.factions) == 4
    assert await holders(hall) == ["caretaker"] * 3 + ["user"]
    assert FILL not in shown.buttons
    assert CLEAR not in shown.buttons
    assert not any(person.inbox.exists for person in hall.people[1:])


async def test_whoever_is_alone_waits_for_seconds_only(hall: Hall) -> None:
    """Three computer players, and nobody to be fooled by a pause: they answer as soon as they are asked."""
    elissa = hall.people[0]
    shown = await lobby(hall)
    await elissa.click(shown, FILL)
    await elissa.click(shown, "Start")
    await hall.town.idle()
    await spend_banks(hall.bot.store, hall.game)
    for _ in range(40):
        table = await hall.bot.surface.tables.table(hall.game)
        waited = {one.decision.seat for one in table.open.values() if one.decision.awaited}
        others = waited - {"diamond"}
        if not others:
            break
        assert await hall.bot.store.next_note() is not None
        hall.time.move(timedelta(seconds=3))
        await hall.town.idle()
    assert waited == {"diamond"}
    assert "Nothing is asked of you now." not in card(elissa).text


async def test_who_joins_takes_the_chair_of_a_computer_player(hall: Hall) -> None:
    elissa, hanno, mago, gisco = hall.people
    shown = await lobby(hall)
    await elissa.click(shown, FILL)
    await hanno.click(shown, "Join")
    assert "Players (4 of 4)" in shown.text
    assert len(players(shown)) == 4
    assert sum("⚙" in line for line in players(shown)) == 2
    await mago.select(shown, shown.seen.options(_menu(shown))[-1], custom_id=_menu(shown))
    assert len(players(shown)) == 4
    assert sum("⚙" in line for line in players(shown)) == 1
    await gisco.click(shown, "Join")
    assert not any("⚙" in line for line in players(shown))
    assert CLEAR not in shown.buttons
    await gisco.click(shown, "Leave")
    assert FILL in shown.buttons


def _menu(shown: Reply) -> str:
    return next(one["custom_id"] for one in shown.components if one["type"] == 3)


async def test_they_can_be_sent_away(hall: Hall) -> None:
    elissa, hanno, *_ = hall.people
    shown = await lobby(hall)
    await elissa.click(shown, FILL)
    await elissa.click(shown, CLEAR)
    assert len(players(shown)) == 1
    assert FILL in shown.buttons
    assert await holders(hall) == ["user"]
    for label in (FILL, "Start"):
        if label in shown.buttons:
            refusal = await hanno.click(shown, label)
            assert "Only the host" in (refusal.text + "".join(one.text for one in refusal.followups))
    assert await holders(hall) == ["user"]


@pytest.mark.parametrize(("game", "mind"), [("carthage", "fair"), ("sample", "defaults"), ("diplomacy", "hard")])
async def test_they_play_as_well_as_their_game_lets_them(hall: Hall, game: str, mind: str) -> None:
    elissa = hall.people[0]
    shown = await lobby(hall, game=game)
    await elissa.click(shown, FILL)
    await elissa.click(shown, "Start")
    await hall.town.idle()
    stand = await hall.bot.store.stand(hall.game)
    assert stand is not None
    assert {note.body["mind"] for note in stand.notes_of("caretaker")} == {mind}
    assert len(stand.notes_of("caretaker")) == 3


async def test_where_others_play_too_a_computer_player_takes_its_time(hall: Hall) -> None:
    """5 to 90 minutes, like any caretaker: what it does must not be told by how soon."""
    elissa, hanno, *_ = hall.people
    shown = await lobby(hall)
    await hanno.click(shown, "Join")
    await elissa.click(shown, FILL)
    await elissa.click(shown, "Start")
    await hall.town.idle()
    stand = await hall.bot.store.stand(hall.game)
    assert stand is not None
    dues = [note.due for note in stand.notes_of("caretaker") if note.due]
    assert dues
    assert min(dues) >= hall.time.now() + timedelta(minutes=5)


async def levels_of(hall: Hall) -> list[str]:
    """How the computer players of a game that has begun play."""
    stand = await hall.bot.store.stand(hall.game)
    assert stand is not None
    return [note.body["mind"] for note in sorted(stand.notes_of("caretaker"), key=lambda one: str(one.ref))]


async def test_the_host_chooses_how_well_they_play_all_of_them_or_each(hall: Hall) -> None:
    elissa, hanno, *_ = hall.people
    shown = await lobby(hall)
    assert not any("All play" in one for menu in shown.seen.selects for one in shown.seen.options(menu))
    await elissa.click(shown, FILL)
    assert sum("⚙ Computer player (fair)" in line for line in players(shown)) == 3
    menu = next(one for one in shown.seen.selects if "All play: easy" in str(shown.seen.options(one)))
    await elissa.select(shown, "All play: easy", custom_id=menu)
    assert sum("⚙ Computer player (easy)" in line for line in players(shown)) == 3
    await elissa.select(shown, "● plays: hard", custom_id=menu)
    assert [line[2] for line in players(shown) if "(hard)" in line] == ["●"]
    refused = await hanno.select(shown, "All play: hard", custom_id=menu)
    assert "Only the host" in (refused.text + "".join(one.text for one in refused.followups))
    await elissa.click(shown, "Start")
    await hall.town.idle()
    assert sorted(await levels_of(hall)) == ["easy", "easy", "hard"]
    public = "\n".join(one.text for one in elissa.channel("hall").all)
    assert "▲ ⚙ Computer (easy)" in public
    assert "● ⚙ Computer (hard)" in public


async def test_the_same_by_command(hall: Hall) -> None:
    elissa, hanno, *_ = hall.people
    shown = await lobby(hall)
    await elissa.slash("/game computers", play="hard", faction="circle")
    await hall.town.idle()
    assert [line[2] for line in players(shown) if "⚙ Computer player (hard)" in line] == ["●"]
    await elissa.slash("/game computers", play="easy")
    await hall.town.idle()
    assert sum("(easy)" in line for line in players(shown)) == 3
    await elissa.slash("/game computers", play="none", faction="circle")
    await hall.town.idle()
    assert [line[2] for line in players(shown) if "⚙" in line] == ["▲", "■"]
    taken = await elissa.slash("/game computers", play="easy", faction="diamond")
    assert "taken" in taken.text
    assert "Only the host" in (await hanno.slash("/game computers", play="easy")).text
    await elissa.slash("/game computers", play="none")
    await hall.town.idle()
    assert await holders(hall) == ["user"]


@pytest.mark.parametrize("game", ["diplomacy", "sword", "sample"])
async def test_where_they_have_one_way_to_play_no_level_is_named(hall: Hall, game: str) -> None:
    elissa = hall.people[0]
    shown = await lobby(hall, game=game)
    await elissa.click(shown, FILL)
    assert any("⚙ Computer player, until" in line for line in players(shown))
    assert not any("All play" in str(shown.seen.options(menu)) for menu in shown.seen.selects)

"""One person and computer players of chosen levels, from the lobby past the end: they play, and then say why."""

from __future__ import annotations

from datetime import timedelta

from loopback.seen import Seen
from tests.e2e.stage import Stage
from tests.lobbies import new_game

WHY = "Why Computers Played So"
MOST = 400


def levels(card: Seen) -> str:
    """The menu in which the host says how well they play."""
    return next(one for one in card.selects if any("All play" in said for said in card.options(one)))


async def answered(stage: Stage) -> None:
    """What is asked of him takes its default, and time passes."""
    store, tables = stage.bot.store, stage.bot.surface.tables
    (row,) = await store.games()
    table = await tables.table(row.id)
    mine = next((one for one in table.open.values() if one.decision.seat == "diamond" and one.decision.awaited), None)
    if mine is not None:
        await tables.submit(row.id, mine.decision.seat, mine.ref, mine.rev, mine.decision.lapse, kind="lapse")
    stage.time.move(timedelta(seconds=3))
    await stage.town.idle()


async def test_one_person_plays_with_computer_players_of_two_levels_and_reads_why_they_did_it(stage: Stage) -> None:
    (elissa,) = await stage.town.people("elissa")
    shown = await new_game(elissa, title="Byrsa Hill")
    await elissa.click(shown, "Fill with Computer Players")
    menu = levels(shown.seen)
    await elissa.select(shown, "All play: easy", custom_id=menu)
    await elissa.select(shown, "● plays: hard", custom_id=menu)
    await elissa.click(shown, "Start")
    await stage.town.idle()
    (row,) = await stage.bot.store.games()
    for _ in range(MOST):
        if (await stage.bot.surface.tables.table(row.id)).turn > 1:
            break
        await answered(stage)
    assert "The game is not over" in (await elissa.slash("/reasons", game=row.id)).text
    await elissa.click(await elissa.slash("/table end"), "End the Game")
    await stage.town.idle()
    hall = elissa.channel("hall").all
    assert any("● ⚙ Computer (hard)" in one.text and "▲ ⚙ Computer (easy)" in one.text for one in hall)
    page = await elissa.click(next(one for one in hall if WHY in one.buttons), WHY)
    pages = [page, *[await elissa.slash("/reasons", seat=seat, turn=1) for seat in ("triangle", "circle", "square")]]
    assert all(one.text.startswith("**Why ") for one in pages)
    assert any("I " in one.text or "worth" in one.text for one in pages[1:])

"""RC-15: one person opens a game, starts it, and plays a turn; the Neutrals play by themselves."""

from __future__ import annotations

from games.carthage.state import Carthage
from loopback.seen import Seen
from tests.clauses import clause
from tests.cogs.conftest import Hall, card

NAMES = ("Imperialists", "Plutocrats", "Conservatives", "Populists")


def pinned(hall: Hall) -> Seen:
    """The Turn card."""
    return next(one for one in hall.people[0].channel("hall").all if one.pinned)


@clause("RC-15.1")
async def test_one_person_starts_a_game_and_plays_a_turn(hall: Hall) -> None:
    hall.people = hall.people[:1]
    await hall.begin()
    table = await hall.bot.surface.tables.table(hall.game)
    assert isinstance(table.state, Carthage)
    assert len(table.state.automata) == 4
    answered = 0
    while not table.over and table.state.turn < 2:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        decision = posted.decision
        await hall.bot.surface.tables.submit(
            hall.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse"
        )
        table = await hall.bot.surface.tables.table(hall.game)
        answered += 1
    await hall.town.idle()
    assert answered > 15
    assert {one.decision.seat for one in table.open.values()} == {"diamond"}
    said = " ".join(one.text for one in hall.people[0].channel("hall").all)
    assert [name for name in NAMES if name not in said] == []
    assert "Elissa" in pinned(hall).text
    assert card(hall.people[0])


@clause("RC-15.1")
async def test_a_game_for_more_does_not_begin_with_one(hall: Hall) -> None:
    await hall.people[0].slash("/game new", title="Byrsa Hill", seats=4)
    lobby = hall.people[0].channel("hall").all[-1]
    assert "Start" not in lobby.buttons

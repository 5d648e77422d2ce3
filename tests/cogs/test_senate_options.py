"""How the Senate votes, and by which rule one may be murdered, is settled before the game."""

from __future__ import annotations

from tests.clauses import clause
from tests.cogs.conftest import Hall


@clause("RC-14.1.6", "RC-9.0.9")
async def test_the_host_chooses_before_the_game(hall: Hall) -> None:
    card = await hall.gather(ballots="sealed", assassination="optional")
    assert "Votes of the Senate: all at once, sealed until the last is in" in card.text
    assert "Assassinations: by the optional rule (RC-14)" in card.text
    await hall.people[0].click(card, "Start")
    await hall.town.idle()
    state = (await hall.bot.surface.tables.table(hall.game)).state
    assert (state.ballots, state.assassination) == ("sealed", "optional")


@clause("RC-14.1.6")
async def test_who_chooses_nothing_has_the_base_rules(hall: Hall) -> None:
    card = await hall.gather()
    assert "Votes of the Senate: one faction after the other" in card.text
    assert "Assassinations: by the base rule (RC-9.8)" in card.text

"""How the Senate votes, and by which rule one may be murdered, is settled before the game."""

from __future__ import annotations

from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.senate import move, sit


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


@clause("RC-9.3.5", "RC-9.8.2", "RC-8.5.4")
async def test_odds(hall: Hall) -> None:
    """Of all rolls: appeals, attempts with cards and without, persuasions, votes."""
    await sit(hall)
    hanno = hall.people[1]
    told = (await hanno.slash("/odds assassination", victim="Mago")).text
    assert "with a modifier of 0 kills him in 33% of all cases; the assassin is caught in 33% (RC-9.8.2)" in told
    told = (await hanno.slash("/odds assassination", victim="Mago", cards=2)).text
    assert "kills him in 67% of all cases; the assassin is caught in 0%" in told
    told = (await hanno.slash("/odds appeal", senator="Mago")).text
    assert "they kill him in 3%, free him in 3%" in told
    assert "succeeds in 28% of all cases" in (await hanno.slash("/odds persuasion", base=5)).text
    assert "You have no vote to cast now" in (await hanno.slash("/odds vote")).text
    await move(hall)
    assert "With your 4 against: 0 to 4, fails if nobody else votes" in (await hanno.slash("/odds vote")).text
    assert "no Senator in play called" in (await hanno.slash("/odds appeal", senator="Nobody")).text

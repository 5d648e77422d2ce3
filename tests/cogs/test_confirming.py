"""Nothing irreversible unannounced: what is confirmed, and what stays prepared whatever comes between."""

from __future__ import annotations

from games.carthage.state import Carthage
from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.senate import move, settle, sit, vote_card, voting
from tests.games.carthage.forum import holds, purse
from tests.games.carthage.outcries import late

ATTACK = "Assassinate · kills 33%, caught 33%"


async def attackers(hall: Hall) -> list[str]:
    """Who has tried an assassination this turn."""
    table = await hall.bot.surface.tables.table(hall.game)
    assert isinstance(table.state, Carthage)
    return list(table.state.senate.attackers)


@clause("RC-9.8.1")
async def test_an_assassination_counts_when_it_is_confirmed(hall: Hall) -> None:
    """The card shows what may come of it; nothing has happened until the red button is pressed."""
    await sit(hall)
    elissa = hall.people[0]
    form = await elissa.click(card(elissa), ATTACK)
    shown = await elissa.submit_modal(form, f0="0", f1="0")
    assert "If no Secret Bodyguard is played: he dies **33%**" in shown.text
    assert not await attackers(hall)
    label = next(one for one in card(elissa).buttons if one.startswith("Attack ") and one != "Attack Nobody")
    await elissa.click(card(elissa), label)
    await settle(hall)
    assert await attackers(hall) == ["diamond"]


async def test_an_assassination_is_put_away(hall: Hall) -> None:
    await sit(hall)
    elissa = hall.people[0]
    await elissa.submit_modal(await elissa.click(card(elissa), ATTACK), f0="0", f1="0")
    await elissa.click(card(elissa), "Attack Nobody")
    await settle(hall)
    assert not await hall.bot.store.saved(hall.game)
    assert not await attackers(hall)


# Final votes


async def declared(hall: Hall) -> int:
    """How many factions have voted."""
    table = await hall.bot.surface.tables.table(hall.game)
    return len(table.state.senate.motion.votes)


@clause("RC-9.0.9")
async def test_a_final_vote_is_confirmed_by_whoever_wants_that(hall: Hall) -> None:
    await sit(hall, "senate.business", voting("live"))
    hanno, mago = hall.people[1], hall.people[2]
    await hanno.slash("/settings", confirm_votes=True)
    shown = await hanno.click(await move(hall), "Yea")
    assert "Confirm Vote" in shown.buttons
    assert not await declared(hall)
    await mago.click(vote_card(mago), "Yea")
    await settle(hall)
    assert await declared(hall) == 1, "nobody else is asked twice"
    await hanno.click(shown, "Confirm Vote")
    await settle(hall)
    assert await declared(hall) == 2


@clause("RC-9.0.18")
async def test_a_prepared_ballot_outlives_an_outcry_that_comes_to_nothing(hall: Hall) -> None:
    cards = late, holds("circle", "public-outcry.1"), holds("square", "graft")
    await sit(hall, "senate.business", voting("live"), purse(5, 10), *cards)
    hanno, mago, gisco = hall.people[1:]
    form = await hanno.click(await move(hall), "Buy Votes…")
    await hanno.submit_modal(form, count="3", side="0")
    await mago.slash("/senate veto", answer="Public Outcry")
    await settle(hall)
    await gisco.slash("/senate silence", answer="Graft")
    await settle(hall)
    again = await hanno.slash("/desk")
    assert "Adherbal buys 3 votes for 3T" in again.text
    await hanno.click(again, "Confirm Vote")
    await settle(hall)
    table = await hall.bot.surface.tables.table(hall.game)
    votes = table.state.senate.motion.votes
    assert {seat: sum(one.bought for one in sheet.values()) for seat, sheet in votes.items()} == {"triangle": 3}

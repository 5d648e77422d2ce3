"""What is asked every turn is proposed as it was said before; as things are now stands beside it, at one press."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.fronts.carthage.suggested import KINDS, as_now
from games.carthage.minds import SensiblePlayer
from games.kernel import OneOf, Posted
from tests.cogs.conftest import Hall, card
from tests.cogs.test_plans import fill, said_of, silent, until, use

NOW = "As Things Are Now"


async def test_as_things_are_now_is_one_press_beside_what_was_said_last_turn(hall: Hall) -> None:
    await until(hall, "setup.cards")
    await hall.skip_to("revenue.corruption")
    elissa, *_ = hall.people
    assert NOW not in card(elissa).buttons, "nothing was said before: it is what is proposed"
    at_first = (await silent(hall, elissa, "revenue.package")).proposal
    await fill(hall, elissa, "revenue.package", purses="Bomilcar")
    await hall.skip_to("revolution.deals")
    before = await silent(hall, elissa, "revenue.package")
    assert before.proposal["purses"] != at_first["purses"]
    text = card(elissa).text
    assert text.index("Proposed: ") < text.index(f"**{NOW}**: ") < text.index("Faction Treasury ", text.index(NOW))
    await use(hall, elissa, "revenue.package", "quick")
    said = await said_of(hall, elissa, "revenue.package")
    view: Any = (await hall.bot.surface.tables.table(hall.game)).view(await hall.seat(elissa))
    assert said == SensiblePlayer().answer(before.decision, lambda: view)
    assert said != before.proposal
    assert "✔ Revenue Phase: " in card(elissa).text
    assert "..\n" not in card(elissa).text, "answers of several sentences bring their own full stop"
    assert NOW not in card(elissa).buttons, "who has said it is not told to say something else"


async def test_where_there_is_nothing_to_choose_nothing_is_suggested(hall: Hall) -> None:
    """A question that came down to one answer is no longer the record that a player thinks about."""
    await until(hall, "revenue.corruption")
    elissa = hall.people[0]
    look = await hall.bot.surface.look(hall.game, await hall.seat(elissa))
    posted = await hall.posted(elissa, "revenue.package")
    for kind in KINDS:
        only = replace(posted.decision, kind=kind, choice=OneOf({"none": None}), lapse="none")
        assert look
        assert as_now(Posted(only, posted.asking), look) == ()

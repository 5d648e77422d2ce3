"""What is asked every turn is proposed as things are now; what was said last time stands beside it, at one press."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.fronts.carthage.suggested import KINDS
from bot.fronts.republic.suggested import as_before
from games.carthage.minds import SensiblePlayer
from games.kernel import OneOf, Posted
from loopback.person import Person
from tests.cogs.conftest import Hall, card
from tests.cogs.test_plans import fill, said_of, silent, until, use

BEFORE = "As Last Time"


async def sensible(hall: Hall, person: Person, posted: Posted) -> Any:
    """What a sensible player would say in his place."""
    view: Any = (await hall.bot.surface.tables.table(hall.game)).view(await hall.seat(person))
    return SensiblePlayer().sparing().answer(posted.decision, lambda: view)


async def a_turn_later(hall: Hall) -> tuple[Person, Posted]:
    """The first person has filled in his package in the first turn, and is asked for the next."""
    await until(hall, "revenue.corruption")
    elissa, *_ = hall.people
    assert BEFORE not in card(elissa).buttons, "nothing was said before"
    await fill(hall, elissa, "revenue.package", purses="Bomilcar")
    await hall.skip_to("revolution.deals")
    return elissa, await silent(hall, elissa, "revenue.package")


async def test_take_it_says_what_suits_as_things_are_now(hall: Hall) -> None:
    """Not what was said last turn, of other purses."""
    elissa, posted = await a_turn_later(hall)
    assert posted.proposal == await sensible(hall, elissa, posted)
    assert posted.repeated["purses"] != posted.proposal["purses"]
    await use(hall, elissa, "revenue.package", "keep")
    assert await said_of(hall, elissa, "revenue.package") == posted.proposal
    assert BEFORE not in card(elissa).buttons, "who has said it is not told to say something else"


async def test_as_last_time_is_one_press_beside_it(hall: Hall) -> None:
    elissa, posted = await a_turn_later(hall)
    before, text = posted.repeated, card(elissa).text
    assert text.index("Proposed: ") < text.index(f"**{BEFORE}**: ") < text.index("Bomilcar", text.index(BEFORE))
    await use(hall, elissa, "revenue.package", "quick")
    said = await said_of(hall, elissa, "revenue.package")
    assert said == before != posted.proposal
    assert said["purses"]["rest"] == "fam-bomilcar"
    assert "✔ Revenue Phase: " in card(elissa).text
    assert "..\n" not in card(elissa).text, "answers of several sentences bring their own full stop"
    assert BEFORE not in card(elissa).buttons


async def test_what_he_has_said_of_this_turn_stays_proposed(hall: Hall) -> None:
    """He may change it until it is used; the card does not say something else instead."""
    elissa, _ = await a_turn_later(hall)
    await fill(hall, elissa, "revenue.package", purses="Bomilcar")
    now = await hall.posted(elissa, "revenue.package")
    assert now.proposal["purses"]["rest"] == "fam-bomilcar"
    assert now.repeated is None


async def test_what_silence_has_said_is_not_offered_again(hall: Hall) -> None:
    await until(hall, "revenue.corruption")
    await hall.skip_to("revolution.deals")
    hanno = hall.people[1]
    assert (await silent(hall, hanno, "revenue.package")).repeated is None
    assert BEFORE not in card(hanno).buttons


async def test_where_there_is_nothing_to_choose_nothing_is_offered_beside_it(hall: Hall) -> None:
    """A question that came down to one answer proposes just that."""
    await until(hall, "revenue.corruption")
    elissa = hall.people[0]
    look = await hall.bot.surface.look(hall.game, await hall.seat(elissa))
    posted = await hall.posted(elissa, "revenue.package")
    for kind in KINDS:
        only = replace(posted.decision, kind=kind, choice=OneOf({"none": None}), lapse="none")
        assert look
        assert as_before(Posted(only, posted.asking), look) == ()

"""What befell somebody comes with the next question, or by itself where it is grave; tallies are fresh."""

from __future__ import annotations

from datetime import timedelta

from bot.surface.posting.patience import SECONDS, Patient
from games.carthage.state import Carthage
from games.kernel import Seat
from loopback.person import Person
from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.senate import move, press, settle, sit, vote_card, voting
from tests.cogs.test_calls import Counted
from tests.games.carthage.senate import office
from tests.games.carthage.trials import major, rated

WHILE = timedelta(seconds=15)


def sure(g: Carthage) -> None:
    """Whoever is attacked dies; Gisco leads the circle, who is at home."""
    g.dice.loaded["assassination"] = [6]
    g.factions[Seat("circle")].leader = "fam-gisco"


async def struck(hall: Hall, victim: str) -> None:
    """Elissa's Mago has one of Mago's Senators killed; nobody guards him."""
    elissa, *others = hall.people
    await elissa.click(await elissa.slash("/senate assassinate", assassin="Mago", victim=victim), f"Attack {victim}")
    await hall.town.idle()
    for person in others:
        if "Secret Bodyguards" in card(person).text:
            await person.slash("/senate bodyguards")
    table = await hall.bot.surface.tables.table(hall.game)
    for posted in [one for one in table.open.values() if one.decision.kind == "senate.bodyguards"]:
        await hall.bot.surface.tables.lapse(hall.game, posted.ref)
    await hall.town.idle()


async def of_circle(hall: Hall, *, leading: bool) -> str:
    """The Faction Leader of the third person, or another of his Senators."""
    state: Carthage = (await hall.bot.surface.tables.table(hall.game)).state
    leader = state.factions[Seat("circle")].leader
    return next(one.card.name for one in state.in_carthage("circle") if (one.id == leader) is leading)


def desks(person: Person) -> int:
    return sum(one.text.startswith("**Desk of") for one in person.inbox.all)


async def test_the_death_of_a_leader_is_told_by_a_message_of_its_own(hall: Hall) -> None:
    await sit(hall, "senate.business", sure)
    mago = hall.people[2]
    victim, pings = await of_circle(hall, leading=True), mago.pings
    await struck(hall, victim)
    told = card(mago)
    assert "**What befell you**" in told.text
    assert f"- {victim} dies (assassinated)." in told.text, "whose he was he knows"
    assert mago.pings > pings
    assert desks(mago) == 1, "the former is gone"
    await hall.town.idle()
    assert card(mago) == told, "once"


async def test_another_death_waits_for_the_next_question(hall: Hall) -> None:
    await sit(hall, "senate.business", sure)
    mago = hall.people[2]
    victim = await of_circle(hall, leading=False)
    former, pings = [one.id for one in mago.inbox.all], mago.pings
    await struck(hall, victim)
    assert mago.pings - pings <= 1, "no more than the question about Bodyguards"
    assert f"- {victim} dies (assassinated)." in (await mago.slash("/desk")).text
    assert len(mago.inbox.all) <= len(former) + 1


async def convicted(hall: Hall) -> dict[str, int]:
    """Gisco, as Censor, accuses Mago's Carthalo; all others vote against him. Who has been called how often before."""
    await sit(hall, "senate.prosecutions", office(8, "censor-of-morals"), major(11), rated(11, influence=8))
    elissa, hanno, mago, gisco = hall.people
    await gisco.slash("/senate accuse", accused="Carthalo", charge="Last Office", prosecutor="Malchus")
    await settle(hall)
    for person in (hanno, mago, gisco):
        await press(hall, person, "Nay" if person is mago else "Yea")
    before = {person.name: person.pings for person in hall.people}
    await press(hall, elissa, "Yea")
    assert "**✔ Passed**" in vote_card(elissa).text
    return before


@clause("RC-9.3.8")
async def test_a_conviction_is_told_to_whom_it_befalls_by_a_message_of_its_own(hall: Hall) -> None:
    """Whoever is asked nothing by what follows hears of it on the Vote card, and is not called."""
    before = await convicted(hall)
    mago, table = hall.people[2], await hall.bot.surface.tables.table(hall.game)
    told = card(mago)
    assert "**What befell you**" in told.text
    assert "- Carthalo is convicted" in told.text, told.text
    assert mago.pings == before["mago"] + 1
    assert desks(mago) == 1, "the former is gone"
    asked = {posted.decision.seat for posted in table.open.values() if posted.decision.awaited}
    assert await hall.seat(mago) not in asked
    others = [one for one in hall.people if one is not mago and await hall.seat(one) not in asked]
    assert others
    assert {one.name: one.pings for one in others} == {one.name: before[one.name] for one in others}
    assert all("is convicted" not in one.text for person in others for one in person.inbox.all)


async def test_what_befell_stays_until_something_is_pressed(hall: Hall) -> None:
    await sit(hall, "senate.business", sure)
    mago = hall.people[2]
    await struck(hall, await of_circle(hall, leading=True))
    assert "What befell you" in (await mago.slash("/desk")).text
    assert "What befell you" in (await mago.slash("/desk")).text, "a look is no answer"
    await move(hall)
    assert "dies (assassinated)" in card(mago).text, "it comes with the next question too"
    await mago.slash("/senate vote", voice="against")
    await hall.town.idle()
    assert "dies (assassinated)" not in card(mago).text


async def test_a_tally_is_fresh_on_the_desks_of_those_who_have_not_voted(hall: Hall) -> None:
    """No more than a quarter of a minute old; several votes cost one edit a desk."""
    assert timedelta(seconds=SECONDS["decisions"]) < WHILE
    await sit(hall, "senate.business", voting("live"))
    elissa, hanno, mago, gisco = hall.people
    hall.bot.surface.tables.plan = Patient()
    await move(hall)
    hall.time.move(timedelta(minutes=20))  # no press on these cards is so young that its token were still good
    await hall.town.idle()
    before, counted, pings = card(gisco).text, Counted(hall.town.loopback), gisco.pings
    for person, voice in ((elissa, "for"), (hanno, "against")):
        assert "✔" in (await person.slash("/senate vote", voice=voice)).text
    await hall.town.idle()
    assert card(gisco).text == before, "what follows at once goes along"
    hall.time.move(WHILE)
    await hall.town.idle()
    state: Carthage = (await hall.bot.surface.tables.table(hall.game)).state
    assert state.senate.motion is not None
    assert card(gisco).text != before
    assert counted.edits(card(gisco)) == counted.edits(card(mago)) == 1
    assert gisco.pings == pings, "an edit calls nobody"


async def test_hand_deals_and_question_are_on_one_card(hall: Hall) -> None:
    await hall.floor(scenario="late")
    elissa = hall.people[0]
    assert desks(elissa) == 1
    assert elissa.inbox.all[-1] == card(elissa)
    assert "Hand" in card(elissa).buttons, "it is too long to stand above the question"
    assert "trade cards" in (await elissa.click(card(elissa), "Hand")).text

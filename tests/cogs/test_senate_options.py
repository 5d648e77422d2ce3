"""How the Senate votes, and by which rule one may be murdered, is settled before the game."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from loopback.person import Person
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.senate import Change, move, settle, sit
from tests.games.carthage.combat import event
from tests.games.carthage.forum import holds


@clause("RC-14.1.6", "RC-9.0.9")
async def test_the_host_chooses_before_the_game(hall: Hall) -> None:
    card = await hall.gather(ballots="sealed", assassination="optional")
    assert "Votes of the Senate: all at once, sealed until the last" in card.text
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


@clause("RC-8.5.4", "RC-8.8.4")
async def test_evil_omens_count_in_the_odds_of_a_persuasion(hall: Hall) -> None:
    await sit(hall, "senate.business", event("te-evil-omens"))
    assert "succeeds in 17% of all cases" in (await hall.people[1].slash("/odds persuasion", base=5)).text


# What may come of an assassination is said before it is done, by the rule of the table

BASE = (
    "One die. 5 or more",
    "2 or less: your Senator is caught",
    "your Faction Leader loses 5 INF",
    "tried for his life",
)
OPTIONAL = (
    "Two dice, a coloured and a white one",
    "White 3 or less: your Senator is caught",
    "every Senator of your faction loses 5 INF and 1 POP",
)


def by(rule: str) -> Change:
    """The table plays by this rule for assassinations."""

    def change(g: Carthage) -> None:
        g.assassination = rule  # type: ignore[assignment]

    return change


async def knife(person: Person) -> str:
    """What stands above the form of an attempt."""
    modal = (await person.slash("/senate assassinate")).modal
    assert modal
    return modal.prose


@clause("RC-9.8.2", "RC-9.8.6", "RC-14.1", "RC-14.1.1", "RC-14.1.4")
@pytest.mark.parametrize(("rule", "said", "unsaid", "chances"), [
    ("base", BASE, OPTIONAL, "no card: dies 33%, caught 33%; 1 card: dies 50%, caught 17%"),
    ("optional", OPTIONAL, BASE, "no card: dies 33%, caught 50%; 1 card: dies 50%, caught 33%"),
])  # fmt: skip
async def test_the_form_of_an_attempt_tells_the_rule_of_the_table(
    hall: Hall, rule: str, said: tuple[str, ...], unsaid: tuple[str, ...], chances: str
) -> None:
    await sit(hall, "senate.business", by(rule), holds("diamond", "assassin.1"))
    told = await knife(hall.people[0])
    assert all(one in told for one in said)
    assert not any(one in told for one in unsaid)
    assert f"Chances before Bodyguards: {chances}." in told


@clause("RC-9.8.2", "RC-14.1")
async def test_odds_of_an_attempt_follow_the_rule_of_the_table_in_any_phase(hall: Hall) -> None:
    await sit(hall, "forum.opening", by("optional"))
    told = (await hall.people[1].slash("/odds assassination", victim="Mago")).text
    assert "kills him in 33% of all cases; the assassin is caught in 50% (RC-14.1)" in told


@clause("RC-9.8.5", "RC-14.1.2")
@pytest.mark.parametrize(("rule", "said"), [
    ("base", ("(5 or more kills, 2 or less is caught)", "to catch him on 2 or less (RC-9.8.5)", "RC-9.8.5")),
    ("optional", ("white", "Each takes 1 from both dice", "to catch him on 3 or less (RC-14.1.2)", "RC-14.1.2")),
])  # fmt: skip
async def test_who_is_asked_for_bodyguards_sees_the_dice_and_what_a_card_would_do(
    hall: Hall, rule: str, said: tuple[str, ...]
) -> None:
    await sit(hall, "senate.business", by(rule), holds("circle", "secret-bodyguard.1"))
    table = await hall.bot.surface.tables.table(hall.game)
    attacker, victim = hall.people[0], next(one for one in table.state.in_carthage("circle"))
    asked = await attacker.slash("/senate assassinate", assassin="Mago", victim=victim.card.name)
    assert "your assassin is caught" in asked.text, "it is confirmed first"
    await attacker.click(asked, f"Attack {victim.card.name}")
    await settle(hall)
    guarding = await hall.people[list(table.state.seats).index("circle")].slash("/senate bodyguards")
    assert "Thrown, with a modifier of 0:" in guarding.text
    assert all(one in guarding.text for one in said)

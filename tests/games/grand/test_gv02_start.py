"""GV-2: stage 1 is Carthage alone, then Rome comes to it; or both begin at once."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.carthage.pieces import War
from games.carthage.wars.events_cards import LateEraBegan
from games.grand.events import FirstWarPlaced, GameEnded, StageTwoBegan, TributeReceived, TurnBegan
from games.grand.state import Grand
from games.grand.wars.events import WarSettled
from games.republic.forum.deck import into_the_deck
from games.republic.forum.events_cards import DeckEmpty
from games.rome.components import TABLES
from tests.clauses import clause
from tests.games.grand.course import Course, influence, money
from tests.games.grand.laying import propose

DRAWS: Final = {"carthage.initiative": [6, 6] * 6}
"""Six initiatives that draw a card: nobody rolls a 7."""


def last_cards(count: int, *, rest: str = "fam-") -> Any:
    """So many cards are left in the first deck of Carthage: Families, which ask nobody anything."""

    def change(g: Grand) -> None:
        own = [card for card in g.carthage.deck if card.startswith(rest)]
        g.carthage.deck[:] = own[:count]

    return change


# Which start


@clause("GV-2.6", "GV-10.2", "GV-DP2")
@pytest.mark.parametrize(
    ("options", "begins"),
    [
        ({}, "staged"),
        ({"mode": "one-faction"}, "simultaneous"),
        ({"start": "simultaneous"}, "simultaneous"),
        ({"mode": "one-faction", "start": "staged"}, "staged"),
    ],
)
def test_the_default_goes_by_the_mode(course: Course, options: dict[str, str], begins: str) -> None:
    assert course.start(6, **options).g.start == begins


# Stage 1


@clause("GV-2.1")
def test_stage_1_is_carthage_alone(course: Course) -> None:
    course.start(3).lapse_until("turn", "carthage:forum.opening")
    while course.g.turn < 2 and not course.table.over:
        one = course.awaited()[0]
        assert one.half == "carthage"
        course.submit(one.key, one.lapse)
    assert (course.g.rome, course.g.course) == (None, "stage-1")


@clause("GV-2.1")
def test_when_the_first_deck_runs_out_initiatives_go_on_without_a_draw(course: Course) -> None:
    course.until("turn").at("carthage:forum.opening", last_cards(2), stage="stage-1", dice=DRAWS)
    course.lapse_until("carthage:senate.opening", "carthage:senate.suffetes")
    assert len(course.saw(DeckEmpty)) == 4
    assert (course.saw(LateEraBegan), course.g.carthage.deck, course.g.carthage.era) == ([], [], "early")


@clause("GV-2.1", "GV-2.2")
@pytest.mark.parametrize(("left", "ends"), [(5, True), (6, True), (7, False)])
def test_stage_1_ends_with_the_turn_in_which_the_last_card_is_drawn(course: Course, left: int, *, ends: bool) -> None:
    course.until("turn", "rome:setup.leaders").at(
        "carthage:forum.opening", last_cards(left), stage="stage-1", dice=DRAWS
    )
    course.lapse_until("turn", "rome:setup.leaders")
    assert bool(course.saw(StageTwoBegan)) == ends
    assert course.g.course == ("opening" if ends else "stage-1")


@clause("GV-2.1")
def test_a_war_that_goes_back_to_the_waiting_deck_is_drawn_no_sooner(course: Course) -> None:
    """RC-8.8.2a: it goes among the cards of the second deck, which is shuffled for stage 2."""
    g = course.until("carthage:forum.roll").at("carthage:forum.opening", last_cards(0), stage="stage-1").g
    assert into_the_deck(g.carthage, "massilian-war")
    assert g.carthage.deck == []
    assert "massilian-war" in g.carthage.next_deck


# Stage 2


def entered(course: Course, *changes: Any, **how: Any) -> Grand:
    """The last turn of stage 1 ends, and stage 2 is set up."""
    course.until("turn").at("end", last_cards(0), *changes, stage="stage-1", **how)
    return course.lapse_until("turn").g


@clause("GV-2.4", "GV-2.1")
def test_the_first_roman_war_lies_inactive_and_the_rest_is_the_draw_pile(course: Course) -> None:
    g = entered(course)
    late = set(g.carthage.tables.copies("late"))
    assert g.carthage.wars["roman-war-1"].status == "inactive"
    assert set(g.carthage.deck) == late - {"roman-war-1"}
    assert (g.carthage.next_deck, g.carthage.era) == ([], "late")
    assert FirstWarPlaced("roman-war-1") in course.told
    assert list(g.carthage.wars)[-1] == "roman-war-1"


@clause("GV-2.4")
def test_rome_is_set_up_without_era_ends_and_its_middle_deck_is_ready(course: Course) -> None:
    g = entered(course)
    rome = g.rome
    assert rome
    held = [card for faction in rome.factions.values() for card in faction.hand]
    dealt = [*rome.deck, *held, *rome.senators, *rome.wars]
    assert {card for card in dealt if not card.startswith("st-")} <= set(TABLES.copies("early"))
    assert sorted(rome.next_deck) == sorted(TABLES.copies("middle"))
    assert (rome.coming, rome.era) == (["middle"], "early")
    assert "era-ends" not in [*rome.deck, *rome.next_deck]
    assert [(war.id, war.status) for war in rome.wars.values()] == [("punic-1", "inactive")]
    assert rome.seats == g.carthage.seats


@clause("GV-2.4")
def test_stage_2_begins_with_carthage_and_its_turns_go_on(course: Course) -> None:
    course.until("carthage:mortality").at("end", last_cards(0), stage="stage-1")
    g = course.lapse_until("carthage:mortality").g
    assert (g.turn, g.carthage.turn, g.course, g.leg) == (2, 1, "stage-2", "carthage.mortality")
    assert g.rome
    assert g.rome.turn == 0
    assert g.carthage.holder("home-suffete")


@clause("GV-2.5")
def test_a_first_war_that_is_there_stays_as_it_is(course: Course) -> None:
    def there(g: Grand) -> None:
        g.carthage.next_deck.remove("roman-war-1")
        g.carthage.wars["roman-war-1"] = War(id="roman-war-1", status="active")

    g = entered(course, there)
    assert g.carthage.wars["roman-war-1"].status == "active"
    assert course.saw(FirstWarPlaced) == []


@clause("GV-2.5", "GV-6.3", "GV-4.9")
def test_a_first_war_that_carthage_gave_up_in_stage_1_is_one_rome_has_won(course: Course) -> None:
    """From the vote of Carthage's Senate to Rome's set-up, and to the tribute of the next turn."""

    def there(g: Grand) -> None:
        g.carthage.next_deck.remove("roman-war-1")
        g.carthage.wars["roman-war-1"] = War(id="roman-war-1", status="active")
        g.carthage.deck.clear()

    course.at("carthage:senate.business", there, money("carthage", 300), stage="stage-1")
    propose(course, "peace", {"war": "roman-war-1"})
    assert [(one.winner, one.how) for one in course.saw(WarSettled)] == [("rome", "peace")]
    assert not course.saw(StageTwoBegan)
    course.lapse_until("carthage:trade.draw", "carthage:forum.opening", "carthage:forum.roll")
    rome, carthage = course.g.rome, course.g.carthage
    assert rome is not None
    assert "punic-1" not in [*rome.wars, *rome.deck, *rome.next_deck]
    assert {"sicilia", "sardinia-et-corsica"} <= set(rome.provinces)
    assert carthage.wars["roman-war-1"].status == "lost"
    assert course.saw(FirstWarPlaced) == []
    assert [(one.side, one.payer, one.talents) for one in course.saw(TributeReceived)] == [("rome", "carthage", 15)]


@clause("GV-2.3", "GV-7.3")
def test_what_wins_in_carthage_alone_does_not_end_stage_1(course: Course) -> None:
    course.until("turn").at("carthage:revolution.end", influence("carthage", _1=40), stage="stage-1")
    course.lapse_until("turn")
    assert course.saw(GameEnded) == []
    assert [reign.seat for reign in course.g.carthage.reigns] == ["diamond"]


@clause("GV-2.3")
def test_if_carthage_falls_in_stage_1_all_lose(course: Course) -> None:
    course.at("carthage:revenue.contributions", money("carthage", -1), stage="stage-1")
    course.lapse_until("over")
    (ended,) = course.saw(GameEnded)
    assert (ended.reason, ended.winners) == ("fallen", ())
    assert course.g.fallen == ["carthage"]


@clause("GV-10.2")
def test_with_one_faction_each_the_players_of_rome_join_with_stage_2(course: Course) -> None:
    g = entered(course, seats=7, mode="one-faction")
    assert g.rome
    assert g.rome.seats == g.players("rome")
    assert set(g.rome.seats).isdisjoint(g.carthage.seats)


# Both at once


@clause("GV-2.6")
def test_both_boards_are_set_up_side_by_side(course: Course) -> None:
    course.start(4, start="simultaneous")
    assert {one.half for one in course.awaited()} == {"carthage", "rome"}
    assert {one.kind for one in course.awaited()} == {"setup.trader", "setup.leader"}


@clause("GV-2.6", "GV-2.4")
def test_carthage_plays_its_first_deck_and_then_its_second(course: Course) -> None:
    g = course.until("turn").start(4, start="simultaneous").lapse_until("turn").g
    late = set(g.carthage.tables.copies("late"))
    assert g.rome
    assert g.carthage.era == "early"
    assert set(g.carthage.next_deck) == late - {"roman-war-1"}
    assert g.carthage.wars["roman-war-1"].status == "inactive"
    assert g.rome.wars["punic-1"].status == "inactive"
    assert g.course == "stage-2"


@clause("GV-2.6")
def test_the_second_deck_then_follows_the_first_at_once(course: Course) -> None:
    course.until("turn").at("carthage:forum.opening", last_cards(2), dice=DRAWS)
    course.lapse_until("rome:mortality")
    assert (course.saw(DeckEmpty), len(course.saw(LateEraBegan))) == ([], 1)


def test_a_turn_is_one_chapter_of_dice_for_both(course: Course) -> None:
    course.until("carthage:revenue.income").start(3, start="simultaneous").lapse_until("carthage:revenue.income")
    (began, half) = [one for one in course.told if type(one).__name__ == "TurnBegan"]
    assert isinstance(began, TurnBegan)
    assert (began.turn, began.digest) == (1, half.pledge)  # type: ignore[attr-defined]
    assert course.g.dice.chapter == "turn-1"


def test_a_number_of_turns_may_be_agreed_upon(course: Course) -> None:
    course.start(3, turns=1).lapse_until("over")
    (ended,) = course.saw(GameEnded)
    assert (ended.reason, course.g.turn) == ("turns", 1)

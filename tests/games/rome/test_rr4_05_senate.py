"""RR-4.05.1 to 4.05.35: the Ruling Coalition, the military plan, and the forces that set out."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.neutrals.coalition import majority
from games.republic.neutrals.events import CoalitionDeclined, CoalitionFormed
from games.republic.pieces import TableEvent
from games.republic.senate.events_trials import ProsecutionsEnded
from games.rome.neutrals.danger import in_crisis, is_dangerous, largest_first
from games.rome.neutrals.events import PlanMade
from games.rome.neutrals.muster import everything, muster
from games.rome.neutrals.pieces import Attack
from games.rome.pieces import War
from games.rome.senate.events_units import UnitsEliminated, UnitsRaised
from games.rome.senate.pieces import Session
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.coalitions import army, no_wars, rich, sitting, war
from tests.games.rome.invariants import invariants
from tests.games.rome.neutrals import CIRCLE, DIAMOND, SQUARE, STAR, TRIANGLE, Change, marked, members, purse, solo
from tests.games.rome.play import Play, add_force, add_leader, numbered

VOTES = "games.rome.state.Rome.votes"


def counted(monkeypatch: pytest.MonkeyPatch, *strengths: int) -> dict[Seat, int]:
    """So many votes of triangle, circle, square, star, diamond."""
    by_seat = dict(zip((TRIANGLE, CIRCLE, SQUARE, STAR, DIAMOND), strengths, strict=True))
    monkeypatch.setattr(VOTES, lambda _g, seat: by_seat[seat])
    return by_seat


# The Coalition


@clause("RR-4.05.2")
@pytest.mark.parametrize(
    ("strengths", "governing"),
    [
        ((20, 5, 4, 3, 2), (1,)),
        ((5, 5, 4, 2, 1), (2, 3)),
        ((12, 11, 3, 2, 1), (1, 3)),
        ((10, 9, 8, 7, 6), (3, 4, 5)),
        ((10, 4, 3, 2, 1), (1, 5)),
    ],
)
def test_the_first_combination_with_a_majority_governs(
    play: Play, monkeypatch: pytest.MonkeyPatch, strengths: tuple[int, ...], governing: tuple[int, ...]
) -> None:
    by_seat = counted(monkeypatch, *strengths)
    solo(play.until("senate.plan"), "senate.coalition", sitting)
    ranked = sorted(by_seat, key=lambda seat: -by_seat[seat])
    expected = [ranked[place - 1] for place in governing]
    if DIAMOND in expected:
        play.answer("diamond", "senate.join", "join")
    (told,) = play.saw(CoalitionFormed)
    assert list(told.seats) == expected
    assert (told.votes, told.of) == (sum(by_seat[seat] for seat in expected), sum(strengths))
    assert play.g.neutrals.ranking == ranked


@clause("RR-4.05.2")
def test_ties_of_votes_go_to_more_money(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch, 5, 5, 5, 5, 5)
    rank = (purse(2, 1), purse(3, 4), purse(4, 3), purse(5, 2))
    solo(play.until("senate.plan"), "senate.coalition", sitting, *rank)
    play.lapse_all("senate.join")
    assert play.g.neutrals.ranking == [CIRCLE, SQUARE, STAR, TRIANGLE, DIAMOND]


@clause("RR-4.05.2", "RR-DP95")
def test_a_player_may_refuse_and_the_search_goes_on(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch, 10, 4, 3, 2, 18)
    solo(play.until("senate.plan"), "senate.coalition", sitting)
    decision = play.decision("diamond", "senate.join")
    assert (decision.point, decision.clause, decision.lapse) == ("RR-DP95", "RR-4.05.2", "join")
    play.answer("diamond", "senate.join", "refuse")
    assert play.saw(CoalitionDeclined)[0].seat == DIAMOND


@clause("RR-4.05.2")
def test_in_three_four_five_the_second_replaces_who_refuses(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """10, 9, 8, 7, 6: diamond is fifth."""
    counted(monkeypatch, 10, 9, 8, 7, 6)
    solo(play.until("senate.plan"), "senate.coalition", sitting)
    play.answer("diamond", "senate.join", "refuse")
    assert play.saw(CoalitionFormed)[0].seats == (CIRCLE, SQUARE, STAR)


@clause("RR-4.05.2", "RR-DP96")
def test_at_last_the_larger_player_faction_takes_partners_of_its_choice(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Diamond has more than half of all votes but for one: without it nobody has a majority."""
    counted(monkeypatch, 4, 3, 2, 1, 10)
    solo(play.until("senate.plan"), "senate.coalition", sitting)
    while play.asked("senate.join"):
        play.answer("diamond", "senate.join", "refuse")
    decision = play.decision("diamond", "senate.partners")
    assert decision.lapse == [TRIANGLE, CIRCLE, SQUARE, STAR]
    play.answer("diamond", "senate.partners", ["star"])
    assert play.saw(CoalitionFormed)[0].seats == (DIAMOND, STAR)


@clause("RR-4.05.2")
def test_votes_are_oratory_and_knights(play: Play) -> None:
    solo(play, "setup.cards", marked(1, knights=4))
    own = [numbered(play.g, number) for number in (1, 6, 11)]
    assert play.g.votes(DIAMOND) == sum(one.oratory for one in own) + 4
    play.g.neutrals.ranking = list(play.g.seats)
    assert not majority(play.g, [DIAMOND])


@clause("RR-4.05.1", "RR-1.09.45")
def test_there_are_no_prosecutions_but_the_marks_go(play: Play) -> None:
    solo(play.until("senate.plan"), "senate.coalition", sitting, marked(2, corrupt=["sicilia"], major=True))
    assert play.saw(ProsecutionsEnded)
    assert (play.senator(2).corrupt, play.senator(2).major) == ([], False)


@clause("RR-4.05.1")
def test_with_neutrals_the_senate_opens_with_the_coalition(play: Play) -> None:
    solo(play.until("senate.plan"), "senate.opening")
    assert play.saw(CoalitionFormed) or play.asked("senate.join")


# Crisis and danger


@clause("RR-4.05.3")
@pytest.mark.parametrize(
    ("changes", "crisis"),
    [
        ((war("syrian"), war("illyrian-2")), False),
        ((war("syrian"), war("illyrian-2"), war("gallic-1")), True),
        ((war("punic-2"),), False),
        ((war("punic-2"), lambda g: add_leader(g, "hannibal", "punic-2")), True),
        ((marked(2, rebel=True),), True),
    ],
)
def test_what_is_a_crisis(play: Play, changes: tuple[Change, ...], crisis: bool) -> None:
    solo(play, "setup.cards", *changes)
    assert in_crisis(play.g) is crisis


@clause("RR-4.05.32")
def test_a_war_is_dangerous_while_matching_cards_are_undrawn(play: Play) -> None:
    """Of the Punic Wars the second is in the deck; the Syrian War has none that match. The third comes later."""
    solo(play, "setup.cards", war("syrian"), war("illyrian-1", "inactive"), war("illyrian-2"))
    wars = play.g.wars
    assert is_dangerous(play.g, wars["punic-1"])
    assert not is_dangerous(play.g, wars["syrian"])
    assert not is_dangerous(play.g, wars["illyrian-2"])
    assert largest_first(play.g, list(wars.values()))[0].id == "punic-1"


# Adequate forces


@clause("RR-4.05.31")
@pytest.mark.parametrize(("legions", "sent"), [(6, 6), (9, 7), (10, 8)])
def test_adequate_is_the_wars_strength_and_half_of_what_is_left(play: Play, legions: int, sent: int) -> None:
    """The Syrian War: 6 legions, 2 Fleets for support; veterans count one here."""

    def veteran(g: Rome) -> None:
        g.army.active.legions[0].veteran = True

    solo(play, "setup.cards", army(legions, 5), veteran, war("syrian"))
    found = muster(play.g, [play.g.wars["syrian"]])
    assert found
    assert (found.sent["syrian"].legions, found.sent["syrian"].fleets) == (sent, 2 + 1)
    assert (found.legions, found.fleets) == (0, 0)


@clause("RR-4.05.31")
def test_half_of_what_is_left_only_up_to_fifteen_more(play: Play) -> None:
    solo(play, "setup.cards", no_wars, army(25), war("invasion-germania"), scenario="late")
    found = everything(play.g, [play.g.wars["invasion-germania"]], capped=True)
    assert found.sent["invasion-germania"].legions == 6 + 15


@clause("RR-4.05.33")
@pytest.mark.parametrize(("talents", "raised"), [(40, (2, 2)), (39, None)])
def test_what_is_missing_is_raised_if_the_state_can_pay(
    play: Play, talents: int, raised: tuple[int, int] | None
) -> None:
    solo(play, "setup.cards", army(4), war("syrian"), rich(talents))
    found = muster(play.g, [play.g.wars["syrian"]])
    assert (found and (found.legions, found.fleets)) == raised


@clause("RR-4.05.33")
@pytest.mark.parametrize("crisis", [False, True])
def test_under_manpower_shortage_it_builds_only_in_a_crisis(play: Play, crisis: bool) -> None:
    def short(g: Rome) -> None:
        g.table_events["te-manpower-shortage"] = TableEvent(id="te-manpower-shortage")
        g.senate = Session(crisis=crisis)

    solo(play, "setup.cards", army(4), war("syrian"), rich(200), short)
    assert (muster(play.g, [play.g.wars["syrian"]]) is not None) is crisis


@clause("RR-4.05.31")
def test_forces_that_are_there_count(play: Play) -> None:
    solo(play, "setup.cards", army(2), lambda g: add_force(g, "syrian", 2, legions=5, fleets=2))
    found = muster(play.g, [play.g.wars["syrian"]])
    assert found
    assert found.sent["syrian"].legions == 1


# The plan


def planned(play: Play, *changes: Change, **how: object) -> tuple[str, ...]:
    solo(play.until("senate.spoils"), "senate.plan", members("triangle", "square"), sitting, *changes, **how)
    return play.saw(PlanMade)[0].wars


@clause("RR-4.05.3")
def test_in_normal_times_two_active_wars_come_first(play: Play) -> None:
    found = planned(play, army(25, 25), war("syrian"), war("illyrian-2"), war("punic-1", "inactive"))
    assert set(found) == {"syrian", "illyrian-2"}


@clause("RR-4.05.3")
def test_then_a_dangerous_war(play: Play) -> None:
    assert planned(play, army(13, 25), war("syrian"), rich(0)) == ("punic-1",)


@clause("RR-4.05.3")
def test_then_an_active_war_and_at_last_an_inactive_one(play: Play) -> None:
    assert planned(Play(), no_wars, army(8, 5), war("syrian"), war("parthian", "inactive"), rich(0)) == ("syrian",)
    found = planned(play, no_wars, army(8, 5), war("invasion-germania", "inactive"), rich(0), scenario="late")
    assert found == ("invasion-germania",)


@clause("RR-4.05.3")
def test_without_a_feasible_plan_nobody_is_sent(play: Play) -> None:
    assert planned(play, army(1), rich(0)) == ()
    assert play.g.neutrals.attacks == []


@clause("RR-4.05.3")
def test_in_a_crisis_as_few_as_needed_to_leave_three_with_all_strength(play: Play) -> None:
    four = (war("syrian"), war("illyrian-2"), war("gallic-1"), war("macedonian-1"))
    found = planned(play, no_wars, army(25, 25), *four)
    assert len(found) == 1
    assert (play.g.neutrals.attacks[0].legions, play.g.neutrals.attacks[0].fleets) == (25, 25)


@clause("RR-4.05.3")
def test_in_a_crisis_three_active_wars_then_two(play: Play) -> None:
    three = (war("syrian"), war("illyrian-2"), war("gallic-1"))
    assert set(planned(Play(), no_wars, army(25, 25), *three)) == {"syrian", "illyrian-2", "gallic-1"}
    found = planned(play, no_wars, army(14, 5), *three, rich(0))
    assert set(found) == {"gallic-1", "illyrian-2"}


@clause("RR-4.05.3")
def test_at_last_the_weakest_with_all_strength(play: Play) -> None:
    three = (war("syrian"), war("illyrian-2"), war("gallic-1"))
    assert planned(play, no_wars, army(3, 2), *three, rich(0)) == ("illyrian-2",)
    assert play.g.neutrals.attacks == [Attack(war="illyrian-2", legions=3, fleets=2)]


@clause("RR-4.05.3")
def test_the_rebel_is_fought_with_all_strength(play: Play) -> None:
    def revolt(g: Rome) -> None:
        g.wars["civil-war"] = War(id="civil-war", status="active")
        add_force(g, "civil-war", 6, legions=3)
        numbered(g, 6).rebel = True

    assert planned(play, no_wars, revolt, army(9, 4)) == ("civil-war",)
    assert play.g.neutrals.attacks == [Attack(war="civil-war", legions=9, fleets=0)]


@clause("RR-1.07.332", "RR-4.05.3")
def test_a_later_war_of_a_series_is_not_fought_before_an_earlier_one(play: Play) -> None:
    both = (war("macedonian-1"), war("macedonian-2"))
    assert planned(play, no_wars, army(25, 10), *both, rich(0)) == ("macedonian-1",)


# Units


@clause("RR-4.05.33")
def test_without_wars_rome_keeps_ten_legions_and_five_fleets(play: Play) -> None:
    planned(play, no_wars, army(7, 9), rich(100))
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (10, 5)
    assert [(one.legions, one.fleets) for one in play.saw(UnitsRaised)] == [(3, 0)]
    assert [(one.legions, one.fleets) for one in play.saw(UnitsEliminated)] == [(0, 4)]
    invariants(play.g)


@clause("RR-4.05.33")
def test_of_too_many_legions_veterans_go_last(play: Play) -> None:
    def veterans(g: Rome) -> None:
        for legion in g.army.active.legions[:10]:
            legion.veteran = True

    planned(play, no_wars, army(12, 5), veterans)
    assert [one.veteran for one in play.g.army.active.legions] == [True] * 10


@clause("RR-4.05.33")
def test_what_the_plan_needs_is_raised(play: Play) -> None:
    planned(play, no_wars, army(4), war("syrian"), rich(100))
    assert [(one.legions, one.fleets, one.talents) for one in play.saw(UnitsRaised)] == [(2, 2, 40)]
    assert play.g.treasury == 60


@clause("RR-4.05.33", "RR-4.02.1")
def test_if_no_plan_can_be_paid_the_dominant_player_chooses_what_is_built(play: Play) -> None:
    solo(play.until("senate.spoils"), "senate.plan", members("triangle"), sitting, army(1), rich(25))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.units", {"legions": 2, "fleets": 1})
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.treasury", "RR-1.09.63")
    play.answer("diamond", "senate.units", {"legions": 1, "fleets": 1})
    assert [(one.legions, one.fleets) for one in play.saw(UnitsRaised)] == [(1, 1)]

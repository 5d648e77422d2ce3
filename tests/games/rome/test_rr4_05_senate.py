"""RR-4.05.1 to 4.05.35: the Ruling Coalition, the military plan, and the forces that set out."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.neutrals.coalition import majority
from games.republic.neutrals.events import CoalitionDeclined, CoalitionFormed
from games.republic.pieces import Legion, TableEvent
from games.republic.senate.events_trials import ProsecutionsEnded
from games.rome.bench import add_legions, treasury
from games.rome.neutrals.danger import in_crisis, is_dangerous, largest_first
from games.rome.neutrals.events import PlanMade
from games.rome.neutrals.muster import everything, muster
from games.rome.neutrals.pieces import Attack
from games.rome.pieces import Bequest, War
from games.rome.senate.events_units import BequestSought, ForceReinforced, ForceSent, UnitsEliminated, UnitsRaised
from games.rome.senate.pieces import Session
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.neutrals import CIRCLE, DIAMOND, SQUARE, STAR, TRIANGLE, Change, marked, members, purse, solo
from tests.games.rome.play import Play, add_force, add_leader, add_war, appoint, numbered

VOTES = "games.rome.state.Rome.votes"


def counted(monkeypatch: pytest.MonkeyPatch, *strengths: int) -> dict[Seat, int]:
    """So many votes of triangle, circle, square, star, diamond."""
    by_seat = dict(zip((TRIANGLE, CIRCLE, SQUARE, STAR, DIAMOND), strengths, strict=True))
    monkeypatch.setattr(VOTES, lambda _g, seat: by_seat[seat])
    return by_seat


def army(legions: int, fleets: int = 0) -> Change:
    """So many units at home, whatever was there."""

    def change(g: Rome) -> None:
        g.army.pool["legion"] += len(g.army.active.legions)
        g.army.active.legions = add_legions(g, legions)
        g.army.pool_fleets += g.army.active.fleets - fleets
        g.army.active.fleets = fleets

    return change


def rich(talents: int) -> Change:
    return lambda g: treasury(g, talents)


def sitting(g: Rome) -> None:
    """The Senate has met."""
    g.senate = Session()


def no_wars(g: Rome) -> None:
    g.gone += list(g.wars)
    g.wars.clear()


def war(name: str, status: str = "active") -> Change:
    return lambda g: add_war(g, name, status)


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


# Players who rule alone


def alone(play: Play, *changes: Change) -> None:
    ready = (members("diamond"), sitting, no_wars, army(8, 3), war("syrian"), *changes)
    solo(play.until("senate.spoils"), "senate.plan", *ready)


@clause("RR-4.05.3", "RR-DP97")
def test_players_who_rule_alone_plan_freely(play: Play) -> None:
    alone(play)
    decision = play.decision("diamond", "senate.plan")
    assert (decision.point, decision.lapse) == ("RR-DP97", {"syrian.legion": 7, "syrian.fleet": 2})
    play.answer("diamond", "senate.plan", {"syrian.legion": 3, "syrian.fleet": 2})
    assert play.g.neutrals.attacks == [Attack(war="syrian", legions=3, fleets=2)]


@clause("RR-DP97")
def test_if_they_do_not_answer_the_first_feasible_plan_is_theirs(play: Play) -> None:
    alone(play)
    play.lapse("diamond", "senate.plan")
    assert play.g.neutrals.attacks == [Attack(war="syrian", legions=7, fleets=2)]


@clause("RR-4.05.3")
@pytest.mark.parametrize(
    ("legions", "fleets", "reason", "cited"),
    [
        (3, 1, "senate.needed-units", "RR-1.09.64"),
        (20, 3, "senate.treasury", "RR-1.09.63"),
    ],
)
def test_a_free_plan_keeps_the_rules(play: Play, legions: int, fleets: int, reason: str, cited: str) -> None:
    alone(play, rich(20))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.plan", {"syrian.legion": legions, "syrian.fleet": fleets})
    assert (refused.value.reason, refused.value.about["clause"]) == (reason, cited)


@clause("RR-4.05.3", "RR-1.07.332")
def test_a_free_plan_begins_with_the_earlier_war(play: Play) -> None:
    alone(play, war("macedonian-1"), war("macedonian-2"), army(20, 20))
    nothing = {f"{name}.{unit}": 0 for name in play.g.wars for unit in ("legion", "fleet")}
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.plan", {**nothing, "macedonian-2.legion": 5, "macedonian-2.fleet": 5})
    assert refused.value.reason == "senate.cannot-command"


# The forces set out


def offices(g: Rome) -> None:
    """Fabius is Rome Consul, Claudius Field Consul."""
    numbered(g, 1).office = ""
    appoint(g, "rome-consul", 2)
    appoint(g, "field-consul", 5)


def attacks(*plan: tuple[str, int, int]) -> Change:
    def change(g: Rome) -> None:
        g.neutrals.attacks = [Attack(war=name, legions=legions, fleets=fleets) for name, legions, fleets in plan]

    return change


def ordered(play: Play, *changes: Change) -> Play:
    ready = (members("triangle", "star"), sitting, no_wars, offices, *changes)
    return solo(play.until("senate.adjournment"), "senate.orders", *ready)


@clause("RR-4.05.3", "RR-1.09.641")
def test_the_field_consul_goes_first_then_the_rome_consul(play: Play) -> None:
    wars = (war("syrian"), war("illyrian-2"))
    ordered(play, army(12, 6), *wars, attacks(("syrian", 7, 2), ("illyrian-2", 5, 2)))
    told = [(one.war, one.commanders, one.legions, one.fleets) for one in play.saw(ForceSent)]
    assert told == [
        ("syrian", (play.senator(5).id,), 7, 2),
        ("illyrian-2", (play.senator(2).id,), 5, 2),
    ]
    assert play.g.senate.adjourned
    invariants(play.g)


@clause("RR-4.05.34", "RR-1.09.34")
def test_a_dictator_leads_the_first_with_his_master_of_horse(play: Play) -> None:
    def dictator(g: Rome) -> None:
        appoint(g, "dictator", 4)
        appoint(g, "master-of-horse", 9)

    ordered(play, dictator, army(8, 6), war("syrian"), attacks(("syrian", 7, 2)))
    assert play.saw(ForceSent)[0].commanders == (play.senator(4).id, play.senator(9).id)


@clause("RR-4.05.31")
def test_a_proconsul_who_is_there_is_reinforced(play: Play) -> None:
    def there(g: Rome) -> None:
        g.turn = 3
        add_force(g, "syrian", 7, legions=3, fleets=2).sent = 2
        numbered(g, 7).proconsul = True

    ordered(play, army(5, 1), there, attacks(("syrian", 4, 1)))
    (told,) = play.saw(ForceReinforced)
    assert (told.legions, told.fleets, told.commanders) == (4, 1, (play.senator(7).id,))


@clause("RR-4.05.31")
def test_veterans_go_with_a_commander_of_their_faction(play: Play) -> None:
    """Claudius' own, and one of Junius, who is of his faction too; that of Julius stays with the rest."""

    def loyal(g: Rome) -> None:
        for number, legion in zip((5, 10, 4), g.army.active.legions, strict=False):
            legion.veteran, legion.loyal = True, numbered(g, number).id

    ordered(play, army(6, 2), loyal, war("syrian"), attacks(("syrian", 4, 2)))
    (force,) = play.g.forces.values()
    assert sorted(one.loyal for one in force.units.legions if one.veteran) == sorted(
        numbered(play.g, number).id for number in (5, 10)
    )


@clause("RR-4.05.31", "RR-4.02.1")
@pytest.mark.parametrize("chosen", ["syrian", "illyrian-2"])
def test_the_other_veterans_the_dominant_player_assigns(play: Play, chosen: str) -> None:
    def loyal(g: Rome) -> None:
        legion = g.army.active.legions[0]
        legion.veteran, legion.loyal = True, numbered(g, 4).id

    wars = (war("syrian"), war("illyrian-2"))
    ordered(play, army(9, 6), loyal, *wars, attacks(("syrian", 4, 2), ("illyrian-2", 4, 2)))
    play.answer("diamond", "senate.forces", chosen)
    where = {one.war: sum(each.veteran for each in one.units.legions) for one in play.g.forces.values()}
    assert where == {name: int(name == chosen) for name in ("syrian", "illyrian-2")}


@clause("RR-1.09.643", "RR-4.05.3")
@pytest.mark.parametrize(("answer", "sent"), [("consent", 1), ("refuse", 0)])
def test_a_players_commander_is_asked_to_consent_to_too_small_a_force(play: Play, answer: str, sent: int) -> None:
    def own(g: Rome) -> None:
        appoint(g, "field-consul", 6)

    ordered(play, army(1, 2), own, war("syrian"), attacks(("syrian", 1, 2)))
    play.answer("diamond", "senate.consent", answer)
    assert len(play.saw(ForceSent)) == sent


@clause("RR-4.05.3", "RR-1.09.643")
def test_a_neutral_always_consents(play: Play) -> None:
    ordered(play, army(1, 2), war("syrian"), attacks(("syrian", 1, 2)))
    assert len(play.saw(ForceSent)) == 1


@clause("RR-4.05.35")
@pytest.mark.parametrize(("legions", "sought"), [(3, 1), (2, 0)])
def test_the_field_consul_goes_for_a_bequest_with_what_is_spare(play: Play, legions: int, sought: int) -> None:
    def bequest(g: Rome) -> None:
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene")

    ordered(play, army(legions, 3), bequest)
    assert len(play.saw(BequestSought)) == sought


@clause("RR-4.05.35")
def test_not_if_the_plan_needs_him(play: Play) -> None:
    def bequest(g: Rome) -> None:
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene")

    ordered(play, army(12, 8), bequest, war("syrian"), attacks(("syrian", 4, 2)))
    assert play.saw(BequestSought) == []
    assert len(play.saw(ForceSent)) == 1


def test_legions_are_all_alike() -> None:
    assert Legion(type="legion") == Legion(type="legion")

"""RC-15.7, RC-15.9, RC-15.10, RC-15.13: the Senate with Neutrals."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.components import EDITION
from games.carthage.neutrals import plan
from games.carthage.neutrals.events import PlanMade
from games.carthage.neutrals.pieces import Attack
from games.carthage.neutrals.profiles import profiles
from games.carthage.neutrals.senators import TAX_VOTES
from games.carthage.neutrals.standing_in import OF_THE_STATE
from games.carthage.pieces import TableEvent
from games.carthage.senate.events_business import PaymentSpared
from games.carthage.senate.pieces import TaxRate
from games.carthage.state import Carthage
from games.carthage.wars.events_units import CommandersSent
from games.republic.neutrals.coalition import leading_person, majority, ranking
from games.republic.neutrals.events import CoalitionDeclined, CoalitionFormed
from games.republic.pieces import CIVIL_WAR, Force, Legion, Units
from tests.clauses import clause, points, table
from tests.games.carthage.neutrals import CIRCLE, DIAMOND, SQUARE, STAR, TRIANGLE, Change, members, solo
from tests.games.carthage.play import Play, add_war, numbered
from tests.games.carthage.revolution import in_revolt
from tests.games.carthage.units import money

APPENDIX = points("republic-of-carthage")


# The Coalition


@clause("RC-15.7")
def test_factions_are_ranked_by_votes_then_money(play: Play) -> None:
    solo(play, "setup.traders")
    g, ranked = play.g, ranking(play.g)
    strength = {seat: sum(one.oratory for one in g.in_carthage(seat)) for seat in g.seats}
    assert [strength[seat] for seat in ranked] == sorted(strength.values(), reverse=True)
    for senator in g.in_carthage():
        senator.place = "force"
    assert ranking(g) == g.seats, "nobody has votes or money: clockwise from the HRAO"
    g.factions[STAR].treasury, numbered(g, 3).talents = 9, 8
    assert ranking(g)[:2] == [STAR, CIRCLE]


@clause("RC-15.7")
@pytest.mark.parametrize(
    ("strengths", "governing"),
    [
        ((9, 2, 2, 2, 1), (1,)),
        ((7, 6, 1, 1, 5), (2, 3)),
        ((10, 9, 8, 7, 6), (3, 4, 5)),
        ((10, 4, 3, 2, 1), (1, 5)),
    ],
)
def test_the_first_combination_with_a_majority(
    play: Play, monkeypatch: pytest.MonkeyPatch, strengths: tuple[int, ...], governing: tuple[int, ...]
) -> None:
    by_seat = dict(zip((TRIANGLE, CIRCLE, SQUARE, STAR, DIAMOND), strengths, strict=True))
    monkeypatch.setattr("games.carthage.state.Carthage.votes", lambda _g, seat: by_seat[seat])
    solo(play, "senate.coalition")
    ranked = sorted(by_seat, key=lambda seat: -by_seat[seat])
    expected = [ranked[place - 1] for place in governing]
    if DIAMOND in expected:
        play.lapse("diamond", "senate.join")
    (told,) = play.saw(CoalitionFormed)
    assert list(told.seats) == expected
    assert (told.votes, told.of) == (sum(by_seat[seat] for seat in expected), sum(strengths))


@clause("RC-15.7", "RC-DP59", "RC-DP78")
def test_a_player_may_refuse_and_the_next_governs(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    by_seat = {DIAMOND: 20, TRIANGLE: 9, CIRCLE: 5, SQUARE: 4, STAR: 1}
    monkeypatch.setattr("games.carthage.state.Carthage.votes", lambda _g, seat: by_seat[seat])
    solo(play, "senate.coalition")
    decision = play.decision("diamond", "senate.join")
    assert (decision.point, decision.clause, decision.lapse) == ("RC-DP59", APPENDIX["RC-DP59"][0], "join")
    declined: list[Any] = []
    while play.asked("senate.join"):
        play.answer("diamond", "senate.join", "refuse")
        declined += play.saw(CoalitionDeclined)
    assert [len(one.seats) for one in declined] == [1, 2, 2, 2, 2], "1, 1+5, 1+4, 1+3, 1+2; the others have no majority"
    assert play.asked() == [("diamond", "senate.partners")]
    decision = play.decision("diamond", "senate.partners")
    assert (decision.point, decision.clause, APPENDIX["RC-DP78"][1]) == ("RC-DP78", "RC-15.7", "all Neutrals")
    assert decision.lapse == [TRIANGLE, CIRCLE, SQUARE, STAR]
    play.answer("diamond", "senate.partners", ["star"])
    assert play.saw(CoalitionFormed)[0].seats == (DIAMOND, STAR)


@clause("RC-15.7")
def test_after_all_refusals_the_neutrals_govern_if_they_have_a_majority(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_seat = {DIAMOND: 10, TRIANGLE: 4, CIRCLE: 3, SQUARE: 3, STAR: 2}
    monkeypatch.setattr("games.carthage.state.Carthage.votes", lambda _g, seat: by_seat[seat])
    solo(play, "senate.coalition")
    while play.asked("senate.join"):
        play.answer("diamond", "senate.join", "refuse")
    (told,) = play.saw(CoalitionFormed)
    assert (set(told.seats), told.votes, told.of) == ({TRIANGLE, CIRCLE, SQUARE, STAR}, 12, 22)


@clause("RC-15.7")
def test_there_are_no_prosecutions(play: Play) -> None:
    def guilty(g: Carthage) -> None:
        g.turn, numbered(g, 1).major = 2, True  # in turn 1 a mark is for turn 2 (RC-9.3a)
        numbered(g, 6).corrupt = ["harbor-master", "sicily"]

    solo(play, "senate.opening", guilty)
    assert play.g.step.startswith("senate.")
    assert not [one for one in play.table.open.values() if one.decision.kind == "senate.trial"]
    assert not play.senator(1).major


@clause("RC-15.13")
def test_undefined_choices_belong_to_the_better_placed_player(play: Play) -> None:
    solo(play, "setup.traders", people=2)
    g = play.g
    g.neutrals.coalition = [SQUARE, TRIANGLE, DIAMOND]
    assert leading_person(g) == TRIANGLE
    g.neutrals.coalition = [SQUARE]
    assert leading_person(g) == next(seat for seat in ranking(g) if seat in (DIAMOND, TRIANGLE))


@clause("RC-15.13")
def test_what_a_neutral_hrao_decides_for_the_state_is_asked_of_the_player(play: Play) -> None:
    def leader(g: Carthage) -> None:
        numbered(g, 1).office, numbered(g, 4).office = "", "home-suffete"
        add_war(g, PYRRHUS)
        add_war(g, LIBYAN)
        g.table_events["te-new-alliance"] = TableEvent(id="te-new-alliance")

    solo(play, "senate.adjournment", leader, members("square"))
    decision = play.decision("diamond", "senate.ally")
    assert decision.about["faction"] == "square"
    play.lapse("diamond", "senate.ally")
    assert "te-new-alliance" not in play.g.table_events


@clause("RC-15.13")
def test_it_is_all_that_the_table_of_decision_points_leaves_to_an_hrao() -> None:
    state = {one.id for one in table("republic-of-carthage").values() if one.who == "HRAO's player"}
    assert set(OF_THE_STATE) == state


@clause("RC-15.13")
def test_majority_is_more_than_half(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.carthage.state.Carthage.votes", lambda _g, seat: 4 if seat == DIAMOND else 1)
    solo(play, "setup.traders")
    play.g.neutrals.ranking = list(play.g.seats)
    assert not majority(play.g, [DIAMOND])
    assert majority(play.g, [DIAMOND, STAR])


# The plan


def legions(count: int, fleets: int = 0) -> Change:
    """At home."""

    def change(g: Carthage) -> None:
        g.army.active = Units(legions=[Legion(type="carthaginian") for _ in range(count)], fleets=fleets)

    return change


def wars(*active: str, inactive: tuple[str, ...] = (), crisis: bool = False) -> Change:
    """Only these Wars are in the Forum."""

    def change(g: Carthage) -> None:
        g.gone += list(g.wars)
        g.wars.clear()
        for name in active:
            add_war(g, name)
        for name in inactive:
            add_war(g, name, "inactive")
        g.senate.crisis = crisis

    return change


def planned(play: Play, *changes: Change, talents: int = 0) -> tuple[str, ...]:
    """What is attacked."""
    (told,) = solo(play, "senate.plan", *changes, money(talents), members("diamond")).saw(PlanMade)
    wars_planned: tuple[str, ...] = told.wars
    return wars_planned


def names() -> dict[str, str]:
    """Wars by their names."""
    return {card.name: name for name, card in Play().at("mortality").g.tables.wars.items()}


W = names()
LIBYAN, NUMIDIAN, CYRENE, TUNIS = (
    W["Libyan Revolt"], W["1st Numidian War"], W["Cyrenean War"], W["Conquest of Tunisia"],
)  # fmt: skip
PYRRHUS, THIRD = W["Pyrrhic War"], W["3rd Syracusan War"]


@clause("RC-15.9")
def test_two_active_wars_if_there_are_adequate_forces(play: Play) -> None:
    assert set(planned(play, wars(LIBYAN, NUMIDIAN, THIRD), legions(22))) == {LIBYAN, NUMIDIAN}


@clause("RC-15.9")
def test_else_one_with_matching_cards_undrawn(play: Play) -> None:
    assert planned(play, wars(LIBYAN, THIRD), legions(13)) == (THIRD,)


@clause("RC-15.9")
def test_else_one_active_war_else_an_inactive_one(play: Play) -> None:
    assert planned(play, wars(LIBYAN, inactive=(TUNIS,)), legions(11)) == (LIBYAN,)
    assert planned(Play(), wars(PYRRHUS, inactive=(TUNIS,)), legions(9)) == (TUNIS,)
    assert planned(Play(), wars(PYRRHUS, inactive=(TUNIS,)), legions(8)) == ()


@clause("RC-15.9")
def test_in_crisis_as_many_as_bring_them_to_three_or_two_or_the_weakest(play: Play) -> None:
    four = wars(LIBYAN, TUNIS, CYRENE, THIRD, crisis=True)
    assert planned(play, four, legions(9)) == (TUNIS,)
    assert planned(Play(), four, legions(20)) == (TUNIS,), "not two, though there is enough for them"
    assert set(planned(Play(), wars(LIBYAN, TUNIS, THIRD, crisis=True), legions(20))) == {LIBYAN, TUNIS}
    assert planned(Play(), wars(LIBYAN, TUNIS, THIRD, crisis=True), legions(2)) == (TUNIS,)


@clause("RC-15.9")
@pytest.mark.parametrize("crisis", [True, False])
def test_the_rebel_comes_before_weaker_wars_and_is_never_left_alone(crisis: bool) -> None:
    """Gisco's legions are 5, his MIL is 3; nine legions would do for the Conquest of Tunisia (7) alone."""
    forum = (wars(TUNIS, LIBYAN, crisis=crisis), in_revolt(7, legions=4, of="celtiberians", veterans=1))
    for at_home, everything in ((10, False), (9, True)):  # the last resort: with everything, though it is too little
        (told,) = solo(Play(), "senate.plan", *forum, legions(at_home), money(0), members("diamond")).saw(PlanMade)
        assert (told.wars, told.everything) == ((CIVIL_WAR,), everything)


@clause("RC-15.9")
def test_it_sues_for_peace_while_four_stand_and_counts_no_attack_as_won(play: Play) -> None:
    five = wars(LIBYAN, TUNIS, CYRENE, THIRD, PYRRHUS, crisis=True)
    assert planned(play, five, legions(9)) == (TUNIS,)
    assert {war.id for war in play.g.lost_wars()} == {PYRRHUS, THIRD}
    assert len(play.g.active_wars()) == 3


@clause("RC-15.9", "RC-9.5.4a")
@pytest.mark.parametrize(("edition", "left", "spared"), [(EDITION, 0, [PaymentSpared(THIRD, 75)]), (3, -75, [])])
def test_the_peace_of_neutrals_takes_provinces_but_no_talents(
    edition: int, left: int, spared: list[PaymentSpared], play: Play
) -> None:
    """In the third edition it was paid for as any other: two of three games ended bankrupt."""

    def begun(g: Carthage) -> None:
        g.edition = edition

    planned(play, begun, wars(LIBYAN, CYRENE, TUNIS, THIRD, crisis=True), legions(0))
    assert {war.id for war in play.g.lost_wars()} == {THIRD}
    assert "tunisia" not in play.g.provinces
    assert play.g.treasury == left
    assert play.saw(PaymentSpared) == spared


@clause("RC-15.9")
@pytest.mark.parametrize(("edition", "enough"), [(EDITION, 11), (3, 9)])
def test_an_adequate_force_is_two_more_than_the_strength(edition: int, enough: int) -> None:
    """In the third edition as much as that: hardly one battle in three was won."""

    def begun(g: Carthage) -> None:
        g.edition = edition

    assert planned(Play(), begun, wars(LIBYAN), legions(enough)) == (LIBYAN,)
    assert planned(Play(), begun, wars(LIBYAN), legions(enough - 1)) == ()


@clause("RC-15.9")
def test_the_state_raises_what_the_plan_needs(play: Play) -> None:
    assert planned(play, wars(NUMIDIAN), legions(2), talents=100) == (NUMIDIAN,)
    assert len(play.g.army.active.legions) == 11
    assert play.g.treasury < 100
    invariants_of_units(play.g)


def invariants_of_units(g: Carthage) -> None:
    assert all(count >= 0 for count in g.army.pool.values())


@clause("RC-15.9")
def test_without_wars_it_keeps_six_legions_and_five_fleets(play: Play) -> None:
    assert planned(play, wars(), legions(2), talents=300) == ()
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (6, 5)
    other = Play()
    planned(other, wars(), legions(8, 9))
    assert (len(other.g.army.active.legions), other.g.army.active.fleets) == (6, 5)


@clause("RC-15.9")
def test_forces_set_out_with_half_of_the_spare_units(play: Play) -> None:
    def suffete(g: Carthage) -> None:
        numbered(g, 6).office = "marine-suffete"
        g.committee["harbor-master"].member = ""
        g.neutrals.attacks = [Attack(war=NUMIDIAN)]

    solo(play, "senate.orders", wars(NUMIDIAN), legions(13, 4), members("diamond"), suffete)
    (force,) = play.g.forces.values()
    assert (force.war, force.commanders) == (
        NUMIDIAN,
        ["fam-milko"],
    )
    assert (len(force.units.legions), force.units.fleets) == (12, 2), "11, and half of 2; half of 4 Fleets"


@clause("RC-15.8", "RC-9.5.7")
@pytest.mark.parametrize(("law", "commanders"), [(False, ["fam-milko", "fam-malchus"]), (True, ["fam-malchus"])])
def test_a_general_goes_beside_a_suffete_or_after_the_law_alone(play: Play, law: bool, commanders: list[str]) -> None:
    """Malchus has been picked for the War; so has Barca, who has left Carthage since."""

    def picked(g: Carthage) -> None:
        numbered(g, 6).office = "marine-suffete"
        g.committee["harbor-master"].member = ""
        g.neutrals.attacks = [Attack(war=NUMIDIAN, generals=["fam-barca", "fam-malchus"])]
        if law:
            g.deck.remove("law-separation-of-powers")
            g.laws.append("law-separation-of-powers")

    solo(play, "senate.orders", wars(NUMIDIAN, crisis=True), legions(9), members("diamond"), picked)
    assert play.saw(CommandersSent) == [CommandersSent(tuple(commanders), ("fam-malchus",))]


# Exploration and taxes


def exploration(g: Carthage) -> None:
    """Two goals are open; no Wars."""
    wars()(g)
    for name in g.tables.explorations:
        g.deck.remove(name)
        g.explorations.append(name)


@clause("RC-15.10")
@pytest.mark.parametrize(("talents", "funded"), [(65, True), (64, False)])
def test_the_cheapest_exploration_is_funded_if_forty_talents_stay(play: Play, talents: int, funded: bool) -> None:
    (told,) = solo(play, "senate.plan", exploration, legions(6, 5), money(talents), members("diamond")).saw(PlanMade)
    assert bool(told.venture) is funded


@clause("RC-15.10")
def test_none_is_funded_while_a_war_is_active(play: Play) -> None:
    (told,) = solo(play, "senate.plan", exploration, lambda g: add_war(g, PYRRHUS), money(200), members("diamond")).saw(
        PlanMade
    )
    assert told.venture == ""


@clause("RC-15.10")
@pytest.mark.parametrize(
    ("neutral", "talents", "rate", "sponsors", "favours"),
    [
        ("imperialists", 59, 20, (1, 6), True),
        ("imperialists", 60, 20, (1, 6), False),
        ("imperialists", 10, 0, (), False),
        ("plutocrats", 10, 20, (1, 6), False),
        ("plutocrats", 90, 0, (), True),
        ("conservatives", 79, 20, (1, 6), True),
        ("conservatives", 80, 20, (1, 6), False),
        ("populists", 90, 20, (1, 5), True),
        ("populists", 10, 20, (1, 6), False),
    ],
)  # fmt: skip
def test_neutrals_vote_on_taxes_by_their_line(
    play: Play, neutral: str, talents: int, rate: int, sponsors: tuple[int, ...], favours: bool
) -> None:
    solo(play, "setup.traders", money(talents))
    g = play.g
    seat = next(seat for seat, name in g.automata.items() if name == neutral)
    named = [numbered(g, number).id for number in sponsors] or ["", ""]
    proposed = TaxRate(rate=rate, sponsor=named[0], cosponsor=named[1])
    assert TAX_VOTES[profiles()[neutral].tax_vote](g, seat, proposed) is favours


@clause("RC-15.10")
def test_a_player_may_propose_one_change(play: Play) -> None:
    solo(play, "senate.taxes", members("triangle"), money(10))
    play.answer("diamond", "senate.tax", {"rate": "20", "sponsor": "fam-mago", "cosponsor": "fam-milko"})
    motion = play.g.senate.motion
    assert motion
    play.lapse("diamond", "senate.vote")
    voices = {seat: {one.voice for one in sheet.values()} for seat, sheet in motion.votes.items()}
    assert voices[TRIANGLE] == {"for"}
    assert voices[CIRCLE] == {"against"}
    assert voices[SQUARE] == {"for"}
    assert voices[STAR] == {"against"}


def test_forces_in_the_field_count_as_attacks(play: Play) -> None:
    def fought(g: Carthage) -> None:
        ranks = [Legion(type="carthaginian") for _ in range(9)]
        g.forces["f"] = Force(id="f", war=NUMIDIAN, commanders=["fam-barca"], units=Units(legions=ranks), sent=0)

    solo(play, "setup.traders", wars(NUMIDIAN), fought, legions(0))
    assert plan.met(play.g, play.g.wars[NUMIDIAN])
    assert plan.feasible(play.g, [play.g.wars[NUMIDIAN]])

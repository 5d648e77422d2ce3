"""RR-4.05.34, RR-4.05.4 to 4.05.419: offices and other spoils, Land Bills, and Tribunes that skip a turn."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer, OneOf
from games.republic.neutrals.events import PickingEnded, PickSkipped
from games.republic.senate.events import ConcessionGranted
from games.rome.neutrals import prizes as spoils
from games.rome.neutrals.events import LandBillDrafted, LandBillFailed
from games.rome.neutrals.pieces import Attack
from games.rome.senate.events import OfficeTaken
from games.rome.senate.events_business import GovernorElected, LandBillPassed
from games.rome.senate.events_tribunes import MobIncited, TribuneAttacked
from games.rome.senate.pieces import Session
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.neutrals import CIRCLE, DIAMOND, SQUARE, STAR, TRIANGLE, Change, marked, members, purse, solo
from tests.games.rome.play import Play, add_province, add_statesman, add_war, appoint, numbered


def sitting(g: Rome) -> None:
    g.senate = Session()


def crisis(g: Rome) -> None:
    g.senate = Session(crisis=True)


def unrest(level: int) -> Change:
    return lambda g: setattr(g, "unrest", level)


def dividing(play: Play, coalition: tuple[str, ...], *changes: Change, **how: object) -> Play:
    """The Coalition divides the spoils; the Consuls of last turn are diamond's Cornelius and Papirius."""

    def outgoing(g: Rome) -> None:
        appoint(g, "field-consul", 11)

    return solo(play.until("senate.plots"), "senate.spoils", members(*coalition), sitting, outgoing, *changes, **how)


def filled(play: Play) -> dict[str, int]:
    return {one.office: numbered_by(play, one.senator) for one in play.saw(OfficeTaken)}


def numbered_by(play: Play, name: str) -> int:
    return play.g.senators[name].number


# Rounds


@clause("RR-4.05.4", "RR-4.01.3", "RR-4.05.41")
def test_each_takes_the_first_item_of_its_list_most_votes_first(play: Play) -> None:
    """Imperials want the Field Consul, Plutocrats the Censor, Imperials then the Rome Consul."""
    dividing(play, ("triangle", "circle"), marked(8, prior_consul=True))
    assert list(filled(play)) == ["field-consul", "censor", "rome-consul"]
    offices = {office: play.g.senators[one.id].faction for office in filled(play) if (one := play.g.holder(office))}
    assert offices == {"field-consul": TRIANGLE, "censor": CIRCLE, "rome-consul": TRIANGLE}
    invariants(play.g)


@clause("RR-4.05.41")
def test_of_several_the_one_with_least_influence_gets_the_office(play: Play) -> None:
    dividing(play, ("triangle",), marked(2, influence=5), marked(7, influence=4), marked(12, influence=6))
    assert filled(play)["field-consul"] == 7


@clause("RR-4.05.41", "RR-1.09.22")
def test_last_turns_consuls_leave_office_and_are_not_elected_again(play: Play) -> None:
    dividing(play, ("triangle", "diamond"))
    play.lapse_all("senate.spoil")
    assert {play.senator(1).prior_consul, play.senator(11).prior_consul} == {True}
    consuls = {office: number for office, number in filled(play).items() if office != "censor"}
    assert not {1, 11} & set(consuls.values())


@clause("RR-4.05.41")
def test_if_the_coalition_has_nobody_an_outsider_gets_it(play: Play) -> None:
    """All Imperials are away but Fulvius, who takes the first office; the Censor must be somebody else."""

    def away(g: Rome) -> None:
        for number in (2, 12):
            numbered(g, number).place, numbered(g, number).at = "captive", "punic-1"

    dividing(play, ("triangle",), away)
    found = filled(play)
    assert found["field-consul"] == 7
    assert numbered(play.g, found["rome-consul"]).faction != TRIANGLE
    assert set(found) == {"field-consul", "rome-consul", "censor"}


@clause("RR-4.05.41")
def test_while_another_member_has_somebody_it_cannot_choose_the_office(play: Play) -> None:
    def away(g: Rome) -> None:
        for number in (2, 7, 12):
            numbered(g, number).place, numbered(g, number).at = "captive", "punic-1"

    solo(play, "setup.cards", members("triangle", "circle"), sitting, away)
    assert [one.id for one in spoils.prizes(play.g, TRIANGLE) if one.kind in spoils.OFFICES] == []


@clause("RR-4.05.412")
@pytest.mark.parametrize(("popularity", "level", "consul"), [((2, 1, 1), 2, 2), ((0, 1, 0), 2, 7), ((5, 5, 5), 2, 12)])
def test_the_rome_consul_is_popular(play: Play, popularity: tuple[int, int, int], level: int, consul: int) -> None:
    """Fabius, Fulvius and Acilius have 5, 4 and 3 INF; who has the highest POP if nobody reaches Unrest."""

    def change(g: Rome) -> None:
        for number, pop in zip((2, 7, 12), popularity, strict=True):
            numbered(g, number).popularity = pop
        numbered(g, 4).office, numbered(g, 9).office = "field-consul", "censor"
        g.senate.filled = ["field-consul", "censor"]

    dividing(play, ("triangle",), unrest(level))
    solo(play, "setup.cards", members("triangle"), sitting, unrest(level), change)
    (found,) = [one for one in spoils.prizes(play.g, TRIANGLE) if one.id == "rome-consul"]
    assert numbered(play.g, play.g.senators[found.suited].number).number == consul


# A Crisis


@clause("RR-4.05.34")
def test_in_a_crisis_the_highest_military_is_dictator_the_next_his_master(play: Play) -> None:
    """Cornelius, Fabius, Julius and Flaminius have MIL 4; Julius has less INF than Fabius, Flaminius less still."""
    dividing(play, ("circle",), crisis, lambda g: setattr(numbered(g, 1), "place", "rome"))
    told = play.saw(OfficeTaken)[:2]
    assert [(one.office, numbered_by(play, one.senator)) for one in told] == [("dictator", 13), ("master-of-horse", 4)]


@clause("RR-4.05.34")
def test_of_equals_a_member_of_the_coalition_is_dictator(play: Play) -> None:
    dividing(play, ("triangle",), crisis)
    assert play.saw(OfficeTaken)[0].senator == play.senator(2).id


@clause("RR-4.05.34")
def test_before_that_whoever_is_immune_to_the_war(play: Play) -> None:
    """Scipio Africanus is beside them: MIL 5 each, and he ignores the numbers of Punic Wars."""

    def change(g: Rome) -> None:
        add_statesman(g, "st-2a", "triangle")
        add_statesman(g, "st-1a", "diamond")
        g.neutrals.attacks = [Attack(war="punic-1", legions=9, fleets=9)]

    dividing(play, ("triangle",), crisis, change)
    assert play.saw(OfficeTaken)[0].senator == play.senator(1).id


@clause("RR-4.05.34")
def test_then_only_the_best_soldier_of_each_faction_can_be_consul(play: Play) -> None:
    def best(g: Rome) -> None:
        g.neutrals.former = []
        g.senate.filled = []

    solo(play, "setup.cards", members("square"), crisis, best)
    able = spoils.candidates(play.g, "field-consul")
    assert sorted(one.number for one in able) == [2, 4, 6, 13, 15]


# What a player chooses


@clause("RR-4.05.4", "RR-DP98")
def test_a_player_gives_his_item_to_anybody_eligible(play: Play) -> None:
    dividing(play, ("diamond", "square"))
    decision = play.decision("diamond", "senate.spoil")
    assert (decision.point, decision.clause) == ("RR-DP98", "RR-4.05.4")
    play.answer("diamond", "senate.spoil", {"spoil": "rome-consul", "senator": play.senator(15).id})
    assert filled(play)["rome-consul"] == 15


@clause("RR-DP98", "RR-4.05.41")
def test_if_he_does_not_answer_he_takes_the_first_office_for_his_own(play: Play) -> None:
    """Cornelius and Papirius were Consuls: Manlius is left."""
    dividing(play, ("diamond", "square"))
    assert play.decision("diamond", "senate.spoil").lapse == {"spoil": "rome-consul", "senator": play.senator(6).id}


@clause("RR-4.05.41")
def test_he_cannot_give_it_to_one_who_is_not_eligible(play: Play) -> None:
    dividing(play, ("diamond", "square"))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.spoil", {"spoil": "rome-consul", "senator": play.senator(1).id})
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.not-eligible", "RR-4.05.4")


@clause("RR-4.05.418")
def test_nobody_passes_before_all_offices_are_filled(play: Play) -> None:
    dividing(play, ("diamond", "square"))
    decision = play.decision("diamond", "senate.spoil")
    with pytest.raises(IllegalAnswer):
        decision.choice.read({"spoil": "pass", "senator": "none"})


@clause("RR-4.05.418")
def test_who_passes_names_nobody_and_ends_the_division(play: Play) -> None:
    def mining(g: Rome) -> None:
        g.deck = [card for card in g.deck if card not in ("mining", "armaments")]
        g.concessions = ["mining", "armaments"]

    dividing(play, ("diamond",), mining)
    for _ in range(3):
        play.lapse("diamond", "senate.spoil")
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.spoil", {"spoil": "pass", "senator": play.senator(6).id})
    assert refused.value.reason == "senate.pass-names-nobody"
    play.answer("diamond", "senate.spoil", {"spoil": "pass", "senator": "none"})
    assert play.saw(PickingEnded) == [PickingEnded(DIAMOND)]
    assert play.g.concessions == ["mining", "armaments"], "the rest is not given out"


# Concessions and Provinces


@clause("RR-4.05.414")
def test_a_concession_goes_to_the_senator_with_fewest(play: Play) -> None:
    """Circle's Valerius has one; of Furius and Flaminius, with 3 INF each, the first by number."""

    def held(g: Rome) -> None:
        g.deck = [card for card in g.deck if card not in ("mining", "armaments")]
        numbered(g, 3).concessions, g.concessions = ["mining"], ["armaments"]
        numbered(g, 13).influence = 4

    dividing(play, ("circle",), held)
    assert [one.concession for one in play.saw(ConcessionGranted)] == ["armaments"]
    assert play.saw(ConcessionGranted)[0].senator == play.senator(13).id


@clause("RR-4.05.415")
def test_provinces_in_the_order_of_their_spoils_for_who_has_fewest_votes(play: Play) -> None:
    """Asia brings more than Bithynia; of the Plutocrats in Rome Valerius has ORA 2 but Knights."""

    def change(g: Rome) -> None:
        add_province(g, "bithynia")
        add_province(g, "asia")
        numbered(g, 3).knights = 3
        g.senate.filled = ["rome-consul", "field-consul", "censor"]

    solo(play, "setup.cards", members("circle"), sitting, change)
    found = [one for one in spoils.prizes(play.g, CIRCLE) if one.kind == spoils.GOVERNOR]
    assert [one.id for one in found] == ["asia", "bithynia"]
    assert {play.g.senators[one.suited].number for one in found} == {13}


@clause("RR-4.05.415")
def test_a_governor_leaves_at_once(play: Play) -> None:
    dividing(play, ("circle",), lambda g: add_province(g, "sicilia"))
    (told,) = play.saw(GovernorElected)
    assert play.g.senators[told.senator].faction == CIRCLE
    assert play.g.senators[told.senator].place == "province"
    invariants(play.g)


# Land Bills


@clause("RR-4.05.416")
def test_an_unpopular_rome_consul_must_sponsor_the_largest_bill(play: Play) -> None:
    dividing(play, ("triangle", "circle"), unrest(4))
    (drafted,) = play.saw(LandBillDrafted)
    consul = play.g.holder("rome-consul")
    assert consul
    assert (drafted.type, drafted.sponsor, drafted.seat) == (3, consul.id, None)
    (passed,) = play.saw(LandBillPassed)
    assert passed.cosponsor != passed.sponsor
    assert play.g.unrest == 1
    assert (play.g.senators[passed.sponsor].popularity, play.g.senators[passed.cosponsor].popularity) == (4, 2)


@clause("RR-4.05.416")
def test_it_is_the_dictator_if_there_is_one(play: Play) -> None:
    dividing(play, ("triangle", "circle"), crisis, unrest(4))
    dictator = play.g.holder("dictator")
    assert dictator
    assert play.saw(LandBillDrafted)[0].sponsor == dictator.id


@clause("RR-4.05.416")
def test_the_largest_free_type(play: Play) -> None:
    dividing(play, ("triangle", "circle"), unrest(4), lambda g: g.land_bills.extend([3, 3, 3]))
    assert play.saw(LandBillDrafted)[0].type == 2


@clause("RR-4.05.416")
def test_no_bill_is_due_if_he_is_popular_enough(play: Play) -> None:
    dividing(play, ("triangle", "circle"), unrest(0))
    assert [one for one in play.saw(LandBillDrafted) if one.seat is None] == []


@clause("RR-4.05.416")
def test_his_own_faction_may_take_the_co_sponsorship(play: Play) -> None:
    dividing(play, ("triangle",), unrest(4))
    (passed,) = play.saw(LandBillPassed)
    assert {play.g.senators[name].faction for name in (passed.sponsor, passed.cosponsor)} == {TRIANGLE}


@clause("RR-4.05.417", "RR-4.01.3")
def test_a_neutral_with_land_bills_on_its_list_sponsors_one(play: Play) -> None:
    """Imperials and Populists have it on their lists; without Governorships and Concessions it comes after offices."""
    dividing(play, ("triangle", "star"), unrest(0), marked(12, popularity=-1))
    (drafted,) = play.saw(LandBillDrafted)
    assert drafted.seat in (TRIANGLE, STAR)
    (passed,) = play.saw(LandBillPassed)
    factions = [play.g.senators[name].faction for name in (passed.sponsor, passed.cosponsor)]
    assert set(factions) == {TRIANGLE, STAR}


@clause("RR-4.05.417")
def test_it_fails_if_a_member_passes_first_and_the_division_goes_on(play: Play) -> None:
    """Conservatives have none on their list."""
    dividing(play, ("square", "triangle"), unrest(0))
    (failed,) = play.saw(LandBillFailed)
    assert failed.seat == SQUARE
    assert play.saw(LandBillPassed) == []
    assert play.saw(PickingEnded) == [PickingEnded(None)], "nothing is left"


@clause("RR-4.05.417", "RR-4.05.419", "RR-DP99")
def test_a_player_cancels_the_pass_with_a_tribune_and_gives_the_co_sponsor(play: Play) -> None:
    hands = {"diamond": ["tribune.1"]}
    dividing(play, ("square", "triangle"), unrest(0), cards=hands)
    while play.decision("diamond", "senate.skip").about["use"] != "pass":
        play.answer("diamond", "senate.skip", "none")
    play.answer("diamond", "senate.skip", "play")
    (passed,) = play.saw(LandBillPassed)
    assert play.g.senators[passed.cosponsor].faction == DIAMOND
    assert play.g.factions[DIAMOND].hand == []


@clause("RR-4.05.416")
def test_at_most_one_land_bill_a_turn(play: Play) -> None:
    dividing(play, ("triangle", "star"), unrest(4))
    assert len(play.saw(LandBillDrafted)) == 1


@clause("RR-4.05.417", "RR-4.05.4")
@pytest.mark.parametrize("passes", [False, True])
def test_a_player_chooses_any_type_and_sponsor(play: Play, passes: bool) -> None:
    dividing(play, ("diamond",), unrest(0))
    for _ in range(3):
        play.lapse("diamond", "senate.spoil")
    play.answer("diamond", "senate.spoil", {"spoil": "land-bill.1", "senator": play.senator(14).id})
    (drafted,) = play.saw(LandBillDrafted)
    assert (drafted.type, drafted.sponsor, drafted.seat) == (1, play.senator(14).id, DIAMOND)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "senate.spoil", {"spoil": "land-bill.1", "senator": play.senator(14).id})
    word = {"spoil": "pass", "senator": "none"} if passes else {"spoil": "land-bill.1", "senator": play.senator(9).id}
    play.answer("diamond", "senate.spoil", word)
    assert [(one.type, one.cosponsor) for one in play.saw(LandBillPassed)] == (
        [] if passes else [(1, numbered(play.g, 9).id)]
    )
    assert len(play.saw(LandBillFailed)) == passes


# Tribunes


@clause("RR-4.05.419", "RR-DP99")
def test_a_tribune_skips_the_faction_about_to_choose(play: Play) -> None:
    dividing(play, ("triangle", "circle"), cards={"diamond": ["tribune.1"]})
    decision = play.decision("diamond", "senate.skip")
    assert (decision.point, decision.about["against"], decision.lapse) == ("RR-DP99", TRIANGLE, "none")
    play.answer("diamond", "senate.skip", "play")
    assert play.saw(PickSkipped) == [PickSkipped(TRIANGLE)]
    assert play.saw(OfficeTaken)[0].office == "censor", "the Plutocrats choose first"
    assert "tribune.1" in play.g.gone


@clause("RR-4.05.419")
def test_without_one_nobody_is_asked(play: Play) -> None:
    dividing(play, ("triangle", "circle"), cards={"diamond": ["assassin.1"]})
    assert not play.asked("senate.skip")


def words(play: Play, seat: str) -> list[str]:
    choice = play.decision(seat, "senate.skip").choice
    assert isinstance(choice, OneOf)
    return list(choice.options)


@clause("RR-4.05.419", "RR-0.4.1")
def test_of_two_players_both_are_asked_for_who_holds_one_is_hidden(play: Play) -> None:
    dividing(play, ("circle", "square"), people=2, cards={"diamond": ["tribune.1"], "triangle": ["assassin.1"]})
    assert words(play, "diamond") == ["none", "play"]
    play.answer("diamond", "senate.skip", "none")
    assert words(play, "triangle") == ["none"]


@clause("RR-4.05.419")
@pytest.mark.parametrize(("coalition", "skipped"), [(("square", "star"), 1), (("circle", "star"), 0)])
def test_a_neutral_plays_one_if_it_then_gets_the_top_of_its_list(
    play: Play, coalition: tuple[str, str], skipped: int
) -> None:
    """Conservatives and Populists both want the Rome Consul first, Plutocrats the Censor."""
    dividing(play, coalition, cards={"star": ["tribune.1"]})
    first = next(one for one in play.told if isinstance(one, PickSkipped | OfficeTaken))
    assert isinstance(first, PickSkipped) is bool(skipped)
    consul = play.g.holder("rome-consul")
    assert consul
    assert consul.faction == STAR


@clause("RR-4.05.419")
def test_who_is_no_member_skips_nobody(play: Play) -> None:
    dividing(play, ("circle", "square"), cards={"star": ["tribune.1"]})
    assert play.saw(PickSkipped) == []


def test_a_war_may_be_fought_beside(play: Play) -> None:
    dividing(play, ("circle",), lambda g: add_war(g, "syrian"))
    assert set(filled(play)) == {"rome-consul", "field-consul", "censor"}


# Answers to a Tribune


def robbed(play: Play, dice: dict[str, list[int]], *changes: Change, **hands: list[str]) -> Play:
    """Diamond's Tribune would skip the Imperials."""
    dividing(
        play, ("triangle", "circle"), *changes, cards={"diamond": ["tribune.1"], **hands}, dice=dice, scenario="middle"
    )
    play.answer("diamond", "senate.skip", "play")
    return play


@clause("RR-4.07.6", "RR-1.14.5")
@pytest.mark.parametrize(("talents", "skipped"), [(5, 0), (2, 1)])
def test_a_neutral_answers_with_graft_a_tribune_that_takes_its_turn(play: Play, talents: int, skipped: int) -> None:
    robbed(play, {"graft": [4]}, purse(7, talents), triangle=["graft.1"])
    assert len(play.saw(PickSkipped)) == skipped
    assert play.senator(7).talents == (talents if skipped else talents - 4)


@clause("RR-4.07.6", "RR-1.14.6")
@pytest.mark.parametrize(("roll", "skipped"), [(4, 0), (3, 1)])
def test_then_with_murder(play: Play, roll: int, skipped: int) -> None:
    robbed(play, {"murder": [roll]}, marked(12, influence=1), triangle=["murder-of-a-tribune.1"])
    assert len(play.saw(PickSkipped)) == skipped
    assert [(one.senator, one.roll) for one in play.saw(TribuneAttacked)] == [(play.senator(12).id, roll)]


@clause("RR-4.07.6")
def test_whom_it_does_not_rob_does_not_answer(play: Play) -> None:
    robbed(play, {}, circle=["graft.1", "murder-of-a-tribune.1"])
    assert len(play.saw(PickSkipped)) == 1
    assert play.g.factions[CIRCLE].hand == ["graft.1", "murder-of-a-tribune.1"]


@clause("RR-4.07.6", "RR-1.14.7")
def test_a_neutral_incites_the_mob_against_who_cancelled_its_tribune(play: Play) -> None:
    """Star would skip square, whose Murder of a Tribune cancels it."""
    hands = {"star": ["tribune.1", "mob-incited-to-violence"], "square": ["murder-of-a-tribune.1"]}
    dividing(play, ("square", "star"), cards=hands, scenario="middle", dice={"murder": [2], "mob-incited": [1]})
    assert [one.seat for one in play.saw(MobIncited)] == [STAR]
    assert play.saw(PickSkipped) == []


@clause("RR-4.05.419", "RR-1.09.15")
def test_a_free_tribune_of_a_statesman_serves_too(play: Play) -> None:
    def cato(g: Rome) -> None:
        add_statesman(g, "st-22a", "diamond")

    dividing(play, ("triangle", "circle"), cato)
    play.answer("diamond", "senate.skip", "play")
    assert play.saw(PickSkipped) == [PickSkipped(TRIANGLE)]
    assert not play.asked("senate.skip"), "once a turn"


@clause("RR-4.05.419")
def test_after_the_adjournment_no_tribune_proposes_anything(play: Play) -> None:
    solo(
        play.until("combat.opening"),
        "senate.adjournment",
        members("triangle"),
        sitting,
        cards={"diamond": ["tribune.1"]},
    )
    assert not play.asked("senate.last-word")
    assert play.table.over

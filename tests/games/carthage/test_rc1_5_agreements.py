"""RC-1.5c, RC-1.5d: public agreements; RC-10.2.14: ransoms, which likewise may be promised at any time."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.mortality.phase import begin_turn
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat, save
from games.republic.events_agreements import (
    Agreed,
    AgreementCancelled,
    AgreementDeclined,
    AgreementProposed,
    PromisePaid,
    Ransomed,
    Redistributed,
)
from games.republic.pieces import RAIDERS, Agreement, Campaign, Promise
from games.republic.revenue.events import GaveTalents
from tests.clauses import clause, points
from tests.games.carthage.invariants import invariants
from tests.games.carthage.neutrals import solo
from tests.games.carthage.play import Play, numbered

PROPOSE = "agreement.propose"
DIAMOND, TRIANGLE, CIRCLE = Seat("diamond"), Seat("triangle"), Seat("circle")
TRADERS = {"diamond": ["ochre.1", "ochre.2", "ochre.3"], "triangle": ["salt.1", "salt.2", "salt.3"]}
"""Who may trade: so there is a trade floor."""
NOTHING: dict[str, Any] = {
    "text": "", "talents": 0, "cards": [], "votes": "", "asked_talents": 0, "asked_cards": [], "asked_votes": "",
}  # fmt: skip


def proposal(partner: str, **terms: Any) -> dict[str, Any]:
    return {**NOTHING, "partner": partner, **terms}


def rich(g: Carthage) -> None:
    """Diamond has 5T in its Faction Treasury, 4T on Mago and 6T on Mangi; the circle's Gisco has 3T."""
    g.factions[DIAMOND].treasury = 5
    for number, talents in ((1, 4), (5, 6), (7, 3)):
        numbered(g, number).talents = talents
    g.issued += 18


def agree(play: Play, step: str = "revenue.contributions", **terms: Any) -> None:
    """Diamond proposes, the circle enters."""
    play.at(step, change=rich)
    play.answer("diamond", "agreement.propose", proposal("circle", **terms))
    play.answer("circle", "agreement.answer", "enter")


def to_redistribution(play: Play) -> None:
    told = []
    while play.g.step == "revenue.contributions":
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind)
        told += play.told
    play.told[:] = told


def deal_of(play: Play) -> list[str]:
    return [promise.state for promise in play.g.agreements[0].promises]


@clause("RC-1.5d", "RC-1.5c")
@pytest.mark.parametrize(
    "step",
    [
        "setup.traders",
        "revenue.corruption",
        "revenue.contributions",
        "revenue.redistribution",
        "trade.floor",
        "trade.selling",
    ],
)
def test_an_agreement_may_be_entered_at_any_time(play: Play, step: str) -> None:
    hands = {} if step.startswith("setup") else TRADERS
    play.at(step, hands=hands, change=None if step.startswith("setup") else rich)
    asked, waiting = play.asked(), save(play.g)
    play.answer("square", "agreement.propose", proposal("circle", text="We keep out of each other's way."))
    assert play.saw(AgreementProposed) == [AgreementProposed("a1", Seat("square"), CIRCLE)]
    play.answer("circle", "agreement.answer", "enter")
    assert (play.asked(), save(play.g) != waiting) == (asked, True)


@clause("RC-1.5d")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_an_agreement_takes_two_players(play: Play, people: int) -> None:
    """Nothing is agreed with Neutrals: who plays alone is not offered any."""
    solo(play, "revenue.contributions", people=people)
    offered = {one.decision.seat: one.decision for one in play.table.open.values() if one.decision.kind == PROPOSE}
    players = play.g.seats[:people]
    assert list(offered) == (players if people > 1 else [])
    for seat, decision in offered.items():
        assert list(decision.choice.fields["partner"].options) == [other for other in players if other != seat]


@clause("RC-1.5d")
def test_it_is_recorded_as_text_and_promises_for_everybody_to_see(play: Play) -> None:
    agree(play, text="Peace.", talents=7, asked_cards=["assassin"], votes="three for Hanno")
    (agreed,) = play.saw(Agreed)
    assert (agreed.text, agreed.talents) == ("Peace.", {"diamond": 7, "circle": 0})
    assert (agreed.cards, agreed.votes["diamond"]) == ({"diamond": (), "circle": ("assassin",)}, "three for Hanno")
    assert play.audience(Agreed) == [None]
    (shown,) = play.table.view(None).agreements
    assert [(one.giver, one.talents, one.cards) for one in shown.promises] == [
        ("diamond", 7, ()),
        ("diamond", 0, ()),
        ("circle", 0, ("assassin",)),
    ]


@clause("RC-1.5d")
def test_nobody_waits_for_it_and_nothing_is_bound_before_both_have_entered(play: Play) -> None:
    play.at("revenue.contributions", change=rich)
    play.answer("diamond", "agreement.propose", proposal("circle", talents=7))
    assert "agreement" not in str(play.asked())
    to_redistribution(play)
    assert play.saw(PromisePaid) == []
    assert play.g.factions[CIRCLE].treasury == 0


@clause("RC-1.5d", "RC-6.10")
def test_promised_talents_are_transferred_at_the_next_redistribution(play: Play) -> None:
    agree(play, talents=7)
    assert play.g.factions[CIRCLE].treasury == 0
    to_redistribution(play)
    assert play.saw(PromisePaid) == [PromisePaid("a1", DIAMOND, CIRCLE, 7, 0)]
    assert (play.g.factions[DIAMOND].treasury, play.g.factions[CIRCLE].treasury) == (0, 7)
    assert [play.senator(n).talents for n in (1, 5)] == [4, 4]
    assert (deal_of(play), play.saw(GaveTalents)) == (["kept"], [])
    assert play.options("circle", "revenue.redistribute")[0] == 10
    invariants(play.g)


@clause("RC-1.5d")
def test_promises_of_both_sides_are_transferred(play: Play) -> None:
    agree(play, talents=7, asked_talents=2)
    to_redistribution(play)
    assert deal_of(play) == ["kept", "kept"]
    assert (play.g.factions[CIRCLE].treasury, play.senator(7).talents) == (5, 3)


@clause("RC-1.5d")
def test_what_the_promiser_has_no_longer_is_not_transferred(play: Play) -> None:
    agree(play, talents=99)
    to_redistribution(play)
    assert play.saw(PromisePaid) == [PromisePaid("a1", DIAMOND, CIRCLE, 15, 84)]
    assert play.saw(Redistributed) == [Redistributed(DIAMOND, {"fam-mangi": -6, "fam-mago": -4})], "that is open"
    assert deal_of(play) == ["broken"]
    invariants(play.g)


@clause("RC-1.5d", "RC-6.10")
@pytest.mark.parametrize("bound", ["captive", "rebel"])
def test_money_of_rebels_and_captives_is_not_touched(play: Play, bound: str) -> None:
    def change(g: Carthage) -> None:
        rich(g)
        numbered(g, 5).rebel = bound == "rebel"
        numbered(g, 5).place = "captive" if bound == "captive" else "force"

    play.at("revenue.contributions", change=change)
    play.answer("diamond", "agreement.propose", proposal("circle", talents=8))
    play.answer("circle", "agreement.answer", "enter")
    to_redistribution(play)
    assert deal_of(play) == ["kept"]
    assert (play.senator(1).talents, play.senator(5).talents, play.g.factions[CIRCLE].treasury) == (1, 6, 8)


@clause("RC-1.5d")
def test_the_wronged_party_may_cancel_what_it_still_owes(play: Play) -> None:
    agree(play, talents=99, asked_cards=["assassin"])
    assert not offered(play, "agreement.cancel")
    to_redistribution(play)
    assert offered(play, "agreement.cancel") == ["circle"]
    play.answer("circle", "agreement.cancel", "cancel")
    assert deal_of(play) == ["broken", "cancelled"]
    assert play.saw(AgreementCancelled) == [AgreementCancelled("a1", CIRCLE, DIAMOND)]
    assert not offered(play, "agreement.cancel")


@clause("RC-1.5d")
def test_promised_votes_are_not_enforced_but_may_be_called_broken(play: Play) -> None:
    agree(play, votes="all for the Harbor Master", asked_talents=3)
    assert offered(play, "agreement.cancel") == ["circle"]
    play.answer("circle", "agreement.cancel", "cancel")
    to_redistribution(play)
    assert (deal_of(play), play.saw(PromisePaid)) == (["owed", "cancelled"], [])


def offered(play: Play, kind: str) -> list[str]:
    return [one.decision.seat for one in play.table.open.values() if one.decision.kind == kind]


@clause("RC-1.5d")
@pytest.mark.parametrize(("seat", "raw"), [("circle", "decline"), ("diamond", "withdraw")])
def test_a_proposal_may_be_declined_or_taken_back(play: Play, seat: str, raw: str) -> None:
    play.at("revenue.contributions", change=rich)
    play.answer("diamond", "agreement.propose", proposal("circle", talents=7))
    play.answer(seat, "agreement.answer", raw)
    other = CIRCLE if seat == "diamond" else DIAMOND
    assert (play.g.agreements, play.saw(AgreementDeclined)) == ([], [AgreementDeclined("a1", Seat(seat), other)])
    assert not offered(play, "agreement.answer")


BAD: list[Any] = [
    proposal("circle"),
    proposal("circle", text="   "),
    proposal("diamond", text="I and I"),
    proposal("nobody", text="x"),
    proposal("circle", text="x" * 4001),
    proposal("circle", talents=-1),
    proposal("circle", talents=1000),
    proposal("circle", cards=["ochre.1"]),
    proposal("circle", cards=["pyrrhic-war"]),
    proposal("circle", cards=["assassin", "assassin"]),
    {"partner": "circle", "text": "x"},
    "x",
]


@clause("RC-1.5d")
@pytest.mark.parametrize("raw", BAD, ids=range(len(BAD)))
def test_a_bad_proposal_is_refused_and_nothing_changes(play: Play, raw: Any) -> None:
    play.at("revenue.contributions", change=rich)
    before = save(play.g)
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "agreement.propose", raw)
    assert (refused.value.reason == "agreement.empty") == (raw in BAD[:2])
    assert save(play.g) == before


@clause("RC-1.5d")
def test_three_proposals_of_a_player_a_turn(play: Play) -> None:
    play.at("revenue.contributions", change=rich)
    for partner in ("circle", "triangle", "circle"):
        play.answer("diamond", "agreement.propose", proposal(partner, text="x"))
    assert offered(play, "agreement.propose") == ["triangle", "circle", "square"]


@clause("RC-1.5d")
@pytest.mark.parametrize(("seat", "raw", "more"), [("circle", "decline", True), ("diamond", "withdraw", False)])
def test_what_he_takes_back_counts_and_what_is_declined_does_not(play: Play, seat: str, raw: str, more: bool) -> None:
    play.at("revenue.contributions", change=rich)
    for _ in range(3):
        play.answer("diamond", "agreement.propose", proposal("circle", text="x"))
        play.answer(seat, "agreement.answer", raw)
    assert ("diamond" in offered(play, "agreement.propose")) == more
    begin_turn(play.g)
    play.table.stir()
    assert "diamond" in offered(play, "agreement.propose"), "in the next turn he begins anew"


@clause("RC-1.5d")
def test_a_proposal_nobody_answered_is_forgotten_at_the_next_redistribution_of_a_later_turn(play: Play) -> None:
    play.at("revenue.contributions", change=rich)
    play.answer("diamond", "agreement.propose", proposal("circle", text="x"))
    play.g.turn = 2
    to_redistribution(play)
    assert play.g.agreements == []


def text_only(name: str, turn: int, *promises: Promise) -> Agreement:
    parties = [DIAMOND, CIRCLE]
    return Agreement(id=name, text="x", parties=parties, promises=list(promises), turn=turn, entered=list(parties))


@clause("RC-1.5d")
def test_what_is_fulfilled_stays_on_record_for_three_turns_and_what_is_owed_as_long_as_it_is(play: Play) -> None:
    def in_turn_5(g: Carthage) -> None:
        votes = Promise(giver=DIAMOND, taker=CIRCLE, votes="two")
        kept = Promise(giver=DIAMOND, taker=CIRCLE, talents=3, state="kept")
        g.agreements += [
            text_only("new", 3),
            text_only("old", 2),
            text_only("kept", 2, kept),
            text_only("owed", 1, votes),
        ]
        g.turn = 5

    play.at("revenue.redistribution", change=in_turn_5)
    assert [one.id for one in play.g.agreements] == ["new", "owed"]


@clause("RC-1.5d")
def test_an_agreement_counts_from_the_turn_it_was_entered_in(play: Play) -> None:
    play.at("revenue.contributions", change=rich)
    play.answer("diamond", "agreement.propose", proposal("circle", text="x"))
    play.g.turn = 2
    play.answer("circle", "agreement.answer", "enter")
    assert play.g.agreements[0].turn == 2


@clause("RC-1.5d", "RC-DP77")
def test_one_broken_promise_is_enough_to_be_wronged(play: Play) -> None:
    agree(play, talents=99, cards=["assassin"], asked_cards=["bribed-judges"])
    to_redistribution(play)
    assert deal_of(play) == ["broken", "owed", "owed"]
    assert offered(play, "agreement.cancel") == ["circle"]
    assert point_of(play, "circle", "agreement.cancel") == ("RC-1.5d", "RC-DP77", False, {"agreement": "a1"})
    assert points("republic-of-carthage")["RC-DP77"] == ("RC-1.5d", "none")


def point_of(play: Play, seat: str, kind: str) -> tuple[str, str, bool, object]:
    decision = play.decision(seat, kind)
    return decision.clause, decision.point, decision.awaited, decision.about


@clause("RC-1.5d", "RC-DP51")
def test_nobody_is_waited_for_to_enter(play: Play) -> None:
    play.at("revenue.contributions", change=rich)
    play.answer("diamond", "agreement.propose", proposal("circle", text="x"))
    for seat in ("diamond", "circle"):
        assert point_of(play, seat, "agreement.answer") == ("RC-1.5d", "RC-DP51", False, {"agreement": "a1"})


@clause("RC-1.5d", "RC-5.4")
def test_who_is_out_of_the_game_agrees_on_nothing(play: Play) -> None:
    def out(g: Carthage) -> None:
        rich(g)
        g.factions[Seat("square")].out = True

    play.at("revenue.contributions", change=out)
    assert offered(play, "agreement.propose") == ["diamond", "triangle", "circle"]
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "agreement.propose", proposal("square", text="x"))


@clause("RC-1.5d", "RC-6.10")
def test_a_captives_money_counts_for_no_promise(play: Play) -> None:
    def change(g: Carthage) -> None:
        rich(g)
        numbered(g, 5).place, numbered(g, 5).at = "captive", RAIDERS

    play.at("revenue.contributions", change=change)
    play.answer("diamond", "agreement.propose", proposal("circle", talents=10))
    play.answer("circle", "agreement.answer", "enter")
    to_redistribution(play)
    assert play.saw(PromisePaid) == [PromisePaid("a1", DIAMOND, CIRCLE, 9, 1)]
    invariants(play.g)


# Ransoms


def captured(talents: int = 0, treasury: int = 0, influence: int = 4):
    """Bomilcar of diamond is Captive."""

    def change(g: Carthage) -> None:
        captive = numbered(g, 9)
        captive.place, captive.at = "captive", "barbarians"
        captive.talents, captive.influence = talents, influence
        g.factions[DIAMOND].treasury = treasury
        g.issued += talents + treasury

    return change


@clause("RC-10.2.14")
@pytest.mark.parametrize(("influence", "ransom"), [(0, 10), (5, 10), (6, 12), (20, 40)])
def test_the_ransom_is_10t_or_2t_per_influence(play: Play, influence: int, ransom: int) -> None:
    play.at("trade.floor", hands=TRADERS, change=captured(treasury=50, influence=influence))
    assert play.decision("diamond", "captive.ransom").about == {"senator": "fam-bomilcar", "talents": ransom}


@clause("RC-10.2.14")
def test_it_is_offered_only_if_it_can_be_paid_and_nobody_waits_for_it(play: Play) -> None:
    play.at("trade.floor", hands=TRADERS, change=captured(talents=4, treasury=5))
    assert not offered(play, "captive.ransom")
    play.at("trade.floor", hands=TRADERS, change=captured(talents=4, treasury=6))
    assert offered(play, "captive.ransom") == ["diamond"]
    assert "captive.ransom" not in str(play.asked())
    assert play.decision("diamond", "captive.ransom").covert, "it would tell others of the Faction Treasury"


@clause("RC-10.2.14", "RC-6.10a")
def test_it_is_paid_between_the_phases_first_from_his_own_purse(play: Play) -> None:
    play.at("revenue.contributions", hands=TRADERS, change=captured(talents=4, treasury=9))
    play.answer("diamond", "captive.ransom", "pay")
    assert (play.senator(9).captive, play.g.factions[DIAMOND].treasury) == (True, 9)
    told = []
    while play.g.step != "trade.floor":
        assert play.senator(9).captive
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind)
        told += play.told
    assert [one for one in told if isinstance(one, Ransomed)] == [Ransomed(DIAMOND, "fam-bomilcar", 10)]
    assert (play.senator(9).in_carthage, play.senator(9).talents, play.g.factions[DIAMOND].treasury) == (True, 0, 3)
    invariants(play.g)


@clause("RC-10.2.14")
def test_a_promise_to_pay_may_be_taken_back(play: Play) -> None:
    play.at("trade.floor", hands=TRADERS, change=captured(treasury=20))
    play.senator(9).at = "pyrrhic-war"  # raiders would kill him now (RC-8.3a)
    play.answer("diamond", "captive.ransom", "pay")
    assert play.options("diamond", "captive.ransom") == ["keep"]
    play.answer("diamond", "captive.ransom", "keep")
    for kind in ("trade.done", "trade.sell"):
        play.lapse_all(kind)
    play.lapse_all("trade.split")
    assert (play.g.step, play.senator(9).captive) == ("forum.roll", True)


@clause("RC-10.2.14")
def test_without_the_money_he_stays(play: Play) -> None:
    play.at("revenue.redistribution", hands=TRADERS, change=captured(treasury=20))
    play.answer("diamond", "captive.ransom", "pay")
    play.answer("diamond", "revenue.redistribute", {"fam-mago": 20})
    play.lapse_all("revenue.redistribute")
    assert (play.g.step, play.senator(9).captive, play.senator(1).talents) == ("trade.floor", True, 20)
    assert play.g.ransoms == []


@clause("RC-10.2.14")
def test_he_is_back_before_the_next_phase_begins(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": ["ochre.1"]}, change=captured(treasury=20))
    play.answer("diamond", "captive.ransom", "pay")
    play.lapse_all("trade.sell")
    play.lapse_all("trade.keep")
    play.lapse_all("trade.split")
    assert (play.g.step, play.senator(9).captive) == ("forum.roll", False)


@clause("RC-10.2.14")
@pytest.mark.parametrize(
    ("step", "later"),
    [
        ("mortality", "TurnBegan"),
        ("revenue.income", "PersonalIncome"),
        ("senate.opening", "SenateOpened"),
        ("combat.explorations", "CombatOpened"),
        ("revolution.reaction", "PublicReacted"),
    ],
)
def test_it_is_paid_before_the_next_phase_begins(play: Play, step: str, later: str) -> None:
    """Who is back from captivity has to answer for the battle in which he was taken (RC-11.1)."""

    def promised(g: Carthage) -> None:
        captured(treasury=20)(g)
        numbered(g, 9).campaign = Campaign(turn=g.turn)
        g.ransoms.append("fam-bomilcar")

    play.at(step, change=promised, chits=["none"])
    names = [type(event).__name__ for event in play.told]
    assert names.index("Ransomed") < names.index(later)


@clause("RC-10.2.14", "RC-9.4.4")
@pytest.mark.parametrize(("captor", "governed"), [(RAIDERS, True), ("pyrrhic-war", False)])
def test_only_who_was_taken_as_a_governor_has_come_back_from_a_province(
    play: Play, captor: str, governed: bool
) -> None:
    def promised(g: Carthage) -> None:
        captured(treasury=20)(g)
        numbered(g, 9).at = captor
        g.ransoms.append("fam-bomilcar")

    play.at("senate.opening", change=promised)
    assert (play.senator(9).in_carthage, play.senator(9).returned) == (True, governed)

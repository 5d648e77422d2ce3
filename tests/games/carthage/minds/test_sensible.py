"""What the sensible player does at a decision: it sees its own view only."""

from __future__ import annotations

from collections import Counter

import pytest

from games.carthage.minds import SensiblePlayer
from games.carthage.minds.sensible import WAYS
from games.carthage.seen import see
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Decision, Only, Raw, Seat
from games.republic.minds.runner import UNASKED_A_STEP, Round
from games.republic.pieces import RAIDERS, Legion, Reign
from tests.clauses import clause
from tests.games.carthage import combat
from tests.games.carthage.ahead.senate_helpers import meeting
from tests.games.carthage.forum import holds, initiative, purse, treasury
from tests.games.carthage.minds.chamber import influence
from tests.games.carthage.minds.saying import says
from tests.games.carthage.play import Play, add_war, numbered
from tests.games.carthage.senate import away, office, propose, session
from tests.games.carthage.units import at_home, celtiberians, law, money, pressed, war


def test_it_gives_what_the_state_lacks_near_ruin(play: Play) -> None:
    def ruin(g: Carthage) -> None:
        g.treasury = 5
        numbered(g, 1).talents = 9

    play.at("revenue.contributions", change=ruin)
    assert says(play, "diamond", "revenue.contribute") == {"fam-mago": 9}


def test_all_together_give_no_more_than_the_state_lacks(play: Play) -> None:
    """Each Senator of a faction gave all of it."""

    def ruin(g: Carthage) -> None:
        g.treasury = 5
        purse(9, *(one.number for one in g.senators_of(Seat("diamond"))))(g)

    play.at("revenue.contributions", change=ruin)
    assert sum(says(play, "diamond", "revenue.contribute").values()) == 9


def test_it_keeps_small_sums_while_the_state_is_well(play: Play) -> None:
    def well(g: Carthage) -> None:
        g.treasury = 200
        numbered(g, 1).talents = 9

    play.at("revenue.contributions", change=well)
    assert says(play, "diamond", "revenue.contribute") == {"fam-mago": 0}


def test_it_persuades_only_at_good_odds(play: Play) -> None:
    initiative(play, "forum.persuasion", purse(0, *range(1, 13)))
    poor = says(play, "diamond", "forum.persuade")
    assert poor["bribe"] == 0


def test_it_defends_its_own_with_counter_bribes(play: Play) -> None:
    initiative(play, "forum.persuasion", purse(30, 1), treasury(20, "triangle"))
    raw = {"persuader": "fam-mago", "target": "fam-milko", "bribe": 12, "card": "none"}
    play.answer("diamond", "forum.persuade", raw)
    assert says(play, "triangle", "forum.counter") > 0


def test_it_tries_for_a_trader_with_a_few_talents(play: Play) -> None:
    initiative(play, "forum.trader", purse(10, 1))
    tried = says(play, "diamond", "forum.trader")
    assert tried["senator"] == "fam-mago"
    assert 3 <= tried["talents"] <= 9


def test_it_nominates_itself_beside_an_ally_who_brings_a_majority(play: Play) -> None:
    session(play, "senate.suffetes")
    pair = says(play, "diamond", "senate.suffetes")
    seats = {play.g.owner(play.g.senators[name]) for name in pair.values()}
    assert len(seats) == 2
    assert "diamond" in seats


def test_it_sues_for_peace_before_a_fourth_war_stands(play: Play) -> None:
    names = ("syracusan-war-1", "syracusan-war-2", "pyrrhic-war", "libyan-revolt")
    session(play, "senate.business", *(war(name) for name in names))
    assert says(play, "diamond", "senate.peace") == {"war": "syracusan-war-2"}


def test_it_does_not_sue_for_peace_with_three(play: Play) -> None:
    session(play, "senate.business", *(war(name) for name in ("syracusan-war-1", "pyrrhic-war", "libyan-revolt")))
    assert says(play, "diamond", "senate.peace") is None


def test_it_raises_what_a_war_asks_for(play: Play) -> None:
    session(play, "senate.business", war("conquest-of-tunisia"), pressed, money(150))
    raised = says(play, "diamond", "senate.units")
    assert sum(raised.values()) >= 5
    assert raised["raise.fleet"] == 0


def campanians(count: int) -> list[Legion]:
    return [Legion(type="campanian-swordsmen") for _ in range(count)]


def test_it_sends_enough_or_nothing(play: Play) -> None:
    tunisia = war("conquest-of-tunisia")
    few = session(play, "senate.business", office(2, "marine-suffete"), tunisia, at_home(*celtiberians(1)))
    assert says(few, "diamond", "senate.forces") is None
    many = Play()
    session(
        many,
        "senate.business",
        office(2, "marine-suffete"),
        tunisia,
        at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3)),
    )
    orders = says(many, "diamond", "senate.forces")["movements"]
    assert [(one["order"], one["at"]) for one in orders] == [("send", "conquest-of-tunisia")]


def test_its_programme_sends_what_it_raises_before_and_then_adjourns() -> None:
    play = meeting("senate.business", office(2, "marine-suffete"), war("conquest-of-tunisia"), pressed, money(150))
    said = says(play, "diamond", "senate.programme")
    raised = next(one[0]["terms"] for one in said["motions"] if one[0]["kind"] == "units")
    sent = next(one[0]["terms"]["movements"] for one in said["motions"] if one[0]["kind"] == "forces")
    assert [(one["order"], one["at"]) for one in sent] == [("send", "conquest-of-tunisia")]
    home = Counter(one.type for one in play.g.army.active.legions)
    assert any(count > home[name] for name, count in sent[0]["legions"].items())
    assert all(count <= home[name] + raised.get(f"raise.{name}", 0) for name, count in sent[0]["legions"].items())
    assert said["end"] == "adjourn"


def test_its_programme_names_no_proposal_twice() -> None:
    play = meeting("senate.suffetes")
    (pairs,) = says(play, "diamond", "senate.programme")["motions"]
    assert len(pairs) > 1
    assert all(one not in pairs[:place] for place, one in enumerate(pairs))


def test_it_raises_taxes_only_when_the_treasury_is_low(play: Play) -> None:
    session(play, "senate.business", money(300))
    assert says(play, "diamond", "senate.tax") is None
    wars = (war(name) for name in ("libyan-revolt", "pyrrhic-war", "cyrenean-war"))
    poor = session(Play(), "senate.business", money(5), *wars)
    proposed = says(poor, "diamond", "senate.tax")
    assert proposed["rate"] == "20"
    owners = {poor.g.owner(poor.g.senators[proposed[name]]) for name in ("sponsor", "cosponsor")}
    assert len(owners) == 2


def test_it_votes_for_its_own_and_against_who_would_win(play: Play) -> None:
    session(play, "senate.suffetes")
    propose(play, "suffetes", {"first": "fam-bomilcar", "second": "fam-adherbal"})
    assert "for" in says(play, "triangle", "senate.vote").values()
    for name in ("fam-bomilcar", "fam-adherbal"):
        play.g.senators[name].influence = 33
    assert "against" in says(play, "circle", "senate.vote").values()


def test_outcries_are_kept_for_what_decides(play: Play) -> None:
    session(play, "senate.business", holds("triangle", "public-outcry.1"))
    forced = [
        one.decision
        for one in play.table.open.values()
        if one.decision.seat == "triangle" and one.decision.about.get("forced")
    ]
    assert forced
    assert not any(SensiblePlayer().heeds(one) for one in forced if one.kind != "senate.life")


def test_no_outcry_is_spent_when_somebody_rules_for_life(play: Play) -> None:
    """RC-9.10.3: the game is decided; four vetoes against seats of the winner's changed nothing."""
    session(play, "senate.suffetes", holds("circle", "public-outcry.1"), away(12), away(8))
    for name in ("fam-bomilcar", "fam-adherbal"):
        play.g.senators[name].influence = 33
    propose(play, "suffetes", {"first": "fam-bomilcar", "second": "fam-adherbal"})
    assert says(play, "circle", "senate.veto") == "public-outcry.1"
    play.g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))
    assert says(play, "circle", "senate.veto") is None


def test_assassins_are_for_who_is_about_to_win(play: Play) -> None:
    session(play, "senate.business", holds("triangle", "assassin.1"), purse(60, 6))
    assert says(play, "triangle", "senate.assassinate") is None
    numbered(play.g, 1).influence = 33
    attempt = says(play, "triangle", "senate.assassinate")
    assert attempt["victim"] == "fam-mago"
    assert attempt["cards"] == 1


def test_nobody_is_attacked_for_influence_that_makes_no_ruler_any_more(play: Play) -> None:
    """RC-9.7.2, Military Reform: three knives were drawn in vain, and a faction was out of the game for the first."""
    session(play, "senate.business", holds("triangle", "assassin.1"), purse(60, 6), influence(1, 33))
    assert says(play, "triangle", "senate.assassinate")["victim"] == "fam-mago"
    law("law-military-reform")(play.g)
    assert says(play, "triangle", "senate.assassinate") is None


def test_nobody_is_attacked_of_those_who_are_out(play: Play) -> None:
    session(play, "senate.business", holds("triangle", "assassin.1"))
    numbered(play.g, 1).influence = 33
    for seat in (seat for seat in play.g.seats if seat != "triangle"):
        play.g.factions[seat].out = True
    assert says(play, "triangle", "senate.assassinate") is None


@clause("RC-9.8.1", "RC-12.1d")
@pytest.mark.parametrize(("own", "turn", "victim"), [(25, 0, "fam-milko"), (15, 0, None), (25, 9, None), (50, 0, None)])
def test_in_the_last_turn_he_is_attacked_whose_faction_would_win(own: int, turn: int, victim: str, play: Play) -> None:
    """With 76 against 93 the last knife stayed at home, for the tallest of all was of a third faction."""

    def last(g: Carthage) -> None:
        del g.deck[turn:], g.next_deck[turn:]

    points = {1: 0, 2: 5, 3: 0, 4: own, 5: 0, 6: 14, 7: 22, 8: 0, 9: 0, 10: 11, 11: 0, 12: 0}
    changes = [influence(number, count) for number, count in points.items()]
    session(play, "senate.business", holds("square", "assassin.1"), purse(90, 4), last, *changes)
    said = says(play, "square", "senate.assassinate")
    assert (said and said["victim"]) == victim


def test_a_war_that_was_added_is_seen(play: Play) -> None:
    def change(g: Carthage) -> None:
        add_war(g, "pyrrhic-war")

    play.at("trade.floor", change=change)
    view = play.table.view(Seat("diamond"))
    assert isinstance(view, CarthageView)
    assert view.wars["pyrrhic-war"].status == "active"


@pytest.mark.parametrize(("influence", "fighting", "said"), [(6, False, "pay"), (0, False, None), (6, True, None)])
def test_it_buys_free_who_is_worth_it_but_not_to_face_the_people(
    play: Play, influence: int, fighting: bool, said: str | None
) -> None:
    """RC-11.1a: Captives do not answer for the battle in which they were taken."""

    def captured(g: Carthage) -> None:
        captive = numbered(g, 5)
        combat.leave_posts(g, captive.id)
        captive.place, captive.at, captive.influence = "captive", combat.TUNISIA, influence
        treasury(40, "diamond")(g)

    if fighting:
        combat.combat(play, combat.force(combat.TUNISIA, 9, legions=4), captured)
    else:
        play.at("trade.floor", change=captured)
    assert says(play, "diamond", "captive.ransom") == said


def test_a_ransom_is_paid_whatever_else_was_done_in_the_step(play: Play) -> None:
    """RC-10.2.14: it lay in the Faction Treasury for two turns, for who had dealt much was not asked again."""

    def captured(g: Carthage) -> None:
        captive = numbered(g, 5)
        combat.leave_posts(g, captive.id)
        captive.place, captive.at, captive.influence = "captive", combat.TUNISIA, 6
        treasury(40, "diamond")(g)

    play.at("trade.floor", change=captured)
    seat, seen = Seat("diamond"), set[tuple[str, str]]()
    busy = Round(play.table, {seat: SensiblePlayer()}, seen, _step=play.g.step, _acts=Counter({seat: UNASKED_A_STEP}))
    assert not (said := busy.next()) or not said.key.startswith("captive.ransom")
    said = Round(play.table, {seat: SensiblePlayer()}, seen).next()
    assert said
    assert (said.key.partition("/")[0].partition("@")[0], said.raw) == ("captive.ransom", "pay")


def test_what_a_captive_costs_is_put_into_the_faction_treasury(play: Play) -> None:
    """RC-10.2.14: the ransom is paid from there, or by himself."""

    def rich(g: Carthage) -> None:
        numbered(g, 1).talents = 60

    def captured(g: Carthage) -> None:
        rich(g)
        captive = numbered(g, 5)
        combat.leave_posts(g, captive.id)
        captive.place, captive.at, captive.influence = "captive", combat.TUNISIA, 12

    play.at("revenue.redistribution", change=rich)
    before = says(play, "diamond", "revenue.redistribute")["treasury"]
    freed = Play()
    freed.at("revenue.redistribution", change=captured)
    assert before < 24 <= says(freed, "diamond", "revenue.redistribute")["treasury"]


def test_what_a_captive_costs_is_not_given_to_the_state(play: Play) -> None:
    """RC-10.2.14: a faction that could pay gave all its money near ruin, and the raiders killed its Captive."""

    def captured(g: Carthage) -> None:
        purse(40, 1)(g)
        captive = numbered(g, 5)
        combat.leave_posts(g, captive.id)
        captive.place, captive.at, captive.influence = "captive", RAIDERS, 12
        g.treasury = -20

    play.at("revenue.contributions", change=captured)
    given = sum(says(play, "diamond", "revenue.contribute").values())
    assert 0 < given <= sum(one.talents for one in play.g.senators_of(Seat("diamond"))) - 24


@pytest.mark.parametrize("kind", sorted(WAYS))
def test_where_one_thing_only_can_be_said_it_says_that(kind: str, play: Play) -> None:
    play.at("revolution.deals")
    said: Raw = {"when": "plan", "plays": [], "discard": []}
    decision = Decision(kind, Seat("diamond"), Only(said), "RC-11.2", "RC-DP45", lapse=said)
    assert SensiblePlayer().answer(decision, lambda: see.view(play.g, Seat("diamond"))) == said

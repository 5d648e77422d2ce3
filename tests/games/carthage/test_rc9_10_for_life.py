"""RC-9.10: the Suffete for Life."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.basics.events import GameEnded
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.carthage.senate.agenda import AGENDA
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.events import AppointedForLife
from games.republic.pieces import Reign
from games.republic.reign import controller, foremost, rules_for_life
from games.republic.senate.events import ElectedForLife, VotesDeclared
from games.republic.senators import kill
from tests.clauses import clause
from tests.games.carthage.forum import initiative
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import Change, away, offered, pass_motion, propose, session, vote, vote_all

GISCO = {"nominee": "fam-gisco"}


def influence(**points: int) -> Change:
    """`n7=21`: Senators have this much INF."""

    def change(g: Carthage) -> None:
        for name, count in points.items():
            numbered(g, int(name[1:])).influence = count

    return change


@clause("RC-9.10.1")
def test_a_senator_of_21_influence_may_be_elected_and_wins(play: Play) -> None:
    """Gisco (circle) holds an office."""
    g = session(play, "senate.business", influence(n7=21, n11=20)).g
    assert play.options("diamond", "senate.life") == {"nominee": ["fam-gisco"]}
    propose(play, "life", GISCO)
    pass_motion(play)
    assert play.saw(ElectedForLife) == [ElectedForLife("fam-gisco")]
    assert g.reigns == [Reign(senator="fam-gisco", seat=Seat("circle"), influence=21, elected=True)]
    play.answer("circle", "senate.floor", "adjourn")
    play.lapse_all("revolution.done")
    play.lapse_all("revolution.play")
    assert play.saw(GameEnded) == [GameEnded("suffete-for-life", Seat("circle"))]


@clause("RC-9.10.1")
@pytest.mark.parametrize("who", ["away", "unaligned", "poor"])
def test_he_is_aligned_in_carthage_and_of_21(play: Play, who: str) -> None:
    def unfit(g: Carthage) -> None:
        match who:
            case "away":
                away(7, "captive")(g)
            case "unaligned":
                numbered(g, 7).faction = None
            case _:
                numbered(g, 7).influence = 20

    session(play, "senate.business", influence(n7=21, n11=21), unfit)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "life", GISCO)
    assert refused.value.reason == "choice.unknown"
    assert play.g.senate.motion is None
    play.senator(11).influence = 20
    session(play, "senate.business", influence(n7=21), unfit)
    assert "senate.life" not in offered(play, "diamond")


@clause("RC-9.10.1")
def test_he_adds_his_influence_to_his_own_votes(play: Play) -> None:
    session(play, "senate.business", influence(n7=21))
    propose(play, "life", GISCO)
    vote(play, "triangle", "abstain")
    vote(play, "circle", "for")
    (declared,) = play.saw(VotesDeclared)
    assert declared.weights == {"fam-gisco": 21 + play.senator(7).oratory, "fam-carthalo": play.senator(11).oratory}


@clause("RC-9.10.1", "RC-9.0.8")
def test_once_a_turn_in_all(play: Play) -> None:
    session(play, "senate.business", influence(n7=21, n11=21))
    propose(play, "life", GISCO)
    vote_all(play, [], ["diamond", "triangle", "square"])
    assert play.g.reigns == []
    assert "senate.life" not in offered(play, "diamond")
    assert "senate.minor" in offered(play, "diamond")


@clause("RC-9.10.1", "RC-9.8.7", "RC-9.0.8")
async def test_his_death_does_not_allow_another(play: Play) -> None:
    about = CARTHAGE.business["life"]
    session(play, "senate.business", influence(n7=21, n11=21))
    propose(play, "life", GISCO)
    assert play.g.senate.motion
    assert about.people(play.g.senate.motion.proposal) == ["fam-gisco"]
    assert about.once


@clause("RC-9.10.1", "RC-9.0.15")
def test_it_cannot_be_vetoed(play: Play) -> None:
    session(play, "senate.business", influence(n7=21), cards={"square": ["public-outcry.1"]})
    propose(play, "life", GISCO)
    assert "senate.veto" not in offered(play, "square")
    pass_motion(play)
    propose(play, "minor", {"text": "Praise"}, seat="circle")
    assert "senate.veto" in offered(play, "square")


@clause("RC-9.10.1")
def test_after_the_election_and_outside_prosecutions() -> None:
    able = {step for step, kinds in AGENDA.items() if "life" in kinds}
    assert {"senate.committee", "senate.governors", "senate.business"} <= able
    assert able.isdisjoint({"senate.suffetes", "senate.prosecutions"})


@clause("RC-9.10.1")
def test_a_public_outcry_may_nominate_him(play: Play) -> None:
    session(play, "senate.business", influence(n7=21), cards={"square": ["public-outcry.1"]})
    play.answer("square", "senate.life", GISCO)
    assert play.g.senate.motion
    assert (play.g.senate.motion.forced, play.g.senate.motion.proposal.kind) == (True, "life")


# By appointment


@clause("RC-9.10.2")
@pytest.mark.parametrize(("points", "appointed"), [(34, False), (35, True)])
def test_35_influence_make_a_suffete_for_life_at_once(play: Play, points: int, appointed: bool) -> None:
    """Milko contributes 10T for the last point; it does not wait for the Senate."""

    def rich(g: Carthage) -> None:
        numbered(g, 6).influence = points - 1
        numbered(g, 6).talents += 10
        g.issued += 10

    play.at("revenue.contributions", change=rich)
    play.answer("triangle", "revenue.contribute", {"fam-milko": 10})
    assert play.senator(6).influence == points
    for seat in ("circle", "square", "diamond"):
        if (seat, "revenue.contribute") in play.asked():
            play.lapse(seat, "revenue.contribute")
    assert (play.saw(AppointedForLife) == [AppointedForLife("fam-milko", points)]) == appointed
    assert [reign.senator for reign in play.g.reigns] == (["fam-milko"] if appointed else [])


@clause("RC-9.10.2")
def test_after_a_vote_too(play: Play) -> None:
    """Carthalo is elected Censor, and gains 3 INF."""

    def elected(g: Carthage) -> None:
        g.senate.elected = True

    session(play, "senate.committee", elected, influence(n11=32))
    propose(play, "committee", {"censor-of-morals": "fam-carthalo"})
    pass_motion(play)
    assert play.g.reigns == [Reign(senator="fam-carthalo", seat=Seat("circle"), influence=35)]
    assert {seat for seat, _ in play.asked()} == {"circle"}


@clause("RC-9.10.2")
def test_on_his_return_only(play: Play) -> None:
    """Barca governs Coastal Spain; at the end of his term he comes home."""

    def term(g: Carthage) -> None:
        numbered(g, 2).influence = 35
        g.provinces["coastal-spain"].term = 1

    play.at("revenue.provinces", change=term)
    play.lapse_all("revenue.contribute")
    assert play.g.step == "revenue.redistribution"
    assert play.g.reigns == []
    play.lapse_all("revenue.redistribute")
    assert play.saw(AppointedForLife) == [AppointedForLife("fam-barca", 35)]


# What his player controls


def ruled(play: Play, step: str, *changes: Change, **how: Any) -> Play:
    """Gisco (circle) is Suffete for Life by appointment."""

    def reign(g: Carthage) -> None:
        g.reigns.append(Reign(senator="fam-gisco", seat=Seat("circle"), influence=35))

    return session(play, step, influence(n7=35), reign, *changes, **how)


@clause("RC-9.10.3")
def test_his_player_decides_for_all_the_others(play: Play) -> None:
    """He proposes for Mago, and votes for all."""
    ruled(play, "senate.business")
    assert play.asked() == [("circle", "senate.floor")]
    propose(play, "minor", {"text": "Long live Gisco"}, seat="circle")
    for faction in ("triangle", "circle", "square", "diamond"):
        decision = play.awaited()[0]
        of_whom: Any = None if faction == "circle" else faction
        assert (decision.seat, decision.about.get("faction")) == ("circle", of_whom)
        play.answer("circle", "senate.vote", decision.lapse, faction=of_whom)
        assert [event.seat for event in play.saw(VotesDeclared)] == [faction]


@clause("RC-9.10.3")
def test_all_may_be_asked_at_once(play: Play) -> None:
    play.at("revenue.redistribution", change=lambda g: g.reigns.append(reign_of(g, 7)))
    assert {one.seat for one in play.awaited()} == {"circle"}
    assert len(play.awaited()) == 4
    for faction in ("diamond", "triangle", None, "square"):
        of_whom: Any = faction
        play.lapse("circle", "revenue.redistribute", faction=of_whom)
    assert play.g.step.startswith("trade.")


def reign_of(g: Carthage, number: int) -> Reign:
    one = numbered(g, number)
    return Reign(senator=one.id, seat=g.owner(one), influence=35)


@clause("RC-9.10.3")
def test_but_not_for_votes_on_the_tax_rate(play: Play) -> None:
    ruled(play, "senate.business")
    propose(play, "tax", {"rate": "0", "sponsor": "none", "cosponsor": "none"}, seat="circle")
    assert play.asked() == [("triangle", "senate.vote")]


@clause("RC-9.10.3")
def test_cards_and_agreements_stay_with_their_players(play: Play) -> None:
    ruled(play, "senate.business", cards={"square": ["public-outcry.1", "law-sumptuary"]})
    kinds = set(offered(play, "square"))
    assert {"senate.law", "senate.minor", "agreement.propose"} <= kinds  # the last but one forced by his card
    assert "senate.law" not in offered(play, "circle")


@clause("RC-9.10.3")
def test_no_card_of_another_is_played_with_a_persuasion(play: Play) -> None:
    def reign(g: Carthage) -> None:
        g.reigns.append(reign_of(g, 7))

    initiative(play, "forum.persuasion", reign, cards={"diamond": ["seduction.1"], "circle": ["blackmail.1"]})
    assert play.options("circle", "forum.persuade", faction="diamond")["card"] == ["none"]


@clause("RC-9.10.3")
@pytest.mark.parametrize(("place", "controls"), [("carthage", True), ("captive", True), ("dead", False)])
def test_a_captured_one_keeps_control_a_dead_one_does_not(play: Play, place: str, controls: bool) -> None:
    def fate(g: Carthage) -> None:
        if place == "dead":
            del g.senators["fam-gisco"]
        else:
            away(7, place)(g)

    ruled(play, "senate.business", fate)
    assert play.asked() == [("circle" if controls else "diamond", "senate.floor")]


@clause("RC-9.10.3")
def test_a_faction_in_revolt_obeys_nobody(play: Play) -> None:
    def revolt(g: Carthage) -> None:
        numbered(g, 9).rebel = True

    ruled(play, "senate.business", revolt)
    assert play.asked() == [("diamond", "senate.floor")]


@clause("RC-9.10.3")
def test_the_appointed_one_counts_before_the_elected_one(play: Play) -> None:
    def elected(g: Carthage) -> None:
        g.reigns.insert(0, Reign(senator="fam-milko", seat=Seat("triangle"), influence=40, elected=True))

    ruled(play, "senate.business", elected)
    assert play.asked() == [("circle", "senate.floor")]


@clause("RC-9.10.3")
async def test_he_wins_even_if_he_dies_and_the_players_take_their_factions_back(play: Play) -> None:
    g = session(play, "senate.business", influence(n7=35)).g
    assert play.asked() == [("circle", "senate.floor")]
    await kill(g, play.senator(7), "test", "RC-5.1")
    propose(play, "minor", {"text": "A pity"}, seat="circle")
    vote(play, "triangle", "for")
    assert {seat for seat, _ in play.asked()} == {"circle"}
    assert controller(g) is None
    assert foremost(g)[0].seat == "circle"


@clause("RC-9.10.3", "RC-5.2")
async def test_nor_does_the_family_of_a_dead_leader_rule_that_stays_in_his_faction(play: Play) -> None:
    """Gisco leads his faction: he dies with 40 INF, and his Family, which has his name, begins anew."""

    def leads(g: Carthage) -> None:
        g.factions[Seat("circle")].leader = "fam-gisco"
        numbered(g, 7).influence = 40

    g = ruled(play, "senate.business", leads).g
    await kill(g, play.senator(7), "test", "RC-5.1")
    assert play.senator(7).influence < 35
    propose(play, "minor", {"text": "A pity"}, seat="circle")  # what was asked before he died
    assert {seat for seat, _ in play.asked()} == {"triangle"}
    assert (controller(g), rules_for_life(g, "fam-gisco")) == (None, False)
    pass_motion(play)
    assert [(one.seat, one.influence) for one in foremost(g)] == [("circle", 40)], "he wins all the same"


@clause("RC-9.10.3")
def test_all_can_see_who_rules(play: Play) -> None:
    view = ruled(play, "senate.business").table.view(None)
    assert isinstance(view, CarthageView)
    assert view.senators["fam-gisco"].titles[-1] == "Suffete for Life"
    assert "Suffete for Life" not in view.senators["fam-mago"].titles


def money(g: Carthage) -> None:
    """Gisco rules; Mago's faction has Talents in hand and in its treasury."""
    g.reigns.append(reign_of(g, 7))
    for one in g.senators_of(Seat("diamond")):
        one.talents = 4
    g.factions[Seat("diamond")].treasury = 17


def put_to_the_ruler(play: Play, kind: str) -> list[tuple[Any, Any]]:
    """What he is asked and offered: its options and its default."""
    asked = (one for one in play.table.open.values() if one.decision.seat == "circle" and one.decision.kind == kind)
    return [(one.decision.choice.form(), one.decision.lapse) for one in asked]


@clause("RC-9.10.3", "RC-1.5e")
def test_a_faction_treasury_is_hidden_from_who_decides_for_the_faction() -> None:
    """What he is asked is the same whatever lies there; he moves what the Senators hold, and it stays."""

    def other(g: Carthage) -> None:
        money(g)
        g.factions[Seat("diamond")].treasury = 3

    rich, poor = (Play().at("revenue.redistribution", change=change) for change in (money, other))
    assert put_to_the_ruler(rich, "revenue.redistribute") == put_to_the_ruler(poor, "revenue.redistribute")
    held = {one.id: one.talents for one in rich.g.senators_of(Seat("diamond"))}
    first, *others = held
    moved: dict[str, Any] = {first: 2, "treasury": sum(held.values()) - 5, "triangle": 3}
    rich.answer("circle", "revenue.redistribute", moved, faction="diamond")
    for faction in ("triangle", None, "square"):
        of_whom: Any = faction
        rich.lapse("circle", "revenue.redistribute", faction=of_whom)
    assert rich.g.factions[Seat("diamond")].treasury == 17 + sum(held.values()) - 5
    assert [rich.g.senators[name].talents for name in (first, *others)] == [2] + [0] * len(others)
    assert rich.asked() == [("triangle", "revenue.place")], "whoever is given it places it himself"


@clause("RC-9.10.3", "RC-1.5e")
def test_what_it_pays_for_is_asked_of_its_own_player() -> None:
    """A counter-bribe, a ransom, a gift to be placed: what could be paid would tell what is there."""
    ruled = Play().at("forum.persuasion", change=money)
    attempt = {"persuader": "fam-mago", "target": "fam-milko", "bribe": 0, "card": "none"}
    ruled.answer("circle", "forum.persuade", attempt, faction="diamond")
    assert ruled.asked() == [("triangle", "forum.counter")]

    def captive(g: Carthage) -> None:
        money(g)
        numbered(g, 9).place, numbered(g, 9).talents = "captive", 30

    held = Play().at("revenue.contributions", change=captive)
    assert "captive.ransom" in offered(held, "diamond")
    assert "captive.ransom" not in offered(held, "circle")

"""RC-9.10: who could rule for life, and what the others do before he does."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.minds.sensible import elections
from games.carthage.minds.sensible.interests import electing
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.minds.voting import own_motion
from games.republic.pieces import Legion, Reign
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import meeting
from tests.games.carthage.combat import law
from tests.games.carthage.forum import holds, purse
from tests.games.carthage.minds.chamber import bought, influence, vacant
from tests.games.carthage.minds.saying import says, voices, why, without
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import office, propose, session, vote
from tests.games.carthage.trials import major, rated, trials
from tests.games.carthage.units import at_home, celtiberians, moved, war


def within_reach(play: Play, talents: int, others: int = 0) -> None:
    """Diamond presides; Mago could be elected for life with so many Talents, if others have not too many."""
    session(play, "senate.business", influence(1, 24), influence(7, 2), purse(talents, 1), purse(others, 6))


def attempted(play: Play) -> Any:
    """Whom square attacks before Mago is proposed for life, and then."""
    before = says(play, "square", "senate.assassinate")
    propose(play, "life", {"nominee": "fam-mago"})
    return [one and one["victim"] for one in (before, says(play, "square", "senate.assassinate"))]


def test_who_would_be_elected_for_life_is_attacked_once_he_is_nominated_whoever_leads(play: Play) -> None:
    """RC-9.8.7: who was killed before had a colleague with 21 Influence, who was elected in his place."""
    within_reach(play, 200)
    numbered(play.g, 12).influence = 30
    assert attempted(play) == [None, "fam-mago"]


def test_who_has_too_few_votes_for_it_is_left_alone(play: Play) -> None:
    within_reach(play, 0, others=90)
    assert attempted(play) == [None, None]


def test_no_other_of_his_faction_is_attacked_before(play: Play) -> None:
    """RC-9.8.1: a faction is the target once a turn."""
    within_reach(play, 0, others=90)
    play.g.factions[Seat("square")].hand = ["assassin.1"]
    influence(9, 33)(play.g)
    assert says(play, "square", "senate.assassinate")["victim"] == "fam-bomilcar"
    purse(200, 1)(play.g)
    assert says(play, "square", "senate.assassinate") is None


@clause("RC-9.8.1", "RC-9.10.1")
@pytest.mark.parametrize(("talents", "spared"), [(90, True), (0, False)])
def test_nor_is_who_holds_another_off_from_a_rule_for_life(talents: int, spared: bool, play: Play) -> None:
    """With the only card the richest was killed, who led; a third, whom his 352T had held off, ruled for life then."""
    purses = purse(talents, 1, 7), purse(40, 6)
    session(play, "senate.business", influence(1, 26), influence(7, 24), *purses, cards={"square": ["assassin.1"]})
    del play.g.deck[3:]
    said = says(play, "square", "senate.assassinate")
    assert (said and said["victim"]) == (None if spared else "fam-mago")


def test_money_elects_nobody_under_the_sumptuary_law(play: Play) -> None:
    """RC-9.7.2: nor is anybody feared for his purse: two posts went to who led, in fear of another's money."""
    within_reach(play, 200)
    purse(5, *(one.number for one in play.g.senators.values() if one.faction != "diamond"))(play.g)
    assert says(play, "diamond", "senate.life") == {"nominee": "fam-mago"}
    law("law-sumptuary")(play.g)
    assert says(play, "diamond", "senate.life") is None


def test_then_even_a_leader_who_is_all_that_is_left_goes(play: Play) -> None:
    """RC-9.8.6: those with a single Senator let a rival be elected for life, for he must not be caught."""
    within_reach(play, 200)
    for number in (4, 8):
        numbered(play.g, number).place = "province"
    play.g.factions[Seat("square")].leader = "fam-malchus"
    propose(play, "life", {"nominee": "fam-mago"})
    assert says(play, "square", "senate.assassinate")["assassin"] == "fam-malchus"


def test_who_has_enough_proposes_himself_and_only_once(play: Play) -> None:
    within_reach(play, 200)
    assert says(play, "diamond", "senate.life") == {"nominee": "fam-mago"}
    play.g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))
    assert says(play, "diamond", "senate.life") is None


def test_whom_his_own_purse_makes_ruler_next_turn_is_attacked_while_there_is_time(play: Play) -> None:
    session(play, "senate.business", influence(12, 28), purse(45, 12), purse(300, 6))
    assert says(play, "diamond", "senate.assassinate") is None
    purse(49, 12)(play.g)  # RC-6.5: and 1 of income
    assert says(play, "diamond", "senate.assassinate")["victim"] == "fam-malchus"


def vacancy(g: Carthage) -> None:
    """Tunisia has no Governor."""
    add_province(g, "tunisia")


@clause("RC-9.4.1", "RC-9.8.1")
@pytest.mark.parametrize(
    ("step", "post", "waits"),
    [
        ("suffetes", "", True),
        ("suffetes", "marine-suffete", True),
        ("suffetes", "general", False),
        ("committee", "", True),
        ("committee", "marine-suffete", False),
        ("prosecutions", "harbor-master", False),
        ("governors", "", True),
    ],
)
def test_but_not_while_others_may_still_send_him_away(step: str, post: str, waits: bool, play: Play) -> None:
    """A Leader died with the knife in his hand; three motions later the Senate sent the other to a Province."""
    seats = (office(12, post),) if post else ()
    session(play, f"senate.{step}", *seats, influence(12, 28), purse(49, 12), purse(300, 6), vacancy)
    said = says(play, "diamond", "senate.assassinate")
    assert (said is None) == waits
    if step == "committee" and not post:
        play.g.provinces["tunisia"].governor = "fam-adherbal"
        assert says(play, "diamond", "senate.assassinate")["victim"] == "fam-malchus"


@clause("RC-12.1d")
def test_but_not_in_the_last_turn_after_which_there_is_no_revenue(play: Play) -> None:
    """Two knives went on heirs of a turn that never came; the second of all lost 25 INF and the game by hers."""
    session(play, "senate.business", influence(12, 28), purse(49, 12), purse(300, 6))
    play.g.gone += play.g.deck
    play.g.deck.clear()
    assert says(play, "diamond", "senate.assassinate") is None


def test_whoever_votes_last_pays_to_convict_him(play: Play) -> None:
    def heir(g: Carthage) -> None:
        influence(9, 28)(g)
        purse(50, 9)(g)
        purse(80, 8)(g)

    trials(play, major(9), heir)
    propose(play, "trial", says(play, "square", "senate.trial"), "square")
    for seat, voice in (("diamond", "against"), ("triangle", "for"), ("circle", "for")):
        vote(play, seat, voice)
    said = without(play, "prosecutors", "square", "senate.vote")
    assert sum(count for name, count in said.items() if name.endswith(".bought")) > 15


def sent_away(play: Play, talents: int) -> set[str]:
    """How square votes when diamond, with Mago near to rule for life, sends rich Adherbal (triangle) to a War."""
    soldiers = at_home(*celtiberians(4), fleets=0)
    rich = (influence(1, 24), purse(talents, 1), purse(90, 10), purse(40, 7))
    session(play, "senate.business", office(10, "marine-suffete"), soldiers, *rich)
    sent = moved("send", "conquest-of-tunisia", "fam-adherbal", celtiberians=4, carthaginian=2)
    propose(play, "forces", {"movements": [sent]})
    return {str(one) for one in says(play, "square", "senate.vote").values()} & {"for", "against", "abstain"}


def test_the_votes_that_hold_a_ruler_off_stay_in_carthage(play: Play) -> None:
    assert sent_away(play, 60) == {"against"}


def test_who_holds_nobody_off_may_go_whoever_sends_him(play: Play) -> None:
    """RC-9.10.1: all voted against a man of no faction, who had no votes; so the best of the one that presided went."""

    def lone(g: Carthage) -> None:
        add_province(g, "tunisia")
        numbered(g, 12).faction = None

    session(play, "senate.governors", influence(1, 24), influence(7, 2), purse(200, 1), lone)
    nobody = dict.fromkeys(play.decision("diamond", "senate.governors").choice.form(), "none")
    propose(play, "governors", {**nobody, "tunisia": "fam-malchus"})
    assert "for" in says(play, "triangle", "senate.vote").values()


def test_who_might_be_elected_does_not_ask_for_the_exile_of_who_holds_him_off(play: Play) -> None:
    """RC-9.0.13: all others voted against it, once for each of them, and each time it cost 1 INF."""

    def opposed(g: Carthage) -> None:
        add_province(g, "tunisia")
        influence(10, 28)(g)

    session(play, "senate.governors", influence(1, 24), influence(7, 2), purse(200, 1), opposed)
    assert says(play, "diamond", "senate.governors")["tunisia"] != "fam-adherbal"
    influence(1, 9)(play.g)
    assert says(play, "diamond", "senate.governors")["tunisia"] == "fam-adherbal"


def test_when_somebody_rules_for_life_they_may_go_too(play: Play) -> None:
    """RC-9.10.3: who ruled voted down, with bought votes, what he had proposed for another."""
    sent_away(play, 60)
    play.g.reigns.append(Reign(senator="fam-milko", seat=Seat("triangle"), influence=24))
    assert {str(one) for one in says(play, "square", "senate.vote").values()} & {"for", "against"} == {"for"}


def test_when_somebody_rules_for_life_nobody_grudges_another_his_victory(play: Play) -> None:
    """RC-9.10.3: who ruled sent a force in another's name, voted it down for all, and 1 INF went with it."""
    soldiers = at_home(*celtiberians(4), *(Legion(type="campanian-swordsmen") for _ in range(3)), fleets=0)
    session(
        play, "senate.business", office(1, "marine-suffete"), war("conquest-of-tunisia"), soldiers, influence(1, 30)
    )
    order = moved("send", "conquest-of-tunisia", "fam-mago", celtiberians=4, campanian_swordsmen=3)
    propose(play, "forces", {"movements": [order]})
    assert voices(play, "triangle") == {"against"}
    play.g.reigns.append(Reign(senator="fam-milko", seat=Seat("triangle"), influence=24))
    assert voices(play, "triangle") == {"for"}


def test_where_they_hold_nobody_off_they_may_go(play: Play) -> None:
    assert sent_away(play, 0) == {"for"}


def test_who_votes_last_and_cannot_win_keeps_his_money(play: Play) -> None:
    session(play, "senate.business", influence(1, 24), purse(30, 1), purse(200, 6))
    propose(play, "life", {"nominee": "fam-mago"})
    for seat in ("triangle", "circle", "square"):
        said = says(play, seat, "senate.vote")
        play.answer(seat, "senate.vote", said)
    assert not sum(count for name, count in says(play, "diamond", "senate.vote").items() if name.endswith(".bought"))


def rivalling(play: Play, *changes: Change) -> None:
    """Diamond presides with Mago; Malchus (square) could be elected for life, and Milko (triangle) could not."""
    rich = (influence(12, 24), purse(200, 12), influence(1, 5), influence(6, 22))
    session(play, "senate.business", *rich, *changes)


def test_before_a_rival_can_propose_himself_somebody_is_proposed_who_fails(play: Play) -> None:
    rivalling(play, holds("square", "public-outcry.1"))
    assert says(play, "diamond", "senate.life") == {"nominee": "fam-milko"}
    assert without(play, "decoys", "diamond", "senate.life") is None


@clause("RC-9.0.6", "RC-9.10.1")
@pytest.mark.parametrize(("his", "named"), [(24, True), (9, False)])
def test_the_floor_is_not_let_pass_to_who_could_propose_himself(
    his: int, named: bool, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seats were vetoed, who presided proposed no others, and a rival who had the floor then proposed himself."""
    monkeypatch.setattr(elections, "shares", lambda *_: iter(()))
    session(play, "senate.committee", vacant, influence(12, his), purse(90, 12))
    said = says(play, "diamond", "senate.committee")
    assert bool(said) == named
    assert "fam-malchus" not in (said or {}).values()
    assert why(play, "diamond", "senate.committee") == (["floor-kept"] if named else [])


@clause("RC-9.0.6", "RC-9.10.1")
@pytest.mark.parametrize(("his", "named"), [(24, True), (9, False)])
def test_nor_ahead(his: int, named: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table that asks ahead two let the floor pass, and the third had a ruler for life elected."""
    monkeypatch.setattr(elections, "shares", lambda *_: iter(()))
    play = meeting("senate.committee", vacant, influence(12, his), purse(90, 12))
    said = says(play, "diamond", "senate.programme")
    assert [one["kind"] for (one,) in said["motions"]] == ["committee"] * named
    assert (said["end"] == "ask") == named
    assert why(play, "diamond", "senate.programme") == ["floor-kept"] * named


def test_who_can_propose_nobody_needs_no_such_answer(play: Play) -> None:
    rivalling(play)
    play.g.factions[Seat("square")].hand.clear()
    assert says(play, "diamond", "senate.life") is None


def test_nobody_is_proposed_who_might_be_elected(play: Play) -> None:
    rivalling(play, holds("square", "public-outcry.1"), purse(150, 6))
    assert says(play, "diamond", "senate.life") is None


@clause("RC-9.0.16", "RC-9.10.1")
@pytest.mark.parametrize(("talents", "named"), [(90, {"nominee": "fam-milko"}), (300, None)])
def test_another_is_put_up_whom_the_rival_who_votes_last_must_outvote(talents: int, named: Any, play: Play) -> None:
    """RC-9.0.9: two Outcries stayed in hand, and he was elected with one vote more; there is one such vote a turn."""
    rich = (influence(1, 24), purse(166, 1), influence(6, 22), purse(talents, 6), purse(30, 3, 4))
    session(play, "senate.business", *rich, holds("circle", "public-outcry.1"))
    assert says(play, "circle", "senate.life") == named


def test_nobody_is_proposed_whom_only_the_money_of_others_would_stop(play: Play) -> None:
    """RC-9.0.9a: a rival put up to fail was elected, and had won: those who could have paid left it to each other."""
    rivalling(play, holds("square", "public-outcry.1"), purse(30, 12), purse(30, 1))
    assert says(play, "diamond", "senate.life") == {"nominee": "fam-milko"}
    numbered(play.g, 1).talents = 0
    assert says(play, "diamond", "senate.life") is None


def test_even_who_has_proposed_him_votes_against_a_ruler_for_life(play: Play) -> None:
    rivalling(play, holds("square", "public-outcry.1"))
    propose(play, "life", {"nominee": "fam-milko"})
    assert "against" in says(play, "diamond", "senate.vote").values()


def test_before_who_presides_is_elected_a_card_is_spent(play: Play) -> None:
    rivalling(play, holds("circle", "public-outcry.1"))
    for one in play.g.factions.values():
        one.hand = [] if one.seat != "circle" else one.hand
    assert says(play, "circle", "senate.life") is None
    office(12, "home-suffete")(play.g)
    assert says(play, "circle", "senate.life") == {"nominee": "fam-milko"}


def test_nobody_buys_votes_for_a_life_that_he_cannot_win(play: Play) -> None:
    rivalling(play, purse(30, 6))
    propose(play, "life", {"nominee": "fam-milko"})
    assert not bought(says(play, "triangle", "senate.vote"))


def test_against_a_ruler_for_life_the_votes_of_all_others_are_counted_on(play: Play) -> None:
    """RC-9.10.1: all others are against it; only their money is not counted on."""
    session(play, "senate.business", influence(1, 24), purse(60, 6), purse(10, 1))
    propose(play, "life", {"nominee": "fam-mago"})
    motion = see.view(play.g, Seat("triangle")).senate.motion  # type: ignore[union-attr]
    assert motion
    others = sum(votes for seat, votes in motion.strength.items() if seat != "diamond")
    assert bought(says(play, "triangle", "senate.vote")) == motion.strength[Seat("diamond")] + 10 - others


@clause("RC-9.3.9", "RC-9.10.1")
@pytest.mark.parametrize(("his", "paid"), [(10, 4), (0, 0)])
def test_what_holds_a_rival_off_is_spent_where_a_conviction_takes_more_from_him(
    his: int, paid: int, play: Play
) -> None:
    """One was accused who had 17T for votes, and went free for want of six votes that his accuser kept back."""
    purses = purse(30, 1), purse(his, 9), purse(20, 8)
    trials(play, major(9), rated(9, influence=6), influence(1, 20), *purses)
    charge = {"accused": "fam-bomilcar", "charge": "major", "prosecutor": "fam-malchus"}
    propose(play, "trial", charge, "square")
    for seat, voice in {"diamond": "against", "triangle": "for", "circle": "abstain"}.items():
        vote(play, seat, voice)
    assert bought(says(play, "square", "senate.vote")) == paid


@clause("RC-9.2b", "RC-9.10.1")
@pytest.mark.parametrize(
    ("points", "talents", "named"),
    [(18, 20, True), (17, 20, False), (21, 20, False), (18, 0, False)],
    ids=["electable by a seat", "not even so", "electable without", "votes that nobody can pay"],
)
def test_of_ones_own_who_can_be_elected_for_life_by_it_has_the_seat(
    points: int, talents: int, named: bool, play: Play
) -> None:
    """The seat went to who had least use for it, and the other lacked 3 Influence when the Senate could have voted."""
    session(play, "senate.committee", vacant, influence(5, points), purse(talents, 5))
    view, said = see.view(play.g, Seat("diamond")), says(play, "diamond", "senate.committee")
    assert electing(view, Seat("diamond"), "fam-mangi") == (points == 18)
    if points == 18:
        assert ("fam-mangi" in said.values()) == named
    play.g.senate.defeated.append("life:fam-mago")
    assert not electing(see.view(play.g, Seat("diamond")), Seat("diamond"), "fam-mangi"), "once a turn"


@clause("RC-9.10.3")
def test_who_rules_for_life_is_for_what_he_proposes_for_others(play: Play) -> None:
    """He named three pairs for another faction, voted all of them down with everybody's votes, and it lost 3 INF."""

    def ruling(g: Carthage) -> None:
        g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))

    session(play, "senate.suffetes", office(6, "home-suffete"), ruling)
    propose(play, "suffetes", {"first": "fam-malchus", "second": "fam-carthalo"}, "diamond")
    view = see.view(play.g, Seat("diamond"))
    assert view.senate
    assert view.senate.motion
    assert view.senate.motion.seat == "triangle"
    assert own_motion(view, view.senate.motion)

"""RR-1.09.82: the Consul for Life, elected or appointed, and what his player decides."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import AppointedForLife
from games.republic.reign import controller, foremost, gain, rules_for_life
from games.republic.senate.events import ElectedForLife, VoteClosed
from games.republic.senators import kill
from tests.clauses import clause
from tests.games.rome.forum import holds
from tests.games.rome.invariants import invariants
from tests.games.rome.money import in_revolt, legion
from tests.games.rome.play import Play, numbered
from tests.games.rome.senate import (
    PRAISE,
    Change,
    away,
    offered,
    office,
    pass_motion,
    propose,
    rated,
    session,
    vote_all,
)

GREAT = rated(1, influence=21)


def business(play: Play, *changes: Change, step: str = "senate.business", **how: Any) -> Play:
    return session(play, step, *changes, **how)


# Election


@clause("RR-1.09.821")
def test_a_senator_in_rome_with_21_influence_may_be_nominated(play: Play) -> None:
    business(play, GREAT, rated(2, influence=20), rated(3, influence=30), away(3), rated(4, influence=25))
    assert play.options("diamond", "senate.life") == {"nominee": ["fam-cornelius", "fam-julius"]}
    with pytest.raises(IllegalAnswer, match="unknown"):
        propose(play, "life", {"nominee": "fam-fabius"})


@clause("RR-1.09.821")
@pytest.mark.parametrize(
    ("step", "possible"),
    [("senate.consuls", False), ("senate.pontifex", True), ("senate.censor", True), ("senate.business", True)],
)
def test_after_the_consular_elections(play: Play, step: str, possible: bool) -> None:
    business(play, rated(2, influence=21), step=step, options={"pontifex": True})
    assert ("senate.life" in offered(play, "diamond")) == possible


@clause("RR-1.09.821")
def test_not_during_prosecutions(play: Play) -> None:
    change = (office(8, "censor"), rated(3, major=True), holds("triangle", "tribune.1"))
    business(play, GREAT, *change, step="senate.prosecutions")
    assert not any("senate.life" in offered(play, seat) for seat in play.g.seats)


@clause("RR-1.09.821", "RR-1.09.141")
def test_his_influence_is_added_to_the_votes_for(play: Play) -> None:
    business(play, GREAT)
    propose(play, "life", {"nominee": "fam-cornelius"})
    vote_all(play, ["diamond"], ["triangle", "circle", "square"])
    assert play.saw(VoteClosed) == [VoteClosed(1, "life", 9 + 21, 20, passed=True)]
    assert play.saw(ElectedForLife) == [ElectedForLife("fam-cornelius")]
    invariants(play.g)


@clause("RR-1.09.821", "RR-1.09.131")
def test_once_a_turn_in_all(play: Play) -> None:
    business(play, GREAT, rated(4, influence=25), holds("triangle", "tribune.1"))
    propose(play, "life", {"nominee": "fam-cornelius"})
    vote_all(play, (), ["triangle", "square"])
    play.lapse_all("senate.rebuke")
    for seat in ("diamond", "triangle"):
        assert "senate.life" not in offered(play, seat)


@clause("RR-1.09.821", "RR-1.09.151")
def test_a_tribune_may_nominate_him(play: Play) -> None:
    business(play, GREAT, holds("triangle", "tribune.1"))
    play.answer("triangle", "senate.life", {"nominee": "fam-cornelius"}, forced=1)
    pass_motion(play)
    assert rules_for_life(play.g, "fam-cornelius")


# Appointment


@clause("RR-1.09.822", "RR-1.09.822.1")
@pytest.mark.parametrize(("points", "appointed"), [(34, False), (35, True)])
def test_35_influence_in_rome_make_a_consul_for_life_at_once(play: Play, points: int, appointed: bool) -> None:
    business(play, rated(3, influence=points - 5), rated(12, influence=0), step="senate.censor")
    play.until("senate.prosecutions")
    propose(play, "censor", {"nominee": "fam-valerius"})
    pass_motion(play)
    assert play.saw(AppointedForLife) == ([AppointedForLife("fam-valerius", 35)] if appointed else [])


@clause("RR-1.09.822", "RR-1.15.3")
@pytest.mark.parametrize("change", [lambda g: g.laws.append("law-military-reforms"), away(3)])
def test_not_under_the_military_reforms_nor_away(play: Play, change: Change) -> None:
    business(play, change)
    gain(play.g, play.senator(3), influence=40)
    assert not play.g.reigns


@clause("RR-1.09.822")
def test_of_several_the_highest_counts_then_the_faction_and_before_an_elected_one(play: Play) -> None:
    business(play, GREAT)
    propose(play, "life", {"nominee": "fam-cornelius"})
    pass_motion(play)
    gain(play.g, play.senator(2), influence=30)
    assert [one.senator for one in foremost(play.g)] == ["fam-fabius"]
    gain(play.g, play.senator(3), influence=31)
    assert [one.senator for one in foremost(play.g)] == ["fam-valerius"]
    gain(play.g, play.senator(2), influence=1)
    gain(play.g, play.senator(6), influence=5)
    assert [one.senator for one in foremost(play.g)] == ["fam-fabius"]


# What his player decides


def ruled(play: Play, *changes: Change, **how: Any) -> Play:
    """Valerius (3, circle) is Consul for Life."""
    return business(play, *changes, lambda g: gain(g, numbered(g, 3), influence=30), **how)


@clause("RR-1.09.823")
def test_he_decides_for_all_factions_and_presides_by_it_over_nothing(play: Play) -> None:
    ruled(play)
    assert controller(play.g) == "circle"
    assert play.g.hrao() is play.senator(1)
    assert play.asked() == [("circle", "senate.floor")]
    play.answer("circle", "senate.minor", PRAISE, faction="diamond")
    assert {one.seat for one in play.awaited()} == {"circle"}


@clause("RR-1.09.823")
def test_cards_and_assassinations_stay_with_their_players(play: Play) -> None:
    ruled(play, holds("triangle", "tribune.1"))
    assert "senate.assassinate" in offered(play, "triangle")
    play.answer("circle", "senate.minor", PRAISE, faction="diamond")
    assert {"senate.veto", "senate.claim"} <= set(offered(play, "triangle"))


@clause("RR-1.09.823", "RR-1.09.151")
def test_nor_does_he_propose_with_the_tribune_of_another(play: Play) -> None:
    ruled(play, holds("triangle", "tribune.1", "tribune.2"))
    assert play.decision("triangle", "senate.minor", forced=1).covert
    play.answer("circle", "senate.minor", PRAISE, faction="diamond")
    play.answer("triangle", "senate.claim", "tribune.1")
    while due := [one for one in play.awaited() if one.kind == "senate.vote"]:
        play.submit(due[0].key, due[0].lapse)
    assert play.asked() == [("triangle", "senate.forgo")]


@clause("RR-1.09.823")
def test_a_faction_in_revolt_obeys_nobody(play: Play) -> None:
    ruled(play, in_revolt(legion(), rebels=(2,)))
    play.answer("circle", "senate.minor", PRAISE, faction="diamond")
    assert ("triangle", "senate.vote") in play.asked()


@clause("RR-1.09.823")
async def test_if_he_dies_the_players_take_their_factions_back_but_he_has_won(play: Play) -> None:
    ruled(play)
    await kill(play.g, play.senator(3), "test", "RR-1.05.3")
    assert controller(play.g) is None
    assert [one.seat for one in play.g.reigns] == ["circle"]


@clause("RR-1.09.823")
def test_captured_he_keeps_them(play: Play) -> None:
    ruled(play)
    play.senator(3).place = "captive"
    assert controller(play.g) == "circle"


@clause("RR-1.09.821")
def test_rejected_he_rules_nothing(play: Play) -> None:
    business(play, GREAT)
    propose(play, "life", {"nominee": "fam-cornelius"})
    vote_all(play, (), ["triangle", "circle", "square", "diamond"])
    assert not play.g.reigns

"""RC-9.5: other business: Trade Concessions out of the Forum, the Tyrian Alliance, and what there is not."""

from __future__ import annotations

import typing
from typing import Any

import pytest

from games.carthage.pieces import TableEvent
from games.carthage.senate.agenda import AGENDA
from games.carthage.senate.events_business import AllianceRejected
from games.carthage.senate.pieces import Kind
from games.carthage.state import Carthage
from games.carthage.wars.sea import TYRIANS
from games.kernel import IllegalAnswer
from games.republic.pieces import Force, Units
from games.republic.senate.events import ConcessionGranted, SenateAdjourned
from games.republic.senators import kill
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.rulebook import clause_text
from tests.games.carthage.senate import offered, pass_motion, propose, session, vote_all

SALT, GRAIN = "tc-salt-works", "tc-grain-estates"
MAGO, GISCO = "fam-mago", "fam-gisco"


def in_forum(*cards: str) -> Any:
    """These Trade Concessions lie in the Forum."""

    def change(g: Carthage) -> None:
        for card in cards:
            g.deck.remove(card)
            g.concessions.append(card)

    return change


@clause("RC-9.5", "RC-9.5.2")
def test_the_business_that_there_is(play: Play) -> None:
    """No land bills, and no concessions but Trade Concessions."""
    assert set(AGENDA["senate.business"]) <= set(typing.get_args(Kind))
    named = clause_text("RC-9.0.7")
    assert "land bill" not in named
    session(play)
    assert {kind.partition(".")[0] for kind in offered(play, "diamond")} >= {"senate"}
    assert not any("land" in kind for kind in typing.get_args(Kind))


# Trade Concessions


@clause("RC-9.5")
def test_trade_concessions_are_given_to_senators_in_carthage(play: Play) -> None:
    g = session(play, "senate.business", in_forum(SALT, GRAIN)).g
    assert set(play.options("diamond", "senate.concessions")) == {SALT, GRAIN}
    assert "fam-barca" not in play.options("diamond", "senate.concessions")[SALT]  # he governs Coastal Spain
    propose(play, "concessions", {SALT: GISCO, GRAIN: "none"})
    pass_motion(play)
    assert play.saw(ConcessionGranted) == [ConcessionGranted(GISCO, SALT)]
    assert (play.senator(7).concessions, g.concessions) == ([SALT], [GRAIN])
    invariants(g)


@clause("RC-9.5", "RC-9.0.8")
def test_each_card_is_voted_on_once_a_turn(play: Play) -> None:
    session(play, "senate.business", in_forum(SALT, GRAIN))
    propose(play, "concessions", {SALT: GISCO, GRAIN: "none"})
    vote_all(play, ["square"], ["diamond", "triangle", "circle"])
    assert play.g.concessions == [SALT, GRAIN]
    assert set(play.options("diamond", "senate.concessions")) == {GRAIN}
    propose(play, "concessions", {GRAIN: MAGO})
    pass_motion(play)
    assert "senate.concessions" not in offered(play, "diamond")


@clause("RC-9.5", "RC-9.0.8")
async def test_not_even_if_it_comes_back_to_the_forum(play: Play) -> None:
    g = session(play, "senate.business", in_forum(SALT)).g
    propose(play, "concessions", {SALT: GISCO})
    pass_motion(play)
    await kill(g, play.senator(7), "test", "RC-5.1")
    assert g.concessions == [SALT]
    propose(play, "minor", {"text": "A pity"})
    pass_motion(play)
    assert "senate.concessions" not in offered(play, "diamond")


@clause("RC-9.5")
def test_without_a_card_nothing_can_be_given(play: Play) -> None:
    session(play)
    assert "senate.concessions" not in offered(play, "diamond")
    session(play, "senate.business", in_forum(SALT))
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "concessions", {SALT: "none"})
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.nothing-proposed", "RC-9.5")
    with pytest.raises(IllegalAnswer):
        propose(play, "concessions", {SALT: "fam-barca"})
    assert play.g.senate.motion is None


# The Tyrian Alliance


def tyrians(rolled: int) -> Any:
    """They came, or came again, in this turn: 8 Fleets, of which 3 are with a force. It is turn 1."""

    def change(g: Carthage) -> None:
        g.army.pool_fleets -= 8
        g.army.active.fleets += 5
        units = Units(legions=[g.army.active.legions.pop()], fleets=3)
        g.forces["f"] = Force(id="f", war="conquest-of-tunisia", commanders=["fam-gisco"], units=units, sent=0)
        numbered(g, 7).place, numbered(g, 7).at, numbered(g, 7).office = "force", "f", "general"
        g.committee["overseer-of-the-agora"].member, g.committee["overseer-of-the-agora"].term = "", 0
        g.table_events[TYRIANS] = TableEvent(id=TYRIANS, rolled=rolled, fleets=8, wars=["conquest-of-tunisia"])

    return change


@clause("RC-8.8.8", "RC-9.0.7")
def test_the_tyrian_alliance_may_be_rejected(play: Play) -> None:
    g = session(play, "senate.business", tyrians(1)).g
    propose(play, "alliance", {})
    pass_motion(play)
    assert play.saw(AllianceRejected)
    assert (g.army.active.fleets, g.forces["f"].units.fleets, g.army.pool_fleets) == (0, 0, 25)
    assert TYRIANS not in g.table_events
    assert "senate.alliance" not in offered(play, "diamond")
    invariants(g)


@clause("RC-8.8.8")
def test_only_in_the_same_turn(play: Play) -> None:
    session(play, "senate.business", tyrians(0))
    assert "senate.alliance" not in offered(play, "diamond")


@clause("RC-8.8.8")
def test_and_only_after_the_governors(play: Play) -> None:
    steps = [step for step, kinds in AGENDA.items() if "alliance" in kinds]
    assert "senate.governors" not in steps
    assert "senate.business" in steps


@clause("RC-8.8.8", "RC-9.0.8")
def test_a_rejection_that_was_voted_down_stays_so(play: Play) -> None:
    g = session(play, "senate.business", tyrians(1)).g
    propose(play, "alliance", {})
    vote_all(play, ["square"], ["diamond", "triangle", "circle"])
    assert TYRIANS in g.table_events
    assert "senate.alliance" not in offered(play, "diamond")


# The HRAO leaves


def officials_away(g: Carthage) -> None:
    """No official is in Carthage, so that the foremost Senator, Ithobal (square), is HRAO. An Exploration is open."""
    for senator in g.senators.values():
        if g.posts(senator):
            senator.place = senator.place if senator.place == "province" else "captive"
    numbered(g, 8).influence = 20
    g.deck.remove("saharan-caravan-route")
    g.explorations.append("saharan-caravan-route")


@clause("RC-9.5.1")
@pytest.mark.parametrize(("explorer", "adjourned"), [("fam-himilco", True), ("fam-carthalo", False)])
def test_the_senate_is_adjourned_when_the_hrao_leaves(play: Play, explorer: str, adjourned: bool) -> None:
    session(play, "senate.business", officials_away)
    venture = {"goal": "saharan-caravan-route", "explorer": explorer, "caravans": 20, "trade_fleets": 0}
    propose(play, "expedition", venture, seat="square")
    pass_motion(play)
    assert play.saw(SenateAdjourned) == ([SenateAdjourned("departure")] if adjourned else [])


@clause("RC-9.5.1")
async def test_whoever_became_hrao_during_the_vote_adjourns_it_by_leaving(play: Play) -> None:
    """Himilco is killed while all vote on Carthalo's expedition; Carthalo is HRAO then, and leaves."""

    def second(g: Carthage) -> None:
        officials_away(g)
        numbered(g, 11).influence = 19

    g = session(play, "senate.business", second).g
    venture = {"goal": "saharan-caravan-route", "explorer": "fam-carthalo", "caravans": 20, "trade_fleets": 0}
    propose(play, "expedition", venture, seat="square")
    await kill(g, play.senator(8), "test", "RC-5.1")
    hrao = g.hrao()
    assert (hrao and hrao.id) == "fam-carthalo"
    pass_motion(play)
    assert play.saw(SenateAdjourned) == [SenateAdjourned("departure")]


@clause("RC-9.5.1")
async def test_but_not_when_he_dies(play: Play) -> None:
    g = session(play, "senate.business", officials_away).g
    propose(play, "minor", {"text": "Praise"}, seat="square")
    await kill(g, play.senator(8), "test", "RC-5.1")
    pass_motion(play)
    assert not play.saw(SenateAdjourned)

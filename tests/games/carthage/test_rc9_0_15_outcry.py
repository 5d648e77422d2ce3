"""RC-9.0.15: Public Outcry: vetoes, inherent vetoes, and what silences them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.senate.events_outcry import OutcryRaised, OutcrySilenced, PowerUsed
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, NotOpen
from games.republic.senate.business import always
from games.republic.senate.events import MotionFell, VoteClosed
from tests.clauses import clause
from tests.games.carthage.forum import DIAMOND, SQUARE, TRIANGLE, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.outcries import BLAME, CARD, OTHER_CARD, PRAISE, late, motion, offered, open_vote
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change, away, office, pass_motion, propose, session, vote


def statesman(card: str, number: int = 3) -> Change:
    """A Statesman lies on the Family of this ID."""

    def change(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != card]
        (senator,) = g.numbered(number)
        senator.statesman = card

    return change


def minor_is(monkeypatch: pytest.MonkeyPatch, **marks: object) -> None:
    """Minor motions are of another nature for the moment."""
    monkeypatch.setitem(CARTHAGE.business, "minor", replace(CARTHAGE.business["minor"], **marks))


# Veto


@clause("RC-9.0.15")
def test_an_outcry_cancels_the_vote_and_is_discarded(play: Play) -> None:
    open_vote(play, holds("triangle", CARD))
    play.answer("triangle", "senate.veto", CARD, motion=1)
    assert play.saw(OutcryRaised) == [OutcryRaised(TRIANGLE, CARD, "veto")]
    assert [(one.number, one.kind) for one in play.saw(OutcryRaised)] == [(1, "minor")], "all are told which motion"
    assert play.saw(MotionFell) == [MotionFell(1, "minor", "vetoed")]
    assert CARD in play.g.gone
    assert CARD not in play.g.factions[TRIANGLE].hand
    assert play.g.senate.motion is None
    assert ("diamond", "senate.floor") in play.asked()
    invariants(play.g)


@clause("RC-9.0.15")
def test_a_vote_that_has_enough_votes_is_cancelled_all_the_same(play: Play) -> None:
    open_vote(play, holds("square", CARD))
    for seat in ("triangle", "circle"):
        vote(play, seat, "for")
    play.answer("square", "senate.veto", CARD)
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]


@clause("RC-9.0.15", "RC-9.0.15c")
def test_who_has_voted_can_no_longer_veto(play: Play) -> None:
    open_vote(play, holds("triangle", CARD), holds("circle", OTHER_CARD))
    vote(play, "triangle", "for")
    assert not offered(play, "triangle", "senate.veto")
    assert offered(play, "circle", "senate.veto")


@clause("RC-9.0.15c")
def test_a_sheet_that_is_not_declared_yet_does_not_bar_the_veto(play: Play) -> None:
    open_vote(play, holds("square", CARD))
    vote(play, "square", "for")
    assert motion(play).sealed
    play.answer("square", "senate.veto", CARD)
    assert play.saw(MotionFell)


@clause("RC-9.0.15")
def test_a_player_without_a_senator_in_carthage_may_veto_to_the_end(play: Play) -> None:
    open_vote(play, holds("circle", CARD), *(away(number) for number in (3, 7, 11)))
    for seat in ("triangle", "square"):
        vote(play, seat, "for")
    play.answer("circle", "senate.veto", CARD)
    assert play.saw(MotionFell)


@clause("RC-9.0.15c")
def test_the_card_is_kept_if_the_vote_is_over(play: Play) -> None:
    open_vote(play, holds("triangle", CARD))
    key = play.decision("triangle", "senate.veto").key
    pass_motion(play)
    with pytest.raises(NotOpen):
        play.table.submit(TRIANGLE, key, CARD)
    assert play.g.factions[TRIANGLE].hand == [CARD]


@clause("RC-9.0.15")
def test_who_holds_no_outcry_has_no_veto_and_the_offer_is_covert(play: Play) -> None:
    open_vote(play, holds("triangle", CARD), holds("circle", "seduction.1"))
    assert not offered(play, "circle", "senate.veto")
    assert play.decision("triangle", "senate.veto").covert
    assert not play.decision("triangle", "senate.veto").awaited
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "senate.veto", "seduction.1")


@clause("RC-9.0.15a", "RC-9.0.8")
def test_a_vetoed_proposal_counts_as_defeated(play: Play) -> None:
    open_vote(play, holds("triangle", CARD))
    play.answer("triangle", "senate.veto", CARD)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "minor", PRAISE)
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.again", "RC-9.0.8")
    propose(play, "minor", BLAME)


@clause("RC-9.0.15a", "RC-9.1a")
def test_a_vetoed_pair_may_not_be_nominated_again(play: Play) -> None:
    session(play, "senate.suffetes", holds("triangle", CARD))
    propose(play, "suffetes", {"first": "fam-adherbal", "second": "fam-malchus"})
    play.answer("triangle", "senate.veto", CARD)
    with pytest.raises(IllegalAnswer, match="again"):
        propose(play, "suffetes", {"first": "fam-malchus", "second": "fam-adherbal"})


@clause("RC-9.0.15")
def test_a_suffete_for_life_is_not_open_to_veto(play: Play) -> None:
    def powerful(g: Carthage) -> None:
        g.numbered(1)[0].influence = 25

    session(play, "senate.business", powerful, holds("triangle", CARD))
    propose(play, "life", {"nominee": "fam-mago"})
    assert not offered(play, "triangle", "senate.veto")


@clause("RC-9.0.15")
def test_the_appointment_of_the_last_candidates_is_not_open_to_veto(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_vote(play, holds("triangle", CARD))
    assert offered(play, "triangle", "senate.veto")
    minor_is(monkeypatch, unopposed=always)
    play.table.stir()
    assert not offered(play, "triangle", "senate.veto")


# Inherent vetoes


@clause("RC-9.0.15b")
@pytest.mark.parametrize(("card", "scenario"), [("st-3a", "early"), ("st-3b", "late")])
def test_both_hannos_veto_once_in_a_phase_without_a_card(play: Play, card: str, scenario: str) -> None:
    open_vote(play, statesman(card), scenario=scenario)
    play.answer("circle", "senate.veto", "fam-hanno")
    assert PowerUsed("circle", "fam-hanno", "") in play.told
    assert [(one.number, one.kind) for one in play.saw(PowerUsed)] == [(1, "minor")]
    for seat in [one.seat for one in play.awaited() if one.kind == "senate.silence"]:
        play.lapse(seat, "senate.silence")
    assert play.g.senate.motion is None
    propose(play, "minor", BLAME)
    assert not offered(play, "circle", "senate.veto")
    invariants(play.g)


@clause("RC-9.0.15b")
def test_a_captive_hanno_vetoes_nothing(play: Play) -> None:
    def captured(g: Carthage) -> None:
        (hanno,) = g.numbered(3)
        hanno.place, hanno.at = "captive", "conquest-of-tunisia"

    open_vote(play, statesman("st-3a"), captured)
    assert not offered(play, "circle", "senate.veto")


@clause("RC-9.0.15b")
def test_the_treasurer_vetoes_spending_only_and_only_in_carthage(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    open_vote(play, office(5, "state-treasurer"))
    assert not offered(play, "diamond", "senate.veto")
    minor_is(monkeypatch, spends=always)
    play.table.stir()
    assert play.options("diamond", "senate.veto") == ["state-treasurer"]
    play.senator(5).place = "province"
    play.table.stir()
    assert not offered(play, "diamond", "senate.veto")
    play.senator(5).place = "carthage"
    play.table.stir()
    play.answer("diamond", "senate.veto", "state-treasurer")
    assert PowerUsed(DIAMOND, "fam-mangi", "state-treasurer") in play.told
    assert play.saw(MotionFell)
    propose(play, "minor", BLAME)
    assert not offered(play, "diamond", "senate.veto")


# Silenced


@clause("RC-9.0.18")
@pytest.mark.parametrize("silencer", ["graft", "outcry-silenced"])
def test_graft_and_outcry_silenced_cancel_a_card(play: Play, silencer: str) -> None:
    open_vote(play, late, holds("triangle", CARD), holds("square", silencer))
    play.answer("triangle", "senate.veto", CARD)
    play.answer("square", "senate.silence", silencer)
    assert play.saw(OutcrySilenced) == [OutcrySilenced(SQUARE, silencer)]
    assert {CARD, silencer} <= set(play.g.gone)
    assert motion(play).fate == ""
    pass_motion(play)
    assert play.saw(VoteClosed)[0].passed


@clause("RC-9.0.18")
def test_only_outcry_silenced_cancels_an_inherent_veto_and_it_has_been_used(play: Play) -> None:
    open_vote(play, late, statesman("st-3a"), holds("square", "graft"), holds("triangle", "outcry-silenced"))
    play.answer("circle", "senate.veto", "fam-hanno")
    assert play.options("square", "senate.silence") == ["none"]
    play.answer("triangle", "senate.silence", "outcry-silenced")
    assert motion(play)
    assert not offered(play, "circle", "senate.veto")


@clause("RC-9.0.18")
def test_all_others_with_red_cards_are_asked_so_that_silence_tells_nothing(play: Play) -> None:
    open_vote(play, late, holds("triangle", CARD), holds("square", "seduction.1"))
    play.answer("triangle", "senate.veto", CARD)
    assert play.asked() == [("square", "senate.silence")], "hands are empty elsewhere, and open in number"
    assert play.decision("square", "senate.silence").hidden
    assert play.options("square", "senate.silence") == ["none"]
    play.lapse("square", "senate.silence")
    assert play.saw(MotionFell)


@clause("RC-9.0.18")
@pytest.mark.parametrize("changes", [[], ["gone"]])
def test_nobody_is_asked_when_no_such_card_can_be_in_a_hand(play: Play, changes: list[str]) -> None:
    def spent(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one not in ("graft", "outcry-silenced")]
        g.gone += ["graft", "outcry-silenced"]

    known = [late, spent] if changes else []
    open_vote(play, *known, holds("triangle", CARD), holds("square", "seduction.1"))
    play.answer("triangle", "senate.veto", CARD)
    assert play.saw(MotionFell)


@clause("RC-9.0.18")
def test_who_has_only_graft_to_fear_vetoes_without_one(play: Play) -> None:
    """When Outcry Silenced is gone nothing can cancel an inherent veto any more."""

    def spent(g: Carthage) -> None:
        g.next_deck.remove("outcry-silenced") if "outcry-silenced" in g.next_deck else g.deck.remove("outcry-silenced")
        g.gone.append("outcry-silenced")

    open_vote(play, late, spent, statesman("st-3a"), holds("square", "graft"))
    play.answer("circle", "senate.veto", "fam-hanno")
    assert play.saw(MotionFell)

"""CD-G.1, 7.B: what a game-master may rule besides names."""

from __future__ import annotations

import pytest

from games.diplomacy import votes
from games.diplomacy.rulings import RULINGS
from games.diplomacy.state import Motion, Refusal
from games.diplomacy.votes.events import NotSeated, RuleWritten, SeatedByVote
from games.kernel import NotAllowed, save
from tests.clauses import clause

from .realm import Realm, seat


@pytest.fixture
def realm() -> Realm:
    made = Realm("GV", "HAM", "MAG")
    made.rule("GV", "Rom")
    return made


@clause("CD-7.B")
def test_somebody_is_put_into_a_place_in_civil_disorder(realm: Realm) -> None:
    RULINGS["seat"].apply(realm.g, code="HAM", province="Ven")
    assert realm.g.provinces["Ven"].ruler == seat("HAM")
    assert realm.told(SeatedByVote) == [SeatedByVote("HAM", "Ven")]


@clause("CD-7.B", "CD-4.F")
@pytest.mark.parametrize(("code", "province"), [("HAM", "Rom"), ("HAM", "TyS"), ("XXX", "Ven"), ("MAG", "Ven")])
def test_not_where_somebody_rules_nor_nobody_nor_who_refuses(realm: Realm, code: str, province: str) -> None:
    realm.g.players[seat("MAG")].refusals.append(Refusal("appointments"))
    before = save(realm.g)
    with pytest.raises(NotAllowed):
        RULINGS["seat"].apply(realm.g, code=code, province=province)
    assert save(realm.g) == before


@clause("CD-7.B")
def test_he_declares_a_reason_not_to_appoint(realm: Realm) -> None:
    says = {"candidate": "HAM", "province": "Ven"}
    realm.g.carried.append(Motion("M1", seat("MAG"), "seat", says, 1))
    RULINGS["decline-seat"].apply(realm.g, motion="M1", reason=" He owns the bank. ")
    votes.open_season(realm.g)
    assert realm.told(NotSeated) == [NotSeated("HAM", "Ven", "He owns the bank.")]
    assert not realm.g.provinces["Ven"].ruler


@clause("CD-7.B")
@pytest.mark.parametrize(("motion", "reason"), [("M2", "No."), ("M1", " ")])
def test_of_a_motion_that_seats_somebody_and_with_a_reason(realm: Realm, motion: str, reason: str) -> None:
    realm.g.motions.append(Motion("M1", seat("MAG"), "seat", {"candidate": "HAM", "province": "Ven"}, 1))
    with pytest.raises(NotAllowed):
        RULINGS["decline-seat"].apply(realm.g, motion=motion, reason=reason)
    assert not realm.g.motions[0].reason


@clause("CD-G.1", "CD-1.3")
def test_a_written_rule_is_numbered_dated_and_published(realm: Realm) -> None:
    RULINGS["written-rule"].apply(realm.g, text="Letters are answered.")
    assert realm.g.written_rules == ["Letters are answered."]
    assert realm.told(RuleWritten) == [RuleWritten(1, "Letters are answered.", 1901, "spring")]
    with pytest.raises(NotAllowed):
        RULINGS["written-rule"].apply(realm.g, text=" ")
    assert realm.g.amended == 1

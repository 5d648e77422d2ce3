"""CD-G.1, 7.B: what a game-master may rule besides names."""

from __future__ import annotations

import pytest

from games.diplomacy import votes
from games.diplomacy.rulings import RULINGS
from games.diplomacy.state import Motion
from games.diplomacy.votes.events import NotSeated
from games.kernel import NotAllowed
from tests.clauses import clause

from .realm import Realm, seat


@pytest.fixture
def realm() -> Realm:
    made = Realm("GV", "HAM", "MAG")
    made.rule("GV", "Rom")
    return made


@clause("CD-G.1", "CD-7.B", "CD-7.C")
def test_he_seats_nobody_and_writes_no_rule_without_a_vote() -> None:
    assert sorted(RULINGS) == ["approve-name", "decline-seat", "enter", "leave", "refuse-name"]


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

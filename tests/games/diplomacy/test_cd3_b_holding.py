"""CD-3.B: the one name under which a player holds everything."""

from __future__ import annotations

import pytest

from games.diplomacy import register
from games.diplomacy.orders import DropName, HoldAs
from games.diplomacy.register.events import EstatePassed, HoldingMoves
from games.diplomacy.state import Delegation, Name, Refusal
from games.diplomacy.why import VoidOrder
from tests.clauses import clause

from .realm import Realm, seat


@pytest.fixture
def realm() -> Realm:
    """GV has a second name, MAX; he rules Rome and owns shares."""
    made = Realm("GV", "HAM", "MAG")
    made.g.names["MAX"] = Name("MAX", "Maximus", seat("GV"), approved=True)
    made.rule("GV", "Rom")
    made.line("Rom-Ven", GV=11)
    return made


def order(realm: Realm, name: str, author: str = "GV") -> None:
    register.carry_out(realm.g, seat(author), HoldAs(author=author, name=name))


def next_season(realm: Realm) -> None:
    realm.g.told.clear()
    realm.next_season()
    register.open_season(realm.g)


@clause("CD-3.B.3")
def test_everything_passes_to_the_other_name_when_the_next_season_begins(realm: Realm) -> None:
    order(realm, "MAX")
    assert realm.g.code(seat("GV")) == "GV"
    assert realm.told(HoldingMoves, "GV") == [HoldingMoves("GV", "MAX")]
    assert realm.told(HoldingMoves) == []
    next_season(realm)
    assert realm.told(EstatePassed) == [EstatePassed("GV", "MAX")]
    assert realm.g.code(realm.g.provinces["Rom"].ruler) == "MAX"
    assert realm.owned(realm.g.railways[0]) == {"MAX": 11}
    assert realm.g.holder("GV") is None
    assert realm.g.owner("GV") == seat("GV"), "the other is for letters and press from now on"


@clause("CD-3.B.3")
def test_only_an_approved_name_of_his_own(realm: Realm) -> None:
    realm.g.names["MIN"] = Name("MIN", "Minimus", seat("GV"))
    for name in ("MIN", "HAM", "XXX"):
        found = register.refusal(realm.g, seat("GV"), HoldAs(author="GV", name=name))
        assert found is not None
        assert (found.reason, found.clause) == ("name-not-his", "CD-3.B.3"), "whosever it is, he learns no more"


@clause("CD-3.B.3")
def test_the_last_name_ordered_counts_and_the_old_one_again_leaves_all_as_it_was(realm: Realm) -> None:
    order(realm, "MAX")
    order(realm, "GV")
    next_season(realm)
    assert realm.told(EstatePassed) == []
    assert realm.g.code(seat("GV")) == "GV"


@clause("CD-3.B.3")
def test_a_name_that_was_given_up_before_holds_nothing(realm: Realm) -> None:
    register.carry_out(realm.g, seat("GV"), DropName(author="GV", name="MAX"))
    order(realm, "MAX")
    assert [one.reason for one in realm.told(VoidOrder, "GV")] == ["name-not-his"]
    next_season(realm)
    assert realm.g.code(seat("GV")) == "GV"


@clause("CD-3.B.3")
def test_what_others_have_filed_about_the_one_name_is_about_the_estate(realm: Realm) -> None:
    g = realm.g
    g.players[seat("HAM")].refusals.append(Refusal("shares", "GV"))
    g.delegations.append(Delegation(seat("HAM"), seat("MAG"), of="GV"))
    order(realm, "MAX")
    next_season(realm)
    assert [one.giver for one in g.players[seat("HAM")].refusals] == ["MAX"]
    assert [one.of for one in g.delegations] == ["MAX"]


@clause("CD-3.B.1")
def test_estates_are_told_in_order_of_code() -> None:
    realm = Realm("ZZZ", "AAA")
    for code, new in (("ZZZ", "BBB"), ("AAA", "CCC")):
        realm.g.names[new] = Name(new, new, seat(code), approved=True)
        order(realm, new, code)
    next_season(realm)
    assert realm.told(EstatePassed) == [EstatePassed("AAA", "CCC"), EstatePassed("ZZZ", "BBB")]

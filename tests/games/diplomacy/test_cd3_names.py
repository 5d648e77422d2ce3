"""CD-3.A, 3.C: names, and the codes by which orders know them."""

from __future__ import annotations

import pytest

from games.diplomacy import register
from games.diplomacy.orders import DropName, NewName
from games.diplomacy.register.codes import by_rule, is_free, proposals
from games.diplomacy.register.events import (
    HoldingNamed,
    NameApproved,
    NameDropped,
    NameGiven,
    NameProposed,
    NameRefused,
)
from games.diplomacy.register.orders import OfHimself
from games.diplomacy.rulings import RULINGS
from games.diplomacy.state import Name
from games.diplomacy.why import VoidOrder
from games.kernel import NotAllowed, load, save
from tests.clauses import clause

from .realm import Realm, seat


@pytest.fixture
def realm() -> Realm:
    """Three players under the names of their codes."""
    return Realm("GV", "HAM", "MAG")


def takes(code: str, name: str, new: str = "") -> NewName:
    return NewName(author=code, name=name, code=new)


def deadline(realm: Realm, *orders: OfHimself) -> None:
    """A main deadline, and the season after it is opened; what was told is of these two."""
    realm.g.told.clear()
    for order in orders:
        register.carry_out(realm.g, seat(order.author), order)
    realm.next_season()
    register.open_season(realm.g)


def why(realm: Realm, order: OfHimself) -> str:
    found = register.refusal(realm.g, seat(order.author), order)
    return found.reason if found else ""


@clause("CD-3.A")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Hamilcar Barca", ""),
        ("Xo", ""),
        ("X" * 40, ""),
        ("X", "name-length"),
        ("X" * 41, "name-length"),
        ("Two  blanks", "name-length"),
        (" Maximus", "name-length"),
        ('Max "the" Great', "name-length"),
        ("Max\nimus", "name-length"),
        ("gv", "name-taken"),
        ("The Game-Master", "name-game-master"),
        ("G. M.", "name-game-master"),
        ("Der Spielleiter", "name-game-master"),
        ("Gmelina", ""),
    ],
)
def test_what_a_name_may_be(realm: Realm, name: str, reason: str) -> None:
    assert why(realm, takes("HAM", name)) == reason


@clause("CD-3.A")
def test_a_name_is_approved_at_the_deadline_of_the_season_in_which_it_was_known(realm: Realm) -> None:
    deadline(realm, takes("GV", "Maximus", "MAX"))
    assert realm.told(NameProposed) == [NameProposed("MAX", "Maximus")]
    assert realm.g.owner("MAX") == ""
    deadline(realm)
    assert realm.told(NameApproved) == [NameApproved("MAX", "Maximus")]
    assert realm.told(NameProposed) == []
    assert realm.g.owner("MAX") == seat("GV")
    assert realm.g.code(seat("GV")) == "GV", "his first approved name goes on to hold everything"


@clause("CD-3.A")
def test_the_game_master_approves_at_once_or_refuses(realm: Realm) -> None:
    deadline(realm, takes("GV", "Maximus", "MAX"), takes("HAM", "Minimus", "MIN"))
    RULINGS["approve-name"].apply(realm.g, code="MAX")
    RULINGS["refuse-name"].apply(realm.g, code="MIN")
    assert realm.g.owner("MAX") == seat("GV")
    assert realm.told(NameRefused) == [NameRefused("MIN", "Minimus")]
    assert "MIN" not in realm.g.names
    assert is_free(realm.g, "MIN")
    deadline(realm)
    assert realm.told(NameApproved) == []


@clause("CD-3.A")
@pytest.mark.parametrize("ruling", ["approve-name", "refuse-name"])
@pytest.mark.parametrize("code", ["GV", "XXX"])
def test_what_does_not_wait_can_neither_be_approved_nor_refused(realm: Realm, ruling: str, code: str) -> None:
    with pytest.raises(NotAllowed):
        RULINGS[ruling].apply(realm.g, code=code)
    assert realm.g.owner("GV") == seat("GV")


@clause("CD-3.A")
def test_a_name_is_remembered_for_four_seasons_against_others(realm: Realm) -> None:
    realm.g.names["OLD"] = Name("OLD", "Oldest", seat("GV"), approved=True)
    deadline(realm, DropName(author="GV", name="OLD"))
    assert realm.told(NameDropped) == [NameDropped("OLD", "Oldest")]
    assert realm.g.owner("OLD") == ""
    reasons: list[tuple[str, str]] = []
    for _ in range(5):
        reasons.append((why(realm, takes("HAM", "oldest")), why(realm, takes("GV", "oldest"))))
        deadline(realm)
    assert reasons == [("name-taken", "")] * 4 + [("", "")]


@clause("CD-3.C")
def test_a_code_is_not_used_again_for_eight_seasons(realm: Realm) -> None:
    realm.g.names["OLD"] = Name("OLD", "Oldest", seat("GV"), approved=True)
    deadline(realm, DropName(author="GV", name="OLD"))
    free: list[bool] = []
    for _ in range(8):
        free.append(is_free(realm.g, "old"))
        deadline(realm)
    assert free == [False] * 7 + [True]


@clause("CD-3.A")
def test_of_two_who_propose_one_name_the_first_has_it_and_the_other_is_told(realm: Realm) -> None:
    deadline(realm, takes("HAM", "Maximus"), takes("GV", "MAXIMUS"))
    assert [one.owner for one in realm.g.names.values() if not one.approved] == [seat("HAM")]
    assert [one.reason for one in realm.told(VoidOrder, "GV")] == ["name-taken"]
    assert realm.told(VoidOrder) == []


@clause("CD-3.A")
def test_three_names_of_a_player_may_wait_at_a_time(realm: Realm) -> None:
    deadline(realm, *(takes("GV", f"Maximus {n}") for n in range(4)))
    assert [one.reason for one in realm.told(VoidOrder, "GV")] == ["name-waiting"]
    assert why(realm, takes("HAM", "Minimus")) == ""


@clause("CD-3.B.1")
def test_names_are_told_in_order_of_code_whoever_has_proposed_them(realm: Realm) -> None:
    deadline(realm, takes("MAG", "Aaron", "ZZA"), takes("HAM", "Berta", "ZZB"), takes("GV", "Caesar", "ZZC"))
    first = realm.told(NameProposed)
    other = Realm("GV", "HAM", "MAG")
    deadline(other, takes("GV", "Berta", "ZZB"), takes("GV", "Caesar", "ZZC"), takes("GV", "Aaron", "ZZA"))
    assert other.told(NameProposed) == first
    assert [one.code for one in first] == ["ZZA", "ZZB", "ZZC"]


@clause("CD-3.B")
def test_the_name_that_holds_everything_cannot_be_given_up(realm: Realm) -> None:
    realm.g.names["MAX"] = Name("MAX", "Maximus", seat("GV"), approved=True)
    assert why(realm, DropName(author="GV", name="GV")) == "name-holds"
    assert why(realm, DropName(author="GV", name="HAM")) == "name-not-his"
    realm.g.players[seat("GV")].next_holding = "MAX"
    assert why(realm, DropName(author="GV", name="MAX")) == "name-holds"


@clause("CD-3.A")
def test_a_name_that_waits_can_be_taken_back(realm: Realm) -> None:
    deadline(realm, takes("GV", "Maximus", "MAX"))
    deadline(realm, DropName(author="GV", name="MAX"))
    assert "MAX" not in realm.g.names
    assert realm.told(NameDropped) == []
    assert realm.told(NameApproved) == []


@clause("CD-3.C")
@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("Gaius Verres", ["GV", "GAI", "GSV", "GSR"]),
        ("Hamilcar", ["H", "HAM", "HML", "HMC"]),
        ("Publius Cornelius Scipio Africanus", ["PCS", "PUB", "PBL"]),
        ("Ödipus", ["O", "ODI", "ODP", "ODS"]),
    ],
)
def test_codes_by_rule_in_their_order(name: str, first: list[str]) -> None:
    found = proposals(name)
    assert [next(found) for _ in first] == first


@clause("CD-3.C")
def test_the_code_by_rule_is_the_first_that_is_free(realm: Realm) -> None:
    assert by_rule(realm.g, "Gaius Verres") == "GAI", "GV is taken"
    assert by_rule(realm.g, "Romulus") == "RML", "Rom is a space of the map"
    assert by_rule(realm.g, "北条") == "AA", "nothing is left but the alphabet, A to Z"
    assert by_rule(realm.g, "Sandra Reed") == "SAN", "SR is a word of orders"


@clause("CD-3.C")
@pytest.mark.parametrize("code", ["gv", "Rom", "NAP", "sr", "GM", "All", "A", "ABCD", "A1", ""])
def test_codes_that_no_name_may_have(realm: Realm, code: str) -> None:
    assert not is_free(realm.g, code)


@clause("CD-3.C")
def test_a_code_may_be_proposed_and_is_refused_if_it_is_not_free(realm: Realm) -> None:
    assert why(realm, takes("HAM", "Maximus", "GV")) == "code-taken"
    assert why(realm, takes("HAM", "Maximus", "MAX")) == ""


@clause("CD-3.A")
def test_whoever_has_no_name_is_given_one_of_the_list(realm: Realm) -> None:
    for code in ("HAM", "GV"):
        del realm.g.names[code]
        realm.g.players[seat(code)].holding = ""
    realm.g.told.clear()
    register.name_the_nameless(realm.g)
    given = [realm.g.code(seat(code)) for code in ("GV", "HAM")]
    assert all(given)
    assert len(set(given)) == 2
    assert [one.code for one in realm.told(HoldingNamed)] == sorted(given)
    assert [one.code for one in realm.told(NameProposed)] == sorted(given)
    assert [one.code for one in realm.told(NameGiven, "GV")] == [given[0]]
    assert realm.told(NameGiven) == []
    assert load(type(realm.g), save(realm.g), schema=1, now=1, upgrades={}) == realm.g

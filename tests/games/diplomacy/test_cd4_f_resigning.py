"""CD-4.F: positions that are given up, and gifts that are refused."""

from __future__ import annotations

import pytest

from games.diplomacy import positions, register
from games.diplomacy.orders import Appoint, Post, Refuse, Resign
from games.diplomacy.orders.political import Good
from games.diplomacy.politics.appointments import appoint, refuses, resign_all
from games.diplomacy.politics.events import RefusalFiled
from games.diplomacy.positions.events import FellIntoDisorder, Merged, Resigned, UnitsRemoved
from games.diplomacy.why import VoidOrder
from tests.clauses import clause

from .realm import Realm, seat


@pytest.fixture
def realm() -> Realm:
    """GV rules Rome and Naples, HAM rules Naples under him; an army is based in each, that of Rome under MAG."""
    made = Realm("GV", "HAM", "MAG")
    made.rule("GV", "Rom", "Nap")
    made.rule("HAM", "Nap", under="GV")
    made.unit("A", "Rom", "Rom", commander="MAG")
    made.unit("A", "Apu", "Nap")
    return made


def resign(realm: Realm, code: str, post: Post) -> None:
    positions.resign(realm.g, seat(code), Resign(author=code, post=post))


def refuse(realm: Realm, code: str, what: Good, giver: str = "", *, refused: bool = True) -> None:
    register.carry_out(realm.g, seat(code), Refuse(author=code, what=what, giver=giver, refused=refused))


@clause("CD-4.F")
def test_a_commanders_place_returns_to_direct_command(realm: Realm) -> None:
    resign(realm, "MAG", Post("C", "Rom", "A"))
    assert realm.g.commander(realm.g.forces[0]) == seat("GV")
    assert realm.told(Resigned) == [Resigned("MAG", "C A Rom")]


@clause("CD-4.F")
def test_a_sub_rulers_province_returns_to_its_ruler(realm: Realm) -> None:
    resign(realm, "HAM", Post("SR", "Nap"))
    assert realm.g.controller("Nap") == seat("GV")
    assert realm.g.commander(realm.g.forces[1]) == seat("GV")


@clause("CD-4.F")
def test_a_rulers_province_goes_to_its_sub_ruler_with_all_units(realm: Realm) -> None:
    resign(realm, "GV", Post("R", "Nap"))
    assert realm.g.provinces["Nap"].ruler == seat("HAM")
    assert not realm.g.provinces["Nap"].sub_ruler
    assert realm.g.forces[1].base == "Nap"
    assert realm.told(FellIntoDisorder) == []


@clause("CD-4.F")
def test_without_a_sub_ruler_it_falls_and_its_units_are_removed_at_once(realm: Realm) -> None:
    resign(realm, "GV", Post("R", "Rom"))
    assert not realm.g.provinces["Rom"].ruler
    assert [one.base for one in realm.g.forces] == ["Nap"]
    assert realm.told(FellIntoDisorder) == [FellIntoDisorder("Rom", "GV", "")]
    assert realm.told(UnitsRemoved) == [UnitsRemoved(("A Rom",))]


@clause("CD-4.D", "CD-4.F")
def test_a_heir_who_commands_there_commands_directly(realm: Realm) -> None:
    realm.g.forces[1].commander = seat("MAG")
    realm.g.provinces["Nap"].sub_ruler = seat("MAG")
    resign(realm, "GV", Post("R", "Nap"))
    assert not realm.g.forces[1].commander
    assert realm.told(Merged) == [Merged("MAG", "C A Apu")]


@clause("CD-4.F")
def test_a_patron_resigns_an_unsupported_unit(realm: Realm) -> None:
    loose = realm.unit("A", "Ven", commander="MAG", patron="GV")
    resign(realm, "GV", Post("R", "Ven", "A"))
    assert not loose.patron
    assert realm.g.commander(loose) == seat("MAG")


@clause("CD-4.F")
@pytest.mark.parametrize("post", [Post("R", "Nap"), Post("SR", "Rom"), Post("C", "Rom", "A"), Post("R", "TyS")])
def test_what_he_does_not_hold_nobody_can_resign(realm: Realm, post: Post) -> None:
    resign_all(realm.g, realm.received(Resign(author="HAM", post=post)))
    assert realm.told(Resigned) == []
    assert [one.reason for one in realm.told(VoidOrder, "HAM")] == ["resign-not-held"]
    assert realm.told(VoidOrder) == []


@clause("CD-4.F", "CD-5.C(a.2)")
def test_who_resigns_makes_room_for_an_appointment_of_this_season(realm: Realm) -> None:
    post = Post("SR", "Nap")
    sent = realm.received(Resign(author="HAM", post=post), Appoint(author="GV", whom="MAG", post=post))
    resign_all(realm.g, sent)
    appoint(realm.g, sent)
    assert realm.g.provinces["Nap"].sub_ruler == seat("MAG")


@clause("CD-4.F")
def test_without_a_refusal_consent_is_assumed(realm: Realm) -> None:
    appoint(realm.g, realm.received(Appoint(author="GV", whom="HAM", post=Post("SR", "Rom"))))
    assert realm.g.provinces["Rom"].sub_ruler == seat("HAM")


@clause("CD-4.F")
@pytest.mark.parametrize("giver", ["", "GV"])
def test_whoever_refuses_is_not_appointed(realm: Realm, giver: str) -> None:
    refuse(realm, "HAM", "appointments", giver)
    appoint(realm.g, realm.received(Appoint(author="GV", whom="HAM", post=Post("SR", "Rom"))))
    assert not realm.g.provinces["Rom"].sub_ruler
    assert [one.reason for one in realm.told(VoidOrder, "GV")] == ["appointment-refused"]


@clause("CD-4.F")
def test_a_refusal_is_of_its_kind_and_giver_only_and_he_alone_knows(realm: Realm) -> None:
    refuse(realm, "HAM", "shares", "GV")
    told = {
        (what, giver)
        for what in ("seizures", "appointments", "shares")
        for giver in ("GV", "MAG")
        if refuses(realm.g, seat("HAM"), what, giver)
    }
    assert told == {("shares", "GV")}
    assert realm.told(RefusalFiled) == []
    assert realm.told(RefusalFiled, "HAM") == [RefusalFiled("shares", "GV", refused=True)]


@clause("CD-4.F")
def test_who_accepts_everything_of_a_kind_again_withdraws_every_refusal_of_it(realm: Realm) -> None:
    for giver in ("", "GV", "MAG"):
        refuse(realm, "HAM", "shares", giver)
    refuse(realm, "HAM", "seizures")
    refuse(realm, "HAM", "shares", "GV", refused=False)
    assert [one.giver for one in realm.g.players[seat("HAM")].refusals] == ["", "MAG", ""]
    refuse(realm, "HAM", "shares", refused=False)
    assert [one.what for one in realm.g.players[seat("HAM")].refusals] == ["seizures"]


@clause("CD-4.F")
def test_a_refusal_of_nobody_is_refused(realm: Realm) -> None:
    found = register.refusal(realm.g, seat("HAM"), Refuse(author="HAM", what="shares", giver="XXX"))
    assert found is not None
    assert found.reason == "code-unknown"
    assert register.refusal(realm.g, seat("HAM"), Refuse(author="HAM", what="shares")) is None

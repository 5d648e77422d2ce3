"""CD-9.C, 9.D: shares, votes, control, bars; removal and bankruptcy."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.diplomacy import companies, railways
from games.diplomacy.companies.events import (
    CompanyEnded,
    ControlChanged,
    LineBarred,
    SecrecyOrdered,
    SharesPassed,
    VotesLent,
)
from games.diplomacy.orders import (
    AnyOrder,
    Bar,
    BuildLine,
    Company,
    Dismantle,
    Post,
    Proxy,
    Recall,
    Secrecy,
    Transfer,
)
from games.diplomacy.politics.powers import Rank
from games.diplomacy.politics.purges import Deed
from games.diplomacy.railways.events import LineFounded, LinkLaid, LinkTakenUp
from games.diplomacy.state import Refusal
from games.diplomacy.why import VoidOrder
from tests.clauses import clause

from .realm import Realm, seat


@pytest.fixture
def realm() -> Realm:
    """GV rules Naples and everything on the way to Venice; GV, HAM, MAG own shares of lines."""
    made = Realm()
    made.rule("GV", "Nap", "Rom", "Ven")
    made.rule("HAM", "Tus")
    made.rule("MAG", "Apu")
    return made


def send(code: str, number: int, to: str, railway: str = "R1") -> Transfer:
    return Transfer(author=code, number=number, railway=railway, to=to)


def lend(code: str, number: int, to: str) -> Proxy:
    return Proxy(author=code, number=number, railway="R1", to=to)


def purge(purger: str, whom: str, rank: Rank = Rank.RULER, where: str = "Rom") -> Deed:
    return Deed(seat(purger), rank, seat(whom), Post("SR", where), seat(purger))


def refused(realm: Realm, code: str, order: Company) -> tuple[str, str] | None:
    why = (
        railways.refusal(realm.g, seat(code), order)
        if isinstance(order, Dismantle)
        else companies.refusal(realm.g, seat(code), order)
    )
    return why and (why.reason, why.clause)


@clause("CD-9.C.2", "CD-9.C.3")
@pytest.mark.parametrize(
    ("shares", "allotment", "issued", "owned"),
    [
        (None, (), 20, {"GV": 11}),
        (15, (), 15, {"GV": 8}),
        (10, (("HAM", 3), ("MAG", 2)), 10, {"HAM": 3, "MAG": 2}),
        (11, (("GV", 6), ("HAM", 3)), 11, {"GV": 6, "HAM": 3}),
    ],
)
def test_the_founder_issues_shares_in_the_season_the_works_open(
    realm: Realm, shares: int | None, allotment: tuple[tuple[str, int], ...], issued: int, owned: dict[str, int]
) -> None:
    realm.rule("HAM", "Rom")  # who permits nothing: the company is founded though no track is laid
    realm.play(BuildLine(author="GV", route=["Nap", "Rom"], shares=shares, allotment=allotment))
    (event,) = realm.told(LineFounded)
    assert (event.shares, dict(event.owned)) == (issued, owned)
    assert not realm.told(LinkLaid)


@clause("CD-9.C.3", "CD-9.C.5")
@pytest.mark.parametrize(
    ("shares", "allotment", "reason"),
    [
        (9, (), ("shares-number", "CD-9.C.3")),
        (21, (), ("shares-number", "CD-9.C.3")),
        (10, (("GV", 4),), ("shares-allotment", "CD-9.C.3")),
        (10, (("GV", 7),), ("shares-allotment", "CD-9.C.3")),
        (10, (("GV", 6), ("HAM", 5)), ("shares-allotment", "CD-9.C.3")),
        (10, (("GV", 6), ("XX", 1)), ("code-unknown", "CD-3.B.2")),
    ],
)
def test_an_issue_has_10_to_20_shares_and_an_allotment_leaves_half_owned_within_the_cap(
    realm: Realm, shares: int, allotment: tuple[tuple[str, int], ...], reason: tuple[str, str]
) -> None:
    order = BuildLine(author="GV", route=["Nap", "Rom"], shares=shares, allotment=allotment)
    why = railways.refusal(realm.g, seat("GV"), order)
    assert why is not None
    assert (why.reason, why.clause) == reason


@clause("CD-4.F", "CD-9.C.3")
def test_who_refuses_shares_is_allotted_none(realm: Realm) -> None:
    realm.g.players[seat("HAM")].refusals.append(Refusal("shares", "GV"))
    split = (("HAM", 3), ("MAG", 5))
    realm.play(BuildLine(author="GV", route=["Nap", "Rom"], shares=10, allotment=split))
    assert realm.told(LineFounded)[0].owned == (("MAG", 5),)
    realm.play(BuildLine(author="GV", route=["Ven", "Rom"], shares=10, allotment=(("HAM", 5),)))
    assert realm.told(LineFounded)[0].owned == (("GV", 6),)


@clause("CD-9.C.3", "CD-9.C.1")
def test_control_goes_by_more_than_half_of_all_votes_from_the_next_season(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, issued=20, GV=10, HAM=10)
    assert not railway.controller
    realm.play(send("HAM", 1, "GV"))
    assert railway.controller == seat("GV")
    assert [one.controls for one in realm.told(ControlChanged, "GV")] == [True]
    assert not realm.told(ControlChanged, "HAM")


@clause("CD-9.C.3")
def test_without_a_majority_no_bar_is_in_force_and_no_secrecy_possible(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, issued=20, GV=11, HAM=9)
    bars = realm.play(Bar(author="GV", railway="R1", against=["MAG"]), send("GV", 1, "HAM"))
    assert bars is not None
    assert bars.bars == {"R1": ("MAG",)}
    now = realm.play()
    assert now is not None
    assert now.bars == {"R1": ()}
    assert refused(realm, "GV", Secrecy(author="GV", railway="R1", secret=True)) == (
        "company-not-controller",
        "CD-9.C.6",
    )
    assert railway.barred.players == [seat("MAG")]


@clause("CD-9.C.1")
def test_a_bar_works_in_its_season_follows_the_unit_and_stands_until_lifted(realm: Realm) -> None:
    realm.line("Nap-Rom", laid=1, GV=11, HAM=9)
    army = realm.unit("A", "Apu", commander="MAG")
    now = realm.play(Bar(author="GV", railway="R1", against=["HAM", "A Apu"]))
    assert now is not None
    assert now.bars == {"R1": ("HAM", "A Apu")}
    assert realm.told(LineBarred)[0].code == "GV"
    army.space = "Ven"
    later = realm.play(Bar(author="GV", railway="R1", against=["HAM"], barred=False))
    assert later is not None
    assert later.bars == {"R1": ("A Ven",)}
    assert refused(realm, "GV", Bar(author="GV", railway="R1", against=["A Mos"])) == ("target-unknown", "CD-9.C.1")
    assert refused(realm, "HAM", Bar(author="HAM", railway="R1", against=["MAG"])) == (
        "company-not-controller",
        "CD-9.C.1",
    )


@clause("CD-9.C.4")
def test_transfers_go_in_the_order_received_and_more_than_one_has_is_void(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, GV=11, HAM=5, MAG=4)
    realm.play(send("MAG", 5, "HAM"), send("HAM", 3, "MAG"), send("MAG", 7, "HAM"))
    assert realm.owned(railway) == {"GV": 11, "HAM": 9}
    assert [one.reason for one in realm.told(VoidOrder, "MAG")] == ["shares-too-many"]
    assert refused(realm, "HAM", send("HAM", 1, "XX")) == ("code-unknown", "CD-3.B.2")


@clause("CD-9.C.4", "CD-9.C.5")
def test_a_transfer_over_the_cap_passes_as_many_as_it_allows(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, issued=15, GV=7, HAM=8)
    realm.play(send("HAM", 5, "GV"))
    assert realm.owned(railway) == {"GV": 8, "HAM": 7}
    realm.play(send("HAM", 1, "GV"))
    assert [one.reason for one in realm.told(VoidOrder, "HAM")] == ["shares-capped"]


@clause("CD-4.F", "CD-9.C.4")
def test_shares_that_are_refused_do_not_pass(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, GV=11, HAM=9)
    realm.g.players[seat("MAG")].refusals.append(Refusal("shares", "HAM"))
    realm.play(send("HAM", 2, "MAG"), send("GV", 1, "MAG"))
    assert realm.owned(railway) == {"GV": 10, "HAM": 9, "MAG": 1}


@clause("CD-9.C.4", "CD-9.C.5")
def test_votes_are_lent_in_secret_follow_the_shares_and_are_recalled(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, GV=8, HAM=8, MAG=4)
    realm.play(lend("HAM", 8, "GV"), lend("GV", 9, "MAG"))
    assert railway.controller == seat("GV")  # votes lent are no ownership: no cap on them
    assert [one.reason for one in realm.told(VoidOrder, "GV")] == ["votes-too-many"]
    assert [one.number for one in realm.told(VotesLent, "GV")] == [8]
    assert not realm.told(VotesLent)
    assert not realm.told(VotesLent, "MAG")
    realm.play(send("HAM", 6, "MAG"))
    assert companies.votes(railway, seat("GV")) == 10
    realm.play(Recall(author="HAM", railway="R1", lent_to="GV"))
    assert companies.votes(railway, seat("GV")) == 8
    assert refused(realm, "HAM", Recall(author="HAM", railway="R1", lent_to="GV")) == ("proxy-none", "CD-9.C.4")


@clause("CD-9.C.4")
def test_votes_that_are_lent_to_him_are_not_his_to_lend(realm: Realm) -> None:
    realm.line("Nap-Rom", laid=1, GV=11, MAG=9)
    realm.play(lend("GV", 5, "HAM"))
    assert refused(realm, "HAM", lend("HAM", 5, "MAG")) == ("company-no-shares", "CD-9.C.4")


@clause("CD-9.C.6")
def test_under_secrecy_one_sees_ones_own_only_and_bars_have_no_name(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, GV=11, HAM=9)
    assert companies.seen(realm.g, railway, None) == {"GV": 11, "HAM": 9}
    bar = Bar(author="GV", railway="R1", against=["MAG"])
    realm.play(Secrecy(author="GV", railway="R1", secret=True), send("HAM", 2, "MAG"))
    assert realm.told(SecrecyOrdered)[0].secret
    assert not realm.told(SharesPassed)
    assert realm.told(SharesPassed, "MAG") == realm.told(SharesPassed, "HAM") != []
    assert not realm.told(SharesPassed, "GV")
    assert companies.seen(realm.g, railway, seat("MAG")) == {"MAG": 2}
    assert companies.seen(realm.g, railway, None) == {}
    realm.play(bar)
    assert realm.told(LineBarred)[0].code == ""


@clause("CD-X.25", "CD-9.C.7", "CD-5.C(d)")
def test_example_25_the_purged_forfeits_what_the_cap_allows(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, issued=15, HAM=8, GV=3, MAG=4)
    companies.forfeit(realm.g, [purge("GV", "HAM")])
    assert realm.owned(railway) == {"GV": 8, "MAG": 4}
    assert railway.unowned == 3
    assert [(one.taker, one.number) for one in realm.told(SharesPassed)] == [("GV", 5), ("", 3)]


@clause("CD-9.C.7")
def test_all_stock_goes_to_the_purger_of_the_highest_rank_else_by_draw(realm: Realm) -> None:
    first, second = realm.line("Nap-Rom", laid=1, HAM=4), realm.line("Ven-Tus", laid=1, HAM=2)
    companies.forfeit(realm.g, [purge("MAG", "HAM", Rank.COMMANDER), purge("GV", "HAM", Rank.SUB_RULER)])
    assert realm.owned(first) == {"GV": 4}
    assert realm.owned(second) == {"GV": 2}
    third = realm.line("Tus-Rom", laid=1, HAM=4)
    realm.g.dice.loaded["forfeit"] = [1]
    companies.forfeit(realm.g, [purge("MAG", "HAM"), purge("GV", "HAM")])
    assert realm.owned(third) == {"MAG": 4}  # candidates in order of code: GV, MAG


@clause("CD-9.C.7")
def test_two_who_purge_each_other_exchange_their_stock(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, HAM=4, GV=11)
    companies.forfeit(realm.g, [purge("GV", "HAM"), purge("HAM", "GV")])
    assert realm.owned(railway) == {"GV": 4, "HAM": 11}


@clause("CD-9.C.7")
def test_by_vote_only_companies_with_track_in_the_province_are_lost(realm: Realm) -> None:
    realm.g.law.stock_lost = "line"
    near, far = realm.line("Nap-Rom", laid=1, HAM=4), realm.line("Ven-Tus", laid=1, HAM=4)
    companies.forfeit(realm.g, [purge("GV", "HAM", where="Rom")])
    assert (realm.owned(near), realm.owned(far)) == ({"GV": 4}, {"HAM": 4})


@clause("CD-9.C.8")
def test_one_player_may_control_any_number_of_railways(realm: Realm) -> None:
    lines = [realm.line(route, laid=1, GV=11) for route in ("Nap-Rom", "Ven-Tus", "Rom-Apu")]
    realm.play()
    assert {one.controller for one in lines} == {seat("GV")}


@clause("CD-9.D.1")
def test_a_line_is_taken_up_from_the_far_end_a_link_a_season_in_winter_too(realm: Realm) -> None:
    realm.line("Nap-Rom-Tus-Ven", laid=3, builder="GV", GV=11)
    realm.g.season = "autumn"
    realm.play(Dismantle(author="GV", railway="R1"))
    assert [(one.start, one.end) for one in realm.told(LinkTakenUp)] == [("Tus", "Ven")]
    realm.play()
    assert [(one.start, one.end) for one in realm.told(LinkTakenUp)] == [("Rom", "Tus")]
    traffic = realm.play()
    assert traffic is not None
    assert traffic.tracks == {"R1": ("Nap", "Rom")}
    assert [one.bankrupt for one in realm.told(CompanyEnded)] == [False]
    assert realm.g.railways == []


@clause("CD-9.D.1")
def test_most_of_the_votes_behind_it_name_the_other_end_and_the_doubling_ends(realm: Realm) -> None:
    realm.line("Nap-Apu-Rom", laid=2, GV=6, HAM=5, MAG=9)
    assert railways.doubled(realm.g, "Nap")
    realm.play(Dismantle(author="GV", railway="R1", end="Nap"), Dismantle(author="HAM", railway="R1"))
    assert [(one.start, one.end) for one in realm.told(LinkTakenUp)] == [("Nap", "Apu")]
    assert not railways.doubled(realm.g, "Nap")
    realm.play(Dismantle(author="GV", railway="R1", wanted=False))
    assert not realm.told(LinkTakenUp)


@clause("CD-9.D.1")
def test_it_needs_more_than_half_of_all_votes_and_a_stake(realm: Realm) -> None:
    realm.line("Nap-Apu-Rom", laid=2, GV=10, HAM=5)
    realm.play(Dismantle(author="GV", railway="R1"))
    assert not realm.told(LinkTakenUp)
    assert refused(realm, "MAG", Dismantle(author="MAG", railway="R1")) == ("company-no-stake", "CD-9.D.1")
    assert refused(realm, "GV", Dismantle(author="GV", railway="R1", end="Apu")) == ("railway-no-end", "CD-9.D.1")
    realm.g.railways[0].proxies[seat("HAM")] = {seat("MAG"): 5}
    realm.play(Dismantle(author="MAG", railway="R1"))
    assert len(realm.told(LinkTakenUp)) == 1


@clause("CD-X.25", "CD-9.D.2")
@pytest.mark.parametrize(("issued", "owned", "gone"), [(15, 7, True), (15, 8, False), (20, 10, False), (20, 9, True)])
def test_example_25_a_railway_mostly_without_owners_vanishes(realm: Realm, issued: int, owned: int, gone: bool) -> None:
    realm.line("Nap-Rom", laid=1, issued=issued, GV=owned)
    realm.play()
    assert (realm.g.railways == []) == gone
    assert bool(realm.told(CompanyEnded)) == gone


@clause("CD-9.D.3")
def test_unowned_shares_go_in_one_lot_to_a_player_who_controls_least(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, GV=11)
    realm.rule("", "Tus")
    realm.play()  # HAM controls nothing now
    assert realm.owned(railway) == {"GV": 11, "HAM": 9}
    assert [(one.giver, one.taker, one.how) for one in realm.told(SharesPassed)] == [("", "HAM", "draw")]


@clause("CD-9.D.3", "CD-4.F")
def test_what_the_cap_leaves_is_drawn_for_again_and_stays_if_nobody_can_take_it(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, issued=15, GV=3, HAM=6, MAG=1)
    realm.rule("", "Tus")
    realm.play()
    assert realm.owned(railway) == {"GV": 3, "HAM": 8, "MAG": 4}
    other = realm.line("Ven-Tus", laid=1, issued=15, GV=8)
    for code in ("HAM", "MAG"):
        realm.g.players[seat(code)].refusals.append(Refusal("shares"))
    other.shares[seat("HAM")] = 1
    realm.play()
    assert realm.owned(other) == {"GV": 8, "HAM": 1}


@clause("CD-6.2")
def test_who_drops_out_leaves_his_shares_unowned_and_his_votes_lapse(realm: Realm) -> None:
    railway = realm.line("Nap-Rom", laid=1, GV=8, HAM=8, MAG=4)
    realm.play(lend("MAG", 3, "HAM"))
    assert railway.controller == seat("HAM")
    companies.lose_all(realm.g, seat("HAM"))
    assert (realm.owned(railway), railway.proxies, railway.controller) == ({"GV": 8, "MAG": 4}, {}, "")


CODES = st.sampled_from(["GV", "HAM", "MAG", "TIB"])
ORDERS: st.SearchStrategy[AnyOrder] = st.one_of(
    st.builds(send, CODES, st.integers(1, 12), CODES),
    st.builds(lend, CODES, st.integers(1, 12), CODES),
    st.builds(lambda code, to: Recall(author=code, railway="R1", lent_to=to), CODES, CODES),
    st.builds(lambda code, on: Secrecy(author=code, railway="R1", secret=on), CODES, st.booleans()),
    st.builds(lambda code, whom: Bar(author=code, railway="R1", against=[whom]), CODES, CODES),
    st.builds(lambda code, on: Dismantle(author=code, railway="R1", wanted=on), CODES, st.booleans()),
)


@clause("CD-9.C.5", "CD-9.D.3", "CD-G.4")
@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.lists(ORDERS, max_size=6), max_size=5),
    st.lists(st.tuples(CODES, CODES), max_size=3),
    st.lists(st.integers(0, 5), min_size=4, max_size=4),
)
def test_shares_are_conserved_the_cap_is_kept_and_no_event_shows_a_person(
    seasons: list[list[AnyOrder]], purges: list[tuple[str, str]], held: list[int]
) -> None:
    realm = Realm("GV", "HAM", "MAG", "TIB")
    railway = realm.line("Nap-Rom-Ven-Tri", laid=3, issued=20)
    railway.shares = {seat(code): n for code, n in zip(("GV", "HAM", "MAG", "TIB"), held, strict=True) if n}
    for orders in seasons:
        companies.forfeit(realm.g, [purge(one, other) for one, other in purges if one != other])
        assert all("person-" not in repr(one.event) for one in realm.g.told)
        realm.play(*orders)
        assert all("person-" not in repr(one.event) for one in realm.g.told)
        assert 0 <= railway.unowned <= railway.issued
        assert sum(railway.shares.values()) + railway.unowned == railway.issued
        assert all(0 < number <= companies.cap(realm.g, railway.issued) for number in railway.shares.values())
        for owner, loans in railway.proxies.items():
            assert 0 < sum(loans.values()) <= railway.shares[owner]
        if railway in realm.g.railways:
            votes = [companies.votes(railway, one) for one in realm.g.players]
            assert sum(votes) == sum(railway.shares.values())

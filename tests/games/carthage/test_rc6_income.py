"""RC-6.1, RC-6.3 to RC-6.5: personal income, corruption, office income."""

from __future__ import annotations

import pytest

from games.carthage.pieces import Expedition, TableEvent
from games.carthage.revenue.events import CorruptIncome, OfficeIncome, PersonalIncome
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.pieces import Force, Units
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_senator, add_war, home_suffete, numbered

DIAMOND = Seat("diamond")
TREASURER, HARBOR, AGORA, WORKS = (
    "state-treasurer",
    "harbor-master",
    "overseer-of-the-agora",
    "supervisor-of-public-buildings",
)


def incomes(play: Play) -> dict[str, int]:
    return {name: talents for event in play.saw(PersonalIncome) for name, talents in event.incomes.items()}


def statesman(g: Carthage, number: int, card: str) -> None:
    pile = g.deck if card in g.deck else g.next_deck
    if card in pile:
        pile.remove(card)
    numbered(g, number).statesman = card


@clause("RC-6.5", "RC-6.1")
def test_1t_for_each_senator_and_3t_for_a_leader(play: Play) -> None:
    play.at("revenue.income", change=lambda g: add_senator(g, 13, None))
    leaders = {faction.leader for faction in play.g.factions.values()}
    assert len(leaders) == 4
    assert incomes(play) == {one.id: 3 if one.id in leaders else 1 for one in play.g.aligned()}
    assert {one.id: one.talents for one in play.g.senators.values()} == {**incomes(play), "fam-eshmun": 0}
    assert play.g.issued == 100 + sum(incomes(play).values())
    invariants(play.g)


@clause("RC-6.5")
def test_captives_and_rebels_receive_nothing_governors_do(play: Play) -> None:
    def scattered(g: Carthage) -> None:
        numbered(g, 5).place, numbered(g, 6).rebel = "captive", True

    play.at("revenue.income", change=scattered)
    got = incomes(play)
    assert numbered(play.g, 2).place == "province"
    assert ("fam-mangi" in got, "fam-milko" in got, got["fam-barca"]) == (False, False, 3)


@clause("RC-6.5")
@pytest.mark.parametrize(("number", "card", "talents"), [(3, "st-3a", 5), (3, "st-3b", 5), (12, "st-12a", 1)])
def test_a_statesmans_ability_adds(play: Play, number: int, card: str, talents: int) -> None:
    play.at("revenue.income", change=lambda g: statesman(g, number, card))
    assert incomes(play)[numbered(play.g, number).id] == talents


@clause("RC-6.3")
def test_each_member_may_roll_and_takes_it_from_the_treasury(play: Play) -> None:
    play.at("revenue.corruption", dice={f"corruption.{HARBOR}": [5], f"corruption.{AGORA}": [2]})
    assert play.options("triangle", "revenue.corruption") == [[HARBOR], 0, 1]
    play.answer("triangle", "revenue.corruption", [HARBOR])
    assert play.g.treasury == 100
    play.answer("circle", "revenue.corruption", [AGORA])
    play.lapse_all("revenue.spoils")
    play.lapse("square", "revenue.corruption")
    play.answer("diamond", "revenue.corruption", [])
    taken = play.saw(CorruptIncome)
    assert [(one.seat, one.office, one.roll, one.talents) for one in taken] == [
        ("triangle", HARBOR, 5, 5),
        ("circle", AGORA, 2, 2),
    ]
    assert (play.senator(6).corrupt, play.senator(7).corrupt, play.senator(5).corrupt) == ([HARBOR], [AGORA], [])
    assert play.senator(7).talents == 2
    invariants(play.g)


@clause("RC-6.3")
@pytest.mark.parametrize(("suffete", "taken"), [(1, [(HARBOR, 3), (AGORA, 1)]), (7, [(AGORA, 4), (HARBOR, 0)])])
def test_it_is_taken_in_order_as_far_as_the_treasury_goes(
    play: Play, suffete: int, taken: list[tuple[str, int]]
) -> None:
    """From the HRAO's player: triangle before circle, or circle (Gisco) first; nothing is left for Milko then."""

    def poor(g: Carthage) -> None:
        g.treasury, g.issued = 4, 4
        home_suffete(suffete)(g)

    play.at("revenue.corruption", dice={f"corruption.{HARBOR}": [3], f"corruption.{AGORA}": [6]}, change=poor)
    corrupt(play, circle=[AGORA], triangle=[HARBOR])
    assert [(one.office, one.talents) for one in play.saw(CorruptIncome)] == taken
    by_office = {HARBOR: "fam-milko", AGORA: "fam-gisco"}
    posted = [(one.about, one.amount) for one in play.g.chronicle.postings if one.why == "corruption"]
    assert posted == [(by_office[office], -talents) for office, talents in taken if talents]
    assert play.senator(7).corrupt == [AGORA]


def corrupt(play: Play, **posts: list[str]) -> None:
    """Answer all of steps 2 and 8, spoils by default."""
    told = []
    while play.g.step == "revenue.corruption":
        one = play.awaited()[0]
        raw = posts.get(one.seat, []) if one.kind == "revenue.corruption" else []
        play.answer(one.seat, one.kind, raw)
        told += play.told
    play.told[:] = told


@clause("RC-6.3")
def test_a_member_away_may_not(play: Play) -> None:
    def away(g: Carthage) -> None:
        numbered(g, 6).place = "captive"

    play.at("revenue.corruption", change=away)
    assert ("triangle", "revenue.corruption") not in play.asked()
    with pytest.raises(IllegalAnswer):
        play.answer("circle", "revenue.corruption", [HARBOR])


@clause("RC-6.3")
def test_an_unaligned_member_is_nobodys_to_ask(play: Play) -> None:
    def unaligned(g: Carthage) -> None:
        numbered(g, 7).faction = None

    play.at("revenue.corruption", change=unaligned)
    assert play.asked("revenue.corruption") == [
        ("diamond", "revenue.corruption"),
        ("triangle", "revenue.corruption"),
        ("square", "revenue.corruption"),
    ]


@clause("RC-6.3", "RC-8.8.4")
@pytest.mark.parametrize(("roll", "omens", "talents"), [(4, 1, 3), (4, 2, 2), (1, 1, 0), (1, 3, 0)])
def test_evil_omens_lower_the_roll(play: Play, roll: int, omens: int, talents: int) -> None:
    def omen(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=omens)

    play.at("revenue.corruption", dice={f"corruption.{AGORA}": [roll]}, change=omen)
    corrupt(play, circle=[AGORA])
    (taken,) = play.saw(CorruptIncome)
    assert (taken.roll, taken.omens, taken.talents) == (roll, -omens, talents)
    assert play.senator(7).corrupt == [AGORA]


@clause("RC-6.3", "RC-9.7.2")
@pytest.mark.parametrize(("roll", "kept"), [(5, 2), (6, 3), (1, 0)])
def test_the_financial_audit_takes_half_back(play: Play, roll: int, kept: int) -> None:
    play.at(
        "revenue.corruption",
        dice={f"corruption.{AGORA}": [roll]},
        change=lambda g: g.laws.append("law-financial-audit"),
    )
    corrupt(play, circle=[AGORA])
    (taken,) = play.saw(CorruptIncome)
    assert (taken.talents, taken.returned, play.senator(7).talents) == (roll, roll - kept, kept)
    assert play.g.issued == sum(one.talents for one in play.saw(OfficeIncome)) + 100 + state_money(play)


def state_money(play: Play) -> int:
    """What the bank paid the State and the State the bank since the step began."""
    return sum(one.amount for one in play.g.chronicle.postings if one.why not in ("setup", "corruption", "audit"))


@clause("RC-6.3")
def test_a_mark_is_placed_only_once(play: Play) -> None:
    def marked(g: Carthage) -> None:
        numbered(g, 7).corrupt = [AGORA]

    play.at("revenue.corruption", change=marked)
    corrupt(play, circle=[AGORA])
    assert play.senator(7).corrupt == [AGORA]


def office_pay(play: Play) -> dict[str, int]:
    play.lapse_all("revenue.spoils")
    told = list(play.told)
    play.lapse_all("revenue.corruption")
    return {one.office: one.talents for one in [*told, *play.told] if isinstance(one, OfficeIncome)}


@clause("RC-6.4", "RC-6.4a")
@pytest.mark.parametrize(("treasury", "pay"), [(-3, 2), (0, 2), (49, 2), (50, 3), (199, 5), (200, 6), (999, 6)])
def test_the_treasurer_is_paid_by_the_treasury(play: Play, treasury: int, pay: int) -> None:
    def holding(g: Carthage) -> None:
        g.treasury, g.issued = treasury, treasury

    play.at("revenue.corruption", change=holding)
    assert office_pay(play)[TREASURER] == pay
    assert (play.senator(5).talents, play.senator(5).corrupt) == (pay, [])


@clause("RC-6.4a", "RC-6.0")
def test_the_treasury_is_counted_after_corruption(play: Play) -> None:
    play.at("revenue.corruption", dice={f"corruption.{AGORA}": [1]})
    corrupt(play, circle=[AGORA])
    assert {one.office: one.talents for one in play.saw(OfficeIncome)}[TREASURER] == 3


@clause("RC-6.4b")
@pytest.mark.parametrize(
    ("home", "away", "trade", "pay"), [(0, 0, 0, 1), (4, 0, 0, 1), (1, 2, 2, 2), (20, 4, 0, 5), (20, 5, 9, 6)]
)
def test_the_harbor_master_is_paid_by_fleets(play: Play, home: int, away: int, trade: int, pay: int) -> None:
    def ships(g: Carthage) -> None:
        add_war(g, "massilian-war")
        g.army.active.fleets, g.army.trade_fleets = home, trade // 2
        g.forces["f1"] = Force(id="f1", war="massilian-war", commanders=[], units=Units(fleets=away), sent=1)
        g.expeditions["e1"] = Expedition(
            id="e1", goal="tin-isles", explorer="", caravans=9, trade_fleets=trade - trade // 2, sent=1
        )

    play.at("revenue.corruption", change=ships)
    assert office_pay(play)[HARBOR] == pay


@clause("RC-6.4c", "RC-6.4")
def test_the_supervisor_gets_4t_the_censor_and_the_overseer_nothing_here(play: Play) -> None:
    def censor(g: Carthage) -> None:
        g.committee["censor-of-morals"].member = numbered(g, 9).id

    play.at("revenue.corruption", change=censor)
    assert office_pay(play) == {TREASURER: 4, HARBOR: 1, WORKS: 4}
    assert play.senator(4).talents == 4


@clause("RC-6.4")
def test_a_vacant_seat_earns_nothing(play: Play) -> None:
    def vacant(g: Carthage) -> None:
        g.committee[WORKS].member = ""

    play.at("revenue.corruption", change=vacant)
    assert WORKS not in office_pay(play)

"""RC-15.4 to RC-15.6, RC-15.12: a Neutral's revenue, trade, initiatives and revolts."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.forum.events import TraderSought
from games.carthage.neutrals import revolt
from games.carthage.neutrals.events import IncomePooled
from games.carthage.revolution.events import AllegianceTested, RevoltBegan
from games.carthage.state import Carthage
from games.carthage.trade.events import Sold
from games.kernel import Decision, OneOf, Seat
from games.republic.forum.events import CounterBribed, InitiativeBid, PersuasionAnnounced
from games.republic.forum.pieces import Initiatives
from games.republic.neutrals.events import BidRolled, TemptationRolled
from games.republic.neutrals.revenue import remember_purses
from games.republic.pieces import Force, Legion, Units
from games.republic.revenue.events import Contributed
from games.republic.revolution.events import CommandLaidDown
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.neutrals import CIRCLE, DIAMOND, SQUARE, STAR, Change, solo, treasury
from tests.games.carthage.play import Play, add_senator, add_war, numbered
from tests.games.carthage.revolution import victorious


def purse(number: int, talents: int) -> Change:
    """A Personal Treasury."""

    def change(g: Carthage) -> None:
        g.issued += talents - numbered(g, number).talents
        numbered(g, number).talents = talents

    return change


# Revenue


@clause("RC-15.4")
@pytest.mark.parametrize(
    ("number", "fraction", "receiver"),
    [(2, 3, "fam-barca"), (3, 2, "fam-eshmun"), (4, 3, "fam-ithobal"), (5, 4, "fam-zimrida")],
)
def test_the_income_is_pooled_and_divided(play: Play, number: int, fraction: int, receiver: str) -> None:
    def earned(g: Carthage) -> None:
        remember_purses(g)
        for faction in g.factions.values():
            for one in g.senators_of(faction.seat):
                one.talents += 5
                g.issued += 5
        numbered(g, 13).traders = 9
        for one in (4, 5, 9, 10, 14, 15):
            numbered(g, one).popularity = 0

    solo(play, "revenue.contributions", purse(number, 2), earned)
    seat = play.g.owner(play.senator(number))
    (told,) = [one for one in play.saw(IncomePooled) if one.seat == seat]
    assert (told.talents, told.treasury, told.rest) == (15, 15 // fraction, 15 - 15 // fraction)
    assert told.senator == receiver
    assert play.g.factions[seat].treasury == 15 // fraction
    placed = {one.id: one.talents for one in play.g.senators_of(seat)}
    kept = 2 if told.senator == play.senator(number).id else 0
    assert placed[told.senator] == told.rest + kept
    assert sum(placed.values()) == told.rest + 2, "money once placed stays"


@clause("RC-15.4")
@pytest.mark.parametrize(("number", "roll", "takes"), [(10, 3, False), (10, 4, True), (9, 4, False), (9, 5, True)])
def test_populists_and_conservatives_roll_for_corrupt_income(play: Play, number: int, roll: int, takes: bool) -> None:
    def member(g: Carthage) -> None:
        for seat in g.committee.values():
            seat.member = ""
        g.committee["censor-of-morals"].member = numbered(g, number).id

    solo(play, "revenue.corruption", member, dice={"neutral.censor-of-morals": [roll]})
    (told,) = play.saw(TemptationRolled)
    assert (told.roll, told.takes) == (roll, takes)
    assert play.senator(number).corrupt == (["censor-of-morals"] if takes else [])


@clause("RC-15.4")
def test_imperialists_and_plutocrats_always_take_it(play: Play) -> None:
    solo(play, "revenue.corruption")
    assert "coastal-spain" in play.g.neutrals.tempted, "governed by Barca, an Imperialist"
    assert "sardinia-corsica" in play.g.neutrals.tempted
    assert not [one for one in play.saw(TemptationRolled) if one.post in ("coastal-spain", "sardinia-corsica")]


@clause("RC-15.4")
@pytest.mark.parametrize(("gift", "given"), [(0, 0), (9, 0), (10, 10), (30, 25), (60, 25)])
def test_charity_follows_the_largest_gift_of_a_player(play: Play, gift: int, given: int) -> None:
    solo(play, "revenue.contributions", purse(1, 60), purse(9, 40), purse(4, 3), purse(7, 60), remember_purses)
    play.answer("diamond", "revenue.contribute", {"fam-mago": gift})
    told = play.saw(Contributed)
    expected = [] if not given else [("fam-bomilcar", given)]
    assert [(one.senator, one.talents) for one in told if one.seat == SQUARE] == expected
    assert not [one for one in told if one.seat == CIRCLE], "no charity there"


@clause("RC-15.4")
def test_any_neutral_contributes_for_thirty_five(play: Play) -> None:
    def nearly(g: Carthage) -> None:
        numbered(g, 8).influence = 32

    solo(play, "revenue.contributions", nearly, purse(8, 60), remember_purses)
    play.lapse_all("revenue.contribute")
    assert play.senator(8).influence == 35
    assert play.senator(8).talents == 35


# Trade


@clause("RC-15.5")
def test_neutrals_keep_dear_pairs_and_sell_the_rest(play: Play) -> None:
    def warehouses(g: Carthage) -> None:
        numbered(g, 3).traders = 2
        numbered(g, 8).traders = numbered(g, 13).traders = 0

    cards = ["gems.1", "gems.2", "gold.1", "gold.2", "spice.1", "ochre.1", "ochre.2"]
    solo(play, "trade.selling", warehouses, hands={"circle": cards})
    held = [card.id for card in play.g.factions[CIRCLE].trade_cards]
    assert held == ["gold.1", "gold.2"], "the dearer pair; there are two Warehouses"
    (sold,) = [one for one in play.saw(Sold) if one.seat == CIRCLE]
    assert sold.cards == ("gems.1", "gems.2", "spice.1", "ochre.1", "ochre.2")
    assert numbered(play.g, 3).talents > 0, "the income goes to him with most Traders"
    assert numbered(play.g, 8).talents == numbered(play.g, 13).talents == 0
    invariants(play.g)


@clause("RC-15.5")
def test_neutrals_do_not_trade(play: Play) -> None:
    solo(
        play,
        "trade.floor",
        people=2,
        hands={"diamond": ["ochre.1", "ochre.2", "ochre.3"], "circle": ["gold.1", "gold.2", "gems.1"]},
    )
    assert {one.decision.seat for one in play.table.open.values()} <= {"diamond", "triangle"}
    assert "circle" not in str([one.offered for one in play.table.open.values()])


# Forum


def turn_of(seat: str) -> Change:
    """It is this faction's initiative, the last of the phase."""

    def change(g: Carthage) -> None:
        g.forum = Initiatives(number=1, seat=Seat(seat), coming=[DIAMOND])

    return change


def alone(*numbers: int) -> Change:
    """Only these Senators are in Carthage; all others are away."""

    def change(g: Carthage) -> None:
        for one in g.senators.values():
            one.place, one.at = ("carthage", "") if one.number in numbers else ("force", "")
        for province in g.provinces.values():
            province.governor = ""

    return change


@clause("RC-15.6")
@pytest.mark.parametrize(("talents", "bribe"), [(0, 0), (3, 0), (4, 4), (5, 5), (6, 6), (20, 6)])
def test_it_bribes_only_to_end_at_seven_and_up_to_nine(play: Play, talents: int, bribe: int) -> None:
    def target(g: Carthage) -> None:
        add_senator(g, 20, None)
        (persuader,) = g.numbered(3)
        persuader.influence = 6  # 4 + 6 - 7 is 3

    solo(play, "forum.persuasion", turn_of("circle"), alone(3, 20), target, purse(3, talents))
    (told,) = play.saw(PersuasionAnnounced)
    assert (told.target, told.talents, told.base) == ("fam-bostar", bribe, 3 + bribe)


@clause("RC-15.6")
@pytest.mark.parametrize(("held", "target"), [(0, "fam-bomilcar"), (30, "fam-milko")])
def test_the_defenders_treasury_counts_as_counter_bribe(play: Play, held: int, target: str) -> None:
    """Against Bomilcar (LOY 6) Hanno (ORA 4) reaches 8, against Milko (LOY 7) only 7."""

    def both(g: Carthage) -> None:
        numbered(g, 3).influence = 17
        for number in (6, 9):
            numbered(g, number).influence = 1
        g.factions[DIAMOND].leader, g.factions[SQUARE].leader = "fam-mago", "fam-ithobal"

    solo(play, "forum.persuasion", turn_of("circle"), alone(3, 6, 9), both, treasury("square", held))
    assert [one.target for one in play.saw(PersuasionAnnounced)] == [target]


@clause("RC-15.6")
@pytest.mark.parametrize(("held", "paid"), [(30, 6), (6, 6), (5, 0)])
def test_in_defence_it_bids_down_to_exactly_four(play: Play, held: int, paid: int) -> None:
    def strong(g: Carthage) -> None:
        g.factions[SQUARE].leader = "fam-ithobal"
        (persuader,), (target,) = g.numbered(1), g.numbered(9)
        persuader.influence = 10 - persuader.oratory + g.loyalty(target) + 7 + target.talents

    solo(play, "forum.persuasion", turn_of("diamond"), strong, treasury("square", held))
    attempt = {"persuader": "fam-mago", "target": "fam-bomilcar", "bribe": 0, "card": "none"}
    play.answer("diamond", "forum.persuade", attempt)
    told = {one.seat: one.talents for one in play.saw(CounterBribed)}
    assert told == {"triangle": 0, "circle": 0, "square": paid, "star": 0}


@clause("RC-15.6")
@pytest.mark.parametrize(
    ("seat", "number", "talents", "spent"),
    [("circle", 3, 6, 6), ("circle", 3, 5, 5), ("circle", 3, 4, 0), ("square", 4, 9, 0)],
)
def test_the_trader_budget_is_spent_only_if_it_helps(
    play: Play, seat: str, number: int, talents: int, spent: int
) -> None:
    solo(play, "forum.trader", turn_of(seat), alone(number), purse(number, talents))
    assert [one.talents for one in play.saw(TraderSought)] == [spent]


def at_auction(high: int = 0, bidder: str | None = None) -> Change:
    """All have had their initiatives; somebody has bid."""

    def change(g: Carthage) -> None:
        g.forum = Initiatives(number=5, high=high, bidder=Seat(bidder) if bidder else None)
        numbered(g, 1).office, numbered(g, 3).office = "", "home-suffete"
        numbered(g, 3).place, numbered(g, 3).at = "carthage", ""

    return change


@clause("RC-15.6")
def test_a_neutral_hrao_opens_and_others_bid_one_more(play: Play) -> None:
    money = [purse(number, 40) for number in (3, 4, 5, 7)]
    solo(play, "forum.auction", at_auction(), *money, dice={"neutral.bid": [4, 2, 3, 6, 1, 1, 1, 1]})
    told = play.saw(InitiativeBid)
    assert (told[0].seat, told[0].talents) == (CIRCLE, 1 + 4 + 1), "turn 1, a 4, Plutocrats +1"
    assert SQUARE not in [one.seat for one in told], "a 2, less 1, is below 4"


@clause("RC-15.6")
@pytest.mark.parametrize(("high", "rolls", "bids"), [(4, [], 5), (5, [5], 6), (5, [4], None)])
def test_up_to_the_turn_number_and_four_it_bids_without_a_roll(
    play: Play, high: int, rolls: list[int], bids: int | None
) -> None:
    """Turn 1, Conservatives (-1): above 5T they need a 5."""
    solo(play, "forum.auction", at_auction(high, "circle"), alone(4), purse(4, 40), dice={"neutral.bid": rolls})
    assert [one.talents for one in play.saw(InitiativeBid)] == ([bids] if bids else [])
    assert len(play.saw(BidRolled)) == len(rolls)


@clause("RC-15.6")
def test_a_bid_is_at_most_the_richest_senators_money(play: Play) -> None:
    solo(play, "forum.auction", at_auction(), alone(3), purse(3, 2), dice={"neutral.bid": [6]})
    assert [(one.seat, one.talents) for one in play.saw(InitiativeBid)] == [(CIRCLE, 2)]


# Revolt


def army(legions: int, at_home: int = 0, talents: int = 0) -> Carthage:
    """Barca, of the Imperialists, with so many legions in the field."""
    play = Play()
    solo(play, "setup.traders")
    g = play.g
    add_war(g, "pyrrhic-war")
    ranks = [Legion(type="celtiberians") for _ in range(legions)]
    g.forces["f"] = Force(id="f", war="pyrrhic-war", commanders=["fam-barca"], units=Units(legions=ranks), sent=0)
    g.army.active.legions = [Legion(type="carthaginian") for _ in range(at_home)]
    numbered(g, 2).talents = talents
    return g


def asked(kind: str, **about: int) -> Decision[Any]:
    """What Barca's player would be asked."""
    choice: OneOf[None] = OneOf({"lay-down": None})
    lapse = {"command": "lay-down", "paid": []}
    return Decision(kind, Seat("triangle"), choice, "RC-11.3", "", {"senator": "fam-barca", **about}, lapse=lapse)


@clause("RC-15.12")
def test_it_revolts_only_with_three_talents_per_legion() -> None:
    assert revolt.revolt(army(4, talents=11), asked("revolution.revolt"))["command"] == "lay-down"  # type: ignore[index,call-overload]
    assert revolt.revolt(army(4, talents=12), asked("revolution.revolt"))["command"] == "test"  # type: ignore[index,call-overload]
    rich = army(4)
    rich.factions[Seat("triangle")].treasury = 12
    assert revolt.revolt(rich, asked("revolution.revolt"))["command"] == "test"  # type: ignore[index,call-overload]


@clause("RC-15.12")
def test_it_pays_only_if_that_promises_a_majority_of_all() -> None:
    few = revolt.revolt(army(4, at_home=20, talents=12), asked("revolution.revolt"))
    assert few == {"command": "test", "paid": []}
    half = revolt.revolt(army(6, at_home=2, talents=18), asked("revolution.revolt"))
    assert half == {"command": "test", "paid": []}, "each follows on 3 or more: that is four of eight"
    many = revolt.revolt(army(6, talents=18), asked("revolution.revolt"))
    assert many == {"command": "test", "paid": [f"celtiberians.{n}" for n in range(1, 7)]}


@clause("RC-15.12")
def test_it_goes_on_only_with_sixty_percent() -> None:
    assert revolt.declare(army(10), asked("revolution.declare", legions=6)) == "revolt"
    assert revolt.declare(army(10), asked("revolution.declare", legions=5)) == "lay-down"
    assert revolt.wish(army(6, at_home=4, talents=18), asked("revolution.wish")) == "revolt"
    assert revolt.wish(army(5, at_home=5, talents=18), asked("revolution.wish")) == "lay-down"


@clause("RC-15.12")
@pytest.mark.parametrize(
    ("talents", "at_home", "rolls", "rises"),
    [
        (12, 0, (3, 3, 3, 1), True),  # three of four follow, each for a Talent
        (12, 0, (3, 3, 1, 1), False),  # two: that is less than 60 %
        (11, 0, (), False),  # less than 3T a legion
        (12, 4, (6, 6, 6, 6), False),  # four of eight; and no Talent is spent on them
    ],
)
def test_its_commander_revolts_at_the_table_or_lays_down(
    play: Play, talents: int, at_home: int, rolls: tuple[int, ...], rises: bool
) -> None:
    """Gisco, of the Imperialists, has won with four Celtiberians, who follow on 4."""

    def legions_at_home(g: Carthage) -> None:
        g.army.active = Units(legions=[Legion(type="carthaginian") for _ in range(at_home)])

    army = victorious(7, legions=4, of="celtiberians")
    solo(play, "revolution.revolt", army, legions_at_home, purse(7, talents), dice={"allegiance": rolls})
    assert [one.senator for one in play.saw(RevoltBegan)] == (["fam-gisco"] if rises else [])
    assert [one.commanders for one in play.saw(CommandLaidDown)] == ([] if rises else [("fam-gisco",)])
    assert [len(one.paid) for one in play.saw(AllegianceTested)] == ([0 if at_home else 4] if rolls else [])


def test_stars_are_populists(play: Play) -> None:
    solo(play, "setup.traders")
    assert play.g.automata[STAR] == "populists"

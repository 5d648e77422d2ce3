"""RR-4.03, RR-4.04: a Neutral's revenue, and what it does with its initiatives."""

from __future__ import annotations

import pytest

from games.kernel import Seat
from games.republic.forum.events import CounterBribed, InitiativeBid, PersuasionAnnounced
from games.republic.neutrals.events import BidRolled, TemptationRolled
from games.republic.revenue.events import Contributed
from games.rome.forum.events import GamesHeld, KnightSought
from games.rome.neutrals.events import IncomeDivided
from games.rome.revenue.events import SpoilsTaken
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.neutrals import (
    CIRCLE,
    DIAMOND,
    SQUARE,
    STAR,
    TRIANGLE,
    initiative,
    marked,
    purse,
    solo,
    treasury,
)
from tests.games.rome.play import Play, add_province, add_senator, add_statesman, numbered

# Revenue


def divided(play: Play, seat: str) -> IncomeDivided:
    (told,) = [one for one in play.saw(IncomeDivided) if one.seat == seat]
    return told


@clause("RR-4.03.1", "RR-4.01.3")
@pytest.mark.parametrize(
    ("seat", "treasury", "shares"),
    [
        ("triangle", 4, {2: 3}),  # a dr of 4, the rest for the Leader
        ("circle", 1, {3: 2, 8: 2, 13: 2}),  # equal shares, the rest for the Faction Treasury
        ("square", 3, {4: 4}),  # half of it, and the rest for the Leader
        ("star", 1, {5: 4, 10: 1, 15: 1}),  # 1T each, 1T for the Faction Treasury, the rest for the Leader
    ],
)
def test_income_is_pooled_and_split_by_the_guideline(
    play: Play, seat: str, treasury: int, shares: dict[int, int]
) -> None:
    """Each earns 3T for the Leader, 1T for the others, and 2T for Knights."""

    def knights(g: Rome) -> None:
        for number in (2, 3, 4, 5):
            numbered(g, number).knights = 2

    solo(play, "revenue.income", knights, dice={"neutral.income": [4]})
    told = divided(play, seat)
    assert (told.talents, told.treasury) == (7, treasury)
    assert {play.g.senators[name].number: talents for name, talents in told.shares.items()} == shares
    assert play.g.factions[Seat(seat)].treasury == treasury
    assert {number: numbered(play.g, number).talents for number in shares} == shares
    invariants(play.g)


@clause("RR-4.03.1")
def test_what_a_senator_has_stays_with_him(play: Play) -> None:
    solo(play, "revenue.income", purse(7, 9), treasury("triangle", 5), dice={"neutral.income": [6]})
    assert divided(play, "triangle").talents == 5
    assert (play.senator(7).talents, play.g.factions[TRIANGLE].treasury) == (9, 10)


@clause("RR-4.03.1")
def test_a_roll_takes_no_more_than_there_is(play: Play) -> None:
    def away(g: Rome) -> None:
        for number in (2, 7):
            numbered(g, number).place, numbered(g, number).at = "captive", "punic-1"

    solo(play, "revenue.income", away, dice={"neutral.income": [6]})
    assert (divided(play, "triangle").talents, divided(play, "triangle").treasury) == (1, 1)
    invariants(play.g)


@clause("RR-4.03.1")
def test_while_the_leader_is_captive_another_gets_the_rest(play: Play) -> None:
    captured = marked(4, place="captive", at="punic-1")
    solo(play, "revenue.income", captured)
    told = divided(play, "square")
    assert {play.g.senators[name].number for name in told.shares} == {9}


@clause("RR-4.03.3", "RR-4.01.3")
@pytest.mark.parametrize(
    ("number", "roll", "takes"),
    [(2, 4, True), (2, 3, False), (5, 3, True), (5, 2, False), (3, None, True), (4, None, False)],
)
def test_spoils_are_taken_by_the_guideline(play: Play, number: int, roll: int | None, takes: bool) -> None:
    dice = {"neutral.sicilia": [roll]} if roll else {}
    solo(play, "revenue.income", lambda g: add_province(g, "sicilia", number), dice=dice)
    assert [one.senator for one in play.saw(SpoilsTaken)] == ([play.senator(number).id] if takes else [])
    assert [one.roll for one in play.saw(TemptationRolled)] == ([roll] if roll else [])


@clause("RR-4.03.3")
@pytest.mark.parametrize(("card", "family"), [("st-22a", 22), ("st-22b", 22), ("st-28a", 28)])
def test_cicero_and_both_catos_never_take_spoils(play: Play, card: str, family: int) -> None:
    def honest(g: Rome) -> None:
        add_senator(g, family, "circle")
        add_statesman(g, card, "circle")
        add_province(g, "sicilia", family)

    solo(play, "revenue.income", honest, scenario="late")
    assert play.saw(SpoilsTaken) == []


@clause("RR-4.03.4")
@pytest.mark.parametrize(("gift", "given"), [(0, []), (12, [2, 4]), (30, [4]), (45, [])])
def test_charity_is_exactly_what_the_players_give(play: Play, gift: int, given: list[int]) -> None:
    """Imperials and Conservatives are charitable; Fabius has 20T, Julius 40T."""
    solo(play, "revenue.state", purse(1, 60), purse(2, 20), purse(4, 40), purse(3, 60), purse(5, 60))
    play.answer("diamond", "revenue.contribute", {play.senator(1).id: gift})
    told = [one for one in play.saw(Contributed) if one.seat != DIAMOND]
    assert sorted(play.g.senators[one.senator].number for one in told) == given
    assert {one.talents for one in told} <= {gift}


@clause("RR-4.03.4", "RR-4.03.2")
def test_one_senator_gives_all_of_it_the_richest(play: Play) -> None:
    solo(play, "revenue.state", purse(1, 60), purse(4, 10), purse(9, 25), purse(14, 25))
    play.answer("diamond", "revenue.contribute", {play.senator(1).id: 20})
    (told,) = [one for one in play.saw(Contributed) if one.seat == SQUARE]
    assert (told.senator, told.talents) == (play.senator(9).id, 20)


@clause("RR-4.03.4")
def test_of_two_players_the_larger_sum_counts(play: Play) -> None:
    """Julius and the Plutocrats are Neutral no more but circle; the Conservatives are star."""
    solo(play, "revenue.state", purse(1, 60), purse(6, 60), purse(2, 60), purse(5, 40), purse(3, 40), people=2)
    play.answer("diamond", "revenue.contribute", {play.senator(1).id: 10, play.senator(6).id: 15})
    play.answer("triangle", "revenue.contribute", {play.senator(2).id: 20})
    told = {one.seat: one.talents for one in play.saw(Contributed) if one.seat not in (DIAMOND, TRIANGLE)}
    assert told == {CIRCLE: 25, STAR: 25}


@clause("RR-4.03.4")
def test_any_neutral_contributes_for_thirty_five(play: Play) -> None:
    solo(play, "revenue.state", marked(8, influence=32), purse(8, 60), purse(1, 10))
    play.lapse_all("revenue.contribute")
    assert (play.senator(8).influence, play.senator(8).talents) == (35, 35)


# Persuasion


@clause("RR-4.04.2")
def test_it_persuades_the_most_available_and_bribes_up_to_nine(play: Play) -> None:
    """Claudius has ORA 3 and INF 4: with 2T he reaches 9 - 6 + 2; Terentius has LOY 6, Sempronius would need more."""

    def change(g: Rome) -> None:
        for number, loyalty in ((20, 6), (16, 9)):
            assert add_senator(g, number, None).card.loyalty == loyalty

    solo(play, "forum.persuasion", initiative("star"), purse(5, 20), change)
    (told,) = play.saw(PersuasionAnnounced)
    base = numbered(play.g, 5).oratory + 4 - 6
    assert (told.target, told.persuader) == (play.senator(20).id, play.senator(5).id)
    assert told.talents == 9 - base


@clause("RR-4.04.2")
@pytest.mark.parametrize(("talents", "bribe"), [(5, 0), (6, 6), (20, 8)])
def test_it_bribes_only_for_a_sure_seven(play: Play, talents: int, bribe: int) -> None:
    def change(g: Rome) -> None:
        add_senator(g, 20, None)
        numbered(g, 5).influence = 4
        for number in (10, 15):
            numbered(g, number).place, numbered(g, number).at = "captive", "punic-1"

    solo(play, "forum.persuasion", initiative("star"), purse(5, talents), change, marked(20, talents=0))
    base = play.senator(5).oratory + 4 - 6
    assert base == 1
    told = play.saw(PersuasionAnnounced)
    assert [one.talents for one in told] == ([bribe] if bribe else [])


@clause("RR-4.04.2")
def test_the_whole_faction_treasury_of_the_defender_counts(play: Play) -> None:
    """Terentius is poor and alone; with the Conservatives he would be as easy to have, but they have 9T."""

    def change(g: Rome) -> None:
        add_senator(g, 20, None)
        numbered(g, 14).influence = 0

    solo(play, "forum.persuasion", initiative("star"), purse(5, 30), change, treasury("square", 9))
    (told,) = play.saw(PersuasionAnnounced)
    assert told.target == play.senator(20).id


@clause("RR-4.04.2")
def test_ties_go_to_military_and_oratory(play: Play) -> None:
    """Plautius (MIL 2, ORA 1) and Quinctius (MIL 3, ORA 2) have the same LOY."""

    def change(g: Rome) -> None:
        for number in (17, 18):
            add_senator(g, number, None)

    solo(play, "forum.persuasion", initiative("star"), purse(5, 30), change)
    assert play.saw(PersuasionAnnounced)[0].target == play.senator(18).id


@clause("RR-4.04.21")
@pytest.mark.parametrize(("talents", "against"), [(20, 5), (5, 5), (4, 0)])
def test_it_counter_bribes_to_exactly_four_or_not_at_all(play: Play, talents: int, against: int) -> None:
    """Diamond's Cornelius (ORA 3, INF 10) tries Papirius' like, square's Aelius (LOY 7): 13 + 10 - 7 - 7 = 9."""
    solo(play, "forum.persuasion", initiative("diamond"), purse(1, 20), treasury("square", talents))
    offer = {"persuader": play.senator(1).id, "target": play.senator(14).id, "bribe": 10, "card": "none"}
    play.answer("diamond", "forum.persuade", offer)
    told = {one.seat: one.talents for one in play.saw(CounterBribed) if one.talents}
    assert told == ({SQUARE: against} if against else {})


@clause("RR-4.07.7")
@pytest.mark.parametrize("card", ["seduction", "blackmail"])
def test_a_card_is_played_in_its_initiative_without_counting_treasuries(play: Play, card: str) -> None:
    """The Conservatives' Aelius (LOY 7) could be bought free; with the card their 50T do not count."""

    def change(g: Rome) -> None:
        numbered(g, 14).influence = 0

    solo(
        play,
        "forum.persuasion",
        initiative("star"),
        purse(5, 30),
        change,
        treasury("square", 50),
        cards={"star": [card]},
    )
    (told,) = play.saw(PersuasionAnnounced)
    assert told.card == card
    assert play.g.factions[STAR].hand == []


@clause("RR-4.07.7")
def test_without_a_target_the_card_waits(play: Play) -> None:
    def nobody(g: Rome) -> None:
        for number in range(1, 15):
            numbered(g, number).talents += 40
            g.issued += 40
        for number in (5, 10, 15):
            numbered(g, number).talents, numbered(g, number).influence = 0, 0
        g.issued -= 80

    solo(play, "forum.persuasion", initiative("star"), nobody, cards={"star": ["seduction"]})
    assert play.saw(PersuasionAnnounced) == []
    assert play.g.factions[STAR].hand == ["seduction"]


# Knights and games


@clause("RR-4.04.3", "RR-4.01.3", "RR-4.03.2")
@pytest.mark.parametrize(
    ("seat", "number", "spent"), [("triangle", 7, 1), ("circle", 8, 2), ("square", 9, 0), ("star", 10, 1)]
)
def test_it_always_spends_its_knight_money(play: Play, seat: str, number: int, spent: int) -> None:
    solo(play, "forum.knight", initiative(seat), purse(number, 9))
    (told,) = play.saw(KnightSought)
    assert (told.senator, told.talents) == (play.senator(number).id, spent)


@clause("RR-4.04.3")
def test_without_money_it_tries_for_nothing(play: Play) -> None:
    solo(play, "forum.knight", initiative("circle"))
    assert play.saw(KnightSought)[0].talents == 0


@clause("RR-4.04.4")
@pytest.mark.parametrize(
    ("seat", "number", "talents", "held"),
    [
        ("triangle", 2, 20, ["gladiator-gala"]),
        ("circle", 3, 15, ["blood-fest"]),
        ("star", 5, 7, ["slice-and-dice"]),
        ("star", 5, 6, []),
        ("square", 4, 20, []),
    ],
)
def test_it_holds_the_dearest_games_it_can_pay(
    play: Play, seat: str, number: int, talents: int, held: list[str]
) -> None:
    solo(play, "forum.games", initiative(seat), purse(number, talents), lambda g: setattr(g, "unrest", 3))
    assert [one.games for one in play.saw(GamesHeld)] == held


@clause("RR-4.04.4")
@pytest.mark.parametrize(("popularity", "held"), [(2, 1), (3, 0)])
def test_games_only_if_unrest_exceeds_the_payers_popularity(play: Play, popularity: int, held: int) -> None:
    change = marked(5, popularity=popularity)
    solo(play, "forum.games", initiative("star"), purse(5, 20), change, lambda g: setattr(g, "unrest", 3))
    assert len(play.saw(GamesHeld)) == held


# Bids


def auctioned(g: Rome) -> None:
    """Five initiatives have been taken."""
    g.forum.number, g.forum.coming = 5, []


@clause("RR-4.04.5")
@pytest.mark.parametrize(("purse_of_hrao", "elsewhere", "opening"), [(30, 30, 6), (4, 30, 4), (30, 3, 3)])
def test_a_neutral_hrao_opens_by_the_dice(play: Play, purse_of_hrao: int, elsewhere: int, opening: int) -> None:
    """Turn 1, a dr of 3, and the Plutocrats' +2."""

    def hrao(g: Rome) -> None:
        numbered(g, 1).office = ""
        numbered(g, 3).office = "rome-consul"

    rolls = {"neutral.bid": [3, 1, 1, 1, 1, 1, 1]}
    solo(play, "forum.auction", auctioned, hrao, purse(3, purse_of_hrao), purse(1, elsewhere), dice=rolls)
    first = play.saw(InitiativeBid)[0]
    assert (first.seat, first.talents) == (CIRCLE, opening)
    assert play.saw(BidRolled)[0].modifier == 2


@clause("RR-4.04.5")
def test_it_overbids_by_one_while_it_can(play: Play) -> None:
    solo(play, "forum.auction", auctioned, purse(1, 9), purse(2, 3), purse(3, 2), purse(4, 9))
    play.answer("diamond", "forum.bid", {"senator": play.senator(1).id, "talents": 2})
    assert [(one.seat, one.talents) for one in play.saw(InitiativeBid)] == [
        (DIAMOND, 2), (TRIANGLE, 3), (SQUARE, 4)
    ]  # fmt: skip
    assert play.saw(BidRolled) == []


@clause("RR-4.04.5")
@pytest.mark.parametrize(("roll", "seats"), [(4, [DIAMOND, TRIANGLE]), (3, [DIAMOND])])
def test_above_turn_and_four_it_needs_a_roll(play: Play, roll: int, seats: list[Seat]) -> None:
    solo(play, "forum.auction", auctioned, purse(1, 9), purse(2, 9), dice={"neutral.bid": [roll]})
    play.answer("diamond", "forum.bid", {"senator": play.senator(1).id, "talents": 5})
    assert [one.seat for one in play.saw(InitiativeBid)] == seats

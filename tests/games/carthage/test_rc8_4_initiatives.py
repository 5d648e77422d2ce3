"""RC-8.0 to RC-8.7 but for persuasion: initiatives in order, their steps, Traders, Leaders, the auction."""

from __future__ import annotations

import pytest

from games.carthage.forum.events import TraderSought
from games.carthage.law import CARTHAGE
from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, NotOpen, Seat
from games.republic.events import Died
from games.republic.events_agreements import Ransomed
from games.republic.forum.events import (
    CardTaken,
    ForumOpened,
    InitiativeBid,
    InitiativeRolled,
    InitiativeWon,
    LeaderMoved,
    Peddled,
)
from games.republic.forum.events_cards import CardTurnedUp, EventLeft, RedCardDrawn, TableEventRolled
from tests.clauses import clause
from tests.games.carthage.forum import (
    CIRCLE,
    DIAMOND,
    NOTHING,
    SQUARE,
    TRIANGLE,
    holds,
    initiative,
    purse,
    treasury,
)
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, home_suffete, numbered
from tests.games.carthage.rulebook import table
from tests.games.carthage.senate import offered

QUIET = {"initiative": [1, 1] * 6}


def finish(play: Play) -> None:
    """The rest of an initiative, as if its player were away."""
    number = play.g.forum.number
    while play.g.forum.number == number and play.awaited():
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind, **one.about)


# RC-8.0


LEAVING = table("T-13 Table events")


@clause("RC-8.0", "T-13")
@pytest.mark.parametrize("row", LEAVING, ids=[row[1] for row in LEAVING])
@pytest.mark.parametrize("times", [1, 2])
def test_events_of_the_last_turn_leave_unless_their_text_keeps_them(
    play: Play, row: tuple[str, ...], times: int
) -> None:
    event = next(one for one in CARTHAGE.tables.table_events.values() if one.number == int(row[0]))

    def lying(g: Carthage) -> None:
        g.table_events[event.id] = TableEvent(id=event.id, times=times)

    play.at("forum.opening", change=lying)
    leaves = row[5].endswith("next forum phase")
    assert (event.id in play.g.table_events) != leaves
    assert [one.event for one in play.saw(EventLeft)] == ([event.id] if leaves else [])


@clause("RC-8.0", "RC-8.4")
def test_each_player_has_one_initiative_in_order_from_the_hrao(play: Play) -> None:
    def hrao_is_hanno(g: Carthage) -> None:
        numbered(g, 1).office = ""
        numbered(g, 3).place, numbered(g, 3).at = "carthage", ""
        g.provinces["sardinia-corsica"].governor = ""
        numbered(g, 3).office = "home-suffete"

    play.at("forum.opening", change=hrao_is_hanno, dice=QUIET)
    assert play.saw(ForumOpened) == [ForumOpened((CIRCLE, SQUARE, DIAMOND, TRIANGLE))]
    order = []
    while len(order) < 4:
        order += [seat for seat, kind in play.asked() if kind == "forum.roll"]
        finish(play)
    assert order == ["circle", "square", "diamond", "triangle"]


@clause("RC-8.0")
def test_the_order_stays_though_the_hrao_dies(play: Play) -> None:
    initiative(play, "forum.leader", coming=["triangle", "circle"])
    play.g.senators["fam-mago"].office = ""
    play.lapse("diamond", "forum.leader")
    assert play.asked() == [("triangle", "forum.roll")]


@clause("RC-8.3a", "RC-10.2.14")
@pytest.mark.parametrize("paid", [True, False])
def test_raiders_kill_their_captive_unless_he_is_ransomed_before(play: Play, paid: bool) -> None:
    def captured(g: Carthage) -> None:
        treasury(20, "diamond")(g)
        numbered(g, 9).place, numbered(g, 9).at = "captive", "barbarians"
        g.ransoms += ["fam-bomilcar"] if paid else []

    play.at("forum.opening", change=captured)
    assert [one.senator for one in play.saw(Died)] == ([] if paid else ["fam-bomilcar"])
    assert len(play.saw(Ransomed)) == paid
    invariants(play.g)


@clause("RC-8.3a")
def test_captives_of_a_war_are_left_alive(play: Play) -> None:
    def captured(g: Carthage) -> None:
        numbered(g, 9).place, numbered(g, 9).at = "captive", "conquest-of-tunisia"

    play.at("forum.opening", change=captured)
    assert play.senator(9).captive


# RC-8.4


@clause("RC-8.4")
@pytest.mark.parametrize("dice", [[1, 6], [3, 4], [5, 2]])
def test_a_7_brings_a_table_event(play: Play, dice: list[int]) -> None:
    initiative(play, dice={"initiative": dice})
    before = len(play.g.deck)
    play.answer("diamond", "forum.roll", "roll")
    assert len(play.saw(TableEventRolled)) == 1
    assert len(play.g.deck) == before


@clause("RC-8.4", "RC-8.8.4")
@pytest.mark.parametrize("dice", [[1, 1], [2, 4], [3, 5], [6, 6]])
def test_anything_else_draws_the_top_card_whatever_the_omens(play: Play, dice: list[int]) -> None:
    def omens(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens")

    initiative(play, "forum.roll", omens, deck=["tin-isles", "saharan-caravan-route"], dice={"initiative": dice})
    play.answer("diamond", "forum.roll", "roll")
    assert play.saw(InitiativeRolled) == [InitiativeRolled(DIAMOND, 1, tuple(dice), sum(dice))]
    assert play.saw(CardTurnedUp) == [CardTurnedUp(DIAMOND, "tin-isles")]
    assert play.g.deck[-1] == "saharan-caravan-route"


@clause("RC-8.4", "RC-8.1", "RC-8.1a", "RC-8.2")
def test_the_steps_of_an_initiative_in_their_order(play: Play) -> None:
    """There are no Games, and nothing turns Traders into money."""
    initiative(play, "forum.roll", deck=["tin-isles"], coming=["triangle"], dice=QUIET)
    kinds = []
    while play.g.forum.number == 1:
        one = play.awaited()[0]
        assert one.seat == "diamond"
        assert [other.decision.kind for other in play.table.open.values() if not other.decision.awaited] == [
            "agreement.propose"
        ] * 4
        kinds.append(one.kind)
        play.lapse(one.seat, one.kind, **one.about)
    assert kinds == ["forum.roll", "forum.persuade", "forum.trader", "forum.leader"]
    assert play.asked() == [("triangle", "forum.roll")]


@clause("RC-8.4")
def test_without_a_senator_in_carthage_one_draws_and_names_a_leader_only(play: Play) -> None:
    def away(g: Carthage) -> None:
        for number in (1, 5, 9):
            numbered(g, number).office = ""
            numbered(g, number).place, numbered(g, number).at = "captive", "conquest-of-tunisia"
        g.committee["state-treasurer"].member = ""

    initiative(play, "forum.roll", away, deck=["tin-isles"], dice=QUIET)
    play.answer("diamond", "forum.roll", "roll")
    assert play.asked() == [("diamond", "forum.leader")]
    play.answer("diamond", "forum.leader", "fam-bomilcar")
    assert play.g.factions[DIAMOND].leader == "fam-bomilcar"


@clause("RC-8.4")
def test_nobody_else_can_use_an_initiative(play: Play) -> None:
    initiative(play)
    with pytest.raises(NotOpen):
        play.table.submit(Seat("triangle"), play.decision("diamond", "forum.roll").key, "roll")


# RC-8.1


@clause("RC-8.1")
@pytest.mark.parametrize(
    ("dice", "talents", "gained"), [((6, 6), 0, 1), ((6, 5), 0, 0), ((4, 3), 5, 1), ((4, 3), 4, 0)]
)
def test_a_trader_comes_on_12_with_the_talents_paid_before(
    play: Play, dice: tuple[int, int], talents: int, gained: int
) -> None:
    initiative(play, "forum.trader", purse(6, 5), dice={"trader": dice})
    play.answer("diamond", "forum.trader", {"senator": "fam-mangi", "talents": talents})
    mangi = play.senator(5)
    assert (mangi.traders, mangi.talents) == (gained, 6 - talents)
    total = sum(dice) + talents
    assert play.saw(TraderSought) == [TraderSought(DIAMOND, "fam-mangi", talents, dice, 0, total, bool(gained))]
    invariants(play.g)


@clause("RC-8.1", "RC-8.8.4")
@pytest.mark.parametrize(("times", "gained"), [(1, 0), (2, 0)])
def test_evil_omens_make_traders_rarer(play: Play, times: int, gained: int) -> None:
    def omens(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=times)

    initiative(play, "forum.trader", omens, dice={"trader": [6, 6]})
    play.answer("diamond", "forum.trader", {"senator": "fam-mangi", "talents": 0})
    assert play.saw(TraderSought)[0].total == 12 - times
    assert play.senator(5).traders == gained


@clause("RC-8.1")
def test_any_number_of_traders_may_be_held(play: Play) -> None:
    def many(g: Carthage) -> None:
        numbered(g, 5).traders = 12

    initiative(play, "forum.trader", many, dice={"trader": [6, 6]})
    play.answer("diamond", "forum.trader", {"senator": "fam-mangi", "talents": 0})
    assert play.senator(5).traders == 13
    assert play.asked() == [("diamond", "forum.leader")], "once an initiative"


@clause("RC-8.1", "RC-1.4c")
def test_only_own_senators_in_carthage_can_try(play: Play) -> None:
    initiative(play, "forum.trader", seat="triangle")
    assert play.options("triangle", "forum.trader") == {
        "senator": ["none", "fam-milko", "fam-adherbal"],
        "talents": [0, 0],
    }


@clause("RC-8.1")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"senator": "fam-mangi", "talents": 4}, "forum.purse"),
        ({"senator": "none", "talents": 1}, "forum.payer"),
        ({"senator": "fam-barca", "talents": 0}, "choice.unknown"),
        ({"senator": "fam-mangi", "talents": -1}, "choice.range"),
        ({"senator": "fam-mangi", "talents": 6}, "choice.range"),
        ({"senator": "fam-mangi"}, "choice.fields"),
    ],
)
def test_a_try_that_cannot_be_paid_is_refused(play: Play, raw: object, reason: str) -> None:
    initiative(play, "forum.trader", purse(3, 5), purse(5, 1))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "forum.trader", raw)
    assert refused.value.reason == reason
    assert (play.senator(5).talents, play.senator(1).talents) == (3, 5)


# RC-8.6


@clause("RC-8.6")
def test_the_marker_may_be_moved_to_any_own_senator_at_home_or_away(play: Play) -> None:
    initiative(play, "forum.leader", seat="triangle", coming=["circle"])
    assert play.options("triangle", "forum.leader") == ["none", "fam-milko", "fam-adherbal"]
    play.answer("triangle", "forum.leader", "fam-adherbal")
    assert play.saw(LeaderMoved) == [LeaderMoved(TRIANGLE, "fam-adherbal")]
    initiative(play, "forum.leader", seat="triangle")
    play.g.factions[TRIANGLE].leader = "fam-milko"
    assert play.table.stir()
    assert "fam-barca" in play.options("triangle", "forum.leader"), "he governs Coastal Spain"


@clause("RC-8.6", "RC-5.3")
def test_without_a_marker_a_leader_must_be_named(play: Play) -> None:
    def lost(g: Carthage) -> None:
        g.factions[DIAMOND].leader = ""

    initiative(play, "forum.leader", lost)
    assert play.options("diamond", "forum.leader") == ["fam-mago", "fam-mangi", "fam-bomilcar"]
    play.lapse("diamond", "forum.leader")
    assert play.g.factions[DIAMOND].leader == "fam-mago", "who was Leader for every rule stays it"


@clause("RC-8.6")
@pytest.mark.parametrize("raw", ["fam-barca", "fam-mago", "", None])
def test_others_and_the_present_leader_cannot_be_named(play: Play, raw: object) -> None:
    initiative(play, "forum.leader")
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.leader", raw)


# RC-8.7


def rich(g: Carthage) -> None:
    purse(5, 1, 3, 4, 10)(g)
    purse(9, 6)(g)


def bid(play: Play, seat: str, senator: str, talents: int) -> None:
    play.answer(seat, "forum.bid", {"senator": senator, "talents": talents})


@clause("RC-8.7")
def test_the_rest_up_to_six_is_auctioned_one_by_one(play: Play) -> None:
    play.at("forum.opening", change=rich, dice=QUIET)
    asked: list[tuple[int, str]] = []
    while play.g.turn == 1:
        one = play.awaited()[0]
        if one.kind in ("forum.roll", "forum.bid"):
            asked.append((play.g.forum.number, one.kind))
        play.lapse(one.seat, one.kind, **one.about)
    rolls = [number for number, kind in asked if kind == "forum.roll"]
    assert rolls == [1, 2, 3, 4, 5, 6]
    assert {number for number, kind in asked if kind == "forum.bid"} == {4, 5}


@clause("RC-8.7")
def test_all_are_asked_once_round_from_the_hrao(play: Play) -> None:
    initiative(play, "forum.auction", rich, home_suffete(8), number=5)
    order = [play.asked()]
    while play.asked("forum.bid"):
        play.lapse(play.asked()[0][0], "forum.bid")
        order.append(play.asked("forum.bid"))
    assert order == [[("square", "forum.bid")], [("diamond", "forum.bid")], [("triangle", "forum.bid")], []]


@clause("RC-8.7")
def test_once_round_from_the_hrao_and_the_highest_pays_the_bank(play: Play) -> None:
    initiative(play, "forum.auction", rich, number=4)
    bid(play, "diamond", "fam-mago", 1)
    bid(play, "triangle", "fam-milko", 4)
    assert play.asked() == [("square", "forum.bid")], "Hanno is away"
    bid(play, "square", "fam-ithobal", 5)
    assert play.saw(InitiativeBid) == [InitiativeBid(SQUARE, "fam-ithobal", 5)]
    assert play.saw(InitiativeWon) == [InitiativeWon(SQUARE, 5, "fam-ithobal", 5)]
    assert [play.senator(n).talents for n in (1, 6, 4)] == [5, 9, 0], "the others keep theirs"
    assert play.asked() == [("square", "forum.roll")]
    invariants(play.g)


@clause("RC-8.7")
@pytest.mark.parametrize(("suffete", "seat"), [(1, "diamond"), (7, "circle")])
def test_if_nobody_bids_the_hrao_takes_it_free(play: Play, suffete: int, seat: str) -> None:
    initiative(play, "forum.auction", rich, home_suffete(suffete), seat="square", number=5)
    play.lapse_all("forum.bid")
    assert play.saw(InitiativeWon) == [InitiativeWon(Seat(seat), 6, "", 0)]
    assert play.asked() == [(seat, "forum.roll")]
    assert play.senator(1).talents == 5


@clause("RC-8.7")
def test_who_cannot_bid_more_is_not_asked(play: Play) -> None:
    initiative(play, "forum.auction", rich, number=4)
    assert play.options("diamond", "forum.bid") == {"senator": ["none", "fam-mago"], "talents": [0, 5]}
    bid(play, "diamond", "fam-mago", 5)
    assert play.options("triangle", "forum.bid")["senator"] == ["none", "fam-milko"]
    play.lapse("triangle", "forum.bid")
    assert play.asked() == [("diamond", "forum.roll")]


@clause("RC-8.7")
@pytest.mark.parametrize(
    ("senator", "talents", "reason"),
    [
        ("fam-milko", 3, "forum.low"),
        ("fam-milko", 0, "forum.low"),
        ("fam-adherbal", 6, "forum.purse"),
        ("none", 4, "forum.payer"),
        ("fam-barca", 4, "choice.unknown"),
        ("fam-milko", 10, "choice.range"),
    ],
)
def test_a_bid_must_be_higher_and_paid_by_one_senator_in_carthage(
    play: Play, senator: str, talents: int, reason: str
) -> None:
    initiative(play, "forum.auction", rich, number=4)
    bid(play, "diamond", "fam-mago", 3)
    with pytest.raises(IllegalAnswer) as refused:
        bid(play, "triangle", senator, talents)
    assert refused.value.reason == reason
    assert play.g.forum.high == 3


@clause("RC-8.7")
def test_with_six_players_nothing_is_auctioned(play: Play) -> None:
    initiative(play, "forum.leader", rich, number=6, seats=6)
    play.lapse("diamond", "forum.leader")
    assert play.g.step == "senate.suffetes"


@clause("RC-8.7")
def test_the_winner_takes_a_full_initiative(play: Play) -> None:
    initiative(play, "forum.auction", rich, number=4, dice=QUIET)
    bid(play, "diamond", "fam-mago", 5)
    play.lapse("triangle", "forum.bid")
    kinds = []
    while play.g.forum.number == 5 and play.g.step != "forum.auction":
        one = play.awaited()[0]
        kinds.append(one.kind)
        play.lapse(one.seat, one.kind, **one.about)
    assert kinds == ["forum.roll", "forum.persuade", "forum.trader", "forum.leader"]


# RC-8.9.16, RC-DP52


BETWEEN = {"forum.roll": "forum.roll", "forum.persuasion": "forum.persuade", "forum.trader": "forum.trader",
           "forum.leader": "forum.leader"}  # fmt: skip


@clause("RC-8.9.16")
@pytest.mark.parametrize("step", BETWEEN)
def test_influence_peddling_before_any_step_of_ones_own_initiative(play: Play, step: str) -> None:
    hands = (holds("diamond", "influence-peddling.1"), holds("circle", "assassin.1", "law-sumptuary"))
    initiative(play, step, *hands, dice={"influence-peddling": [1]})
    posted = play.posted("diamond", "forum.peddle")
    assert (posted.decision.covert, posted.decision.awaited) == (True, False)
    assert play.options("diamond", "forum.peddle") == ["circle"], "the others hold nothing"
    play.answer("diamond", "forum.peddle", "circle")
    assert play.g.factions[DIAMOND].hand == ["law-sumptuary"]
    assert play.g.factions[CIRCLE].hand == ["assassin.1"]
    assert play.g.gone == ["influence-peddling.1"]
    assert play.saw(Peddled) == [Peddled(DIAMOND, "influence-peddling.1", CIRCLE)]
    assert play.saw(CardTaken) == [CardTaken(DIAMOND, CIRCLE, "law-sumptuary")]
    assert play.audience(CardTaken) == [(DIAMOND, CIRCLE)]
    assert play.asked() == [("diamond", BETWEEN[step])], "the step goes on"
    invariants(play.g)


@clause("RC-8.9.16")
def test_not_in_the_initiative_of_another(play: Play) -> None:
    initiative(play, "forum.roll", holds("circle", "influence-peddling.1"), holds("diamond", "assassin.1"))
    assert "forum.peddle" not in offered(play, "circle")


@clause("RC-8.9.16")
def test_not_while_a_step_is_under_way(play: Play) -> None:
    hands = (holds("diamond", "influence-peddling.1"), holds("circle", "assassin.1"))
    initiative(play, "forum.persuasion", *hands)
    play.answer("diamond", "forum.persuade", {**NOTHING, "persuader": "fam-mago", "target": "fam-milko"})
    assert play.asked("forum.counter")
    assert not [one for one in play.table.open.values() if one.decision.kind == "forum.peddle"]


@clause("RC-8.9.16")
def test_it_may_be_played_right_after_it_was_drawn(play: Play) -> None:
    changes = (holds("circle", "assassin.1"),)
    initiative(play, "forum.roll", *changes, deck=["influence-peddling.1"], dice=QUIET)
    play.answer("diamond", "forum.roll", "roll")
    assert len(play.saw(RedCardDrawn)) == 1
    play.answer("diamond", "forum.peddle", "circle")
    assert play.g.factions[DIAMOND].hand == ["assassin.1"]


@clause("RC-8.9.16", "RC-1.5e")
def test_who_has_the_initiative_rolls_himself_so_that_silence_tells_nothing(play: Play) -> None:
    """With one legal answer too: an answer at once would tell that no card can be played."""
    for step, kind in BETWEEN.items():
        if kind in ("forum.roll", "forum.leader"):
            initiative(play, step)
            assert play.decision("diamond", kind).personal

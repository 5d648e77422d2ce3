"""The sensible player wants to win himself: he takes, he saves, he grudges, he dares when little else is left."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.minds import SensiblePlayer
from games.carthage.minds.sensible import WAYS
from games.carthage.minds.sensible.interests import SUFFETE, share
from games.carthage.minds.temper import weights
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.pieces import Legion, Reign
from tests.clauses import clause
from tests.games.carthage.combat import event
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.saying import says, voices
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.rebels import gisco, pair, revolting
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import office, propose, session
from tests.games.carthage.trials import rated
from tests.games.carthage.units import at_home, celtiberians, law, money, moved, shortage, war


def influence(**points: int) -> Change:
    """These factions have so much Influence, all of it with one Senator."""

    def change(g: Carthage) -> None:
        for seat, total in points.items():
            for number, one in enumerate(g.senators_of(Seat(seat))):
                one.influence = total if number == 0 else 0

    return change


# The purse


def corruption(play: Play, *changes: Change) -> list[str]:
    """What a Member of triangle's takes."""

    def change(g: Carthage) -> None:
        for one in changes:
            one(g)

    play.at("revenue.corruption", change=change)
    found: list[str] = says(play, "triangle", "revenue.corruption")
    return found


def test_it_takes_what_it_can_get(play: Play) -> None:
    assert corruption(play, influence(diamond=20, triangle=9, circle=9)) != []


def governed(province: str, *, developed: bool) -> Change:
    """Barca governs this Province, and nobody another."""

    def change(g: Carthage) -> None:
        for one in g.provinces.values():
            one.governor = ""
        if province not in g.provinces:
            add_province(g, province)
        g.provinces[province].governor, g.provinces[province].developed = "fam-barca", developed

    return change


@pytest.mark.parametrize(
    ("province", "developed", "taken"),
    [("sardinia-corsica", False, False), ("sardinia-corsica", True, True), ("tunisia", False, True)],
)
def test_spoils_are_taken_where_they_bring_more_than_a_province_that_develops(
    province: str, *, developed: bool, taken: bool, play: Play
) -> None:
    """RC-6.8.4: a die less 3 was rolled for, with a mark, and Sardinia-Corsica hardly ever developed."""

    play.at("revenue.corruption", change=governed(province, developed=developed))
    assert (says(play, "triangle", "revenue.spoils") == [province]) == taken


@clause("RC-6.8.2", "RC-9.3.1")
@pytest.mark.parametrize(
    ("province", "changes", "taken"),
    [
        ("sardinia-corsica", [event("te-trial-of-a-governor")], False),
        ("sardinia-corsica", [law("law-financial-audit")], True),
        ("tunisia", [event("te-trial-of-a-governor"), law("law-financial-audit")], True),
        ("tunisia", [event("te-trial-of-a-governor", 2), law("law-financial-audit")], False),
    ],
)
def test_no_spoils_are_taken_that_bring_next_to_nothing(
    province: str, changes: list[Change], *, taken: bool, play: Play
) -> None:
    """A die less 4 was rolled for, of which half went back by law: for it he was marked, and could be tried."""

    def change(g: Carthage) -> None:
        for one in (governed(province, developed=True), *changes):
            one(g)

    play.at("revenue.corruption", change=change)
    assert (says(play, "triangle", "revenue.spoils") == [province]) == taken


def test_who_leads_takes_nothing_under_the_eyes_of_a_rival(play: Play) -> None:
    assert corruption(play, influence(diamond=9, triangle=20, circle=9), office(1, "censor-of-morals")) == []


@clause("RC-9.2", "RC-9.3.1")
@pytest.mark.parametrize(("term", "step", "takes"), [(1, "revenue", True), (0, "revenue", False), (1, "senate", False)])
def test_nor_where_his_own_censor_leaves_before_the_trials(term: int, step: str, *, takes: bool, play: Play) -> None:
    """Three seats of who led were marked in the last turn of its Censor: the next, a rival's, tried one for it."""

    def ending(g: Carthage) -> None:
        g.committee["censor-of-morals"].term = term

    corruption(play, influence(diamond=9, triangle=20, circle=9), office(6, "censor-of-morals"), ending)
    view = see.view(play.g, Seat("triangle")).model_copy(update={"step": f"{step}.corruption"})
    found = SensiblePlayer().answer(play.decision("triangle", "revenue.corruption"), lambda: view)
    assert (found != []) == takes


def test_who_is_alone_leads_and_takes_nothing_under_the_eyes_of_a_censor(play: Play) -> None:
    corruption(play, influence(diamond=9, triangle=20, circle=9), office(1, "censor-of-morals"))
    for seat in (seat for seat in play.g.seats if seat != "triangle"):
        play.g.factions[seat].out = True
    assert says(play, "triangle", "revenue.corruption") == []


def test_nobody_robs_a_state_that_totters(play: Play) -> None:
    wars = ("syracusan-war-1", "pyrrhic-war", "libyan-revolt", "cyrenean-war")
    assert corruption(play, influence(diamond=20, triangle=9, circle=9), *(war(name) for name in wars)) == []


@pytest.mark.parametrize(("talents", "given"), [(79, 25), (80, 50), (54, 0), (9, 0)])
def test_it_gives_only_what_it_can_spare(play: Play, talents: int, given: int) -> None:
    def purse(g: Carthage) -> None:
        g.treasury = 200
        numbered(g, 1).talents = talents

    play.at("revenue.contributions", change=purse)
    assert says(play, "diamond", "revenue.contribute") == {"fam-mago": given}


def test_a_gift_that_makes_a_suffete_for_life_is_always_given(play: Play) -> None:
    def purse(g: Carthage) -> None:
        g.treasury = 200
        numbered(g, 1).talents, numbered(g, 1).influence = 25, 32

    play.at("revenue.contributions", change=purse)
    assert says(play, "diamond", "revenue.contribute") == {"fam-mago": 25}


# The Senate


def marching(play: Play, *changes: Change) -> Any:
    """How triangle votes on a good force under Mago (diamond)."""
    soldiers = at_home(*celtiberians(4), *(Legion(type="campanian-swordsmen") for _ in range(3)), fleets=0)
    session(play, "senate.business", office(1, "marine-suffete"), war("cyrenean-war"), soldiers, *changes)
    order = moved("send", "conquest-of-tunisia", "fam-mago", celtiberians=4, campanian_swordsmen=3)
    propose(play, "forces", {"movements": [order]})
    return set(says(play, "triangle", "senate.vote").values()) & {"for", "against", "abstain"}


def test_it_grudges_a_leader_his_command(play: Play) -> None:
    weak = war("conquest-of-tunisia")
    assert marching(play, weak, influence(diamond=30, triangle=9, circle=9)) == {"against"}


@pytest.mark.parametrize(("mine", "said"), [(20, {"against"}), (16, {"for"})])
def test_nobody_votes_for_a_victory_that_brings_another_near_a_rule_for_life(
    mine: int, said: set[str], play: Play
) -> None:
    """RC-9.10.2: however late it is proposed. The command brings 3 INF, Tunisia 4, a gift 7 more."""

    def late(g: Carthage) -> None:
        g.senate.motions = 9

    risen, unelected = rated(1, influence=mine + 1), purse(60, 7)
    others = influence(diamond=9, triangle=9, circle=40)
    assert marching(play, war("conquest-of-tunisia"), others, risen, unelected, late) == said


@clause("RC-9.6.1", "RC-9.10.1")
@pytest.mark.parametrize(("talents", "said"), [(60, {"against"}), (20, {"for"})])
def test_nor_that_lets_another_be_elected_for_life_next_turn(talents: int, said: set[str], play: Play) -> None:
    """Two voted for 7 INF of who had 11, 24T and most votes: with a gift he had 21, and was elected the turn after."""
    others = influence(diamond=9, triangle=9, circle=40)
    assert marching(play, war("conquest-of-tunisia"), others, purse(talents, 1)) == said


@pytest.mark.parametrize(
    ("status", "refused", "said"), [("inactive", 0, {"against"}), ("active", 0, {"for"}), ("inactive", 3, {"for"})]
)
def test_nor_late_for_a_leader_who_would_wake_a_war(status: str, refused: int, said: set[str], play: Play) -> None:
    """RC-8.9.6: who led 54 : 22 was granted 7 INF against a War that hurt nobody: as the fifth item of a programme."""

    def late(g: Carthage) -> None:
        g.senate.motions, g.wars["conquest-of-tunisia"].status = 9, status
        g.senate.defeated += [f"forces:{number}" for number in range(refused)]

    leading = influence(diamond=10, triangle=9, circle=8, square=7)
    assert marching(play, war("conquest-of-tunisia"), leading, late) == said


@clause("RC-9.6.1")
@pytest.mark.parametrize(("refused", "away", "said"), [(0, (), {"against"}), (3, (), {"for"}), (0, (7, 10), {"for"})])
def test_nor_late_for_a_leader_where_another_could_lead_as_well(
    refused: int, away: tuple[int, ...], said: set[str], play: Play
) -> None:
    """RC-9.10.1: who led 47 : 34 was granted 8 INF by all, as the eighth motion, and was elected the turn after."""

    def late(g: Carthage) -> None:
        g.senate.motions = 9
        g.senate.defeated += [f"forces:{number}" for number in range(refused)]
        numbered(g, 1).office = ""
        for number in (12, *away):
            numbered(g, number).place = "province"

    leading = influence(diamond=10, triangle=9, circle=8, square=7)
    assert marching(play, law("law-separation-of-powers"), war("conquest-of-tunisia"), leading, late) == said


def test_it_votes_for_the_command_of_another(play: Play) -> None:
    assert marching(play, war("conquest-of-tunisia"), influence(diamond=9, triangle=9, circle=20)) == {"for"}


def test_in_danger_it_lets_the_leader_march(play: Play) -> None:
    many = ("conquest-of-tunisia", "syracusan-war-1", "pyrrhic-war")
    assert marching(play, *(war(name) for name in many), influence(diamond=30, triangle=9, circle=9)) == {"for"}


# Revolt


def unguarded(g: Carthage) -> None:
    """Nobody is at home, and the Treasury is empty."""
    g.army.active.legions.clear()
    g.treasury = 0


def test_who_is_far_behind_dares_to_revolt(play: Play) -> None:
    loyal = gisco(legions=4, veterans=4)
    revolting(play, loyal, unguarded, influence(diamond=30, triangle=9, circle=9))
    test = says(play, "circle", "revolution.revolt")
    assert test == {"command": "test", "paid": []}
    play.answer("circle", "revolution.revolt", test)
    assert says(play, "circle", "revolution.declare") == "revolt"


def test_who_leads_lays_down(play: Play) -> None:
    revolting(play, gisco(legions=4, veterans=4), unguarded, influence(diamond=9, triangle=9, circle=30))
    assert says(play, "circle", "revolution.revolt")["command"] == "lay-down"


def test_nobody_revolts_against_such_odds(play: Play) -> None:
    revolting(play, gisco(legions=2), money(300), influence(diamond=30, triangle=9, circle=9))
    assert says(play, "circle", "revolution.revolt")["command"] == "lay-down"


@clause("RC-11.4")
@pytest.mark.parametrize(("veterans", "said"), [(0, "lay-down"), (2, "test")])
def test_a_battle_that_nobody_wins_is_none_that_a_rebel_wins(veterans: int, said: str, play: Play) -> None:
    """Of seven revolts with 0.82 on average two were won: both sides lost half, and the Senate raised more."""

    def nobody_at_home(g: Carthage) -> None:
        g.army.active.legions.clear()

    loyal = gisco(legions=4, veterans=veterans)
    revolting(play, loyal, nobody_at_home, purse_of_gisco(20), influence(diamond=30, triangle=9, circle=9))
    assert says(play, "circle", "revolution.revolt")["command"] == said


def last_turn(g: Carthage) -> None:
    """The deck is used up."""
    g.deck.clear()


def ruled(g: Carthage) -> None:
    """Diamond's Mago rules for life already."""
    g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=35))


def fallen(g: Carthage) -> None:
    """Four Wars are still Active after the battles."""
    for name in ("syracusan-war-1", "pyrrhic-war", "cyrenean-war", "massilian-war"):
        war(name)(g)


@clause("RC-12.1", "RC-12.3")
@pytest.mark.parametrize("ends", [last_turn, ruled, fallen])
def test_nobody_revolts_when_the_game_ends_with_this_turn(ends: Change, play: Play) -> None:
    """With 74 % it was done in the last one; no battle came any more, and a Rebel's Influence does not count."""
    revolting(play, gisco(legions=4, veterans=4), unguarded, influence(diamond=30, triangle=9, circle=9))
    assert says(play, "circle", "revolution.revolt")["command"] == "test"
    ends(play.g)
    assert says(play, "circle", "revolution.revolt")["command"] == "lay-down"


def purse_of_gisco(talents: int) -> Change:
    """What he has of his own, beside an empty Faction Treasury."""

    def change(g: Carthage) -> None:
        numbered(g, 7).talents, g.factions[Seat("circle")].treasury = talents, 0

    return change


def test_citizens_are_less_likely_to_follow_than_mercenaries(play: Play) -> None:
    """RC-11.3.1, T-10: five of six citizens stay loyal, half of the mercenaries."""

    def hope(sort: str) -> int:
        army = [gisco(legions=4, of=sort), purse_of_gisco(20), unguarded, shortage(3)]
        revolting(play, *army, influence(diamond=30, triangle=9, circle=9))
        asked, view = play.decision("circle", "revolution.revolt"), see.view(play.g, Seat("circle"))
        (reason,) = SensiblePlayer().reasoned(asked, lambda: view)[1]
        return int(dict(reason.about)["percent"])

    assert 0 < hope("carthaginian") < hope("celtiberians") < 100


@pytest.mark.parametrize(("talents", "said"), [(20, "test"), (0, "lay-down")])
def test_nobody_revolts_with_legions_that_he_cannot_pay(talents: int, said: str, play: Play) -> None:
    """RC-6.6a: he pays 2T for each of them, before he meets the Senate's force."""
    army = [gisco(legions=4), purse_of_gisco(talents), unguarded, shortage(3)]
    revolting(play, *army, influence(diamond=30, triangle=9, circle=9))
    assert says(play, "circle", "revolution.revolt")["command"] == said


def test_who_revolts_pays_his_legions_first(play: Play) -> None:
    def purse(g: Carthage) -> None:
        numbered(g, 7).talents = 1

    mixed = gisco(legions=4, veterans=3)
    revolting(play, mixed, unguarded, purse, influence(diamond=30, triangle=9, circle=9))
    assert len(says(play, "circle", "revolution.revolt")["paid"]) == 1


# Peace


def test_the_army_is_sent_before_peace_is_asked_for() -> None:
    forces, peace, floor = (WAYS[f"senate.{kind}"].urgency for kind in ("forces", "peace", "floor"))
    assert forces > peace > floor


def test_one_of_two_commanders_revolts_if_the_legions_are_his(play: Play) -> None:
    """RC-11.3.2: he who is far behind and can pay more; the other does not wish to."""

    def purse(g: Carthage) -> None:
        numbered(g, 7).talents = 10

    revolting(
        play,
        pair(legions=4, veterans=2),
        unguarded,
        shortage(3),
        purse,
        influence(diamond=30, triangle=9, circle=9, square=20),
    )
    assert says(play, "circle", "revolution.wish") == "revolt"
    play.answer("circle", "revolution.wish", "revolt")
    play.answer("square", "revolution.wish", "lay-down")
    bribes = says(play, "circle", "revolution.bribe")
    assert sum(bribes.values()) <= 10
    assert max(bribes.values()) - min(bribes.values()) <= 1


def test_who_leads_does_not_wish_to_revolt(play: Play) -> None:
    revolting(play, pair(legions=4, veterans=2), unguarded, influence(diamond=9, triangle=9, circle=30, square=20))
    assert says(play, "circle", "revolution.wish") == "lay-down"


# The last turn


def closing(turn_ends_it: bool) -> Change:
    """Whether the last card is drawn; triangle may be caught up with by circle, or by square."""

    def change(g: Carthage) -> None:
        influence(triangle=16, circle=14, square=12, diamond=2)(g)
        if turn_ends_it:
            g.deck.clear()
            g.next_deck.clear()

    return change


@clause("RC-12.1d")
@pytest.mark.parametrize("last", [False, True])
def test_in_the_last_turn_posts_are_worth_what_they_bring_towards_victory(last: bool, play: Play) -> None:
    """Who was two points behind bid for an office as in any other turn, and the leader was elected."""
    session(play, "senate.suffetes", closing(last))
    view = see.view(play.g, Seat("circle"))
    own, first, other = (play.g.senators_of(Seat(seat))[-1].id for seat in ("circle", "triangle", "diamond"))
    worth = [share(view, [name], SUFFETE) for name in (own, first, other)]
    point = weights().influence * SUFFETE
    assert (worth[0] == 3 * point) == (worth[1] == -3 * point) == last
    assert worth[2] > -point / 2


@clause("RC-12.1d", "RC-10.2.11")
@pytest.mark.parametrize(("last", "voice"), [(False, "for"), (True, "against")])
def test_in_the_last_turn_no_rival_is_sent_whom_a_victory_makes_the_winner(last: bool, voice: str, play: Play) -> None:
    """A victory was worth no more than in any other turn: it won another the game."""
    soldiers = at_home(*celtiberians(4), *(Legion(type="campanian-swordsmen") for _ in range(3)), fleets=0)
    marine = office(4, "marine-suffete")
    session(play, "senate.business", marine, war("conquest-of-tunisia"), soldiers, money(200), closing(last))
    order = moved("send", "conquest-of-tunisia", "fam-ithobal", celtiberians=4, campanian_swordsmen=3)
    propose(play, "forces", {"movements": [order]})
    assert voices(play, "circle") == {voice}

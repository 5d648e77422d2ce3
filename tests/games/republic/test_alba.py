"""Alba by its clauses: what a law says is what its republic does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from games.kernel import Dice, IllegalAnswer, OneOf, Seat, Setup, Table, chairs, load, save
from games.playout import choose
from games.republic.combat.events import BattleDrawnUp, BattleFought
from games.republic.effects import carry_out
from games.republic.events import AppointedForLife, Died, FactionOut, FactionRevived, FamilyLost, FamilyStays
from games.republic.events_agreements import PromisePaid, Redistributed
from games.republic.forum.events import InitiativeBid, InitiativeWon
from games.republic.forum.leaders import move_marker, naming
from games.republic.pieces import Agreement, Ending, Legion, Promise
from games.republic.ransom import means, ransom, release
from games.republic.reign import gain, rules_for_life
from games.republic.revenue.events import Contributed, GaveTalents
from games.republic.revolution.dealing import deliver_promised
from games.republic.revolution.events import PromisedCards
from games.republic.senate.events import Called, MotionFell, Rebuked, VoteClosed
from games.republic.senators import kill
from tests.clauses import clause
from tests.games.republic.alba import ALBA, GAME, end, set_up
from tests.games.republic.alba_pieces import Alba, Buried

DIAMOND, TRIANGLE = chairs(2)


def begun(step: str, change: Callable[[Alba], None] = lambda _g: None, seed: str = "alba") -> Table[Alba]:
    """A game of two at this step, the War awake."""

    def made(setup: Setup) -> Alba:
        g = set_up(setup)
        g.step, g.turn, g.wars["veii"].status = step, 1, "active"
        change(g)
        return g

    return Table.start(replace(GAME, setup=made), Setup(chairs(2), seed, GAME.options()))[0]


def say(table: Table[Alba], seat: Seat, kind: str, raw: Any) -> list[Any]:
    """What is told when this seat answers so."""
    key = next(key for key, one in table.open.items() if one.decision.kind == kind and one.decision.seat == seat)
    return [one.event for one in table.submit(seat, key, raw).tellings]


def praetor(name: str) -> Callable[[Alba], None]:
    def change(g: Alba) -> None:
        g.senators[name].office = "praetor"

    return change


def test_what_a_war_does_is_what_the_law_has_under_its_name() -> None:
    """AL-2.1."""
    g = set_up(Setup(chairs(2), "a", GAME.options()))
    carry_out(g, "veii", ALBA.tables.wars["veii"].on_activate)
    assert len(g.army.active.legions) == 5


def buried(*names: str, **more: bool) -> Alba:
    """These have died, in a game of two."""
    g = set_up(Setup(chairs(2), "a", GAME.options()))
    for name in names:
        dying = kill(g, g.senators[name], "mortality", "AL-2.2", **more)
        with pytest.raises(StopIteration):
            dying.send(None)
    return g


def said(g: Alba) -> list[Any]:
    return [telling.event for telling in g.told if not isinstance(telling.event, Died)]


@clause("RC-5.2", "RR-1.05.3")
def test_a_family_goes_to_the_curia_and_that_of_a_leader_stays() -> None:
    """AL-2.2: a funeral is held for the one, not for the other."""
    g = buried("brutus")
    assert said(g) == [FamilyLost("brutus"), Buried(1)]
    assert g.curia.families[-1] == "brutus"
    g = buried("alpius")
    assert said(g) == [FamilyStays(DIAMOND, "alpius")]
    assert g.leader(DIAMOND) is g.senators["alpius"]


@clause("RC-5.4", "RR-1.05.4")
def test_a_faction_without_senators_takes_the_first_family_of_the_curia() -> None:
    g = buried("brutus", "alpius", with_family=True)
    assert said(g)[-2:] == [Buried(2), FactionRevived(DIAMOND, "egerius")]
    assert [one.id for one in g.senators_of(DIAMOND)] == [g.factions[DIAMOND].leader] == ["egerius"]


@clause("RC-5.4", "RR-1.05.4")
def test_a_faction_is_out_whose_last_senator_dies_for_an_assassination() -> None:
    g = buried("brutus")
    g.factions[DIAMOND].treasury, g.issued = 3, g.issued + 3
    dying = kill(g, g.senators["alpius"], "caught", "AL-2.2", punished=True, with_family=True)
    with pytest.raises(StopIteration):
        dying.send(None)
    assert said(g)[-1] == FactionOut(DIAMOND)
    assert (g.factions[DIAMOND].out, g.factions[DIAMOND].treasury, g.from_hrao()) == (True, 0, [TRIANGLE])


@clause("RC-9.10.2", "RR-1.09.822")
@pytest.mark.parametrize(("influence", "rules"), [(34, False), (35, True)])
def test_whoever_has_35_influence_rules_for_life(influence: int, *, rules: bool) -> None:
    g = set_up(Setup(chairs(2), "a", GAME.options()))
    gain(g, g.senators["alpius"], influence=influence - g.senators["alpius"].influence)
    assert rules_for_life(g, "alpius") is rules
    assert said(g) == ([AppointedForLife("alpius", 35)] if rules else [])


@pytest.mark.parametrize("holder", ["cluilius", "alpius"])
def test_play_begins_with_the_officials_the_law_ranks(holder: str) -> None:
    """AL-5.1: the HRAO is the Praetor, by `officials`."""
    table = begun("senate", praetor(holder))
    posted = next(one for one in table.open.values() if one.decision.awaited)
    assert posted.decision.seat == (TRIANGLE if holder == "cluilius" else DIAMOND)
    assert (posted.decision.clause, posted.decision.point) == ALBA.cites["senate.floor"]


def test_the_shared_auction_asks_by_the_law_of_alba() -> None:
    """AL-4.1, RC-8.7, RR-1.07.22."""

    def rich(g: Alba) -> None:
        g.forum.number = 2
        g.senators["alpius"].talents, g.senators["cluilius"].talents = 2, 5
        g.issued += 7

    table = begun("forum.auction", rich)
    assert {one.decision.clause for one in table.open.values()} == {"AL-4.1"}
    first, second = (one.decision.seat for one in [next(iter(table.open.values()))] * 2)
    assert first == second == table.state.hrao_seat()
    other = next(seat for seat in chairs(2) if seat != first)
    purses = {DIAMOND: "alpius", TRIANGLE: "cluilius"}
    say(table, first, "forum.bid", {"senator": purses[first], "talents": 1})
    told = say(table, other, "forum.bid", {"senator": purses[other], "talents": 2})
    assert [one for one in told if isinstance(one, InitiativeBid | InitiativeWon)] == [
        InitiativeBid(other, purses[other], 2),
        InitiativeWon(other, 3, purses[other], 2),
    ]


def purses(g: Alba) -> None:
    """The first Family has 4T."""
    g.senators["alpius"].talents, g.issued = 4, g.issued + 4


@clause("RC-6.9", "RR-1.06.52")
def test_gifts_to_the_state_gain_influence_by_the_table_of_the_law() -> None:
    """AL-3.4."""
    table = begun("revenue.gifts", purses)
    before, held = table.state.senators["alpius"].influence, table.state.treasury
    assert {one.decision.clause for one in table.open.values()} == {"AL-3.4"}
    assert Contributed(DIAMOND, "alpius", 3, 1) in say(table, DIAMOND, "revenue.contribute", {"alpius": 3})
    assert (table.state.senators["alpius"].influence, table.state.treasury) == (before + 1, held + 3)


@clause("RC-6.10", "RR-1.06.3")
def test_talents_move_among_all_purses_of_a_faction_and_to_others() -> None:
    """AL-3.4."""
    table = begun("revenue.gifts", purses)
    say(table, DIAMOND, "revenue.contribute", {"alpius": 0})
    moved = {"alpius": 0, "brutus": 1, "treasury": 1, TRIANGLE: 2}
    say(table, TRIANGLE, "revenue.redistribute", {"cluilius": 0, "duilius": 0, "treasury": 0, DIAMOND: 0})
    told = say(table, DIAMOND, "revenue.redistribute", moved)
    assert Redistributed(DIAMOND, {"alpius": -4, "brutus": 1}) in told
    assert GaveTalents(DIAMOND, TRIANGLE, 2) in told
    assert [one.treasury for one in table.state.factions.values()] == [1, 2]


@clause("RC-1.5d", "RR-0.5.3")
def test_promised_talents_are_paid_at_the_redistribution_as_far_as_they_go() -> None:
    """AL-3.4."""

    def promised(g: Alba) -> None:
        purses(g)
        owed = Promise(giver=DIAMOND, taker=TRIANGLE, talents=5)
        both = [DIAMOND, TRIANGLE]
        g.agreements = [Agreement(id="a1", text="", parties=both, promises=[owed], turn=1, entered=both)]

    told = say(begun("revenue.gifts", promised), DIAMOND, "revenue.contribute", {"alpius": 0})
    assert PromisePaid("a1", DIAMOND, TRIANGLE, 4, 1) in told


@clause("RC-11.2", "RR-1.11.1", "RC-1.5d", "RR-0.5.3")
def test_promised_cards_are_handed_over_as_far_as_they_are_held() -> None:
    g = set_up(Setup(chairs(2), "a", GAME.options()))
    g.factions[DIAMOND].hand = ["cloak.1", "sword.1", "cloak.2"]
    owed = Promise(giver=DIAMOND, taker=TRIANGLE, cards=["cloak", "shield"])
    both = [DIAMOND, TRIANGLE]
    g.agreements = [Agreement(id="a1", text="", parties=both, promises=[owed], turn=1, entered=both)]
    deliver_promised(g)
    assert said(g) == [PromisedCards("a1", DIAMOND, TRIANGLE, ("cloak.1",), ("shield",))]
    assert [one.hand for one in g.factions.values()] == [["sword.1", "cloak.2"], ["cloak.1"]]
    assert owed.state == "broken"


@clause("RC-8.6", "RR-1.07.7", "RC-5.3", "RR-1.05.31")
@pytest.mark.parametrize(("marker", "options"), [("alpius", ["none", "brutus"]), ("", ["alpius", "brutus"])])
def test_the_marker_may_move_and_must_be_placed_if_there_is_none(marker: str, options: Sequence[str]) -> None:
    g = set_up(Setup(chairs(2), "a", GAME.options()))
    g.forum.seat, g.factions[DIAMOND].leader = DIAMOND, marker
    assert naming(g, g.senators_of(DIAMOND)).choice.form() == OneOf(dict.fromkeys(options)).form()
    move_marker(g, g.senators["brutus"])
    assert g.factions[DIAMOND].leader == "brutus"


@clause("RC-10.2.14", "RR-1.10.71")
@pytest.mark.parametrize(("influence", "price"), [(2, 10), (6, 12)])
def test_a_ransom_is_paid_by_the_captive_first_and_he_comes_home(influence: int, price: int) -> None:
    g = set_up(Setup(chairs(2), "a", GAME.options()))
    captive, faction = g.senators["alpius"], g.factions[DIAMOND]
    captive.influence, captive.talents, faction.treasury, captive.place = influence, 4, 20, "captive"
    assert (ransom(g, captive), means(g, captive)) == (price, 24)
    release(g, captive)
    assert (captive.talents, faction.treasury, captive.place) == (0, 24 - price, "alba")


def at_peace(g: Alba) -> None:
    """Nobody marches when the Senate is over."""
    praetor("alpius")(g)
    g.wars["veii"].status = "inactive"


def raised(table: Table[Alba]) -> list[Any]:
    """Two legions are proposed."""
    return say(table, DIAMOND, "senate.levy", {"legions": 2})


def sheet(table: Table[Alba], seat: Seat, voice: str, bought: int = 0) -> dict[str, Any]:
    """All of a faction speak alike; the first buys votes."""
    own = [one.id for one in table.state.in_capital(seat)]
    talents = {f"{name}.bought": bought if name == own[0] else 0 for name in own}
    return {**dict.fromkeys(own, voice), **talents}


def voted(table: Table[Alba], voices: Mapping[Seat, str], **bought: int) -> list[Any]:
    """The factions vote, whoever is called."""
    told: list[Any] = []
    for seat in (TRIANGLE, DIAMOND):
        told += say(table, seat, "senate.vote", sheet(table, seat, voices[seat], bought.get(seat, 0)))
    return told


def closed(told: Sequence[Any]) -> list[Any]:
    return [one for one in told if isinstance(one, VoteClosed)]


@clause("RC-9.0.10", "RC-9.0.11", "RC-9.0.12", "RR-1.09.141", "RR-1.09.143", "RR-1.09.16")
@pytest.mark.parametrize(
    ("voices", "votes", "legions"),
    [
        (("for", "for"), (11, 0, True), 5),
        (("for", "against"), (6, 5, True), 5),
        (("against", "for"), (5, 6, False), 3),
        (("abstain", "abstain"), (0, 0, False), 3),
    ],
)
def test_a_proposal_with_more_votes_takes_effect_at_once(
    voices: Sequence[str], votes: tuple[int, int, bool], legions: int
) -> None:
    """AL-5.3, AL-5.4: the Praetor has a vote more than his ORA."""
    table = begun("senate", at_peace)
    raised(table)
    told = voted(table, dict(zip((DIAMOND, TRIANGLE), voices, strict=True)))
    assert closed(told) == [VoteClosed(1, "levy", *votes)]
    assert len(table.state.army.active.legions) == legions


def rich(name: str) -> Callable[[Alba], None]:
    """At peace, with two Talents for this one."""

    def change(g: Alba) -> None:
        at_peace(g)
        g.senators[name].talents, g.issued = 2, g.issued + 2

    return change


@clause("RC-9.0.10", "RR-1.09.141")
def test_votes_are_bought_for_a_talent_each_by_whoever_votes() -> None:
    table = begun("senate", rich("cluilius"))
    raised(table)
    with pytest.raises(IllegalAnswer, match="bought-nothing") as refused:
        say(table, TRIANGLE, "senate.vote", sheet(table, TRIANGLE, "abstain", 2))
    assert refused.value.about["clause"] == "AL-5.4"
    told = voted(table, {DIAMOND: "for", TRIANGLE: "against"}, **{TRIANGLE: 2})
    assert closed(told) == [VoteClosed(1, "levy", 6, 7, False)]
    assert table.state.senators["cluilius"].talents == 0


@clause("RC-9.0.9a", "RR-0.6.5")
def test_the_factions_are_called_from_the_left_of_who_presides() -> None:
    table = begun("senate", at_peace)
    raised(table)
    assert [one.decision.seat for one in table.open.values() if one.decision.awaited] == [TRIANGLE]
    say(table, DIAMOND, "senate.vote", sheet(table, DIAMOND, "for"))
    assert table.state.senate.motion is not None
    assert not table.state.senate.motion.votes, "it lies sealed until he is called"


@clause("RC-9.0.9", "RR-1.09.14")
def test_who_presides_may_call_another_first() -> None:
    table = begun("senate", at_peace)
    raised(table)
    assert Called(DIAMOND) in say(table, DIAMOND, "senate.call", DIAMOND)
    assert [one.decision.seat for one in table.open.values() if one.decision.awaited] == [DIAMOND]


@clause("RC-9.0.13", "RR-1.09.144")
@pytest.mark.parametrize(("answer", "influence"), [("influence", 0), ("step-down", 1)])
def test_against_all_others_who_presides_loses_influence_or_steps_down(answer: str, influence: int) -> None:
    table = begun("senate", at_peace)
    table.state.senators["alpius"].influence = 1
    raised(table)
    voted(table, {DIAMOND: "abstain", TRIANGLE: "against"})
    told = say(table, DIAMOND, "senate.rebuke", answer)
    assert Rebuked("alpius", answer == "step-down", 1) in told
    assert table.state.senators["alpius"].influence == influence


@clause("RC-9.0.13", "RR-1.09.144")
def test_no_minor_motion_costs_who_presides_anything() -> None:
    table = begun("senate", at_peace)
    say(table, DIAMOND, "senate.minor", {"text": "Alba is fair"})
    told = voted(table, {DIAMOND: "for", TRIANGLE: "against"})
    assert closed(told) == [VoteClosed(1, "minor", 6, 5, True)]
    table = begun("senate", at_peace)
    say(table, DIAMOND, "senate.minor", {"text": "Alba is fair"})
    assert not [one for one in voted(table, {DIAMOND: "abstain", TRIANGLE: "against"}) if isinstance(one, Rebuked)]


@clause("RC-9.0.19", "RR-1.09.83")
def test_a_minor_motion_says_something() -> None:
    table = begun("senate", at_peace)
    with pytest.raises(IllegalAnswer, match="empty") as refused:
        say(table, DIAMOND, "senate.minor", {"text": "  "})
    assert refused.value.about["clause"] == "AL-5.7"


def test_an_intervention_of_the_law_ends_a_vote() -> None:
    """AL-5.5."""
    table = begun("senate", rich("cluilius"))
    raised(table)
    assert MotionFell(1, "levy", "vetoed") in say(table, TRIANGLE, "senate.omen", "see")
    assert len(table.state.army.active.legions) == 3


@clause("RC-9.9.1", "RR-1.09.81")
def test_the_smallest_faction_is_joined_while_the_senate_is_too_small() -> None:
    """AL-5.8: the first Family of the Curia."""

    def one_less(g: Alba) -> None:
        at_peace(g)
        del g.senators["duilius"]

    table = begun("senate", one_less)
    assert [one.id for one in table.state.senators_of(TRIANGLE)] == ["cluilius", "egerius"]


Met = tuple[BattleDrawnUp, BattleFought, Table[Alba]]


def met(dice: Sequence[int], legions: int, *struck: int) -> Met:
    """The Praetor meets the War with so many legions, the last a veteran; these numbers of it have worked before."""

    def change(g: Alba) -> None:
        praetor("alpius")(g)
        g.army.active.legions = [Legion(type="legion", veteran=number == legions - 1) for number in range(legions)]
        g.wars["veii"].struck = list(struck)
        g.dice.loaded = {"battle.veii": list(dice)}

    table = begun("senate", change)
    told = say(table, DIAMOND, "senate.floor", "none")
    (announced,) = [one for one in told if isinstance(one, BattleDrawnUp)]
    (fought,) = [one for one in told if isinstance(one, BattleFought)]
    return announced, fought, table


@clause("RC-10.2.1", "RR-1.10.11")
def test_a_battle_is_read_on_the_table_of_the_law() -> None:
    """AL-6.2, AL-6.3: seven legions, one of them a veteran, and MIL 3 of alpius."""
    announced, fought, table = met((4, 4, 2), legions=7)
    assert (announced.units, announced.military, announced.enemy) == (8, 3, 5)
    assert (fought.total, fought.result, fought.legions) == (16, "victory", 0)
    assert table.state.ending == Ending(reason="victory", winner=table.state.from_hrao()[0])
    assert (table.state.chronicle.won, table.state.chronicle.postings[-1].amount) == (["veii"], 15)


@clause("RC-10.2.1", "RR-1.10.11")
@pytest.mark.parametrize(("legions", "military"), [(1, 2), (2, 3), (5, 3)])
def test_mil_counts_at_most_as_much_as_the_legions(legions: int, military: int) -> None:
    assert met((1, 1, 1), legions)[0].military == military


@clause("RC-10.2.8", "RR-1.10.21", "RR-1.10.31")
@pytest.mark.parametrize(("dice", "result", "lost"), [((3, 3, 3), "disaster", 4), ((5, 5, 3), "standoff", 2)])
def test_a_disaster_costs_half_and_a_standoff_a_quarter(dice: Sequence[int], result: str, lost: int) -> None:
    _, fought, table = met(dice, 7)
    assert (fought.result, fought.legions, len(table.state.army.active.legions)) == (result, lost, 7 - lost)


@clause("RC-10.2.2", "RR-1.09.645")
def test_a_number_works_once_a_turn() -> None:
    announced, fought, _ = met((3, 3, 3), 7, 9)
    assert (announced.disasters, announced.standoffs) == ((), (13,))
    assert (fought.total, fought.result) == (15, "victory")


@clause("RC-10.2.12", "RR-1.10.6")
def test_legions_lost_go_to_the_force_pool() -> None:
    _, fought, table = met((1, 1, 1), 1)
    g = table.state
    assert (fought.total, fought.result, g.army.pool) == (2, "defeat", {"legion": 1})
    assert not g.army.active.legions


def test_an_end_is_an_end() -> None:
    """AL-3.3."""
    g = set_up(Setup(chairs(2), "a", GAME.options()))
    end(g, "bankrupt", None)
    assert g.ending is not None
    assert g.ending.winner is None


def test_whole_games_end_in_every_way_and_no_talent_is_lost() -> None:
    found: Counter[str] = Counter()
    for number in range(100):
        pick = random.Random(number)
        table, _ = Table.start(GAME, Setup(chairs(2 + number % 3), f"alba {number}", GAME.options()))
        while table.open:
            table.submit(*choose(table, pick))
        g = table.state
        purses = [*g.senators.values()], [*g.factions.values()]
        assert g.issued == g.treasury + sum(one.talents for one in purses[0]) + sum(one.treasury for one in purses[1])
        found[g.ending.reason if g.ending else "none"] += 1
    assert set(found) == {"bankrupt", "time", "victory"}


def test_its_state_is_read_as_what_it_is() -> None:
    """Pieces of Alba come back as pieces of Alba, though shared rules know only those of any republic."""
    g = set_up(Setup(chairs(3), "a", GAME.options()))
    again = load(Alba, save(g), schema=1, now=1, upgrades={})
    assert again == g
    assert {type(one) for one in again.senators.values()} == {type(one) for one in g.senators.values()}
    assert isinstance(again.dice, Dice)

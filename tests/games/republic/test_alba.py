"""Alba by its clauses: what a law says is what its republic does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from games.kernel import Dice, Seat, Setup, Table, chairs, load, save
from games.playout import choose
from games.republic.effects import carry_out
from games.republic.events import AppointedForLife, Died, FactionOut, FactionRevived, FamilyLost, FamilyStays
from games.republic.forum.events import InitiativeBid, InitiativeWon
from games.republic.pieces import Legion
from games.republic.reign import gain, rules_for_life
from games.republic.senators import kill
from tests.clauses import clause
from tests.games.republic.alba import ALBA, GAME, end, set_up, strength
from tests.games.republic.alba_pieces import Alba, Buried, Fought, Voted

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
    (posted,) = table.open.values()
    assert posted.decision.seat == (TRIANGLE if holder == "cluilius" else DIAMOND)
    assert (posted.decision.clause, posted.decision.point) == ALBA.cites["senate.propose"]


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


def at_peace(g: Alba) -> None:
    """Nobody marches when the Senate is over."""
    praetor("alpius")(g)
    g.wars["veii"].status = "inactive"


def outcome(voices: Mapping[Seat, str]) -> list[Any]:
    """What comes of a proposal to raise legions."""
    table = begun("senate", at_peace)
    blank = {"praetor": {"senator": "brutus"}, "levy": {"legions": 2}}
    say(table, DIAMOND, "senate.propose", {"what": "levy", **blank})
    told: list[Any] = []
    for seat in (DIAMOND, TRIANGLE):
        told += say(table, seat, "senate.vote", voices[seat])
    return [*[one for one in told if isinstance(one, Voted)], len(table.state.army.active.legions)]


@pytest.mark.parametrize(
    ("voices", "said"),
    [
        (("for", "for"), [Voted("levy", "passed"), 5]),
        (("against", "against"), [Voted("levy", "failed"), 3]),
        (("abstain", "abstain"), [Voted("levy", "failed"), 3]),
    ],
)
def test_a_proposal_does_what_its_business_says_if_it_has_more_votes(
    voices: Sequence[str], said: Sequence[Any]
) -> None:
    """AL-5.3, AL-5.4."""
    assert outcome(dict(zip((DIAMOND, TRIANGLE), voices, strict=True))) == said


def test_an_intervention_of_the_law_ends_a_vote() -> None:
    """AL-5.5."""

    def rich(g: Alba) -> None:
        at_peace(g)
        g.senators["cluilius"].talents, g.issued = 1, g.issued + 1

    table = begun("senate", rich)
    blank = {"praetor": {"senator": "brutus"}, "levy": {"legions": 2}}
    say(table, DIAMOND, "senate.propose", {"what": "levy", **blank})
    assert Voted("levy", "vetoed") in say(table, TRIANGLE, "senate.omen", "see")
    assert len(table.state.army.active.legions) == 3


def test_a_battle_is_read_on_the_table_of_the_law() -> None:
    """AL-6.2, AL-6.3."""

    def strong(g: Alba) -> None:
        praetor("alpius")(g)
        g.army.active.legions += [Legion(type="legion") for _ in range(20)]

    table = begun("senate", strong)
    g = table.state
    assert strength(g, g.senators["alpius"]) == 23 + g.senators["alpius"].military
    told = say(
        table, DIAMOND, "senate.propose", {"what": "none", "praetor": {"senator": "brutus"}, "levy": {"legions": 1}}
    )
    (fought,) = [one for one in told if isinstance(one, Fought)]
    assert fought.total == sum(fought.dice) + strength(g, g.senators["alpius"]) - 5
    assert (fought.result, g.ending.reason if g.ending else "") == ("victory", "victory")
    assert table.view(None).ending == "victory"


def test_an_end_is_an_end() -> None:
    """AL-3.3."""
    g = set_up(Setup(chairs(2), "a", GAME.options()))
    end(g, "bankrupt", None)
    assert g.ending is not None
    assert g.ending.winner is None


def test_whole_games_end_in_every_way_and_no_talent_is_lost() -> None:
    found: Counter[str] = Counter()
    for number in range(60):
        pick = random.Random(number)
        table, _ = Table.start(GAME, Setup(chairs(2 + number % 3), f"alba {number}", GAME.options()))
        while table.open:
            table.submit(*choose(table, pick))
        g = table.state
        assert g.issued == g.treasury + sum(one.talents for one in g.senators.values())
        found[g.ending.reason if g.ending else "none"] += 1
    assert set(found) == {"bankrupt", "time", "victory"}


def test_its_state_is_read_as_what_it_is() -> None:
    """Pieces of Alba come back as pieces of Alba, though shared rules know only those of any republic."""
    g = set_up(Setup(chairs(3), "a", GAME.options()))
    again = load(Alba, save(g), schema=1, now=1, upgrades={})
    assert again == g
    assert {type(one) for one in again.senators.values()} == {type(one) for one in g.senators.values()}
    assert isinstance(again.dice, Dice)

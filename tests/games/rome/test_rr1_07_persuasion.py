"""RR-1.07.4: persuasion, its Base, bribes and counter-bribes, Seduction and Blackmail."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.bench import draw_out
from games.republic.forum.events import Blackmailed, BribeRaised, CounterBribed, PersuasionAnnounced, PersuasionRolled
from games.republic.senators import enter
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import (
    CIRCLE,
    DIAMOND,
    NOBODY,
    SQUARE,
    TRIANGLE,
    Change,
    holds,
    initiative,
    omens,
    purse,
    treasury,
)
from tests.games.rome.play import Play, add_province, add_senator, add_statesman, numbered

CORNELIUS = 3 + 5 + 5  # ORA, INF, and as Temporary Rome Consul
MANLIUS = 7 + 7  # LOY of Manlius, aligned


def attempt(
    play: Play, target: str = "fam-manlius", bribe: int = 0, card: str = "none", persuader: str = "fam-cornelius"
) -> None:
    """Diamond announces it."""
    raw = {"persuader": persuader, "target": target, "bribe": bribe, "card": card}
    play.answer("diamond", "forum.persuade", raw)


def persuading(play: Play, *changes: Change, dice: tuple[int, int] = (1, 1), **how: Any) -> Play:
    more = how.pop("more", {})
    return initiative(play, "forum.persuasion", *changes, dice={"persuasion": dice, **more}, **how)


# Who and whom


@clause("RR-1.07.4", "RR-DP17")
def test_who_may_persuade_and_be_persuaded(play: Play) -> None:
    def more(g: Rome) -> None:
        add_senator(g, 15, None)
        add_senator(g, 16, None).place = "province"
        add_province(g, "sicilia", 7)
        numbered(g, 9).place, numbered(g, 9).at = "captive", "punic-1"
        numbered(g, 11).rebel = True
        numbered(g, 12).place, numbered(g, 12).at = "force", "force-1"

    persuading(play, more)
    form = play.options("diamond", "forum.persuade")
    assert form["persuader"] == ["none", "fam-cornelius", "fam-claudius"]
    assert form["target"] == ["none", "fam-sulpicius", "fam-manlius", "fam-furius", "fam-junius"]


@clause("RR-1.07.2", "RR-DP17", "RR-0.6.3")
def test_an_attempt_is_optional(play: Play) -> None:
    persuading(play)
    play.lapse("diamond", "forum.persuade")
    assert play.asked() == [("diamond", "forum.knight")]


@clause("RR-1.07.4", "RR-1.07.412")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"persuader": "fam-cornelius"}, "forum.both"),
        ({"target": "fam-manlius"}, "forum.both"),
        ({"card": "seduction"}, "forum.both"),
        ({"persuader": "fam-claudius", "target": "fam-manlius", "bribe": 3}, "forum.purse"),
        ({"persuader": "fam-cornelius", "target": "fam-fabius"}, "choice.unknown"),
        ({"persuader": "fam-cornelius", "target": "fam-claudius"}, "choice.unknown"),
        ({"persuader": "fam-manlius", "target": "fam-furius"}, "choice.unknown"),
        ({"persuader": "fam-cornelius", "target": "fam-manlius", "card": "blackmail"}, "choice.unknown"),
    ],
)
def test_an_attempt_that_the_rules_forbid_is_refused(play: Play, raw: dict[str, Any], reason: str) -> None:
    persuading(play, purse(5, 1), purse(2, 5), holds("diamond", "seduction"))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "forum.persuade", {**NOBODY, **raw})
    assert refused.value.reason == reason
    assert (play.g.forum.persuasion, play.senator(1).talents) == (None, 5)


# The Base and the roll


@clause("RR-1.07.41")
def test_the_base_against_the_unaligned_and_the_aligned(play: Play) -> None:
    def unaligned(g: Rome) -> None:
        add_senator(g, 15, None)
        purse(2, 15, 6)(g)
        purse(9, 1)(g)

    persuading(play, unaligned)
    attempt(play, "fam-sulpicius", bribe=4)
    assert play.saw(PersuasionAnnounced)[0].base == CORNELIUS + 4 - 8 - 2
    persuading(play, unaligned)
    attempt(play, bribe=4)
    assert play.saw(PersuasionAnnounced)[0].base == CORNELIUS + 4 - MANLIUS - 2


@clause("RR-1.07.41")
@pytest.mark.parametrize(
    ("dice", "bribe", "era_ends", "won"),
    [
        ((3, 4), 8, False, True),  # Base 7
        ((3, 4), 7, False, False),
        ((4, 5), 30, False, True),
        ((5, 5), 30, False, False),
        ((4, 5), 30, True, False),
        ((4, 4), 30, True, True),
    ],
)
def test_not_above_the_base_and_ten_fails_always_or_nine(
    play: Play, dice: tuple[int, int], bribe: int, era_ends: bool, won: bool
) -> None:
    persuading(play, purse(bribe, 1), lambda g: setattr(g, "era_ends", era_ends), dice=dice)
    attempt(play, bribe=bribe)
    play.lapse_all("forum.counter")
    (rolled,) = play.saw(PersuasionRolled)
    assert (rolled.base, rolled.persuaded) == (CORNELIUS + bribe - MANLIUS, won)
    assert play.senator(6).faction == (DIAMOND if won else TRIANGLE)


@clause("RR-1.07.41", "RR-1.07.21.8")
@pytest.mark.parametrize(("times", "won"), [(0, True), (1, False)])
def test_evil_omens_add_to_the_roll(play: Play, times: int, won: bool) -> None:
    changes = [omens(times)] if times else []
    persuading(play, purse(8, 1), *changes, dice=(3, 4))
    attempt(play, bribe=8)
    play.lapse_all("forum.counter")
    assert (play.saw(PersuasionRolled)[0].total, play.saw(PersuasionRolled)[0].persuaded) == (7 + times, won)


@clause("RR-1.07.411")
@pytest.mark.parametrize(
    ("target", "other", "seats", "loyalty"),
    [
        ("st-22a", "st-1a", ("triangle", "triangle"), 0),
        ("st-22a", "st-1a", ("triangle", "circle"), 10),
        ("st-7a", "st-23a", ("triangle", "triangle"), 0),
        ("st-1c", "st-27a", ("triangle", "triangle"), 0),
        ("st-21a", "st-1c", ("triangle", "triangle"), 0),
        ("st-1c", "st-21a", ("triangle", "triangle"), 5),  # Glaucia opposes him, not he Glaucia
        ("st-25a", "st-25b", ("triangle", "triangle"), 6),
        ("st-25a", "st-25b", ("triangle", "circle"), 0),
        ("st-25b", "st-25a", ("circle", "diamond"), 0),
    ],
)
def test_whom_a_statesman_opposes_or_needs(
    play: Play, target: str, other: str, seats: tuple[str, str], loyalty: int
) -> None:
    def statesmen(g: Rome) -> None:
        for number in (1, 7):
            if f"-{number}a" in target + other or f"-{number}c" in target + other:
                del g.senators[numbered(g, number).id]
        add_statesman(g, target, seats[0])
        add_statesman(g, other, seats[1])

    play.at("forum.end", scenario="alternative", change=statesmen)
    senator = next(one for one in play.g.senators.values() if one.statesman == target)
    assert play.g.loyalty(senator) == loyalty


@clause("RR-1.07.411")
def test_a_gracchus_alone_is_loyal_and_the_seven_always_counts(play: Play) -> None:
    def gracchi(g: Rome) -> None:
        add_statesman(g, "st-25a", "triangle")
        add_statesman(g, "st-25b", "circle")

    persuading(play, lambda g: add_statesman(g, "st-25a", "triangle"), scenario="alternative")
    attempt(play, "st-25a")
    assert play.saw(PersuasionAnnounced)[0].base == CORNELIUS - 6 - 7
    persuading(play, gracchi, scenario="alternative")
    attempt(play, "st-25a")
    assert play.saw(PersuasionAnnounced)[0].base == CORNELIUS - 0 - 7


# Bids


@clause("RR-1.07.414", "RR-1.07.412", "RR-1.07.413", "RR-DP22", "RR-DP23")
def test_the_others_bid_clockwise_and_again_after_a_raise(play: Play) -> None:
    persuading(play, purse(10, 1), treasury(5, "triangle", "square"), dice=(1, 2))
    attempt(play, bribe=4)
    assert play.asked() == [("triangle", "forum.counter")]
    play.answer("triangle", "forum.counter", 2)
    assert play.saw(CounterBribed) == [CounterBribed(TRIANGLE, 2, CORNELIUS + 4 - MANLIUS - 2)]
    play.answer("circle", "forum.counter", 0)
    play.answer("square", "forum.counter", 5)
    play.answer("diamond", "forum.raise", 6)
    assert play.saw(BribeRaised) == [BribeRaised(DIAMOND, 6, CORNELIUS + 10 - MANLIUS - 7)]
    play.answer("triangle", "forum.counter", 3)
    play.answer("circle", "forum.counter", 0)
    play.answer("square", "forum.counter", 0)
    (rolled,) = play.saw(PersuasionRolled)
    assert (rolled.base, rolled.talents, rolled.persuaded) == (CORNELIUS + 10 - MANLIUS - 10, 20, False)
    assert (play.senator(6).talents, play.senator(1).talents) == (20, 0), "the target keeps all"
    assert [play.g.factions[seat].treasury for seat in (TRIANGLE, CIRCLE, SQUARE)] == [0, 0, 0]


@clause("RR-1.07.413", "RR-0.4.1", "RR-DP22")
def test_everybody_is_asked_and_nobody_bids_more_than_he_has(play: Play) -> None:
    persuading(play, treasury(3, "square"))
    attempt(play)
    decision = play.decision("triangle", "forum.counter")
    assert (decision.hidden, decision.lapse) == (True, 0)
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "forum.counter", 1)
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "forum.counter", -1)


@clause("RR-DP23", "RR-1.07.414")
def test_by_default_the_persuader_rolls(play: Play) -> None:
    persuading(play, purse(10, 1))
    attempt(play, bribe=4)
    play.lapse_all("forum.counter")
    play.lapse("diamond", "forum.raise")
    assert play.saw(PersuasionRolled)
    assert play.senator(1).talents == 6


@clause("RR-1.07.415")
def test_who_is_won_comes_with_all_he_has(play: Play) -> None:
    def rich(g: Rome) -> None:
        manlius = numbered(g, 6)
        manlius.knights, manlius.concessions, manlius.office = 2, ["mining"], "censor"
        manlius.prior_consul, manlius.corrupt, manlius.major, manlius.priest = True, ["sicilia"], True, True
        draw_out(g, "mining")

    persuading(play, rich, purse(20, 1), purse(3, 6), dice=(1, 1))
    attempt(play, bribe=20)
    play.lapse_all("forum.counter")
    manlius = play.senator(6)
    assert (manlius.faction, manlius.knights, manlius.concessions, manlius.talents) == (DIAMOND, 2, ["mining"], 23)
    assert (manlius.office, manlius.prior_consul, manlius.corrupt, manlius.major, manlius.priest) == (
        "censor", True, ["sicilia"], True, True,
    )  # fmt: skip


# Cards


@clause("RR-1.14.4", "RR-1.07.414")
def test_with_seduction_the_others_are_not_asked(play: Play) -> None:
    persuading(play, purse(9, 1), holds("diamond", "seduction"), treasury(9, "triangle"), dice=(5, 5))
    attempt(play, bribe=9, card="seduction")
    assert play.saw(PersuasionRolled)[0].base == CORNELIUS + 9 - MANLIUS
    assert not play.saw(Blackmailed)
    assert (play.g.gone, play.g.factions[DIAMOND].hand) == (["seduction"], [])


@clause("RR-1.14.4")
def test_a_failed_blackmail_costs_inf_and_pop_by_one_roll(play: Play) -> None:
    persuading(play, holds("diamond", "blackmail"), dice=(5, 5), more={"blackmail": [1, 2]})
    attempt(play, card="blackmail")
    assert play.saw(Blackmailed) == [Blackmailed("fam-manlius", 3, 3)]
    assert (play.senator(6).influence, play.senator(6).popularity) == (4 - 3, -3)


@clause("RR-1.14.4", "RR-1.13.3", "RR-0.1.3")
def test_pompey_loses_twice_the_pop(play: Play) -> None:
    def pompey(g: Rome) -> None:
        draw_out(g, "st-30a")
        enter(g, seat=TRIANGLE, statesman="st-30a")

    persuading(
        play, pompey, holds("diamond", "blackmail"), scenario="alternative", dice=(5, 5), more={"blackmail": [1, 1]}
    )
    attempt(play, "st-30a", card="blackmail")
    senator = play.g.senators["st-30a"]
    assert (senator.influence, senator.popularity) == (3, 5 - 4)


@clause("RR-1.14.4")
def test_a_blackmail_that_succeeds_costs_nothing(play: Play) -> None:
    persuading(play, holds("diamond", "blackmail"), purse(20, 1), dice=(1, 1))
    attempt(play, bribe=20, card="blackmail")
    assert (play.saw(Blackmailed), play.senator(6).faction) == ([], DIAMOND)

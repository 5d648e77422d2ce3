"""What every game must keep, in Senates where everybody proposes, buys votes, vetoes and attacks."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.carthage import GAME
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage, Scenario
from games.kernel import Raw, Seat, Setup, Table
from games.playout import choose
from tests.games import conformance
from tests.games.carthage.invariants import invariants
from tests.games.carthage.invariants_senate import members_stay
from tests.games.carthage.play import CHAIRS, Play, add_province, add_senator, add_war, give_red
from tests.games.conformance import JUNK, SEEDS, Walk

CARDS = ("public-outcry", "assassin", "secret-bodyguard", "graft", "bribed-judges", "law")
MODES = ("ordered", "live", "sealed")
relaxed = conformance.relaxed(20)


def busy(pick: random.Random) -> Callable[[Carthage], None]:
    """Everybody has money, cards and something to answer for; Wars, a vacant Province and the unaligned wait."""

    def change(g: Carthage) -> None:
        g.ballots = pick.choice(MODES)  # type: ignore[assignment]
        g.assassination = pick.choice(["base", "optional"])  # type: ignore[assignment]
        for senator in g.senators.values():
            senator.talents, senator.popularity = pick.randint(0, 9), pick.randint(-3, 5)
            senator.major = pick.random() < 0.2
            g.issued += senator.talents
        g.committee["censor-of-morals"].member, g.committee["censor-of-morals"].term = "fam-himilco", 2
        for seat in g.committee.values():
            seat.term = pick.randint(0, 2)
        more(g, pick)

    return change


def more(g: Carthage, pick: random.Random) -> None:
    """What lies in the Forum, and the hands."""
    add_war(g, "libyan-revolt" if g.scenario == "early" else "mercenary-war")
    add_war(g, "massilian-war" if g.scenario == "early" else "roman-war-1", "inactive")
    add_province(g, "balearic-isles")
    for number in (13, 14):
        if not g.numbered(number):
            add_senator(g, number, None)
    found = [
        card for card in g.deck if card.partition(".")[0].partition("-")[0] in {one.split("-")[0] for one in CARDS}
    ]
    pick.shuffle(found)
    give_red(g, {seat: found[n :: len(g.seats)][:3] for n, seat in enumerate(g.seats)})


def eager(table: Table[Carthage], pick: random.Random) -> tuple[Seat, str, Raw]:
    """Any kind of decision that is open, seldom to let the floor pass; factions mostly vote as one."""
    kinds: dict[str, list[str]] = defaultdict(list)
    for key, posted in table.open.items():
        kinds[posted.decision.kind].append(key)
    able = [kind for kind in kinds if not kind.startswith("agreement.")]
    if "senate.floor" in able and len(able) > 1 and pick.random() < 0.9:
        able.remove("senate.floor")
    if "senate.vote" in able and pick.random() < 0.7:
        able = ["senate.vote"]
    decision = table.open[pick.choice(kinds[pick.choice(able)])].decision
    try:
        raw = decision.choice.sample(pick)
    except LookupError:  # hardly any answer to it is legal
        return choose(table, pick)
    if decision.kind == "senate.vote" and pick.random() < 0.7:
        voice = pick.choice(["for", "for", "against"])
        raw = {name: 0 if name.endswith(".bought") else voice for name in raw}
    return decision.seat, decision.key, raw


def walk(seed: int, scenario: Scenario, moves: int) -> Walk:
    pick = random.Random(seed)
    table = Play().at("senate.opening", scenario=scenario, change=busy(pick)).table
    begun = Walk(GAME, table, tuple(table.state.seats), pick, table.checkpoint)
    for _ in range(moves):
        if table.over:
            break
        begun.note(table.submit(*eager(table, pick)))
    return begun


SCENARIOS = pytest.mark.parametrize("scenario", ["early", "late"])


def test_a_walk_is_sound() -> None:
    """One quick walk; the others are slow."""
    begun = walk(1, "late", 150)
    conformance.check_sound(begun)
    conformance.check_stir(begun)
    conformance.check_resume(begun)


@pytest.mark.slow
@SCENARIOS
@relaxed
@given(seed=SEEDS, moves=st.integers(0, 250))
def test_sound_saved_resumed_and_stirred(scenario: Scenario, seed: int, moves: int) -> None:
    conformance.check_kept(walk(seed, scenario, moves))


@pytest.mark.slow
@SCENARIOS
@relaxed
@given(seed=SEEDS, moves=st.integers(0, 200))
def test_nobody_learns_what_he_may_not(scenario: Scenario, seed: int, moves: int) -> None:
    conformance.check_fork(walk(seed, scenario, moves), future=12)


@pytest.mark.slow
@SCENARIOS
@relaxed
@given(seed=SEEDS, moves=st.integers(0, 150))
def test_undo(scenario: Scenario, seed: int, moves: int) -> None:
    conformance.check_undo(walk(seed, scenario, moves), 10)


@pytest.mark.slow
@SCENARIOS
@relaxed
@given(seed=SEEDS, moves=st.integers(0, 120), junk=JUNK)
def test_junk_is_refused_and_nothing_changes(scenario: Scenario, seed: int, moves: int, junk: Any) -> None:
    conformance.check_junk(walk(seed, scenario, moves), junk)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_with_eager_senates(seats: int) -> None:
    """Two turns each, the invariants kept all the way."""
    assert eager_game(seats, seats, turns=2, every=20) > 100


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("lot", range(3))
def test_more_random_games_with_eager_senates(seats: int, lot: int) -> None:
    """Eighteen games: every scenario with every way of voting and either rule for assassinations."""
    for seed in range(6 * lot, 6 * lot + 6):
        eager_game(seats, seed, turns=4, every=10)


def eager_game(seats: int, seed: int, *, turns: int, every: int) -> int:
    """A whole game; how many answers it took."""
    options = CarthageOptions.model_validate(
        {
            "scenario": ("early", "late", "campaign")[seed % 3],
            "ballots": MODES[seed // 3 % 3],
            "assassination": ("base", "optional")[seed % 2],
        }
    )
    setup = Setup(tuple(Seat(chair) for chair in CHAIRS[:seats]), f"eager {seed}", options, turns=turns)
    table, _ = Table.start(GAME, setup, marks=False)
    pick, answers = random.Random(seed), 0
    while not table.over:
        table.submit(*(eager(table, pick) if table.state.step.startswith("senate.") else choose(table, pick)))
        answers += 1
        assert answers < 20_000, "no end"
        if answers % every == 0:
            invariants(table.state)
            members_stay(table.state)
    invariants(table.state)
    table.close()
    return answers

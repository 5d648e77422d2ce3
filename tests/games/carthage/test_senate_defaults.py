"""Appendix A, RC-DP24 to RC-DP36, RC-DP49, RC-DP53, RC-DP55: what happens in the Senate if nobody answers."""

from __future__ import annotations

import pytest

from games.carthage import GAME
from games.carthage.senate.committee import vacancies as empty_seats
from games.carthage.senate.governors import vacancies as empty_provinces
from games.carthage.senate.suffetes import candidates
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage, Scenario
from games.carthage.wars.events_cards import VotesCounted
from games.kernel import Seat, Setup, Table
from games.republic.senate.events import SenateAdjourned
from tests.clauses import clause, points
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import CHAIRS, Play, run
from tests.games.carthage.senate import session

APPENDIX = points("republic-of-carthage")


def governed(g: Carthage, eligible: int) -> None:
    """RC-9.0.20, 9.0.21: no office is empty that somebody could have.

    RC-9.1b: one alone who is eligible has no colleague; if nobody is, the outgoing Suffetes stay.
    """
    assert len(g.holders("home-suffete")) == 1
    assert len(g.holders("marine-suffete")) == (0 if eligible == 1 else 1)
    assert empty_seats(g) == {}
    assert empty_provinces(g) == {}
    assert g.senate.adjourned


@clause("RC-1.5f", "RC-9.0.20", "RC-9.0.21", "RC-9.1b")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("scenario", ["early", "late"])
def test_with_nobody_answering_carthage_is_governed(play: Play, seats: int, scenario: Scenario) -> None:
    g = play.at("senate.opening", seats=seats, scenario=scenario).g
    for _ in range(4):
        g.step = "senate.opening"
        step, eligible = run(g, g.step), len(candidates(g))
        while step and step.startswith("senate."):
            g.step = step
            step = run(g, step)
            invariants(g)
        governed(g, eligible)
        g.turn += 1


@clause("RC-1.5f")
@pytest.mark.parametrize("seats", [3, 6])
def test_with_nobody_answering_every_turn_runs_to_its_end(seats: int) -> None:
    """By lapses alone, from the first step to the end of the game; the Senate is adjourned once a turn."""
    setup = Setup(tuple(Seat(chair) for chair in CHAIRS[:seats]), "nobody", CarthageOptions(), turns=4)
    table, outcome = Table.start(GAME, setup, marks=False)
    told, asked = list(outcome.tellings), 0
    while not table.over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        decision = posted.decision
        told += table.submit(decision.seat, decision.key, decision.lapse, kind="lapse").tellings
        asked += 1
        assert asked < 1000, "no end"
    adjourned = [one.event for one in told if isinstance(one.event, SenateAdjourned)]
    begun = [one.event for one in told if isinstance(one.event, VotesCounted)]
    assert adjourned == [SenateAdjourned("silence")] * len(begun)
    assert table.state.ending
    table.close()


@clause("RC-9.0.6", "RC-1.5f", "RC-DP24")
def test_d_24_by_default_the_floor_passes(play: Play) -> None:
    decision = session(play).decision("diamond", "senate.floor")
    assert (decision.point, decision.clause, decision.lapse) == ("RC-DP24", "RC-9.0.6", "yield")
    assert APPENDIX["RC-DP24"][1].startswith("floor passes to the next HRAO")


@clause("RC-9.0.9", "RC-9.5.6e", "RC-1.5f", "RC-DP25")
@pytest.mark.parametrize(
    ("kind", "raw", "voice"),
    [
        ("minor", {"text": "Praise"}, "abstain"),
        ("tax", {"rate": "0", "sponsor": "none", "cosponsor": "none"}, "against"),
        ("tax", {"rate": "20", "sponsor": "fam-mago", "cosponsor": "fam-gisco"}, "for"),
    ],
)
def test_d_25_by_default_all_abstain_or_vote_on_a_tax_rate_as_costs_nothing(
    play: Play, kind: str, raw: dict[str, str], voice: str
) -> None:
    session(play)
    play.answer("diamond", f"senate.{kind}", raw)
    decision = play.decision("triangle", "senate.vote")
    assert (decision.point, decision.clause) == ("RC-DP25", "RC-9.0.9")
    assert APPENDIX["RC-DP25"] == (
        "RC-9.0.9",
        "abstain; on a tax rate proposal, for an increase and against a decrease",
    )
    assert {value for name, value in decision.lapse.items() if not name.endswith(".bought")} == {voice}
    assert {value for name, value in decision.lapse.items() if name.endswith(".bought")} == {0}

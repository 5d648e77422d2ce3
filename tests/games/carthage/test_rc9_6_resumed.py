"""Proposals about units and forces survive an interruption: what is saved in the midst of a vote is read back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.carthage.forces import ADHERBAL, MALCHUS, MARINE
from tests.games.carthage.play import Play
from tests.games.carthage.senate import pass_motion, propose, session, vote
from tests.games.carthage.test_rc9_5_3_expeditions import SAHARA, open_goals
from tests.games.carthage.units import at_home, celtiberians, crisis, force, moved, war
from tests.games.conformance import resumed, same_table

SEND = moved("send", "libyan-revolt", ADHERBAL, celtiberians__veteran__fam_malchus=4)


def same_after_resuming(play: Play) -> None:
    """The table as another process would have it."""
    other = resumed(play.table)
    same_table(other, play.table)
    other.close()


@pytest.mark.parametrize(
    ("kind", "raw"),
    [
        ("forces", {"movements": [SEND, moved("recall", "f", MALCHUS)]}),
        ("units", {"raise.fleet": 2, "disband.celtiberians.veteran.fam-malchus": 1}),
        ("expedition", {"goal": SAHARA, "explorer": "fam-bomilcar", "caravans": 20, "trade_fleets": 0}),
    ],
)
def test_a_vote_about_units_resumes(play: Play, kind: str, raw: dict[str, Any]) -> None:
    there = force("syracusan-war-3", 12, legions=[*celtiberians(0)], fleets=2)
    wars = (war("libyan-revolt"), war("syracusan-war-3"))
    home = at_home(*celtiberians(4, loyal=MALCHUS))
    session(play, "senate.business", crisis, MARINE, home, *wars, there, open_goals(SAHARA))
    fields = play.options("diamond", f"senate.{kind}")
    blank = dict.fromkeys(fields, 0) if kind == "units" else {}
    propose(play, kind, {**blank, **raw})
    same_after_resuming(play)
    vote(play, play.asked("senate.vote")[0][0], "for")
    same_after_resuming(play)
    pass_motion(play)
    same_after_resuming(play)

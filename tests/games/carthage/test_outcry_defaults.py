"""The decision points of vetoes, prosecutions and assassinations: kinds, clauses and defaults (Appendix A)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.carthage.state import Carthage
from games.kernel import Decision
from tests.clauses import clause, each_point, points
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play
from tests.games.carthage.senate import office, propose, session

APPENDIX = points("republic-of-carthage")
ACCUSED = {"accused": "fam-bomilcar", "charge": "major", "prosecutor": "fam-malchus"}


def hands(g: Carthage) -> None:
    """What the decisions need."""
    g.turn, g.numbered(9)[0].major = 2, True
    office(8, "censor-of-morals")(g)
    holds("square", "public-outcry.1")(g)
    holds("circle", "secret-bodyguard.1", "bribed-judges", "outcry-silenced")(g)


def accused(play: Play, prosecutor: str = "fam-malchus") -> None:
    session(play, "senate.prosecutions", hands)
    play.answer("square", "senate.trial", {**ACCUSED, "prosecutor": prosecutor})


def business(play: Play) -> None:
    session(play, "senate.business", hands)


def voting(play: Play) -> None:
    session(play, "senate.business", hands, lambda g: setattr(g, "era", "late"))
    propose(play, "minor", {"text": "Praise"})


def vetoed(play: Play) -> None:
    voting(play)
    play.answer("square", "senate.veto", "public-outcry.1")


def adjourned(play: Play) -> None:
    session(play, "senate.business", hands)
    play.answer("diamond", "senate.floor", "adjourn")


def claimed(play: Play) -> None:
    adjourned(play)
    play.lapse("circle", "senate.last-word")
    play.answer("square", "senate.last-word", "claim")


def attacked(play: Play) -> None:
    session(play, "senate.business", hands, dice={"assassination": [4]})
    play.answer("triangle", "senate.assassinate", {"assassin": "fam-milko", "victim": "fam-gisco", "cards": 0})


NOTHING = "play nothing"
ASKED: list[tuple[str, Callable[[Play], None], str, str, Any, str]] = [
    # point, how it comes to it, who, kind, default, what the table says of it
    ("RC-DP28", lambda play: None, "square", "senate.prosecutions", "end", "end prosecutions"),
    ("RC-DP29", lambda play: accused(play, "fam-gisco"), "circle", "senate.prosecute", "refuse", "refuse"),
    ("RC-DP71", vetoed, "circle", "senate.silence", "none", NOTHING),
    ("RC-DP70", adjourned, "square", "senate.last-word", "none", NOTHING),
    ("RC-DP69", claimed, "square", "senate.forgo", "forgo", "forgo it"),
    ("RC-DP33", attacked, "circle", "senate.bodyguards", 1, "all that are held"),
]
OFFERED: list[tuple[str, Callable[[Play], None], str, str, str]] = [
    # point, how it comes to it, who, kind, what the table says of it: nobody waits for it
    ("RC-DP30", accused, "diamond", "senate.appeal", "no appeal"),
    ("RC-DP31", voting, "square", "senate.veto", NOTHING),
    ("RC-DP67", business, "square", "senate.minor", NOTHING),
    ("RC-DP68", voting, "square", "senate.claim", NOTHING),
    ("RC-DP32", voting, "square", "senate.assassinate", "none"),
    ("RC-DP53", accused, "circle", "senate.judges", "do not play"),
]


def checked(decision: Decision[Any], point: str, said: str) -> None:
    """It names its point, and the clause and default of that point are those of the table."""
    rule, lapse = APPENDIX[point]
    assert decision.point == point
    assert lapse == said
    assert decision.clause == rule


@clause("RC-9.3", "RC-9.3.2", "RC-9.0.16", "RC-9.0.18", "RC-9.8.5", "RC-1.5f")
@pytest.mark.parametrize(("point", "come", "seat", "kind", "lapse", "said"), each_point(ASKED, at=0))
def test_what_is_awaited_has_the_default_of_the_table(
    play: Play, point: str, come: Callable[[Play], None], seat: str, kind: str, lapse: Any, said: str
) -> None:
    session(play, "senate.prosecutions", hands)
    come(play)
    decision = play.decision(seat, kind)
    checked(decision, point, said)
    assert decision.awaited
    assert decision.lapse == lapse
    play.lapse(seat, kind)


@clause("RC-9.3.4", "RC-9.3.5", "RC-9.0.15", "RC-9.8.1", "RC-1.5f")
@pytest.mark.parametrize(("point", "come", "seat", "kind", "said"), each_point(OFFERED, at=0))
def test_nobody_waits_for_what_need_not_be_played(
    play: Play, point: str, come: Callable[[Play], None], seat: str, kind: str, said: str
) -> None:
    come(play)
    decision = play.decision(seat, kind)
    checked(decision, point, said)
    assert not decision.awaited
    assert decision.covert or kind == "senate.appeal"

"""The Senate at a table that asks ahead: only what it asks, said by seats and played as it comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.carthage import GAME
from games.carthage.ahead import senate
from games.carthage.ahead.senate.customs import CUSTOMS
from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.kernel import Entry, Game, Seat
from games.republic.ahead.senate.sheets import Sheets
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change, propose, session

AHEAD: Game[Carthage] = replace(GAME, ahead=senate.PLANNINGS)
SHEETED: Game[Carthage] = replace(GAME, ahead=(Sheets(CUSTOMS),))
"""Without programmes: every vote is one by itself."""
SHEETS = "senate.sheets"
PRAISE = {"text": "Praise for Mago"}
ALL = ("triangle", "circle", "square", "diamond")
"""In the order of calling, as diamond presides."""


def meeting(step: str = "senate.business", *changes: Change, game: Game[Carthage] = AHEAD, **how: Any) -> Play:
    """A session of the Senate that asks ahead."""
    play = session(Play(game), step, *changes, **how)
    play.table.plan_ahead()
    return play


def moved(*changes: Change, kind: str = "minor", raw: Any = None, **how: Any) -> Play:
    """Diamond presides and proposes: praise, or something else."""
    play = meeting("senate.business", *changes, game=SHEETED, **how)
    propose(play, kind, raw or PRAISE)
    return play


def say(play: Play, seat: str, kind: str = SHEETS, **parts: Any) -> None:
    """Say something ahead: the default with these parts."""
    play.answer(seat, kind, {**play.decision(seat, kind).lapse, **parts})


def all_say(play: Play, *, kind: str = SHEETS, **parts: Any) -> None:
    """All who have not yet said anything say this."""
    for one in play.awaited():
        if one.kind == kind:
            say(play, one.seat, kind, **{name: part for name, part in parts.items() if name in one.lapse})


def play_on(play: Play) -> list[tuple[Seat, str]]:
    """What follows of itself: who says what is played; told is gathered."""
    done: list[tuple[Seat, str]] = []
    told = list(play.told)
    while (found := play.table.planned()) is not None:
        decision = found[0].decision
        outcome = play.table.submit(decision.seat, decision.key, found[1], "order")
        told += [one.event for one in outcome.tellings]
        done.append((decision.seat, decision.kind))
    play.told[:] = told
    return done


def motion(play: Play) -> Motion:
    """What is voted on."""
    found = play.g.senate.motion
    assert found
    return found


def bare(entries: Sequence[Entry]) -> list[Entry]:
    """Entries without their marks."""
    return [replace(one, mark="") for one in entries]

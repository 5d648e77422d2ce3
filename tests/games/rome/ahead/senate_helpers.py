"""The Senate of Rome at a table that asks ahead: only what it asks, said by seats and played as it comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.kernel import Game, Seat
from games.rome import GAME
from games.rome.ahead import senate
from games.rome.state import Rome
from tests.games.rome.play import Play
from tests.games.rome.senate import Change, session

AHEAD: Game[Rome] = replace(GAME, ahead=senate.PLANNINGS)
PROGRAMME, DOCKET, SHEETS = "senate.programme", "senate.docket", "senate.sheets"


def meeting(step: str = "senate.business", *changes: Change, **how: Any) -> Play:
    """A session of the Senate that asks ahead; diamond presides."""
    play = session(Play(AHEAD), step, *changes, **how)
    play.table.plan_ahead()
    return play


def say(play: Play, seat: str, kind: str = SHEETS, **parts: Any) -> None:
    """Say something ahead: the default with these parts."""
    play.answer(seat, kind, {**play.decision(seat, kind).lapse, **parts})


def composed(motions: Sequence[Any], *changes: Change, step: str = "senate.business", **how: Any) -> Play:
    """Diamond presides, and has said what he proposes; then he adjourns, or leaves it to the rules."""
    play = meeting(step, *changes, **how)
    say(play, "diamond", PROGRAMME, motions=motions)
    return play


def item(kind: str, **terms: Any) -> dict[str, Any]:
    """A proposal of a programme."""
    return {"kind": kind, "terms": terms}


def pair(first: str, second: str) -> dict[str, Any]:
    """RR-1.09.2.1."""
    return item("consuls", first=first, second=second)


def on(play: Play, seat: str, *voices: str, **more: Any) -> None:
    """A seat answers to the programme: a voice for each motion in turn, `more` on each sheet, or of the rest."""
    lapse = play.decision(seat, DOCKET).lapse
    rest = {name: more.pop(name) for name in list(more) if name in lapse}
    sheets = {
        mark: {**sheet, **({"voice": voice} if "voice" in sheet else {}), **more}
        for (mark, sheet), voice in zip(lapse["sheets"].items(), voices, strict=True)
    }
    say(play, seat, DOCKET, sheets=sheets, **rest)


def all_on(play: Play, *voices: str) -> None:
    """All who have not answered yet answer so."""
    for one in [one for one in play.awaited() if one.kind == DOCKET]:
        on(play, one.seat, *voices)


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


def asked(play: Play) -> dict[Seat, list[str]]:
    """Who is waited for, and for what."""
    found: dict[Seat, list[str]] = {}
    for one in play.awaited():
        found.setdefault(one.seat, []).append(one.kind)
    return found

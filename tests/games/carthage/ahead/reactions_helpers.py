"""Tables at which reactions are decided beforehand, and nothing else is asked ahead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from games.carthage import GAME
from games.carthage.ahead import reactions
from games.carthage.ahead.reactions.form import asks_everything
from games.carthage.state import Carthage
from games.kernel import Event, Game, Raw, Seat
from tests.games.carthage.combat import RESTING
from tests.games.carthage.play import Play

KIND: Final = "forum.reactions"
REACTING: Final[Game[Carthage]] = replace(GAME, ahead=reactions.PLANNINGS)
REACTING_AT_WAR: Final[Game[Carthage]] = replace(RESTING, ahead=reactions.PLANNINGS)
PASSING: Final[Mapping[str, Raw]] = {
    "sacrifice": [],
    "events": "none",
    "silence": "none",
    "outcry": "none",
    "bodyguards": "none",
    "mercenaries": "none",
    "landing": "none",
    "trader": "leader",
    "warehouses": "lowest",
    "conspire": "none",
    "skip": "none",
}


def answer_of(play: Play, seat: str, said: Mapping[str, Raw]) -> Raw:
    """A whole form: what is said, and for the rest a pass."""
    fields = play.decision(seat, KIND).choice.form()
    return {**{name: PASSING[name] for name in fields}, **said}


def decide(play: Play, **said: Mapping[str, Raw]) -> list[tuple[Seat, str, Raw]]:
    """From now on the table asks ahead: all say what they do, who is not named passes; then it plays on."""
    play.table.plan_ahead()
    for seat, _ in play.asked(KIND):
        play.answer(seat, KIND, answer_of(play, seat, said.get(seat, {})))
    return play_on(play)


def play_on(play: Play) -> list[tuple[Seat, str, Raw]]:
    """What follows of itself, in its order; all that was told is gathered."""
    done: list[tuple[Seat, str, Raw]] = []
    told: list[Event] = []
    while (found := play.table.planned()) is not None:
        posted, raw = found
        play.forget()
        outcome = play.table.submit(posted.decision.seat, posted.decision.key, raw, "order")
        told += [telling.event for telling in outcome.tellings]
        done.append((posted.decision.seat, posted.decision.kind, raw))
    play.told[:] = told
    return done


def asked_about(play: Play, kind: str) -> list[str]:
    """Who is asked this now."""
    return [str(one.seat) for one in play.awaited() if one.kind == kind]


def ask_all_of(play: Play, seat: str) -> Any:
    """To be asked at each."""
    return asks_everything(play.decision(seat, KIND).choice)  # type: ignore[arg-type]

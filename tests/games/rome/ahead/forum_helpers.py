"""A table of Rome in the Forum Phase that asks ahead: whose attempt it is, who says what, what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from games.kernel import Only, Planning, Raw
from games.republic.ahead.forum.bribing import NOTHING as NO_BRIBE
from games.republic.ahead.forum.defence import ASK_ME as NO_DEFENCE
from games.republic.forum.events import BribeRaised, CounterBribed
from games.rome import GAME
from games.rome.ahead.forum import ASK_ME, NOTHING, PLANNINGS
from tests.games.rome.forum import Change, initiative
from tests.games.rome.play import Play

SEATS: Final = ("diamond", "triangle", "circle", "square")
MANLIUS: Final = {"persuader": "fam-cornelius", "target": "fam-manlius", "bribe": 0, "card": "none"}


def table(plannings: Sequence[Planning] = PLANNINGS) -> Play:
    """Nothing else is asked ahead."""
    return Play(replace(GAME, ahead=tuple(plannings)))


def forum(
    *changes: Change,
    step: str = "forum.persuasion",
    plannings: Sequence[Planning] = PLANNINGS,
    rolls: Sequence[int] = (1, 1),
    dice: Mapping[str, Sequence[int]] | None = None,
    coming: Sequence[str] = SEATS[1:],
    **how: Any,
) -> Play:
    """Diamond has the first initiative, at its attempt; the others follow."""
    play = table(plannings)
    initiative(play, step, *changes, dice={"persuasion": rolls, **(dice or {})}, coming=coming, **how)
    play.table.plan_ahead()
    return play


def planned(**said: Any) -> dict[str, Any]:
    """A Forum plan that does only this."""
    return {**NOTHING, **said}


def listed(**said: Any) -> dict[str, Any]:
    """An attempt of a Forum plan."""
    return {**MANLIUS, "chance": 0, "opposed": "ask", "limit": 0, **said}


def shield(**said: Any) -> dict[str, Any]:
    """A defence plan."""
    return {**NO_DEFENCE, "rest": "nothing", **said}


def plans(play: Play, **by_seat: dict[str, Any]) -> list[tuple[str, str, Raw]]:
    """All say their defence (none) and their plan; who has none says nothing. What came of itself."""
    for seat in [one.seat for one in play.awaited() if one.kind == "forum.defence"]:
        play.answer(seat, "forum.defence", shield())
    for seat in [one.seat for one in play.awaited() if one.kind == "forum.plan"]:
        play.answer(seat, "forum.plan", by_seat.get(seat, ASK_ME))
    return follow(play)


def limits(play: Play, **limits_of: int) -> None:
    """All others say their limit, 0 if none is given."""
    for one in [one for one in play.awaited() if one.kind == "forum.bribing"]:
        play.answer(one.seat, one.kind, {**NO_BRIBE, "limit": limits_of.get(one.seat, 0)})


def follow(play: Play) -> list[tuple[str, str, Raw]]:
    """What comes of itself out of plans: kind, seat, answer. Told is gathered."""
    pass_over(play)
    told, done = list(play.told), list[tuple[str, str, Raw]]()
    while (found := play.table.planned()) is not None:
        decision, raw = found[0].decision, found[1]
        outcome = play.table.submit(decision.seat, decision.key, raw, "order")
        told += [one.event for one in outcome.tellings]
        done.append((decision.kind, str(decision.seat), raw))
    play.told[:] = told
    return done


def pass_over(play: Play) -> None:
    """Where a window stands though nobody is left in it who can do anything, they pass until it is over."""
    while passing := [one.decision for one in play.table.open.values() if isinstance(one.decision.choice, Only)]:
        play.table.submit(passing[0].seat, passing[0].key, passing[0].lapse, "forced")


def bids(play: Play) -> list[tuple[str, int]]:
    """Counter-bribes and raises among what was told, in order."""
    kinds = (CounterBribed, BribeRaised)
    return [(str(one.seat), one.talents) for one in play.told if isinstance(one, kinds)]

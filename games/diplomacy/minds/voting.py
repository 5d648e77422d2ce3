"""CD-7: how he votes, and what he moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.diplomacy.minds.ground import Ground
from games.diplomacy.seen.view import MotionView

MILDER: Final = ("warnings", "province_duty", "unit_duty", "missed_deadlines", "win_percent")
"""What makes it harder to lose or to win by surprise, if it is raised."""


def lines(ground: Ground) -> list[str]:
    """CD-7.D: a vote on each motion on which he has not voted so; a seat for himself, if he has nothing."""
    return [*_votes(ground), *(() if ground.plain else _moved(ground))]


def _votes(ground: Ground) -> Iterator[str]:
    for one in ground.view.motions:
        wish = agrees(ground, one)
        if one.mine is not wish:
            yield f"{ground.me} votes {'yes' if wish else 'no'} {one.id}"


def agrees(ground: Ground, motion: MotionView) -> bool:
    """His own motions; names as one likes them; a seat for who has nothing; milder rules. The map stays as it is."""
    if motion.mover == ground.me or motion.kind == "rename":
        return True
    if motion.kind == "draw":
        return not _leads(ground)
    if motion.kind == "seat":
        return _has_nothing(ground, motion.says["candidate"])
    return motion.kind == "option" and _is_milder(ground, motion)


def _leads(ground: Ground) -> bool:
    """CD-N.10: whoever has most centres plays on for all of it."""
    names = ground.view.map.names
    return ground.me in names and names[ground.me].centres >= max(one.centres for one in names.values())


def _is_milder(ground: Ground, motion: MotionView) -> bool:
    option, value = motion.says["option"], motion.says["value"]
    return option in MILDER and value.isdecimal() and int(value) > int(ground.law[option])


def _has_nothing(ground: Ground, code: str) -> bool:
    one = ground.view.map.names.get(code)
    return one is not None and not (one.provinces or one.units or one.sub_ruled)


def _moved(ground: Ground) -> Iterator[str]:
    """CD-7.B: one centre that nobody rules, while no such motion is open."""
    free = sorted(code for code, one in ground.spaces.items() if one.centre and not one.ruler)
    asked = any(one.kind == "seat" and one.mover == ground.me for one in ground.view.motions)
    if free and _has_nothing(ground, ground.me) and not asked:
        yield f"{ground.me} moves seat {ground.me} in {free[0]}"

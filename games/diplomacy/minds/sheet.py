"""CD-E: what a player hands in at each stage: lines of the order language, all of them legal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from games.diplomacy.minds import beginning, marching, offices, retreating, voting, wintering, works
from games.diplomacy.minds.campaign import Campaign
from games.diplomacy.minds.ground import Ground
from games.diplomacy.seen.view import DiplomacyView
from games.kernel import Decision, IllegalAnswer, Raw

Asked: TypeAlias = Decision[Any]


def movement(_: Asked, view: DiplomacyView) -> Raw:
    """CD-DP36: Spring and Autumn."""
    ground = Ground(view, holding(view))
    deeds = Campaign(ground).plan()
    if ground.plain:
        return final([*marching.lines(ground, deeds), *voting.lines(ground)])
    seized = {one.seizes for one in deeds if one.seizes and not ground.around(one.seizes)}
    return final(
        [
            *marching.lines(ground, deeds),
            *works.lines(ground),
            *works.traded(ground),
            *offices.lines(ground, len(seized)),
            *voting.lines(ground),
        ]
    )


def winter(_: Asked, view: DiplomacyView) -> Raw:
    """CD-DP38: Winter."""
    ground = Ground(view, holding(view))
    if ground.plain:
        return final([*wintering.standard(ground), *voting.lines(ground)])
    return final(
        [*wintering.lines(ground), *works.traded(ground), *offices.lines(ground), *voting.lines(ground)],
    )


def retreats(asked: Asked, view: DiplomacyView) -> Raw:
    """CD-DP37: after a season of movement."""
    ground = Ground(view, holding(view))
    return final(retreating.lines(ground, lambda line: is_legal(asked, final([line]))))


def preferences(asked: Asked, view: DiplomacyView) -> Raw:
    """CD-DP6: all that is offered, in order."""
    return beginning.preferences(view, asked.choice.form()[0])


def first_unit(asked: Asked, view: DiplomacyView) -> Raw:
    """CD-DP7: an army or a fleet."""
    return beginning.unit(view, holding(view), asked.choice.form())


def holding(view: DiplomacyView) -> str:
    """CD-3.B.1: the name under which he writes."""
    return view.own.holding if view.own else ""


def final(lines: Iterable[str]) -> Raw:
    """CD-S.2: nothing will be added."""
    return {"orders": list(lines), "final": True}


def is_legal(asked: Asked, raw: Raw) -> bool:
    """CD-E.5: whether all of it is accepted."""
    try:
        asked.choice.read(raw)
    except IllegalAnswer:
        return False
    return True


WAYS: Final[dict[str, Callable[[Asked, DiplomacyView], Raw]]] = {
    "setup.preferences": preferences,
    "setup.unit": first_unit,
    "season.orders": movement,
    "season.retreats": retreats,
    "season.winter": winter,
}
"""By kind of decision; all else is left to the defaults of the rules."""

"""SR-5.4.1: what a computer player says of his next action: the best play he sees, and the next best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import cards
from games.sword.minds.ground import Ground
from games.sword.minds.player import SensiblePlayer
from games.sword.minds.plays import PASS, Values
from games.sword.next_action import choice_of
from games.sword.seen.view import SwordView

NEXT: Final = "action.next"
FIRST: Final = "action.play"
HIRE: Final = "action.hire"
LONGEST: Final = 12


class Planner(SensiblePlayer):
    """A sensible player who is not always there: he says what he will do before it is his turn."""

    def answer(self, decision: Decision[Any], look: Callable[[], SwordView]) -> Raw | None:
        """What he thinks best; of what he has said ahead he says no more."""
        if decision.kind != NEXT:
            return super().answer(decision, look)
        return planned(self, decision) if decision.awaited else None


def planned(mind: SensiblePlayer, asked: Decision[Any]) -> Raw:
    """SR-DP4: two plays, the second if the first is not possible; void if he is attacked before."""
    opening = choice_of(asked).rehearse()
    if opening.asked is None or opening.asked.kind != FIRST:
        return asked.lapse
    values = Values(Ground(opening.view))
    hired = beside(mind, asked)
    opening = choice_of(asked).rehearse([(kind, raw) for kind, raw in hired])
    if opening.asked is None or opening.asked.kind != FIRST:
        return asked.lapse
    worth: dict[str, float] = {one: values.of(one) for one in opening.asked.choice.form()}
    ranked = sorted(worth, key=lambda one: (worth[one], one != PASS, one), reverse=True)
    best = ranked[0]
    other = next((one for one in ranked if what(one) != what(best) and worth[one] > 0), None)
    plays = [rehearsed(mind, asked, hired, one) for one in (best, *([other] if other else []))]
    return {"plays": plays, "unless": "attacked", "rest": "usual"}


def what(option: str) -> Sequence[str]:
    """A use and what it is for, whatever the card."""
    use, *rest = option.split(".")
    return (use, *rest[1:]) if len(rest) > 1 else (use, *rest)


def beside(mind: SensiblePlayer, asked: Decision[Any]) -> list[list[Any]]:
    """SR-7.2.4: mercenaries that are hired before the card play, and where they come."""
    opening = choice_of(asked).rehearse()
    offer = next((one for one in opening.beside if one.kind == HIRE), None)
    card = mind.answer(offer, opening.look) if offer else None
    return _followed(mind, asked, [[HIRE, card]], until=FIRST) if card in cards() else []


def rehearsed(mind: SensiblePlayer, asked: Decision[Any], before: list[list[Any]], option: str) -> list[list[Any]]:
    """The play, with all that he would say in it."""
    return _followed(mind, asked, [*before, [FIRST, option]], until="")


def _followed(mind: SensiblePlayer, asked: Decision[Any], said: list[list[Any]], *, until: str) -> list[list[Any]]:
    """With what he would say to each question that comes of it."""
    while len(said) < LONGEST:
        then = choice_of(asked).rehearse([(kind, raw) for kind, raw in said])
        if then.asked is None or then.refused or then.asked.kind == until:
            break
        said.append([then.asked.kind, mind.answer(then.asked, then.look)])
    return said

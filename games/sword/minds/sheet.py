"""SR-30: the ways to answer, by kind of decision; what is left out takes the default of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from games.kernel import Decision, Raw
from games.sword.minds import (
    choosing,
    fighting,
    influence,
    marching,
    meeting,
    mustering,
    pacts,
    plays,
    responding,
    standing,
)
from games.sword.minds.ground import Ground

Way: TypeAlias = Callable[[Decision[Any], Ground], "Raw | None"]

WAYS: Final[Mapping[str, Way]] = {
    "draw.discard": mustering.discard,
    "draw.size": mustering.size,
    "action.play": plays.play,
    "action.interrupt": plays.interrupt,
    "action.bonus": plays.bonus,
    "action.hire": plays.hire,
    "action.npa": choosing.npa,
    "action.responses": standing.responses,
    "movement.step": marching.step,
    "movement.act": marching.act,
    "movement.intercept": meeting.intercept,
    "movement.let-go": meeting.let_go,
    "movement.go-back": meeting.go_back,
    "movement.withdraw": meeting.withdraw,
    "movement.avoid": meeting.avoid,
    "movement.bribe": meeting.bribe,
    "movement.interdict": meeting.interdict,
    "combat.card": fighting.card,
    "combat.plan": fighting.planned,
    "combat.continue": fighting.go_on,
    "combat.retreat": fighting.retreat,
    "combat.support": influence.spend,
    "combat.unrest": fighting.unrest,
    "siege.raze": choosing.raze,
    "plunder.tribute": choosing.tribute,
    "card.counter": responding.counter,
    "card.target": choosing.target,
    "reinforcement.leaving": mustering.leaving,
    "reinforcement.place": mustering.place,
    "reinforcement.displaced": mustering.leaders,
    "reinforcement.minor": mustering.leaders,
    "alliance.answer": pacts.answer,
    "alliance.renew": pacts.renew,
    "alliance.propose": pacts.propose,
    "alliance.break": pacts.breaking,
}

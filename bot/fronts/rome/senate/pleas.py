"""How the pleas of a trial may end (RR-2.05.3), and the appeal of the accused (RR-1.09.421)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from bot.fronts.republic.odds import DIE, share
from bot.fronts.rome.looking import rome
from bot.surface.kit.look import Look
from games.republic.components import Effect
from games.rome.law import ROME
from games.rome.seen.people import SenatorView


def pleas_line(look: Look, accused: SenatorView, prosecutor: str) -> list[str]:
    """RR-2.05.3: how likely the pleas bring votes against conviction, and for it; nothing where nobody pleads."""
    view = rome(look)
    named, against = (view.senate.advocate if view.senate else ""), view.senators.get(prosecutor)
    if not named or against is None:
        return []
    advocate = view.senators.get(named, accused)
    votes = pleas(advocate, against, view.omens)
    helped, harmed = share(one > 0 for one in votes), share(one < 0 for one in votes)
    most = {"best": max(votes), "worst": -min(votes)}
    return [look.voice.say("stakes-pleas", advocate=advocate.id, helped=helped, harmed=harmed, **most)]


def pleas(advocate: SenatorView, prosecutor: SenatorView, omens: int) -> list[int]:
    """RR-2.05.3: the votes against conviction of each DR; below 0: for it."""
    shift = knack(advocate, "advocate") + knack(prosecutor, "prosecutor")
    edge = advocate.oratory - prosecutor.oratory + shift + omens
    return [ROME.charts.trial.at(sum(dice) + edge).votes or 0 for dice in product(DIE, DIE)]


STATESMAN: Final = "st-"
PAIR: Final = 2  # dice


def knack(one: SenatorView, side: str) -> int:
    """RR-8: what the ability of a Statesman shifts for the side he represents."""
    return sum(int(effect.params[side]) for effect in abilities(one) if effect.op == "trial_roll")


def appeal_dice(one: SenatorView) -> int:
    """RR-8: how many dice he may roll when he appeals to the people."""
    more = [int(effect.params["dice"]) for effect in abilities(one) if effect.op == "popular_appeal_dice"]
    return max([PAIR, *more])


def abilities(one: SenatorView) -> Sequence[Effect]:
    """RR-8: what the card of a Statesman can do; a Family has none."""
    card = ROME.tables.statesmen.get(f"{STATESMAN}{one.code.lower()}")
    return card.effects if card else ()

"""What is said ahead once a phase: as the habits of the phase would answer later, put as rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from games.kernel import OneOf, Raw
from games.republic.ahead.packages.gifts import NOTHING
from games.republic.minds.giving import expected, stepping, within
from games.republic.minds.outlook import mine
from games.rome.law import ROME
from games.rome.minds.sensible.habits import Asked, Habits
from games.rome.minds.sensible.money import (
    CHEST,
    SAFE,
    STEPS,
    TREASURY,
    guard,
    guarded,
    lay_cards,
    profit,
    temptation,
)
from games.rome.minds.sensible.outlook import LIFE, champion, last_gifts
from games.rome.minds.sensible.revolt import daring, led_by, rebel_chance, value
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()

KEPT: Final = ROME.constants.hand_limit


@habit("revenue.package")
def revenue(asked: Asked, view: RomeView) -> Raw:
    """RR-1.06: what tempts, some Talents for counter-bribes and the rest to the champion, gifts while they pay."""
    form, first = asked.choice.form(), champion(view)
    rest = first.id if first and first.id in form["purses"]["rest"] else "stay"
    chest = guarded(view, expected(view, form["purses"]["sums"][TREASURY][1])) if rest != "stay" else 0
    return {
        **asked.lapse,
        "guard": guard(part_of(asked, "guard"), view) or "none",
        "grain": profit(part_of(asked, "grain"), view) or [],
        "spoils": temptation(part_of(asked, "spoils"), view),
        "purses": {"rest": rest, "sums": {**asked.lapse["purses"]["sums"], TREASURY: chest}},
        "gifts": gifts(form["gifts"], view, rest),
        "taxes": "armies" if "armies" in form["taxes"] else form["taxes"][0],
    }


def part_of(asked: Asked, name: str) -> Asked:
    """One part of a package as if it were asked alone."""
    choice: Any = asked.choice
    return replace(asked, choice=choice.fields[name], lapse=asked.lapse[name])


def gifts(offered: Raw, view: RomeView, rich: str) -> Raw:
    """RR-1.06.52: he who has the money gives what the State needs, or for Influence what is not needed otherwise."""
    given = {name: gift(view, view.senators[name]) if name == rich else dict(NOTHING) for name in offered}
    return {name: within(one, given[name]) for name, one in offered.items()}


def gift(view: RomeView, giver: SenatorView) -> Raw:
    """What he gives."""
    left = view.treasury - sum(one.talents for one in view.debits)
    if left < SAFE:
        return {"rule": "below", "talents": STEPS[-1][0], "bound": SAFE}
    near = last_gifts(view) or giver.influence + STEPS[0][1] >= LIFE
    return stepping(STEPS, LIFE - giver.influence, 0 if near else CHEST, last=last_gifts(view))


@habit("setup.plays", "revolution.plays", urgency=4)
def cards(asked: Asked, view: RomeView) -> Raw:
    """RR-3.01.9, 1.11.1: all that is played at all, the best use of each card first; dear cards are kept."""
    return {"when": "plan", **used(asked, view)}


def used(asked: Asked, view: RomeView) -> dict[str, Raw]:
    """What is played; RR-1.11.2: and what is discarded first, if there are more than may be kept."""
    form = asked.choice.form()
    cheap = sorted(form["discard"][0], key=value)
    return {"plays": in_turn(asked, view, form["plays"][0]), "discard": cheap if len(cheap) > KEPT else []}


@habit("revolution.plan", urgency=4)
def revolution(asked: Asked, view: RomeView) -> Raw:
    """RR-1.11: no red card is worth a deal; who might win a revolt would rather see what is left of his legions."""
    bold = any(daring(view, rebel_chance(view, led_by(view, one.id), one.id)) for one in mine(view))
    return {"when": "done", **used(asked, view), "revolts": "ask" if bold else "lay-down"}


def in_turn(asked: Asked, view: RomeView, left: list[str]) -> list[str]:
    """One after the other, as if each were asked when the one before it is played."""
    found: list[str] = []
    while left:
        best = str(lay_cards(replace(asked, choice=OneOf({name: name for name in left})), view))
        if best == "none":
            break
        found.append(best)
        left = [name for name in left if name.partition("@")[0] != best.partition("@")[0]]
    return found

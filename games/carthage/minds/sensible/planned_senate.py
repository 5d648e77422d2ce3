"""The Senate asked ahead: what one would say when called, said at once, with the money that would be spent then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.carthage.minds.sensible.habits import Asked, Habits
from games.carthage.minds.sensible.intrigue import PAINFUL, alone
from games.carthage.minds.sensible.outlook import me
from games.carthage.minds.sensible.voting import judged
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw

habit = Habits()


@habit("senate.sheets")
def sheet(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.9: one voice, and what it is worth if that decides the vote; against what hurts much a veto."""
    motion = view.senate.motion if view.senate else None
    if motion is None:
        return None
    form: Mapping[str, Any] = asked.choice.form()
    value = judged(view, motion)
    said: dict[str, Any] = dict(asked.lapse)
    if "voice" in form:
        said |= spoken(form, value)
    if "veto" in form and value <= PAINFUL and motion.kind not in ("forces", "units") and not alone(motion):
        said["veto"] = "carried"
    if "appeal" in form:
        said["appeal"] = "yes" if losing(view, motion) else "no"
    return said


def spoken(form: Mapping[str, Any], value: float) -> dict[str, Raw]:
    """All Senators speak alike; the richest pays first."""
    wish = "for" if value > 0 else "against" if value <= -2 else "abstain"
    voice = wish if wish in form["voice"] else "against"
    purses: Mapping[str, list[int]] = form["bought"]
    payers = sorted((name for name, (_, most) in purses.items() if most), key=lambda name: -purses[name][1])
    most = 0 if voice == "abstain" else min(int(min(abs(value), 200)), sum(most for _, most in purses.values()))
    return {"voice": voice, "most": most, "payers": payers if most else []}


def losing(view: CarthageView, motion: MotionView) -> bool:
    """RC-9.3.5: whether conviction is likely and the people do not hate him."""
    accused = view.senators.get(str(motion.terms["accused"]))
    own = motion.strength.get(me(view), 0)
    likely = motion.votes_for + motion.outstanding - own >= motion.votes_against + own
    return accused is not None and likely and accused.popularity >= -1

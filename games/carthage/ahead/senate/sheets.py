"""RC-9.0.9 asked ahead: when a vote opens all factions are called at once, and declare in the order of calling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.carthage.ahead.planning import CarthagePlanning, seen, sensible
from games.carthage.ahead.senate.programme import on_it
from games.carthage.ahead.senate.sheet import (
    ASK_ME,
    VOICES,
    Sheet,
    carried,
    cast,
    present,
    sheet_from,
    silent,
    vetoing,
    voting_form,
)
from games.carthage.law import CARTHAGE
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, LATER, SKIP, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Verdict, Window

VOTE, VETO, APPEAL, CALL = "senate.vote", "senate.veto", "senate.appeal", "senate.call"
CLAUSE = "RC-9.0.9"


class Sheets(CarthagePlanning):
    """One sheet a seat for each vote: its voice, what it may spend, its veto, the appeal of its accused."""

    kind = "senate.sheets"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All who have not declared yet: the voters, and who might veto without a vote."""
        motion = on_the_table(now)
        if motion is None or on_it(now):
            return []
        calls = {one.seat: one for one in now.asked if one.kind == VOTE and "faction" not in one.about}
        view = seen(now)
        others = [seat for seat in view.seats if seat not in calls and may_veto(view, motion, seat)]
        voters = [voter(view, motion, one) for one in calls.values()]
        return [*voters, *(bystander(view, motion, seat) for seat in others)]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        """The vote, and what breaks into it by what the sheets say. What another decides for a faction is not."""
        motion = on_the_table(now) if decision.kind in (VOTE, VETO, APPEAL, CALL) else None
        return motion is not None and "faction" not in decision.about and decision.about["motion"] == motion.number

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """What his sheet says; the order of calling stays that of the proposal."""
        view = seen(now, plan.seat)
        motion = view.senate.motion if view.senate else None
        if motion is None or decision.kind == CALL:
            return LATER
        sheet = sheet_from(plan.raw)
        if decision.kind == VETO:
            return SKIP if has_vetoed(plan) else vetoed(motion, sheet, decision)
        return appealed(sheet) if decision.kind == APPEAL else voted(view, motion, sheet, decision)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would say; what was said of another motion is no guide."""
        return sensible(now, asked)


def on_the_table(now: Now) -> MotionView | None:
    """RC-9.0.9: the vote that is open, if the factions are called one after the other."""
    if not now.step.startswith("senate.") or not now.asks(VOTE):
        return None
    senate = seen(now).senate
    return senate.motion if senate and senate.motion and senate.motion.mode == "ordered" else None


# The questions


def voter(view: CarthageView, motion: MotionView, called: Decision[Any]) -> Decision[Any]:
    """RC-DP25: a sheet; who does not answer votes as he would if called, and buys, vetoes and appeals nothing."""
    seat = called.seat
    voices = VOICES[:2] if motion.compulsory else VOICES
    more: dict[str, OneOf[Any]] = {"veto": vetoing()} if open_to_veto(motion) else {}
    if may_appeal(view, motion, seat):
        more["appeal"] = OneOf({"no": "no", "yes": "yes", ASK_ME: ASK_ME})
    voice = next(iter(called.lapse.values()))
    lapse = {**silent(voice), **{name: next(iter(one.options)) for name, one in more.items()}}
    return asked(view, motion, seat, voting_form(view, seat, voices, **more), lapse)


def bystander(view: CarthageView, motion: MotionView, seat: Seat) -> Decision[Any]:
    """RC-9.0.15: who has no vote says only whether he vetoes."""
    return asked(view, motion, seat, Record(Sheet, veto=vetoing()), {"veto": "never"})


def asked(view: CarthageView, motion: MotionView, seat: Seat, choice: Record[Sheet], lapse: Raw) -> Decision[Any]:
    """One question of all at once."""
    about: dict[str, str | int] = {"turn": view.turn, "motion": motion.number}
    return Decision("senate.sheets", seat, choice, CLAUSE, about=about, lapse=lapse, window=Window.SIMULTANEOUS)


def open_to_veto(motion: MotionView) -> bool:
    """RC-9.0.15: not a Suffete for Life, nor the trial after an assassination."""
    return CARTHAGE.business[motion.kind].veto and motion.terms.get("charge") != "assassination"


def may_veto(view: CarthageView, motion: MotionView, seat: Seat) -> bool:
    """RC-9.0.15: who has no vote is asked if he holds any red card, or a Statesman: which card is hidden."""
    faction = view.factions[seat]
    able = faction.hand or any(view.senators[name].statesman for name in faction.senators)
    return bool(able and open_to_veto(motion) and seat not in motion.declared and not faction.neutral)


def may_appeal(view: CarthageView, motion: MotionView, seat: Seat) -> bool:
    """RC-9.3.5: the player of the accused, once; RC-9.8.6: in the trial after an assassination he must."""
    free = motion.kind == "trial" and motion.terms["charge"] != "assassination" and not motion.terms["appealed"]
    return free and any(one.id == motion.terms["accused"] for one in present(view, seat))


# The answers


def voted(view: CarthageView, motion: MotionView, sheet: Sheet, decision: Decision[Any]) -> Verdict:
    """RC-9.0.9: his sheet is declared when he is called."""
    if not decision.awaited:
        return LATER
    undecided = sheet.appeal == "ask" and not motion.terms.get("appealed")
    return ASK if sheet.voice == "ask" or undecided else Ready(cast(view, motion, decision.seat, sheet))


def vetoed(motion: MotionView, sheet: Sheet, decision: Decision[Any]) -> Verdict:
    """RC-9.0.15: at once, or when he is called; with a power of his own rather than with a card."""
    if sheet.veto == "never":
        return SKIP
    ripe = sheet.veto == "now" or (his_turn(motion, decision.seat) and carried(motion))
    return Ready(decision.choice.form()[-1]) if ripe else LATER


def has_vetoed(plan: Plan) -> bool:
    """RC-9.0.18: one veto a sheet: if it is cancelled he is asked no more than anybody."""
    return any(use.key.startswith(VETO) for use in plan.uses)


def his_turn(motion: MotionView, seat: Seat) -> bool:
    """RC-9.0.15: when he is called; who has no vote: when the last is."""
    waiting = [one for one in motion.order if one not in motion.declared]
    return seat in motion.due or (seat not in motion.order and len(waiting) == 1)


def appealed(sheet: Sheet) -> Verdict:
    """RC-9.3.5: when the faction of the accused is called."""
    if sheet.appeal == "yes":
        return Ready("appeal")
    return SKIP if sheet.appeal == "ask" else LATER

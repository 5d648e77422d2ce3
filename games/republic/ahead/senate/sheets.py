"""RC-9.0.9, RR-1.09.14 asked ahead: when a vote opens all factions are called at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel import ASK, LATER, SKIP, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Verdict, Window
from games.republic.ahead.planning import same_turn, seen
from games.republic.ahead.senate.agenda import ruled
from games.republic.ahead.senate.customs import ASK_ME, Customs, SenatePlanning
from games.republic.ahead.senate.programme import on_it
from games.republic.ahead.senate.sheet import (
    SESSION,
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
from games.republic.seen.senate import MotionView
from games.republic.seen.view import RepublicView
from games.republic.senate.pieces import Voice

BOUGHT = ".bought"
VOTE, VETO, APPEAL, CALL = "senate.vote", "senate.veto", "senate.appeal", "senate.call"


class Sheets(SenatePlanning):
    """One sheet a seat for each vote: its voice, what it may spend, its veto, the appeal of its accused."""

    kind = "senate.sheets"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All who have not declared yet: the voters, and who might veto without a vote."""
        motion = on_the_table(now)
        if motion is None or on_it(self.own, now):
            return []
        calls = {one.seat: one for one in now.asked if one.kind == VOTE and "faction" not in one.about}
        view = seen(now)
        others = [seat for seat in view.seats if seat not in calls and may_veto(self.own, view, motion, seat)]
        voters = [voter(self.own, view, motion, one) for one in calls.values()]
        return [*voters, *(bystander(self.own, view, motion, seat) for seat in others)]

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
            return SKIP if has_vetoed(plan) else vetoed(self.own, motion, sheet, decision)
        return appealed(sheet, decision) if decision.kind == APPEAL else voted(self.own, view, motion, sheet, decision)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would say; what was said of another motion is no guide."""
        return self.sensible(now, asked)

    def drafted(self, now: Now, asked: Decision[Any]) -> Plan | None:
        """GV-8.3: who vetoes nothing in this Senate has said it of this motion; it stands open as long as that."""
        former = now.former(self.kind, asked.seat)
        return former if former and same_turn(former, asked) and former.raw.get("veto") == SESSION else None


def on_the_table(now: Now) -> MotionView | None:
    """RC-9.0.9: the vote that is open, if the factions are called one after the other."""
    if not now.step.startswith("senate.") or not now.asks(VOTE):
        return None
    senate = seen(now).senate
    return senate.motion if senate and senate.motion and senate.motion.mode == "ordered" else None


# The questions


def voter(own: Customs, view: RepublicView, motion: MotionView, called: Decision[Any]) -> Decision[Any]:
    """RC-DP25: a sheet; who does not answer votes as he would if called, and buys, vetoes and appeals nothing."""
    seat = called.seat
    voices = VOICES[:2] if motion.compulsory else VOICES
    more: dict[str, OneOf[Any]] = {"veto": vetoing()} if open_to_veto(own, view, motion) else {}
    if may_appeal(own, view, motion, seat):
        more["appeal"] = OneOf({"no": "no", "yes": "yes", ASK_ME: ASK_ME})
    voice = unbidden(called)
    lapse = {**silent(voice), **{name: next(iter(one.options)) for name, one in more.items()}}
    return asked(own, view, motion, seat, voting_form(own, view, seat, voices, **more), lapse)


def unbidden(called: Decision[Any]) -> Voice:
    """Appendix A, RR-0.6.3: how they vote who are free to choose."""
    voices = {name: able for name, able in called.choice.form().items() if not name.endswith(BOUGHT)}
    free = [name for name, able in voices.items() if len(able) > 1] or list(voices)
    found: Voice = called.lapse[free[0]]
    return found


def bystander(own: Customs, view: RepublicView, motion: MotionView, seat: Seat) -> Decision[Any]:
    """RC-9.0.15: who has no vote says only whether he vetoes.

    GV-8.3: while another casts his votes turn after turn, he may say so of the whole Senate.
    """
    veto = vetoing(session=view.senate_alone and ruled(own, view))
    return asked(own, view, motion, seat, Record(Sheet, veto=veto), {"veto": "never"})


def asked(
    own: Customs, view: RepublicView, motion: MotionView, seat: Seat, choice: Record[Sheet], lapse: Raw
) -> Decision[Any]:
    """One question of all at once."""
    about: dict[str, str | int] = {"turn": view.turn, "motion": motion.number}
    return Decision(
        "senate.sheets", seat, choice, own.clauses["vote"], about=about, lapse=lapse, window=Window.SIMULTANEOUS
    )


def open_to_veto(own: Customs, view: RepublicView, motion: MotionView) -> bool:
    """RC-9.0.15, RR-1.09.152: not a ruler for life, nor the trial after an assassination, nor what nobody may veto."""
    special = motion.terms.get("charge") == "assassination"
    return bool(own.law.business[motion.kind].veto) and not special and not own.immune(view, motion.magistrate)


def may_veto(own: Customs, view: RepublicView, motion: MotionView, seat: Seat) -> bool:
    """RC-9.0.15: who has no vote is asked if he holds any red card, or a Statesman: which card is hidden."""
    faction = view.factions[seat]
    able = faction.hand or any(view.senators[name].statesman for name in faction.senators)
    return bool(able and open_to_veto(own, view, motion) and seat not in motion.declared and not faction.neutral)


def may_appeal(own: Customs, view: RepublicView, motion: MotionView, seat: Seat) -> bool:
    """RC-9.3.5: the player of the accused, once; RC-9.8.6: in the trial after an assassination he must."""
    free = motion.kind == "trial" and motion.terms["charge"] != "assassination" and not motion.terms["appealed"]
    return free and any(one.id == motion.terms["accused"] for one in present(own, view, seat))


# The answers


def voted(own: Customs, view: RepublicView, motion: MotionView, sheet: Sheet, decision: Decision[Any]) -> Verdict:
    """RC-9.0.9: his sheet is declared when he is called."""
    if not decision.awaited:
        return LATER
    undecided = sheet.appeal == "ask" and not motion.terms.get("appealed")
    return ASK if sheet.voice == "ask" or undecided else Ready(cast(own, view, motion, sheet, decision))


def vetoed(own: Customs, motion: MotionView, sheet: Sheet, decision: Decision[Any]) -> Verdict:
    """RC-9.0.15: at once, or when he is called; with a power of his own rather than with a card."""
    if sheet.veto in ("never", SESSION):
        return SKIP
    ripe = sheet.veto == "now" or (his_turn(motion, decision.seat) and carried(motion))
    return Ready(own.power(decision.choice.form())) if ripe else LATER


def has_vetoed(plan: Plan) -> bool:
    """RC-9.0.18: one veto a sheet: if it is cancelled he is asked no more than anybody."""
    return any(use.key.startswith(VETO) for use in plan.uses)


def his_turn(motion: MotionView, seat: Seat) -> bool:
    """RC-9.0.15: when he is called; who has no vote: when the last is."""
    waiting = [one for one in motion.order if one not in motion.declared]
    return seat in motion.due or (seat not in motion.order and len(waiting) == 1)


def appealed(sheet: Sheet, decision: Decision[Any]) -> Verdict:
    """RC-9.3.5, RR-1.09.421: when the faction of the accused is called; with as many dice as he may roll (RR-8)."""
    if sheet.appeal == "yes":
        return Ready(decision.choice.form()[-1])
    return SKIP if sheet.appeal == "ask" else LATER

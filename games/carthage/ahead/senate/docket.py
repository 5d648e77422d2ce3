"""RC-9.0 asked ahead: all others answer to the programme at once, motion by motion, before the first is put."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.carthage.ahead.planning import CarthagePlanning, seen, sensible
from games.carthage.ahead.senate.agenda import (
    FLOOR,
    Place,
    about,
    announced,
    carried_out,
    part_of,
    passed,
    place_of,
    places,
    voted_on,
)
from games.carthage.ahead.senate.offices import AT_HOME, ROLL, home, presiding_at_home
from games.carthage.ahead.senate.programme import ALONE
from games.carthage.ahead.senate.sheet import (
    ASK_ME,
    VOICES,
    Sheet,
    cast,
    conditions,
    present,
    sheet_from,
    silent,
    vetoing,
    voting_form,
)
from games.carthage.ahead.senate.sheets import CALL, VETO, VOTE, vetoed
from games.carthage.ahead.senate.terms import Item, names_in
from games.carthage.law import CARTHAGE
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, LATER, SKIP, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Verdict, Window
from games.kernel.ahead import legal
from games.kernel.choice import Choice, Picker
from games.kernel.digests import digest
from games.republic.senate.pieces import Voice

CONSENT = "senate.consent"
REFUSE: Final = "refuse"


class Docket(CarthagePlanning):
    """For each motion of the programme a sheet; the consents asked of him; who of a pair shall be Home Suffete."""

    kind = "senate.docket"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All but who presides, from when his programme is known until all of it is done."""
        plan = announced(now)
        if plan is None or over(now, plan):
            return []
        view = seen(now)
        others = [seat for seat in view.seats if seat != plan.seat and concerned(view, seat)]
        return [question(now, view, plan, seat) for seat in others]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        """The floor, so that nothing is put before all have answered; then the votes and what belongs to them."""
        if "faction" in decision.about:
            return False
        proposal = decision.about.get("forced") == 0 and decision.kind.removeprefix("senate.") not in ALONE
        if proposal or decision.kind in (FLOOR, *AT_HOME):
            return True
        plan = announced(now)
        return decision.kind in (VOTE, VETO, CALL, CONSENT) and plan is not None and voted_on(now, plan) is not None

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """What he has said of the motion that is voted on."""
        view, programme = seen(now, plan.seat), announced(now)
        if decision.kind in AT_HOME:
            return home(view, plan, decision)
        motion = view.senate.motion if view.senate else None
        place = place_of(programme, motion) if programme and motion else None
        if programme is None or motion is None or place is None or str(place) not in plan.raw["sheets"]:
            return SKIP
        if decision.kind == CONSENT:
            return consent(plan, decision)
        return on_motion(view, motion, holding(view, programme, plan, place), plan, decision)

    def facts(self, now: Now) -> Raw:
        """The motions that it answers."""
        plan = announced(now)
        return plan.raw["motions"] if plan else None

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What was said of the same motions, before a card was played; else what a sensible player would say."""
        former = now.former(self.kind, asked.seat)
        same = former is not None and former.facts == self.facts(now) and legal(asked, former.raw)
        return former.raw if former and same else sensible(now, asked)


def over(now: Now, plan: Plan) -> bool:
    """Whether nothing of the programme is left, nor voted on, and the Suffetes have shared their offices."""
    return carried_out(now, plan) and not now.asks(*AT_HOME) and voted_on(now, plan) is None


def concerned(view: CarthageView, seat: Seat) -> bool:
    """RC-9.0.9, 9.0.15: who has a vote, or may hold a veto."""
    faction = view.factions[seat]
    powers = faction.hand or any(view.senators[name].statesman for name in faction.senators)
    return not faction.neutral and not faction.out and bool(present(view, seat) or powers)


# The question


def question(now: Now, view: CarthageView, plan: Plan, seat: Seat) -> Decision[Any]:
    """RC-DP25: a sheet for each proposal, prepared as for who does not answer."""
    motions = list(places(plan.raw))
    forms = {str(place): form_of(view, seat, item, earlier(motions, place)) for place, item in motions}
    named = names_in([item.raw for _, item in motions]) & {one.id for one in present(view, seat)}
    choice: Record[dict[str, Any]] = Record(
        dict[str, Any],
        sheets=together(forms),
        consents=together(dict.fromkeys(sorted(named), consenting())),
        home=presiding_at_home(),
        programme=Motioned(dict(motions)),
    )
    lapse = {
        "sheets": {str(place): silence(view, item, forms[str(place)]) for place, item in motions},
        "consents": dict.fromkeys(sorted(named), REFUSE),
        "home": ROLL,
        "programme": None,
    }
    matter = {**about(now, part_of(now)), "edition": edition(view, plan)}
    return Decision("senate.docket", seat, choice, "RC-9.0.9", about=matter, lapse=lapse, window=Window.SIMULTANEOUS)


def together(forms: Mapping[str, Choice[Any]]) -> Record[dict[str, Any]]:
    """Several answers by name, each by itself."""
    return Record(dict[str, Any], **forms)


class Motioned:
    """What the sheets are about, for whoever reads the form: nothing is answered to it (`null`)."""

    __slots__ = ("motions",)

    def __init__(self, motions: dict[Place, Item]) -> None:
        self.motions = motions

    def read(self, raw: Raw) -> None:
        """Nothing."""
        OneOf({"": None}).read("" if raw is None else raw)

    def form(self) -> Raw:
        """The proposals, by their place."""
        return {str(place): item.terms for place, item in self.motions.items()}

    def sample(self, pick: Picker) -> Raw:  # noqa: ARG002 - there is nothing to draw
        """Nothing."""
        return None


def earlier(motions: Sequence[tuple[Place, Item]], place: Place) -> list[str]:
    """The proposals of the motions before one."""
    return [str(one) for one, _ in motions if one.motion < place.motion]


def form_of(view: CarthageView, seat: Seat, item: Item, before: Sequence[str]) -> Record[Sheet]:
    """RC-9.0.9, 9.0.15: a sheet as of any vote, on a condition; who has no vote says only whether he vetoes."""
    veto: dict[str, Choice[Any]] = {"veto": vetoing()} if CARTHAGE.business[item.kind].veto else {}
    if not present(view, seat):
        return Record(Sheet, **veto)
    voices = VOICES[:2] if CARTHAGE.business[item.kind].compulsory else VOICES
    return voting_form(view, seat, voices, **conditions(before, voices), **veto)


def silence(view: CarthageView, item: Item, form: Record[Sheet]) -> dict[str, Raw]:
    """Appendix A: no vote, and on the tax rate one that costs no POP."""
    said: dict[str, Raw] = {"veto": "never"} if "veto" in form.fields else {}
    if "voice" not in form.fields:
        return said
    taxed = item.kind == "tax"
    higher = taxed and item.terms["rate"] > view.tax
    voice: Voice = ("for" if higher else "against") if taxed else "abstain"
    return {**silent(voice), **said, "given": "none", "fate": "passed", "other": "against" if taxed else "abstain"}


def consenting() -> OneOf[str]:
    """RC-9.0.14: where a rule asks for his consent."""
    return OneOf({one: one for one in (REFUSE, "consent", ASK_ME)})


def edition(view: CarthageView, plan: Plan) -> str:
    """Another as soon as the programme is changed, a card was played or a Law holds: then all are asked anew."""
    hands = [view.factions[seat].hand for seat in view.seats]
    return digest(json.dumps([plan.raw["motions"], hands, [law.id for law in view.laws]], sort_keys=True))


# The answers


def holding(view: CarthageView, programme: Plan, plan: Plan, place: Place) -> Sheet:
    """His sheet for a motion; on a condition that does not hold, only the other voice."""
    sheet = read_sheet(plan.raw["sheets"][str(place)])
    if not sheet.given or view.senate is None:
        return sheet
    holds = passed(view.senate, programme, sheet.given) == (sheet.fate == "passed")
    return sheet if holds else Sheet(voice=sheet.other, veto=sheet.veto)


def read_sheet(raw: dict[str, Any]) -> Sheet:
    """A sheet as it was answered."""
    return sheet_from({**raw, "given": "" if raw.get("given", "none") == "none" else raw["given"]})


def on_motion(view: CarthageView, motion: MotionView, sheet: Sheet, plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.0.9, 9.0.15: as with a sheet for one vote."""
    if decision.kind == VETO:
        used = any(use.key == decision.key for use in plan.uses)
        return SKIP if used else vetoed(motion, sheet, decision)
    if not decision.awaited or decision.kind == CALL:
        return LATER
    return ASK if sheet.voice == "ask" else Ready(cast(view, motion, plan.seat, sheet))


def consent(plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.0.14: as he said of this Senator."""
    said = plan.raw["consents"].get(decision.about["senator"], ASK_ME)
    return ASK if said == ASK_ME else Ready(said)

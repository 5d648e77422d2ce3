"""RC-9.3 asked ahead: whoever may be Censor says beside the vote on the Committee whether he will accuse anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.carthage.ahead.planning import CarthagePlanning, seen, sensible
from games.carthage.ahead.senate.agenda import announced, part_of, places
from games.carthage.ahead.senate.sheet import ASK_ME
from games.carthage.ahead.senate.terms import NOBODY
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, LATER, SKIP, Decision, Now, OneOf, Plan, Raw, Ready, Seat, Verdict, Window

END, TRIAL = "senate.prosecutions", "senate.trial"
STEP: Final = "senate.prosecutions"
CENSOR: Final = "censor-of-morals"


class Accusing(CarthagePlanning):
    """Nobody, or he would rather be asked when the time has come."""

    kind = "senate.accusations"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """While the Committee is elected, who might be Censor; then, as long as he may accuse, who has said it."""
        if now.step == STEP:
            return [question(now, seat) for seat in seen(now).seats if has_said(now, seat)]
        plan = announced(now) if part_of(now) == "committee" else None
        if plan is None or not any(marked(one) for one in in_carthage(seen(now))):
            return []
        view = seen(now)
        might = {view.senators[name].faction for name in censors(view, plan)}
        return [question(now, seat) for seat in view.seats if seat in might and not view.factions[seat].neutral]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the kinds are enough
        """The end of the prosecutions and the accusations, where the Censor's own player decides."""
        return decision.kind in (END, TRIAL) and "faction" not in decision.about

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002 - nothing changes it
        """RC-DP28: who accuses nobody ends the prosecutions."""
        if plan.raw == ASK_ME:
            return ASK if decision.awaited else SKIP
        return Ready("end") if decision.kind == END else LATER

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would say: who has a mark is another every turn."""
        return sensible(now, asked)


def has_said(now: Now, seat: Seat) -> bool:
    """Whether he was asked this turn and has answered; if not he is asked as the rules ask."""
    said = now.former(Accusing.kind, seat)
    return said is not None and said.turn == now.turn


def question(now: Now, seat: Seat) -> Decision[Any]:
    """RC-DP28: by default nobody."""
    choice = OneOf({one: one for one in (NOBODY, ASK_ME)})
    about: dict[str, str | int] = {"turn": now.turn}
    return Decision(Accusing.kind, seat, choice, "RC-9.3", about=about, lapse=NOBODY, window=Window.SIMULTANEOUS)


def in_carthage(view: CarthageView) -> list[SenatorView]:
    """RC-9.3.2: who could be accused."""
    return [one for one in view.senators.values() if one.in_carthage]


def marked(one: SenatorView) -> bool:
    """RC-9.3a, 9.3b: whether there is anything he could be charged with."""
    return bool(one.major or one.corrupt or one.charged)


def censors(view: CarthageView, programme: Plan) -> list[str]:
    """RC-9.2, 9.3: the Censor, or where there is none all whom the programme names."""
    member = view.committee[CENSOR].member
    named = [item.raw.get(CENSOR, NOBODY) for _, item in places(programme.raw) if item.kind == "committee"]
    return [member] if member else [name for name in named if name in view.senators]

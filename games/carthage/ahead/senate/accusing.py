"""RC-9.3 asked ahead: whoever may be Censor says beside the votes before the prosecutions whom he will accuse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from games.carthage.ahead.planning import CarthagePlanning, seen, sensible
from games.carthage.ahead.senate.agenda import announced, part_of, places
from games.carthage.ahead.senate.sheet import ASK_ME, present
from games.carthage.ahead.senate.terms import NOBODY
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, LATER, SKIP, Decision, Now, Plan, Raw, Ready, Seat, Several, Verdict, Window
from games.kernel.ahead import legal
from games.kernel.choice import is_list

END, TRIAL = "senate.prosecutions", "senate.trial"
STEP: Final = "senate.prosecutions"
CENSOR: Final = "censor-of-morals"
MAJOR, TAX, CORRUPTION = "accuse-major", "accuse-tax", "accuse-corruption"


class Accusing(CarthagePlanning):
    """Whom he accuses, in this order, as far as the rules allow it then; and whether he is asked after that.

    One of his own prosecutes, the most influential: who has nobody else there is asked.
    """

    kind = "senate.accusations"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """While Suffetes and Committee are elected, who might be Censor; then, while he may accuse, who has said it."""
        if now.step == STEP:
            return [question(now, seat) for seat in seen(now).seats if has_said(now, seat)]
        plan = announced(now) if part_of(now) in ("suffetes", "committee") else None
        if plan is None or not chargeable(seen(now)):
            return []
        view = seen(now)
        might = {view.senators[name].faction for name in censors(view, plan)}
        return [question(now, seat) for seat in view.seats if seat in might and not view.factions[seat].neutral]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the kinds are enough
        """The end of the prosecutions and the accusations, where the Censor's own player decides."""
        return decision.kind in (END, TRIAL) and "faction" not in decision.about

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """RC-DP28: the next accusation is made; who has no more ends the prosecutions."""
        said = plan.raw if is_list(plan.raw) else [ASK_ME]
        asked = next((one for one in now.asked if one.kind == TRIAL and one.seat == plan.seat), None)
        trial = coming(seen(now), plan, asked) if asked else None
        if decision.kind == TRIAL and trial:
            return trial
        if ASK_ME in said or (asked and unprosecuted(seen(now), plan, asked)):
            return ASK if decision.awaited else SKIP
        return Ready("end") if decision.kind == END else LATER

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would say: who has a mark is another every turn."""
        return sensible(now, asked)


def has_said(now: Now, seat: Seat) -> bool:
    """Whether he was asked this turn and has answered; if not he is asked as the rules ask."""
    said = now.former(Accusing.kind, seat)
    return said is not None and said.turn == now.turn


# The question


def question(now: Now, seat: Seat) -> Decision[Any]:
    """RC-DP28: by default nobody."""
    options = [*chargeable(seen(now)), ASK_ME]
    choice = Several({one: one for one in options}, 0, len(options))
    about: dict[str, str | int] = {"turn": now.turn}
    lapse: list[Raw] = []
    return Decision(Accusing.kind, seat, choice, "RC-9.3", about=about, lapse=lapse, window=Window.SIMULTANEOUS)


def chargeable(view: CarthageView) -> list[str]:
    """RC-9.3a, 9.3b, 9.3.1: who in Carthage could be charged, and with what: "accuse-major.fam-mago"."""
    there = [one for one in view.senators.values() if one.in_carthage]
    return [f"{charge}.{one.id}" for one in there for charge in charges(view, one)]


def charges(view: CarthageView, one: SenatorView) -> list[str]:
    """RC-9.3a: in turn 1 nobody can be tried for an office."""
    found = {MAJOR: one.major and view.turn > 1, TAX: one.charged, CORRUPTION: one.corrupt}
    return [charge for charge, open_still in found.items() if open_still]


def censors(view: CarthageView, programme: Plan) -> list[str]:
    """RC-9.2, 9.3: the Censor, unless his term has run out; where there is none all whom the programme names."""
    seat = view.committee[CENSOR]
    named = [item.raw.get(CENSOR, NOBODY) for _, item in places(programme.raw) if item.kind == "committee"]
    able = [seat.member] if seat.member else named
    stays = seat.term > 0 or not seat.member
    return [name for name in able if name in view.senators and stays]


# The answers


def coming(view: CarthageView, plan: Plan, asked: Decision[Any]) -> Ready | None:
    """The next accusation that he has not made yet and the rules allow now."""
    return next(
        (Ready(raw, one) for one in left(plan) for raw in ways(view, plan.seat, one) if legal(asked, raw)), None
    )


def left(plan: Plan) -> list[str]:
    """The accusations that have not been made."""
    made = [use.note for use in plan.uses]
    return [one for one in plan.raw if one != ASK_ME and one not in made] if is_list(plan.raw) else []


def ways(view: CarthageView, seat: Seat, accusation: str) -> Iterator[Raw]:
    """RC-9.3.2: prosecuted by one of his own, whose consent goes without saying."""
    what, _, accused = accusation.partition(".")
    one = view.senators.get(accused)
    able = {MAJOR: ["major"], TAX: ["tax"], CORRUPTION: list(one.corrupt) if one else []}
    for prosecutor in sorted(present(view, seat), key=lambda own: -own.influence):
        yield from ({"accused": accused, "charge": charge, "prosecutor": prosecutor.id} for charge in able[what])


def unprosecuted(view: CarthageView, plan: Plan, asked: Decision[Any]) -> bool:
    """RC-9.3.2: whether he could accuse one of them if another's Senator consented to prosecute him."""
    form = asked.choice.form()
    able = [one for one in left(plan) if one.partition(".")[2] in form["accused"]]
    own = {one.id for one in present(view, plan.seat)}
    return bool(able) and not own & set(form["prosecutor"])

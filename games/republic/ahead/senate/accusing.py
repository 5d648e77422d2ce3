"""RC-9.3, RR-1.09.41 asked ahead: whoever may be Censor says before the prosecutions whom he will accuse."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import ASK, LATER, SKIP, Decision, Now, Plan, Raw, Ready, Seat, Several, Verdict, Window
from games.kernel.ahead import legal
from games.kernel.choice import is_list
from games.republic.ahead.planning import seen
from games.republic.ahead.senate.agenda import announced, part_of
from games.republic.ahead.senate.customs import ASK_ME, Customs, SenatePlanning
from games.republic.ahead.senate.sheet import present
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

END, TRIAL = "senate.prosecutions", "senate.trial"
STEP: Final = "senate.prosecutions"


@dataclass(frozen=True, slots=True, kw_only=True)
class Charging:
    """What a republic says of accusations.

    Attributes:
        words: what may be said beforehand, and which charges of a Senator that means.
        censors: who may be Censor when the prosecutions come, as far as a programme lets it be seen.
        parts: those of the order of business beside which it is asked.
    """

    words: Mapping[str, Callable[[RepublicView, SenatorView], Sequence[str]]]
    censors: Callable[[RepublicView, Plan], Sequence[str]]
    parts: Sequence[str]


class Accusing(SenatePlanning):
    """Whom he accuses, in this order, as far as the rules allow it then; and whether he is asked after that.

    One of his own prosecutes, the most influential: who has nobody else there is asked.
    """

    kind = "senate.accusations"

    def __init__(self, own: Customs, charging: Charging) -> None:
        super().__init__(own)
        self.charging = charging

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """While those are elected who name him, who might be Censor; then, while he may accuse, who has said it."""
        view, could = seen(now), chargeable(self.own, self.charging, seen(now))
        if now.step == STEP:
            return [self._question(now, seat, could) for seat in view.seats if has_said(now, seat)]
        plan = announced(self.own, now) if part_of(self.own, now) in self.charging.parts else None
        if plan is None or not could:
            return []
        might = set(self.own.seats(view, self.charging.censors(view, plan)))
        people = [seat for seat in view.seats if seat in might and not view.factions[seat].neutral]
        return [self._question(now, seat, could) for seat in people]

    def _question(self, now: Now, seat: Seat, could: Sequence[str]) -> Decision[Any]:
        """RC-DP28, RR-DP38: by default nobody."""
        options = [*could, ASK_ME]
        choice = Several({one: one for one in options}, 0, len(options))
        about: dict[str, str | int] = {"turn": now.turn}
        clause, lapse = self.own.clauses["trial"], list[Raw]()
        return Decision(self.kind, seat, choice, clause, about=about, lapse=lapse, window=Window.SIMULTANEOUS)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the kinds are enough
        """The end of the prosecutions and the accusations, where the Censor's own player decides."""
        return decision.kind in (END, TRIAL) and "faction" not in decision.about

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """RC-DP28: the next accusation is made; who has no more ends the prosecutions."""
        said = plan.raw if is_list(plan.raw) else [ASK_ME]
        asked = next((one for one in now.asked if one.kind == TRIAL and one.seat == plan.seat), None)
        trial = self._coming(seen(now), plan, asked) if asked else None
        if decision.kind == TRIAL and trial:
            return trial
        if ASK_ME in said or (asked and unprosecuted(self.own, seen(now), plan, asked)):
            return ASK if decision.awaited else SKIP
        return Ready("end") if decision.kind == END else LATER

    def _coming(self, view: RepublicView, plan: Plan, asked: Decision[Any]) -> Ready | None:
        """The next accusation that he has not made yet and the rules allow now."""
        able = ((raw, one) for one in left(plan) for raw in self._ways(view, plan.seat, one))
        return next((Ready(raw, one) for raw, one in able if legal(asked, raw)), None)

    def _ways(self, view: RepublicView, seat: Seat, accusation: str) -> Iterator[Raw]:
        """RC-9.3.2, RR-1.09.411: prosecuted by one of his own, whose consent goes without saying."""
        word, _, accused = accusation.partition(".")
        one = view.senators.get(accused)
        charges = self.charging.words[word](view, one) if one else ()
        for prosecutor in sorted(present(self.own, view, seat), key=lambda his: -his.influence):
            yield from ({"accused": accused, "charge": charge, "prosecutor": prosecutor.id} for charge in charges)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would say: who has a mark is another every turn."""
        return self.sensible(now, asked)


def has_said(now: Now, seat: Seat) -> bool:
    """Whether he was asked this turn and has answered; if not he is asked as the rules ask."""
    said = now.former(Accusing.kind, seat)
    return said is not None and said.turn == now.turn


def chargeable(own: Customs, charging: Charging, view: RepublicView) -> list[str]:
    """RC-9.3a, 9.3b, 9.3.1, RR-1.09.412: who is there and could be charged with what: "accuse-major.fam-mago"."""
    there = [one for one in view.senators.values() if own.presents(one)]
    return [f"{word}.{one.id}" for one in there for word, charges in charging.words.items() if charges(view, one)]


# The answers


def left(plan: Plan) -> list[str]:
    """The accusations that have not been made."""
    made = [use.note for use in plan.uses]
    return [one for one in plan.raw if one != ASK_ME and one not in made] if is_list(plan.raw) else []


def unprosecuted(own: Customs, view: RepublicView, plan: Plan, asked: Decision[Any]) -> bool:
    """RC-9.3.2: whether he could accuse one of them if another's Senator consented to prosecute him."""
    form = asked.choice.form()
    able = [one for one in left(plan) if one.partition(".")[2] in form["accused"]]
    his = {one.id for one in present(own, view, plan.seat)}
    return bool(able) and not his & set(form["prosecutor"])

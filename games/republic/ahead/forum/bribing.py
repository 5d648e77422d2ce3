"""RC-8.5.5, RR-1.07.414: one window for all who may bid against an attempt; their proxies then bid in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import (
    ASK,
    Amount,
    Decision,
    IllegalAnswer,
    Now,
    OneOf,
    Plan,
    Raw,
    Ready,
    Record,
    Seat,
    Verdict,
    Window,
)
from games.republic.ahead.forum.defence import Defence, Shield, budget, purpose, sums
from games.republic.ahead.forum.matter import (
    about_of,
    announced_live,
    attempted,
    initiative,
    note,
    part,
    people,
    said,
    spent,
    treasury,
)
from games.republic.ahead.forum.own import Forum
from games.republic.ahead.forum.proxies import needed_against, opponents_goals, within
from games.republic.ahead.planning import RepublicPlanning, seen

LATER: Final = {"own": 0, "against": "nobody", "others": 0, "rest": "ask"}
"""Of later attempts one is asked anew."""
STANDING: Final = ("goal", "raises", *LATER)
"""What is said of an attempt and of later ones."""
NOTHING: Final = {"way": "bid", "limit": 0, "goal": "none", "short": "nothing", "raises": "no", **LATER}
BID: Final = "bid"
MOST: Final = 1_000_000
"""More than there is: for reading what was said when there was more."""


@dataclass(frozen=True, slots=True)
class Counter:
    """RC-8.5.5, RR-1.07.413: how far one goes against an attempt.

    Attributes:
        way: "bid", or "ask": to be asked at one's turn.
        limit: Talents in all.
        goal: the Base Number at which it is enough.
        short: if that is out of reach "nothing" is bid, or "all".
        raises: whether it holds after a raise, too.
        own, against, others, rest: of later attempts in this turn, as of a `Shield`.
    """

    way: str
    limit: int
    goal: int
    short: str
    raises: bool
    own: int
    against: str
    others: int
    rest: str

    @property
    def later(self) -> Shield:
        """What holds against later attempts of this turn."""
        return Shield(self.own, self.against, self.others, self.goal, self.rest, self.raises)


def counters(most: int, others: Sequence[Seat]) -> Record[Counter]:
    """What one may say, with so much in the Faction Treasury."""
    return Record(
        Counter,
        way=OneOf({"bid": "bid", "ask": "ask"}),
        limit=Amount(0, most),
        goal=opponents_goals(),
        short=OneOf({"nothing": "nothing", "all": "all"}),
        raises=OneOf({"no": False, "yes": True}),
        **sums(others),
    )


def meant(now: Now, plan: Plan) -> Counter | None:
    """What was said, whatever there is now; None: it cannot be read any more."""
    try:
        return counters(MOST, seen(now).seats).read(plan.raw)
    except IllegalAnswer:
        return None


class Bribing(RepublicPlanning):
    """RC-8.5.5, RR-1.07.414: all others say at once how far they go against it; after a raise made live once more.

    With that they may say what they bid against later attempts of the turn, and are not asked of those. Who has a
    defence plan that answers it is not asked.
    """

    kind = "forum.bribing"

    def __init__(self, own: Forum, defence: Defence | None = None) -> None:
        super().__init__(own.mind)
        self.own = own
        self.defence = defence

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """As long as there may be bids against an attempt."""
        if not now.asks("forum.counter", "forum.raise"):
            return []
        view = seen(now)
        attempt = attempted(view)
        if attempt is None:
            return []
        about = {
            "turn": now.turn,
            "number": initiative(view).number,
            "bribes": announced_live(now, view, attempt),
        }
        others = [seat for seat in people(view) if seat != attempt.seat]
        return [self._question(now, seat, about) for seat in others if self._asked(now, seat)]

    def _asked(self, now: Now, seat: Seat) -> bool:
        return self.defence is None or self.defence.leaves_open(now, seat)

    def _question(self, now: Now, seat: Seat, about: Mapping[str, str | int]) -> Decision[Any]:
        """RC-8.5.5, RR-DP22: silence bids nothing, or what stands from before."""
        lapse = self._stands(now, seat, about) or {**NOTHING, **self._later(now, seat)}
        choice = counters(treasury(now, seat), [one for one in seen(now).seats if one != seat])
        window = Window.SIMULTANEOUS
        clause = self.own.clauses[self.kind]
        return Decision(self.kind, seat, choice, clause, about=about, lapse=lapse, hidden=True, window=window)

    def _before(self, now: Now, seat: Seat) -> Plan | None:
        """What he has said last in this turn."""
        return said(now, self.kind, seat, f"turn={now.turn}", "")

    def _later(self, now: Now, seat: Seat) -> Mapping[str, Any]:
        """What he has said in this turn of later attempts."""
        before = self._before(now, seat)
        return part(before.raw, *STANDING) if before and meant(now, before) else {}

    def _stands(self, now: Now, seat: Seat, about: Mapping[str, str | int]) -> Raw:
        """What stands from before a raise made live, or from an earlier attempt; None: nothing does."""
        before = self._before(now, seat)
        bids = meant(now, before) if before else None
        if before is None or bids is None or about_of(before) == about:
            return None
        if about_of(before)["number"] != about["number"]:
            return self._against_a_later_one(now, before, bids.later)
        if bids.way == "ask" or not bids.raises:
            return None
        return {**before.raw, "limit": max(0, min(bids.limit - spent(before, BID), treasury(now, seat)))}

    def _against_a_later_one(self, now: Now, before: Plan, shield: Shield) -> Raw:
        """What is left of the turn's sum, if there is one for this attempt; nothing is bid, if he has said that."""
        seat, view = before.seat, seen(now)
        attempt = attempted(view)
        found = budget(shield, view, seat, attempt) if attempt else None
        if found is None and shield.rest == "ask":
            return None
        left = found.talents - self._paid(now, seat, found.name) if found else 0
        return {**NOTHING, **part(before.raw, *STANDING), "limit": max(0, min(left, treasury(now, seat)))}

    def _paid(self, now: Now, seat: Seat, name: str) -> int:
        """What he has bid for this in the turn, by what he has said here."""
        return sum(spent(one, BID, name) for one in now.said(self.kind, seat) if one.turn == now.turn)

    def idle(self, now: Now, asked: Decision[Any]) -> bool:
        """Who has nothing can bid nothing; who has said that it holds longer has said so."""
        return treasury(now, asked.seat) == 0 or self._stands(now, asked.seat, asked.about) is not None

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What stands from before, else what a sensible player would say: another attempt was another matter."""
        return self._stands(now, asked.seat, asked.about) or self.sensible(now, asked)

    def repeated(self, now: Now, asked: Decision[Any]) -> Raw:  # noqa: ARG002
        """Nothing: another attempt was another matter."""
        return None

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP18, RR-DP22."""
        return decision.kind == "forum.counter"

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002
        """Just enough for his goal within his limit; after a raise only if he has said so."""
        bids, view = meant(now, plan), seen(now)
        attempt = attempted(view)
        if bids is None or bids.way == "ask" or attempt is None:
            return ASK
        left = min(bids.limit - spent(plan, BID), treasury(now, plan.seat))
        needed = needed_against(attempt, bids.goal)
        again = bool(plan.uses) and not bids.raises
        talents = 0 if again else within(needed, left, all_the_same=bids.short == "all")
        return Ready(talents, note(BID, purpose(view, plan.seat, attempt), talents=talents))

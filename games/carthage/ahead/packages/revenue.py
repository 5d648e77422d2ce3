"""RC-6 asked once: what a faction takes, gives, builds and moves in the Revenue Phase; played in the order of RC-6.0.

It is asked with the last docket of the turn before, or beside its trading of red cards; in the first turn when its
Revenue Phase begins. It may be changed until that is over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from games.carthage.ahead.packages.common import beside_docket, hopes, last_turn, leaving
from games.carthage.ahead.packages.purses import CLAUSE, reach
from games.carthage.ahead.planning import CarthagePlanning, seen
from games.carthage.law import CARTHAGE
from games.carthage.revenue.contributions import SUPERVISOR
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, SKIP, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Several, Verdict
from games.republic.ahead.packages import gifts, purses
from games.republic.ahead.packages.common import (
    as_before,
    as_said,
    literal,
    ours,
    people,
    question,
    said,
    senators,
    several,
    wished,
)

REVENUE: Final = ("revenue.income", "revenue.corruption", "revenue.state", "revenue.provinces", "revenue.contributions")
LATER_STEPS: Final = ("mortality", *REVENUE, "revenue.redistribution")
GIVING: Final = "RC-6.9"
DEAREST: Final = gifts.steps(CARTHAGE.charts.contributions)
BEFORE: Final = ("revolution.deals", "revolution.cards", "revolution.revolt", "revolution.end")
WORKS: Final = ("0", "10", "20")
PARTS: Final = ("taking", "gifts", "works", "purses")
"""What one can wish to be asked at its turn: corruption and spoils, contributions, public works, the purses."""


class Package(CarthagePlanning):
    """RC-6.3, 6.8.2, 6.9, 6.4d and 6.10 on one card."""

    kind = "revenue.package"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players; not before a turn that does not come."""
        before = now.step in BEFORE or beside_docket(now)
        if not before and now.step not in LATER_STEPS:
            return []
        if literal(view := seen(now)) or (before and last_turn(view)):
            return []
        hoped, gone = hopes(now), leaving(now)
        return [self.question(seen(now, seat), seat, hoped, gone) for seat in people(view)]

    def question(
        self, view: CarthageView, seat: Seat, hoped: Mapping[str, str], gone: Collection[str]
    ) -> Decision[Any]:
        """RC-6.0: what is still to come of it; without an answer the defaults of the rules."""
        turn = view.turn + (view.step not in LATER_STEPS)
        return question(self.kind, seat, package(view, seat, hoped, gone), "RC-6.0", turn, nothing(view, seat))

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the questions of one phase
        """What a faction is asked for itself, but not once more of dangerous spoils (RC-DP7)."""
        return ours(decision, PART_OF)

    def repeated(self, now: Now, asked: Decision[Any]) -> Raw:
        """As last turn, as far as that is still offered."""
        former = now.former(self.kind, asked.seat)
        return as_before(former.raw, asked) if former and former.by != "lapse" else None

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """Step by step; ASK: he wished it, or can no longer do what he said."""
        part = PART_OF[decision.kind]
        if wished(plan.raw, part):
            return SKIP if part == "gifts" else ASK
        raw = ANSWERS[decision.kind](plan.raw, seen(now), decision)
        return ASK if raw is None else Ready(raw)


PART_OF: Final[Mapping[str, str]] = {
    "revenue.corruption": "taking",
    "revenue.spoils": "taking",
    "revenue.contribute": "gifts",
    "revenue.works": "works",
    "revenue.redistribute": "purses",
    "revenue.place": "purses",
}


class Contributions(CarthagePlanning):
    """RC-6.9: those who wished to be asked of their contributions are asked together."""

    kind = "revenue.contributions"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Whose package leaves it open, and who has something to give."""
        if now.step != "revenue.contributions" or literal(view := seen(now)):
            return []
        return [self.question(view, seat) for seat in people(view) if self.concerns(now, view, seat)]

    def concerns(self, now: Now, view: CarthageView, seat: Seat) -> bool:
        """All of it is public: who has Talents, and who was not called for the package."""
        plan = said(now, Package.kind, view.turn, seat)
        able = any(one.talents for one in senators(view, seat))
        return able and (plan is None or wished(plan.raw, "gifts"))

    def question(self, view: CarthageView, seat: Seat) -> Decision[Any]:
        """RC-6.9: amounts or rules for each who has Talents; or to be asked at one's turn."""
        givers = [one for one in senators(view, seat) if one.talents]
        choice: Record[Any] = Record(
            as_said,
            gifts=gifts.gifts(givers, {one.id: one.talents for one in givers}, GIVING),
            ask=Several({"gifts": "gifts"}, 0, 1),
        )
        lapse: Raw = {"gifts": gifts.nothing(givers), "ask": []}
        return question(self.kind, seat, choice, GIVING, view.turn, lapse)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """The contributions of a faction."""
        return ours(decision, {"revenue.contribute": "gifts"})

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """What the rules make of the Treasury as it is now, after those before him."""
        raw = None if wished(plan.raw, "gifts") else contribute(plan.raw, seen(now), decision)
        return ASK if raw is None else Ready(raw)


# What is asked


def package(view: CarthageView, seat: Seat, hoped: Mapping[str, str], gone: Collection[str]) -> Record[Any]:
    """RC-6.0: every part that has not been played yet."""
    own = senators(view, seat)
    names, others = [one.id for one in own], [one for one in people(view) if one != seat]
    givers = own if to_come(view, "revenue.contributions") else []
    return purses.Departing(
        as_said,
        gone,
        corruption=several(posts(view, seat)),
        spoils=several(governed(view, seat, hoped)),
        gifts=gifts.gifts(givers, most(view, seat), GIVING),
        works=OneOf({talents: talents for talents in works(view, seat)}),
        purses=purses.purses(names, others, money(view, seat), CLAUSE),
        ask=several(PARTS),
    )


def nothing(view: CarthageView, seat: Seat) -> Raw:
    """RC-DP6 to RC-DP12: nobody takes, gives or builds, and all money stays where it is."""
    own = senators(view, seat)
    names, others = [one.id for one in own], [one for one in people(view) if one != seat]
    return {
        "corruption": [],
        "spoils": [],
        "gifts": gifts.nothing(own if to_come(view, "revenue.contributions") else []),
        "works": "0",
        "purses": purses.untouched(names, others),
        "ask": [],
    }


def to_come(view: CarthageView, step: str) -> bool:
    """Whether this step of the phase is not over."""
    return view.step not in LATER_STEPS or LATER_STEPS.index(view.step) <= LATER_STEPS.index(step)


def posts(view: CarthageView, seat: Seat) -> list[str]:
    """RC-6.3: the faction's seats in the Committee; who is away by then does not roll."""
    held = [name for name, one in view.committee.items() if one.member in view.factions[seat].senators]
    return held if to_come(view, "revenue.corruption") else []


def governed(view: CarthageView, seat: Seat, hoped: Mapping[str, str]) -> list[str]:
    """RC-6.8.2: the Provinces of the faction's Governors, and of those who are to be elected."""
    own = view.factions[seat].senators
    held = [name for name, one in view.provinces.items() if one.governor in own or hoped.get(name) in own]
    return held if to_come(view, "revenue.corruption") else []


def works(view: CarthageView, seat: Seat) -> Sequence[str]:
    """RC-6.4d: what the Supervisor may pay."""
    builds = view.committee[SUPERVISOR].member in view.factions[seat].senators
    return WORKS if builds and to_come(view, "revenue.contributions") else WORKS[:1]


def most(view: CarthageView, seat: Seat) -> dict[str, int]:
    """What each Senator can give at most: what he has, or can have by then."""
    waits = to_come(view, "revenue.provinces")
    return {one.id: reach(view, view.senators[one.id]) if waits else one.talents for one in senators(view, seat)}


def money(view: CarthageView, seat: Seat) -> int:
    """What there can be to move."""
    return sum(most(view, seat).values()) + (view.own.treasury if view.own else 0)


# What comes of it


def take(name: str) -> Callable[[Raw, CarthageView, Decision[Any]], Raw]:
    """RC-6.3, 6.8.2: those of them that can still be taken."""
    return lambda raw, _view, decision: [one for one in raw[name] if one in decision.choice.form()[0]]


def contribute(raw: Raw, view: CarthageView, decision: Decision[Any]) -> Raw | None:
    """RC-6.9."""
    held = {name: high for name, (_, high) in decision.choice.form().items()}
    return gifts.contributed(raw["gifts"], held, view.treasury, DEAREST)


def build(raw: Raw, _view: CarthageView, _decision: Decision[Any]) -> Raw:
    """RC-6.4d."""
    return raw["works"]


def move(raw: Raw, _view: CarthageView, decision: Decision[Any]) -> Raw | None:
    """RC-6.10."""
    total, parts, *_ = decision.choice.form()
    return decision.lapse if raw["purses"]["rest"] == purses.STAY else purses.filled(raw["purses"], total, parts)


def place(_raw: Raw, _view: CarthageView, decision: Decision[Any]) -> Raw:
    """RC-6.10: what was received stays in the Faction Treasury."""
    return decision.lapse


ANSWERS: Final[Mapping[str, Callable[[Raw, CarthageView, Decision[Any]], Raw | None]]] = {
    "revenue.corruption": take("corruption"),
    "revenue.spoils": take("spoils"),
    "revenue.contribute": contribute,
    "revenue.works": build,
    "revenue.redistribute": move,
    "revenue.place": place,
}

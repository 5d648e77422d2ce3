"""RC-9.0.6 asked ahead: who presides says at once what he will propose, and what then. All can read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from games.carthage.ahead.planning import CarthagePlanning, seen, sensible
from games.carthage.ahead.senate.agenda import (
    ALONE,
    ELECTING,
    FLOOR,
    GO_ON,
    GOVERNORS,
    LAST,
    NOTHING,
    PROGRAMME,
    SETTLED,
    Fate,
    Place,
    about,
    announced,
    by_kind,
    failed,
    fate,
    fate_told,
    floor_of,
    following,
    key_of,
    note_of,
    part_of,
    presider,
    proposals_to,
    puts,
    puts_next,
    voted_on,
    ways_of,
)
from games.carthage.ahead.senate.offices import AT_HOME, ROLL, home, presiding_at_home
from games.carthage.ahead.senate.sheet import ASK_ME, VOICES, cast, sheet_from, silent, voting_form
from games.carthage.ahead.senate.terms import Item
from games.carthage.seen.view import CarthageView
from games.carthage.senate.floor import ADJOURN, PROCEED
from games.kernel import (
    ASK,
    LATER,
    SKIP,
    Choice,
    Decision,
    Event,
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
from games.kernel.ahead import legal, readable
from games.kernel.choice import Picker, is_dict, is_list

MOTIONS: Final = 8
PROPOSALS: Final = 12
DRAFT: Final = "senate.draft"
FEEDS: Final[Mapping[str, Sequence[str]]] = {"units": ("forces", "expedition"), "peace": ("forces", "units")}
"""What a motion makes possible that cannot be proposed before."""
REBUKE, VOTE, CALL = "senate.rebuke", "senate.vote", "senate.call"
SILENCE: Final[dict[str, Raw]] = {
    "motions": [],
    "end": GO_ON,
    "home": ROLL,
    "rebuke": "influence",
    "votes": silent("for"),
}


class Motions:
    """Motions in order, each with fallbacks: `[[{"kind": "tax", "terms": {...}}, ...], ...]`; terms as one proposes.

    `standing`: as they stand now; these may go on standing there, whatever is legal by now. `done`: what has
    been put to the vote, by its mark, and what became of it.
    """

    __slots__ = ("asked", "done", "standing")

    def __init__(
        self,
        asked: Mapping[str, Decision[Any]],
        done: Mapping[str, Fate] = NOTHING,
        standing: Sequence[Sequence[Item]] = (),
    ) -> None:
        self.asked = asked
        self.done = done
        self.standing = standing

    @property
    def known(self) -> set[str]:
        """The marks of what is not looked at again."""
        return {item.mark for motion in self.standing for item in motion}.union(self.done)

    def read(self, raw: Raw) -> list[list[Item]]:
        """RC-9.0.7: what the rules forbid is refused; what an earlier motion makes possible is seen at its turn."""
        if not is_list(raw) or not all(is_list(motion) and motion for motion in raw):
            raise IllegalAnswer("choice.fields")
        made = [[self._item(one) for one in motion] for motion in raw]
        left = [fresh for motion in made if (fresh := [item for item in motion if item.mark not in self.done])]
        if len(left) > MOTIONS or sum(map(len, left)) > PROPOSALS:
            raise IllegalAnswer("senate.programme-long", motions=MOTIONS, proposals=PROPOSALS, clause="RC-9.0.2")
        in_order(made)
        self._stands(made)
        earlier: list[str] = []
        for motion in made:
            self._check(motion, earlier)
            earlier += [item.kind for item in motion]
        return made

    @property
    def put(self) -> list[list[Raw]]:
        """The motions down to the last that has been put."""
        last = max((place.motion for place, mark in by_place(self.standing).items() if mark in self.done), default=0)
        return [[raw_of(item) for item in motion] for motion in self.standing[:last]]

    def _stands(self, motions: Sequence[Sequence[Item]]) -> None:
        """RC-9.0.6: what has been put is not withdrawn or changed any more, nor is anything put before it."""
        now = by_place(motions)
        if any(now.get(place) != mark for place, mark in by_place(self.standing).items() if mark in self.done):
            raise IllegalAnswer("senate.being-put", clause="RC-9.0.6")

    def _item(self, raw: Raw) -> Item:
        if not is_dict(raw) or raw.keys() != {"kind", "terms"} or not is_dict(raw["terms"]):
            raise IllegalAnswer("choice.fields")
        item = Item(raw["kind"], raw["terms"])
        if item.kind not in self.asked and item.mark not in self.known:
            raise IllegalAnswer("senate.not-now", clause="RC-9.0.7")
        return item

    def _check(self, motion: Sequence[Item], earlier: Sequence[str]) -> None:
        for item in motion:
            fed = any(item.kind in FEEDS.get(kind, ()) for kind in earlier)
            if not fed and item.mark not in self.known:
                self.asked[item.kind].choice.read(item.raw)

    def form(self) -> Raw:
        """What may be proposed, by kind."""
        return {kind: one.choice.form() for kind, one in self.asked.items()}

    def sample(self, pick: Picker) -> Raw:
        """A motion or two, after those that have been put."""
        found: list[Raw] = [*self.put]
        for kind in pick.sample(list(self.asked), min(len(self.asked), pick.randint(0, 2))):
            with suppress(LookupError):
                found.append([{"kind": kind, "terms": self.asked[kind].choice.sample(pick)}])
        return found


def raw_of(item: Item) -> Raw:
    """As it is answered."""
    return {"kind": item.kind, "terms": item.raw}


def by_place(motions: Sequence[Sequence[Item]]) -> dict[Place, str]:
    """The marks of all proposals."""
    return {Place(n, m): item.mark for n, motion in enumerate(motions, 1) for m, item in enumerate(motion)}


def in_order(motions: Sequence[Sequence[Item]]) -> None:
    """RC-9.0.2: Governors before other business; nothing else in the place of a motion about Governors."""
    about = [item.kind == GOVERNORS for motion in motions for item in motion]
    mixed = any(len({item.kind == GOVERNORS for item in motion}) > 1 for motion in motions)
    if mixed or about != sorted(about, reverse=True):
        raise IllegalAnswer("senate.governors-first", clause="RC-9.0.2")


class Programme(CarthagePlanning):
    """What he will propose in this part of the order of business, how his faction votes on it, what is then."""

    kind = "senate.programme"
    public = True
    hears = SETTLED

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Who presides, when he has the floor; what he has said may be changed while a motion is voted on, too."""
        floor, plan = floor_of(now), announced(now)
        seat = floor.seat if floor else plan.seat if plan else None
        return [composed(now, seat)] if seat and part_of(now) else []

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        """The floor and what he may propose there, his votes on it, the answer to a rebuke, who is Home Suffete."""
        if "faction" in decision.about:
            return False
        voting = decision.kind in (VOTE, CALL) and on_it(now)
        return puts_next(decision) or decision.kind in (REBUKE, *AT_HOME) or voting

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """The next motion is put; when all are done, or it cannot go on, what he said of that."""
        if decision.kind == REBUKE:
            return ASK if plan.raw["rebuke"] == ASK_ME else Ready(plan.raw["rebuke"])
        if decision.kind in AT_HOME:
            return home(seen(now, plan.seat), plan, decision)
        if decision.kind in (VOTE, CALL):
            return voted(seen(now, plan.seat), plan, decision)
        return proposed(now, plan, decision)

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:
        """When it cannot go on, or he wished to be asked, he says anew what he proposes, once a floor."""
        floor = floor_of(now)
        if floor is None or floor.seat != asked.seat or by_hand(plan.raw):
            return True
        said_here = is_dict(plan.facts) and plan.facts["motions"] == floor.about["motions"]
        return said_here or proposed(now, plan, floor) is not ASK

    def heard(self, now: Now, plan: Plan, event: Event) -> str:
        """RC-9.0.11: what became of his motion, by its number: the same may be proposed again by others."""
        return fate_told(plan, now.turn, event)

    def facts(self, now: Now) -> Raw:
        """After how many motions of the session it was said, and what of it had failed by then."""
        floor, plan = floor_of(now), announced(now)
        return {"motions": floor.about["motions"] if floor else None, "failed": failed(now, plan) if plan else []}

    def drafted(self, now: Now, asked: Decision[Any]) -> Plan | None:
        """What he has drafted before this part came."""
        return draft_of(now, asked)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What of his draft is still legal; without one what a sensible player would put."""
        draft = None if own(now, asked.seat) else draft_of(now, asked)
        found = still_legal(asked, draft.raw) if draft else None
        return sensible(now, asked) if found is None else found


def draft_of(now: Now, asked: Decision[Any]) -> Plan | None:
    """What this seat has drafted of this programme."""
    draft = now.former(DRAFT, asked.seat)
    same = draft is not None and draft.key == f"{asked.topic.replace(asked.kind, DRAFT, 1)}@{asked.seat}"
    return draft if draft and same and draft.raw["motions"] else None


def still_legal(asked: Decision[Any], raw: Raw) -> Raw | None:
    """A programme without the motions that are not legal any more; None: there is nothing left of it."""
    motions = [one for one in raw["motions"] if legal(asked, {**raw, "motions": [one]})]
    kept = {**raw, "motions": motions}
    return kept if motions and legal(asked, kept) else None


def by_hand(raw: Mapping[str, Any]) -> bool:
    """RC-9.0.6: whether he would rather propose one thing after the other."""
    return not raw["motions"] and raw["end"] == ASK_ME


def on_it(now: Now) -> bool:
    """Whether a motion of the programme is voted on."""
    plan = announced(now)
    return plan is not None and voted_on(now, plan) is not None


# The question


def composed(now: Now, seat: Seat) -> Decision[Any]:
    """RC-DP24: motions, and what then: as the floor offers it, or "ask me"; by default the floor is let pass."""
    view, part, plan = seen(now), part_of(now), own(now, seat)
    ends = (ASK_ME, GO_ON, ADJOURN) if part == LAST and seat == presider(view) else (ASK_ME, GO_ON)
    choice: Record[dict[str, Any]] = Record(dict[str, Any], **parts(view, seat, ends, motions_of(now, seat, plan)))
    lapse = standing_as(plan.raw, choice) if plan and not plan.draft else SILENCE
    return Decision(
        "senate.programme", seat, choice, "RC-9.0.6", about=about(now, part), lapse=lapse, window=Window.SIMULTANEOUS
    )


def parts(view: CarthageView, seat: Seat, ends: Sequence[str], motions: Motions) -> dict[str, Choice[Any]]:
    """What a programme says, drafted or announced; `ends`: what may come after its motions."""
    return {
        "motions": motions,
        "end": OneOf({word: word for word in ends}),
        "home": presiding_at_home(),
        "rebuke": OneOf({ASK_ME: ASK_ME, "influence": "influence", "step-down": "step-down"}),
        "votes": voting_form(view, seat, VOICES),
    }


def standing_as(raw: dict[str, Raw], choice: Record[dict[str, Any]]) -> Raw:
    """A programme as it stands; without the votes that cannot be bought any more."""
    return raw if readable(choice, raw) else {**raw, "votes": SILENCE["votes"]}


def motions_of(now: Now, seat: Seat, plan: Plan | None) -> Motions:
    """What may stand on it; a programme that was taken back binds nobody."""
    done: dict[str, Fate] = {one.mark: fate(seen(now).senate, one) for one in puts(plan)} if plan else {}
    return Motions(able(now, seat), done, ways_of(plan.raw) if plan and not plan.draft else ())


def own(now: Now, seat: Seat) -> Plan | None:
    """What he has said of this part, as a draft too."""
    key = key_of(now, part_of(now), seat)
    return next((one for one in now.said(PROGRAMME, seat) if one.key == key), None)


def able(now: Now, seat: Seat) -> dict[str, Decision[Any]]:
    """RC-9.0.2, 9.0.7: what he may propose, by kind: now, or after the vote; among Governors other business too."""
    here = list(proposals_to(now, seat).values()) or now.foreseen(now.step.removeprefix("senate."), seat)
    then = now.foreseen(LAST, seat) if now.step == ELECTING else ()
    return {kind: one for kind, one in by_kind([*here, *then]).items() if kind not in ALONE}


# The answers


def proposed(now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.0.6: the proposal that comes next is made, and with it the floor is used; nothing else is proposed."""
    asked = proposals_to(now, plan.seat)
    item = following(now, plan, asked)
    if isinstance(item, Item):
        return made(now, item, asked[item.kind], decision)
    if decision.kind != FLOOR:
        return SKIP
    return ASK if item is None else ended(now, plan, decision)


def ended(now: Now, plan: Plan, floor: Decision[Any]) -> Verdict:
    """RC-9.4: from the Governors to other business, unless a Province still waits; then what he said of the end."""
    motions, end = plan.raw["motions"], plan.raw["end"]
    if now.step == ELECTING and motions:
        return Ready(PROCEED) if floor.lapse == PROCEED else ASK
    if end == ASK_ME:
        return ASK
    return Ready(floor.lapse if end == GO_ON or floor.lapse == PROCEED else end)


def made(now: Now, item: Item, wanted: Decision[Any], decision: Decision[Any]) -> Verdict:
    """The proposal itself; what is waited for beside it falls away, as what is offered is played first."""
    if decision.kind == FLOOR:
        return Ready(decision.lapse)
    return Ready(item.raw, note_of(numbered(now), item)) if decision.kind == wanted.kind else LATER


def numbered(now: Now) -> int:
    """The number that the next motion will have in this session."""
    floor = floor_of(now)
    return int(floor.about["motions"]) + 1 if floor else 0


def voted(view: CarthageView, plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.0.9: his own faction votes for what he proposes, unless he says otherwise."""
    motion = view.senate.motion if view.senate else None
    if motion is None or not decision.awaited or decision.kind == CALL:
        return LATER
    sheet = sheet_from(plan.raw["votes"])
    return ASK if sheet.voice == "ask" else Ready(cast(view, motion, plan.seat, sheet))

"""RC-9.0.6, RR-1.09.12 asked ahead: who presides says at once what he will propose, and what then. All can read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

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
from games.republic.ahead.planning import seen
from games.republic.ahead.senate.agenda import (
    ADJOURN,
    ALONE,
    GO_ON,
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
from games.republic.ahead.senate.customs import ASK_ME, Customs, SenatePlanning, shared
from games.republic.ahead.senate.sheet import VOICES, cast, sheet_from, silent, voting_form
from games.republic.ahead.senate.terms import Item, names_in
from games.republic.seen.view import RepublicView

MOTIONS: Final = 8
PROPOSALS: Final = 12
DRAFT: Final = "senate.draft"
REBUKE, VOTE, CALL = "senate.rebuke", "senate.vote", "senate.call"


class Motions:
    """Motions in order, each with fallbacks: `[[{"kind": "tax", "terms": {...}}, ...], ...]`; terms as one proposes.

    `standing`: as they stand now; these may go on standing there, whatever is legal by now. `done`: what has
    been put to the vote, by its mark, and what became of it.
    """

    __slots__ = ("asked", "done", "own", "standing")

    def __init__(
        self,
        own: Customs,
        asked: Mapping[str, Decision[Any]],
        done: Mapping[str, Fate] = NOTHING,
        standing: Sequence[Sequence[Item]] = (),
    ) -> None:
        self.own = own
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
            raise IllegalAnswer(
                "senate.programme-long", motions=MOTIONS, proposals=PROPOSALS, clause=self.own.clauses["order"]
            )
        in_order(self.own, made)
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
            raise IllegalAnswer("senate.being-put", clause=self.own.clauses["floor"])

    def _item(self, raw: Raw) -> Item:
        if not is_dict(raw) or raw.keys() != {"kind", "terms"} or not is_dict(raw["terms"]):
            raise IllegalAnswer("choice.fields")
        item = Item(raw["kind"], raw["terms"])
        if item.kind not in self.asked and item.mark not in self.known:
            raise IllegalAnswer("senate.not-now", clause=self.own.clauses["proposal"])
        return item

    def _check(self, motion: Sequence[Item], earlier: Sequence[str]) -> None:
        for item in motion:
            fed = any(item.kind in self.own.feeds.get(kind, ()) for kind in earlier)
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


def in_order(own: Customs, motions: Sequence[Sequence[Item]]) -> None:
    """RC-9.0.2, RR-1.09: Governors before other business, one office before the next; a fallback is about the same."""
    steps = list(own.parts)
    turns = [[steps.index(own.steps(item.kind)[0]) for item in motion] for motion in motions]
    mixed, firsts = any(len(set(one)) > 1 for one in turns), [one[0] for one in turns]
    if mixed or firsts != sorted(firsts):
        raise IllegalAnswer("senate.governors-first", clause=own.clauses["order"])


class Programme(SenatePlanning):
    """What he will propose in this part of the order of business, how his faction votes on it, what is then."""

    kind = "senate.programme"
    public = True
    hears = SETTLED

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Who presides, when he has the floor; what he has said may be changed while a motion is voted on, too."""
        floor, plan = floor_of(now), announced(self.own, now)
        seat = floor.seat if floor else plan.seat if plan else None
        return [composed(self.own, now, seat)] if seat and part_of(self.own, now) else []

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        """The floor and what he may propose there, his votes on it, the answer to a rebuke, who is Home Suffete."""
        if "faction" in decision.about:
            return False
        voting = decision.kind in (VOTE, CALL) and on_it(self.own, now)
        return puts_next(decision) or decision.kind in (REBUKE, *self.own.sharing.kinds) or voting

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """The next motion is put; when all are done, or it cannot go on, what he said of that."""
        if decision.kind == REBUKE:
            return ASK if plan.raw["rebuke"] == ASK_ME else Ready(plan.raw["rebuke"])
        if decision.kind in self.own.sharing.kinds:
            return shared(self.own, seen(now, plan.seat), plan, decision)
        if decision.kind in (VOTE, CALL):
            return voted(self.own, seen(now, plan.seat), plan, decision)
        return proposed(self.own, now, plan, decision)

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:
        """When it cannot go on, or he wished to be asked, he says anew what he proposes, once a floor."""
        floor = floor_of(now)
        if floor is None or floor.seat != asked.seat or by_hand(plan.raw):
            return True
        said_here = is_dict(plan.facts) and plan.facts["motions"] == made_so_far(now)
        return said_here or proposed(self.own, now, plan, floor) is not ASK

    def heard(self, now: Now, plan: Plan, event: Event) -> str:
        """RC-9.0.11: what became of his motion, by its number: the same may be proposed again by others."""
        return fate_told(plan, now.turn, event)

    def facts(self, now: Now) -> Raw:
        """After how many motions of the session it was said, and what of it had failed by then."""
        floor, plan = floor_of(now), announced(self.own, now)
        return {"motions": made_so_far(now) if floor else None, "failed": failed(now, plan) if plan else []}

    def drafted(self, now: Now, asked: Decision[Any]) -> Plan | None:
        """What he has drafted before this part came, if nobody it names has been won over since."""
        draft = draft_of(now, asked)
        return None if draft and turned(now, draft) else draft

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What of his draft is still legal; without one what a sensible player would put."""
        draft = None if announced_by(self.own, now, asked.seat) else draft_of(now, asked)
        found = still_legal(asked, draft.raw) if draft else None
        return self.sensible(now, asked) if found is None else found


def draft_of(now: Now, asked: Decision[Any]) -> Plan | None:
    """What this seat has drafted of this programme."""
    draft = now.former(DRAFT, asked.seat)
    same = draft is not None and draft.key == f"{asked.topic.replace(asked.kind, DRAFT, 1)}@{asked.seat}"
    return draft if draft and same and draft.raw["motions"] else None


def allegiances(now: Now) -> dict[str, str]:
    """RC-8.5.8, RR-1.07.4.1: in which faction each Senator is; none: unaligned."""
    return {one.id: one.faction or "" for one in seen(now).senators.values()}


def turned(now: Now, draft: Plan) -> bool:
    """RC-8.5.8, RR-1.07.4.1: whether somebody named in a draft has another faction by now than when it was made."""
    before = draft.facts if is_dict(draft.facts) else {}
    named = names_in(draft.raw["motions"]).intersection(before)
    return any(before[name] != faction for name, faction in allegiances(now).items() if name in named)


def still_legal(asked: Decision[Any], raw: Raw) -> Raw | None:
    """A programme without the motions that are not legal any more; None: there is nothing left of it."""
    motions = [one for one in raw["motions"] if legal(asked, {**raw, "motions": [one]})]
    kept = {**raw, "motions": motions}
    return kept if motions and legal(asked, kept) else None


def by_hand(raw: Mapping[str, Any]) -> bool:
    """RC-9.0.6: whether he would rather propose one thing after the other."""
    return not raw["motions"] and raw["end"] == ASK_ME


def on_it(own: Customs, now: Now) -> bool:
    """Whether a motion of the programme is voted on."""
    plan = announced(own, now)
    return plan is not None and voted_on(now, plan) is not None


# The question


def composed(own: Customs, now: Now, seat: Seat) -> Decision[Any]:
    """RC-DP24: motions, and what then: as the floor offers it, or "ask me"; by default the floor is let pass."""
    view, part, plan = seen(now), part_of(own, now), announced_by(own, now, seat)
    ends = ends_of(own, part, presides=seat == presider(view))
    choice: Record[dict[str, Any]] = Record(
        dict[str, Any], **parts(own, view, seat, ends, motions_of(own, now, seat, plan))
    )
    lapse = standing_as(plan.raw, choice) if plan and not plan.draft else silence(own, ends)
    return Decision(
        "senate.programme",
        seat,
        choice,
        own.clauses["floor"],
        about=about(now, part),
        lapse=lapse,
        window=Window.SIMULTANEOUS,
    )


def parts(
    own: Customs, view: RepublicView, seat: Seat, ends: Sequence[str], motions: Motions
) -> dict[str, Choice[Any]]:
    """What a programme says, drafted or announced; `ends`: what may come after its motions."""
    return {
        "motions": motions,
        "end": OneOf({word: word for word in ends}),
        "home": own.sharing.choice,
        "rebuke": OneOf({ASK_ME: ASK_ME, "influence": "influence", "step-down": "step-down"}),
        "votes": voting_form(own, view, seat, VOICES),
    }


def ends_of(own: Customs, part: str, *, presides: bool) -> tuple[str, ...]:
    """RC-DP24, RR-1.09.6.1: he is asked; he lets the floor pass; who presides adjourns, once all has come."""
    adjourns = (ADJOURN,) if part == LAST and presides else ()
    passes = (GO_ON,) if own.passing or part != LAST else ()
    return (ASK_ME, *passes, *adjourns)


def silence(own: Customs, ends: Sequence[str]) -> dict[str, Raw]:
    """Appendix A, RR-0.6.5: nothing is proposed but what the rules name."""
    end = GO_ON if GO_ON in ends else ADJOURN
    return {"motions": [], "end": end, "home": own.sharing.silence, "rebuke": "influence", "votes": silent("for")}


def standing_as(raw: dict[str, Raw], choice: Record[dict[str, Any]]) -> Raw:
    """A programme as it stands; without the votes that cannot be bought any more."""
    return raw if readable(choice, raw) else {**raw, "votes": silent("for")}


def motions_of(own: Customs, now: Now, seat: Seat, plan: Plan | None) -> Motions:
    """What may stand on it; a programme that was taken back binds nobody."""
    done: dict[str, Fate] = {one.mark: fate(seen(now).senate, one) for one in puts(plan)} if plan else {}
    return Motions(own, able(own, now, seat), done, ways_of(plan.raw) if plan and not plan.draft else ())


def announced_by(own: Customs, now: Now, seat: Seat) -> Plan | None:
    """What he has said of this part, as a draft too."""
    key = key_of(now, part_of(own, now), seat)
    return next((one for one in now.said(PROGRAMME, seat) if one.key == key), None)


def able(own: Customs, now: Now, seat: Seat) -> dict[str, Decision[Any]]:
    """RC-9.0.2, 9.0.7: what he may propose, by kind: now, or after the vote; among Governors other business too."""
    offered = [one for kind, one in proposals_to(now, seat).items() if kind not in ALONE and not one.awaited]
    here = offered or now.foreseen(now.step.removeprefix("senate."), seat)
    then = [one for step in later(own, now) for one in now.foreseen(step.removeprefix("senate."), seat)]
    return {kind: one for kind, one in by_kind([*here, *then]).items() if kind not in ALONE}


def later(own: Customs, now: Now) -> list[str]:
    """RC-9.0.2, RR-1.09: the steps of this part that come after this one."""
    steps = [step for step, part in own.parts.items() if part == own.parts.get(now.step)]
    return steps[steps.index(now.step) + 1 :] if now.step in steps else []


# The answers


def proposed(own: Customs, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.0.6: the proposal that comes next is made, and with it the floor is used; nothing else is proposed."""
    asked = proposals_to(now, plan.seat)
    item = following(own, now, plan, asked)
    if isinstance(item, Item):
        return made(now, item, asked[item.kind], decision)
    if not decision.awaited:
        return SKIP
    return ASK if item is None else own.ended(now, plan, decision)


def made(now: Now, item: Item, wanted: Decision[Any], decision: Decision[Any]) -> Verdict:
    """The proposal itself; what is waited for beside it falls away, as what is offered is played first."""
    if decision.kind == wanted.kind:
        return Ready(item.raw, note_of(made_so_far(now) + 1, item))
    return Ready(decision.lapse) if decision.awaited else LATER


def made_so_far(now: Now) -> int:
    """How many proposals have been made in this session."""
    senate = seen(now).senate
    return senate.motions if senate else 0


def voted(own: Customs, view: RepublicView, plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.0.9: his own faction votes for what he proposes, unless he says otherwise."""
    motion = view.senate.motion if view.senate else None
    if motion is None or not decision.awaited or decision.kind == CALL:
        return LATER
    sheet = sheet_from(plan.raw["votes"])
    return ASK if sheet.voice == "ask" else Ready(cast(own, view, motion, sheet, decision))

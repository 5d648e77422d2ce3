"""RC-9.0.9, 9.0.10, RR-1.09.14, 1.09.141: what a faction says of one vote beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, Literal, TypeVar

from games.kernel import Amount, Decision, IllegalAnswer, OneOf, Raw, Record, Seat, Several
from games.kernel.choice import Choice, Picker, is_dict
from games.republic.ahead.senate.customs import ASK_ME, Customs
from games.republic.seen.people import SenatorView
from games.republic.seen.senate import MotionView
from games.republic.seen.view import RepublicView
from games.republic.senate.pieces import Voice

T = TypeVar("T")
Say = Literal["for", "against", "abstain", "ask"]
Veto = Literal["never", "now", "carried", "session"]
SESSION: Final = "session"
VOICES: Final[tuple[Voice, ...]] = ("for", "against", "abstain")


class Parts(Generic[T]):
    """Some of several choices, by name: raw `{"fam-mago": "against"}`; what is left out is not in what it reads to."""

    __slots__ = ("fields",)

    def __init__(self, fields: Mapping[str, Choice[T]]) -> None:
        self.fields = fields

    def read(self, raw: Raw) -> dict[str, T]:
        """Read each that is named."""
        if not is_dict(raw) or not raw.keys() <= self.fields.keys():
            raise IllegalAnswer("choice.fields")
        return {name: choice.read(raw[name]) for name, choice in self.fields.items() if name in raw}

    def form(self) -> Raw:
        """The forms of all."""
        return {name: choice.form() for name, choice in self.fields.items()}

    def sample(self, pick: Picker) -> Raw:
        """Few of them, mostly none."""
        names = pick.sample(list(self.fields), pick.randint(0, min(1, len(self.fields))))
        return {name: self.fields[name].sample(pick) for name in self.fields if name in names}


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a faction says of one vote.

    Attributes:
        voice: of all its Senators in Carthage; "ask": it would rather be called.
        but: those who speak otherwise.
        bought: votes bought in any case, by Senator.
        most: so many more are bought at most, and only as many as decide the vote.
        payers: who pays for these, in this order.
        short: what is bought if `most` does not decide it.
        veto: whether it is vetoed, with a Public Outcry or a power of one's own (RC-9.0.15); "session": nor is
            anything else in this Senate.
        appeal: whether the accused appeals to the people (RC-9.3.5).
        given: this sheet holds only if that earlier motion of the programme has passed, or has not; "": always.
        fate: which of the two.
        other: the voice if it does not hold.
    """

    voice: Say = "abstain"
    but: Mapping[str, Say] = field(default_factory=dict[str, Say])
    bought: Mapping[str, int] = field(default_factory=dict[str, int])
    most: int = 0
    payers: Sequence[str] = ()
    short: Literal["none", "all"] = "none"
    veto: Veto = "never"
    appeal: Literal["no", "yes", "ask"] = "no"
    given: str = ""
    fate: Literal["passed", "failed"] = "passed"
    other: Voice = "abstain"

    def voice_of(self, senator: str) -> Say:
        """How this Senator votes."""
        return self.but.get(senator, self.voice)


def sheet_from(raw: Mapping[str, Any]) -> Sheet:
    """A sheet that has been read before."""
    return Sheet(**raw)


# Who may vote, and with how much


def present(own: Customs, view: RepublicView, seat: Seat) -> list[SenatorView]:
    """RC-9.0.9, RR-1.09.14: his Senators where the Senate meets."""
    his = (view.senators[name] for name in view.factions[seat].senators)
    return [one for one in his if own.presents(one)]


def concerned(own: Customs, view: RepublicView, seat: Seat) -> bool:
    """RC-9.0.9, 9.0.15: who has a vote, or may hold a veto."""
    faction = view.factions[seat]
    powers = faction.hand or any(view.senators[name].statesman for name in faction.senators)
    return not faction.neutral and not faction.out and bool(present(own, view, seat) or powers)


def purse(own: Customs, view: RepublicView, senator: SenatorView) -> int:
    """RC-9.0.10: what he may spend on one vote; RC-9.7.2: a Law may set a limit."""
    effects = (one for law in view.laws for one in own.law.tables.laws[law.id].effects)
    caps: list[int] = [one.params["value"] for one in effects if one.op == "vote_spend_cap"]
    return min([senator.talents, *caps])


# The form


def voting_form(
    own: Customs, view: RepublicView, seat: Seat, voices: tuple[Voice, ...], **more: Choice[Any]
) -> Record[Sheet]:
    """The form of a sheet for those who vote; `more`: its veto, its appeal."""
    purses = {one.id: purse(own, view, one) for one in present(own, view, seat)}
    spoken: OneOf[Say] = OneOf({**{one: one for one in voices}, ASK_ME: "ask"})
    other: OneOf[Voice] = OneOf({one: one for one in voices})
    return Record(
        partial(sheet_within, own, purses),
        voice=spoken,
        but=Parts(dict.fromkeys(purses, other)),
        bought=Parts({name: Amount(0, most) for name, most in purses.items()}),
        most=Amount(0, sum(purses.values())),
        payers=Several({name: name for name in purses}, 0, len(purses)),
        short=OneOf({"none": "none", "all": "all"}),
        **more,
    )


def conditions(earlier: Sequence[str], voices: tuple[Voice, ...]) -> dict[str, Choice[Any]]:
    """What a sheet may depend on: an earlier motion of the programme."""
    return {
        "given": OneOf({"none": "", **{one: one for one in earlier}}),
        "fate": OneOf({"passed": "passed", "failed": "failed"}),
        "other": OneOf({one: one for one in reversed(voices)}),
    }


def sheet_within(own: Customs, purses: Mapping[str, int], /, **parts: Any) -> Sheet:
    """RC-9.0.10: votes are bought for votes that are cast, out of the purse of who casts them."""
    sheet = sheet_from(parts)
    for name in (*(name for name, talents in sheet.bought.items() if talents), *sheet.payers):
        if sheet.voice_of(name) == "abstain":
            raise IllegalAnswer("senate.bought-nothing", senator=name, clause=own.clauses["bought"])
    for name in sheet.payers:
        if sheet.voice_of(name) != sheet.voice:
            raise IllegalAnswer("senate.pays-for-others", senator=name, clause=own.clauses["bought"])
    left = sum(purses[name] - sheet.bought.get(name, 0) for name in sheet.payers)
    if sheet.most > left:
        raise IllegalAnswer("senate.purses", talents=sheet.most, purses=left, clause=own.clauses["bought"])
    return sheet


def vetoing(*, session: bool = False) -> OneOf[Veto]:
    """RC-9.0.15: asked of all alike, for who can do it is hidden; `session`: he may say it of the whole Senate."""
    ways: dict[str, Veto] = {"never": "never", "now": "now", "carried": "carried"}
    return OneOf({**ways, SESSION: "session"} if session else ways)


def silent(voice: Voice) -> dict[str, Raw]:
    """Appendix A: a sheet that buys nothing."""
    return {"voice": voice, "but": {}, "bought": {}, "most": 0, "payers": [], "short": "none"}


# How it is cast


def cast(own: Customs, view: RepublicView, motion: MotionView, sheet: Sheet, called: Decision[Any]) -> dict[str, Raw]:
    """RC-9.0.9, RR-1.09.142: the literal sheet: who has left falls out, who has come votes with his faction.

    RR-1.09.621: a sponsor who must vote for it does.
    """
    seat, form = called.seat, called.choice.form()
    voices = {one.id: allowed(sheet.voice_of(one.id), form.get(one.id, ())) for one in present(own, view, seat)}
    fixed = {name: sheet.bought.get(name, 0) for name in voices}
    more = decisive(own, view, motion, seat, sheet)
    bought = {f"{name}.bought": fixed[name] + more.get(name, 0) for name in voices}
    return {**voices, **bought}


def allowed(voice: Say, able: Sequence[str]) -> str:
    """RR-1.09.621: his voice, or the only one that is left to him."""
    return able[0] if len(able) == 1 else voice


def decisive(own: Customs, view: RepublicView, motion: MotionView, seat: Seat, sheet: Sheet) -> dict[str, int]:
    """So many more votes as decide it; if the money is too little none, or all there is."""
    able = [one for one in present(own, view, seat) if one.id in sheet.payers and sheet.voice_of(one.id) == sheet.voice]
    left = {one.id: max(0, purse(own, view, one) - sheet.bought.get(one.id, 0)) for one in able}
    most = min(sheet.most, sum(left.values()))
    enough = (talents for talents in range(most + 1) if decides(own, view, motion, seat, sheet, talents))
    return paid(sheet.payers, left, next(enough, most if sheet.short == "all" else 0))


def paid(payers: Sequence[str], left: Mapping[str, int], talents: int) -> dict[str, int]:
    """Out of the purses in order."""
    found: dict[str, int] = {}
    for name in payers:
        found[name] = min(left.get(name, 0), talents)
        talents -= found[name]
    return found


def decides(own: Customs, view: RepublicView, motion: MotionView, seat: Seat, sheet: Sheet, talents: int) -> bool:
    """Whether with so many bought votes no other can turn it any more, whatever they cast and buy.

    Who has proposed it is reckoned to vote for it.
    """
    yes, no = own_votes(own, view, motion, seat, sheet, "for"), own_votes(own, view, motion, seat, sheet, "against")
    others = [name for name in motion.senators if view.senators[name].faction != seat]
    if sheet.voice == "against":
        return not carried(motion, yes + to_come(own, view, motion, others), no + talents)
    sure = [name for name in others if in_favour(view, motion, name)]
    free = [name for name in others if name not in sure]
    yes += sum(motion.senators[name] for name in sure)
    return carried(motion, yes + talents, no + to_come(own, view, motion, free))


def in_favour(view: RepublicView, motion: MotionView, senator: str) -> bool:
    """Whether he is of the faction that has proposed it; RC-9.10, RR-1.09.82: for life also rivals are proposed."""
    return motion.kind != "life" and view.senators[senator].faction == motion.seat


def own_votes(own: Customs, view: RepublicView, motion: MotionView, seat: Seat, sheet: Sheet, voice: Voice) -> int:
    """What his Senators cast on one side, with what is bought in any case."""
    able = [one.id for one in present(own, view, seat) if sheet.voice_of(one.id) == voice]
    return sum(motion.senators.get(name, 0) + sheet.bought.get(name, 0) for name in able)


def to_come(own: Customs, view: RepublicView, motion: MotionView, others: Iterable[str]) -> int:
    """All that these, who have not declared yet, could cast and buy."""
    return sum(motion.senators[name] + purse(own, view, view.senators[name]) for name in others)


def carried(motion: MotionView, more_for: int = 0, more_against: int = 0) -> bool:
    """RC-9.0.11: whether it passes with the votes declared and so many more. RC-9.7.2: some need two thirds."""
    yes, no = motion.votes_for + more_for, motion.votes_against + more_against
    return yes > no and (not motion.two_thirds or 3 * yes >= 2 * (yes + no))

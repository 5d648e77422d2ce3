"""The answer to a season's question: lines of the order language (CD-E), to be written again until they are final."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final as Constant
from typing import TypeAlias, TypeGuard

from games.diplomacy.atlas import Position
from games.diplomacy.language import Context, Fault, Stage, canonical, read_line
from games.diplomacy.language.reading import without_comment
from games.diplomacy.orders import AnyOrder, Final, Order, Reason, standing
from games.diplomacy.seasons import samples
from games.diplomacy.seasons.authority import Refused, refusal
from games.diplomacy.seasons.reading import context, position, tracks
from games.diplomacy.seasons.subjects import last_of_each, subject
from games.diplomacy.state import Diplomacy
from games.diplomacy.why import Why
from games.kernel import IllegalAnswer, Picker, Raw, Seat
from games.kernel.choice import is_dict, is_list

MOST: Constant = 300
LONGEST: Constant = 1500
MATTERS: Constant[Mapping[str, Sequence[tuple[str, str]]]] = {
    "retreats": (("retreat.order", "CD-DP11"), ("revolution.list", "CD-DP17")),
    "orders": (
        ("movement.order", "CD-DP8"),
        ("movement.order", "CD-DP9"),
        ("movement.canal", "CD-DP10"),
        ("railway.start", "CD-DP18"),
        ("railway.issue", "CD-DP19"),
        ("railway.reroute", "CD-DP20"),
        ("railway.continue", "CD-DP21"),
        ("railway.permit", "CD-DP22"),
    ),
    "winter": (
        ("winter.drop", "CD-DP28"),
        ("winter.remove", "CD-DP29"),
        ("winter.adopt", "CD-DP30"),
        ("winter.yield", "CD-DP31"),
        ("winter.build", "CD-DP32"),
    ),
}
STRUCK: Constant = (
    "block-on-the-move", "convoy-seizes", "rail-without-move", "seize-elsewhere", "two-blocks", "two-seizes",
)  # fmt: skip
"""CD-E.6: what a line says behind an order and that does not count. Anything else that cannot be read is refused."""
AT_MAIN_DEADLINES: Constant = (
    ("register.name", "CD-DP1"),
    ("register.name", "CD-DP3"),
    ("register.holding", "CD-DP4"),
    ("register.leave", "CD-DP5"),
    ("politics.purge", "CD-DP12"),
    ("politics.delegate", "CD-DP13"),
    ("politics.appoint", "CD-DP14"),
    ("politics.resign", "CD-DP15"),
    ("politics.refuse", "CD-DP16"),
    ("revolution.list", "CD-DP17"),
    ("company.transfer", "CD-DP23"),
    ("company.proxy", "CD-DP24"),
    ("company.bar", "CD-DP25"),
    ("company.secrecy", "CD-DP26"),
    ("company.dismantle", "CD-DP27"),
    ("vote.propose", "CD-DP33"),
    ("vote.cast", "CD-DP34"),
)
IN_STANDARD: Constant[Mapping[str, Sequence[tuple[str, str]]]] = {
    "retreats": (("retreat.order", "CD-DP11"),),
    "orders": (("movement.order", "CD-DP8"),),
    "winter": (("winter.build", "CD-DP41"), ("winter.remove", "CD-DP42")),
}
ALWAYS_IN_STANDARD: Constant = (("register.leave", "CD-DP5"), ("vote.propose", "CD-DP33"), ("vote.cast", "CD-DP34"))
"""CD-N.8: what is left of them in the standard game."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What somebody has ordered: the lines as they are kept; `final` None: the time was up."""

    lines: Sequence[str]
    final: bool | None


Unread: TypeAlias = Fault | Refused


@dataclass(frozen=True, slots=True)
class Judged:
    """A line by itself: the order and how it is kept, or `why` it is not accepted.

    `struck`: why what is written behind the order does not count, though the order does (CD-E.6).
    """

    number: int
    text: str
    order: AnyOrder | None = None
    line: str = ""
    why: Unread | None = None
    struck: Sequence[Unread] = ()


@dataclass(frozen=True, slots=True)
class Lines:
    """CD-E.5: `{"orders": [lines], "final": bool}`; of a line that is refused the fault is told."""

    g: Diplomacy
    seat: Seat
    stage: Stage

    @property
    def points(self) -> Sequence[str]:
        """The decision points of table CD-T that lines may be about."""
        plain = self.g.standard
        matters, always = (IN_STANDARD, ALWAYS_IN_STANDARD) if plain else (MATTERS, AT_MAIN_DEADLINES)
        if self.stage == "retreats":
            return [point for _, point in matters["retreats"]]
        of_season = matters["winter" if self.g.season == "winter" else "orders"]
        return [point for _, point in (*of_season, *always)]

    @property
    def where(self) -> Context:
        """What lines are read by."""
        return context(self.g, self.seat, self.stage)

    @property
    def position(self) -> Position:
        """CD-G.3: the board that they are judged on."""
        return position(self.g, tracks(self.g))

    def read(self, raw: Raw) -> Draft:
        """Every line read, refused or kept; of one subject the last; `final` may be a line too (CD-S.2)."""
        if not _is_answer(raw):
            raise IllegalAnswer("season.form")
        if len(raw["orders"]) > MOST:
            raise IllegalAnswer("season.many", most=MOST)
        found = self.judge(raw["orders"])
        for one in found:
            if one.why is not None:
                raise _refused(one.number, one.text, one.why)
        orders = last_of_each(one.order for one in found if one.order is not None and not isinstance(one.order, Final))
        marked = any(isinstance(one.order, Final) for one in found)
        where = self.where
        return Draft(tuple(canonical(one, where) for one in orders), True if marked else raw["final"])

    def judge(self, texts: Sequence[str]) -> list[Judged]:
        """CD-E.1, E.5: each line that says something by itself: accepted of him, or why not."""
        where, said = self.where, [(number, without_comment(text)) for number, text in enumerate(texts, 1)]
        return [self._judged(number, text, where) for number, text in said if text]

    def with_line(self, texts: Sequence[str], line: str) -> list[str]:
        """CD-E.5: these lines with one more, in the place of what they say of the same; one not accepted comes last."""
        (new,) = self.judge([line]) or (None,)
        if new is None:
            return [*texts]
        about = subject(new.order) if new.order is not None else None
        same = [one.number - 1 for one in self.judge(texts) if self._is_about(one, about, new.text)]
        kept = [text for place, text in enumerate(texts) if place not in same[1:]]
        said = new.text if new.struck else new.line or new.text
        return [said if place == same[0] else text for place, text in enumerate(kept)] if same else [*kept, said]

    def without(self, texts: Sequence[str], line: str) -> list[str]:
        """These lines without what they say of the subject of this one."""
        (old,) = self.judge([line]) or (None,)
        about = subject(old.order) if old is not None and old.order is not None else None
        gone = [one.number - 1 for one in self.judge(texts) if self._is_about(one, about, line)]
        return [text for place, text in enumerate(texts) if place not in gone]

    def _is_about(self, one: Judged, about: object, text: str) -> bool:
        return one.text == text or (about is not None and one.order is not None and subject(one.order) == about)

    def _judged(self, number: int, text: str, where: Context) -> Judged:
        """CD-E.5: one line, as an order that is accepted of him."""
        if len(text) > LONGEST:
            return Judged(number, text, why=Why("too-long", "CD-E.1", {"most": LONGEST}))
        read = read_line(text, where, number)
        unread = read.fault or next((one for one in read.notes if one.reason not in STRUCK), None)
        if read.order is None or unread is not None:
            return Judged(number, text, why=unread)
        unfit = refusal(self.g, self.seat, read.order)
        if unfit is not None:
            return Judged(number, text, why=unfit)
        order, wrong = standing(self.position, read.order) if isinstance(read.order, Order) else (read.order, ())
        return Judged(number, text, order, canonical(order, where), struck=(*read.notes, *wrong))

    def form(self) -> Raw:
        """Who writes, of what stage, and what there is to be named."""
        where = context(self.g, self.seat, self.stage)
        units = sorted(f"{piece.arm} {space}" for space, piece in (where.pieces or {}).items())
        return [self.stage, where.author, sorted(where.codes or ()), sorted(where.holding or ()), units]

    def sample(self, pick: Picker) -> Raw:
        """Some lines that are accepted, final more often than not."""
        where, wanted = context(self.g, self.seat, self.stage), samples.lines(self.g, self.seat, self.stage, pick)
        accepted = [one for one in wanted if self._judged(1, one, where).why is None]
        return {"orders": accepted, "final": pick.randint(1, 4) > 1}


def _refused(number: int, text: str, why: Unread) -> IllegalAnswer:
    """CD-E.5: the line, and why it is not accepted."""
    if isinstance(why, Why) and why.reason == "too-long":
        return IllegalAnswer("season.long", line=number, most=LONGEST)
    word, about = told(why)
    return IllegalAnswer("season.refused", line=number, text=text, why=word, clause=why.clause, **about)


def told(why: Unread) -> tuple[str, Mapping[str, object]]:
    """The word of a reason, and what it speaks of."""
    match why:
        case Reason():
            return why.word, {"by": tuple(why.by)}
        case Why():
            return why.reason, why.about
        case Fault():
            return why.reason, why.fields


def _is_answer(raw: Raw) -> TypeGuard[dict[str, Raw]]:
    return (
        is_dict(raw)
        and raw.keys() == {"orders", "final"}
        and is_list(raw["orders"])
        and all(isinstance(one, str) and one.isprintable() for one in raw["orders"])
        and isinstance(raw["final"], bool | None)
    )

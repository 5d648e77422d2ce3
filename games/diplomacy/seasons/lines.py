"""The answer to a season's question: lines of the order language (CD-E), to be written again until they are final."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final as Constant
from typing import TypeGuard

from games.diplomacy.language import Context, Stage, canonical, read_line
from games.diplomacy.language.reading import without_comment
from games.diplomacy.orders import AnyOrder, Final, Reason
from games.diplomacy.seasons import samples
from games.diplomacy.seasons.authority import refusal
from games.diplomacy.seasons.reading import context
from games.diplomacy.seasons.subjects import last_of_each
from games.diplomacy.state import Diplomacy
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

    def read(self, raw: Raw) -> Draft:
        """Every line read, refused or kept; of one subject the last; `final` may be a line too (CD-S.2)."""
        if not _is_answer(raw):
            raise IllegalAnswer("season.form")
        if len(raw["orders"]) > MOST:
            raise IllegalAnswer("season.many", most=MOST)
        texts = [(number, without_comment(text)) for number, text in enumerate(raw["orders"], 1)]
        where = context(self.g, self.seat, self.stage)
        found = [self._read(number, text, where) for number, text in texts if text]
        orders = last_of_each(one for one in found if not isinstance(one, Final))
        marked = any(isinstance(one, Final) for one in found)
        return Draft(tuple(canonical(one, where) for one in orders), True if marked else raw["final"])

    def _read(self, number: int, text: str, where: Context) -> AnyOrder:
        """CD-E.5: one line, as an order that is accepted of him."""
        if len(text) > LONGEST:
            raise IllegalAnswer("season.long", line=number, most=LONGEST)
        line = read_line(text, where, number)
        if line.order is None or line.notes:
            why = line.fault or line.notes[0]
            raise self._refused(number, text, why.reason, why.clause, why.fields)
        unfit = refusal(self.g, self.seat, line.order)
        if isinstance(unfit, Reason):
            raise self._refused(number, text, unfit.word, unfit.clause, {"by": tuple(unfit.by)})
        if unfit is not None:
            raise self._refused(number, text, unfit.reason, unfit.clause, unfit.about)
        return line.order

    def _refused(self, number: int, text: str, reason: str, clause: str, about: Mapping[str, object]) -> IllegalAnswer:
        return IllegalAnswer(
            "season.refused", **{**about, "line": number, "text": text, "why": reason, "clause": clause}
        )

    def form(self) -> Raw:
        """Who writes, of what stage, and what there is to be named."""
        where = context(self.g, self.seat, self.stage)
        units = sorted(f"{piece.arm} {space}" for space, piece in (where.pieces or {}).items())
        return [self.stage, where.author, sorted(where.codes or ()), sorted(where.holding or ()), units]

    def sample(self, pick: Picker) -> Raw:
        """Some lines that are accepted, final more often than not."""
        where, wanted = context(self.g, self.seat, self.stage), samples.lines(self.g, self.seat, self.stage, pick)
        return {"orders": [one for one in wanted if self._accepts(one, where)], "final": pick.randint(1, 4) > 1}

    def _accepts(self, line: str, where: Context) -> bool:
        try:
            self._read(1, line, where)
        except IllegalAnswer:
            return False
        return True


def _is_answer(raw: Raw) -> TypeGuard[dict[str, Raw]]:
    return (
        is_dict(raw)
        and raw.keys() == {"orders", "final"}
        and is_list(raw["orders"])
        and all(isinstance(one, str) and one.isprintable() for one in raw["orders"])
        and isinstance(raw["final"], bool | None)
    )

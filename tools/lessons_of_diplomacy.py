"""Play the positions of the lessons of the political Diplomacy: data/diplomacy/lessons.json.

All lessons begin from the classic powers. What everybody has written is told here season by season; the learner is the
first seat, under the name Gaius Varro, and what he is offered is told with each lesson.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games.diplomacy import GAME
from games.kernel import Setup, Table
from games.kernel.decision import chairs

WHERE = Path(__file__).parent.parent / "data" / "diplomacy" / "lessons.json"
SEATS = tuple(chairs(3))
NAMES = (("Gaius Varro", "GV"), ("Hamilcar", "HAM"), ("Xanthippe", "XAN"))
POWERS = ("Italy", "France", "Turkey")
OPTIONS = {"map": "standard", "start": "classic"}
Lines = Sequence[str]


@dataclass(frozen=True)
class Taught:
    """A lesson: seasons that were played, what the others have written now, and what the learner may answer.

    Attributes:
        shown: of what happens next only such events; nothing said: all.
    """

    ways: Mapping[str, Any]
    before: Sequence[Sequence[Lines]] = ()
    others: Sequence[Lines] = ((), ())
    kind: str = "season.orders"
    shown: Sequence[str] = ()


def orders(*lines: str) -> dict[str, Any]:
    """Lines that are final."""
    return {"orders": list(lines), "final": True}


def letter(signed: str) -> dict[str, Any]:
    """One under a name of the learner's."""
    text = "Greece is yours if you leave Apulia to me."
    return {"from": signed, "to": ["XAN"], "colour": "white", "text": text}


FIRST: Sequence[Lines] = (
    ("A Rom-Apu", "F Nap-ION", "A Ven-(sf GV)Tri", 'GV takes name "The Old Senator" code SEN'),
    ("A Mar-Pie", "HAM Apt GV SR Bre"),
    (),
)
SECOND: Sequence[Lines] = (("F ION C A Apu-Tun", "A Apu-(sf GV)Tun", "A Tri-(sf GV)Vie"), ("A Pie-Mar",), ())
POLITICS = ("diplomacy.Appointed", "diplomacy.Purged", "diplomacy.GazetteOut")
LESSONS = (
    Taught({"move": orders("A Ven-Tri"), "seize": orders("A Ven-(sf GV)Tri")}),
    Taught(
        {"alone": orders("A Ven-Pie"), "together": orders("A Ven-Pie", "A Tus S A Ven-Pie")},
        ((("A Rom-Tus",), ("A Mar-Pie",), ()),),
        (("A Pie stand",), ()),
    ),
    Taught(
        {
            "march": orders("A Apu-(sf GV)Tun"),
            "carried": orders("F ION C A Apu-Tun", "A Apu-(sf GV)Tun"),
        },
        (FIRST,),
    ),
    Taught({"appoint": orders("GV Apt HAM SR Rom"), "keep": orders()}, (FIRST,), shown=POLITICS),
    Taught({"loyal": orders(), "revolt": orders("GV P HAM R Bre")}, (FIRST,), shown=POLITICS),
    Taught(
        {"trieste": orders("GV builds A Tri"), "rome": orders("GV builds A Rom")},
        (FIRST, SECOND),
        kind="season.winter",
        shown=("diplomacy.UnitBuilt", "diplomacy.VoidOrder"),
    ),
    Taught(
        {"open": letter("GV"), "masked": letter("SEN")},
        (FIRST, SECOND),
        kind="press.letter",
        shown=("diplomacy.LetterSent",),
    ),
)


@dataclass
class Playing:
    """A table, and what was answered at it."""

    table: Table[Any]
    answers: list[tuple[str, str, Any]] = field(default_factory=list[tuple[str, str, Any]])

    def say(self, seat: str, kinds: Iterable[str], raw: Any) -> None:
        """An answer to what is open of these kinds."""
        found = (one for one in self.table.open.values() if one.decision.seat == seat and one.decision.kind in kinds)
        decision = next(found).decision
        self.table.submit(decision.seat, decision.key, raw)
        self.answers.append((seat, decision.key, raw))

    def begin(self) -> None:
        """Names and powers."""
        for seat, (name, code) in zip(SEATS, NAMES, strict=True):
            self.say(seat, ["register.name"], {"name": name, "code": code})
        for seat, power in zip(SEATS, POWERS, strict=True):
            self.say(seat, ["setup.preferences"], [power])

    def play(self, season: Sequence[Lines]) -> None:
        """What all have written, seat by seat."""
        for seat, lines in zip(SEATS, season, strict=True):
            self.say(seat, ["season.orders"], orders(*lines))


def position(number: int, lesson: Taught) -> dict[str, Any]:
    """The lesson as the bot reads it."""
    seed = f"lesson {number}"
    playing = Playing(Table.start(GAME, Setup(SEATS, seed, GAME.options.model_validate(OPTIONS)))[0])
    playing.begin()
    for season in lesson.before:
        playing.play(season)
    kind = "season.winter" if len(lesson.before) > 1 else "season.orders"
    for seat, lines in zip(SEATS[1:], lesson.others, strict=True):
        playing.say(seat, [kind], orders(*lines))
    playing.table.close()
    said = {"options": OPTIONS, "seats": SEATS, "answers": playing.answers, "ways": lesson.ways}
    said |= {"shown": lesson.shown} if lesson.shown else {}
    return {"kind": lesson.kind, "seed": seed, **said}


if __name__ == "__main__":
    found = [position(number, lesson) for number, lesson in enumerate(LESSONS)]
    WHERE.write_text("[" + ",\n".join(json.dumps(one) for one in found) + "]\n", "utf-8")

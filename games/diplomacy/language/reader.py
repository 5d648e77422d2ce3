"""A line that is read from the left: what stands at a place of it, and the furthest place at which nothing fits.

Whatever is tried and does not fit is remembered with its place. When nothing fits any more, that is the fault of the
line; and at the end of an unfinished line, what could follow.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Concatenate, Final, Literal, ParamSpec, TypeAlias, TypeVar

from .context import Context, Fault
from .reserved import reserved

T = TypeVar("T")
P = ParamSpec("P")
Way: TypeAlias = Callable[Concatenate["Reader", P], T]
"""How a production is read, with what is known of it already."""
SPACE, CODE, NUMBER, TEXT, WORD, END = "<space>", "<code>", "<number>", "<text>", "<word>", "<end>"
BLANK: Final = re.compile(r"\s*")
LETTERS: Final = re.compile(r"[A-Za-z]{2,3}(?!\w)")
DIGITS: Final = re.compile(r"[0-9]{1,6}(?!\w)")
QUOTED: Final = re.compile(r'["“”„]([^"“”„]*)["“”]')
HYPHEN: Final = re.compile(r"->|→|[-‐‑–—−]")  # noqa: RUF001 - people paste all of them
A_COAST: Final = r"([nsew]c|(?:north|south|east|west) coast)"
COAST: Final = re.compile(rf"\s*(?:/\s*{A_COAST}(?!\w)|\(\s*{A_COAST}\s*\)|(?<=\s){A_COAST}(?!\w))", re.IGNORECASE)
ANY_WORD: Final = re.compile(r"\w+|\S")


class Miss(Exception):  # noqa: N818 - it is no error: another way of reading is tried
    """Something else stands here."""


@dataclass(slots=True)
class Furthest:
    """The furthest place at which something did not fit: what was wanted there, what was wrong there."""

    at: int = -1
    wanted: dict[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    faults: list[Fault] = field(default_factory=list[Fault])

    def reaches(self, at: int) -> bool:
        """Whether that place counts; what was nearer is forgotten."""
        if at > self.at:
            self.at, self.wanted, self.faults = at, {}, []
        return at == self.at


class Reader:
    """A text, what is known, and how far it is read."""

    def __init__(self, text: str, context: Context) -> None:
        self.text = text
        self.context = context
        self.at = 0
        self.notes: list[Fault] = []
        self.furthest = Furthest()
        self.unclosed = False  # a bracket, up to the end of the line: nothing else is wanted there

    # Ways

    def one_of(self, ways: Sequence[Way[P, T]], *args: P.args, **more: P.kwargs) -> T:
        """`a | b`: the first way that fits."""
        for way in ways:
            found = self.maybe(way, *args, **more)
            if found is not None:
                return found
        raise Miss

    def maybe(self, way: Way[P, T], *args: P.args, **more: P.kwargs) -> T | None:
        """`[ a ]`: it, if it fits."""
        begun, noted = self.at, len(self.notes)
        try:
            return way(self, *args, **more)
        except Miss:
            self.at = begun
            del self.notes[noted:]
            return None

    def listed(self, between: Way[[], Literal[True]], way: Way[P, T], *args: P.args, **more: P.kwargs) -> list[T]:
        """`a { "," a }`."""
        found = [way(self, *args, **more)]
        while self.maybe(between):
            found.append(way(self, *args, **more))
        return found

    # Signs and words

    def word(self, *words: str) -> str:
        """One of these, in whatever case; the first of them, which is how it is written best."""
        self._skip()
        for word in words:
            fits = _spelled(word).match(self.text, self.at)
            if fits:
                self.at = fits.end()
                return words[0]
        raise self.want(words[0], (words[0],))

    def has(self, *words: str) -> bool:
        """Whether one of these stands here; it is read."""
        return self.maybe(Reader.word, *words) is not None

    def hyphen(self) -> Literal[True]:
        """`-`, spaces around it are free (CD-E.1)."""
        self._skip()
        fits = HYPHEN.match(self.text, self.at)
        if fits is None:
            raise self.want("-", ("-",))
        self.at = fits.end()
        return True

    def towards(self) -> Literal[True]:
        """`-`; `to` means nothing else (CD-E.5)."""
        return True if self.has("to", "moves to") else self.hyphen()

    def prefix(self, word: str) -> None:
        """A word that what follows may touch: `sfGV`."""
        self._skip()
        if not self.text[self.at :].lower().startswith(word):
            raise self.want(word, (word,))
        self.at += len(word)

    def comma(self) -> Literal[True]:
        """Between the parts of a list."""
        self.word(",")
        return True

    def end(self) -> None:
        """Nothing more; a full stop hurts nobody."""
        self.has(".", ";")
        self._skip()
        if self.at < len(self.text):
            raise self.want(END)

    # Names and numbers

    def space(self, likely: Sequence[str] = ()) -> str:
        """CD-E.3: a space by its code, name or alias."""
        self._skip()
        found = self.context.atlas.names.at(self.text, self.at)
        if found is None:
            raise self.want(SPACE, likely or tuple(self.context.atlas.spaces))
        if len(found.codes) > 1:
            raise self.wrong("ambiguous-space", "CD-E.3", written=found.written, spaces=found.codes)
        self.at = found.end
        return found.codes[0]

    def coast(self, space: str) -> str:
        """[ "/" coast | "(" coast ")" ], or with nothing between; "": none is named."""
        fits = COAST.match(self.text, self.at)
        if fits:
            self.at = fits.end()
            return f"{next(filter(None, fits.groups()))[0]}c".lower()
        coasts = self.context.atlas.spaces[space].coasts
        if coasts:
            self.want("/", tuple(f"/{one}" for one in coasts))
        return ""

    def code(self) -> str:
        """CD-3.C: of a name, in whatever case."""
        self._skip()
        fits = LETTERS.match(self.text, self.at)
        found = self._known(fits.group()) if fits else None
        if fits is None or found is None:
            raise self.want(CODE, tuple(sorted(self.context.codes or ())))
        self.at = fits.end()
        return found

    def receiver(self) -> str:
        """CD-3.B.2: of a name that can be given something: a holding name."""
        self._skip()
        begun, code = self.at, self.code()
        if self.context.holding is not None and code not in self.context.holding:
            self.at = begun
            raise self.wrong("not-holding", "CD-3.B.2", code=code)
        return code

    def numbered(self, letter: str) -> str:
        """`R1`, `S2`, `M3`."""
        self._skip()
        fits = _with_number(letter).match(self.text, self.at)
        if fits is None:
            raise self.want(f"{letter}1")
        self.at = fits.end()
        return f"{letter}{int(fits.group(1))}"

    def number(self) -> int:
        """Digits."""
        return int(self.pattern(DIGITS, NUMBER))

    def quoted(self) -> str:
        """A text in quotes."""
        return self.pattern(QUOTED, TEXT)

    def pattern(self, pattern: re.Pattern[str], wanted: str) -> str:
        """What fits a pattern: its first group, or all of it."""
        self._skip()
        fits = pattern.match(self.text, self.at)
        if fits is None:
            raise self.want(wanted)
        self.at = fits.end()
        return fits.group(fits.re.groups)

    # What does not fit

    def want(self, what: str, options: Sequence[str] = ()) -> Miss:
        """Remember what could have stood here."""
        if not self.unclosed and self.furthest.reaches(self.at):
            self.furthest.wanted[what] = options
        return Miss()

    def wrong(self, reason: str, clause: str, **fields: str | Sequence[str]) -> Miss:
        """Remember what is wrong with what stands here."""
        if self.furthest.reaches(self.at):
            self.furthest.faults.append(Fault(reason, clause, fields))
        return Miss()

    def wrong_everywhere(self, reason: str, clause: str) -> Miss:
        """What is wrong with a line that can be read: it counts before all that did not fit."""
        self.furthest = Furthest(len(self.text) + 1, {}, [Fault(reason, clause)])
        return Miss()

    def leave_bracket(self, begun: int) -> None:
        """Go on behind the bracket that was opened there."""
        closed = self.text.find(")", begun)
        self.unclosed = closed < 0
        self.at = len(self.text) if self.unclosed else closed + 1

    def note(self, reason: str, clause: str, **fields: str | Sequence[str]) -> None:
        """A part that does not count; the rest does."""
        self.noted(Fault(reason, clause, fields))

    def noted(self, why: Fault) -> None:
        """The same, as it is."""
        self.notes.append(why)

    def fault(self) -> Fault:
        """Why nothing fits: what is wrong at the furthest place, else what is wanted there."""
        if self.furthest.faults:
            return self.furthest.faults[0]
        at = max(self.furthest.at, 0)
        found = ANY_WORD.match(self.text, at)
        written = found.group() if found else ""
        unknown = _unknown(self.furthest.wanted) if written.isalnum() else None
        if unknown:
            return Fault(unknown[0], unknown[1], {"written": written})
        return Fault("expected", "CD-E.1", {"found": written, "wanted": tuple(self.furthest.wanted)})

    def _skip(self) -> None:
        blank = BLANK.match(self.text, self.at)
        self.at = blank.end() if blank else self.at

    def _known(self, written: str) -> str | None:
        if self.context.codes is None:
            return None if reserved(written) or self.context.atlas.names.knows(written) else written.upper()
        return next((code for code in self.context.codes if code.lower() == written.lower()), None)


def _unknown(wanted: dict[str, Sequence[str]]) -> tuple[str, str] | None:
    """What somebody meant who wrote a word where only a space, or a code, or either can stand."""
    if CODE in wanted and SPACE in wanted:
        return "unknown-word", "CD-E.1"
    if wanted.keys() <= {SPACE, "A", "F"}:
        return "unknown-space", "CD-E.3"
    return ("unknown-code", "CD-3.C") if wanted.keys() <= {CODE, "A", "F"} else None


@cache
def _spelled(word: str) -> re.Pattern[str]:
    """A word or several, in whatever case and with any spaces between; what ends in a letter ends there."""
    ends = r"(?!\w)" if word[-1].isalnum() else ""
    return re.compile(r"\s+".join(map(re.escape, word.split())) + ends, re.IGNORECASE)


@cache
def _with_number(letter: str) -> re.Pattern[str]:
    return re.compile(rf"{letter}([0-9]{{1,6}})(?!\w)", re.IGNORECASE)

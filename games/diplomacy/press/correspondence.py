"""CD-P.1, P.2, P.6: what may be written, as an answer."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.diplomacy.law import BlackPress
from games.diplomacy.press.post import Colour
from games.kernel import IllegalAnswer, Raw
from games.kernel.choice import LETTERS, Picker, is_dict, is_list

LONGEST: Final = 1800
WORLD: Final = "world"
FIELDS: Final = {"from", "to", "colour", "text"}


@dataclass(frozen=True, slots=True)
class Draft:
    """A letter as it is written; `signed` "": not at all; `to` nobody: the world."""

    signed: str
    to: tuple[str, ...]
    colour: Colour
    text: str


@dataclass(frozen=True, slots=True)
class Correspondence:
    """One letter: raw `{"from": "GV", "to": ["HAM"], "colour": "white", "text": "…"}`.

    `to` may be `"world"`, `from` may be "". Names are meant by their codes, or in full, whatever the case (CD-3.C).

    Attributes:
        own: the codes of the names he may write under.
        names: of all names in use, by code.
        black: what else is allowed (CD-P.2(a)); `left`: letters he may still write this season.
    """

    own: Sequence[str]
    names: Mapping[str, str]
    black: BlackPress
    left: int

    def read(self, raw: Raw) -> Draft:
        """The letter. IllegalAnswer: why it cannot be sent, with the clause."""
        if not is_dict(raw) or raw.keys() != FIELDS:
            raise IllegalAnswer("choice.fields")
        colour = self._colour(raw["colour"])
        signed = self._signed(raw["from"], colour)
        return Draft(signed, self._addressed(raw["to"], signed), colour, _text(raw["text"]))

    def form(self) -> Raw:
        """His names, all names, what else is allowed, and the limits."""
        return {
            "from": sorted(self.own),
            "to": sorted(self.names),
            "black": self.black,
            "max": LONGEST,
            "left": self.left,
        }

    def sample(self, pick: Picker) -> Raw:
        """A short letter to the world or to some names; a black one now and then, where that is allowed."""
        colour = "black" if self.black != "none" and pick.randint(0, 2) == 0 else "white"
        signed = pick.choice(sorted(self.own)) if colour == "white" else self._sampled_signature(pick)
        others = [code for code in sorted(self.names) if code != signed]
        count = pick.randint(0, min(3, len(others)))
        to: Raw = pick.sample(others, count) if count else WORLD
        text = "".join(pick.choice(LETTERS) for _ in range(pick.randint(1, 8)))
        return {"from": signed, "to": to, "colour": colour, "text": text}

    def _sampled_signature(self, pick: Picker) -> str:
        others = [code for code in sorted(self.names) if code not in self.own] if self.black == "any" else []
        return pick.choice(["", *others])

    def _colour(self, raw: Raw) -> Colour:
        """CD-P.2: white, or black where the table allows it."""
        if raw == "white":
            return "white"
        if raw != "black":
            raise IllegalAnswer("press.colour", clause="CD-P.2")
        if self.black == "none":
            raise IllegalAnswer("press.no-black", clause="CD-P.2(a)")
        return "black"

    def _signed(self, raw: Raw, colour: Colour) -> str:
        """CD-P.2: white with a name of his own; black with none, or with somebody else's."""
        code = "" if raw == "" else self._name(raw)
        if colour == "white" and code not in self.own:
            raise IllegalAnswer("press.unsigned" if not code else "press.not-yours", clause="CD-P.2(c)", code=code)
        if colour == "black" and code in self.own:
            raise IllegalAnswer("press.own-name", clause="CD-P.2(c)", code=code)
        if colour == "black" and code and self.black == "unsigned":
            raise IllegalAnswer("press.only-unsigned", clause="CD-P.2(a)")
        return code

    def _addressed(self, raw: Raw, signed: str) -> tuple[str, ...]:
        """CD-P.3: in alphabetical order of code, each once; nobody: the world."""
        if raw == WORLD:
            return ()
        if not is_list(raw) or not raw:
            raise IllegalAnswer("press.to-nobody", clause="CD-P.1")
        to = sorted({self._name(one) for one in raw})
        if signed in to:
            raise IllegalAnswer("press.to-oneself", clause="CD-P.3", code=signed)
        return tuple(to)

    def _name(self, raw: Raw) -> str:
        """The code of a name in use."""
        word = raw.strip().casefold() if isinstance(raw, str) else ""
        for code, name in self.names.items():
            if word and word == code.casefold():
                return code
            if word and word == name.casefold() and not self._is_code(word):
                return code
        raise IllegalAnswer("press.unknown", clause="CD-P.1", name=_shown(raw))

    def _is_code(self, word: str) -> bool:
        """Codes go before names: somebody may be called what another's code is."""
        return any(word == code.casefold() for code in self.names)


def _text(raw: Raw) -> str:
    """CD-P.6: not empty, not too long; of invisible signs only the ends of lines are kept."""
    if not isinstance(raw, str):
        raise IllegalAnswer("choice.line", max=LONGEST)
    text = "".join(one for one in raw if one in "\n\t" or unicodedata.category(one) != "Cc").strip()
    if not any(one.isprintable() and not one.isspace() for one in text):
        raise IllegalAnswer("press.empty", clause="CD-P.6")
    if len(text) > LONGEST:
        raise IllegalAnswer("press.too-long", clause="CD-P.6", max=LONGEST, length=len(text))
    return text


def _shown(raw: Any) -> str:
    return raw[:40] if isinstance(raw, str) else ""

"""Words: Fluent catalogues by language and game, and the voice that says events, questions and refusals.

Rules never make prose. What they name (kinds of decisions, events, reasons, rulings) are message ids of
`data/text/<language>/<game>.ftl` and its parts, as `sample-commands.ftl`; what is common to all games stands in the
files named in COMMON, `byrsa.ftl` first. What the games of a family say alike stands in the files of the family: a game
names it in its own file, as `family = republic`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol, TypeAlias, TypeGuard

import structlog
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bot.base.halves import kind_of, parted
from bot.base.legible import legible
from bot.base.parts import Parts
from bot.base.signs import written
from data import path
from games.kernel import Decision

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

BASE = "byrsa"
COMMON = (
    BASE,
    "desk",
    "hours",
    "votes",
    "seats",
    "repair",
    "orders",
    "deals",
    "fair",
    "glance",
    "computers",
    "hosting",
    "knowing",
    "forms",
    "settings",
    "boards",
    "admin",
    "commands",
)
DEFAULT = "en"
KEPT = 4096
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
ID = re.compile(r"[\w.+-]*(?:@[\w.-]+)?")
MARKUP = re.compile(r"([\\*_~`|>\[\]()<#-])")
MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)")
DARK = re.compile(r"[^A-Za-z0-9_-]+")
READER: ContextVar[str] = ContextVar("reader", default=DEFAULT)
"""The language of whoever reads the words that are being made: see `bot.services.people.tongue`."""
Word: TypeAlias = str | int | float
TYPED: Final = "title"  # the placeable that holds what somebody typed
Fields: TypeAlias = Mapping[str, Any]
Retelling: TypeAlias = "Callable[[Voice, Fields], Fields]"
RETOLD: Parts[Mapping[str, Retelling]] = Parts({})
"""By the name of an event: what stands in its text instead of its fields, where those alone make no sentence."""
REFUSED: Parts[Mapping[str, Retelling]] = Parts({})
"""The same of refusals, by their reasons."""
Composed: TypeAlias = "Callable[[Voice, str, str], str]"
COMPOSED: Parts[Composed] = Parts(lambda _voice, _kind, _option: "")
"""What an option of a kind of decision is called whose id is put together of several; "": it is not."""


def escape(text: str) -> str:
    """A user's line that can neither format nor link nor mention, nor turn a line round: "@everyone" stays a word."""
    plain = " ".join(legible(text).split())
    return MENTION.sub("@\u200b", MARKUP.sub(r"\\\1", plain))


def guarded(value: Any) -> Any:
    """A field of an event: ids and numbers as they are, prose escaped."""
    return escape(value) if isinstance(value, str) and not ID.fullmatch(value) else value


def is_map(value: Any) -> TypeGuard[Mapping[Any, Any]]:
    """Whether a field holds a map."""
    return isinstance(value, Mapping)


def is_row(value: Any) -> TypeGuard[Sequence[Any]]:
    """Whether a field holds a list or tuple."""
    return isinstance(value, Sequence)


def slug(name: str) -> str:
    """A kind, reason or option id as part of a Fluent id: "sample.sell" is "sample-sell"."""
    return DARK.sub("-", name).strip("-")


def kebab(name: str) -> str:
    """The name of an event class as part of a Fluent id: "LotSold" is "lot-sold"."""
    return CAMEL.sub("-", name).lower()


def event_key(kind: str) -> str:
    """The Fluent id of an event: "sample.LotSold" is "event-sample-lot-sold"; ".news" may follow."""
    namespace, _, name = kind.partition(".")
    return f"event-{namespace}-{kebab(name)}"


def resource(language: str, name: str) -> Traversable:
    """The file of one game's words in one language."""
    return path("text").joinpath(language, f"{name}.ftl")


@cache
def parsed(language: str, name: str) -> Resource:
    """The same, parsed once: most words are common to all games, and parsing is the longest part of a start."""
    return FluentResource(resource(language, name).read_text("utf-8"))


@cache
def languages() -> tuple[str, ...]:
    """Languages there are words in."""
    return tuple(sorted(folder.name for folder in path("text").iterdir() if folder.is_dir()))


@cache
def family(game: str) -> str:
    """The family of games that a game shares words with, as its English file names it; "": none."""
    if not resource(DEFAULT, game).is_file():
        return ""
    bundle = FluentBundle([DEFAULT])
    bundle.add_resource(parsed(DEFAULT, game))
    pattern = bundle.get_message("family").value if bundle.has_message("family") else None
    return str(bundle.format_pattern(pattern)[0]) if pattern else ""


@cache
def parts(language: str, game: str) -> tuple[str, ...]:
    """The files of one game's words in one language, and of its family: "sample", "sample-commands"."""
    names = sorted(file.name.removesuffix(".ftl") for file in path("text").joinpath(language).iterdir())
    ours = tuple(filter(None, (game, family(game))))
    return tuple(name for one in ours for name in names if name == one or name.startswith(f"{one}-"))


class Catalogue:
    """The words of one game in one language, English beneath."""

    def __init__(self, game: str, language: str = DEFAULT) -> None:
        self.game, self.language = game, language
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in dict.fromkeys((*COMMON, *parts(language, game))):
            if resource(language, name).is_file():
                self.bundle.add_resource(parsed(language, name))
        self.beneath = catalogue(game, DEFAULT) if language != DEFAULT else None
        self.kept: dict[Hashable, str] = {}

    def find(self, key: str, about: Mapping[str, Any]) -> str | None:
        """The text under `key` ("message" or "message.attribute"), or None."""
        message_id, _, attribute = key.partition(".")
        if not self.bundle.has_message(message_id):
            return None
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(about))
        for error in errors:
            log.warning("text.flawed", key=key, language=self.language, error=str(error))
        return written(str(text), about.values()).rstrip()

    def say(self, key: str, /, **about: Hashable) -> str:
        """The text under `key`; a missing one is logged, then said in English, then named. What was said is kept."""
        said = (key, tuple(about.items()))
        if said not in self.kept:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[said] = self._say(key, about)
        return self.kept[said]

    def _say(self, key: str, about: Mapping[str, Any]) -> str:
        text = self.find(key, about)
        if text is not None:
            return text
        log.warning("text.missing", key=key, game=self.game, language=self.language)
        return self.beneath.say(key, **about) if self.beneath else f"[{key}]"

    def has(self, key: str) -> bool:
        """Whether this language or English has the message or attribute."""
        message_id, _, attribute = key.partition(".")
        if self.bundle.has_message(message_id):
            message = self.bundle.get_message(message_id)
            found = attribute in message.attributes if attribute else message.value is not None
        else:
            found = False
        return found or (self.beneath is not None and self.beneath.has(key))


@cache
def catalogue(game: str, language: str) -> Catalogue:
    """The words of one game in one language, gathered once: the files do not change while the bot runs."""
    return Catalogue(game, language)


class Library:
    """All catalogues."""

    def of(self, game: str = BASE, language: str | None = None) -> Catalogue:
        """The words of a game in the language asked for, else in that of the reader; English where there are none."""
        wanted = language or READER.get()
        return catalogue(game, wanted if wanted in languages() else DEFAULT)


class Told(Protocol):
    """Something that has happened, and in which half of a game that is made of games; "": in all of it."""

    @property
    def kind(self) -> str:
        """The id of the event."""
        ...

    @property
    def fields(self) -> Fields:
        """What it says."""
        ...

    @property
    def half(self) -> str:
        """Which of the games that its game is made of tells it."""
        ...


@dataclass(frozen=True)
class Voice:
    """A catalogue that knows the names of seats, persons and things.

    `halves`: the voices of the games that a game is made of: each has words and names of its own.
    """

    words: Catalogue
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    goods: Container[str] = frozenset[str]()
    halves: Mapping[str, Voice] = field(default_factory=dict[str, "Voice"])

    def of_half(self, half: str) -> Voice:
        """The voice of a half; of a game that has none, or of that half, this one."""
        kind = kind_of(self.words.game, half)
        if half in self.halves or kind == self.words.game:
            return self.halves.get(half, self)
        return Voice(
            catalogue(kind, self.words.language), self.names, self.goods
        )  # nothing of it is known but its name

    def in_half(self, half: str, label: str) -> str:
        """A label beside others of other halves: with the name of its own before it."""
        return self.say("in-half", half=self.say(f"half-{half}"), label=label) if half and self.halves else label

    def beside(self, half: str, label: str) -> str:
        """The same of what is asked or may be done: as long as one half alone is played, that is the one."""
        return self.in_half(half, label) if len(self.halves) > 1 else label

    def phase(self, phase: str) -> str:
        """What a phase is called; "": it has no name."""
        half, name = parted(phase)
        voice = self.of_half(half)
        return self.in_half(half, voice.say(f"phase-{name}")) if voice.has(f"phase-{name}") else ""

    def say(self, key: str, /, **about: Any) -> str:
        """A text with its placeables spelled out; what people call their game is theirs, and names nothing else."""
        return self.words.say(
            key, **{name: value if name == TYPED and value else self.spell(value) for name, value in about.items()}
        )

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self.words.has(key)

    def name(self, thing: str) -> str:
        """What a seat, person, card or place is called."""
        if not ID.fullmatch(thing):  # it is said already
            return thing
        if known := self.names.get(thing):
            return known
        if text := self._said(f"name-{slug(thing)}"):
            return text
        kind, dot, copy = thing.rpartition(".")
        return self.names.get(kind, thing) if dot and copy.isdigit() else thing

    def printed(self, card: str, text: str) -> str:
        """What is printed on a card: `text`, or in another language what its catalogue says of the card.

        A game that began when the card said something else knows that among its names.
        """
        key = f"printed-{slug(card.partition('.')[0])}"
        return self.names.get(key) or self._said(key) or text

    def spell(self, value: Any) -> Word:
        """A field of an event or decision as something Fluent can place: numbers stay numbers, no id is "none"."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return value
        if isinstance(value, Enum):
            return self.spell(value.value)
        if value is None or value == "":
            return "none"
        if isinstance(value, str):
            return self.name(value)
        return self._gather(value)

    def _gather(self, value: Any) -> Word:
        if is_map(value):
            return self.list(self.entry(str(key), item) for key, item in value.items())
        return self.list(str(self.spell(item)) for item in value) if is_row(value) else str(value)

    def entry(self, key: str, value: Any) -> str:
        """One entry of a map: "3 Salt" for goods, "Ada 5" for shares, "Ada: barred" for the rest."""
        name = self.name(key)
        if isinstance(value, bool) or not isinstance(value, int):
            return self.words.say("list-named", name=name, value=self.spell(value))
        return self.pair(name, value) if key in self.goods else self.share(name, value)

    def money(self, amount: int) -> str:
        """So much money, as the game counts it: "3 coins"."""
        return self.words.say("money", amount=amount)

    def pair(self, name: str, count: int) -> str:
        """So many of something: "3 Salt"."""
        return self.words.say("list-counted", name=name, count=count)

    def share(self, name: str, count: int) -> str:
        """Somebody's share: "Ada 5"."""
        return self.words.say("list-share", name=name, count=count)

    def shared(self, kind: str, name: str, count: int) -> str:
        """Somebody's share as the decision counts it: "Ada 5T"."""
        return self._said(f"ask-{slug(kind)}.share", {"name": name, "count": count}) or self.share(name, count)

    def amount(self, kind: str, count: int) -> str:
        """A number as the decision counts it: "6T"."""
        return self._said(f"ask-{slug(kind)}.amount", {"count": count}) or str(count)

    def list(self, items: Iterable[str]) -> str:
        """A, B and C."""
        found = list(items)
        return format_list(found, locale=self.words.language) if found else self.words.say("list-empty")

    def event(self, kind: str, fields: Mapping[str, Any]) -> str:
        """What happened, from the id of the event and its fields; prose in a field is escaped."""
        return self.say(event_key(kind), **self._retold(kind, fields))

    def tell(self, one: Told) -> str:
        """What happened, in the words of the half that tells it; beside others of other halves it says which."""
        return self.signed(one.half, self.of_half(one.half).event(one.kind, one.fields))

    def signed(self, half: str, line: str) -> str:
        """A line of a half, with the sign and the name of that half before it where lines of others stand beside it."""
        sign = self.sign(half) if half and line and len(self.halves) > 1 else ""
        return f"{sign}: {line}" if sign else line

    def sign(self, half: str) -> str:
        """The sign and the name of a half; "": it has none."""
        key = f"half-{half}.sign"
        return self.say(key) if self.has(key) else ""

    def event_to_you(self, kind: str, fields: Mapping[str, Any], *, gained: bool = False) -> str:
        """The same for whom it befell: "you", or only the name of his, where there is such a text.

        `gained`: it is he who gained by what befell another.
        """
        key = f"{event_key(kind)}.{'gained' if gained else 'you'}"
        return self.say(key, **self._retold(kind, fields)) if self.has(key) else self.event(kind, fields)

    def outcome(self, kind: str, fields: Mapping[str, Any]) -> str:
        """The same for whoever did it: shorter, where there is such a text, with the dice as one adds them up."""
        key = f"outcome-{event_key(kind).removeprefix('event-')}"
        if not self.has(key):
            return self.event(kind, fields)
        rolled = "+".join(str(die) for die in fields.get("dice", ()))
        return self.say(key, **{"rolled": rolled, **self._retold(kind, fields)})

    def _retold(self, kind: str, fields: Mapping[str, Any]) -> Fields:
        plain = {name: guarded(one) for name, one in fields.items()}
        retell = RETOLD.of(self.words.game).get(kind.removesuffix(".news"))
        return {**plain, **(retell(self, fields) if retell else {})}

    def ask(self, kind: str, about: Mapping[str, Any]) -> str:
        """The question of a decision."""
        return self.say(f"ask-{slug(kind)}", **about)

    def ask_label(self, kind: str, about: Mapping[str, Any]) -> str:
        """The decision in two or three words: a button, a line of a list; and for whom, if it is another's faction."""
        label = self.say(f"ask-{slug(kind)}.label", **about)
        return self.say("ask-for-faction", label=label, faction=about["faction"]) if "faction" in about else label

    def asks(self, decision: Decision[Any]) -> str:
        """The same of an open decision, as its half calls it; beside others of other halves it says which."""
        own = self.of_half(decision.half).ask_label(decision.kind, decision.about)
        return self.beside(decision.half, own)

    def hint(self, kind: str, about: Mapping[str, Any]) -> str:
        """A further sentence under the question, if there is one."""
        return self._said(f"ask-{slug(kind)}.hint", about)

    def take_it(self, kind: str, option: str) -> str:
        """The button that takes the only option; beside it stands the one that leaves it."""
        return self._said(f"ask-{slug(kind)}.yes", {"option": option}) or self.option(kind, option)

    def leave_it(self, kind: str) -> str:
        """The button that leaves the only option."""
        return self._said(f"ask-{slug(kind)}.no") or self.say("button-none")

    def as_prepared(self, kind: str) -> str:
        """The button that takes a prepared answer nobody has changed: what it does, where that can be said."""
        return self.silence(kind) or self.save_it(kind)

    def save_it(self, kind: str) -> str:
        """The button that takes what is prepared."""
        return self._said(f"save-{slug(kind)}") or self.say("button-save")

    def silence(self, kind: str) -> str:
        """The button that says what happens if nothing is said; "": it has no name of its own."""
        return self._said(f"ask-{slug(kind)}.default")

    def shortcuts(self, kind: str) -> str:
        """What stands on the menu of likely answers."""
        return self._said(f"menu-shortcuts-{slug(kind)}") or self.say("menu-shortcuts")

    def fill_in(self, kind: str) -> str:
        """The button that opens the form."""
        return self._said(f"ask-{slug(kind)}.fill") or self.say("button-change")

    def nothing(self, kind: str) -> str:
        """What it means to choose none of the options."""
        return self._said(f"ask-{slug(kind)}.none") or self.say("answer-nothing")

    def field_label(self, kind: str, name: str) -> str:
        """What one field of a form is called."""
        found = self._said(f"ask-{slug(kind)}.field-{slug(name)}") or self._said(f"field-{slug(name)}")
        return found or self._composed(kind, name) or self.name(name)

    def _composed(self, kind: str, option: str) -> str:
        """What is called by the names of several things, as its game puts them together; "": it is not."""
        return COMPOSED.of(self.words.game)(self, kind, option)

    def option(self, kind: str, option: str) -> str:
        """What an option is called: by the kind of decision, as a common word, or by the thing's name."""
        for key in (f"option-{slug(kind)}-{slug(option)}", f"option-{slug(option)}"):
            if text := self._said(key):
                return text
        if text := self._composed(kind, option):
            return text
        what, at, whom = option.partition("@")
        if at:
            return self.words.say("option-on", what=self.name(what), whom=self.name(whom))
        stem, _, rest = option.rpartition(".")
        if stem and option not in self.names and (text := self._said(f"option-{slug(stem)}-n", {"n": rest})):
            return text
        what, blank, where = option.partition(" ")
        if blank and (text := self._said(f"option-{slug(kind)}-{slug(what)}-n", {"n": where})):
            return text
        return self.name(option)

    def within(self, kind: str, option: str) -> str:
        """The same within a sentence, where a menu begins with a capital: "the sale" for "The sale"."""
        stem, _, n = option.rpartition(".")
        for key in (f"option-{slug(kind)}-{slug(option)}", f"option-{slug(option)}", f"option-{slug(stem)}-n"):
            if text := self._said(f"{key}.within", {"n": n}):
                return text
        return self.option(kind, option)

    def field_within(self, kind: str, name: str) -> str:
        """What one field of a form is called within a sentence."""
        return self._said(f"ask-{slug(kind)}.within-{slug(name)}") or self.field_label(kind, name)

    def reason(self, reason: str, about: Mapping[str, Any]) -> str:
        """Why an answer was refused."""
        retell = REFUSED.of(self.words.game).get(reason)
        return self.say(f"reason-{slug(reason)}", **{**about, **(retell(self, about) if retell else {})})

    def ruling(self, name: str, args: Mapping[str, Any]) -> str:
        """What a ruling did."""
        return self.say(f"ruling-{slug(name)}", **args)

    def _said(self, key: str, about: Mapping[str, Any] | None = None) -> str:
        if not self.words.has(key):
            return ""
        return self.words.say(key, **{name: self.spell(value) for name, value in (about or {}).items()})


def clip(text: str, limit: int) -> str:
    """A text cut to a limit of Discord's, with an ellipsis: after a word, if one ends in the second half of it."""
    kept = text[: limit - 1]
    words = re.sub(r"\s\S*$", "", kept) if text[limit - 1 : limit].isalnum() else kept
    short = (words if 2 * len(words) >= limit else kept).rstrip(" \n,;:(") + "…"
    return text if len(text) <= limit else short

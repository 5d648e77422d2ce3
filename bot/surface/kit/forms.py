"""Forms: what a modal asks, and what was typed into it.

A form has at most five fields; a record with more is asked in pages, and the draft is kept after each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Literal, TypeAlias

from bot.base.parts import Parts
from bot.base.text import Voice, clip
from bot.surface.kit.address import Address
from bot.surface.kit.answers import (
    certain,
    completed,
    filled,
    gathered,
    is_one,
    is_several,
    is_split,
    labels,
    leaves,
    offered,
    part,
    prefilled,
    unsaid,
)
from bot.surface.kit.panel import MENU, Item, choosable
from games.kernel import Amount, Choice, Decision, IllegalAnswer, Line, Only, Posted, Several, Split
from games.kernel.choice import Raw, is_dict, is_list

PAGE = 5
RADIO = range(2, 11)
CHECKS = range(1, 11)
NAMES = 12  # that an error lists
TITLE, LABEL, DESCRIPTION, TYPED = 45, 45, 100, 4000
Submitted: TypeAlias = Mapping[str, "str | Sequence[str]"]
LINE = re.compile(
    r"^\s*(?:(?P<before>-?\d[\d,]*)\s*[x\u00d7Tt]?\s+)?(?P<name>.+?)(?:\s*[:=]?\s+(?P<after>-?\d[\d,]*)\s*[Tt]?)?\s*$"
)


@dataclass(frozen=True, slots=True)
class Input:
    """One labelled field of a form; never are more of its lines chosen than may be."""

    name: str
    kind: Literal["text", "menu", "radio", "checks"]
    label: str
    description: str = ""
    items: Sequence[Item] = ()
    low: int = 1
    high: int = 1
    value: str = ""
    long: bool = False
    most: int = TYPED

    def __post_init__(self) -> None:
        """Whatever is asked, Discord takes it."""
        object.__setattr__(self, "items", choosable(self.items, self.high))


@dataclass(frozen=True, slots=True)
class Form:
    """A modal; `text` stands above its fields."""

    title: str
    to: Address
    inputs: Sequence[Input]
    text: str = ""


@dataclass(frozen=True, slots=True)
class Special:
    """A form of its own, all on one page: how it is made of what is prepared, and what it says.

    `prepares`: its panel comes first, and what is handed in is shown there before it counts.
    """

    make: Callable[[Posted, Address, Voice, Raw], Form]
    read: Callable[[Posted, Voice, Submitted], Raw]
    prepares: bool = False


SPECIAL: Parts[Mapping[str, Special]] = Parts({})
"""By the kind of decision: forms that are not one field for each part of the answer."""
PANELS: Parts[Container[str]] = Parts(())
"""The kinds of decisions that no form answers, only their panel."""


STEPWISE: Parts[Container[str]] = Parts(())
"""The kinds of decisions that are asked on their panel field by field (`stepwise`)."""


def pages(decision: Decision[Any], voice: Voice) -> int:
    """How many forms it takes to fill in the whole answer; none where there is nothing to be said."""
    if special(decision, voice):
        return 1
    return -(-len(fields(decision.choice)) // PAGE)


def fields(choice: Choice[Any]) -> list[tuple[tuple[str, ...], Choice[Any]]]:
    """What a form asks: the parts of an answer that can be one thing or another; who may only pass, nothing."""
    if isinstance(choice, Only):
        return []
    return [(path, leaf) for path, leaf in leaves(choice) if not path or certain(leaf) is None]


def page_of(choice: Choice[Any], path: tuple[str, ...]) -> int:
    """On which page of the form a field stands."""
    return next((n // PAGE for n, (one, _) in enumerate(fields(choice)) if one == path), 0)


def lacking(decision: Decision[Any], voice: Voice, raw: Raw) -> list[str]:
    """What must still be said, by its labels; nothing where the answer can be read as it is."""
    whole = special(decision, voice) is not None or _legal(decision.choice, raw)
    missing = [] if whole else unsaid(decision.choice, raw)
    return [field_name(voice, decision.kind, path) for path in missing]


def check_complete(decision: Decision[Any], voice: Voice, raw: Raw) -> None:
    """IllegalAnswer: something must still be said, and is named."""
    if missing := lacking(decision, voice, raw):
        raise IllegalAnswer("form.lacking", fields=missing)


def page_at_fault(decision: Decision[Any], raw: Raw, about: Mapping[str, Any]) -> int:
    """The page on which to try again: what is unsaid, or cannot be, or names what an error is `about`."""
    choice, named_ = decision.choice, [one for one in about.values() if isinstance(one, str)]
    wrong = (path for path, leaf in fields(choice) if path and not _legal(leaf, part(raw, path)))
    meant = (path for path, _ in reversed(fields(choice)) if path and part(raw, path) in named_)
    return page_of(choice, next(chain(wrong, meant), ()))


def _legal(choice: Choice[Any], raw: Raw) -> bool:
    try:
        choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def field_name(voice: Voice, kind: str, path: tuple[str, ...]) -> str:
    """What a field is called."""
    return clip(" \u00b7 ".join(voice.field_label(kind, step) for step in path), LABEL)


def special(decision: Decision[Any], voice: Voice) -> Special | None:
    """The form of its own that a decision has, if it has one; of an answer that is whole already there is none."""
    if isinstance(decision.choice, Only):
        return None
    return SPECIAL.of(voice.words.game).get(decision.kind)


def one_form(posted: Posted, voice: Voice) -> bool:
    """Whether the whole answer is best given in a single form."""
    choice, kind, game = posted.decision.choice, posted.decision.kind, voice.words.game
    own = special(posted.decision, voice)
    paneled = kind in PANELS.of(game) or kind in STEPWISE.of(game) or (own is not None and own.prepares)
    simple = not offered(choice) and not isinstance(choice, Amount) and not is_split(choice) and not paneled
    return simple and pages(posted.decision, voice) == 1


def form(
    posted: Posted, game: str, voice: Voice, draft: Raw, page: int = 0, notes: Mapping[str, str] | None = None
) -> Form:
    """One page of the form of a decision, prefilled with the draft, else with the default."""
    decision = posted.decision
    raw = prefilled(posted) if draft is None else draft
    to = Address(game, posted.ref, posted.rev, "form", str(page))
    if own := special(decision, voice):
        return _annotated(own.make(posted, to, voice, raw), decision, notes or {})
    shown = fields(decision.choice)[page * PAGE : (page + 1) * PAGE]
    inputs = [
        _noted(_input(f"f{number}", path, choice, decision, voice, part(raw, path)), choice, notes or {})
        for number, (path, choice) in enumerate(shown, page * PAGE)
    ]
    return Form(clip(voice.ask_label(decision.kind, decision.about), TITLE), to, inputs)


def _input(
    name: str, path: tuple[str, ...], choice: Choice[Any], decision: Decision[Any], voice: Voice, raw: Raw
) -> Input:
    label = field_name(voice, decision.kind, path) or clip(voice.say("field-answer"), LABEL)
    description = clip(limits(choice, decision.kind, voice), DESCRIPTION)
    if 1 <= len(offered(choice)) <= MENU:
        return _listed(name, label, description, choice, decision.kind, voice, raw)
    long = is_split(choice) or is_several(choice)
    most = min(choice.max, TYPED) if isinstance(choice, Line) else TYPED
    return Input(
        name, "text", label, description, value=_typed(choice, decision.kind, voice, raw), long=long, most=most
    )


def _listed(name: str, label: str, description: str, choice: Choice[Any], kind: str, voice: Voice, raw: Raw) -> Input:
    options = offered(choice)
    picked = [raw] if isinstance(raw, str) else raw if is_list(raw) else []
    names = labels(voice, kind, options)
    items = [
        Item(clip(label_, 100), str(place), chosen=option in picked)
        for place, option, label_ in ((n, options[n], names[n]) for n in gathered(voice, kind, options))
    ]
    if not is_several(choice):
        widget: Literal["radio", "menu"] = "radio" if len(items) in RADIO else "menu"
        return Input(name, widget, label, description, items)
    low, high = min(choice.low, len(items)), min(choice.high, len(items))
    return Input(name, "checks" if len(items) in CHECKS else "menu", label, description, items, low, max(high, 1))


def _noted(one: Input, choice: Choice[Any], notes: Mapping[str, str]) -> Input:
    """A field whose options say why one would choose them."""
    options = offered(choice)
    return replace(
        one, items=[replace(item, note=clip(notes.get(options[int(item.value)], ""), 100)) for item in one.items]
    )


def _annotated(made: Form, decision: Decision[Any], notes: Mapping[str, str]) -> Form:
    """A form of its own, whose fields that offer what the decision offers say why one would choose it, too."""
    choices = {path[-1]: choice for path, choice in leaves(decision.choice) if path}
    offers = {name: [str(n) for n in range(len(offered(choice)))] for name, choice in choices.items()}
    inputs = [
        _noted(one, choices[one.name], notes) if [item.value for item in one.items] == offers.get(one.name) else one
        for one in made.inputs
    ]
    return replace(made, inputs=inputs)


def _typed(choice: Choice[Any], kind: str, voice: Voice, raw: Raw) -> str:
    """A draft as it would be typed."""
    if is_split(choice) and is_dict(raw):
        text = "\n".join(f"{voice.option(kind, part)} {raw.get(part, choice.low)}" for part in choice.parts)
    elif is_list(raw):
        text = "\n".join(f"{name} {n}" for name, n in Counter(voice.option(kind, str(one)) for one in raw).items())
    elif isinstance(raw, str):
        text = raw if isinstance(choice, Line) else voice.option(kind, raw)
    else:
        text = "" if raw is None else str(raw)
    return text[:TYPED]


def limits(choice: Choice[Any], kind: str, voice: Voice) -> str:
    """What may be entered, in words."""
    if isinstance(choice, Amount) and choice.low == choice.high:
        return voice.say("form-only", number=choice.low)
    if isinstance(choice, Amount):
        return voice.say("form-amount", low=choice.low, high=choice.high)
    if is_several(choice):
        return _how_many(choice, kind, voice)
    if is_split(choice):
        return voice.say("form-split", total=choice.total)
    if isinstance(choice, Line):
        return voice.say("form-line", max=choice.max)
    return voice.say("form-one") if is_one(choice) and len(offered(choice)) > MENU else ""


def _how_many(choice: Several[Any], kind: str, voice: Voice) -> str:
    """How many may be chosen; how they are typed only where there are too many for a list."""
    able = offered(choice)
    low, high = choice.low, min(choice.high, len(able))
    how = "exactly" if low == high else "between" if low else "most"
    said = voice.say("form-several", how=how, low=low, high=high)
    return said if len(able) <= MENU else f"{said} {voice.say('form-typed', name=voice.option(kind, able[0]))}"


def read(posted: Posted, voice: Voice, submitted: Submitted, draft: Raw, page: int = 0) -> Raw:
    """The draft with one page of answers filled in. IllegalAnswer: something was not understood."""
    decision = posted.decision
    if own := special(decision, voice):
        return own.read(posted, voice, submitted)
    raw = completed(decision.choice, prefilled(posted) if draft is None else draft)
    for number, (path, choice) in enumerate(fields(decision.choice)):
        if number // PAGE == page:
            said, before = submitted.get(f"f{number}", ""), part(raw, path)
            kept = before is not None and left_empty(choice, said)
            raw = filled(raw, path, before if kept else understood(choice, decision.kind, voice, said))
    return raw


def left_empty(choice: Choice[Any], said: str | Sequence[str]) -> bool:
    """Whether a field says nothing, and so what it said before; free text, and no box ticked, are meant to be empty."""
    if isinstance(said, str):
        return not said.strip() and not isinstance(choice, Line)
    return not said and not is_several(choice)


def understood(choice: Choice[Any], kind: str, voice: Voice, said: str | Sequence[str]) -> Raw:
    """What one field says, as a raw answer; the choice itself decides whether it is legal."""
    if not isinstance(said, str):
        return _placed(choice, said)
    text = said.strip()
    if is_one(choice):
        return _placed(choice, [text]) if len(offered(choice)) in RADIO else named(offered(choice), kind, voice, text)
    if is_several(choice):
        return counted(offered(choice), kind, voice, text)
    if isinstance(choice, Amount):
        return number(text)
    if is_split(choice):
        return shares(choice, kind, voice, text)
    return said


def _placed(choice: Choice[Any], places: Sequence[str]) -> Raw:
    """Options by their places in the list."""
    picked = [at(offered(choice), place) for place in places]
    if is_several(choice):
        return picked
    if not picked:
        raise IllegalAnswer("form.empty")
    return picked[0]


def at(options: Sequence[str], place: str) -> str:
    """The option at a place that came from outside."""
    if not place.isascii() or not place.isdigit() or int(place) >= len(options):
        raise IllegalAnswer("choice.unknown", option=place[:80])
    return options[int(place)]


def number(text: str) -> int:
    """A whole number: "12", "12 T", "1,200"."""
    match = re.fullmatch(r"\s*(-?\d{1,3}(?:,\d{3})+|-?\d{1,9})\s*[Tt]?\s*", text)
    if match is None:
        raise IllegalAnswer("form.number", said=text[:40])
    return int(match[1].replace(",", ""))


def named(options: list[str], kind: str, voice: Voice, text: str) -> str:
    """The option whose name was typed: in full, or as much of it as is unmistakable."""
    wanted = text.casefold().strip()
    names = {option: voice.option(kind, option).casefold() for option in options}
    for fits in (
        [option for option, name in names.items() if wanted in (name, option.casefold())],
        [option for option, name in names.items() if wanted and name.startswith(wanted)],
        [option for option, name in names.items() if wanted and wanted in name],
    ):
        if len({names[option] for option in fits}) == 1:
            return fits[0]
    known = wanted in map(str.casefold, voice.names.values())
    there = listed(dict.fromkeys(voice.option(kind, option) for option in options))
    raise IllegalAnswer("form.not-offered" if known else "form.name", said=text[:40], there=there)


def listed(names: Iterable[str]) -> list[str]:
    """What there is, as an error tells it: so many names that they can still be read."""
    found = list(names)
    return found if len(found) <= NAMES else [*found[: NAMES - 1], "\u2026"]


def lines(text: str, names: Container[str] = ()) -> list[tuple[str, int | None]]:
    """Lines "Name 5" or "5 Name", also divided by commas or semicolons.

    `names`: those that may hold a figure of their own, in small letters: a card printed "Toll 4" is one, not four.
    """
    found: list[tuple[str, int | None]] = []
    for line in re.split(r"[\n;]|,(?!\d{3}\b)", text):
        match = LINE.match(line)
        if line.strip().casefold() in names:
            found.append((line.strip(), None))
        elif match and line.strip():
            figure = match["after"] or match["before"]
            found.append((match["name"], number(figure) if figure else None))
    return found


def shares(choice: Split[Any], kind: str, voice: Voice, text: str) -> dict[str, int]:
    """A total shared out by lines "Name 5"; names left out get nothing."""
    found: dict[str, int] = {}
    for name, figure in lines(text):
        part_ = named(list(choice.parts), kind, voice, name)
        if figure is None:
            raise IllegalAnswer("form.share", said=name[:40])
        if part_ in found:
            raise IllegalAnswer("form.twice", said=name[:40])
        found[part_] = figure
    return found


def counted(options: list[str], kind: str, voice: Voice, text: str) -> list[str]:
    """So many of each name: "3 Salt, 2 Wool"."""
    left, names = list(options), {voice.option(kind, option).casefold() for option in options}
    for name, figure in lines(text, names):
        wanted = voice.option(kind, named(options, kind, voice, name))
        alike = [option for option in left if voice.option(kind, option) == wanted]
        if not 0 <= (figure or 1) <= len(alike):
            raise IllegalAnswer("form.many", said=wanted[:40], have=len(alike))
        for option in alike[: 1 if figure is None else figure]:
            left.remove(option)
    return [option for option in options if option not in left]

"""Answers in words, and the first answer a card shows: what a raw answer says to the person who gave it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeGuard

from bot.base.parts import Parts
from bot.base.text import ID, Voice, escape
from bot.table.autopilot import OPEN, only
from games.kernel import Amount, Choice, Line, OneOf, Posted, Record, Several, Split
from games.kernel.choice import Raw, is_dict, is_list


def is_one(choice: Choice[Any]) -> TypeGuard[OneOf[Any]]:
    """Whether one option is chosen."""
    return isinstance(choice, OneOf)


def is_several(choice: Choice[Any]) -> TypeGuard[Several[Any]]:
    """Whether several options are chosen."""
    return isinstance(choice, Several)


def is_split(choice: Choice[Any]) -> TypeGuard[Split[Any]]:
    """Whether a total is shared out."""
    return isinstance(choice, Split)


NOBODY = "none"
NOTHING: tuple[Raw, ...] = (0, "", NOBODY, [], {})


def is_record(choice: Choice[Any]) -> TypeGuard[Record[Any]]:
    """Whether several choices are made together."""
    return isinstance(choice, Record)


def offered(choice: Choice[Any]) -> list[str]:
    """The ids of the options, in the order offered; none where nothing is listed."""
    return list(choice.options) if is_one(choice) or is_several(choice) else []


def labels(voice: Voice, kind: str, options: list[str]) -> list[str]:
    """What options are called; equals are counted: "Salt · 2 of 3"."""
    plain = [voice.option(kind, option) for option in options]
    count = Counter(plain)
    seen: Counter[str] = Counter()
    found: list[str] = []
    for label in plain:
        seen[label] += 1
        n = {"n": seen[label], "count": count[label]}
        found.append(voice.say("option-nth", name=label, **n) if count[label] > 1 else label)
    return found


def gathered(voice: Voice, kind: str, options: Sequence[str]) -> list[int]:
    """The places of options, equals beside each other."""
    names = [voice.option(kind, option) for option in options]
    return sorted(range(len(options)), key=lambda n: names.index(names[n]))


Teller: TypeAlias = Callable[[Voice, Raw], str]
TELLERS: Parts[Mapping[str, Teller]] = Parts({})
"""By the kind of decision: answers that have a language of their own."""
Speaker: TypeAlias = Callable[[Voice, Posted, Raw], str]
SPEAKERS: Parts[Mapping[str, Speaker]] = Parts({})
"""By the kind of decision: answers that name by their ids what only the question calls by its name."""


def told(voice: Voice, kind: str, raw: Raw) -> str:
    """A raw answer in words, without knowing what was offered: for receipts."""
    if raw is None:
        return voice.say("answer-none")
    if teller := TELLERS.of(voice.words.game).get(kind):
        return teller(voice, raw)
    if isinstance(raw, str):
        return voice.option(kind, raw) if ID.fullmatch(raw) else escape(raw)
    if is_list(raw):
        count = Counter(voice.option(kind, str(item)) for item in raw)
        items = (voice.pair(name, n) if n > 1 else name for name, n in count.items())
        return voice.list(items) if raw else voice.nothing(kind)
    if is_dict(raw):
        return _told_fields(voice, kind, raw)
    return voice.amount(kind, raw) if type(raw) is int else str(raw)


def told_of(voice: Voice, posted: Posted, raw: Raw) -> str:
    """The same of a question that is open, where only what was offered says what an answer means."""
    speaker = SPEAKERS.of(voice.words.game).get(posted.decision.kind)
    return speaker(voice, posted, raw) if speaker and raw is not None else told(voice, posted.decision.kind, raw)


def in_one_line(answer: str) -> str:
    """An answer that is told in several lines, where there is only one for it."""
    return "; ".join(line.removeprefix("- ") for line in answer.strip().splitlines())


def _told_fields(voice: Voice, kind: str, raw: dict[str, Any]) -> str:
    if all(value in NOTHING for value in raw.values()):
        return voice.nothing(kind)
    if all(type(value) is int for value in raw.values()):
        shares = {name: value for name, value in raw.items() if value}
        return voice.list(voice.shared(kind, voice.option(kind, name), value) for name, value in shares.items())
    said = {name: value for name, value in raw.items() if value not in NOTHING}
    return "; ".join(_field(voice.field_label(kind, name), told(voice, kind, value)) for name, value in said.items())


def _field(label: str, answer: str) -> str:
    """A field with what is said in it; where its name asks something the colon would be too much."""
    return f"{label} {answer}" if label.endswith("?") else f"{label}: {answer}"


def fields_in(key: str) -> dict[str, str | int]:
    """The parameters in the key of a decision; figures are figures, for texts tell by them what they say."""
    found = (part.split("=", 1) for part in key.partition("@")[0].split("/")[1:] if "=" in part)
    return {name: int(value) if value.isdecimal() else value for name, value in found}


def prefilled(posted: Posted) -> Raw:
    """The default of the rules where there is one; of what is asked ahead what was said, else what is proposed.

    Where nothing is proposed a form says what its fields say untouched.
    """
    if posted.proposal is None and is_record(posted.decision.choice):
        return blank(posted.decision.choice)
    return posted.proposal


def certain(choice: Choice[Any]) -> tuple[Raw] | None:
    """The only answer there is; None: there are several."""
    if is_several(choice) and choice.low >= len(choice.options):
        return (offered(choice),)
    found = only(choice)
    return None if found is OPEN else (found,)


def blank(choice: Choice[Any]) -> Raw:
    """What an answer is when nobody has said anything of it: nobody, none, the least; None: it must be said."""
    if is_record(choice):
        return {name: blank(one) for name, one in choice.fields.items()}
    if found := certain(choice):
        return found[0]
    if is_one(choice):
        return NOBODY if NOBODY in choice.options else None
    if is_several(choice):
        return None if choice.low else []
    if isinstance(choice, Amount):
        return choice.low
    return "" if isinstance(choice, Line) else None


def completed(choice: Choice[Any], raw: Raw) -> Raw:
    """An answer of which parts were said; the others say what they say untouched."""
    for path, leaf in leaves(choice):
        if path and part(raw, path) is None:
            raw = filled(raw, path, blank(leaf))
    return raw


def unsaid(choice: Choice[Any], raw: Raw) -> list[tuple[str, ...]]:
    """The fields of a form that must be said, and are not."""
    return [path for path, _ in leaves(choice) if path and part(raw, path) is None]


def leaves(choice: Choice[Any], path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Choice[Any]]]:
    """The fields of a form: records within records are laid flat."""
    if is_record(choice):
        return [leaf for name, one in choice.fields.items() for leaf in leaves(one, (*path, name))]
    return [(path, choice)]


def part(raw: Raw, path: tuple[str, ...]) -> Raw:
    """The answer to one field of a form; None where nothing has been said."""
    for name in path:
        raw = raw.get(name) if is_dict(raw) else None
    return raw


def filled(raw: Raw, path: tuple[str, ...], value: Raw) -> Raw:
    """The answer with one field filled in."""
    if not path:
        return value
    whole = dict(raw) if is_dict(raw) else {}
    whole[path[0]] = filled(whole.get(path[0]), path[1:], value)
    return whole

"""Typed answers to questions of a form of their own: each option of the command fills in one field of the form.

What is left out stays as the form shows it. Several names in a field are divided by commas, lines by semicolons: what
an answer is called when it is told can be typed back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice
from bot.surface.kit.address import Address
from bot.surface.kit.answers import is_one, is_several, is_split, leaves, offered, prefilled
from bot.surface.kit.forms import Form, Input, Special, Submitted, listed, special
from bot.surface.kit.panel import Item
from games.kernel import Amount, Choice, IllegalAnswer, Line, Posted, Raw

Typed = str | Mapping[str, str | None]
SAID: Final = 40
FORM: Final = "form"
PARTS: Final = re.compile(r"[,;]")


def own_form(posted: Posted, voice: Voice) -> Special | None:
    """The form of a question whose answer no common field can say; None: the common fields can."""
    plain = all(_is_plain(leaf) for _, leaf in leaves(posted.decision.choice))
    return None if plain else special(posted.decision, voice)


def _is_plain(leaf: Choice[Any]) -> bool:
    return is_one(leaf) or is_several(leaf) or is_split(leaf) or isinstance(leaf, Amount | Line)


def made(own: Special, posted: Posted, voice: Voice, raw: Raw = None, game: str = "") -> Form:
    """The form as it opens; with an answer, as it would say that."""
    to = Address(game, posted.ref, posted.rev, FORM, "0")
    return own.make(posted, to, voice, prefilled(posted) if raw is None else raw)


def dictated(own: Special, posted: Posted, voice: Voice, said: Typed) -> Raw:
    """What was typed, as the form reads it. IllegalAnswer: something was not understood."""
    return own.read(posted, voice, entered(made(own, posted, voice), voice, said))


def entered(form: Form, voice: Voice, said: Typed) -> Submitted:
    """The fields as they are handed in. IllegalAnswer: something that was typed is not offered."""
    texts = {form.inputs[0].name: said} if isinstance(said, str) else said
    return {one.name: _entered(one, voice, texts.get(one.name)) for one in form.inputs}


def as_typed(form: Form, voice: Voice, said: Typed) -> Submitted:
    """The same of what was refused, to be put right: what is not offered is left as it was."""
    texts = {form.inputs[0].name: said} if isinstance(said, str) else said
    found: dict[str, str | Sequence[str]] = {}
    for one in form.inputs:
        try:
            found[one.name] = _entered(one, voice, texts.get(one.name))
        except IllegalAnswer:
            found[one.name] = _untouched(one)
    return found


def shown(form: Form, voice: Voice, name: str) -> str:
    """What a field of a form says, as it would be typed."""
    one = next(each for each in form.inputs if each.name == name)
    if one.kind == "text":
        said = "; ".join(line.strip() for line in one.value.splitlines() if line.strip())
    else:
        said = ", ".join(item.label for item in one.items if item.chosen)
    return said or voice.say("button-none")


def names_in(form: Form, name: str) -> Sequence[str]:
    """What a field lists."""
    return [item.label for one in form.inputs if name in ("", one.name) for item in one.items]


def _entered(one: Input, voice: Voice, text: str | None) -> str | Sequence[str]:
    if text is None:
        return _untouched(one)
    said = text.strip().casefold()
    nothing = said in ("", voice.say("button-none").casefold())
    if one.kind == "text":
        return "" if nothing else text.replace(";", "\n") if one.long else text
    if nothing and not one.low:
        return []
    if one.kind != "checks" and one.high == 1:
        return [_meant(one.items, text)]
    if said == voice.say("button-all").casefold():
        return [item.value for item in one.items]
    return [_meant(one.items, part) for part in PARTS.split(text) if part.strip()]


def _untouched(one: Input) -> str | Sequence[str]:
    return one.value if one.kind == "text" else [item.value for item in one.items if item.chosen]


def _meant(items: Sequence[Item], text: str) -> str:
    """The entry of a list by its name, or as much of it as is unmistakable."""
    wanted = text.strip().casefold()
    for fits in (
        [item for item in items if item.label.casefold() == wanted],
        [item for item in items if wanted and item.label.casefold().startswith(wanted)],
        [item for item in items if wanted and wanted in item.label.casefold()],
    ):
        if len({item.label for item in fits}) == 1:
            return fits[0].value
    raise IllegalAnswer("form.name", said=text.strip()[:SAID], there=listed(item.label for item in items))


# Forms of common fields, in one line


def in_pairs(said: str) -> list[tuple[str, str]]:
    """Each field by its name, with what it says: "Ada: this; Carl: that"."""
    parts = [one.partition(":") for one in re.split(r"[;\n]", said) if one.strip()]
    return [(name.strip(), value.strip()) for name, _, value in parts]


def field_meant(names: Sequence[str], kind: str, voice: Voice, text: str) -> str:
    """The field whose name was typed: in full, or as much of it as is unmistakable."""
    called = {name: (voice.field_label(kind, name).casefold(), voice.option(kind, name).casefold()) for name in names}
    wanted = text.casefold().strip()
    for fits in (
        [name for name, both in called.items() if wanted in (*both, name.casefold())],
        [name for name, both in called.items() if wanted and any(one.startswith(wanted) for one in both)],
    ):
        if len(fits) == 1:
            return fits[0]
    raise IllegalAnswer("form.name", said=text[:SAID], there=listed(voice.field_label(kind, name) for name in names))


def pairs(posted: Posted, voice: Voice) -> list[str]:
    """Every field of such a form with everything it can say."""
    choice, kind = posted.decision.choice, posted.decision.kind
    return [
        f"{voice.field_label(kind, path[-1])}: {voice.option(kind, option)}"
        for path, leaf in leaves(choice)
        if path and is_one(leaf)
        for option in offered(leaf)
    ]

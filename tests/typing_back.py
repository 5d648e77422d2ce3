"""What somebody types into the fields of a command who wants to say something: as the bot itself would say it."""

from __future__ import annotations

from typing import Any

from bot.fronts.sword import dictating
from bot.surface.kit import dictated
from bot.surface.kit.answers import is_record
from bot.surface.kit.look import Look
from bot.surface.press.saying_ahead import SAYS
from bot.surface.press.verbs import Verb
from games.kernel import Amount, OneOf, Posted, Raw
from games.kernel.choice import is_dict, is_list
from games.sword.next_action import NextAction


def typed(verb: Verb, posted: Posted, look: Look, raw: Any) -> dict[str, str]:
    """A part of it in each field, or all of it in one."""
    choice, kind = posted.decision.choice, posted.decision.kind
    if isinstance(choice, NextAction):
        return dictating.spelled(look, posted, raw) or {SAYS.name: "silence"}
    if SAYS in verb.fields and raw == posted.decision.lapse:
        return {SAYS.name: "silence"}
    parts = {field.name: field.of or field.name for field in verb.parts if not field.choices}
    if own := dictated.own_form(posted, look.voice):
        form = dictated.made(own, posted, look.voice, raw)
        names = [one.name for one in form.inputs]
        fills = {next(iter(parts)): names[0]} if len(parts) == 1 else parts
        return {name: dictated.shown(form, look.voice, part) for name, part in fills.items() if part in names}
    if is_record(choice) and len(parts) > 1:
        return {name: worded(choice.fields[one], raw[one], kind, look) for name, one in parts.items() if one in raw}
    if is_record(choice) and parts and all(isinstance(one, OneOf) for one in choice.fields.values()):
        return {next(iter(parts)): in_pairs(raw, kind, look)}
    return {next(iter(parts)): worded(choice, raw, kind, look)} if parts else {}


def in_pairs(raw: dict[str, str], kind: str, look: Look) -> str:
    """Each field by its name with what it says."""
    return "; ".join(
        f"{look.voice.field_label(kind, name)}: {look.voice.option(kind, one)}" for name, one in raw.items()
    )


def worded(choice: Any, raw: Raw, kind: str, look: Look) -> str:
    """A part of an answer as somebody types it."""
    if isinstance(choice, OneOf):
        return look.voice.option(kind, str(raw))
    if isinstance(choice, Amount):
        return str(raw)
    if is_list(raw):
        return ", ".join(look.voice.option(kind, str(one)) for one in raw) or look.voice.say("button-none")
    if is_dict(raw):
        return ", ".join(f"{look.voice.name(name)} {value}" for name, value in raw.items())
    return str(look.voice.spell(raw))

"""Answers as they are typed: JSON, the number of an option, or its id; and what may be answered, in a line."""

from __future__ import annotations

import json
from typing import Any

from bot.surface.kit.answers import is_one, is_record, is_several, is_split
from games.kernel import Choice, Raw
from games.kernel.choice import Amount, is_dict, is_list


def raw_of(choice: Choice[Any], text: str) -> Raw:
    """What was typed as the raw answer to a choice; whether that is legal is for the table to say.

    `2` is the second option where one is chosen, `1,3` the first and third where several are, `dye` an id; all else
    is JSON. `-` is nothing: no options, or null.
    """
    if text == "-":
        return [] if is_several(choice) else None
    return counted(choice, parsed(choice, text))


def parsed(choice: Choice[Any], text: str) -> Raw:
    """JSON if it is any, else words with commas between them, or one."""
    try:
        return json.loads(text)
    except ValueError:
        words = [parsed_word(one) for one in text.replace(",", " ").split()]
        return words if is_several(choice) else text


def parsed_word(word: str) -> Raw:
    """A number, or the word itself."""
    return int(word) if word.isdigit() else word


def counted(choice: Choice[Any], raw: Raw) -> Raw:
    """Numbers of options as their ids, also within a record."""
    if is_one(choice):
        return option(list(choice.options), raw)
    if is_several(choice):
        return [option(list(choice.options), one) for one in (raw if is_list(raw) else [raw])]
    if is_record(choice) and is_dict(raw):
        return {name: counted(choice.fields[name], one) if name in choice.fields else one for name, one in raw.items()}
    return raw


def option(options: list[str], raw: Raw) -> Raw:
    """The id of an option that was named by its number."""
    return options[raw - 1] if type(raw) is int and 0 < raw <= len(options) else raw


def hint(choice: Choice[Any]) -> str:
    """How this is answered."""
    if is_one(choice):
        return "one: its number or id"
    if is_several(choice):
        return f"{choice.low} to {choice.high} of them: numbers or ids with commas between, - for none"
    if isinstance(choice, Amount):
        return f"a number from {choice.low} to {choice.high}"
    if is_split(choice):
        return f'{choice.total} shared out: {{"{choice.parts[0] if choice.parts else "id"}": {choice.total}}}'
    if is_record(choice):
        return f"JSON with {', '.join(choice.fields)}"
    return f"JSON for {type(choice).__name__} {json.dumps(choice.form())[:200]}"

"""The options of a game: a form made from its model, which the host fills in while the game gathers players.

What they are called stands with the texts of the game: `option-sample-coins`, and a value that is a word
`option-<game>-<name>-<value>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from bot.base.errors import NotAllowed
from bot.base.parts import Parts
from bot.base.text import Voice, clip
from bot.store.parcels import LOBBY
from bot.store.store import GameRow
from bot.surface.kit.address import Address
from bot.surface.kit.forms import DESCRIPTION, LABEL, PAGE, RADIO, TITLE, Form, Input, Submitted, number
from bot.surface.kit.panel import OPTION, Button, Item, button
from bot.surface.kit.surface import Person, Surface
from bot.surface.lobby.lobby import as_host

OPTIONS: Parts[Sequence[str]] = Parts(())
"""The options of each game that are asked, in their order: fields of its model."""
YES: Final = "yes"
NO: Final = "no"


def as_they_stand(model: type[BaseModel], row: GameRow) -> dict[str, Any]:
    """All options of a game, those that nobody has set as its rules have them; as they were stored, if they changed."""
    try:
        return model.model_validate(dict(row.options)).model_dump()
    except ValidationError:
        return dict(row.options)


def lines(voice: Voice, model: type[BaseModel], row: GameRow) -> list[str]:
    """The options of a table, one line each."""
    stand, asked = as_they_stand(model, row), OPTIONS.of(row.kind)
    return [
        voice.say("lobby-option", name=label(voice, row.kind, name), value=called(voice, row.kind, name, stand[name]))
        for name in asked
        if name in stand
    ]


def label(voice: Voice, kind: str, name: str) -> str:
    """What an option is called."""
    return voice.say(f"option-{kind}-{name.replace('_', '-')}")


def called(voice: Voice, kind: str, name: str, value: object) -> str:
    """What a value of it is called."""
    if isinstance(value, bool):
        return voice.say(f"option-{YES if value else NO}")
    return voice.say(f"option-{kind}-{name.replace('_', '-')}-{value}") if isinstance(value, str) else str(value)


# The form


def ways(voice: Voice, row: GameRow) -> list[Button]:
    """The buttons that open it: one for each five options."""
    count = -(-len(OPTIONS.of(row.kind)) // PAGE)
    names = [voice.say("button-options", page=page if count > 1 else 0) for page in range(1, count + 1)]
    return [button(name, Address(row.id, "lobby", "", "options", str(page))) for page, name in enumerate(names)]


def form(voice: Voice, model: type[BaseModel], row: GameRow, page: int) -> Form:
    """A page of it, filled in as the options stand."""
    stand = as_they_stand(model, row)
    names = OPTIONS.of(row.kind)[page * PAGE : (page + 1) * PAGE]
    inputs = [asking(voice, row.kind, name, model.model_fields[name], stand.get(name)) for name in names]
    to = Address(row.id, "lobby", "", "options", str(page))
    return Form(clip(voice.say("options-title", game=voice.say(f"game-{row.kind}")), TITLE), to, inputs)


def asking(voice: Voice, kind: str, name: str, option: FieldInfo, value: object) -> Input:
    """One option: its values to be chosen from, or a number to be typed."""
    title, able = clip(label(voice, kind, name), LABEL), values(option)
    if not able:
        low, high = bounds(option)
        hint = clip(voice.say("form-amount", low=low, high=high), DESCRIPTION)
        return Input(name, "text", title, hint, value=str(value), most=len(str(high)) + 1)
    items = [Item(clip(called(voice, kind, name, one), OPTION), said(one), chosen=one == value) for one in able]
    return Input(name, "radio" if len(items) in RADIO else "menu", title, "", items)


def values(option: FieldInfo) -> Sequence[Any]:
    """What an option may be, where that can be listed."""
    if option.annotation is bool:
        return (True, False)
    return get_args(option.annotation) if get_origin(option.annotation) is Literal else ()


def bounds(option: FieldInfo) -> tuple[int, int]:
    """The least and the greatest number of an option, as its model has them."""
    lows = [one.ge for one in option.metadata if hasattr(one, "ge")]
    highs = [one.le for one in option.metadata if hasattr(one, "le")]
    return (lows or [0])[0], (highs or [99])[0]


def said(value: object) -> str:
    """A value as the form gives it back."""
    return (YES if value else NO) if isinstance(value, bool) else str(value)


def read(model: type[BaseModel], row: GameRow, entered: Submitted) -> dict[str, Any]:
    """The options with what was filled in. NotAllowed: the game does not know such a value."""
    given = {name: text for name, text in told(entered) if name in OPTIONS.of(row.kind)}
    known = {name: chosen(model.model_fields[name], text) for name, text in given.items()}
    try:
        return model.model_validate({**as_they_stand(model, row), **known}).model_dump()
    except ValidationError as error:
        raise NotAllowed("setup.options") from error


def told(entered: Submitted) -> Iterable[tuple[str, str]]:
    """Each field, and what stands in it."""
    return ((name, one if isinstance(one, str) else next(iter(one), "")) for name, one in entered.items())


def chosen(option: FieldInfo, text: str) -> Any:
    """What was chosen or typed; IllegalAnswer: no number."""
    able = values(option)
    if able:
        return next((one for one in able if said(one) == text), text)
    return number(text)


async def change(surface: Surface, game: str, person: Person, entered: Submitted) -> None:
    """The host fills in the form. NotAllowed: he is not the host, the game has begun, or has no such value."""

    async def act() -> None:
        row = await as_host(surface, game, person)
        options: Mapping[str, Any] = read(surface.tables.games[row.kind].options, row, entered)
        await surface.store.change_game(game, surface.time.now(), [LOBBY], options=options)

    await surface.tables.alone(game, act)

"""The options of a game: a form made from its model, which the host fills in while the game gathers players.

What they are called stands with the texts of the game: `option-sample-coins`, and a value that is a word
`option-<game>-<name>-<value>`. What is either on or off is ticked in one field, however many there are:
`option-<game>-switches`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from bot.base.errors import NotAllowed
from bot.base.parts import Parts
from bot.base.text import Voice, clip
from bot.store.parcels import LOBBY
from bot.store.store import GameRow
from bot.surface.kit.address import Address
from bot.surface.kit.forms import CHECKS, DESCRIPTION, LABEL, PAGE, RADIO, TITLE, Form, Input, Submitted, number
from bot.surface.kit.panel import OPTION, Button, Item, button
from bot.surface.kit.surface import Person, Surface
from bot.surface.lobby.lobby import as_host

OPTIONS: Parts[Sequence[str]] = Parts(())
"""The options of each game that are asked, in their order: fields of its model."""
SWITCHES: Final = "switches"
REFUSED: Final = "setup.options"


def as_they_stand(model: type[BaseModel], row: GameRow) -> dict[str, Any]:
    """All options of a game, those that nobody has set as its rules have them; as they were stored, if they changed."""
    try:
        return model.model_validate(dict(row.options)).model_dump()
    except ValidationError:
        return dict(row.options)


def lines(voice: Voice, model: type[BaseModel], row: GameRow) -> list[str]:
    """The options of a table, one line each."""
    stand = as_they_stand(model, row)
    return [
        voice.say("lobby-option", name=label(voice, row.kind, name), value=value)
        for name in asked(model, row.kind)
        if (value := told_of(voice, model, row.kind, name, stand))
    ]


def told_of(voice: Voice, model: type[BaseModel], kind: str, name: str, stand: Mapping[str, Any]) -> str:
    """How an option stands; of all switches together what is on. Empty: nothing is known of it."""
    if name == SWITCHES:
        lit = [label(voice, kind, one) for one in switches(model, kind) if stand.get(one)]
        return voice.list(lit) if lit else voice.say("option-none")
    return called(voice, kind, name, stand[name]) if name in stand else ""


def asked(model: type[BaseModel], kind: str) -> list[str]:
    """The fields of the form in their order: an option each, and all switches together where the first would stand."""
    able = switches(model, kind)
    return list(dict.fromkeys(SWITCHES if name in able else name for name in OPTIONS.of(kind)))


def switches(model: type[BaseModel], kind: str) -> list[str]:
    """What is either on or off."""
    return [name for name in OPTIONS.of(kind) if model.model_fields[name].annotation is bool]


def label(voice: Voice, kind: str, name: str) -> str:
    """What an option is called."""
    return voice.say(f"option-{kind}-{name.replace('_', '-')}")


def meaning(voice: Voice, kind: str, name: str) -> str:
    """What it changes, in a sentence."""
    key = f"option-{kind}-{name.replace('_', '-')}.means"
    return clip(voice.say(key), OPTION) if voice.has(key) else ""


def called(voice: Voice, kind: str, name: str, value: object) -> str:
    """What a value of it is called."""
    return voice.say(f"option-{kind}-{name.replace('_', '-')}-{value}") if isinstance(value, str) else str(value)


# The form


def ways(voice: Voice, model: type[BaseModel], row: GameRow) -> list[Button]:
    """The buttons that open it: one for each five fields."""
    count = -(-len(asked(model, row.kind)) // PAGE)
    names = [voice.say("button-options", page=page if count > 1 else 0) for page in range(1, count + 1)]
    return [button(name, Address(row.id, "lobby", "", "options", str(page))) for page, name in enumerate(names)]


def form(voice: Voice, model: type[BaseModel], row: GameRow, page: int) -> Form:
    """A page of it, filled in as the options stand."""
    stand = as_they_stand(model, row)
    names = asked(model, row.kind)[page * PAGE : (page + 1) * PAGE]
    inputs = [
        ticking(voice, model, row.kind, stand)
        if name == SWITCHES
        else asking(voice, row.kind, name, model.model_fields[name], stand.get(name))
        for name in names
    ]
    to = Address(row.id, "lobby", "", "options", str(page))
    return Form(clip(voice.say("options-title", game=voice.say(f"game-{row.kind}")), TITLE), to, inputs)


def asking(voice: Voice, kind: str, name: str, option: FieldInfo, value: object) -> Input:
    """One option: its values to be chosen from, or a number to be typed."""
    title, able = clip(label(voice, kind, name), LABEL), values(option)
    if not able:
        low, high = bounds(option)
        hint = clip(voice.say("form-amount", low=low, high=high), DESCRIPTION)
        return Input(name, "text", title, hint, value=str(value), most=len(str(high)) + 1)
    items = [
        Item(
            clip(called(voice, kind, name, one), OPTION), str(one), meaning(voice, kind, f"{name}-{one}"), one == value
        )
        for one in able
    ]
    return Input(name, "radio" if len(items) in RADIO else "menu", title, "", items)


def ticking(voice: Voice, model: type[BaseModel], kind: str, stand: Mapping[str, Any]) -> Input:
    """All switches: what is on is ticked."""
    able = switches(model, kind)
    items = [
        Item(clip(label(voice, kind, one), OPTION), one, meaning(voice, kind, one), bool(stand.get(one)))
        for one in able
    ]
    widget: Literal["checks", "menu"] = "checks" if len(items) in CHECKS else "menu"
    return Input(SWITCHES, widget, clip(label(voice, kind, SWITCHES), LABEL), "", items, 0, len(items))


def values(option: FieldInfo) -> Sequence[Any]:
    """What an option may be, where that can be listed."""
    return get_args(option.annotation) if get_origin(option.annotation) is Literal else ()


def bounds(option: FieldInfo) -> tuple[int, int]:
    """The least and the greatest number of an option, as its model has them."""
    lows = [one.ge for one in option.metadata if hasattr(one, "ge")]
    highs = [one.le for one in option.metadata if hasattr(one, "le")]
    return (lows or [0])[0], (highs or [99])[0]


def read(model: type[BaseModel], row: GameRow, entered: Submitted) -> dict[str, Any]:
    """The options with what was filled in. NotAllowed: the game does not know such a value, or not beside another."""
    able = [name for name in OPTIONS.of(row.kind) if name not in switches(model, row.kind)]
    known = {name: chosen(model.model_fields[name], text) for name, text in told(entered) if name in able}
    try:
        return model.model_validate({**as_they_stand(model, row), **known, **ticked(model, row, entered)}).model_dump()
    except ValidationError as error:
        raise NotAllowed(reason(error)) from error


def ticked(model: type[BaseModel], row: GameRow, entered: Submitted) -> dict[str, bool]:
    """The switches as they were ticked; nothing, if they do not stand on this page."""
    if SWITCHES not in entered:
        return {}
    return {name: name in entered[SWITCHES] for name in switches(model, row.kind)}


def reason(error: ValidationError) -> str:
    """Why the game refuses options: in its own words, if it says so itself (a kind of error like `setup.needs`)."""
    kinds = (str(one["type"]) for one in error.errors(include_context=False, include_url=False))
    return next((kind for kind in kinds if kind.startswith("setup.")), REFUSED)


def told(entered: Submitted) -> Iterable[tuple[str, str]]:
    """Each field, and what stands in it."""
    return ((name, one if isinstance(one, str) else next(iter(one), "")) for name, one in entered.items())


def chosen(option: FieldInfo, text: str) -> Any:
    """What was chosen or typed; IllegalAnswer: no number."""
    able = values(option)
    if able:
        return next((one for one in able if str(one) == text), text)
    return number(text)


def filled(kind: str, wished: BaseModel, names: Collection[str]) -> dict[str, Any]:
    """What somebody enters who wants these options so: the rest he leaves as it stands."""
    able = switches(type(wished), kind)
    alone = {name: str(getattr(wished, name)) for name in names if name not in able}
    ticks = [name for name in able if getattr(wished, name)]
    return {**alone, SWITCHES: ticks} if set(names) & set(able) else alone


async def change(surface: Surface, game: str, person: Person, entered: Submitted) -> None:
    """The host fills in the form. NotAllowed: he is not the host, the game has begun, or has no such value."""

    async def act() -> None:
        row = await as_host(surface, game, person)
        options: Mapping[str, Any] = read(surface.tables.games[row.kind].options, row, entered)
        await surface.store.change_game(game, surface.time.now(), [LOBBY], options=options)

    await surface.tables.alone(game, act)

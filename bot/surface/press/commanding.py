"""Slash commands: which game is meant, what was typed, and the same handlers that serve the buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

import structlog
from discord import app_commands

from bot.base.errors import BotError, IllegalAnswer, NotAllowed, NotOpen
from bot.base.text import Voice, clip
from bot.store.store import GameRow
from bot.surface.kit import dictated, forms
from bot.surface.kit.address import Address
from bot.surface.kit.answers import filled, is_one, is_several, is_split, leaves, offered, part, prefilled
from bot.surface.kit.cards import way
from bot.surface.kit.explain import refusal
from bot.surface.kit.forms import Form
from bot.surface.kit.knowing import known
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, Button, Panel, buttons, words
from bot.surface.kit.present import asked
from bot.surface.kit.surface import Surface
from bot.surface.press.answering import Interaction, Reply
from bot.surface.press.asides import lay_beside
from bot.surface.press.decide import fill, keep, take, to_be_confirmed
from bot.surface.press.items import Act, Press, Reception
from games.kernel import Choice, Posted, Raw

MOST: Final = 25
NAME: Final = 100
NOWHERE: Final = Address("", "command", "", "command")
Choices = list[app_commands.Choice[str]]
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Client(Protocol):
    """What a command needs of the bot."""

    surface: Surface
    reception: Reception


def add_to(tree: app_commands.CommandTree[Any], group: str, *commands: app_commands.Command[Any, ..., None]) -> None:
    """Add subcommands to a group that another cog has made: `/table pause`."""
    found = tree.get_command(group)
    if not isinstance(found, app_commands.Group):
        raise TypeError(f"there is no group /{group}")
    for one in commands:
        found.add_command(one)


async def command(interaction: Interaction, act: Act, game: str | None = None, *, public: bool = False) -> None:
    """Answer a command about a game with the handler of a button; one that is answered late too, as `public` says."""
    client: Client = interaction.client

    async def meant(press: Press) -> None:
        row = await which(client.surface, interaction, game)
        found = Press(press.surface, press.reply, Address(row.id, "command", "", "command"))
        try:
            await act(found)
        except BotError as error:  # in the words of that game
            await client.reception.refuse(found, error)

    named = game if game and game.isalnum() else ""
    to = Address(named, "command", "", "command")
    await anywhere(interaction, meant, to, public=public)


async def anywhere(interaction: Interaction, act: Act, to: Address = NOWHERE, *, public: bool = False) -> None:
    """Answer a command that is about no game, or whose handler finds out about which."""
    client: Client = interaction.client
    await client.reception.take(act, Press(client.surface, Reply(interaction, public=public), to))


async def which(surface: Surface, interaction: Interaction, game: str | None) -> GameRow:
    """The game that is meant: named (if he may know of it), that of the channel, or the only one of the asker."""
    if game is not None:
        return (await known(surface, interaction, game)).game
    here = await of_channel(surface, interaction)
    if here is not None:
        return here
    mine = await surface.games_of(interaction.user.id)
    if len(mine) != 1:
        raise NotAllowed("game.which" if mine else "game.none")
    return mine[0]


async def of_channel(surface: Surface, interaction: Interaction) -> GameRow | None:
    """The game whose channel, or whose thread, this is."""
    channel: Any = interaction.channel
    return await surface.game_in(getattr(channel, "parent_id", None) or interaction.channel_id)


async def game_choices(interaction: Interaction, current: str) -> Choices:
    """The asker's games, those that wait for him first."""
    return await quietly(_games(interaction, current))


async def _games(interaction: Interaction, current: str) -> Choices:
    client: Client = interaction.client
    rows = await client.surface.games_of(interaction.user.id)
    fitting = [row for row in rows if current.casefold() in row.title.casefold()]
    return [app_commands.Choice(name=clip(f"{row.title} ({row.id})", NAME), value=row.id) for row in fitting[:MOST]]


async def half_choices(interaction: Interaction, current: str) -> Choices:
    """The halves of the game at hand in which the caller plays."""
    return await quietly(_halves(interaction, current))


async def _halves(interaction: Interaction, current: str) -> Choices:
    client: Client = interaction.client
    row = await which(client.surface, interaction, getattr(interaction.namespace, "game", None))
    look = await client.surface.look_as(row.id, interaction.user.id)
    named = {half: look.voice.say(f"half-{half}") for half in look.boards} if look else {}
    fitting = {half: name for half, name in named.items() if current.casefold() in name.casefold()}
    return [app_commands.Choice(name=name, value=half) for half, name in fitting.items()]


def answers(kind: str, said: str | Mapping[str, str | None] | None, **about: str | int | None) -> Act:
    """The handler that answers the caller's open decision of a kind with what he typed; typed nothing: shows it."""
    if said is None or (isinstance(said, Mapping) and not any(said.values())):
        return gives(kind, None, **about)
    return _answering(kind, partial(_spoken, said=said), said, about)


def _spoken(look: Look, posted: Posted, said: dictated.Typed) -> Raw:
    return spoken(posted, look.voice, said, asked(posted, look).preset)


def gives(kind: str, read: Callable[[Look, Posted], Raw | Form] | None, **about: str | int | None) -> Act:
    """The handler that answers the caller's open decision of a kind with what is read, or asks for what is missing.

    None: nothing was said, the question is shown.
    """
    return _answering(kind, read, None, about)


def _answering(
    kind: str,
    read: Callable[[Look, Posted], Raw | Form] | None,
    said: dictated.Typed | None,
    about: Mapping[str, str | int | None],
) -> Act:
    """`said`: what was typed, kept for another try if it is refused."""

    async def act(press: Press) -> None:
        look = await press.own()
        able = asked_for(look, kind, about)
        posted = able[0]
        if len({(one.decision.half, for_whom(one, look)) for one in able}) > 1:
            await press.reply.whisper(for_which(look, able))
            return
        look = look.of(posted)
        if read is None:
            await _show(press, look, posted)
            return
        try:
            await _given(press, look, posted, read(look, posted))
        except IllegalAnswer as error:
            again = _kept(press, look, posted, said) if said else None
            await press.reply.whisper(refusal(look, error, asked(posted, look), again))

    return act


def _kept(press: Press, look: Look, posted: Posted, said: dictated.Typed) -> Address | None:
    """The form of the question, which opens as if it had been typed there; None: it has none of its own."""
    own = dictated.own_form(posted, look.voice)
    if own is None:
        return None
    form = dictated.made(own, posted, look.voice, game=look.game.id)
    press.surface.typed.keep(press.user.id, form.to, dictated.as_typed(form, look.voice, said))
    return form.to


async def _given(press: Press, look: Look, posted: Posted, said: Raw | Form) -> None:
    if isinstance(said, Form):
        await press.reply.ask(said)
    elif to_be_confirmed(look, posted):
        await _confirmed(press, posted, said)
    else:
        await press.reply.whisper(words(await take(press.surface, look, posted, said, press.user.id)))


async def _confirmed(press: Press, posted: Posted, said: Raw) -> None:
    """What was typed is shown with what may come of it: a button confirms it. IllegalAnswer: it cannot be."""
    posted.decision.choice.read(said)
    await keep(press, posted, said)
    whole = await press.all()
    await lay_beside(press.reply, replace(whole, drafts={**whole.drafts, posted.ref: said}), only=posted.ref)


def asked_for(look: Look, kind: str, about: Mapping[str, str | int | None]) -> list[Posted]:
    """The caller's open decisions that are meant; `faction`, `half`: for that one. NotOpen: he is not asked this."""
    wanted = {name: value for name, value in about.items() if value is not None}
    faction = wanted.pop("faction", None)
    half = str(wanted.pop("half", ""))
    of_kind = [one for one in look.own if kind in ("", one.decision.kind) and is_of(one, half, look)]
    able = [one for one in of_kind if wanted.items() <= one.decision.about.items()]
    if able and faction is not None:
        seat = forms.named([for_whom(one, look) for one in able], kind, look.voice, str(faction))
        able = [one for one in able if for_whom(one, look) == seat]
    if not able:
        raise NotOpen("decision.not-asked", count=len(look.awaited))
    return able


def is_of(posted: Posted, half: str, look: Look) -> bool:
    """Whether a half asks it, by its name or as it is called; "": any does."""
    own = posted.decision.half
    return not half or (bool(own) and half.casefold() in (own, look.voice.say(f"half-{own}").casefold()))


def for_whom(posted: Posted, look: Look) -> str:
    """The faction that is decided for: another's, where one player controls it."""
    return str(posted.decision.about.get("faction", look.seat))


def for_which(look: Look, able: Sequence[Posted]) -> Panel:
    """The same is asked for several factions, or by several halves of a game: a button for each."""
    several = "half" if len({one.decision.half for one in able}) > 1 else "faction"
    return words(look.voice.say(f"command-which-{several}")) + buttons(*(_way(look, one) for one in able))


def _way(look: Look, posted: Posted) -> Button:
    about = {**posted.decision.about, "faction": for_whom(posted, look)}
    own = look.of(posted)
    label = look.voice.beside(posted.decision.half, own.voice.ask_label(posted.decision.kind, about))
    return Button(clip(label, LABEL), way(posted, own))


async def _show(press: Press, look: Look, posted: Posted) -> None:
    if forms.one_form(posted, look.voice):
        await fill(press, look, posted, 0)
    else:
        await lay_beside(press.reply, await press.all(), only=posted.ref)


def spoken(posted: Posted, voice: Voice, said: str | Mapping[str, str | None], preset: Raw = None) -> Raw:
    """What was typed, as a raw answer: one text for the whole, or one for each field of a form.

    `preset`: what a form begins with, if not with what is proposed.
    """
    choice, kind = posted.decision.choice, posted.decision.kind
    if own := dictated.own_form(posted, voice):
        return dictated.dictated(own, posted, voice, said)
    if isinstance(said, str):
        if len(leaves(choice)) == 1 and not leaves(choice)[0][0]:
            return one(choice, kind, voice, said)
        return by_lines(posted, voice, said, preset)
    raw = prefilled(posted) if preset is None else preset
    for path, leaf in leaves(choice):
        text = said.get(path[-1])
        if text is not None or part(raw, path) is None:
            raw = filled(raw, path, one(leaf, kind, voice, text or ""))
    return raw


def by_lines(posted: Posted, voice: Voice, said: str, preset: Raw = None) -> Raw:
    """A form answered in one text: "Ada 5, Carl 10", "Ada: this; Carl: that"; fields left out keep their default."""
    kind, raw = posted.decision.kind, prefilled(posted) if preset is None else preset
    fields = {path[-1]: (path, leaf) for path, leaf in leaves(posted.decision.choice)}
    if ":" in said:
        for name, text in dictated.in_pairs(said):
            path, leaf = fields[dictated.field_meant(list(fields), kind, voice, name)]
            raw = filled(raw, path, one(leaf, kind, voice, text))
        return raw
    for name, figure in forms.lines(said):
        path, leaf = fields[forms.named(list(fields), kind, voice, name)]
        raw = filled(raw, path, one(leaf, kind, voice, "" if figure is None else str(figure)))
    return raw


def one(choice: Choice[Any], kind: str, voice: Voice, text: str) -> Raw:
    """One field as it was typed."""
    if is_one(choice):
        return forms.named(offered(choice), kind, voice, text)
    if is_several(choice):
        listed = {voice.say("button-all").casefold(): offered(choice), voice.say("button-none").casefold(): []}
        found = listed.get(text.casefold().strip())
        return forms.counted(offered(choice), kind, voice, text) if found is None else found
    return forms.understood(choice, kind, voice, text)


async def suggestions(interaction: Interaction, kind: str, current: str, field: str = "") -> Choices:
    """What may be typed: the options of the caller's own open decision, and no others."""
    return await quietly(_suggested(interaction, kind, current, field))


async def quietly(choices: Awaitable[Choices]) -> Choices:
    """Suggestions are a kindness: where there are none, there are none."""
    try:
        return (await choices)[:MOST]
    except BotError:
        return []


async def _suggested(interaction: Interaction, kind: str, current: str, field: str) -> Choices:
    client: Client = interaction.client
    row = await which(client.surface, interaction, getattr(interaction.namespace, "game", None))
    look = await client.surface.look_as(row.id, interaction.user.id)
    faction = str(getattr(interaction.namespace, "faction", None) or "")
    half = str(getattr(interaction.namespace, "republic", None) or "")
    return choices_of(options_in(look.within(half), [kind], field, faction, current)) if look else []


def options_in(look: Look, kinds: Iterable[str], field: str, faction: str, current: str) -> list[str]:
    """What the open decisions of these kinds offer for a part of the answer, after what has been typed of it."""
    names = [name for kind in kinds for name in _offered_in(look, kind, field, faction)]
    return continued(names, current)


def continued(names: Iterable[str], current: str, marks: str = ",") -> list[str]:
    """Names that hold the last part of what was typed, each with the parts before it."""
    at = max(current.rfind(mark) for mark in marks) + 1
    head, last = current[:at], current[at:].strip().casefold()
    return [f"{head} {name}".strip() for name in dict.fromkeys(names) if last in name.casefold()]


def holding(names: Iterable[str], typed: str) -> list[str]:
    """Names that hold what was typed."""
    return [name for name in names if typed.casefold() in name.casefold()]


def choices_of(names: Iterable[str]) -> Choices:
    """As Discord shows them, as far as they are not too long for it."""
    fitting = [name for name in names if len(name) <= NAME]
    return [app_commands.Choice(name=name, value=name) for name in fitting[:MOST]]


def _offered_in(look: Look, kind: str, field: str, faction: str) -> Sequence[str]:
    able = [one for one in look.own if _fits(one, kind, field)]
    posted = next((one for one in able if faction in _called(one, look)), able[0] if able else None)
    return names_in(posted, look.voice, field) if posted else []


def factions_in(look: Look, kinds: Iterable[str], current: str) -> Choices:
    """For which factions the caller is asked any of these: his own, and those he controls."""
    asked_ = [one for kind in kinds for one in look.own if _fits(one, kind, "")]
    names = {seat: look.voice.name(seat) for seat in dict.fromkeys(for_whom(one, look) for one in asked_)}
    return [
        app_commands.Choice(name=clip(name, NAME), value=seat)
        for seat, name in names.items()
        if current.casefold() in name.casefold()
    ][:MOST]


def _called(posted: Posted, look: Look) -> tuple[str, str]:
    """Its faction, as it is chosen and as it may be typed."""
    seat = for_whom(posted, look)
    return seat, look.voice.name(seat)


def _fits(posted: Posted, kind: str, field: str) -> bool:
    """The decision of a kind; where none is named, the first that has this field."""
    if kind:
        return posted.decision.kind == kind
    return any(path[-1:] == (field,) for path, _ in leaves(posted.decision.choice))


def _at_once(leaf: Choice[Any]) -> Iterable[str]:
    """Of what several can be chosen: all, or none, where that may be said."""
    if is_several(leaf):
        yield from ("button-all",) if leaf.low <= len(leaf.options) <= leaf.high else ()
        yield from ("button-none",) if not leaf.low else ()


def names_in(posted: Posted, voice: Voice, field: str) -> Sequence[str]:
    """What a part of an answer offers, in words; of one that lists nothing, nothing."""
    if own := dictated.own_form(posted, voice):
        return dictated.names_in(dictated.made(own, posted, voice), field)
    for path, leaf in leaves(posted.decision.choice):
        if not field or path[-1:] == (field,):
            listed = [voice.option(posted.decision.kind, option) for option in offered(leaf)]
            both = [voice.say(name) for name in _at_once(leaf)]
            parts = [voice.name(str(name)) for name in leaf.parts] if is_split(leaf) else []
            return [*both, *listed, *parts]
    return []

"""Buttons of the cards of the table: desk, board, log, hand; the same functions serve the commands."""

from __future__ import annotations

from dataclasses import replace

from bot.base.errors import NotOpen
from bot.base.halves import full, parted
from bot.base.text import clip
from bot.services.people.people import DEFAULTS, OVERVIEW, PHONE, Preferences, keep
from bot.surface.kit import cards, hands, terms
from bot.surface.kit.files import Attachment
from bot.surface.kit.look import Look
from bot.surface.kit.panel import CHARACTERS, MENU, Item, Link, Menu, Panel, Picture, button, buttons, words
from bot.surface.kit.studio import FOCUSES, HAND, Shot
from bot.surface.kit.surface import Surface
from bot.surface.posting.places import LOGS
from bot.surface.press.asides import lay_beside
from bot.surface.press.items import Press


async def desk(press: Press) -> None:
    """`Open my desk`."""
    look = await press.own()
    panel = await lay_beside(press.reply, look, await press.story(look))
    await terms.note(press.surface.store, look, panel)


async def hand(press: Press) -> None:
    """The Hand card, for the presser alone: the cards as a picture, then in words."""
    look = await press.own()
    person = await press.surface.reader(look)
    pictures, files = Panel(), list[Attachment]()
    for focus in () if person.text_only else hands_of(look):
        half, _ = parted(focus)
        shot = await press.surface.studio.picture(look, focus, person.style)
        picture, file = shown(replace(shot, name=f"{half}-{shot.name}") if shot and half else shot)
        pictures, files = pictures + picture, [*files, *file]
    await press.reply.whisper(pictures + hands.hand_card(look), files)


def hands_of(look: Look) -> list[str]:
    """The parts of the board on which a hand lies: of a game that is made of games one for each half he plays in."""
    own = [half for half in look.boards if look.seat in getattr(look.within(half).view, "seats", ())]
    parts, able = FOCUSES.of(look.game.kind), [HAND, *(full(half, HAND) for half in own)]
    return [focus for focus in able if focus in parts]


async def board(press: Press) -> None:
    """The board as everybody sees it, or the part of it that was asked for."""
    focus = press.values[0] if press.values else press.to.arg
    person = await press.surface.person(press.user.id)
    look = await looked_at(press, focus)
    await press.reply.turn_to(*await board_card(press.surface, look, focus, person))


async def shape(press: Press) -> None:
    """The board upright or wide, from now on: who reads on a phone does not want to say so each time."""
    person = await keep(press.surface.store, press.user.id, phone_boards=press.to.arg == PHONE)
    look = await looked_at(press)
    panel, files = await board_card(press.surface, look, person=person)
    await press.reply.turn_to(words(look.voice.say("board-kept")) + panel, files)


async def looked_at(press: Press, focus: str = "") -> Look:
    """The game as everybody sees it; his own cards only the presser sees. NotOpen: it is not in play."""
    look = await (press.look() if parted(focus)[1] == HAND else press.surface.look(press.to.game))
    if look is None:
        raise NotOpen("game.unknown")
    return look


async def log(press: Press) -> None:
    """Where the log is, and what has happened in short."""
    look = await press.look()
    say, place = look.voice.say, look.game
    mine = [button(say("button-digest"), cards.at(look, "digest"))] if look.seat is not None else []
    ways = [*mine, button(say("button-history"), cards.at(look, "history"))]
    if place.log is None or place.guild is None:
        await press.reply.whisper(words(say("log-none")) + buttons(*ways))
        return
    link = Link(say("button-log"), f"https://discord.com/channels/{place.guild}/{place.log}")
    of_halves = {note.ref: note.body["thread"] for note in await press.surface.store.notes(place.id, LOGS)}
    lines = [say("log-here-half", half=say(f"half-{half}"), mention=f"<#{log}>") for half, log in of_halves.items()]
    await press.reply.whisper(words(say("log-here", mention=f"<#{place.log}>"), *lines) + buttons(link, *ways))


async def board_card(
    surface: Surface, look: Look, focus: str = "", person: Preferences = DEFAULTS
) -> tuple[Panel, list[Attachment]]:
    """The picture of the board with its alternative text, or the board in words where none can be or is wanted.

    `focus`: the part that is asked for; "": the whole board as this person wants it.
    """
    focus = focus or person.board
    shot = None if person.text_only else await surface.studio.picture(look, focus, person.style)
    title = look.voice.say("board-title", title=look.game.title, turn=look.turn, phase=cards.phase_name(look))
    if shot is None:
        return words(title, clip(surface.studio.text(look, focus), CHARACTERS - 200)) + ways(look, focus), []
    picture, files = shown(shot)
    return words(title) + picture + cards.footer(look) + ways(look, focus), files


def shown(shot: Shot | None) -> tuple[Panel, list[Attachment]]:
    """A picture as a card has it, and its file; nothing where there is none."""
    if shot is None:
        return Panel(), []
    return Panel((Picture(shot.name, shot.alt),)), [Attachment(shot.name, shot.content)]


def ways(look: Look, focus: str) -> Panel:
    """From one part of the board to the others, and from wide to upright; nothing where it has no parts."""
    parts = FOCUSES.of(look.game.kind)
    if len(parts) == 1:
        return Panel()
    say = look.voice.say
    there = [one for one in parts if (half := parted(one)[0]) in look.boards or not half]
    items = [Item(called(look, one), one, chosen=one == focus) for one in there][:MENU]
    menu = Panel((Menu(cards.at(look, "board"), items, say("menu-board")),))
    other = OVERVIEW if focus == PHONE else PHONE
    able = other in parts and focus in (OVERVIEW, PHONE)
    return menu + (buttons(button(say(f"button-board-{other}"), cards.at(look, "shape", other))) if able else Panel())


def called(look: Look, focus: str) -> str:
    """What a part of a board is called."""
    half, name = parted(focus)
    return look.voice.in_half(half, look.voice.of_half(half).say(f"focus-{name}"))


def board_text(surface: Surface, look: Look, focus: str = OVERVIEW) -> Panel:
    """13.3: the whole board as structured text."""
    text = surface.studio.text(look, focus) or look.voice.say("board-none")
    return words(clip(text, CHARACTERS))

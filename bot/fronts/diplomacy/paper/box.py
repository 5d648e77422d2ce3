"""`/press box`: the letters somebody got and wrote, the newest first; each opens as it came (CD-P.4)."""

from __future__ import annotations

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.paper.dates import date
from bot.fronts.diplomacy.paper.letters import KIND, card, in_box
from bot.surface.kit.cards import at, footer
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Button, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.widgets import place
from bot.surface.press.items import Press
from games.diplomacy.seen.press_view import BoxView, PostedView


async def show(press: Press) -> None:
    """A page of the box."""
    look, page = await press.own(), press.to.arg if press.to.act == "box" else ""
    await press.reply.turn_to(listed(look, place(page)))


async def open_one(press: Press) -> None:
    """A letter was chosen from the list. NotOpen: it is not kept any more."""
    look = await press.own()
    found = in_box(look, press.values[0] if press.values else "")
    if found is None:
        raise NotOpen("letter.gone")
    back = buttons(button(look.voice.say("letter-back"), at(look, "box", press.to.arg)))
    await press.reply.turn_to(card(look, found, back))


def listed(look: Look, page: int = 0) -> Panel:
    """How many he may still write, a menu of a page of letters, and the ways to write and to older ones."""
    box = diplomacy(look).box
    if box is None:
        raise NotOpen("letter.gone")
    newest, pages = [*reversed(box.letters)], max(1, -(-len(box.letters) // MENU))
    at_ = min(page, pages - 1)
    shown = newest[at_ * MENU : (at_ + 1) * MENU]
    items = [Item(clip(_from(look, one), OPTION), one.id, clip(one.text, OPTION)) for one in shown]
    menu = Panel((Menu(at(look, "boxopen", str(at_)), items, look.voice.say("box-open")),)) if items else Panel()
    return words(*_head(look, box, at_, pages)) + menu + buttons(*_ways(look, at_, pages)) + footer(look)


def _head(look: Look, box: BoxView, page: int, pages: int) -> list[str]:
    """CD-P.2, P.6: the rules of press at this table."""
    say = look.voice.say
    open_ = look.find(KIND) is not None
    return [
        say("box-title", count=len(box.letters), page=page + 1, of=pages),
        say("box-left", left=box.left, max=box.longest, open=open_),
        say(f"press-black-{box.black}"),
        "" if box.letters else say("box-empty"),
    ]


def _from(look: Look, one: PostedView) -> str:
    """Whence and whither, in a line of the menu."""
    season = date(look, one.season, one.year)
    if one.at:
        return look.voice.words.say("box-came", name=one.signed or "none", at=one.at, when=season)
    to = ", ".join(one.to) if one.to else look.voice.say("letter-world")
    return look.voice.words.say("box-wrote", name=one.signed or "none", to=to, when=season)


def _ways(look: Look, page: int, pages: int) -> list[Button]:
    """To a new letter, and to the other pages."""
    say = look.voice.say
    able = [
        (look.find(KIND) is not None, button(say("ask-press-letter.label"), at(look, "write"), "primary")),
        (page > 0, button(say("box-newer"), at(look, "box", str(page - 1)))),
        (page + 1 < pages, button(say("box-older"), at(look, "box", str(page + 1)))),
    ]
    return [one for here, one in able if here]

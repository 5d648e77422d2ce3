"""The panel of a table: how it plays, what is voted on, and the buttons to pause, to sit live, to be away.

It is what `/game settings` shows, and the button `Table…` of the Turn card and of the desk.
"""

from __future__ import annotations

from typing import Final

from bot.base.errors import NotOpen
from bot.base.text import Voice
from bot.services.clock.hours import Pace
from bot.services.pauses.pauses import pauses, seat_of
from bot.services.sittings.absence import absent, away
from bot.services.sittings.missed import record_of
from bot.services.sittings.sittings import appointment, sitting
from bot.services.votes.motions import master, open_motions
from bot.services.votes.votes import counted
from bot.store.store import GameRow, Stand
from bot.surface.kit.address import Address
from bot.surface.kit.cards import stamp, still_lines
from bot.surface.kit.names import tame
from bot.surface.kit.panel import Button, Item, Menu, Panel, Rule, Stack, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.lobby import options
from bot.surface.press.items import Press
from bot.surface.seats.watching import gallery_line
from bot.surface.votes.cards import bar, choices, table_voice, what

TERMS: Final = ("visibility",)


async def table(press: Press) -> None:
    """The panel, for the presser alone."""
    await press.reply.turn_to(await table_card(press.surface, press.to.game, press.user.id))


async def table_card(surface: Surface, game: str, user: int) -> Panel:
    """The panel as somebody sees it who may have a seat."""
    stand = await surface.store.stand(game)
    if stand is None:
        raise NotOpen("game.unknown")
    voice = await table_voice(surface, stand)
    stack = Stack()
    stack.add(
        words(
            voice.say("table-title", title=stand.game.title), *state_lines(voice, stand), own_line(voice, stand, user)
        )
    )
    stack.add(words(*await terms_lines(surface, voice, stand.game)))
    if stand.game.status != "over":
        stack.add(ways(voice, stand, user))
        stack.add(paces(voice, stand.game))
    for motion in open_motions(stand):
        said = voice.say("vote-proposal", seat=motion.seat or "", what=what(voice, motion))
        until = voice.say("vote-until", when=stamp(motion.until))
        tallied = bar(voice, counted(surface.tables, stand, motion))
        stack.add(Panel((Rule(),)) + words(said, tallied, until) + choices(voice, motion))
    return stack.whole()


def state_lines(voice: Voice, stand: Stand) -> list[str]:
    """Whether it stands still or sits live, what is planned, who is away."""
    planned = appointment(stand)
    return [
        voice.say(f"lobby-state-{stand.game.status}"),
        *still_lines(voice, pauses(stand.notes)),
        *([voice.say("turn-sitting")] if sitting(stand.notes) else []),
        *([voice.say("turn-appointment", when=stamp(planned.at))] if planned else []),
        *(voice.say("turn-away", seat=str(seat), when=stamp(until)) for seat, until in absent(stand).items()),
    ]


def own_line(voice: Voice, stand: Stand, user: int) -> str:
    """How many deadlines in a row he has let pass: for himself, who may have closed his inbox."""
    seat = seat_of(stand, user)
    row = record_of(stand, seat).row if seat else 0
    return voice.say("table-missed", count=row) if row else ""


async def terms_lines(surface: Surface, voice: Voice, game: GameRow) -> list[str]:
    """What was agreed when the game was opened, and since."""
    host = await surface.looker.person(game.host)
    master = await surface.looker.person(game.gm) if game.gm else ""
    return [
        voice.say("lobby-terms", game=voice.say(f"game-{game.kind}"), pace=voice.say(f"pace-{game.pace}")),
        *options.lines(voice, surface.tables.games[game.kind].options, game),
        voice.say("lobby-deals", mode=str(game.terms.get("deals", "courier"))),
        voice.say("table-host", host=tame(host), master=tame(master) if master else ""),
        *(voice.say(f"table-{name}", value=str(game.terms[name])) for name in TERMS if name in game.terms),
        gallery_line(voice, game),
    ]


def ways(voice: Voice, stand: Stand, user: int) -> Panel:
    """What a player may ask for now."""

    def to(act: str) -> Address:
        return Address(stand.game.id, "table", "", act)

    seat, say = seat_of(stand, user), voice.say
    if seat is None and user not in (stand.game.gm, stand.game.host):
        return Panel()
    still, live = stand.game.paused_at is not None, sitting(stand.notes)
    begun = stand.game.status != "lobby"
    resume = button(say("button-resume"), to("resume"), "primary")
    clock = [resume if still else button(say("button-pause"), to("halt")), button(say("button-extend"), to("extend"))]
    sit = button(say("button-rise"), to("rise")) if live else button(say("button-gather"), to("gather"))
    back = [button(say("button-back-again"), to("back"), "primary")] if seat and away(stand, seat) else []
    own = [button(say("button-away"), to("away")), *back] if seat else []
    end = [button(say("button-rewind"), to("rewind")), button(say("button-finish"), to("finish"))] if begun else []
    repair = mending(voice, stand.game, user) if begun else []
    return buttons(*([*clock, sit] if begun else []), *own, *end, *doors(voice, stand.game, user), *repair)


def mending(voice: Voice, game: GameRow, user: int) -> list[Button]:
    """For host and master: all cards anew; for the master: his desk."""
    say, desk = voice.say, Address(game.id, "gm", "", "gm")
    mine = [button(say("button-gm-desk"), desk)] if user == master(game) else []
    anew = button(say("button-repair"), Address(game.id, "table", "", "repair"))
    return [*mine, anew] if user in (game.host, master(game)) else []


def doors(voice: Voice, game: GameRow, user: int) -> list[Button]:
    """For host and master: the button that lets everybody in, or only who is invited."""
    if user not in (game.host, game.gm):
        return []
    other = "open" if game.terms.get("visibility") == "invite" else "invite"
    return [button(voice.say(f"button-{other}"), Address(game.id, "table", "", "seen", other))]


def paces(voice: Voice, game: GameRow) -> Panel:
    """The menu of paces."""
    items = [Item(voice.say(f"pace-{one}"), one.value, chosen=one == game.pace) for one in Pace]
    return Panel((Menu(Address(game.id, "table", "", "pace"), items, voice.say("menu-pace")),))

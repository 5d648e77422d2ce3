"""The card of a game that gathers players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.base.legible import told_apart
from bot.base.text import Voice, escape
from bot.services.mending.gm import sees_all
from bot.services.people import automata
from bot.services.sittings.absence import absent
from bot.store.store import GameRow, MessageRow, SeatRow, Stand
from bot.surface.kit.address import Address
from bot.surface.kit.cards import stamp
from bot.surface.kit.files import Attachment
from bot.surface.kit.held import by_time
from bot.surface.kit.layout import digest
from bot.surface.kit.names import chair, sigil
from bot.surface.kit.panel import MENU, Button, Item, Menu, Panel, Picture, Row, Words, button, buttons, words
from bot.surface.kit.studio import thumbnail
from bot.surface.kit.surface import Surface
from bot.surface.lobby import options, sides
from bot.surface.lobby.computers import seated
from bot.surface.lobby.invited import expected, missing
from bot.surface.lobby.lobby import allowed, chairs_of, fewest, free_chairs, wanted
from bot.surface.lobby.outlook import outlook
from bot.table.dice import Share, shares
from games.kernel import Seat


async def current(surface: Surface, game: str) -> Panel | None:
    """The card as the game stands now."""
    stand = await surface.store.stand(game)
    if stand is None:
        return None
    row = stand.game
    voice = Voice(surface.words(row.kind, await surface.tongues.of_guild(row.guild)))  # all of the server read it
    there = await surface.store.seats(game)
    held = {seat.seat: seat for seat in there if seat.holder == "user"}
    seats = [held[chair] for chair in chairs_of(row) if chair in held]
    names = dict(told_apart([(one.seat, await surface.looker.person(one.user or 0)) for one in by_time(seats)]))
    names |= _absent(voice, stand, names)
    rules = surface.tables.games[row.kind]
    able = allowed(rules, row)
    ready = fewest(row, able) <= len(there) < able.stop
    computers = [chair for chair in chairs_of(row) if chair in seated(there)]
    alone = computers and len(held) == 1  # then nobody is waited for, and it goes as fast as he plays
    ahead = [] if alone else outlook(voice, stand, options.as_they_stand(rules.options, row), surface.time.now())
    told = [*options.lines(voice, rules.options, row), *_unfit(voice, row, able)]
    said = Said(told, ahead, computers, options.ways(voice, rules.options, row))
    return lobby_card(voice, row, seats, names, ready=ready, dice=shares(stand), said=said)


def _unfit(voice: Voice, row: GameRow, able: range) -> list[str]:
    """What has to change where the options are for more, or fewer, than the table was opened for."""
    fits = wanted(row) in able
    return [] if fits else [voice.say("lobby-unfit", wanted=wanted(row), low=able.start, high=able.stop - 1)]


SIGN: Final = "sign.png"


class Said(NamedTuple):
    """What is said of the table beside its terms: the options of the game, how long it may take, who is no person.

    `ways`: the buttons that change the options.
    """

    options: Sequence[str]
    ahead: Sequence[str]
    computers: Sequence[Seat] = ()
    ways: Sequence[Button] = ()


def lobby_card(
    voice: Voice,
    row: GameRow,
    seats: Sequence[SeatRow],
    names: dict[Seat, str],
    *,
    ready: bool,
    dice: Mapping[Seat, Share] | None = None,
    said: Said,
) -> Panel:
    """Title, terms, who sits where, and what joining means; without buttons once the game has begun."""
    head = sign(voice, row) + _terms(voice, row, said)
    lines = [_line(voice, row, seat, names[seat.seat]) + added(voice, row, seat, dice or {}) for seat in seats]
    lines += [_computer(voice, row, one) for one in said.computers]
    head += words(voice.say("lobby-seats", count=len(lines), wanted=wanted(row)), *lines)
    if row.status != "lobby":
        return head
    first = [voice.say("lobby-first")] if automata.choice(row.kind) and len(seats) < wanted(row) else []
    head += _invited(voice, row, seats) + words(*said.ahead, *first) + words(voice.say("lobby-consent"))
    return head + _choices(voice, row, seats, said, ready=ready)


def _terms(voice: Voice, row: GameRow, said: Said) -> Panel:
    """How the table plays, as far as that is not as usual."""
    return words(
        voice.say(f"lobby-state-{row.status}"),
        voice.say("lobby-terms", game=voice.say(f"game-{row.kind}"), pace=voice.say(f"pace-{row.pace}")),
        *said.options,
        voice.say("lobby-deals", mode=str(row.terms.get("deals", "courier"))),
        voice.say("table-visibility", value="invite") if row.terms.get("visibility") == "invite" else "",
        voice.say("lobby-rounds") if row.terms.get("rounds") else "",
        voice.say("lobby-omniscient", mention=f"<@{row.gm}>") if sees_all(row) else "",
    )


def _invited(voice: Voice, row: GameRow, seats: Sequence[SeatRow]) -> Panel:
    """Who of the former table, and which guests, have not come yet."""
    waited = {"lobby-invited": missing(row, seats), "lobby-guests": expected(row, seats)}
    lines = [
        words(voice.say(key, people=[f"<@{user}>" for user in people])) for key, people in waited.items() if people
    ]
    return sum(lines, Panel())


def fair_dice(voice: Voice, row: GameRow, dice: Mapping[Seat, Share]) -> Panel:
    """What was promised of the dice before anybody added to them, and what has been added; the way to add words."""
    digests = " · ".join(f"{sigil(voice.words, seat)} `{share.digest}`" for seat, share in dice.items())
    promised = voice.say("lobby-dice", commitment=row.commitment, shares=digests or None)
    way = button(voice.say("button-words"), Address(row.id, "lobby", "", "words"))
    return words(promised) + (buttons(way) if row.status == "lobby" else Panel())


def sign(voice: Voice, row: GameRow) -> Panel:
    """The title, and what the game is, beside its small picture."""
    said = "\n".join((voice.say("lobby-title", title=row.title), voice.say(f"pitch-{row.kind}")))
    alt = voice.say("lobby-thumbnail", game=voice.say(f"game-{row.kind}"))
    return Panel((Words(said, Picture(SIGN, alt) if thumbnail(row.kind) else None),))


def files(kind: str) -> list[Attachment]:
    """What is uploaded with the card of such a game as it is posted; later it is kept."""
    content = thumbnail(kind)
    return [Attachment(SIGN, content)] if content else []


def _absent(voice: Voice, stand: Stand, names: Mapping[Seat, str]) -> dict[Seat, str]:
    """The names of those who are away while the game gathers, with until when."""
    gone = absent(stand) if stand.game.status == "lobby" else {}
    return {seat: voice.say("lobby-away", name=names[seat], when=stamp(until)) for seat, until in gone.items()}


def _line(voice: Voice, row: GameRow, seat: SeatRow, name: str) -> str:
    host = voice.say("lobby-host") if seat.user == row.host else ""
    return f"- {sigil(voice.words, seat.seat)} {name}{host} {sides.line(voice, row, seat.seat)}".rstrip()


def added(voice: Voice, row: GameRow, seat: SeatRow, dice: Mapping[Seat, Share]) -> str:
    """The words a seat has added to the dice, once the game has begun; before, their digest stands in small print."""
    share = dice.get(seat.seat)
    return spoken(voice, share) if share is not None and row.status != "lobby" else ""


def spoken(voice: Voice, share: Share) -> str:
    """A share that everybody may read."""
    return voice.words.say("share-drawn" if share.drawn else "share-own", words=escape(share.words))


def _computer(voice: Voice, row: GameRow, chair: Seat) -> str:
    """Who sits on a chair for whoever comes, and how well he plays, where he might play otherwise."""
    level = automata.seated(row, chair) if automata.choice(row.kind) else ""
    return voice.say(
        "lobby-computer", sigil=sigil(voice.words, chair), level=voice.say(f"level-{level}") if level else ""
    )


def _levels(voice: Voice, row: GameRow, chairs: Sequence[Seat]) -> Panel:
    """How well computer players are to play: all of them, or each on his own."""
    able = automata.choice(row.kind) if chairs else ()
    items = [
        Item(voice.say("lobby-all-play", level=voice.say(f"level-{one}")), one, voice.say(f"level-{one}.means"))
        for one in able
    ]
    single = [(one, chair_) for chair_ in chairs for one in able] if len(chairs) > 1 else []
    items += [
        Item(
            voice.say("lobby-one-plays", sigil=sigil(voice.words, where), level=voice.say(f"level-{one}")),
            f"{one}.{where}",
        )
        for one, where in single
        if one != automata.seated(row, where)
    ]
    return (
        Panel((Menu(Address(row.id, "lobby", "", "level"), items[:MENU], voice.say("lobby-levels")),))
        if items
        else Panel()
    )


def _choices(voice: Voice, row: GameRow, seats: Sequence[SeatRow], said: Said, *, ready: bool) -> Panel:
    def to(act: str) -> Address:
        return Address(row.id, "lobby", "", act)

    free = free_chairs(row, seats)
    taken = {seat.seat for seat in seats}
    able = [Item(chair(voice.words, one), str(one)) for one in free if one not in taken][:MENU]
    menu = [Menu(to("sit"), able, voice.say("lobby-choose"))] if able else []
    join = [button(voice.say("button-join"), to("join"), "primary")] if able else []
    begin = Button(voice.say("button-start"), to("start"), "success", disabled=not ready)
    row_of_buttons = [
        *join,
        button(voice.say("button-leave"), to("leave")),
        begin,
        button(voice.say("button-cancel"), to("cancel")),
        *([button(voice.say("button-fair"), to("fairdice"))] if row.commitment else []),
    ]
    return (
        Panel((*menu, Row(row_of_buttons)))
        + buttons(*sides.ways(voice, row))
        + buttons(*said.ways, *_filling(voice, row, seats, said))
        + _levels(voice, row, said.computers)
    )


def _filling(voice: Voice, row: GameRow, seats: Sequence[SeatRow], said: Said) -> Iterator[Button]:
    """Computer players may come where chairs are left, and go where they sit."""
    if len(seats) + len(said.computers) < wanted(row):
        yield button(voice.say("button-fill"), Address(row.id, "lobby", "", "fill"))
    if said.computers:
        yield button(voice.say("button-clear"), Address(row.id, "lobby", "", "clear"))


def remembered(row: MessageRow, panel: Panel) -> MessageRow:
    """The message as it is kept, with what it shows now."""
    return replace(row, digest=digest(panel))

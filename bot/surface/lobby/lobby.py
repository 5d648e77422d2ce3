"""From the wish to play to the start: who sits where, and who may do what before the game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from pydantic import ValidationError

from bot.base.errors import NotAllowed
from bot.base.parts import Parts
from bot.services.clock.hours import Pace
from bot.services.mending.gm import OMNISCIENT, sees_all
from bot.services.people.automata import choice
from bot.services.seats.notes import WITNESS
from bot.store.parcels import LOBBY
from bot.store.store import GameRow, Parcel, SeatRow, new_id
from bot.surface.kit.held import held_by
from bot.surface.kit.names import readable
from bot.surface.kit.surface import Person, Surface
from bot.surface.lobby import computers, sides
from bot.surface.lobby.invited import Kept, guests, may_join, usual_chair
from bot.table.dice import Held, Share, promised, share_of, shares
from games.catalog import GAMES
from games.kernel import Game, Seat, chairs
from games.kernel.decision import CHAIRS
from games.kernel.minds import Level

PACES = tuple(pace.value for pace in Pace)
TITLE = 60
SEATS = 4  # unless another number is asked for
GUESTS = 20
FEWEST: Final[Parts[int]] = Parts(0)
"""How many people begin a game at least, unless it was opened for fewer; 0: as many as its rules ask for."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody would like to play, and how."""

    kind: str
    title: str
    options: Mapping[str, Any]
    pace: str = "standard"
    seats: int = SEATS
    deals: str = "courier"
    rounds: bool = False
    visibility: str = "open"
    master: int | None = None
    omniscient: bool = False


def wished(said: Mapping[str, Any]) -> Wish:
    """What was asked for; what was left out is as usual, and the options of the game as its rules have them.

    NotAllowed: there is no such game, or no such pace.
    """
    given = {name: value for name, value in said.items() if value is not None}
    game, master = given.pop("game", next(iter(GAMES))), given.pop("master", None)
    if game not in GAMES or given.get("pace", Pace.STANDARD) not in PACES:
        raise NotAllowed("choice.unknown")
    rules = GAMES[game]
    usual = {"seats": min(max(SEATS, rules.seats.start), rules.seats.stop - 1)}
    asked: dict[str, Any] = {**usual, **given, "master": master.id if master else None}
    return Wish(kind=game, options=rules.options().model_dump(), **asked)


async def new_game(
    surface: Surface, host: Person, guild: int, channel: int, wish: Wish, kept: Kept | None = None
) -> GameRow:
    """A new game in this channel, with its host on the first chair.

    NotAllowed: the channel has a game, or nobody could read its title.

    `kept`: it is a rematch; then its card is sent like any other message, and the host sits where a chair is kept.
    """
    allowed = surface.tables.games[wish.kind].seats
    if wish.seats not in allowed:
        raise NotAllowed("setup.seats", low=allowed.start, high=allowed.stop - 1)
    asked = _as_wished(wish, host.id, surface.time.now(), kept)
    await surface.greet(host)
    dice, commitment = promised(asked.id)
    row = replace(asked, guild=guild, channel=channel, commitment=commitment)
    await surface.settle_in(channel, lambda: surface.store.add_game(row, notes=[dice]))
    chair = usual_chair(row, chairs_of(row), host.id)
    await surface.store.take_seat(
        SeatRow(row.id, chair, "user", host.id, row.made_at),
        [welcome(chair), *([LOBBY] if kept else [])],
        [share_of(row.id, chair, host.id)],
    )
    return row


def _as_wished(wish: Wish, host: int, now: datetime, kept: Kept | None) -> GameRow:
    """The game that is asked for, or asked for again. NotAllowed: nobody could read its title, or `_eyes`."""
    if not (title := readable(wish.title, TITLE)):
        raise NotAllowed("lobby.title")
    terms: dict[str, Any] = {"seats": wish.seats, "deals": wish.deals, "rounds": wish.rounds}
    terms |= {"visibility": wish.visibility, **(kept.terms if kept else {})}
    master = wish.master or (kept.former.gm if kept else None)
    terms |= _eyes(wish, terms, master, host)
    return GameRow(new_id(), wish.kind, title, host, now, pace=wish.pace, options=wish.options, terms=terms, gm=master)


def _eyes(wish: Wish, terms: Mapping[str, Any], master: int | None, host: int) -> dict[str, Any]:
    """16: whether the game master sees what is hidden. NotAllowed: he who sees all cannot play as well."""
    plays = master in (None, host)
    if wish.omniscient and plays:
        raise NotAllowed("gm.plays")
    return {"gm": OMNISCIENT if (wish.omniscient or terms.get("gm") == OMNISCIENT) and not plays else "blind"}


def welcome(seat: Seat) -> Parcel:
    """The first direct message: it also tells whether direct messages arrive."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", "welcome", merge=True)


async def in_lobby(surface: Surface, game: str) -> GameRow:
    """A game that has not begun. NotAllowed: it has, or there is none."""
    row = await surface.store.find_game(game)
    if row is None or row.status == "over":
        raise NotAllowed("lobby.gone")
    if row.status != "lobby":
        raise NotAllowed("lobby.begun")
    return row


async def as_host(surface: Surface, game: str, person: Person) -> GameRow:
    """A game that has not begun, for its host. NotAllowed: it has, there is none, or he is not."""
    row = await in_lobby(surface, game)
    if row.host != person.id:
        raise NotAllowed("lobby.host", host=await surface.looker.person(row.host))
    return row


def free_chairs(row: GameRow, seats: Sequence[SeatRow]) -> list[Seat]:
    """Chairs nobody sits on; none when the game is full."""
    taken = [seat.seat for seat in seats if seat.holder == "user"]
    return [] if len(taken) >= wanted(row) else [one for one in chairs_of(row) if one not in taken]


def wanted(row: GameRow) -> int:
    """How many are to play."""
    return int(row.terms.get("seats", SEATS))


def chairs_of(row: GameRow) -> tuple[Seat, ...]:
    """The chairs one may choose from: all with a sigil, and as many with numbers as it takes."""
    return chairs(max(len(CHAIRS), wanted(row)))


def allowed(rules: Game[Any], row: GameRow) -> range:
    """How many may play with the options as they stand; if they do not suit the game any more, as with any."""
    try:
        return rules.places_with(rules.options.model_validate(dict(row.options)))
    except ValidationError:
        return rules.seats


def fewest(row: GameRow, allowed: range) -> int:
    """How many people must be there to begin."""
    return max(allowed.start, min(wanted(row), FEWEST.of(row.kind) or allowed.start))


async def join(surface: Surface, game: str, person: Person, chair: Seat | None = None, words: str = "") -> Seat:
    """Sit down, or move to another chair, with words for the dice.

    NotAllowed: it is taken, the game is full or under way, or he will be told what is hidden, for he looks on.
    """
    return await surface.tables.alone(game, lambda: _join(surface, game, person, chair, words))


async def _join(surface: Surface, game: str, person: Person, chair: Seat | None, words: str) -> Seat:
    row = await in_lobby(surface, game)
    seats = await surface.store.seats(game)
    mine = held_by(seats, person.id)
    if mine is not None and chair in (None, mine):
        if not words:
            raise NotAllowed("lobby.seated", seat=mine)
        await _contribute(surface, game, person, words)
        return mine
    await _check_may_sit(surface, row, person, seated=mine is not None)
    wish = _chair_for(row, seats, person.id, chair, mine)
    await surface.greet(person)
    await _sit(surface, person, SeatRow(game, wish, "user", person.id, surface.time.now()), mine, words)
    seats = await surface.store.seats(game)
    await computers.get_up(surface.store, seats, max(0, len(seats) - wanted(row)))
    return wish


async def _check_may_sit(surface: Surface, row: GameRow, person: Person, *, seated: bool) -> None:
    """NotAllowed: he is told what is hidden, has played here before, or was not invited."""
    if sees_all(row) and person.id == row.gm:
        raise NotAllowed("gm.plays")
    if any(note.ref == str(person.id) for note in await surface.store.notes(row.id, WITNESS)):
        raise NotAllowed("seats.witness")
    if not seated and not may_join(row, person.id):
        raise NotAllowed("lobby.by-invitation", host=await surface.looker.person(row.host))


def _chair_for(row: GameRow, seats: Sequence[SeatRow], user: int, chair: Seat | None, mine: Seat | None) -> Seat:
    """The chair he asks for, or the one he usually sits on. NotAllowed: it is taken, or all are."""
    if chair is not None and chair in [seat.seat for seat in seats if seat.holder == "user"]:
        raise NotAllowed("lobby.taken", seat=chair)
    if mine is None and not free_chairs(row, seats):
        raise NotAllowed("lobby.full")
    wish = usual_chair(row, free_chairs(row, seats), user) if chair is None else chair
    if wish not in chairs_of(row):
        raise NotAllowed("lobby.taken", seat=wish)
    return wish


async def _sit(surface: Surface, person: Person, row: SeatRow, former: Seat | None, words: str) -> None:
    """Whoever changes his chair takes his words for the dice with him."""
    stand = await surface.store.stand(row.game)
    brought = shares(stand).get(former) if stand and former else None
    share = share_of(row.game, row.seat, person.id, words or (brought.words if brought and not brought.drawn else ""))
    if former is not None:
        await surface.store.give_up_seat(row.game, former, row.since)
    parcels = [LOBBY, *([] if former else [welcome(row.seat)])]
    await surface.store.take_seat(row, parcels, [share])


async def fill(surface: Surface, game: str, person: Person, chair: Seat | None = None) -> None:
    """Computer players take the chairs that are left, or this one.

    NotAllowed: not the host, the game has begun, none is left, or this one is taken.
    """

    async def act() -> None:
        row = await as_host(surface, game, person)
        chairs = computers.empty(chairs_of(row), await surface.store.seats(game), wanted(row))
        if not chairs:
            raise NotAllowed("lobby.full")
        if chair is not None:
            _check_empty(row, await surface.store.seats(game), chair)
        now = surface.time.now()
        rows = [SeatRow(game, one, computers.COMPUTER, None, now) for one in ([chair] if chair else chairs)]
        await computers.sit_down(surface.store, rows)

    await surface.tables.alone(game, act)


def _check_empty(row: GameRow, seats: Sequence[SeatRow], chair: Seat) -> None:
    """NotAllowed: there is no such chair, or somebody sits on it."""
    if chair not in chairs_of(row) or chair in [one.seat for one in seats]:
        raise NotAllowed("lobby.taken", seat=chair)


async def clear(surface: Surface, game: str, person: Person, chair: Seat | None = None) -> None:
    """The computer players get up again, or the one on this chair. NotAllowed: not the host, or the game has begun."""

    async def act() -> None:
        await as_host(surface, game, person)
        seats = await surface.store.seats(game)
        await computers.get_up(surface.store, [one for one in seats if chair in (None, one.seat)])

    await surface.tables.alone(game, act)


async def set_level(surface: Surface, game: str, person: Person, level: Level, chair: Seat | None = None) -> None:
    """The host says how well the computer players are to play, or the one on this chair.

    NotAllowed: not the host, the game has begun, there is no choice, or no computer player sits there.
    """

    async def act() -> None:
        row = await as_host(surface, game, person)
        there = computers.seated(await surface.store.seats(game))
        chairs = [one for one in there if chair in (None, one)]
        if not chairs:
            raise NotAllowed("lobby.no-computer")
        terms = computers.chosen(row, level, chairs)
        await surface.store.change_game(game, surface.time.now(), [LOBBY], terms=terms)

    await surface.tables.alone(game, act)


async def computer(surface: Surface, game: str, person: Person, level: Level, chair: Seat | None = None) -> None:
    """Computer players that play so well sit on the chairs that are left and on theirs, or on this one."""
    seats = await surface.store.seats(game)
    row = await as_host(surface, game, person)
    there = computers.seated(seats)
    if (chair is None and len(seats) < wanted(row)) or (chair is not None and chair not in there):
        await fill(surface, game, person, chair)
    if choice(row.kind):
        await set_level(surface, game, person, level, chair)


async def contribute(surface: Surface, game: str, person: Person, words: str) -> Share:
    """Put other words into the dice; none: a share is drawn anew. NotAllowed: no seat, or the game has begun."""
    return await surface.tables.alone(game, lambda: _contribute(surface, game, person, words))


async def _contribute(surface: Surface, game: str, person: Person, words: str) -> Share:
    row = await in_lobby(surface, game)
    seat = held_by(await surface.store.seats(game), person.id)
    if seat is None:
        raise NotAllowed("lobby.not-seated")
    share = share_of(row.id, seat, person.id, words)
    await surface.store.note(game, surface.time.now(), [share])
    return Held.model_validate(share.body).share


async def invite(surface: Surface, game: str, person: Person, guest: Person) -> None:
    """The host invites somebody. NotAllowed: not the host, he sits here already, or the game has begun."""

    async def act() -> None:
        row = await as_host(surface, game, person)
        if held_by(await surface.store.seats(game), guest.id) is not None:
            raise NotAllowed("lobby.guest-seated")
        await surface.greet(guest)
        listed = list(dict.fromkeys([*guests(row), guest.id]))[-GUESTS:]
        asked = Parcel("public", "channel", "guest", str(guest.id), merge=True)
        now = surface.time.now()
        await surface.store.change_game(game, now, [LOBBY, asked], terms={**row.terms, "guests": listed})

    await surface.tables.alone(game, act)


async def leave(surface: Surface, game: str, person: Person) -> Seat:
    """Get up. NotAllowed: the host stays until he cancels."""

    async def act() -> Seat:
        row = await in_lobby(surface, game)
        seat = held_by(await surface.store.seats(game), person.id)
        if seat is None:
            raise NotAllowed("lobby.not-seated")
        if row.host == person.id:
            raise NotAllowed("lobby.host-stays")
        await surface.store.give_up_seat(game, seat, surface.time.now(), parcels=[LOBBY])
        return seat

    return await surface.tables.alone(game, act)


async def start(surface: Surface, game: str, person: Person) -> None:
    """Begin, with computer players where they sit. NotAllowed: not the host, or too few are there."""
    row = await as_host(surface, game, person)
    seated = await surface.store.seats(game)
    able = allowed(surface.tables.games[row.kind], row)
    low = fewest(row, able)
    if len(seated) >= able.stop:
        raise NotAllowed("setup.seats", low=able.start, high=able.stop - 1)
    if len(seated) < low:
        raise NotAllowed("lobby.too-few", count=len(seated), low=low)
    options = sides.seated_only(row, [one.seat for one in seated])
    if options != row.options:
        await surface.store.change_game(game, surface.time.now(), options=options)
    await surface.tables.open_game(game, person.id)
    await surface.store.post(game, [LOBBY], surface.time.now())


async def choose_side(surface: Surface, game: str, person: Person, side: str) -> None:
    """Play on this side. NotAllowed: he does not sit here, there is no such side, or it is full."""

    async def act() -> None:
        row, there = await in_lobby(surface, game), await surface.store.seats(game)
        seat = held_by(there, person.id)
        if seat is None:
            raise NotAllowed("lobby.not-seated")
        row = replace(row, options=sides.seated_only(row, [one.seat for one in there]))
        options = sides.choosing(row, seat, side, max(wanted(row), len(there)))
        await surface.store.change_game(game, surface.time.now(), [LOBBY], options=options)

    await surface.tables.alone(game, act)


async def cancel(surface: Surface, game: str, person: Person) -> None:
    """Call the game off before it begins."""

    async def act() -> None:
        await as_host(surface, game, person)
        now = surface.time.now()
        await surface.store.change_game(game, now, [LOBBY], status="over", ended_at=now)

    await surface.tables.alone(game, act)

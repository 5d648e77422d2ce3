"""Games that begin in the middle, in a channel of their own: asked for on the command line, or tried on the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.app.staging import Cast, begin_in, found
from bot.base.errors import SetupError
from bot.base.times import Time
from bot.store.store import Store
from games.bench import Position
from games.kernel import Seat, chairs
from loopback.person import Person
from loopback.town import Town


@dataclass(frozen=True, slots=True)
class Scene:
    """A game that is to begin at a position of the bench: its name, and who sits where there is something to do."""

    name: str
    start: Position
    person: str = ""


def scene_of(at: str, person: str, people: Sequence[str]) -> Scene:
    """Where to sit down; `people`: whoever can be there. SetupError: there is no such preset or person."""
    if not at:
        raise SetupError("--as says who sits down at a preset. Name one with --at.")
    start = found(at)
    if person and person not in people:
        raise SetupError(f"There is no {person} here. There are: {', '.join(people)}.")
    return Scene(at.rpartition("/")[2], start, person or people[0])


async def begin_at(town: Town, store: Store, people: Sequence[str], scene: Scene, time: Time) -> list[Person]:
    """A game at a position, in a channel of its own; who plays, from whoever has something to do there."""
    seats = chairs(scene.start.seats)
    first = seats.index(Seat(scene.start.seat)) if scene.start.seat else 0
    others = [name for name in people if name != scene.person][: len(seats) - 1]
    sitting = await town.people(*others[:first], scene.person, *others[first:])
    channel = town.channel(free_name(town, scene.name))
    await town.users_person(town.mayor.id).at(channel).say(scene.start.about)
    cast = {seat: (one.id, one.user.display or one.name.title()) for seat, one in zip(seats, sitting, strict=True)}
    title = channel.name.replace("-", " ").title()
    await begin_in(store, scene.start, Cast(title, cast, town.guild.id, channel.id), time)
    return [*sitting[first:], *sitting[:first]]


def free_name(town: Town, name: str) -> str:
    """Of a channel: with a number where there is one of this name."""
    taken = {one.name for one in town.world.channels.values()}
    later = (f"{name}-{number}" for number in range(2, len(taken) + 3))
    return next(one for one in (name, *later) if one not in taken)

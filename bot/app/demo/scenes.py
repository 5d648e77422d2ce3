"""`byrsa demo GAME --scene NAME`: a short piece of a game that plays itself, told line by line as its log tells it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot import fronts
from bot.app.sitting.shown import in_words, presets, seen_by
from bot.base.errors import SetupError
from bot.fronts import FRONTS
from bot.fronts.front import Scene
from games.bench import Play, bench
from games.kernel import State, StepId, Telling


@dataclass(slots=True)
class Shown:
    """A scene that has been played: the table as it was left, and all that was told on the way."""

    scene: Scene
    play: Play[Any]
    told: list[Telling] = field(default_factory=list[Telling])


def listed(game: str) -> list[str]:
    """The scenes of a game, or of all that have some, in lines. SetupError: there are none."""
    found = {f"{kind} {name}": one.start.about for kind in of(game) for name, one in FRONTS[kind].scenes.items()}
    if not found:
        raise SetupError(f"There are no scenes of {game}. There are of: {', '.join(of(''))}.")
    return list(presets(found))


def of(game: str) -> list[str]:
    """This game, if it has scenes; "": all that have some."""
    return [kind for kind, front in FRONTS.items() if front.scenes and game in ("", kind)]


def scene_of(game: str, name: str) -> Scene:
    """The scene of this name, of this game or of any. SetupError: there is none."""
    known = {one: scene for kind in of(game) for one, scene in FRONTS[kind].scenes.items()}
    if name not in known:
        raise SetupError(f"There is no scene {name}. There are: {', '.join(known) or 'none'}.")
    return known[name]


def played(scene: Scene) -> Shown:
    """From its beginning to the step before which it is over."""
    place = bench(scene.start.game)
    game = replace(place.game, steps={**place.game.steps, scene.until: curtain})
    shown = Shown(scene, Play(game).begin(place.state(scene.start)))
    shown.told += shown.play.tellings
    for move in scene.start.do:
        shown.play.do(move)
        shown.told += shown.play.tellings
    while asked := shown.play.awaited():
        shown.play.submit(asked[0].key, asked[0].lapse)
        shown.told += shown.play.tellings
    return shown


async def curtain(_g: State) -> StepId | None:
    """Here the scene is over."""
    return None


def told(scene: Scene) -> Iterator[str]:
    """What it is about, and what everybody is told in it."""
    fronts.begin()
    yield f"{scene.start.about}\n"
    yield from lines(played(scene))


def lines(shown: Shown) -> Sequence[str]:
    """What everybody was told, each in a line as it stands in the log."""
    voice = seen_by(shown.play.table, shown.scene.start.seats, None).voice
    return [in_words(voice, one) for one in shown.told if one.to is None]

"""What surrounds the pictures of The Sword of Rome: head, footer, upright boards, sentences."""

from collections.abc import Sequence
from typing import Final

from games.sword.components import spaces, tables
from games.sword.seen.view import SwordView
from rendering.layout import lowest
from rendering.scene import Banner, Block, Box, Caption, Figure, Phase, Scene
from rendering.sword.chart import trouble
from rendering.sword.measures import BAR, HEAD, LEAST, READ, WIDE, ZOOM
from rendering.sword.names import called, named, place, player, winners
from rendering.sword.panels import doing
from rendering.sword.words import say

ROUNDS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def years(view: SwordView) -> str:
    """The years of the turn."""
    return str(next(one["bc"] for one in tables()["turn_track"] if one["turn"] == view.turn))


def turn(view: SwordView) -> str:
    """The turn of how many."""
    return say("sword-turn", turn=view.turn, turns=view.turns)


def stamped(view: SwordView, caption: Caption) -> str:
    """The footer: game, turn, round, event, first letters of the state's hash."""
    event = f"#{caption.event}" if caption.event else ""
    parts = [caption.game or say("sword-name"), turn(view), say("sword-round", round=view.round), event]
    return " · ".join(part for part in (*parts, caption.mark[:6]) if part)


def banner(view: SwordView, caption: Caption, wide: int, high: int = 80) -> Banner:
    """The head of a board: turn, rounds, whose action it is, the number that wins."""
    phases = tuple(
        Phase(say("sword-phase", number=name), now=number == view.round, done=number < view.round)
        for number, name in enumerate(ROUNDS[: view.rounds], 1)
    )
    figures = [Figure(say("sword-figure-wins"), str(view.number))]
    figures += [Figure(say("sword-figure-unrest"), str(view.unrest))] if "CAR" in view.hands else []
    title = caption.game or say("sword-name")
    return Banner(Box(0, 0, wide, high), title, _now(view), phases, turn(view), tuple(figures), "eagle")


def _now(view: SwordView) -> str:
    """The years, and whose action it is or who has won."""
    if view.winner:
        return say("sword-won", player=winners(view))
    acts = [say("sword-acts-brief", player=player(view.active))] if view.active else []
    return " · ".join([say("sword-years", years=years(view)), *acts])


def upright(view: SwordView, caption: Caption, title: str, blocks: Sequence[Block], told: Sequence[str]) -> Scene:
    """Narrow and in large letters, under the head of the board."""
    more = bool(caption.event or caption.mark)
    return Scene(
        WIDE,
        lowest(blocks) + (36 if more else 10),
        title,
        (banner(view, caption, WIDE, HEAD), *blocks),
        caption.changed,
        tuple(told),
        stamped(view, caption) if more else "",
        zoom=ZOOM,
        least=LEAST,
        armed=True,
    )


def part(view: SwordView, caption: Caption, title: str, blocks: Sequence[Block], told: Sequence[str]) -> Scene:
    """A part of the board at reading size, under its title."""
    head = Banner(Box(0, 0, READ, BAR), title, caption.game, turn=turn(view), sign="eagle")
    low = lowest(blocks) + 40
    return Scene(READ, low, title, (head, *blocks), caption.changed, tuple(told), stamped(view, caption), armed=True)


def cutting(view: SwordView, caption: Caption, title: str, blocks: Sequence[Block], told: Sequence[str]) -> Scene:
    """The same, narrow and in large letters."""
    head = Banner(Box(0, 0, WIDE, BAR), title, "", turn=turn(view), sign="eagle")
    low = lowest(blocks) + 10
    return Scene(WIDE, low, title, (head, *blocks), caption.changed, tuple(told), zoom=ZOOM, least=LEAST, armed=True)


# Sentences


def gist(view: SwordView, caption: Caption) -> tuple[str, ...]:
    """What matters most, one sentence each, the most important first."""
    return (
        *([say("sword-won", player=winners(view))] if view.winner else []),
        say("sword-gist-turn", turn=view.turn, round=view.round, years=years(view)),
        *([say("sword-acts", player=player(view.active))] if view.active else []),
        *(one.words for one in doing(view)),
        *_fresh(view),
        say("sword-gist-wins", vp=view.number),
        *(say("sword-gist-player", player=named(view, one, caption), vp=view.hands[one].vp) for one in view.hands),
        *_troubled(view),
        *([say("sword-unrest", unrest=view.unrest)] if "CAR" in view.hands else []),
    )


def _fresh(view: SwordView) -> list[str]:
    """Where something has changed."""
    names = [place(one) for one in view.places if one in view.touched]
    return [say("sword-gist-changed", places=", ".join(names))] if names else []


def _troubled(view: SwordView) -> list[str]:
    """Sieges."""
    sieges = [id_ for id_, one in view.places.items() if one.besieged or one.siege]
    return [
        f"{place(id_)} ({called(view.places[id_].control)}): {', '.join(trouble(spaces()[id_], view.places[id_]))}"
        for id_ in sieges
    ]

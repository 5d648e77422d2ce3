"""What surrounds the pictures of the political Diplomacy: head, footer, upright boards, sentences."""

from collections.abc import Sequence
from typing import Final

from games.diplomacy.seen.map_view import MapView
from rendering.diplomacy.measures import BAR, HEAD, LEAST, READ, WIDE, ZOOM
from rendering.diplomacy.names import called, ranked
from rendering.diplomacy.words import say
from rendering.layout import lowest
from rendering.scene import Banner, Block, Box, Caption, Figure, Phase, Scene

SEASONS: Final = ("spring", "autumn", "winter")
TOLD: Final = 12  # names in sentences


def date(view: MapView) -> str:
    """The season and its year."""
    return dated(view.season, view.year, view.era)


def dated(season: str, year: int, era: str) -> str:
    """A season of a year, counted as on this map."""
    shown = say("diplomacy-year-of", year=str(year), era=era) if era else str(year)
    return say("diplomacy-date", season=say(f"diplomacy-season-{season}"), year=shown)


def stamped(view: MapView, caption: Caption) -> str:
    """The footer: game, date, event, first letters of the state's hash."""
    parts = [caption.game or say("diplomacy-name"), date(view), f"#{caption.event}" if caption.event else ""]
    return " · ".join(part for part in (*parts, caption.mark[:6]) if part)


def banner(view: MapView, caption: Caption, wide: int, high: int = 80) -> Banner:
    """The head of a board."""
    now = SEASONS.index(view.season)
    phases = tuple(
        Phase(say(f"diplomacy-season-{one}"), now=number == now, done=number < now)
        for number, one in enumerate(SEASONS)
    )
    figures = (
        Figure(say("diplomacy-names-figure"), str(len(view.names))),
        Figure(say("diplomacy-units-figure"), str(len(view.units))),
    )
    year = say("diplomacy-year-of", year=str(view.year), era=view.era) if view.era else str(view.year)
    return Banner(
        Box(0, 0, wide, high), caption.game or say("diplomacy-name"), goal(view), phases, year, figures, "compass"
    )


def goal(view: MapView) -> str:
    """What wins, and who has won; a season that waits for retreats."""
    centres = sum(one.centre for one in view.spaces.values())
    parts = [say("diplomacy-must", must=view.must, centres=centres)] if view.must else []
    parts += [say(f"diplomacy-stage-{view.stage}")] if view.stage != "orders" else []
    return " · ".join(parts)


def upright(view: MapView, caption: Caption, title: str, blocks: Sequence[Block]) -> Scene:
    """Narrow and in large letters, under the head of the board; stamped where that says more than the head."""
    more = bool(caption.event or caption.mark)
    return Scene(
        WIDE,
        lowest(blocks) + (36 if more else 10),
        title,
        (banner(view, caption, WIDE, HEAD), *blocks),
        caption.changed,
        gist(view),
        stamped(view, caption) if more else "",
        zoom=ZOOM,
        least=LEAST,
    )


def part(view: MapView, caption: Caption, title: str, blocks: Sequence[Block], told: Sequence[str] = ()) -> Scene:
    """A part of the board at reading size, under its title."""
    head = Banner(Box(0, 0, READ, BAR), title, caption.game, turn=date(view), sign="compass")
    low = lowest(blocks) + 40
    return Scene(READ, low, title, (head, *blocks), caption.changed, tuple(told) or gist(view), stamped(view, caption))


def gist(view: MapView) -> tuple[str, ...]:
    """What matters most, one sentence each, the most important first."""
    return (
        *(say("diplomacy-gist-won", name=called(view, code)) for code in view.winners),
        say("diplomacy-gist-date", date=date(view), stage=say(f"diplomacy-stage-{view.stage}")),
        *(
            say(
                "diplomacy-gist-name",
                name=called(view, one.code),
                centres=one.centres,
                provinces=one.provinces,
                units=one.units,
            )
            for one in ranked(view)[:TOLD]
        ),
    )

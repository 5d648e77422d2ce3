"""Curves as SVG, which needs no program to be seen, and the same figures as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from bot.app.replay.moments import Moment
from bot.surface.records.curves import ALL
from rendering.palette import STANDARD

WIDTH, HEIGHT, LEFT, LOW, TOP = 420, 190, 36, 24, 12
DASHES: Final = ("", "7 3", "2 3", "10 3 2 3", "4 4", "1 4")
Named = Callable[[str], str]


def graphs(played: Sequence[Moment], named: Named, turn: Callable[[int], str], figures: str) -> Iterator[str]:
    """A figure for each thing that is measured; `named`: what a line is called."""
    for number, measure in enumerate(played[-1].measures if played else ()):
        lines = {who: [one.measures[number].values.get(who, 0.0) for one in played] for who in measure.values}
        drawn = f"{_svg(lines, played, measure.title)}{_legend(lines, named)}"
        told = _table(lines, played, named, turn)
        yield (
            f"<figure class=graph><figcaption>{escape(measure.title)}</figcaption>{drawn}"
            f"<details><summary>{escape(figures)}</summary>{told}</details></figure>"
        )


def colour(who: str) -> str:
    """The colour of a seat, as on the board; what belongs to all is drawn like text."""
    return "currentColor" if who == ALL else STANDARD.badge(who).fill


def _svg(lines: dict[str, list[float]], played: Sequence[Moment], title: str) -> str:
    most = max(1.0, *(value for values in lines.values() for value in values))
    least = min(0.0, *(value for values in lines.values() for value in values))

    def place(at: int, value: float) -> str:
        across = LEFT + (WIDTH - LEFT - 8) * at / max(1, len(played) - 1)
        down = TOP + (HEIGHT - TOP - LOW) * (most - value) / (most - least)
        return f"{across:.1f},{down:.1f}"

    grid = "".join(_grid(value, place(0, value)) for value in (least, (least + most) / 2, most))
    ticks = "".join(_tick(one.turn, place(at, least)) for at, one in _first_of_turns(played))
    drawn = "".join(
        f"<polyline points='{' '.join(place(at, value) for at, value in enumerate(values))}'"
        f" stroke='{colour(who)}' stroke-dasharray='{DASHES[n % len(DASHES)]}'/>"
        for n, (who, values) in enumerate(lines.items())
    )
    label = escape(title, quote=True)
    return f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role=img aria-label='{label}'>{grid}{ticks}{drawn}</svg>"


def _grid(value: float, place: str) -> str:
    down = place.partition(",")[2]
    line = f"<line x1={LEFT} x2={WIDTH - 8} y1={down} y2={down} />"
    return f"{line}<text x={LEFT - 6} y={down} text-anchor=end dy='.35em'>{value:.0f}</text>"


def _tick(turn: int, place: str) -> str:
    return f"<text x={place.partition(',')[0]} y={HEIGHT - 6} text-anchor=middle>{turn}</text>"


def _first_of_turns(played: Sequence[Moment]) -> Iterator[tuple[int, Moment]]:
    """Where each turn begins."""
    for at, one in enumerate(played):
        if one.turn and (at == 0 or played[at - 1].turn != one.turn):
            yield at, one


def _legend(lines: dict[str, list[float]], named: Named) -> str:
    if list(lines) == [ALL]:
        return ""
    shown = (
        f"<li><svg viewBox='0 0 34 8' aria-hidden=true><line x1=0 x2=34 y1=4 y2=4 stroke='{colour(who)}'"
        f" stroke-dasharray='{DASHES[n % len(DASHES)]}'/></svg>{named(who)} <b>{values[-1]:.0f}</b></li>"
        for n, (who, values) in enumerate(lines.items())
    )
    return f"<ul class=legend>{''.join(shown)}</ul>"


def _table(lines: dict[str, list[float]], played: Sequence[Moment], named: Named, turn: Callable[[int], str]) -> str:
    """The figures at the end of each turn."""
    ends = [at for at, one in enumerate(played) if at + 1 == len(played) or played[at + 1].turn != one.turn]
    head = "".join(f"<th scope=col>{escape(turn(played[at].turn))}</th>" for at in ends)
    rows = "".join(
        f"<tr><th scope=row>{named(who)}</th>{''.join(f'<td>{values[at]:.0f}</td>' for at in ends)}</tr>"
        for who, values in lines.items()
    )
    return f"<div class=wide><table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table></div>"

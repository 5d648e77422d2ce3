"""The page itself: one file that asks nothing of the net and can be read without a program."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from importlib.resources import files
from itertools import groupby
from typing import Final

from bot.app.replay.graphs import graphs
from bot.app.replay.markup import html
from bot.app.replay.moments import Moment
from bot.base.version import VERSION
from bot.store.store import EventRow
from bot.surface.kit.citing import clause
from bot.surface.kit.look import Look
from bot.surface.posting.plan import posting, posting_of
from bot.surface.records.curves import ALL

HEAVY: Final = 50  # what weighs so much is set in bold
NARROW: Final = "(max-width: 46rem)"  # as in the style of the page
ALONE: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


@dataclass(frozen=True, slots=True)
class Page:
    """A game to be shown: as all see it in the end, its moments, and what is to be said of its dice."""

    look: Look
    moments: Sequence[Moment]
    dice: Sequence[str]
    then: Mapping[tuple[int, int], Look]
    """By events, each called by its act and its place in it, the look with the names of then."""

    def written(self) -> str:
        """The whole file."""
        look, game = self.look, self.look.game
        title = look.voice.say("page-title", title=game.title, game=look.voice.say(f"game-{game.kind}"))
        body = "\n".join([*self.head(title), *self.sections(), *self.foot()])
        return (
            f"<!doctype html>\n<html lang={look.voice.words.language}>\n<meta charset=utf-8>\n"
            f"<meta name=viewport content='width=device-width, initial-scale=1'>\n"
            f'<meta http-equiv=Content-Security-Policy content="{ALONE}">\n'
            f"<title>{escape(game.title)}</title>\n<style>{_part('page.css')}</style>\n<body>\n{body}\n"
            f"<script>{_part('page.js')}</script>\n</html>\n"
        )

    def head(self, title: str) -> Iterator[str]:
        """What game it is, who played, how it ended."""
        say, own = self.look.voice.say, posting(self.look.game.kind)
        yield f"<header><h1>{html(title)}</h1>"
        players = self.look.voice.list(self.look.voice.name(str(seat)) for seat in self.look.seats)
        yield f"<p>{html(say('page-players', seats=players))}</p>"
        yield f"<p>{html(say('page-standing', over=str(self.look.over).lower(), turns=self.look.turn))}</p></header>"
        if self.look.over:
            told = [event for moment in self.moments for event in moment.told]
            lines = [*own.ending(self.look), *own.recap(self.look, told)]
            yield self.section(
                "page-ended", "".join(f"<p>{html(line)}</p>" for one in lines for line in one.splitlines())
            )

    def section(self, title: str, inside: str) -> str:
        """A part of the page under its title."""
        return f"<section id={title}><h2>{html(self.look.voice.say(title))}</h2>{inside}</section>"

    def sections(self) -> Iterator[str]:
        """Turn by turn; curves; votes; dice."""
        yield self.section("page-turns", f"{self.ways()}{''.join(self.turns())}")
        say = self.look.voice.say
        drawn = "".join(graphs(self.moments, self.named, self.turn_name, say("page-curves-figures")))
        if drawn:
            yield self.section("page-curves", f"<div class=graphs>{drawn}</div>")
        votes = "".join(self.votes())
        if votes:
            yield self.section("page-votes", f"<p class=faint>{html(say('page-votes-heavy'))}</p>{votes}")
        yield self.section("page-dice", "".join(f"<p>{html(line)}</p>" for line in self.dice))

    def named(self, who: str) -> str:
        """What a curve is called."""
        return html(self.look.voice.say("page-together") if who == ALL else self.look.voice.name(who))

    def turn_name(self, turn: int) -> str:
        """The title of a turn; what came before the first has one of its own."""
        say = self.look.voice.say
        return say("page-turn", turn=turn) if turn else say("page-before")

    def ways(self) -> str:
        """The slider and its buttons; without a program they are not shown, and all moments are."""
        say = partial(_said, self.look)
        return (
            f"<p class='faint how'>{say('page-how')}</p><nav aria-label='{say('page-turns')}'>"
            f"<button class=back type=button>{say('page-back')}</button>"
            f"<input type=range min=0 value=0 aria-label='{say('page-moment')}'>"
            f"<button class=on type=button>{say('page-on')}</button>"
            f"<output aria-live=polite></output>"
            f"<button class=all type=button data-all='{say('page-all')}' data-one='{say('page-one')}'>"
            f"{say('page-all')}</button></nav>"
        )

    def turns(self) -> Iterator[str]:
        """All moments, under their turns."""
        numbered = list(enumerate(self.moments, 1))
        for turn, some in groupby(numbered, key=lambda one: one[1].turn):
            shown = "".join(self.moment(number, one) for number, one in some)
            yield f"<section class=turn><h3>{html(self.turn_name(turn))}</h3>{shown}</section>"

    def moment(self, number: int, one: Moment) -> str:
        """The board and what was told."""
        name, phase = self.turn_name(one.turn), self.look.voice.phase(one.phase)
        name = f"{name} · {phase}" if phase else name
        lines = "".join(self.line(event) for event in one.told)
        title = f"<h3>{html(phase)}</h3>" if phase else ""
        where = f"class=moment id=m{number} data-name='{escape(name, quote=True)}'"
        return f"<article {where}>{title}{self.board(one)}<ul>{lines}</ul></article>"

    def board(self, one: Moment) -> str:
        """The picture, upright on narrow screens, and the same in words."""
        if one.board is None:
            return ""
        alt = escape(one.board.alt, quote=True)
        words = f"<details><summary>{_said(self.look, 'page-board')}</summary><p>{alt}</p></details>"
        picture = f"<img loading=lazy decoding=async alt='{alt}' src='{_inline(one.board.content)}'>"
        if one.board.upright:
            source = f"<source media='{NARROW}' srcset='{_inline(one.board.upright)}'>"
            picture = f"<picture class=both>{source}{picture}</picture>"
        return f"<figure><div class=board tabindex=0>{picture}</div>{words}</figure>"

    def line(self, event: EventRow) -> str:
        """One thing that happened; its rule is shown to whoever points at it."""
        said = html(" ".join(self.then[event.seq, event.n].voice.tell(event).split()))
        heavy = " class=heavy" if posting_of(self.look.game.kind, event).weighs(event) >= HEAVY else ""
        rule = clause(self.look.game.kind, event)
        return f"<li{heavy} title='{escape(rule, quote=True)}'>{said}</li>" if rule else f"<li{heavy}>{said}</li>"

    def votes(self) -> Iterator[str]:
        """What was decided by vote, turn by turn."""
        kind = self.look.game.kind
        for turn, some in groupby(self.moments, key=lambda one: one.turn):
            lines = [
                self.line(event) for one in some for event in one.told if posting_of(kind, event).card(turn, event)
            ]
            if lines:
                yield f"<h3>{html(self.turn_name(turn))}</h3><ul>{''.join(lines)}</ul>"

    def foot(self) -> Iterator[str]:
        """By whom it was written, and what is not in it."""
        yield f"<footer><p>{html(self.look.voice.say('page-foot', version=VERSION))}</p></footer>"


def _inline(picture: bytes) -> str:
    """A picture as the page holds it."""
    return f"data:image/webp;base64,{b64encode(picture).decode()}"


def _said(look: Look, key: str) -> str:
    return escape(look.voice.say(key), quote=True)


def _part(name: str) -> str:
    return files(__package__ or "").joinpath(name).read_text("utf-8")

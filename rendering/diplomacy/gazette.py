"""The Gazette: what a season brought, set as a page of a newspaper."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from games.diplomacy.seen.map_view import SeizureView
from games.diplomacy.seen.papers_view import FallView, GazetteView
from rendering.diplomacy.frame import dated
from rendering.diplomacy.measures import EDGE, INSIDE, LEAST, WIDE, ZOOM
from rendering.diplomacy.names import arms
from rendering.diplomacy.words import say
from rendering.newspaper import Newspaper, Story, page_high
from rendering.scene import Box, Caption, Cell, Scene
from rendering.words import speaking

PAGE: Final = 1160
MARGIN: Final = 20
FALLS: Final = ("seizure", "disorder", "revolution", "revolt", "purge", "left", "resigned")
"""What makes the better headline comes first."""
RAIL_NEWS: Final = ("bankrupt", "complete", "founded")


def compose_gazette(paper: GazetteView, caption: Caption | None = None, *, phone: bool = False) -> Scene:
    """The page, in three columns, or for phones in one."""
    caption = caption or Caption()
    with speaking(caption.language):
        box = Box(EDGE, EDGE, INSIDE, 0) if phone else Box(MARGIN, MARGIN, PAGE, 0)
        stories = tuple(_stories(paper))
        date = dated(paper.season, paper.year, paper.era)
        page = Newspaper(
            box,
            paper.title,
            date,
            say("diplomacy-paper-number", number=paper.number),
            caption.game,
            headline(paper),
            _subline(paper),
            stories,
            1 if phone else 3,
            25 if phone else 21,
        )
        zoom = ZOOM if phone else 1.0
        page = replace(page, box=replace(box, h=page_high(page, zoom)))
        told = (headline(paper), *(cell.words for story in stories if not story.letter for cell in story.paragraphs))
        title = say("diplomacy-picture-gazette", title=paper.title, date=date)
        wide = WIDE if phone else PAGE + 2 * MARGIN
        return Scene(
            wide,
            page.box.y * 2 + page.box.h,
            title,
            (page,),
            caption.changed,
            told,
            language=caption.language,
            zoom=zoom,
            least=LEAST if phone else 18,
            armed=True,
        )


# The headline


def headline(paper: GazetteView) -> str:
    """The greatest news of the season."""
    if paper.winners:
        return say("diplomacy-headline-won", name=_name(paper, paper.winners[0]))
    falls = sorted((one for one in paper.falls if one.post == "R"), key=lambda one: (FALLS.index(one.how), one.place))
    if falls:
        return _fallen(paper, falls[0])
    for one in paper.seizures:
        if one.fate == "seized":
            return say(
                "diplomacy-headline-seized", place=_space(paper, one.province), name=_name(paper, one.beneficiary)
            )
    for news in RAIL_NEWS:
        for id_, what in paper.railways:
            if what == news:
                return say(f"diplomacy-headline-railway-{news}", id=id_)
    return say("diplomacy-headline-quiet")


def _fallen(paper: GazetteView, one: FallView) -> str:
    key = "disorder" if not one.by else one.how if one.how in {"seizure", "revolt"} else "fall"
    place, name, by = _space(paper, one.place), _name(paper, one.code), _name(paper, one.by)
    return say(f"diplomacy-headline-{key}", place=place, name=name, by=by)


def _subline(paper: GazetteView) -> str:
    """How the season went, in one line."""
    about = {"moves": paper.moves, "beaten": paper.bounced, "dislodged": len(paper.dislodged)}
    return say("diplomacy-subline", **about) if paper.moves or paper.bounced else ""


# The stories


def _stories(paper: GazetteView) -> Iterator[Story]:
    """What has something to say, in this order."""
    shields = _shields(paper)
    told = {
        "field": tuple(_field(paper)),
        "provinces": tuple(Cell(_seized(paper, one), seat=shields.get(one.beneficiary, "")) for one in paper.seizures),
        "falls": tuple(Cell(_fall(paper, one), seat=shields.get(one.code, "")) for one in paper.falls),
        "appointed": tuple(
            Cell(
                say(
                    f"diplomacy-appointed-{one.post}",
                    name=_name(paper, one.code),
                    place=_post(paper, one.place),
                    by=_name(paper, one.by),
                ),
                seat=shields.get(one.code, ""),
            )
            for one in paper.appointments
        ),
        "warnings": tuple(_warnings(paper)),
        "railways": tuple(Cell(say(f"diplomacy-railway-{what}", id=id_)) for id_, what in paper.railways),
        "standing": tuple(_standing(paper)),
        "honour": tuple(
            Cell(say("diplomacy-honoured", name=one.name, code=one.code, year=_year(paper, one.year)))
            for one in paper.honour
        ),
    }
    for key, paragraphs in told.items():
        if paragraphs:
            yield Story(say(f"diplomacy-story-{key}"), paragraphs)
    for number, letter in enumerate(paper.letters):
        title = say("diplomacy-story-letters") if not number else say("diplomacy-story-letter")
        signed = f"{letter.name} ({letter.code})" if letter.name else say("diplomacy-unsigned")
        parts = [part.strip() for part in letter.text.splitlines() if part.strip()]
        yield Story(title, tuple(Cell(part) for part in parts), letter=True, signed=signed)


def _shields(paper: GazetteView) -> dict[str, str]:
    return arms(tuple(sorted(paper.names)))


def _field(paper: GazetteView) -> Iterator[Cell]:
    """Who was driven out, and what is no more."""
    if paper.dislodged:
        yield Cell(say("diplomacy-field-dislodged", units=", ".join(_post(paper, one) for one in paper.dislodged)))
    if paper.destroyed:
        yield Cell(say("diplomacy-field-destroyed", units=", ".join(_post(paper, one) for one in paper.destroyed)))


def _seized(paper: GazetteView, one: SeizureView) -> str:
    place, name = _space(paper, one.province), _name(paper, one.beneficiary)
    return say(f"diplomacy-seize-{one.fate}", unit=one.unit, province=place, name=name)


def _fall(paper: GazetteView, one: FallView) -> str:
    post = say(f"diplomacy-post-{one.post}", place=_post(paper, one.place))
    by = _name(paper, one.by) if one.by else say("diplomacy-nobody")
    return say(f"diplomacy-fall-{one.how}", name=_name(paper, one.code), post=post, by=by)


def _warnings(paper: GazetteView) -> Iterator[Cell]:
    """CD-5.D: who has not given enough away, and where a revolution broke out."""
    shields = _shields(paper)
    for one in paper.revolutions:
        about = {"place": _post(paper, one.place), "ruler": _name(paper, one.ruler), "to": _name(paper, one.to)}
        yield Cell(say("diplomacy-revolution", **about), seat=shields.get(one.to, ""))
    for warned in paper.warnings:
        text = say(f"diplomacy-warned-{warned.what}", name=_name(paper, warned.code), number=warned.number)
        yield Cell(text, seat=shields.get(warned.code, ""))


def _standing(paper: GazetteView) -> Iterator[Cell]:
    """Who rules how many centres, and how many more or less than before."""
    shields = _shields(paper)
    for code in sorted(paper.centres, key=lambda one: (-paper.centres[one], one)):
        count = paper.centres[code]
        more = count - paper.before.get(code, count)
        change = f" ({more:+d})".replace("-", "\u2212") if more else ""
        text = say("diplomacy-standing", name=_name(paper, code), count=count)
        yield Cell(f"{text}{change}", seat=shields.get(code, ""))


def _name(paper: GazetteView, code: str) -> str:
    return paper.names.get(code, code)


def _space(paper: GazetteView, code: str) -> str:
    return paper.spaces.get(code, code)


def _post(paper: GazetteView, place: str) -> str:
    """A province, or a unit as written, at length."""
    arm, _, where = place.partition(" ")
    if not where:
        return _space(paper, place)
    space, _, coast = where.partition("/")
    return say(f"diplomacy-unit-{arm}", place=f"{_space(paper, space)}{f' ({coast})' if coast else ''}")


def _year(paper: GazetteView, year: int) -> str:
    return say("diplomacy-year-of", year=str(year), era=paper.era) if paper.era else str(year)

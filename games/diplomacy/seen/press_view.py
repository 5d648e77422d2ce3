"""CD-P: what somebody sees of press: his letters and what he may write, and the Gazette. By names, never by players."""

from __future__ import annotations

from games.diplomacy.law import BlackPress
from games.diplomacy.press.correspondence import LONGEST
from games.diplomacy.press.issue import Issue
from games.diplomacy.press.letters import letters_left, names_in_use, own_names
from games.diplomacy.press.post import Copy, Letter
from games.diplomacy.seen.map_view import SeizureView
from games.diplomacy.seen.papers_view import (
    AppointmentView,
    FallView,
    GazetteView,
    HonourView,
    LetterView,
    RevolutionView,
    WarningView,
)
from games.diplomacy.state import Diplomacy, Season
from games.kernel import Seat, View


class PostedView(View):
    """CD-P.3: a letter in somebody's box: to which of his names it came; `at` "": he has written it.

    `signed` "": it is not signed; `to` nobody: the world.
    """

    id: str
    signed: str
    name: str
    to: tuple[str, ...]
    at: str
    text: str
    year: int
    season: Season


class BoxView(View):
    """CD-P.1, P.4: the letters of one player, the oldest first; his names, all names, and what he may write."""

    letters: tuple[PostedView, ...]
    own: tuple[str, ...]
    names: dict[str, str]
    black: BlackPress
    left: int
    longest: int = LONGEST


def box(g: Diplomacy, seat: Seat) -> BoxView:
    """CD-P.4: what lies in his box."""
    copies = [(int(copy.id[1:]), letter, copy) for letter in g.press.letters for copy in letter.copies]
    own = sorted((one for one in copies if one[2].owner == seat), key=lambda one: one[0])
    return BoxView(
        letters=tuple(_posted(letter, copy) for _, letter, copy in own),
        own=tuple(own_names(g, seat)),
        names=names_in_use(g),
        black=g.law.black_press,
        left=letters_left(g, seat),
    )


def _posted(letter: Letter, copy: Copy) -> PostedView:
    return PostedView(
        id=copy.id,
        signed=letter.signed,
        name=letter.name,
        to=tuple(letter.to),
        at=copy.at,
        text=letter.text,
        year=letter.year,
        season=letter.season,
    )


def gazette(g: Diplomacy, title: str, era: str = "") -> GazetteView | None:
    """CD-P.8: the last one, as the picture of it shows it; None: there was none."""
    issue = g.press.issue
    return None if issue is None else paper(issue, {code: one.name for code, one in g.atlas.spaces.items()}, title, era)


def paper(issue: Issue, spaces: dict[str, str], title: str, era: str = "") -> GazetteView:
    """A Gazette as its picture shows it, under the title of the paper."""
    return GazetteView(
        title=title,
        number=issue.number,
        year=issue.year,
        era=era,
        season=issue.season,
        names=issue.names,
        spaces=spaces,
        moves=issue.moves,
        bounced=issue.bounced,
        dislodged=tuple(issue.dislodged),
        destroyed=tuple(issue.destroyed),
        seizures=_seizures(issue),
        appointments=_appointments(issue),
        falls=_falls(issue),
        warnings=tuple(WarningView(code=one.code, what=one.what, number=one.number) for one in issue.warnings),
        revolutions=tuple(RevolutionView(ruler=one.ruler, place=one.place, to=one.to) for one in issue.revolutions),
        railways=tuple((one.railway, one.what) for one in issue.railways),
        centres=issue.centres,
        before=issue.before,
        must=issue.must,
        winners=tuple(issue.winners),
        honour=tuple(HonourView(name=one.name, code=one.code, year=one.year) for one in issue.honour),
        letters=tuple(LetterView(text=one.text, name=one.name, code=one.code) for one in issue.letters),
    )


def _seizures(issue: Issue) -> tuple[SeizureView, ...]:
    return tuple(
        SeizureView(province=one.province, unit=one.unit, beneficiary=one.beneficiary, fate=one.fate, why=one.why)
        for one in issue.seizures
    )


def _appointments(issue: Issue) -> tuple[AppointmentView, ...]:
    return tuple(
        AppointmentView(code=one.code, post=one.post, place=one.place, by=one.by) for one in issue.appointments
    )


def _falls(issue: Issue) -> tuple[FallView, ...]:
    return tuple(FallView(code=one.code, post=one.post, place=one.place, how=one.how, by=one.by) for one in issue.falls)

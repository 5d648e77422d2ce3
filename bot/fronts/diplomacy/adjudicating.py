"""`byrsa adjudicate`: cases of a file, each judged; or checked against what should come of it."""

from __future__ import annotations

import json

import typer

from bot.base.errors import SetupError
from bot.base.text import Catalogue
from bot.fronts.diplomacy.faults import words
from games.diplomacy.adjudicator import Profile
from games.diplomacy.cases import BadCases, Case, Judged, differences, expected, judge, read_cases


def main(name: str, text: str, profile: str = "", *, check: bool = False) -> int:
    """The cases of a text that comes from `name`. 1: some did not come out as expected."""
    column = _column(profile)
    try:
        cases = read_cases(text)
        return _check(cases, column) if check else _tell(cases, column)
    except BadCases as bad:
        raise SetupError(f"{name}: {bad}") from None


def _column(profile: str) -> Profile:
    """CD-D.9: by its name; the original's if none is said."""
    try:
        return Profile(profile or Profile.OLD)
    except ValueError:
        raise SetupError(f"There is no profile {profile}. Choose one of: {', '.join(Profile)}.") from None


def _tell(cases: list[Case], column: Profile) -> int:
    """One JSON object a line; what of the orders was not followed, on standard error."""
    catalogue = Catalogue("diplomacy")
    for case in cases:
        judged = judge(case, column)
        typer.echo(json.dumps({"id": case.id, **judged.found}, ensure_ascii=False))
        _tell_notes(case, judged, catalogue)
    return 0


def _tell_notes(case: Case, judged: Judged, catalogue: Catalogue) -> None:
    for note in judged.notes:
        typer.echo(f"{case.id}: {note.text}: {words(note.why, catalogue)}", err=True)


def _check(cases: list[Case], column: Profile) -> int:
    """Every difference, then how many cases passed; one of which nothing is expected does neither."""
    passed = failed = 0
    for case in cases:
        wanted = expected(case, column)
        found = judge(case, column).found
        if wanted is None:
            typer.echo(f"{case.id}: nothing is expected")
            continue
        wrong = differences(wanted, found)
        passed, failed = passed + (not wrong), failed + bool(wrong)
        for line in wrong:
            typer.echo(f"{case.id}: {line}")
    typer.echo(f"{passed} passed, {failed} failed")
    return 1 if failed else 0

"""The command that judges single positions from a file. It knows no game: `games.catalog` says who judges them."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from bot.app.line.kit import Command
from bot.base.errors import SetupError
from games.catalog import JUDGE


def adjudicate(
    file: Annotated[str, typer.Argument(help="A file of cases, JSON; `-`: standard input.")],
    profile: Annotated[str, typer.Option(help=f"How they are judged: {', '.join(JUDGE.PROFILES)}.")] = JUDGE.PROFILES[
        0
    ],
    check: Annotated[bool, typer.Option("--check", help="Compare with what the cases expect.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Judge positions from a file, one JSON object a line. 1: with --check something else was expected."""
    if profile not in JUDGE.PROFILES:
        raise SetupError(f"There is no profile {profile}. Say one of: {', '.join(JUDGE.PROFILES)}.")
    failed = 0
    cases = _cases(file)
    for case in cases:
        found = _judged(case, profile, file)
        typer.echo(json.dumps(found, ensure_ascii=False)) if not check else None
        failed += check and not _as_expected(found, JUDGE.expected(case, profile))
    if check:
        typer.echo(f"{len(cases) - failed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)


def _judged(case: Mapping[str, Any], profile: str, file: str) -> dict[str, Any]:
    try:
        return JUDGE.judge(case, profile)
    except JUDGE.BadCase as error:
        raise SetupError(f"{file}: {error}.") from None


def _as_expected(found: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Of supports only those that a case speaks of are compared; each difference is printed."""
    differing = [key for key, wanted in expected.items() if not _same(key, found.get(key), wanted)]
    for key in differing:
        typer.echo(f"{found['id']} {key}: {json.dumps(found.get(key))}, expected {json.dumps(expected[key])}")
    return not differing


def _same(key: str, found: Any, wanted: Any) -> bool:
    if key == "support_given":
        return {one: (found or {}).get(one) for one in wanted} == wanted
    return _sorted(found) == _sorted(wanted) if key in {"legal_retreats", "contested_empty"} else found == wanted


def _sorted(found: Any) -> Any:
    if isinstance(found, Mapping):
        return {key: sorted(one) for key, one in found.items()}
    return sorted(found or ())


def _cases(file: str) -> Sequence[Mapping[str, Any]]:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
        found = json.loads(text)
    except OSError as error:
        raise SetupError(f"{file} cannot be read ({error.strerror}). Name another file, or `-`.") from None
    except UnicodeDecodeError:
        raise SetupError(f"{file} is no text. Save it as JSON in UTF-8.") from None
    except json.JSONDecodeError as error:
        raise SetupError(f"{file}, line {error.lineno}: {error.msg}. Mend it there; the file must be JSON.") from None
    cases = found.get("cases") if isinstance(found, dict) else found
    if not isinstance(cases, list) or not all(isinstance(one, dict) for one in cases):
        raise SetupError(f'{file} holds no cases. Write {{"cases": [...]}}, an object for each.')
    return cases


COMMANDS: Final = (
    Command(adjudicate, ["byrsa adjudicate cases.json", "byrsa adjudicate - --profile modern --check < cases.json"]),
)

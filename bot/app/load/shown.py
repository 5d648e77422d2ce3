"""The figures of a load for people: a table on the terminal, and the section "Load" of `docs/figures.md`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from bot.base.errors import SetupError

PAGE: Final = Path(__file__).parents[3] / "docs" / "figures.md"
SECTION: Final = re.compile(r"(?<=<!-- load -->\n).*?(?=<!-- end load -->)", re.DOTALL)
RUN: Final = re.compile(r"(?m)^(?=### )")
COUNTED: Final[Mapping[str, str]] = {
    "presses_a_second": "presses a second, reached",
    "presses": "presses",
    "ack_ms": "until acknowledged, ms (p50 / p99 / worst)",
    "own_ms": "until the presser's own result, ms (p50 / p99 / worst)",
    "unanswered": "presses unanswered",
    "refused_answers": "answers that Discord did not take",
    "hasty": "people told that they go too fast",
    "failed": "people told that something went wrong",
    "rate_limited": "calls refused by a rate limit",
    "rest_a_press": "REST calls a press",
    "rest_a_turn": "REST calls a turn",
    "by_token_a_press": "edits by the token of a press, a press",
    "late_at_end": "messages that are due at the end",
    "patient_at_end": "messages that wait at the end for what may follow, up to 15 s",
    "all_sent_after_s": "until all of them are sent, s",
    "bot_cpu_ms_a_press": "CPU of the bot a press, ms",
    "bot_cpu_share": "of one processor",
    "server_cpu_ms_a_press": "CPU of PostgreSQL a press, ms",
    "people_cpu_ms_a_press": "CPU of the people who think, a press, ms",
    "discord_cpu_ms_a_press": "CPU of the local Discord a press, ms",
    "memory_mb": "memory of the bot, MB",
    "bytes_a_game": "database a game that begins, bytes",
    "bytes_a_press": "database a press, bytes",
    "commit_ms": "an act written into PostgreSQL, ms (ours / the driver alone, the same rows; medians)",
    "commit_ratio": "times as long as the driver alone",
    "errors": "errors in the log",
}


def rows(found: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Figure by figure; what was not measured is left out."""
    for name, title in COUNTED.items():
        if found.get(name) is not None:
            yield title, said(found[name])
    for start in found.get("starts", ()):
        yield f"start with {start['stored']:,} stored games, s (CPU)", f"{start['start_s']} ({start['start_cpu_s']})"
        yield "then the first press: acknowledged, own result, ms", f"{start['first_ack_ms']} / {start['first_own_ms']}"
        yield "and CPU of each further press, ms; memory, MB", f"{start['press_cpu_ms']}; {start['memory_mb']}"
    if running := found.get("running"):
        yield f"memory with {running['played']:,} running games, MB", said(running["memory_mb"])


def said(value: Any) -> str:
    """A figure, or several of one kind."""
    if isinstance(value, Mapping):
        return " / ".join(map(str, value.values()))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return f"{value:,}"


def check() -> None:
    """SetupError: this is no checkout to be written to."""
    if not PAGE.is_file():
        raise SetupError(f"{PAGE} is not there: this is no checkout of the program.")


def write(found: Mapping[str, Any]) -> None:
    """Into the section; the series asked for in the same way is replaced, others stay."""
    PAGE.write_text(with_series(PAGE.read_text("utf-8"), found), encoding="utf-8")


def with_series(page: str, found: Mapping[str, Any]) -> str:
    """The page with this series in its section; all else as it stood."""
    section = SECTION.search(page)
    series = {one.partition("\n")[0]: one for one in RUN.split(section[0] if section else "") if one.startswith("### ")}
    text = "\n".join(_series(found)) + "\n\n"
    series[text.partition("\n")[0]] = text
    return SECTION.sub(lambda _: "\n" + "".join(series.values()), page)


def _series(found: Mapping[str, Any]) -> Iterator[str]:
    yield f"### `{found['command']}`\n\nVersion {found['version']}, {found['at']}.\n\n| | |\n| --- | --- |"
    yield from (f"| {title} | {value} |" for title, value in rows(found))

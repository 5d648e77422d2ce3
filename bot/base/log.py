"""Logs: lines for machines or for eyes, with game, seat and seq where they are known, and what they come of.

No answer, hand or seed is ever logged: values under such names are withheld, and so are the messages of exceptions that
passed through the rules, for they may quote what a player holds.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.base.blotting import blotted
from bot.base.trail import TRAIL

WITHHELD = "(withheld)"
SECRETS = frozenset(
    {
        "answer", "args", "cards", "choice", "content", "document", "entry", "fields", "hand", "outcome", "options",
        "posted", "raw", "saved", "seed", "state", "table", "tellings", "text", "token", "view",
    }
)  # fmt: skip
QUIET = {"aiosqlite": logging.WARNING, "asyncio": logging.WARNING, "PIL": logging.WARNING, "discord": logging.INFO}
RULES = Path(__file__).parents[2] / "games"


def configure(level: str = "info", form: Literal["json", "console"] = "json", stream: TextIO | None = None) -> None:
    """Send everything, discord.py's lines too, through one handler to standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        follow,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        failures,
        withhold,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_formatter(form, shared))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(least, root.level))


def _formatter(form: Literal["json", "console"], shared: list[Processor]) -> logging.Formatter:
    """The last steps before a line is written; those of others take ours first."""
    last = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    steps = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, last, blot]
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=steps)


def follow(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """What a line comes of; what nobody began, like the start of the program, has no such id."""
    if found := TRAIL.get():
        event.setdefault("trail", found)
    return event


def blot(_: WrappedLogger, __: str, line: EventDict | str) -> str:
    """The last step: whatever a library wrote into its words, no line shows a token or a password."""
    return blotted(str(line))


def withhold(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Nothing under the name of a secret gets out, however deep it lies."""
    return cast("EventDict", _without_secrets(event))


def failures(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """An exception as a list of what and where; its message only if it cannot quote a secret."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    if isinstance(info, tuple):
        info = cast("tuple[Any, Any, Any]", info)[1]
    if isinstance(info, BaseException):
        event["failure"] = [_describe(error) for error in _chain(info)]
    return event


def _without_secrets(value: Any, name: str = "") -> Any:
    if name in SECRETS:
        return WITHHELD
    if isinstance(value, dict):
        mapping = cast("dict[str, Any]", value)
        return {key: _without_secrets(one, str(key)) for key, one in mapping.items()}
    return value


def _describe(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    said = WITHHELD if _may_quote(error) else " ".join(str(error).split())
    return f"{type(error).__name__}: {said} [{where}]"


def _may_quote(error: BaseException) -> bool:
    """Whether it came through the rules or a check of data, which quote what they were given."""
    if type(error).__module__.startswith(("games.", "pydantic")):
        return True
    return any(RULES in Path(frame).parents for frame in _files(error.__traceback__))


def _files(trace: TracebackType | None) -> Iterator[str]:
    while trace is not None:
        yield trace.tb_frame.f_code.co_filename
        trace = trace.tb_next


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)

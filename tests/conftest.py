"""What all tests have in common: the collector of garbage passes over what stays until the end, and logs are plain.

It would look at all modules, words and commands again and again, for a tenth of the time of all tests. The values of
all variables beside each traceback, as whoever runs a bot by hand sees them, would take seconds.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import settings

from bot.base import log, loop

BEGUN: set[Path] = set()
LOOPBACK = Path(__file__).parent / "loopback"
PLAIN = [
    structlog.processors.add_log_level,
    structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
]
structlog.configure(processors=PLAIN)
# The same examples every time; `--hypothesis-profile=default` looks for some that nobody has tried.
settings.register_profile("same", derandomize=True)
settings.load_profile("same")
YOUNG = 20_000  # games make little garbage that lies in circles, and are looked through seldom
gc.disable()  # until all tests are known: importing them makes no garbage


def pass_over() -> None:
    """All that is there now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is left to `make proof` is not played; long ones first, so that nobody waits for a last one."""
    if "BYRSA_PROOF" not in os.environ:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("proof")])
        items[:] = [item for item in items if not item.get_closest_marker("proof")]
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Modules."""
    pass_over()


def pytest_asyncio_loop_factories(item: pytest.Item) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Tests run in the loop the bot runs in, but for those of the local Discord: another one reaches into its loop."""
    return {"loop": asyncio.new_event_loop if item.path.is_relative_to(LOOPBACK) else loop.new_loop}


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """What the first test of a file has loaded."""
    if item.path not in BEGUN:
        BEGUN.add(item.path)
        pass_over()


@pytest.fixture(autouse=True)
def undisturbed() -> Iterator[None]:
    """Whoever sets up the logging of the bot, does so for his own test only."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in log.QUIET}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, was in levels.items():
        logging.getLogger(name).setLevel(was)
    structlog.reset_defaults()
    structlog.configure(processors=PLAIN)

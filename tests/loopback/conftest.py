"""Fixtures of the server's tests."""

from __future__ import annotations

import aiohttp
import pytest
from playwright.async_api import async_playwright, expect

from loopback.playground import Playground
from tests.loopback.bench import bench
from tests.loopback.pages import CHROMIUM
from tests.loopback.sample_bot import start_sample_bot


@pytest.fixture
async def small(tmp_path):
    """A fresh server on a Unix socket, with a guild, a hall, alice and bob."""
    async with bench(tmp_path) as made:
        yield made


@pytest.fixture
async def town(make_town):
    """A town with the sample bot, and three people."""
    made = await make_town(start_sample_bot)
    await made.people("alice", "bob", "carol")
    return made


@pytest.fixture
async def playground(town):
    """It is served."""
    served = Playground(town, 0)
    await served.start()
    yield served
    await served.stop()


@pytest.fixture
async def http(playground):
    """Whoever calls it without a browser."""
    async with aiohttp.ClientSession(f"http://127.0.0.1:{playground.port}") as session:
        yield session


@pytest.fixture
async def page(playground):
    """The page in a browser; whatever it logs as an error, and any call to elsewhere, fails the test."""
    faults = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        shown = await browser.new_page(viewport={"width": 1280, "height": 900})
        shown.on("console", lambda line: faults.append(line.text) if line.type in ("error", "warning") else None)
        shown.on("pageerror", lambda error: faults.append(str(error)))
        shown.on("request", lambda request: faults.append(request.url) if "//127.0.0.1:" not in request.url else None)
        await shown.goto(playground.url)
        await expect(shown.get_by_role("heading", name="Alice")).to_be_visible()
        yield shown
        await browser.close()
    assert faults == []

"""An album: what people see, each sort of scene once, wide and on a narrow screen.

The pictures are taken in windows of their own: whoever is looked at has pressed nothing for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

from playwright.async_api import Browser, Page, ViewportSize
from playwright.async_api import TimeoutError as Late

from loopback.model import Channel
from loopback.person import Person

SIZES: Final[Mapping[str, ViewportSize]] = {
    "wide": {"width": 1280, "height": 1000},
    "narrow": {"width": 390, "height": 1400},
}
AWAITED: Final = 10_000  # milliseconds until a card is on the page
DRAWN: Final = 300  # milliseconds until pictures are there


@dataclass(slots=True)
class Album:
    """Its folder, and one window for each size."""

    address: str
    folder: Path
    windows: Mapping[str, Page]
    taken: Counter[str] = field(default_factory=Counter[str])

    @classmethod
    async def begun(cls, browser: Browser, address: str, folder: Path) -> Self:
        """An empty one; its folder is made with the first picture."""
        windows = {name: await browser.new_page(viewport=size) for name, size in SIZES.items()}
        return cls(address, folder, windows)

    async def take(self, scene: str, person: Person, place: Channel | None, times: int = 1) -> None:
        """What somebody sees at a place; no more often than so many times."""
        if place is None or self.taken[scene] >= times:
            return
        self.taken[scene] += 1
        name = f"{self.taken.total():03}-{scene}"
        for size, window in self.windows.items():
            await window.goto(f"{self.address}&as={person.name}&at={place.id}")
            await window.locator(".pane .message").last.wait_for()
            await window.wait_for_timeout(DRAWN)
            await window.locator(".pane .message").last.evaluate("e => e.scrollIntoView(false)")
            await window.screenshot(path=self.folder / f"{name}-{size}.png")

    async def card(self, scene: str, person: Person, place: Channel | None, message: int) -> None:
        """One card alone, as somebody sees it at a place."""
        if place is None:
            return
        self.taken[scene] += 1
        name = f"{self.taken.total():03}-{scene}"
        for size, window in self.windows.items():
            await window.goto(f"{self.address}&as={person.name}&at={place.id}")
            card = window.locator(f'.pane .message[data-id="{message}"]')
            with suppress(Late):
                await card.wait_for(timeout=AWAITED)
                await window.wait_for_timeout(DRAWN)
                await card.screenshot(path=self.folder / f"{name}-{size}.png")

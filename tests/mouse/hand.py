"""A person who acts with a browser: every press is made on the page, and counted.

What counts as a press: a button, an entry of a menu and the menu itself, a box that is ticked, a field that is filled
in, a command that is typed, a place one goes to. What a form says already costs nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from playwright.async_api import Locator, Page

from loopback.client import Impossible
from loopback.controls import fields as asked
from loopback.interact import AUTOCOMPLETE, Interaction
from loopback.model import Channel
from loopback.person import Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen

WITHIN: Final = 40  # seconds until a press is on the wire
GLANCE: Final = 0.02


@dataclass(slots=True)
class Tally:
    """How often one has pressed since the page was opened, and when last, in seconds since then."""

    began: float
    presses: int = 0
    last: float = 0.0

    def note(self) -> None:
        """One more."""
        self.presses += 1
        self.last = perf_counter() - self.began


class Hand(Person):
    """Somebody of the town, in front of a page that shows him."""

    def __init__(self, person: Person, page: Page, tally: Tally) -> None:
        super().__init__(person.town, person.user, person.here, person.mind)
        self.page, self.tally = page, tally

    @property
    def pane(self) -> Locator:
        """The part of the page that is his."""
        return self.page.locator(f'.pane[data-person="{self.name}"]')

    async def press(self, what: Locator) -> None:
        """One press."""
        await what.click()
        self.tally.note()

    async def go(self, channel: Channel | None) -> None:
        """To be shown, and to be where he can read what he answers."""
        assert channel is not None
        if not await self.pane.count():
            await self.press(self.page.locator(f'.person[data-name="{self.name}"]'))
        place = self.pane.locator(f'[data-place="{channel.id}"]')
        await place.wait_for(state="attached")
        if await place.get_attribute("aria-current"):
            return
        if not await place.is_visible():
            await self.press(self.pane.get_by_role("button", name="Places"))
        await self.press(place)

    async def slash(self, path: str, *, wait: bool = True, **options: Any) -> Reply:
        """Type a command; its options in the form that opens."""
        await self.go(self.here)
        box = self.pane.locator(".write textarea")
        await box.fill(f"/{path.removeprefix('/')}")
        return await self._told(lambda: self._run(box, options), wait=wait)

    async def _run(self, box: Locator, options: Mapping[str, Any]) -> None:
        await box.press("Enter")
        self.tally.note()
        form = self.pane.locator("form.options")
        if not options and not await form.count():
            return
        for name, value in options.items():
            field = form.locator(f'[data-option="{name}"]')
            await self._fill(field, str(value))
        await self.press(form.get_by_role("button", name="Run"))

    async def click(
        self, message: Seen | Reply, label: str | None = None, *, custom_id: str | None = None, wait: bool = True
    ) -> Reply:
        """Press a button of a message."""
        seen = self._before_eyes(message)
        await self.go(seen.channel)
        card = self._card(seen)
        button = card.locator(f'button[data-custom-id="{custom_id}"]')
        if custom_id is None:
            button = card.get_by_role("button", name=label, exact=True)
        return await self._told(lambda: self.press(button), wait=wait)

    async def select(
        self, message: Seen | Reply, *values: Any, custom_id: str | None = None, wait: bool = True
    ) -> Reply:
        """Choose in a menu: open it, tick what differs, and say so."""
        seen = self._before_eyes(message)
        await self.go(seen.channel)
        opener = f'.menu-open[data-custom-id="{custom_id}"]'
        await self.press(self._card(seen).locator(opener))
        menu = self._card(seen).locator(".menu", has=self.page.locator(opener))
        return await self._told(lambda: self._chosen(menu, set(map(str, values))), wait=wait)

    async def _chosen(self, menu: Locator, values: set[str]) -> None:
        boxes = menu.locator('input[type="checkbox"]')
        if not await boxes.count():
            await self.press(menu.locator(f'[data-value="{next(iter(values))}"]'))
            return
        await self._tick(boxes, values)
        await self.press(menu.get_by_role("button", name="Done"))

    async def submit_modal(
        self, modal: Reply, fields: Mapping[str, Any] | None = None, *, wait: bool = True, **more: Any
    ) -> Reply:
        """Fill in what differs, and submit."""
        if not isinstance(modal, Modal):
            raise Impossible(f"{self.name} got no form, but: {modal.text}")
        dialog = self.page.get_by_role("dialog")
        said = {**(fields or {}), **more}
        for label, component in asked(modal.form):
            name = next((one for one in (component["custom_id"], label, label.lower()) if one in said), None)
            if name is not None:
                await self._enter(dialog.locator(f'[data-custom-id="{component["custom_id"]}"]'), component, said[name])
        return await self._told(lambda: self.press(dialog.get_by_role("button", name="Submit")), wait=wait)

    async def _enter(self, field: Locator, component: Mapping[str, Any], value: Any) -> None:
        given = value if isinstance(value, list | tuple) else [value]
        options = component.get("options") or ()
        known = {one["label"]: one["value"] for one in options} | {one["value"]: one["value"] for one in options}
        wanted = [str(known.get(one, one)) for one in given]
        if await field.evaluate("e => ['INPUT', 'TEXTAREA', 'SELECT'].includes(e.tagName) && e.type !== 'checkbox'"):
            await self._fill(field, wanted[0] if wanted else "")
        else:
            await self._tick(field.locator("input"), set(wanted))

    async def _fill(self, field: Locator, value: str) -> None:
        """What stands there already is left."""
        if await field.input_value() == value:
            return
        if await field.evaluate("e => e.tagName") == "SELECT":
            labels = await field.locator("option").all_text_contents()
            await (field.select_option(label=value) if value in labels else field.select_option(value))
        else:
            await field.fill(value)
        self.tally.note()

    async def _tick(self, boxes: Locator, wanted: Iterable[str]) -> None:
        """First what goes, then what comes, for no more can be ticked than are allowed."""
        kept = set(wanted)
        states = await boxes.evaluate_all("all => all.map((e) => [e.type, e.value, e.checked])")
        changes = [
            n
            for coming in (False, True)
            for n, (kind, value, checked) in enumerate(states)
            if checked != (value in kept) and (value in kept) is coming and (coming or kind == "checkbox")
        ]
        for place in changes:
            await self.press(boxes.nth(place))

    # How it works

    def _card(self, seen: Seen) -> Locator:
        return self.pane.locator(f'.message[data-id="{seen.id}"]')

    async def _told(self, act: Callable[[], Any], *, wait: bool) -> Reply:
        """What comes of an act; it is known by what it begins on the wire."""
        world = self.town.world
        before = {one.id for one in world.interactions.values()}
        await act()
        began = await self._begun(before)
        return await self.answered(began) if wait else Reply(self, began)

    async def _begun(self, before: set[int]) -> Interaction:
        async with asyncio.timeout(WITHIN):
            while True:
                for one in self.town.world.interactions.values():
                    if one.id not in before and one.user_id == self.id and one.type != AUTOCOMPLETE:
                        return one
                await asyncio.sleep(GLANCE)

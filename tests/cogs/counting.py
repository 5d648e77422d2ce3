"""People who count what they press, by the rules of `tests.mouse.hand`, where no browser is needed for it.

A button is one; a menu is one to open it, one for each entry that changes, and one to close it where several can be
chosen; a form is one for each entry or field that changes, and one to hand it in. What stands there already is free.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from loopback.controls import fields, select
from loopback.person import Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen

TEXT, RADIO = 4, 21


class Counting(Person):
    """Somebody of the town who counts."""

    def __init__(self, person: Person) -> None:
        super().__init__(person.town, person.user, person.here, person.mind)
        self.presses = 0

    async def click(
        self, message: Seen | Reply, label: str | None = None, *, custom_id: str | None = None, wait: bool = True
    ) -> Reply:
        self.presses += 1
        return await super().click(message, label, custom_id=custom_id, wait=wait)

    async def select(
        self, message: Seen | Reply, *values: Any, custom_id: str | None = None, wait: bool = True
    ) -> Reply:
        one = select(message.seen if isinstance(message, Reply) else message, custom_id)
        several = one.get("max_values", 1) > 1
        self.presses += 1 + (changed(one, values) + 1 if several else 1)
        return await super().select(message, *values, custom_id=custom_id, wait=wait)

    async def submit_modal(
        self, modal: Reply, given: Mapping[str, Any] | None = None, *, wait: bool = True, **more: Any
    ) -> Reply:
        assert isinstance(modal, Modal)
        said = {**(given or {}), **more}
        asked = {one["custom_id"]: one for _, one in fields(modal.form)}
        self.presses += 1 + sum(changed(asked[name], value) for name, value in said.items())
        return await super().submit_modal(modal, said, wait=wait)


def changed(one: Mapping[str, Any], value: Any) -> int:
    """How much of a field is pressed until it says this."""
    if one["type"] == TEXT:
        return int((one.get("value") or "") != value)
    there = {option["value"] for option in one.get("options", ()) if option.get("default")}
    chosen = set(value) if isinstance(value, list | tuple) else {value}
    return int(there != chosen) if one["type"] == RADIO or one.get("max_values", 1) == 1 else len(there ^ chosen)

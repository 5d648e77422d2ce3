"""What a visitor can do on the page, by the same driver as the tests."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from typing import Any

from loopback.errors import Json
from loopback.person import Person
from loopback.reply import Modal, NoResponse, Reply
from loopback.seen import File, Seen

Deed = Callable[["Visit", Json], Awaitable[Json]]
SILENCE = "The application did not respond."


class Visit:
    """One person on the page, and the forms they have open."""

    def __init__(self, person: Person, forget: Callable[[Person, set[int]], None]) -> None:
        self.person, self.forget = person, forget
        self.forms: dict[str, Modal] = {}

    async def act(self, body: Json) -> Json:
        """Do one thing; an answer with a `problem` is shown to the visitor."""
        return await DEEDS[body["act"]](self, body)

    def at(self, body: Json) -> Person:
        """The person, looking at the place that the page shows."""
        return self.person.at(self.person.town.world.channels[int(body["channel"])])

    def message(self, body: Json) -> Seen:
        """The message that the deed is about."""
        world = self.person.town.world
        return Seen(world, world.channels[int(body["channel"])].messages[int(body["message"])])

    async def told(self, reply: Reply) -> Json:
        """What the page learns at once; messages come by the socket."""
        try:
            answer = await reply.acknowledged()
        except NoResponse:
            return {"problem": SILENCE}
        if not isinstance(answer, Modal):
            return {}
        key = str(answer.interaction.id)
        self.forms[key] = answer
        return {"modal": answer.form | {"key": key}}


def given(value: Any) -> Any:
    """A value from the page; files come as text."""
    if isinstance(value, list):
        return [given(one) for one in value]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, dict):
        return File(value["name"], base64.b64decode(value["data"]), value.get("type") or "application/octet-stream")  # pyright: ignore[reportUnknownArgumentType, reportUnknownMemberType]
    return value


async def say(visit: Visit, body: Json) -> Json:
    """Words and files."""
    await visit.at(body).say(body.get("text", ""), files=given(body.get("files") or []))
    return {}


async def slash(visit: Visit, body: Json) -> Json:
    """A chat command."""
    options = {name: given(value) for name, value in body.get("options", {}).items()}
    return await visit.told(await visit.at(body).slash(body["path"], wait=False, **options))


async def autocomplete(visit: Visit, body: Json) -> Json:
    """Suggestions for the option being typed."""
    options = {name: given(value) for name, value in body.get("options", {}).items()}
    return {"choices": await visit.at(body).autocomplete(body["path"], body["focused"], **options)}


async def context(visit: Visit, body: Json) -> Json:
    """A command of a person's or a message's menu."""
    person, town = visit.at(body), visit.person.town
    target = town.users_person(int(body["user"])) if "user" in body else visit.message(body)
    return await visit.told(await person.context(body["name"], target, wait=False))


async def click(visit: Visit, body: Json) -> Json:
    """A button."""
    reply = await visit.person.click(visit.message(body), custom_id=body["custom_id"], wait=False)
    return await visit.told(reply)


async def select(visit: Visit, body: Json) -> Json:
    """A select."""
    chosen, custom_id = body["values"], body["custom_id"]
    return await visit.told(await visit.person.select(visit.message(body), *chosen, custom_id=custom_id, wait=False))


async def submit_modal(visit: Visit, body: Json) -> Json:
    """A form."""
    fields = {name: given(value) for name, value in body["fields"].items() if value is not None}
    return await visit.told(await visit.person.submit_modal(visit.forms[body["modal"]], fields, wait=False))


async def react(visit: Visit, body: Json) -> Json:
    """An emoji under a message, or back again."""
    await visit.person.react(visit.message(body), body["emoji"], on=body["on"])
    return {}


async def open_thread(visit: Visit, body: Json) -> Json:
    """A thread below a message."""
    place = await visit.at(body).open_thread(body["name"], below=visit.message(body))
    return {"opened": str(place.id)}


async def read(visit: Visit, body: Json) -> Json:
    """The place was looked at."""
    visit.person.channel(visit.at(body).here).read()
    visit.forget(visit.person, set())
    return {}


async def dismiss(visit: Visit, body: Json) -> Json:
    """A note to oneself goes away."""
    seen = visit.message(body)
    visit.person.dismiss(seen)
    visit.forget(visit.person, {seen.id})
    return {}


async def restart_client(visit: Visit, _: Json) -> Json:
    """All notes to oneself go away."""
    before = set(visit.person.mind.lost)
    visit.person.restart_client()
    visit.forget(visit.person, visit.person.mind.lost - before)
    return {}


async def close_dms(visit: Visit, body: Json) -> Json:
    """No direct messages from members of the server any more, or again."""
    visit.person.close_dms(closed=bool(body["closed"]))
    return {"closed": not visit.person.user.dms_open}


DEEDS: dict[str, Deed] = {
    deed.__name__: deed
    for deed in (
        say,
        slash,
        autocomplete,
        context,
        click,
        select,
        submit_modal,
        react,
        open_thread,
        read,
        dismiss,
        restart_client,
        close_dms,
    )
}

"""The limits of scheduled events: pure functions over JSON bodies; each names every wrong field."""

from __future__ import annotations

from typing import Any

from loopback.errors import Form, Json, part, refuse
from loopback.happenings import moment
from loopback.model import ACTIVE, CANCELED, COMPLETED, EXTERNAL, SCHEDULED, STAGE_EVENT, VOICE_EVENT, ScheduledEvent

NAME, DESCRIPTION, LOCATION = 100, 1000, 100
BECOMES = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
REQUIRED = "This field is required"


def new(body: Json, now: float) -> None:
    """A new scheduled event."""
    form = Form()
    form.at("name").text(body.get("name"), 1, NAME)
    form.at("privacy_level").one_of(body.get("privacy_level"), 2)
    form.at("entity_type").one_of(body.get("entity_type"), STAGE_EVENT, VOICE_EVENT, EXTERNAL)
    form.at("description").length(body.get("description"), 1, DESCRIPTION)
    form.at("scheduled_start_time").text(body.get("scheduled_start_time"), 1, NAME)
    _times(form, body, now)
    _place(form, body, kind=body.get("entity_type"))
    form.check()


def change(one: ScheduledEvent, body: Json, now: float) -> None:
    """A change is judged by the event it leaves behind; one that is over changes no more."""
    if one.over:
        raise refuse(180000)
    form = Form()
    if "name" in body:
        form.at("name").text(body["name"], 1, NAME)
    form.at("description").length(body.get("description"), 1, DESCRIPTION)
    if body.get("privacy_level") is not None:
        form.at("privacy_level").one_of(body["privacy_level"], 2)
    if body.get("entity_type") is not None:
        form.at("entity_type").one_of(body["entity_type"], STAGE_EVENT, VOICE_EVENT, EXTERNAL)
    if body.get("status") not in (None, one.status):
        form.at("status").one_of(body["status"], *BECOMES[one.status])
    _times(form, body, now, one)
    kept: Json = {"channel_id": one.channel_id, "scheduled_end_time": one.end}
    kept["entity_metadata"] = {"location": one.location} if one.location else None
    _place(form, {**kept, **body}, kind=body.get("entity_type") or one.kind)
    form.check()


def _times(form: Form, body: Json, now: float, former: ScheduledEvent | None = None) -> None:
    """An event begins in the future, and ends after that."""
    start = _moment(form.at("scheduled_start_time"), body.get("scheduled_start_time"))
    end = _moment(form.at("scheduled_end_time"), body.get("scheduled_end_time"))
    if start is not None and start <= now:
        form.at("scheduled_start_time").wrong(
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
        )
    begins = former.start if former and start is None else start
    ends = former.end if former and end is None else end
    if begins is not None and ends is not None and ends <= begins:
        words = "Cannot schedule event to end before it starts."
        form.at("scheduled_end_time").wrong("GUILD_SCHEDULED_EVENT_END_BEFORE_START", words)


def _moment(form: Form, said: Any) -> float | None:
    if said is None:
        return None
    try:
        return moment(said)
    except (TypeError, ValueError):
        form.wrong("DATE_TIME_TYPE_PARSE", f"Could not parse {said}. Should be ISO8601.")
        return None


def _place(form: Form, body: Json, *, kind: Any) -> None:
    """On a stage or in a voice channel an event has a channel; elsewhere a location, an end and no channel."""
    metadata = part(body, "entity_metadata")
    if kind != EXTERNAL:
        if not body.get("channel_id"):
            form.at("channel_id").wrong("BASE_TYPE_REQUIRED", REQUIRED)
        return
    if body.get("channel_id"):
        form.at("channel_id").wrong("BASE_TYPE_CHOICES", "An external event has no channel.")
    if body.get("scheduled_end_time") is None:
        form.at("scheduled_end_time").wrong("BASE_TYPE_REQUIRED", REQUIRED)
    form.at("entity_metadata", "location").text(metadata.get("location"), 1, LOCATION)

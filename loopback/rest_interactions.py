"""REST: what the bot does with interactions, authorised by their tokens alone."""

from __future__ import annotations

from loopback import payloads, responses
from loopback.calls import Call, Routes
from loopback.errors import Json
from loopback.interact import Interaction

routes = Routes()
ONE = "/webhooks/{application_id}/{token}/messages/{key}"


def _interaction(call: Call) -> Interaction:
    return responses.by_token(call.world, call.parameters["application_id"], call.parameters["token"])


@routes.on("POST", "/interactions/{interaction_id}/{token}/callback")
def callback(call: Call) -> Json | None:
    """The first answer; with `with_response` it comes back as Discord made it."""
    parameters = call.parameters
    _, answer = responses.respond(
        call.world, parameters["interaction_id"], parameters["token"], call.body, call.uploads
    )
    return answer if call.query.get("with_response", "").lower() in ("1", "true") else None


@routes.on("POST", "/webhooks/{application_id}/{token}")
def follow_up(call: Call) -> Json:
    """A further message."""
    message = responses.follow_up(call.world, _interaction(call), call.body, call.uploads)
    return payloads.message(call.world, message)


@routes.on("GET", ONE)
def fetch(call: Call) -> Json:
    """A message of the interaction."""
    return payloads.message(call.world, responses.find(call.world, _interaction(call), call.parameters["key"]))


@routes.on("PATCH", ONE)
def edit(call: Call) -> Json:
    """Edit a message of the interaction."""
    key = call.parameters["key"]
    message = responses.edit(call.world, _interaction(call), key, call.body, call.uploads)
    return payloads.message(call.world, message)


@routes.on("DELETE", ONE)
def delete(call: Call) -> None:
    """Delete a message of the interaction."""
    responses.delete(call.world, _interaction(call), call.parameters["key"])

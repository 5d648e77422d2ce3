"""The validator: right bodies pass, wrong ones are named by their place, and every allowance is needed."""

import copy
import json

import fastjsonschema
import pytest

from loopback import World, payloads
from loopback.messages import post
from loopback.schema.validator import SchemaError, Validator, allowances, schema, template

USER = {"id": "1", "username": "a", "discriminator": "0", "global_name": None, "avatar": None}
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
ROW = {"type": 1, "components": [BUTTON]}


@pytest.fixture
def message():
    """A message of our own world, with a component in it."""
    world = World()
    guild = world.add_guild("g", world.add_user("alice"))
    sent = post(world, world.add_channel(guild, "hall"), world.bot, {"content": "hi", "components": [ROW]})
    return payloads.message(world, sent)


def found(body, kind="response"):
    validator = Validator()
    if kind == "response":
        return validator.response("GET", "/channels/{channel_id}/messages/{message_id}", 200, body)
    return validator.request("POST", "/channels/{channel_id}/messages", body)


def test_our_own_message_is_right(message):
    assert found(message) == []


@pytest.mark.parametrize(
    ("change", "path", "what"),
    [
        (lambda m: m.pop("author"), "author", "missing"),
        (lambda m: m.update(colour=3), "colour", "unknown"),
        (lambda m: m.update(content=7), "content", "value"),
        (lambda m: m.update(flags="7"), "flags", "value"),
        (lambda m: m["author"].update(username=None), "author.username", "value"),
        (
            lambda m: m["components"][0]["components"][0].update(labell="x"),
            "components.0.components.0.labell",
            "unknown",
        ),
        (lambda m: m["components"][0]["components"][0].pop("style"), "components.0.components.0.style", "missing"),
        (lambda m: m["components"][0]["components"][0].update(type=99), "components.0.components.0", "value"),
        (lambda m: m.update(embeds=[{"fields": [{"name": "n"}]}]), "embeds.0.fields.0.value", "missing"),
    ],
)
def test_one_fault_is_one_complaint_at_its_place(message, change, path, what):
    change(message)
    (violation,) = found(message)
    assert (violation.path, violation.what) == (path, what)


def test_flags_are_sums_of_bits(message):
    message["flags"] = 64 | 32768 | 4096
    assert found(message) == []


def test_true_is_not_a_number(message):
    message["type"] = True
    assert [one.path for one in found(message)] == ["type"]


def test_a_union_is_resolved_by_its_type():
    kinds = [{"type": 3, "custom_id": "x", "options": []}, {"type": 8, "custom_id": "x", "channel_types": [0]}]
    assert found({"components": [{"type": 1, "components": [kind]} for kind in kinds]}, "request") == []
    wrong = {"components": [{"type": 1, "components": [kinds[0] | {"channel_types": [0]}]}]}
    (violation,) = found(wrong, "request")
    assert violation.path == "components.0.components.0.channel_types"


def test_refusals_and_unknown_routes_are_not_described():
    validator = Validator()
    assert validator.response("GET", "/channels/{channel_id}", 404, {"code": 10003}) == []
    assert validator.response("GET", "/no/such/route", 200, {"x": 1}) == []
    assert validator.response("PUT", "/channels/{channel_id}", 204, None) == []


def test_violations_are_collected_and_raised():
    validator = Validator()
    validator.check()
    validator.event("MESSAGE_DELETE", {"id": "1"})
    with pytest.raises(SchemaError, match="channel_id: is missing"):
        validator.check()


@pytest.mark.parametrize(
    ("route", "expected"),
    [
        ("/channels/{channel_id}/messages/{message_id}", "/channels/{}/messages/{}"),
        ("/api/v10/channels/123/messages/456", "/channels/{}/messages/{}"),
        ("/webhooks/1/aB-c_9/messages/@original", "/webhooks/{}/{}/messages/@original"),
        ("/interactions/{interaction_id}/{token}/callback", "/interactions/{}/{}/callback"),
        ("/channels/1/messages/2/reactions/%F0%9F%8E%89/@me", "/channels/{}/messages/{}/reactions/{}/@me"),
        ("/users/@me", "/users/@me"),
    ],
)
def test_routes_and_paths_mean_the_same_place(route, expected):
    assert template(route) == expected


def test_the_places_of_the_design_are_described():
    places = schema().places
    for wanted in ("event READY", "event GUILD_CREATE", "event INTERACTION_CREATE", "event THREAD_MEMBERS_UPDATE"):
        assert wanted in places
    assert "request POST /interactions/{}/{}/callback" in places
    assert len([place for place in places if place.startswith("event ")]) > 25


def test_every_allowance_says_why():
    for allowance in allowances():
        assert allowance.what in {"unknown", "missing", "value"}
        assert len(allowance.why) > 30


def test_our_checker_judges_as_an_independent_one(message):
    """fastjsonschema reads the same schema: it must find fault exactly where ours does."""
    whole = json.loads(json.dumps(schema().whole))
    judge = fastjsonschema.compile({"$ref": "#/definitions/APIMessage", "definitions": whole["definitions"]})

    def other(body):
        try:
            judge(body)
        except fastjsonschema.JsonSchemaException:
            return False
        return True

    for key in list(message):
        without, strange = copy.deepcopy(message), copy.deepcopy(message)
        del without[key]
        strange[key] = {"strange": 1}
        for body in (message, without, strange):
            ours = not schema().problems({"$ref": "#/definitions/APIMessage"}, body, ())
            assert ours == other(body), key

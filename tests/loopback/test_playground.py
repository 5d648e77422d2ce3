"""The playground: its door and its calls."""

import asyncio
import json

import aiohttp
import pytest

from loopback.client import Impossible
from loopback.people import File
from loopback.playground import Lever, Playground, Shown

# ---- the door


def calls(playground):
    own = f"http://127.0.0.1:{playground.port}"
    return own, {"Origin": own}, {"key": playground.key}


async def test_only_who_has_the_key_comes_in(playground, http):
    own, origin, key = calls(playground)
    say = {"as": "alice", "act": "say", "channel": str(playground.town.hall.id), "text": "hello"}
    for path in ("/playground/", "/playground/api/state", "/playground/cdn/attachments/1/2/x.png"):
        assert (await http.get(path)).status == 403
        assert (await http.get(path, params={"key": "wrong"})).status == 403
    assert (await http.post("/playground/api/act", json=say, headers=origin)).status == 403
    assert (await http.post("/playground/api/act", json=say, headers=origin, params=key)).status == 200
    assert (await http.get("/playground/", params=key)).status == 200
    for path in ("/playground/api/changes", "/playground/api/changes?key=wrong"):
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await http.ws_connect(path, origin=own)


async def test_only_its_own_page_may_act(playground, http):
    own, origin, key = calls(playground)
    say = {"as": "alice", "act": "say", "channel": str(playground.town.hall.id), "text": "hello"}
    for headers in ({}, {"Origin": "http://evil.example"}, {**origin, "Host": "evil.example"}):
        assert (await http.post("/playground/api/act", json=say, params=key, headers=headers)).status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await http.ws_connect("/playground/api/changes", params=key, origin="http://evil.example")
    async with http.ws_connect("/playground/api/changes", params=key, origin=own):
        pass


async def test_a_page_is_told_when_what_happens_reaches_it(playground, http):
    """What is read after that word and what is told after it leave nothing out."""
    own, _, key = calls(playground)
    async with http.ws_connect("/playground/api/changes", params=key, origin=own) as socket:
        assert "log" in await socket.receive_json()
        for names, new in (["alice"], ["alice"]), (["alice", "bob", "nobody"], ["bob"]), (["bob"], None):
            await socket.send_json({"watch": names})
            if new:
                assert await socket.receive_json() == {"watching": new}
        await socket.send_json({"watch": ["alice", "bob"]})
        assert await socket.receive_json() == {"watching": ["alice"]}


async def test_an_open_page_does_not_keep_the_playground_from_ending(town):
    """It is told, so that it looks for the next one; the server would else wait a minute for it to leave."""
    served = Playground(town, 0)
    await served.start()
    own, _, key = calls(served)
    async with (
        aiohttp.ClientSession(own) as session,
        session.ws_connect("/playground/api/changes", params=key, origin=own) as socket,
    ):
        await socket.receive_json()
        async with asyncio.timeout(30):
            ended = asyncio.create_task(served.stop())
            assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
            await ended


async def test_the_page_may_load_nothing_from_elsewhere(playground, http):
    _, _, key = calls(playground)
    answer = await http.get("/playground/", params=key)
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    page = await answer.text()
    assert "discord" not in page.lower()
    assert "<script>" not in page
    assert (await http.get("/playground/server.py", params=key)).status == 404


async def test_files_are_shown_or_saved_never_run(playground, http):
    _, _, key = calls(playground)
    (alice,) = await playground.town.people("alice")
    said = await alice.say(
        files=[File("page.html", b"<script>alert(1)</script>"), File("map.png", b"\x89PNG\r\n\x1a\n")]
    )
    playground.town.clock.advance(days=2)
    for attachment, how in zip(said.raw.attachments, ("attachment", "inline"), strict=True):
        path = attachment["url"].removeprefix(playground.town.world.cdn)
        answer = await http.get(f"/playground/cdn{path}", params=key)
        assert answer.headers["Content-Disposition"] == how
        assert "sandbox" in answer.headers["Content-Security-Policy"]


async def test_state_is_what_that_person_sees(playground, http):
    _, _, key = calls(playground)
    (alice,) = await playground.town.people("alice")
    await alice.slash("/secret")
    await alice.slash("/room", other=alice)
    for name, sees in (("alice", True), ("bob", False)):
        scene = await (await http.get("/playground/api/state", params={**key, "as": name})).json()
        said = [one["content"] for held in scene["messages"].values() for one in held]
        assert ("psst" in said) is sees
        assert ("negotiation" in [place["name"] for place in scene["places"]]) is sees
        assert "keep" not in [one["name"] for one in scene["commands"]]
    assert (await http.get("/playground/api/state", params={**key, "as": "nobody"})).status == 404


async def test_what_a_client_refuses_is_told_to_the_visitor(playground, http):
    _, origin, key = calls(playground)
    here = str(playground.town.hall.id)
    for deed in (
        {"act": "slash", "path": "nothing", "options": {}},
        {"act": "say", "text": ""},
        {"act": "click", "message": "1", "custom_id": "x"},
    ):
        body = {"as": "alice", "channel": here, **deed}
        answer = await http.post("/playground/api/act", json=body, params=key, headers=origin)
        assert (await answer.json())["problem"]
    body = {"as": "alice", "act": "__class__", "channel": here}
    assert (await http.post("/playground/api/act", json=body, params=key, headers=origin)).status == 400


async def test_changes_reach_those_who_see_them(playground, http):
    own, _, key = calls(playground)
    (alice,) = await playground.town.people("alice")
    async with http.ws_connect("/playground/api/changes", params=key, origin=own) as socket:
        await socket.send_str(json.dumps({"watch": ["alice", "bob"]}))
        while "people" not in (news := await socket.receive_json()):
            await alice.slash("/ping")
        await alice.slash("/secret")
        heard = []
        while not any(one.get("message", {}).get("content") == "psst" for one in heard):
            heard.append(await socket.receive_json())
        await alice.slash("/ping")
        while heard[-1].get("message", {}).get("content") != "pong" or heard[-1]["as"] != "bob":
            heard.append(await socket.receive_json())
    assert {one["as"] for one in heard if one.get("message", {}).get("content") == "psst"} == {"alice"}
    assert news["people"][0]["name"] == "alice"


# ---- levers: what the program that serves the page can do


async def test_a_lever_is_listed_and_pulled_for_whoever_looks(town):
    pulled = []

    async def pull(person):
        pulled.append(person.name)
        if person.name == "bob":
            raise Impossible("not for bob")
        return Shown("done", {"bob": town.hall.id})

    served = Playground(town, 0, levers=[Lever("now", "Now", "at once", pull)])
    await served.start()
    own, origin, key = calls(served)
    async with aiohttp.ClientSession(own) as http:
        state = await (await http.get("/playground/api/state", params=key)).json()
        assert state["levers"] == [{"name": "now", "label": "Now", "hint": "at once"}]

        async def pulls(name, lever="now", **more):
            body = {"as": name, "lever": lever}
            return await http.post("/playground/api/pull", json=body, **{"params": key, "headers": origin, **more})

        answer = await (await pulls("alice")).json()
        assert answer == {"said": "done", "shown": {"bob": str(town.hall.id)}}
        assert await (await pulls("bob")).json() == {"problem": "not for bob"}
        assert (await pulls("alice", "then")).status == 400
        assert (await pulls("nobody")).status == 400
        assert (await pulls("alice", headers={})).status == 403
        assert (await pulls("alice", params={})).status == 403
    assert pulled == ["alice", "bob"]
    await served.stop()


async def test_somebody_closes_his_messages_and_opens_them_again(playground, http):
    _, origin, key = calls(playground)
    (alice,) = await playground.town.people("alice")
    here = str(playground.town.hall.id)
    for closed in (True, False):
        body = {"as": "alice", "channel": here, "act": "close_dms", "closed": closed}
        answer = await http.post("/playground/api/act", json=body, params=key, headers=origin)
        assert await answer.json() == {"closed": closed}
        assert alice.user.dms_open is not closed
        state = await (await http.get("/playground/api/state", params={**key, "as": "alice"})).json()
        assert state["me"]["closed"] is closed

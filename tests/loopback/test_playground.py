"""The playground: its door, its calls, and the page itself in a headless browser."""

import asyncio
import io
import json
import shutil

import aiohttp
import pytest
from PIL import Image
from playwright.async_api import async_playwright, expect

from loopback.people import File
from loopback.playground import Playground
from tests.loopback.sample_bot import start_sample_bot

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
browser_test = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on PATH: the page cannot be opened")


@pytest.fixture
async def town(make_town):
    made = await make_town(start_sample_bot)
    await made.people("alice", "bob", "carol")
    return made


@pytest.fixture
async def playground(town):
    served = Playground(town, 0)
    await served.start()
    yield served
    await served.stop()


# ---- the door


@pytest.fixture
async def http(playground):
    async with aiohttp.ClientSession(f"http://127.0.0.1:{playground.port}") as session:
        yield session


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


# ---- the page


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


def pane(page, name):
    return page.locator(f'.pane[data-person="{name}"]')


async def run(page, name, command, **options):
    """Type a command as a visitor does, with the keyboard alone."""
    box = pane(page, name).get_by_role("combobox")
    await box.fill(f"/{command}")
    await box.press("Enter")
    if options:
        form = pane(page, name).locator("form.options")
        for label, value in options.items():
            field = form.get_by_label(label, exact=False).first
            if await field.evaluate("element => element.tagName") == "SELECT":
                await field.select_option(label=value)
            else:
                await field.fill(value)
        await form.get_by_role("button", name="Run").press("Enter")


@browser_test
@pytest.mark.slow
async def test_two_people_finish_a_trade(page):
    await page.get_by_role("button", name="Show Bob beside").click()
    await run(page, "alice", "trade offer", to="Bob", give="grain")
    note = pane(page, "alice").locator(".message.ephemeral").last
    await expect(note).to_contain_text("Offer sent to bob")
    await pane(page, "bob").get_by_role("button", name="Bot").click()
    offer = pane(page, "bob").locator(".message").last
    await expect(offer).to_contain_text("alice offers you 1 grain")
    await offer.get_by_role("button", name="Accept").press("Enter")
    await expect(offer).to_contain_text("accepted by bob")
    await expect(offer.get_by_role("button", name="Accept")).to_be_disabled()
    await note.get_by_role("button", name="Add a note").click()
    form = page.get_by_role("dialog", name="A note")
    await form.get_by_label("Your note").fill("with thanks")
    await form.get_by_label("Your note").press("Enter")
    await expect(pane(page, "alice").locator(".message").last).to_contain_text("noted: with thanks")
    await expect(form).to_be_hidden()
    assert await pane(page, "bob").get_by_text("with thanks").count() == 0


@browser_test
@pytest.mark.slow
async def test_an_address_may_name_the_person_and_the_place(page, playground):
    (bob,) = await playground.town.people("bob")
    inbox = playground.town.world.dm(bob.user)
    await page.goto(f"{playground.url}&as=bob&at={inbox.id}")
    await expect(pane(page, "bob").locator(".place-title")).to_have_text("Bot")
    await page.get_by_role("button", name="Show Carol beside").click()
    await expect(pane(page, "carol").locator(".place-title")).to_contain_text("hall")


@browser_test
@pytest.mark.slow
async def test_every_field_of_a_form(page, playground):
    await run(page, "alice", "questions")
    form = page.get_by_role("dialog", name="Many questions")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_visible()
    await form.get_by_label("Ware").select_option("dye")
    await form.get_by_label("Who").select_option(label="Carol (@carol)")
    await form.get_by_label("Sea").check()
    await form.get_by_label("Guide").check()
    await form.get_by_label("Proof").set_input_files({"name": "p.txt", "mimeType": "text/plain", "buffer": b"true"})
    await form.get_by_role("button", name="Submit").click()
    await expect(pane(page, "alice").locator(".message").last).to_contain_text("dye / carol / sea / guide / p.txt")


@browser_test
@pytest.mark.slow
async def test_selects_suggestions_and_keys(page):
    await run(page, "alice", "menus")
    message = pane(page, "alice").locator(".message").last
    await message.get_by_role("button", name="A ware").press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(message).to_contain_text("ware wine")
    await message.get_by_role("button", name="Two people").click()
    await message.get_by_label("Alice").check()
    await message.get_by_label("Carol").check()
    await expect(message.get_by_label("Bob")).to_be_disabled()
    await message.get_by_role("button", name="Done").click()
    await expect(pane(page, "alice").locator(".message").last).to_contain_text("people alice and carol")
    box = pane(page, "alice").get_by_role("combobox")
    await box.fill("/trade")
    await expect(page.get_by_role("option", name="/trade offer")).to_have_attribute("aria-selected", "true")
    await box.press("Tab")
    await pane(page, "alice").get_by_label("give").press_sequentially("w")
    await pane(page, "alice").get_by_role("button", name="Wine").click()
    await expect(pane(page, "alice").get_by_label("give")).to_have_value("Wine")
    await page.keyboard.press("Escape")
    await expect(box).to_be_focused()


@browser_test
@pytest.mark.slow
async def test_unread_reactions_notes_and_silence(page, playground):
    alice, bob = await playground.town.people("alice", "bob")
    said = await bob.say("good morning")
    message = pane(page, "alice").locator(".message", has_text="good morning")
    await message.get_by_role("button", name="More").press("Enter")
    await message.get_by_role("button", name="React with 🎉").press("Enter")
    await expect(message.locator(".reaction")).to_have_attribute("aria-pressed", "true")
    await expect(pane(page, "alice").get_by_text("alice celebrates")).to_be_visible()
    assert said.reactions[0].users == [alice.id]
    await expect(page.get_by_role("button", name="Carol unread")).to_be_visible()
    await alice.slash("/hand")
    await expect(pane(page, "alice").get_by_role("button", name="Bot 1 mention")).to_be_visible()
    await pane(page, "alice").get_by_role("button", name="Dismiss").click()
    await expect(pane(page, "alice").get_by_text("Only you can see this")).to_have_count(0)
    assert alice.inbox.unread == 1
    await run(page, "alice", "ignore")
    playground.town.clock.advance(seconds=4)
    await expect(pane(page, "alice").get_by_text("The application did not respond.")).to_be_visible()
    await page.get_by_role("button", name="Transcript").click()
    await expect(page.get_by_role("complementary", name="Transcript")).to_contain_text("alice /ignore")


def colours(png):
    return len(Image.open(io.BytesIO(png)).convert("RGB").getcolors(1 << 24))


@browser_test
@pytest.mark.slow
async def test_one_picture_of_every_kind_of_component(page, playground, tmp_path):
    (alice,) = await playground.town.people("alice")
    for command in ("prose", "think", "stall", "menus", "board", "secret"):
        await alice.slash(command)
    here = pane(page, "alice")
    await expect(here.get_by_text("psst")).to_be_visible()
    kinds = {
        "prose": here.locator(".text", has_text="Heading").first,
        "embed": here.locator(".embed"),
        "buttons": here.locator(".row", has_text="Accept"),
        "select": here.locator(".menu").nth(0),
        "people": here.locator(".menu").nth(1),
        "roles": here.locator(".menu").nth(2),
        "anyone": here.locator(".menu").nth(3),
        "channels": here.locator(".menu").nth(4),
        "container": here.locator(".container"),
        "section": here.locator(".section").first,
        "thumbnail": here.locator(".thumbnail"),
        "gallery": here.locator(".gallery"),
        "file": here.locator(".file"),
        "note": here.locator(".message.ephemeral"),
    }
    for name, part in kinds.items():
        path = tmp_path / f"{name}.png"
        assert colours(await part.screenshot(path=path)) > 2, name
    assert await here.locator("hr.gap.large").count() == 1
    await here.locator(".spoiler").first.press("Enter")
    await expect(here.get_by_text("spoiler", exact=True)).to_be_visible()
    await expect(here.locator("time[data-relative]")).to_contain_text("in ")


@browser_test
@pytest.mark.slow
async def test_a_narrow_screen(page, playground):
    (alice,) = await playground.town.people("alice")
    for command in ("board", "menus", "think", "prose"):
        await alice.slash(command)
    await page.set_viewport_size({"width": 360, "height": 640})
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    assert await pane(page, "alice").locator(".messages").evaluate("e => e.scrollWidth <= e.clientWidth")
    more = pane(page, "alice").get_by_role("button", name="More").last
    await more.click()
    box = await pane(page, "alice").get_by_text("Start a thread").last.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    await page.keyboard.press("Escape")
    await expect(more).to_be_focused()
    await pane(page, "alice").get_by_role("button", name="Places").click()
    await pane(page, "alice").get_by_role("button", name="Bot", exact=True).click()
    await expect(pane(page, "alice").locator(".place-title")).to_have_text("Bot")


@browser_test
@pytest.mark.slow
async def test_a_press_while_nobody_answers_is_told_and_can_be_repeated(page, playground):
    (alice,) = await playground.town.people("alice")
    await alice.slash("/board")
    pressed = pane(page, "alice").locator("button[data-custom-id]").first
    await page.evaluate(
        "() => { window.answering = fetch; window.fetch = () => Promise.reject(new TypeError('gone')); }"
    )
    await pressed.click()
    await expect(pane(page, "alice").get_by_role("status").filter(has_text="not answering")).to_be_visible()
    await expect(pressed).not_to_have_attribute("aria-busy", "true")
    await page.evaluate("() => { window.fetch = window.answering; }")
    await pressed.click()
    await expect(pane(page, "alice").get_by_role("status").filter(has_text="not answering")).to_be_hidden()


@browser_test
@pytest.mark.slow
async def test_many_people_do_not_widen_a_narrow_screen(page, playground):
    """Their names are scrolled in their own line, together with the hidden words that say what is unread."""
    (alice, *_) = await playground.town.people("alice", "sophonisba", "hasdrubal", "himilco")
    await alice.say("good morning")
    await page.set_viewport_size({"width": 360, "height": 640})
    await expect(page.get_by_role("button", name="Himilco unread")).to_be_attached()
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360


CONTRAST = r"""() => {
  const channel = (v) => (v / 255 <= .04045 ? v / 255 / 12.92 : ((v / 255 + .055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
  const parse = (text) => text.match(/[\d.]+/g).map(Number);
  const ground = (e) => {
    const own = e ? parse(getComputedStyle(e).backgroundColor) : [255, 255, 255];
    return (own[3] ?? 1) === 1 ? own : ground(e.parentElement);
  };
  const speaks = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
    && e.checkVisibility({ visibilityProperty: true }) && !e.closest(":disabled, .sr, .more");
  const ratio = (e) => {
    const [a, b] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
    return (a + .05) / (b + .05);
  };
  const poor = [...document.querySelectorAll("body *")].filter(speaks).filter((e) => ratio(e) < 4.5);
  return poor.map((e) => `${e.className || e.tagName}: ${ratio(e).toFixed(2)} ${e.textContent.slice(0, 20)}`);
}"""


@browser_test
@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_text_stands_out_and_controls_have_names(page, playground, scheme):
    (alice,) = await playground.town.people("alice")
    await page.emulate_media(color_scheme=scheme)
    for command in ("prose", "think", "stall", "menus", "board", "secret", "hand"):
        await alice.slash(command)
    await expect(pane(page, "alice").get_by_text("psst")).to_be_visible()
    await run(page, "alice", "stall")
    await page.get_by_role("button", name="Transcript").click()
    assert await page.evaluate(CONTRAST) == []
    nameless = (
        "els => els.filter(e => !(e.labels?.length || e.ariaLabel || e.textContent.trim())).map(e => e.outerHTML)"
    )
    assert await page.locator("button, select, textarea, input:not([type=file])").evaluate_all(nameless) == []

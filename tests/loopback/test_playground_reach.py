"""The page of the playground on a phone, by keyboard alone, and for whoever has it read aloud."""

from importlib import resources

import pytest
from playwright.async_api import expect

from loopback.playground import Lever, Shown
from tests.loopback.pages import browser_test, pane, run

PHONE = {"width": 390, "height": 844}
FOUR = ("elissa", "ahiram", "sophonisba", "tabnit")
BOX = "e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; }"
FOCUS = "() => document.activeElement.textContent || document.activeElement.ariaLabel || document.activeElement.tagName"


async def inside(locator, width, height):
    left, top, right, bottom = await locator.evaluate(BOX)
    return left >= 0 and top >= 0 and right <= width and bottom <= height


# ---- a phone


@browser_test
@pytest.mark.slow
async def test_four_people_fit_on_a_phone(page, playground):
    """All names are in sight at once with what waits for them, a press away, and one person has the whole width."""
    people = await playground.town.people(*FOUR)
    await page.set_viewport_size(PHONE)
    await page.goto(f"{playground.url}&as={','.join(FOUR)}")
    for name in FOUR:
        await expect(pane(page, name)).to_be_attached()
        assert await pane(page, name).evaluate("e => e.clientWidth") >= PHONE["width"] - 2
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for name in FOUR:
        assert await inside(page.locator(f'.person[data-name="{name}"]'), **PHONE), name
    await page.locator('.person[data-name="elissa"]').click()
    await expect(page.locator(".pane")).to_have_count(1)
    await people[0].say(" ".join(f"<@{one.id}>" for one in people))
    await expect(page.locator(".person .pings")).to_have_count(len(FOUR) - 1)
    for name in FOUR:
        assert await inside(page.locator(f'.person[data-name="{name}"]'), **PHONE), name
    await page.locator('.person[data-name="sophonisba"]').click()
    await expect(page.locator(".pane")).to_have_count(1)
    assert await inside(pane(page, "sophonisba").get_by_role("button", name="Send"), **PHONE)


@browser_test
@pytest.mark.slow
@pytest.mark.parametrize("height", [844, 500])
async def test_a_form_scrolls_inside_and_its_buttons_stay_in_sight(page, height):
    """However low the window, and wherever one has scrolled to."""
    size = {"width": 390, "height": height}
    await page.set_viewport_size(size)
    await run(page, "alice", "questions")
    form = page.get_by_role("dialog", name="Many questions")
    body = form.locator(".form-body")
    for place in (0, 10_000):
        await body.evaluate("(e, to) => { e.scrollTop = to; }", place)
        for part in (form, form.get_by_role("heading"), form.get_by_role("button", name="Submit")):
            assert await inside(part, **size)
    if height < 844:
        assert await body.evaluate("e => e.scrollHeight > e.clientHeight")


# ---- the keyboard alone


@browser_test
@pytest.mark.slow
async def test_focus_goes_from_the_top_to_the_bottom(page, playground):
    """Names, the page's own buttons, the pane's, the messages, then the box to write in; never a trap."""
    (alice,) = await playground.town.people("alice")
    await alice.slash("/board")
    await expect(pane(page, "alice").locator("[data-custom-id]").first).to_be_visible()
    places = await page.evaluate(
        """() => {
      const name = (e) => ["people", "pane-top", "places", "messages", "composer"].find((one) => e.closest("." + one));
      const stops = [...document.querySelectorAll("button, [tabindex='0'], textarea, a[href]")];
      return stops.filter((e) => e.checkVisibility() && !e.disabled).map(name).filter(Boolean);
    }"""
    )
    order = list(dict.fromkeys(places))
    assert order == ["people", "pane-top", "places", "messages", "composer"]
    assert await page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count() == 0
    await page.locator('.person[data-name="alice"]').focus()
    seen = []
    for _ in range(len(places) + 20):
        await page.keyboard.press("Tab")
        seen.append(await page.evaluate("document.activeElement.closest('.composer') ? 'composer' : ''"))
    assert "composer" in seen


@browser_test
@pytest.mark.slow
async def test_focus_is_always_seen(page, playground):
    (alice,) = await playground.town.people("alice")
    await alice.slash("/menus")
    await expect(pane(page, "alice").locator("[data-custom-id]").first).to_be_visible()
    await page.locator("body").click(position={"x": 1, "y": 1})
    unseen = []
    for _ in range(25):
        await page.keyboard.press("Tab")
        outline = await page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        if outline == "none" and await page.evaluate("document.activeElement !== document.body"):
            unseen.append(await page.evaluate(FOCUS))
    assert unseen == []


@browser_test
@pytest.mark.slow
async def test_escape_closes_and_gives_the_focus_back(page, playground):
    (alice,) = await playground.town.people("alice")
    here = pane(page, "alice")
    await alice.slash("/menus")
    opener = here.get_by_role("button", name="A ware")
    await opener.press("Enter")
    await page.keyboard.press("ArrowUp")
    await expect(here.locator(".menu-list button").last).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(opener).to_be_focused()
    settings = here.get_by_role("button", name="Settings of Alice")
    await settings.press("Enter")
    await page.keyboard.press("ArrowDown")
    await expect(here.get_by_role("button", name="Restart the client")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await expect(here.get_by_role("button", name="Close direct messages")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(settings).to_be_focused()
    await run(page, "alice", "questions")
    form = page.get_by_role("dialog")
    await expect(form.get_by_label("Ware")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(form).to_be_hidden()
    await expect(here.get_by_role("textbox")).to_be_focused()


@browser_test
@pytest.mark.slow
async def test_a_list_closes_when_one_goes_on(page, playground):
    (alice,) = await playground.town.people("alice")
    await alice.slash("/ping")
    here = pane(page, "alice")
    await here.get_by_role("button", name="Settings of Alice").click()
    await here.get_by_role("textbox").focus()
    await expect(here.locator(".more-list").first).to_be_hidden()


@browser_test
@pytest.mark.slow
async def test_a_menu_stays_open_while_its_message_is_drawn_anew(page, playground):
    """Somebody else votes while one chooses: nothing that was ticked is lost."""
    (alice,) = await playground.town.people("alice")
    await alice.slash("/menus")
    here = pane(page, "alice")
    await here.get_by_role("button", name="Two people").click()
    await here.get_by_label("Carol").check()
    await alice.react(alice.channel("hall").last, "👍")
    await expect(here.locator(".reaction")).to_be_visible()
    await expect(here.get_by_label("Carol")).to_be_checked()
    await expect(here.get_by_label("Bob")).not_to_be_checked()
    await here.get_by_role("button", name="A ware").click()
    await alice.react(alice.channel("hall").last, "🎉")
    await expect(here.locator(".reaction").nth(1)).to_be_visible()
    await expect(here.locator(".menu-list button").first).to_be_focused()


# ---- levers, and messages that are closed


@browser_test
@pytest.mark.slow
async def test_a_lever_leads_to_people_and_places(page, playground):
    alice, bob, carol = await playground.town.people("alice", "bob", "carol")

    async def pull(person):
        return Shown(f"{person.name} pulled", {one.name: playground.town.world.dm(one.user).id for one in (carol, bob)})

    playground.levers["try"] = Lever("try", "Try It", "leads on", pull)
    await page.goto(playground.url)
    await page.get_by_role("button", name="Try It").press("Enter")
    for name in ("carol", "bob"):
        await expect(pane(page, name).locator(".place-title")).to_have_text("Bot")
    await expect(pane(page, "alice")).to_have_count(0)
    await expect(page.get_by_text("alice pulled")).to_be_visible()
    await page.set_viewport_size(PHONE)
    assert await inside(page.get_by_role("button", name="Try It"), **PHONE)
    await page.get_by_role("button", name="Try It").click()
    await expect(page.locator(".pane")).to_have_count(1)
    assert alice.inbox.all == []


@browser_test
@pytest.mark.slow
async def test_who_closes_his_messages_gets_none(page, playground):
    playground.town.allow(50007)
    (alice,) = await playground.town.people("alice")
    here = pane(page, "alice")
    badge = here.get_by_text("messages closed", exact=True)
    for words, closed in (("Close direct messages", True), ("Take direct messages again", False)):
        await here.get_by_role("button", name="Settings of Alice").click()
        await here.get_by_role("button", name=words).click()
        await expect(badge).to_be_visible(visible=closed)
        await page.reload()
        await expect(badge).to_be_visible(visible=closed)
        assert alice.user.dms_open is not closed


# ---- what is read aloud


@browser_test
@pytest.mark.slow
@pytest.mark.parametrize("size", [{"width": 1280, "height": 900}, PHONE], ids=["wide", "phone"])
async def test_axe_finds_nothing(page, playground, size):
    """Messages of every kind, an open menu, a form, the places, the transcript: no rule of axe-core is broken."""
    package = pytest.importorskip("axe_playwright_python", reason="axe-core is not installed (make .venv/dev)")
    axe = (resources.files(package) / "axe.min.js").read_text("utf-8")

    async def pull(_):
        return Shown()

    playground.levers["try"] = Lever("try", "Try It", "leads on", pull)
    (alice,) = await playground.town.people("alice")
    await page.set_viewport_size(size)
    await page.goto(playground.url)
    here = pane(page, "alice")

    async def judge(what):
        await page.evaluate(axe)
        found = await page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found["violations"]] == [], what

    await alice.say("## a small heading first\n# then a large one")
    for command in ("prose", "think", "menus", "board", "secret", "hand"):
        await alice.slash(command)
    await expect(here.get_by_text("psst")).to_be_visible()
    await judge("messages")
    await here.get_by_role("button", name="Two people").click()
    await judge("a menu of several")
    await here.get_by_role("button", name="A ware").click()
    await judge("a menu of one")
    await here.get_by_role("button", name="Settings of Alice").click()
    await judge("settings")
    await here.get_by_role("textbox").fill("/")
    await judge("commands")
    await run(page, "alice", "trade offer")
    await judge("options")
    await page.keyboard.press("Escape")
    await run(page, "alice", "questions")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await judge("a form")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Transcript").click()
    await judge("the transcript")

"""The page of the playground in a headless browser: what a visitor sees and presses."""

import io

import pytest
from PIL import Image
from playwright.async_api import expect

from tests.loopback.pages import browser_test, pane, run


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
    box = pane(page, "alice").get_by_role("textbox")
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


PICTURES = 8
PICTURES_COME = """(count) => {
  const log = document.querySelector(".messages");
  const of = Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop");
  const images = Array.from({ length: count }, () => log.appendChild(new Image(9, 9)));
  window.scrolled = 0;
  Object.defineProperty(log, "scrollTop", { get() { return of.get.call(this); }, set(to) { window.scrolled++; of.set.call(this, to); } });
  window.come = () => { for (const one of images) one.dispatchEvent(new Event("load")); };
}"""  # noqa: E501


@browser_test
@pytest.mark.slow
async def test_each_picture_that_comes_moves_the_page_once(page):
    await page.evaluate(PICTURES_COME, PICTURES)
    await pane(page, "alice").get_by_role("textbox").fill("ahoy")
    await page.keyboard.press("Enter")
    await expect(pane(page, "alice").locator(".message").last).to_contain_text("ahoy")
    await page.evaluate("() => { window.scrolled = 0; window.come(); }")
    assert await page.evaluate("() => window.scrolled") == PICTURES


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

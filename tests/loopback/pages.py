"""The page of the playground in a headless browser: where one is found, and what a visitor does on it."""

import shutil

import pytest

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
browser_test = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on PATH: the page cannot be opened")


def pane(page, name):
    return page.locator(f'.pane[data-person="{name}"]')


async def run(page, name, command, **options):
    """Type a command as a visitor does, with the keyboard alone."""
    box = pane(page, name).get_by_role("textbox")
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

"""An order as a sentence: of every kind, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.base.text import Catalogue, languages
from bot.fronts.diplomacy.sentences import sentence
from games.diplomacy.language import Stage, read_line
from games.diplomacy.orders import AnyOrder
from tests.games.diplomacy.lines import context

LINES = {
    "A Nap stand (blk trains HAM)": "Nap stands, blocking trains of HAM",
    "A Nap-(sf GV)Rom": "Nap goes to Rom, seizing for GV",
    "A Nap-Rom (rail R1)": "Nap goes to Rom, by R1",
    "A Nap S A Tus-Rom (sf GV Apu)": "Nap supports Tus going to Rom, seizing Apu for GV",
    "A Nap S A Rom": "Nap supports Rom where it stands",
    "F Ion C A Nap-Tun": "Ion carries Nap to Tun",
    "GV builds F Nap": "A fleet is built in Nap",
    "GV removes A Nap": "Nap is removed",
    "GV adopts A Nap at Rom": "Nap is based in Rom",
    "GV yields A Nap to HAM": "HAM may adopt Nap",
    "GV drops A Nap": "Nap loses its support",
    "GV P HAM SR Rom": "HAM is purged as SR Rom",
    "GV Apt HAM C A Nap": "HAM is appointed C A Nap",
    "GV resigns R Rom": "R Rom is resigned",
    "GV delegates purge of HAM in Rom to MAX for 2 seasons": (
        "Purging power is lent to MAX over HAM in Rom for 2 seasons"
    ),
    "GV revokes purge": "All purging power that was lent is taken back",
    "GV refuses shares from HAM": "Refused from now on: shares from HAM",
    "GV accepts seizures": "Accepted again: seizures",
    "GV blt Nap-Rom-Ven shares 12": "A railway is built: Nap-Rom-Ven, with 12 shares",
    "GV reroutes R1 Rom-Tus": "R1 goes on: Rom-Tus",
    "GV halts R1": "The works of R1 are halted",
    "GV permits R1 in Rom": "R1 may lay track in Rom",
    "GV transfers 2 R1 to HAM": "2 shares of R1 go to HAM",
    "GV proxies 2 R1 to HAM": "The votes of 2 shares of R1 are lent to HAM",
    "GV recalls R1 from HAM": "The votes of R1 that were lent to HAM are taken back",
    "GV bars R1 HAM": "R1 is barred to HAM",
    "GV secret R1": "Who owns R1 is secret",
    "GV dismantles R1": "R1 is taken up",
    "GV hold as MAX": "From the next season on MAX holds everything",
    'GV takes name "Zeno"': "The name “Zeno” is taken",
    "GV drops name MAX": "The name MAX is given up",
    "GV drops out": "The game is left",
    "GV final": "The orders are final",
    "GV votes yes M1": "Yes to M1",
    'GV moves rename Rom to "Roma"': "Rom is to be called “Roma”",
    "GV moves seat HAM in Rom": "HAM is to rule Rom",
    "GV moves rule warnings = 3": "The option warnings is to be 3",
    'GV moves rule "No cheating."': "A rule is to be added: “No cheating.”",
    'GV moves map "centre Apu"': "The map is to be changed: centre Apu",
    "A Nap revolt list Apu, Rom": "In a revolution Nap retreats to the first that is open of Apu, Rom",
}
RETREATS = {"A Nap-Rom": "Nap retreats to Rom", "A Nap disbands": "Nap is disbanded"}


def order(line: str, stage: Stage = "orders") -> AnyOrder:
    read = read_line(line, replace(context(), stage=stage))
    assert read.order is not None, (line, read.fault)
    return read.order


@pytest.mark.parametrize(("line", "said"), LINES.items())
def test_every_order_is_a_sentence(line: str, said: str) -> None:
    assert sentence(order(line), Catalogue("diplomacy")) == said


@pytest.mark.parametrize(("line", "said"), RETREATS.items())
def test_and_every_retreat(line: str, said: str) -> None:
    assert sentence(order(line, "retreats"), Catalogue("diplomacy")) == said


def test_spaces_are_named_as_the_reader_knows_them() -> None:
    names = {"Nap": "Naples", "Rom": "Rome"}
    assert sentence(order("A Nap-Rom"), Catalogue("diplomacy"), lambda code: names[code]) == "Naples goes to Rome"


@pytest.mark.parametrize("language", languages())
def test_no_language_lacks_one(language: str) -> None:
    catalogue = Catalogue("diplomacy", language)
    found = [sentence(order(line), catalogue) for line in LINES]
    assert not [one for one in found if "says-" in one or "{" in one]
    assert len(set(found)) == len(LINES)

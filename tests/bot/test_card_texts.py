"""What people read of a card is what is printed on it, in every language, and where it comes into the game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import cogs.forum  # noqa: F401 - with the client, so that all that is shown is known
from bot.base.text import DEFAULT, Library, Voice, languages, resource
from bot.fronts.carthage.calling import figures, of_edition
from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.republic.people import province_line
from bot.fronts.republic.senate.words import movements
from bot.surface.kit.names import naming
from bot.surface.kit.panel import Words
from bot.surface.kit.present import asked
from bot.surface.learning import rulebook
from data import path
from games.carthage.components import EDITION, EDITIONS, PRINTED
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import TableEventView
from games.republic.seen.see_people import timing
from rendering.carthage.board import compose
from rendering.carthage.words import printed as drawn
from rendering.hands import note_high
from rendering.painters import TITLE_HIGH
from rendering.scene import Caption, Notes
from rendering.text_layout import BODY, wrap
from rendering.words import speaking
from tests.bot.surface.looks import seen
from tests.games.carthage.forum import befallen, holds, initiative
from tests.games.carthage.play import Play
from tests.games.carthage.senate import session
from tests.rendering import samples

OTHERS = [language for language in languages() if language != DEFAULT]
NOTE = (22, 1084, 2)  # size, room and lines of a note in a picture
NUMBER = re.compile(r"\d+")
DICE = re.compile(r"\b(?:dr|DR|TDR)\b")  # terms of the rulebook, not of cards
ROLLED = {
    "de": {
        "a die": ("ein würfel", "einen würfel"),
        "two dice": ("zwei würfel",),
        "three dice": ("dreier würfel",),
    }
}
COUNTED = {"de": {"2": ("zwei", "halb", "Hälfte", "doppel", "Doppelte"), "1": ("ein",), "4": ("Vierfach",)}}
WORDS = {"one ": "1", "two": "2", "half": "2", "double": "2", "twice": "2", "four times": "4"}


@cache
def printed() -> dict[str, str]:
    """All that stands on cards, by its name in the catalogues."""
    found = CARTHAGE.tables
    groups = (found.cards, found.provinces, found.offices, found.committee)
    texts = {name: one.text for group in groups for name, one in group.items() if one.text}
    sides = {f"{name}-{n}": one.level(n).text for name, one in found.table_events.items() for n in (1, 2)}
    return {**texts, **sides}


def said(language: str) -> dict[str, str]:
    body = FluentParser().parse(resource(language, "carthage-cards").read_text("utf-8")).body
    assert not [one for one in body if isinstance(one, ftl.Junk)]
    ids = [one.id.name for one in body if isinstance(one, ftl.Message)]
    assert len(ids) == len(set(ids))
    words = Library().of("carthage", language)
    return {one.removeprefix("printed-"): words.say(one) for one in ids}


def voice(language: str = DEFAULT) -> Voice:
    return Voice(Library().of("carthage", language), dict(naming("carthage").printed()))


def test_in_english_the_card_itself_is_read() -> None:
    assert len(printed()) == 133
    assert all(voice().printed(name, text) == text for name, text in printed().items())
    assert voice().printed("public-outcry.3", "?") == "?"


@pytest.mark.parametrize("language", OTHERS)
def test_every_other_language_says_every_card(language: str) -> None:
    assert said(language).keys() == printed().keys()
    for name, text in said(language).items():
        assert voice(language).printed(name, "?") == text
        assert text != printed()[name]
        with speaking(language):
            assert drawn(name, "?") == text


@pytest.mark.parametrize("language", OTHERS)
def test_copies_of_a_card_say_the_same(language: str) -> None:
    assert voice(language).printed("public-outcry.3", "?") == said(language)["public-outcry"]
    with speaking(language):
        assert drawn("assassin.4", "?") == said(language)["assassin"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", printed())
def test_a_translated_card_has_the_figures_of_the_printed_one(language: str, name: str) -> None:
    """In figures or, for small numbers, in words."""
    text, english = said(language)[name], printed()[name]
    missing = set(NUMBER.findall(english)) - set(NUMBER.findall(text))
    added = set(NUMBER.findall(text)) - set(NUMBER.findall(english))
    assert all(any(word in text for word in COUNTED[language].get(one, ())) for one in missing), (missing, text)
    assert added <= {figure for word, figure in WORDS.items() if word in f"{english.lower()} "}, (added, text)
    for roll, others in ROLLED[language].items():
        assert any(one in text.lower() for one in others) == (roll in english.lower()), (roll, text)
    for term in ("Caravans", "Trade Fleets", "Mauretania", "Force Pool", "Trader"):
        assert (term.lower() in text.lower()) == (term.lower() in english.lower()), term


@pytest.mark.parametrize("language", languages())
def test_cards_speak_of_dice_in_words(language: str) -> None:
    texts = printed() if language == DEFAULT else said(language)
    assert {name: text for name, text in texts.items() if DICE.search(text)} == {}


@pytest.mark.parametrize("language", languages())
def test_a_card_can_be_read_whole_in_pictures(language: str) -> None:
    texts = printed() if language == DEFAULT else said(language)
    for name, text in texts.items():
        assert "…" not in wrap(text, BODY, *NOTE)[-1], name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", [name for name, card in CARTHAGE.tables.table_events.items() if card.before(2)])
def test_a_side_that_is_as_level_1_is_shown_with_that(language: str, event: str) -> None:
    """A third line makes the note higher."""
    view = samples.common(4, "diamond")
    card = CARTHAGE.tables.table_events[event]
    shown = TableEventView(
        id=event, name=card.level2_name, level=2, times=2, text=card.level2.text, before=card.level1.text
    )
    caption = Caption("X", language=language)
    scene = compose(view.model_copy(update={"table_events": (shown,)}), "forum", caption)
    notes = next(block for block in scene.blocks if isinstance(block, Notes) and block.notes)
    assert notes.notes[0].text == CARDS.side(voice(language), event, 2)
    assert notes.box.h == TITLE_HIGH + note_high(notes.notes[0], notes.box.w)
    assert "…" not in wrap(notes.notes[0].text, BODY, *NOTE[:2], 3)[-1]


# Where it comes into the game


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("card", ["ev-crop-failure", "mercenary-war", "law-sumptuary", "public-outcry.2"])
def test_a_card_is_named_with_its_text(language: str, card: str) -> None:
    text = voice(language).printed(card, CARTHAGE.tables.card(card).text)
    assert CARDS.with_text(voice(language), card) == f"{CARTHAGE.tables.card(card).name}. {text}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", range(1, EDITION))
def test_a_game_tells_cards_as_they_were_printed_when_it_began(language: str, edition: int) -> None:
    words = Library().of("carthage", language)
    begun = Voice(words, of_edition(words, edition))
    for key, card in PRINTED[edition].cards.items():
        now, told = voice(language).printed(key, printed().get(key, "")), begun.printed(key, card.text)
        with speaking(language):
            assert drawn(key, card.text) == told, f"{key} in pictures"
        assert (told == now) == (card.text == CARTHAGE.tables.card(key).text), key
        assert (told == card.text) == (language == DEFAULT or not card.text), key
        if told != now:
            assert sorted(NUMBER.findall(told)) == sorted(NUMBER.findall(card.text)), key


def test_what_turns_up_in_a_game_that_began_earlier_says_what_its_card_says() -> None:
    words = Library().of("carthage", DEFAULT)
    told = Voice(words, of_edition(words, 1)).event("republic.CardTurnedUp", {"seat": "star", "card": "tin-isles"})
    assert told == "star turns up tin-isles. " + PRINTED[1].card("tin-isles").text
    assert "40 trade fleets" in told


def test_what_is_turned_up_drawn_or_enacted_says_what_it_does() -> None:
    """RC-8.9, 9.7.1."""
    harvest = "Bountiful Harvest. Double the cards of stack 4 in play."
    assert (
        voice().event("republic.CardTurnedUp", {"seat": "star", "card": "ev-bountiful-harvest"})
        == f"star turns up {harvest}"
    )
    assert voice().event("republic.CardTurnedUp", {"seat": "star", "card": "fam-zamar"}) == (
        "star turns up the Family Zamar."
    )
    assert voice().event("republic.CardReceived", {"card": "assassin.1"}) == (
        "You draw Assassin. Add 1 to an assassination roll made by your faction."
    )
    assert voice().event("carthage.LawEnacted", {"law": "law-sumptuary"}) == (
        "A Law comes into force: Sumptuary Law. No Senator may buy more than 5 votes on any one vote."
    )


def test_a_war_that_comes_active_is_said_to_be_so_once_in_the_log() -> None:
    """RC-8.9.5, 8.9.9: the line after it says that it becomes Active; the channel is told in one."""
    war = {"war": "massilian-war", "status": "active", "revolt": "no"}
    assert voice().event("republic.WarAppeared", war) == "The Massilian War comes into the Forum."
    assert voice().event("republic.WarAppeared.news", war) == "⚔ The Massilian War is in the Forum, Active."
    drawn = {**war, "status": "inactive", "revolt": "yes"}
    assert voice().event("republic.WarAppeared", drawn) == "The Massilian War comes into the Forum, Inactive, a Revolt."


@pytest.mark.parametrize(
    ("fleets", "said"),
    [
        (3, "send Mago against the Massilian War with 3 Fleets"),
        (0, "send Mago to the units that stand against the Massilian War"),
    ],
)
def test_who_goes_without_units_goes_to_those_who_stand_there(fleets: int, said: str) -> None:
    """RC-9.6.1: units without a commander join him."""
    order = {"order": "send", "at": "massilian-war", "commanders": ["fam-mago"], "legions": {}, "fleets": fleets}
    assert movements(voice(), "forces", {"movements": [order]}) == said


def test_who_presides_is_no_tie_but_is_thrown_for() -> None:
    """RC-9.11."""
    thrown = {"names": ["fam-mago", "fam-barca"], "rolls": [9, 7], "about": "suffetes"}
    assert voice().event("republic.TieRolled", thrown) == (
        "The dice decide who of Mago and Barca is Home Suffete: 9 and 7."
    )
    assert voice().event("republic.TieRolled", {**thrown, "about": "veteran"}) == (
        "A tie between Mago and Barca is broken by dice (a veteran): 9 and 7."
    )


@pytest.mark.parametrize(
    ("level", "applies", "end"),
    [
        (1, True, "level 1: Drought. While in play each Trade Phase is played with 2 cards fewer of stack 4."),
        (2, True, "level 2: Severe Drought. While in play each Trade Phase is played with 4 cards of stack 4 fewer"),
        (2, False, "level 2, without further effect: Severe Drought."),
    ],
)
def test_a_table_event_says_what_its_side_does(level: int, applies: bool, end: str) -> None:
    """RC-8.8.1."""
    name = "Drought" if level == 1 else "Severe Drought"
    fields = {"event": "te-drought", "name": name, "level": level, "applies": applies}
    assert end in voice().event("republic.EventEntered", fields)


@pytest.mark.parametrize("language", languages())
def test_what_is_as_level_1_is_said_with_it(language: str) -> None:
    says = voice(language)
    one, two = (CARTHAGE.tables.table_events["te-barbarian-raids"].level(level).text for level in (1, 2))
    printed = says.printed("te-barbarian-raids-1", one), says.printed("te-barbarian-raids-2", two)
    assert CARDS.side(says, "te-barbarian-raids", 2) == " ".join(printed)
    assert CARDS.side(says, "te-barbarian-raids", 1) == printed[0]


@pytest.mark.parametrize("language", languages())
def test_the_rulebook_shows_cards_with_their_text_in_the_language_of_the_reader(language: str) -> None:
    """Figures stand before it."""
    says = voice(language)
    for card in (
        *CARTHAGE.tables.cards.values(),
        *CARTHAGE.tables.committee.values(),
        *CARTHAGE.tables.provinces.values(),
    ):
        references = [
            one for one in rulebook.named(card.name, "carthage") if one.name == card.name and card.text in one.text
        ]
        assert references or not card.text, card.name
        for one in references if card.text else ():
            assert says.printed(card.id, card.text) in rulebook.entry(says, one)
    (drought,) = [one for one in rulebook.named("Drought", "carthage") if one.name == "Drought"]
    both = [CARDS.side(says, "te-drought", level) for level in (1, 2)]
    assert " ".join(both) in rulebook.entry(says, drought)


# In one's hand


@pytest.mark.parametrize(
    ("when", "barred", "said"),
    [
        ("law", "", "(Senate Phase, once no vote is open): "),
        ("before-land-battle", "", "(before a land battle of your commander): "),
        ("setup-or-revolution", "family", "Not now: another player has his Family."),
        ("setup-or-revolution", "governor", "Not now: his Family governs a Province"),
        ("setup-or-revolution", "namesake", "Not now: a Statesman of his number is in play."),
    ],
)
def test_a_card_in_hand_says_when_it_can_be_played_and_what_bars_it(when: str, barred: str, said: str) -> None:
    """RC-8.9.2."""
    line = voice().say("hand-card", name="Bomilcar", text="Adds 1.", timing=when, barred=barred)
    assert said in line
    assert ("Not now" in line) == bool(barred)


def test_every_timing_of_a_card_has_its_words() -> None:
    found = {timing(card) for card in CARTHAGE.tables.cards.values() if card.red}
    for language in languages():
        lines = {voice(language).say("hand-card", name="X", text="Y.", timing=one, barred="") for one in found}
        assert len(lines) == len(found) == 12


def test_a_province_says_what_it_brings_and_whether_raiders_may_come() -> None:
    """T-8, RC-8.3."""
    table = Play().at("forum.roll").table
    seats = tuple(table.state.seats)
    spain, sardinia = (
        province_line(seen(table, seats, seats[0]), name) for name in ("coastal-spain", "sardinia-corsica")
    )
    assert "spoils 1 die -1, income of the State 1 die; open to Barbarian Raids, land force 1." in spain
    assert "safe from Barbarian Raids" in sardinia


def test_where_a_card_is_played_it_says_what_it_does() -> None:
    """RC-9.7.1, 8.5.7, 8.8.2."""
    hand = ["law-sumptuary", "public-outcry.1"]
    law = noted(session(Play(), "senate.business", cards={"diamond": hand}), "senate.law")
    assert law == {"law-sumptuary": CARTHAGE.tables.laws["law-sumptuary"].text}
    persuading = noted(initiative(Play(), "forum.persuasion", cards={"diamond": ["blackmail.1"]}), "forum.persuade")
    assert persuading["blackmail.1"] == CARTHAGE.tables.intrigues["blackmail"].text
    assert "ORA" in persuading["fam-milko"]
    tophet = noted(befallen(Play(), 10, holds("diamond", "tophet-sacrifice"), scenario="late"), "forum.sacrifice")
    assert tophet == {"tophet-sacrifice": CARTHAGE.tables.intrigues["tophet-sacrifice"].text}


def noted(play: Play, kind: str) -> Mapping[str, str]:
    """What diamond reads beside the options of this question."""
    seats = tuple(play.g.seats)
    return asked(play.posted("diamond", kind), seen(play.table, seats, seats[0])).notes


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_show_the_figures_a_game_began_with(language: str, edition: int) -> None:
    """`/rules` showed those of today in every game, beside the texts of today."""
    words, cards = Library().of("carthage", language), PRINTED[edition].cards
    begun = Voice(words, of_edition(words, edition))
    for key, card in cards.items():
        panel = rulebook.lookup(begun, card.name, "carthage")
        shown = "\n".join(part.text for part in panel.parts if isinstance(part, Words))
        assert (words.say("rules-edition", edition=edition) in shown) == (edition != EDITION)
        assert begun.printed(key, card.text) in shown
        for head, cell in figures(card).items():
            assert f"{head}: {cell}" in shown, (key, head)


def test_a_statesman_keeps_his_figures_where_his_family_had_others() -> None:
    begun = Voice(Library().of("carthage", DEFAULT), of_edition(Library().of("carthage", DEFAULT), 1))
    rows = {one.kind: CARDS.in_words_of(begun, one.name, one.text) for one in rulebook.named("Bomilcar", "carthage")}
    card = next(one for one in CARTHAGE.tables.statesmen.values() if one.name == "Bomilcar")
    assert f"INF: {card.influence} " in rows["Statesmen"]
    assert f"INF: {PRINTED[1].families['fam-bomilcar'].influence} " in rows["Families"]


@pytest.mark.parametrize("game", ["carthage", "rome", "sword"])
def test_a_number_below_0_has_a_true_minus_on_cards(game: str) -> None:
    """Evil Omens: "every die or dice roll has -1"; everywhere else people read −1."""
    cards = [
        one for one in path(game).iterdir() if one.name not in ("clauses.json", "decisions.json", "reference.json")
    ]
    texts = [one.read_text(encoding="utf-8") for one in cards if one.name.endswith(".json")]
    below = re.compile(r'"text": "[^"]*[ (]-\d')
    assert [found for text in texts for found in below.findall(text)] == []

"""Every language says all that English says, of the same things, within the same limits."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.base.text import COMMON, DEFAULT, Library, languages, parts, resource
from bot.services.people.tongue import fitting, reading
from games.catalog import GAMES

OTHERS = [language for language in languages() if language != DEFAULT]
PICTURES = ["pictures", *(part for game in GAMES for part in parts(DEFAULT, f"pictures-{game}"))]
TOLD = [*GAMES, *({"rome"} - {*GAMES})]  # Rome has its texts before it is played
OURS = list(dict.fromkeys(part for game in TOLD for part in parts(DEFAULT, game)))
FILES = [name for name in (*COMMON, *OURS, *PICTURES) if resource(DEFAULT, name).is_file()]
LIMITS = {"button": 38, "chair": 38, "menu": 100, "talk-title": 45, "field": 45, "option": 38, "pass": 38}
ATTRIBUTES = {"label": 38, "yes": 80, "no": 38, "default": 38, "fill": 38}


class Variables(Visitor):
    """What a text places."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def texts(language: str, name: str) -> dict[str, ftl.Pattern]:
    """Every text of a file: messages by their id, attributes by "id.attribute"."""
    source = resource(language, name)
    body = FluentParser().parse(source.read_text("utf-8")).body if source.is_file() else []
    assert not [one for one in body if isinstance(one, ftl.Junk)], f"{language}/{name}.ftl cannot be read whole"
    found: dict[str, ftl.Pattern] = {}
    for message in body:
        if isinstance(message, ftl.Message):
            assert message.id.name not in found, f"{language}/{name}.ftl says {message.id.name} twice"
            if message.value:
                found[message.id.name] = message.value
            found |= {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}
    return found


def game(name: str) -> str:
    """The game that a file belongs to: "carthage-senate" is of "carthage"."""
    return name.partition("-")[0]


class Keys(Visitor):
    """The variants a text knows."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        self.found.add(node.key.name if isinstance(node.key, ftl.Identifier) else node.key.value)
        self.generic_visit(node)


def placed(text: ftl.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(text)
    return visitor.found


def variants(text: ftl.Pattern) -> set[str]:
    """Those of a text that are no plurals, which each language has its own of."""
    visitor = Keys()
    visitor.visit(text)
    return visitor.found - {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_is_said_in_every_language_and_nothing_else(language: str, name: str) -> None:
    assert texts(language, name).keys() == texts(DEFAULT, name).keys()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_texts_place_only_what_the_english_ones_place(language: str, name: str) -> None:
    for key, text in texts(language, name).items():
        assert placed(text) <= placed(texts(DEFAULT, name)[key]), key


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_texts_tell_the_same_cases_apart(language: str, name: str) -> None:
    """An empty list comes as the word for nothing, which each language has its own of."""
    library = Library()
    nothing, ours = (library.of(game(name), one).say("list-empty") for one in (DEFAULT, language))
    for key, text in texts(language, name).items():
        wanted = {ours if one == nothing else one for one in variants(texts(DEFAULT, name)[key])}
        assert wanted <= variants(text), key


@pytest.mark.parametrize("language", OTHERS)
def test_texts_fit_where_they_stand(language: str) -> None:
    library = Library()
    for name in FILES:
        words = library.of(game(name), language)
        for key, text in texts(language, name).items():
            attribute = key.partition(".")[2]
            limit = ATTRIBUTES.get(attribute) if attribute else LIMITS.get(key.partition("-")[0])
            if limit:
                said = words.find(key, dict.fromkeys(placed(text), "12"))
                assert said is not None, key
                assert len(said) <= limit, (key, said)


@pytest.mark.parametrize("locale", ["de", "de-AT", "en-GB", "fr", "", None])
def test_the_language_of_a_locale(locale: str | None) -> None:
    expected = (locale or "").partition("-")[0]
    assert fitting(locale) == (expected if expected in languages() else None)


def test_words_are_made_in_the_language_of_the_reader() -> None:
    library = Library()
    assert library.of("carthage").language == DEFAULT
    for language in OTHERS:
        with reading(language):
            assert library.of("carthage").language == language
            assert library.of("carthage", DEFAULT).language == DEFAULT
    assert library.of("carthage").language == DEFAULT

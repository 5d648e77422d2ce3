"""Plain questions about a game, as people ask them: "how do I win"; each has an answer and the clauses it rests on.

The front of a game says which there are; what they are called, by which words they are known and what is answered
stands in its texts: `question-<name>`, `.asked` (words, or with a star how they begin), `.answer`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from bot.base.parts import Parts
from bot.base.text import DEFAULT, Catalogue, Voice, catalogue

QUESTIONS: Parts[Mapping[str, Sequence[str]]] = Parts({})
"""By the name of a question: the clauses it is answered by."""
WORD: Final = re.compile(r"[^\W_]+")
BEGINS: Final = "*"


def meant(voice: Voice, query: str) -> str:
    """The question that is asked; "": it is none of them, or is put in words of which most mean something else.

    What is known to one question alone tells more than what many are known by.
    """
    said = telling(query, voice.words)
    known = {name: heard(voice.words, name, said) for name in QUESTIONS.of(voice.words.game)}
    shared = Counter(word for words in known.values() for word in words)
    best = max(known, key=lambda name: sum(1 / shared[word] for word in known[name]), default="")
    return best if best and known[best] and 2 * len(known[best]) >= len(said) else ""


def heard(words: Catalogue, name: str, said: Sequence[str]) -> list[str]:
    """The words by which a question is known, in the language in which most of them are."""
    return max(([word for word in said if is_known(word, known)] for known in asked(words, name)), key=len)


def telling(query: str, words: Catalogue) -> list[str]:
    """The words of a question that tell what it is about."""
    small = {word for one in spoken(words) for word in (one.find("question-small-words", {}) or "").split()}
    return [word for word in WORD.findall(query.casefold()) if word not in small]


def spoken(words: Catalogue) -> Sequence[Catalogue]:
    """The languages somebody asks in: his own, and that of the rulebook."""
    return (words,) if words.language == DEFAULT else (words, catalogue(words.game, DEFAULT))


@cache
def words_of(game: str, language: str, name: str) -> frozenset[str]:
    """By which words a question is known in one language."""
    return frozenset((catalogue(game, language).find(f"question-{name}.asked", {}) or "").split())


def asked(words: Catalogue, name: str) -> Iterator[frozenset[str]]:
    """By which words it is known, language by language."""
    return (words_of(one.game, one.language, name) for one in spoken(words))


def is_known(word: str, words: frozenset[str]) -> bool:
    """Whether a word is one of these, or begins like one."""
    return word in words or any(one.endswith(BEGINS) and word.startswith(one[:-1]) for one in words)


def suggested(voice: Voice, current: str) -> list[str]:
    """The questions that have what was typed so far; to whoever has typed nothing, all."""
    typed = current.casefold().split()
    titles = [voice.say(f"question-{name}") for name in QUESTIONS.of(voice.words.game)]
    return [title for title in titles if all(word in title.casefold() for word in typed)]

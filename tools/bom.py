"""The bill of materials: what a Byrsa is made of, as CycloneDX, from the lock files and the list of licences.

Written by ourselves: the library for it brings more packages than the bot has, for a document of a few fields.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "requirements"
LICENCES = LOCKS / "licences.toml"
ENTRY = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;\\]+)(?:\s*;\s*(?P<marker>[^\\\n]*[^\\\s]))?", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
SHIPPED = ("run", "metrics", "postgres")
"""The locks of what runs; all others build, test or document it."""


@dataclass(frozen=True)
class Locked:
    """One package as a lock names it; `marker`: where alone it is wanted."""

    lock: str
    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]

    @property
    def purl(self) -> str:
        """Its name among all packages of all languages."""
        return f"pkg:pypi/{self.name}@{self.version}"


def locked() -> Iterator[Locked]:
    """Everything that is locked, lock by lock."""
    for file in sorted(LOCKS.glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        starts = list(ENTRY.finditer(text))
        for one, after in zip(starts, [*starts[1:], None], strict=True):
            body = text[one.start() : after.start() if after else len(text)]
            hashes = tuple(HASH.findall(body))
            yield Locked(file.stem, one["name"], one["version"], one["marker"] or "", hashes)


def licences() -> dict[str, str]:
    """By package its licence, as an SPDX expression."""
    return tomllib.loads(LICENCES.read_text(encoding="utf-8"))


def bill() -> dict[str, Any]:
    """The whole document; the same locks make the same."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    main = {"type": "application", "name": project["name"], "version": project["version"], "bom-ref": project["name"]}
    main["licenses"] = [{"expression": project["license"]}]
    found: dict[str, list[Locked]] = {}
    for one in locked():
        found.setdefault(one.purl, []).append(one)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": main},
        "components": [_component(some) for _, some in sorted(found.items())],
    }


def _component(some: list[Locked]) -> dict[str, Any]:
    first, locks = some[0], [one.lock for one in some]
    hashes = sorted({content for one in some for content in one.hashes})
    about = [{"name": "byrsa:lock", "value": lock} for lock in locks]
    about += [{"name": "byrsa:marker", "value": marker} for marker in sorted({one.marker for one in some} - {""})]
    about += [{"name": "byrsa:sha256", "value": content} for content in hashes]
    return {
        "type": "library",
        "name": first.name,
        "version": first.version,
        "bom-ref": first.purl,
        "purl": first.purl,
        "scope": "required" if {*locks} & {*SHIPPED} else "excluded",
        "licenses": [{"expression": licences()[first.name]}],
        "properties": about,
    }


def main() -> None:
    """Write it where it is wanted."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "dist/bom.json")
    target.parent.mkdir(parents=True, exist_ok=True)
    written = bill()
    target.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    print(f"{target}: {len(written['components'])} packages")


if __name__ == "__main__":
    main()

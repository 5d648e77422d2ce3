"""The bill of materials: nothing is locked of which not is known what it is, whose it is, and that it is that."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from tools import audit, bom

SPDX = re.compile(r"[A-Z][A-Za-z0-9.-]+(?: (?:AND|OR) [A-Z][A-Za-z0-9.-]+)*")
TAKEN = {
    *("MIT", "MIT-CMU", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "PSF-2.0", "MPL-2.0"),
    *("MPL-2.0 AND MIT", "Apache-2.0 AND MIT", "MIT AND PSF-2.0", "Apache-2.0 AND BSD-2-Clause", "MIT OR Apache-2.0"),
    *("Apache-2.0 OR BSD-2-Clause", "Apache-2.0 AND BSD-3-Clause"),
}
"""Licences that ask for nothing a bot of MIT cannot give; another is looked at before it is taken."""
CLASSIFIED = {
    "MIT License": "MIT",
    "BSD License": "BSD-",
    "ISC License (ISCL)": "ISC",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What older packages say instead of an expression."""


def test_every_locked_package_has_version_hashes_and_licence() -> None:
    found, known = list(bom.locked()), bom.licences()
    assert {one.lock for one in found} == {file.stem for file in bom.LOCKS.glob("*.txt")}
    for one in found:
        assert re.fullmatch(r"\d[\w.]*", one.version), one
        assert one.hashes, one
        assert SPDX.fullmatch(known[one.name]), one
        assert known[one.name] in TAKEN, one
    assert {one.name for one in found} == known.keys()


def test_no_line_of_a_lock_is_passed_over() -> None:
    for file in bom.LOCKS.glob("*.txt"):
        lines = file.read_text("utf-8").splitlines()
        named = [line for line in lines if line and not line.startswith((" ", "#"))]
        assert len(named) == sum(one.lock == file.stem for one in bom.locked()), file
        assert sum(line.count("--hash=") for line in lines) == sum(
            len(one.hashes) for one in bom.locked() if one.lock == file.stem
        )


def test_licences_are_those_the_packages_name() -> None:
    for name, licence in bom.licences().items():
        try:
            about = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue
        assert about.get("License-Expression") in (None, licence), name
        said = (one.rpartition(" :: ")[2] for one in about.get_all("Classifier") or [])
        assert all(meant in licence for one in said if (meant := CLASSIFIED.get(one))), name


def test_the_bill_is_cyclonedx_and_names_everything_once() -> None:
    bill = bom.bill()
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    refs = [one["bom-ref"] for one in bill["components"]]
    assert len(set(refs)) == len(refs)
    assert {one.purl for one in bom.locked()} == {*refs}
    required = {one["name"] for one in bill["components"] if one["scope"] == "required"}
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    wanted = [re.split(r"[^\w.-]", one.lower())[0].replace(".", "-") for one in project["dependencies"]]
    assert {*wanted} <= required
    assert not {"pytest", "mkdocs", "mypy"} & required


UNASKED = "no database of advisories can be reached"


@pytest.mark.parametrize(
    ("written", "code", "said"),
    [
        ('{"dependencies": [{"name": "a", "version": "1", "vulns": []}]}', 0, "1 packages looked up, 0 advisories"),
        (
            '{"dependencies": [{"name": "a", "skip_reason": "not found"}]}',
            3,
            "no database of advisories can be reached",
        ),
        ("", 3, UNASKED),
        ('{"dependencies": []}', 3, UNASKED),
        (
            '{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]},'
            ' {"name": "b", "skip_reason": "not found"}]}',
            1,
            "a 1: PYSEC-1, mended in 2",
        ),
    ],
)
def test_what_could_not_be_asked_is_not_called_safe(written: str, code: int, said: str) -> None:
    """Where a lock was looked up by a mirror alone, pip-audit ends with: no known vulnerabilities."""
    found = audit.read(written)
    assert found.code == code
    assert said in str(found)

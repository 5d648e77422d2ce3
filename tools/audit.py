"""Whether anything that is locked is known to be unsafe: pip-audit over every lock, where its database can be reached.

0: nothing is known of any; 1: something is; 3: of some nobody could be asked. Where an index is only mirrored the
database knows no package, and pip-audit itself calls that well: here it counts as not asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

AUDIT = ("--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", "15", "--format", "json")
UNSAFE, UNASKED = 1, 3


@dataclass(frozen=True)
class Found:
    """What came of one lock."""

    asked: int
    unasked: int
    unsafe: tuple[str, ...] = ()

    @property
    def code(self) -> int:
        """What is unsafe counts more than what could not be asked."""
        return UNSAFE if self.unsafe else UNASKED if self.unasked or not self.asked else 0

    def __str__(self) -> str:
        lines = [f"{self.asked} packages looked up, {len(self.unsafe)} advisories"]
        lines += [f"  {one}" for one in self.unsafe]
        if self.code == UNASKED:
            lines.append("  the rest could not be asked about: from here no database of advisories can be reached")
        return "\n".join(lines)


def read(written: str) -> Found:
    """What pip-audit wrote; what is no answer is none."""
    try:
        listed = json.loads(written)["dependencies"]
    except (ValueError, LookupError, TypeError):
        return Found(0, 0)
    skipped = [one for one in listed if "skip_reason" in one]
    unsafe = tuple(
        f"{one['name']} {one['version']}: {known['id']}, mended in {', '.join(known['fix_versions']) or 'none'}"
        for one in listed
        for known in one.get("vulns", ())
    )
    return Found(len(listed) - len(skipped), len(skipped), unsafe)


def audit(lock: Path) -> Found:
    """One lock."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(lock), *AUDIT]
    return read(subprocess.run(command, capture_output=True, text=True, check=False).stdout)


def main() -> None:
    """All of them."""
    codes: set[int] = set()
    for lock in sorted(Path("requirements").glob("*.txt")):
        found = audit(lock)
        print(f"{lock}: {found}", flush=True)
        codes.add(found.code)
    sys.exit(UNSAFE if UNSAFE in codes else max(codes))


if __name__ == "__main__":
    main()

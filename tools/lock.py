"""Renew requirements/*.txt: every package with its hashes, no address of any index."""

import subprocess
import sys
import tomllib
from pathlib import Path

COMPILE = [
    *("uv", "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"),
    *("--no-emit-index-url", "--no-emit-find-links", "--no-header", "--no-annotate", "-"),
]


def lock(name: str, wanted: list[str], *, within: str | None = None) -> None:
    """Write one lock file; `within` names the lock whose versions it must share."""
    shared = ["--constraint", f"requirements/{within}.txt"] if within else []
    done = subprocess.run([*COMPILE, *shared], input="\n".join(wanted), text=True, capture_output=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    Path(f"requirements/{name}.txt").write_text(done.stdout, encoding="utf-8")
    print(f"requirements/{name}.txt: {done.stdout.count('==')} packages")


def main() -> None:
    """Lock what the bot runs with, and its extras; what builds it, tests it, and makes pages of the documents."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    run, extras = project["project"]["dependencies"], project["project"]["optional-dependencies"]
    lock("run", run)
    for name, wanted in extras.items():
        lock(name, wanted, within="run")
    lock("build", ["hatchling", "editables"])
    lock("dev", [*run, *project["dependency-groups"]["dev"]], within="run")
    lock("docs", project["dependency-groups"]["docs"], within="dev")


if __name__ == "__main__":
    main()

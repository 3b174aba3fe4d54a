"""Checks the built documentation site: links and public names.

`make docs` runs this after the build: python -m tests.docs.site_checks build/site
"""

from __future__ import annotations

import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tests.docs import public_names

LOADED = {"script": "src", "img": "src", "source": "srcset", "link": "href"}
NOT_LOADED = ("canonical", "prev", "next", "alternate")


class Page(HTMLParser):
    """The links, resources and ids of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attrs if value is not None}
        if "id" in values:
            self.ids.add(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if LOADED.get(tag, "") in values and values.get("rel") not in NOT_LOADED:
            self.loads.append(values[LOADED[tag]])


def faults(site: Path) -> list[str]:
    """The errors of a built site, one line each."""
    site = site.resolve()
    pages = {path: Page(path) for path in sorted(site.rglob("*.html")) if path.name != "404.html"}
    found = [f"{site} has no pages"] if not pages else []
    for path, page in pages.items():
        name = path.relative_to(site)
        found += [f"{name} loads {url} from elsewhere" for url in page.loads if _is_outside(url)]
        for url in [*page.links, *page.loads]:
            if not _is_outside(url) and (fault := _fault(path, url, pages)):
                found.append(f"{name}: {fault}")
    return found + _missing_names(pages)


def _is_outside(url: str) -> bool:
    parts = urlsplit(url)
    return bool(parts.netloc) or parts.scheme in ("http", "https", "mailto")


def _fault(path: Path, url: str, pages: dict[Path, Page]) -> str | None:
    parts = urlsplit(url)
    if parts.scheme == "data":
        return None
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return f"{url} does not exist"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].ids:
        return f"{url} has no such anchor"
    return None


def _missing_names(pages: dict[Path, Page]) -> list[str]:
    """Public names without a docstring or without an entry on a page."""
    shown = Counter(name for page in pages.values() for name in page.ids)
    found = []
    for module in public_names.modules():
        for name, has_text in public_names.names(module).items():
            if not has_text:
                found.append(f"{name} has no docstring")
            if name not in shown:
                found.append(f"{name} is on no page")
    return found


if __name__ == "__main__":
    wrong = faults(Path(sys.argv[1]))
    print("\n".join(wrong) or "The site is complete: no broken link, no undocumented name.")
    sys.exit(bool(wrong))

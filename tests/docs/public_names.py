"""The public modules: those on the pages of the Python API, and the names in each of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "reference"
DIRECTIVE = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)

Documented = dict[str, bool]


def modules() -> list[str]:
    """The modules that the pages of the Python API show, in their order."""
    pages = sorted(PAGES.glob("*.md"))
    return [name for page in pages for name in DIRECTIVE.findall(page.read_text("utf-8"))]


def names(module: str) -> Documented:
    """Every public name of a module with its members, and whether it is documented."""
    tree = _tree(module)
    found = {module: ast.get_docstring(tree) is not None}
    exported = _exported(tree)
    if exported is None:
        found.update(_members(tree, module))
        return found
    sources = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    for name in exported:
        source, original = sources.get(name, (module, name))
        of_source = _members(_tree(source), source)
        start = f"{source}.{original}"
        for path, has_text in of_source.items():
            if path == start or path.startswith(f"{start}."):
                found[f"{module}.{name}{path[len(start) :]}"] = has_text
    return found


def _tree(module: str) -> ast.Module:
    path = ROOT.joinpath("src", *module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def _exported(tree: ast.Module) -> list[str] | None:
    """What `__all__` lists, or None without one."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and _target(node) == "__all__":
            listed: list[str] = ast.literal_eval(node.value)
            return listed
    return None


def _members(parent: ast.Module | ast.ClassDef, path: str) -> Documented:
    """The public names in a module or class; a field may also be named in the text of its class."""
    told = ast.get_docstring(parent) or "" if isinstance(parent, ast.ClassDef) else ""
    found: Documented = {}
    for node, text in _with_text(parent.body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{path}.{node.name}"
            if not node.name.startswith("_"):  # a setter has the docstring of its property
                found[name] = found.get(name, False) or ast.get_docstring(node) is not None
            if isinstance(node, ast.ClassDef):
                found.update(_members(node, name))
        elif (target := _target(node)) and not target.startswith("_"):
            found[f"{path}.{target}"] = bool(text) or f"`{target}`" in told
    return {name: has_text for name, has_text in found.items() if "._" not in name}


def _with_text(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement, and the string that follows it: the docstring of a constant or field."""
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        value = after.value if isinstance(after, ast.Expr) else None
        text = value.value if isinstance(value, ast.Constant) else None
        yield node, text if isinstance(text, str) else ""


def _target(node: ast.stmt) -> str | None:
    """The name that a statement assigns to."""
    if isinstance(node, ast.AnnAssign):
        target: ast.expr | None = node.target
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    else:
        target = None
    return target.id if isinstance(target, ast.Name) else None

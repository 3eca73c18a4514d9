"""The documentation site: `make docs` builds it with Sphinx into build/docs. Every warning is an error."""

import re
from pathlib import Path

from sphinx.application import Sphinx

from teahouse import __version__

ROOT = Path(__file__).parents[1]

project = "Teahouse"
copyright = "the Teahouse authors, MIT licence"
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["pictures"]
myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # examples of JSON leave out what does not matter with an ellipsis

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_inherit_docstrings = False
autodoc_default_options = {"members": True, "show-inheritance": True}

html_theme = "furo"
html_title = "Teahouse"

# pages of the project that stand outside this folder
PAGES = {
    "readme": "README.md",
    "architecture": "ARCHITECTURE.md",
    "contributing": "CONTRIBUTING.md",
    "changelog": "CHANGELOG.md",
    "bench": "bench/README.md",
}


def put_in(app: Sphinx, page: str, source: list[str]) -> None:
    """The text of such a page, and links to them from anywhere."""
    if page in PAGES:
        source[0] = re.sub(r"\]\((?:\.\./)?docs/", "](", (ROOT / PAGES[page]).read_text("utf-8"))
    up = "../" * page.count("/")
    for name, file in PAGES.items():
        source[0] = re.sub(rf"\]\((?:\.\./)*{re.escape(file)}", f"]({up}{name}.md", source[0])


def to_rst(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Our docstrings are plain text: `names` in single quotes of code, and indented lines as they are."""
    made: list[str] = []
    for line in lines:
        indented = line.startswith("    ")
        if indented and made and made[-1] == "" and not any(part.startswith("    ") for part in made[-2:]):
            made += ["::", ""]
        made.append(line if indented else "".join(_quoted(part) for part in re.split(r"(`+[^`]+`+)", line)))
    lines[:] = made


def _quoted(part: str) -> str:
    if part.startswith("`"):
        return f"``{part.strip('` ')}``"
    return re.sub(r"([*|_\\])", r"\\\1", part)


def setup(app: Sphinx) -> None:
    app.connect("source-read", put_in)
    app.connect("autodoc-process-docstring", to_rst)

"""The documentation is a site without a warning: every page is found from the first, every link leads somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytest.importorskip("sphinx")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", str(folder / "trees")]
    done = subprocess.run([*words, "docs", str(folder / "html")], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder / "html"


def test_links_of_the_site_lead_somewhere(site: Path):
    missing = []
    pages = [page for page in site.rglob("*.html") if "_modules" not in page.parts]
    for page in pages:
        for link in re.findall(r'<(?:a|img)\b[^>]*?(?:href|src)="([^"]+)"', page.read_text("utf-8")):
            target, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:", link):
                continue
            file = (page.parent / target) if target else page
            inside = anchor and file.suffix == ".html"
            if not file.exists() or (inside and f'id="{anchor}"' not in file.read_text("utf-8")):
                missing.append(f"{page.relative_to(site)}: {link}")
    assert missing == []
    assert len(pages) > 25


def test_the_reference_tells_what_the_contract_is(site: Path):
    core = (site / "api" / "core.html").read_text("utf-8")
    for name in ("State", "Match", "Step", "forecast", "Rng", "IllegalChoice"):
        assert re.search(rf'id="teahouse\.core\.\w+\.{name}"', core), name
    rooms = {
        "environments": ("TableVectorEnv", "Vector", "Sight", "Policy", "advantages"),
        "players": ("Bot", "Dataset", "join"),
    }
    for page, names in rooms.items():
        text = (site / "api" / f"{page}.html").read_text("utf-8")
        for name in names:
            assert re.search(rf'id="teahouse\.[\w.]+\.{name}"', text), name


def test_the_workflow_of_a_public_host_is_one():
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run(
        [*checker, ".github/workflows/test.yml"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout

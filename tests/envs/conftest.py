"""The environments need packages that playing does not; without them their tests are left out."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")
pytest.importorskip("librt")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

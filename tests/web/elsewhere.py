"""The application as anybody would hand it to a server of his own; its settings come as JSON."""

from __future__ import annotations

import json
import os

from teahouse.web.app import create_app
from teahouse.web.settings import Settings

app = create_app(Settings(**json.loads(os.environ["TEAHOUSE_TEST_SETTINGS"])))

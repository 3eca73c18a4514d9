"""What every game shares. The contract of the protocol is in `core.state`; start reading there."""

import json
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path


def _describe() -> None:
    """Compiled classes have lost their docstrings: they get them back, with a line for each method, for `help`."""
    found = find_spec("teahouse.core.state")
    if found is None or not str(found.origin).endswith(tuple(EXTENSION_SUFFIXES)):
        return
    texts = json.loads(Path(__file__).with_name("described.json").read_text("utf-8"))
    for module, classes in texts.items():
        try:
            known = vars(import_module(f"teahouse.core.{module}"))
        except ModuleNotFoundError:  # it needs a package of an extra: whoever uses it is told so then
            continue
        for name, text in classes.items():
            known[name].__doc__ = text


_describe()

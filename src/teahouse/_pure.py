"""An import hook: inside one package folder load the .py files and ignore compiled modules. Never compiled itself."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader


def install(folder: str) -> None:
    """From now on, modules below `folder` come from their sources."""

    def finder(path: str) -> FileFinder:
        if path != folder and not path.startswith(folder + os.sep):
            raise ImportError(path)  # not ours: the next hook decides
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, finder)
    for path in [p for p in sys.path_importer_cache if p.startswith(folder)]:
        del sys.path_importer_cache[path]

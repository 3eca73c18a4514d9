"""The extras of the package, and the clear word where one is missing: the rules alone need none of them."""

from __future__ import annotations

from importlib.util import find_spec

# extra -> what it is for, and the modules it brings; pyproject.toml says the same in names of packages
EXTRAS = {
    "play": ("the terminal is", ["typer", "rich", "fluent.runtime", "msgspec"]),
    "serve": (
        "the server is",
        ["litestar", "sqlalchemy", "alembic", "aiosqlite", "uvicorn", "websockets", "segno"],
    ),
    "envs": ("the environments are", ["numpy", "librt", "gymnasium", "pettingzoo", "PIL", "resvg_py", "pyspiel"]),
    "client": ("the client of a server is", ["websockets"]),
    "lab": ("the lab is", ["numpy", "matplotlib"]),
    "cluster": ("Dask is", ["distributed"]),
    "postgres": ("the driver for PostgreSQL is", ["asyncpg"]),
    "redis": ("the driver for Redis is", ["redis"]),
    "png": ("the painter of PNG pictures is", ["resvg_py"]),
}


class NotInstalled(ImportError):
    """Something was asked for that comes with an extra of the package: which one, and how to get it."""

    def __init__(self, extra: str, or_else: str = "", module: str = "") -> None:
        what, _ = EXTRAS[extra]
        super().__init__(f"{what} not installed: pip install 'teahouse[{extra}]'{or_else and f'; {or_else}'}")
        self.extra = extra
        self.name = module or None


def need(extra: str, *modules: str, or_else: str = "") -> None:
    """Raise NotInstalled if one of these modules of an extra is missing; without names, any of them.

    Nothing is imported, so a room may ask at its door. `or_else` says what can be had without the extra.
    """
    for module in modules or EXTRAS[extra][1]:
        if not _found(module):
            raise NotInstalled(extra, or_else, module)


def installed(extra: str) -> bool:
    """Whether all is there that an extra brings."""
    return all(_found(module) for module in EXTRAS[extra][1])


def _found(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even what it is a part of
        return False

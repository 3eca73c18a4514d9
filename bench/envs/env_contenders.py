"""Who takes part: the environments of the house, and those of the peers."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from teahouse.games import names

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "engine"))

import contenders as engine  # noqa: E402  the parts of the benchmark share their tools


@dataclass(frozen=True)
class EnvContender(engine.Contender):
    """A contender whose module lies in this folder."""

    def environment(self) -> dict[str, str]:
        """Nobody may use a second core; a library that wants a screen gets none."""
        return {
            "PYTHONPATH": str(HERE),
            "JAX_PLATFORMS": "cpu",
            "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
            "SDL_VIDEODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }


GAMES: Final = names()
SLOTS: Final = 64  # more of them leave the caches
ZOO: Final = ("connect_four_v3", "tictactoe_v3", "chess_v6")
CARDS: Final = ("uno", "mahjong")
SPIEL: Final = ("connect_four", "backgammon")
PGX: Final = ("backgammon", "sparrow_mahjong", "connect_four")
BATCHES: Final = (64, 1024)


def vector(game: str, watched: bool = True) -> EnvContender:
    seen = "" if watched else ", masks only"
    task = {"game": game, "slots": SLOTS, "observe": watched}
    return EnvContender(f"teahouse {game}, vector{seen}", "ours_vector", task)


def aec(game: str) -> EnvContender:
    return EnvContender(f"teahouse {game}, AEC, raw_env", "ours_aec", {"game": game})


def loop(game: str) -> EnvContender:
    return EnvContender(f"teahouse {game}, engine by a Python loop", "ours_loop", {"game": game})


def spiel(game: str) -> EnvContender:
    return EnvContender(f"teahouse {game}, as an OpenSpiel game", "ours_spiel", {"game": game})


def zoo(game: str, coat: str = "env") -> EnvContender:
    """`env` is what PettingZoo's users make; `raw_env` leaves its wrappers out, as our AEC contender does."""
    return EnvContender(f"PettingZoo {game}, {coat}", "peer_pettingzoo", {"game": game, "coat": coat})


def pgx(game: str, batch: int) -> EnvContender:
    return EnvContender(f"pgx {game}, batch {batch}", "peer_pgx", {"game": game, "batch": batch})


def everybody() -> list[EnvContender]:
    """All contenders, in the order of the table."""
    ours = [make(game) for make in (vector, aec, loop) for game in GAMES]
    ours += [vector(game, watched=False) for game in GAMES] + [spiel("castle")]
    peers = [zoo(game, coat) for game in ZOO for coat in ("env", "raw_env")]
    peers += [EnvContender(f"RLCard {game}", "peer_rlcard", {"game": game}) for game in CARDS]
    peers += [EnvContender(f"OpenSpiel {game}, Python loop", "peer_openspiel", {"game": game}) for game in SPIEL]
    return ours + peers + [pgx(game, batch) for game in PGX for batch in BATCHES]

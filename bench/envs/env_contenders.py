"""Who takes part: the environments of the house, and those of the peers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bench.engine import contenders as engine
from teahouse.games import names


@dataclass(frozen=True)
class EnvContender(engine.Contender):
    """A contender of this part."""

    def environment(self) -> dict[str, str]:
        """Nobody may use a second core; a library that wants a screen gets none."""
        return {
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
    return EnvContender(f"teahouse {game}, vector{seen}", "bench.envs.ours_vector", task)


def aec(game: str) -> EnvContender:
    return EnvContender(f"teahouse {game}, AEC, raw_env", "bench.envs.ours_aec", {"game": game})


def loop(game: str) -> EnvContender:
    return EnvContender(f"teahouse {game}, engine by a Python loop", "bench.envs.ours_loop", {"game": game})


def spiel(game: str) -> EnvContender:
    return EnvContender(f"teahouse {game}, as an OpenSpiel game", "bench.envs.ours_spiel", {"game": game})


def zoo(game: str, coat: str = "env") -> EnvContender:
    """`env` is what PettingZoo's users make; `raw_env` leaves its wrappers out, as our AEC contender does."""
    return EnvContender(f"PettingZoo {game}, {coat}", "bench.envs.peer_pettingzoo", {"game": game, "coat": coat})


def pgx(game: str, batch: int) -> EnvContender:
    return EnvContender(f"pgx {game}, batch {batch}", "bench.envs.peer_pgx", {"game": game, "batch": batch})


def everybody() -> list[EnvContender]:
    """All contenders, in the order of the table."""
    ours = [make(game) for make in (vector, aec, loop) for game in GAMES]
    ours += [vector(game, watched=False) for game in GAMES] + [spiel("castle")]
    peers = [zoo(game, coat) for game in ZOO for coat in ("env", "raw_env")]
    peers += [EnvContender(f"RLCard {game}", "bench.envs.peer_rlcard", {"game": game}) for game in CARDS]
    peers += [
        EnvContender(f"OpenSpiel {game}, Python loop", "bench.envs.peer_openspiel", {"game": game}) for game in SPIEL
    ]
    return ours + peers + [pgx(game, batch) for game in PGX for batch in BATCHES]

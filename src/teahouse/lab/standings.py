"""What came out of an arena: ratings, seats, and the balance of cards, boards and characters."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict

from teahouse.lab.arena import Arena, Fought
from teahouse.lab.elo import Pairings, Rating, ratings, wilson
from teahouse.lab.tally import Spread


class Share:
    """How often something won, of how many games."""

    def __init__(self) -> None:
        self.won = 0.0
        self.games = 0
        self.scores = Spread()

    def add(self, won: float, score: int) -> None:
        self.won += won
        self.games += 1
        self.scores.add(score)

    def summary(self) -> dict[str, float]:
        low, high = wilson(self.won, self.games)
        share = self.won / self.games if self.games else 0.0
        return {"games": self.games, "share": share, "low": low, "high": high, "mean_score": self.scores.mean}


def shared(game: Fought) -> list[float]:
    """How the win of a game is shared by its seats."""
    won = [place == 1 for place in game.places]
    return [1 / sum(won) if winner else 0.0 for winner in won]


class Standings:
    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.pairings = Pairings()
        self.played: list[Fought] = []
        self.players: dict[str, Share] = {name: Share() for name in arena.names}
        self.seats = [Share() for _ in range(arena.seats)]
        self.balance: dict[str, dict[str, Share]] = {}
        self.endings: Counter[str] = Counter()
        self.faults: list[str] = []  # of players who lost by one

    def add(self, game: Fought) -> None:
        self.played.append(game)
        self.pairings.add(list(game.players), list(game.places))
        self.endings[game.ending] += 1
        if game.fault:
            self.faults.append(game.fault)
        shares = shared(game)
        for seat, name in enumerate(game.players):
            self.players[name].add(shares[seat], game.scores[seat])
            self.seats[seat].add(shares[seat], game.scores[seat])
        for table, item, owner in game.traits:
            entry = self.balance.setdefault(table, {}).setdefault(item, Share())
            if owner >= 0:
                entry.add(shares[owner], game.scores[owner])
            else:  # in play for all: does it favour who begins?
                entry.add(shares[0], round(sum(game.scores) / len(game.scores)))

    def ratings(self, anchor: str = "", at: float = 1500.0) -> list[Rating]:
        return ratings(self.pairings, anchor, at)

    def summary(self, anchor: str = "", at: float = 1500.0) -> dict[str, object]:
        """Everything, for machines. It depends on the games alone, not on how long they took."""
        arena = self.arena
        names = [rating.name for rating in self.ratings(anchor, at)]
        return {
            "game": arena.game,
            "seats": arena.seats,
            "bots": list(arena.names),
            "options": arena.options,
            "seed": arena.seed,
            "rounds": arena.rounds,
            "timed": arena.timed,
            "games": len(self.played),
            "ratings": [asdict(rating) for rating in self.ratings(anchor, at)],
            "pairings": [
                {
                    "player": one,
                    "rival": other,
                    "won": won,
                    "of": of,
                    "low": wilson(won, of)[0],
                    "high": wilson(won, of)[1],
                }
                for one in names
                for other in names
                for won, of in [self.pairings.score(one, other)]
                if of
            ],
            "players": {name: share.summary() for name, share in self.players.items()},
            "seat_shares": [share.summary() for share in self.seats],
            "balance": {
                table: {item: share.summary() for item, share in sorted(items.items())}
                for table, items in sorted(self.balance.items())
            },
            "endings": dict(sorted(self.endings.items())),
            "faults": self.faults,
        }

"""The terminal game through the real command, fed with typed lines."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from teahouse import games
from teahouse.cli._screen import Screen
from teahouse.cli._seating import chance_of
from teahouse.cli._session import Session
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.table.create import create
from teahouse.table.seats import computer, person
from teahouse.text import Speaker

SOURCE = Path(games.__file__).parents[2]
COMMAND = [sys.executable, "-m", "teahouse.cli", "play"]
SKETCH = games.face("castle").sketch
QUICK = ["castle", "--seed", "5", "--bots", "random", "--preset", "first-game"]


class Played:
    def __init__(self, folder: Path, lines: list[str], *arguments: str, status: int = 0) -> None:
        environment = {**os.environ, "TEAHOUSE_HOME": str(folder / "home"), "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
        environment["PYTHONPATH"] = str(SOURCE)  # the same sources that this process has imported
        done = subprocess.run(
            [*COMMAND, *arguments],
            input="".join(line + "\n" for line in lines),
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=folder,
            env=environment,
            check=False,
            timeout=60,
        )
        self.out, self.problem = done.stdout, done.stderr
        assert done.returncode == status, done.stderr
        assert "Traceback" not in done.stderr

    @property
    def answers(self) -> list[str]:
        """What followed each typed line, up to the next prompt."""
        return re.split(r"^> .*\n", self.out, flags=re.MULTILINE)[1:]

    @property
    def file(self) -> Path:
        found = re.search(r"--resume (\S+)", self.out)
        assert found, self.out[-500:]
        return Path(found[1])


def test_the_welcome_explains_the_game_to_a_newcomer(tmp_path: Path) -> None:
    played = Played(tmp_path, [])
    welcome = played.out.partition("Castle  top floor")[0].strip().splitlines()
    assert welcome[0] == "Welcome to Dragon Castle."
    assert len(welcome) <= 9
    assert "first-game" in played.out
    assert "Nothing had been played, so nothing was saved" in played.out
    assert not (tmp_path / "home").exists()


def test_a_turn_by_place_number_and_part_of_a_word(tmp_path: Path) -> None:
    played = Played(tmp_path, ["d2", "shr", "place c2"], *QUICK)
    took, shrine, placed = played.answers[:3]
    assert "You took Season 4 from d2, uncovering Farmer 4." in took
    assert "in hand Z4" in shrine
    assert "1Z4" in placed
    assert "Bao took" in placed
    by_number = Played(tmp_path, ["take d2", "4", "c2"], *QUICK)
    assert by_number.answers[2].partition("\n>")[0] == placed.partition("\n>")[0]


def test_wrong_input_gets_one_helpful_line_and_changes_nothing(tmp_path: Path) -> None:
    typed = ["xyzzy", "take", "a1", "b2", "take z9", "99", "place a1", "summon", "call wind", "quit"]
    played = Played(tmp_path, typed, *QUICK)
    answers = played.answers
    assert answers[0].startswith("“xyzzy” is nothing I know here. Try take ")
    assert "could be take c2, take d2" in answers[1]
    assert "no castle tile at a1. (rule C-15)" in answers[2]
    assert "the top floor, which is floor 3" in answers[3]
    assert "top floor" not in "".join(answers[4:6])
    assert "You hold no tile to place" in answers[6]
    assert "nothing lies above the ground floor" in answers[7].replace("\n", " ")
    assert "Spirit of Wind is not in this game" in answers[8]
    assert all(len(answer.splitlines()) <= 2 for answer in answers[:9])
    assert "nothing was saved" in played.out


def test_undo_takes_back_only_what_nobody_has_seen(tmp_path: Path) -> None:
    played = Played(tmp_path, ["undo", "d2", "undo", "shrine", "undo", "discard", "undo"], *QUICK)
    answers = played.answers
    assert "You have not chosen anything yet" in answers[0]
    assert "Something new has been revealed" in answers[2]
    assert answers[4].startswith("Taken back: keep the tile and take a shrine")
    assert "1 shrine  in hand Z4" in answers[4]
    assert "Only your own last choice can be taken back; the last one was Bao's." in answers[6]


def test_why_explains_what_is_possible_and_what_is_not(tmp_path: Path) -> None:
    played = Played(tmp_path, ["why e4", "why d2", "d2", "why discard", "why", "why shrine"], *QUICK)
    answers = played.answers
    assert "(rule C-18)" in answers[0]
    assert answers[1].startswith("Yes, that is possible: take Season 4 at d2 (floor 3")
    assert "could not be undone" in answers[1]
    assert "It brings: +1 point (+1 Thrown away)." in answers[3]
    assert answers[4].startswith("Nobody’s points have changed so far.")
    assert "name it: `why pair a3`" in answers[4]
    assert "and a shrine (pool 2)" in answers[5]


def test_commands_that_only_show(tmp_path: Path) -> None:
    typed = [
        "help",
        "cards",
        "unseen",
        "score",
        "log",
        "rules strength",
        "rules",
        "rules xyzzy",
        *["hint"] * 2,
        "choices",
    ]
    arguments = ["castle", "--seed", "5", "--bots", "random", "--option", "spirits=strength"]
    answers = Played(tmp_path, typed, *arguments).answers
    assert "take your last choice back" in answers[0]
    assert answers[1].startswith("Spirit of Strength: Move one or two")
    assert "tiles are still hidden" in answers[2]
    assert "Countdown tokens" in answers[3]
    assert re.search("Dragon of [A-Z][a-z]+ is in play", answers[4])
    assert answers[5].startswith("Spirit of Strength:")
    assert "Shrine" in answers[6]
    assert "nothing about “xyzzy”" in answers[7]
    assert answers[8].strip().endswith("Ask again for the answer.")  # a nudge first
    assert "% to win" not in answers[8]
    assert re.search(r"\(type take [a-z]\d+\): \d+\s% to win", answers[9])
    assert "16 take" in answers[10]


def test_in_German_with_German_commands_and_the_English_ones(tmp_path: Path) -> None:
    typed = ["hilfe", "karten", "regeln schrein", "warum e3", "take e3", "d2", "shr", "ZURÜCK", "undo", "foo", "ende"]
    arguments = ["castle", "--seed", "5", "--bots", "random", "--option", "spirits=strength", "--language", "de"]
    played = Played(tmp_path, typed, *arguments)
    answers = played.answers
    assert played.out.startswith("Willkommen bei Dragon Castle.")
    assert "  zurück    deine letzte Wahl" in answers[0]
    assert answers[1].startswith("Geist der Stärke: Versetze")
    assert answers[2].startswith("Schrein: ")
    assert answers[2].count("Schrein: ") == 1
    assert "(Regel C-18)" in answers[3]
    assert answers[4].strip().endswith("(Regel C-18)")
    assert "Ich nahm " in answers[5]
    assert answers[7].startswith("Zurückgenommen: den Stein behalten")
    assert "aufgedeckt" in answers[8]
    assert answers[9].startswith("„foo“ kenne ich hier nicht.")
    assert "Die Partie ist gespeichert in" in answers[10]
    assert "Fortgesetzt aus" in Played(tmp_path, [], "--resume", str(played.file), "--language", "de").out


def test_in_French_with_its_colons_and_with_commands_without_accents(tmp_path: Path) -> None:
    typed = ["aide", "regles sanctuaire", "pourquoi e4", "d2", "shr", "annuler", "foo", "quitter"]
    arguments = ["castle", "--seed", "5", "--bots", "random", "--option", "spirits=strength", "--language", "fr"]
    played = Played(tmp_path, typed, *arguments)
    answers = played.answers
    assert played.out.startswith("Bienvenue dans Dragon Castle.")
    assert not [line for line in played.out.splitlines() if line.strip()[:1] in (":", ";", "!", "?", "»")]
    assert "  règles    expliquer un mot" in answers[0]
    assert answers[1].startswith("Sanctuaire\N{NO-BREAK SPACE}: Au lieu")
    assert "(règle C-18)" in answers[2].replace("\n", " ")
    assert "Votre camp prend " in answers[3]
    assert answers[5].startswith("Annulé\N{NO-BREAK SPACE}: garder la tuile")
    assert answers[6].startswith("«\N{NO-BREAK SPACE}foo\N{NO-BREAK SPACE}» ne veut rien dire ici.")
    assert "La partie est enregistrée dans" in answers[7]


def test_a_language_that_is_not_there(tmp_path: Path) -> None:
    played = Played(tmp_path, [], "--language", "xx", status=2)
    assert "there are: en, de" in played.problem


@pytest.mark.parametrize("last", [["quit"], []])
def test_quitting_keeps_the_game_and_resuming_goes_on(tmp_path: Path, last: list[str]) -> None:
    first = Played(tmp_path, ["d2", "shrine", *last], *QUICK)
    assert games.read_match(first.file.read_text("utf-8")).legal()[0] == "place a1"
    again = Played(tmp_path, ["b3", "quit"], "--resume", str(first.file))
    assert "in hand Z4" in again.out
    straight = Played(tmp_path, ["d2", "shrine", "b3", "quit"], *QUICK)
    turns = [games.read_match(played.file.read_text("utf-8")).log for played in (again, straight)]
    assert turns[0] == turns[1]  # a resumed game goes on as it would have


def test_what_was_chosen_last_can_be_taken_back_after_a_break(tmp_path: Path) -> None:
    first = Played(tmp_path, ["d2", "shrine"], *QUICK)
    again = Played(tmp_path, ["undo", "undo", "discard", "quit"], "--resume", str(first.file))
    assert "Taken back: keep the tile and take a shrine" in again.answers[0]
    assert "You have not chosen anything yet" in again.answers[1]  # what was revealed stays
    assert "Bao took" in again.answers[2]


def test_a_record_of_somebody_else_is_played_on_by_people_and_by_the_computers_it_names(tmp_path: Path) -> None:
    """As a game saved before there was a table: without the name of a match, and with a player for experiments."""
    match = Match(games.find("castle"), 2, games.find("castle").presets["first-game"])
    match.settle(Rng(5))
    match.play("take d2")
    match.settle(Rng(5))
    match.tags = {"date": "2024-01-02 03:04", "seat A": "person Ann", "seat B": "search:3 Bao", "seed": "5"}
    (tmp_path / "old.txt").write_text(match.to_text(), "utf-8")
    played = Played(tmp_path, ["discard", "quit"], "--resume", "old.txt")
    assert "Continued from old.txt" in played.out
    assert "■ Bao took" in played.answers[0]
    kept = games.read_match((tmp_path / "old.txt").read_text("utf-8"))
    assert kept.log[: len(match.log)] == match.log
    assert {name: kept.tags[name] for name in match.tags} == match.tags
    match.tags = {"abandoned": "yes"}
    (tmp_path / "bare.txt").write_text(match.to_text(), "utf-8")
    both = Played(tmp_path, ["discard", "quit"], "--resume", "bare.txt", "--name", "Cleo")
    assert "Cleo: You hold" in both.out
    assert "Player 2: Take a tile" in both.answers[0]


def test_a_finished_record_shows_its_result_and_leads_to_another_game(tmp_path: Path) -> None:
    match = Match(games.find("castle"), 2, games.find("castle").presets["first-game"])
    rng = Rng(5)
    while not match.over:
        match.settle(rng)
        if not match.over:
            match.play(match.legal()[0])
    (tmp_path / "end.txt").write_text(match.to_text(), "utf-8")
    played = Played(tmp_path, ["rematch", "quit"], "--resume", "end.txt")
    assert "Final score" in played.out
    assert "Player 1: Take a tile" in played.answers[0]
    assert games.read_match((tmp_path / "end.txt").read_text("utf-8")).log == match.log  # it is not ours to remove


def test_save_writes_a_record_where_it_is_told(tmp_path: Path) -> None:
    played = Played(tmp_path, ["d2", "save my game.txt", "save no/such\0", "shrine", "quit"], *QUICK)
    assert "Saved to my game.txt" in played.out
    assert "Could not write" in played.out
    match = games.read_match((tmp_path / "my game.txt").read_text("utf-8"))
    assert "place a1" in match.legal()
    assert match.tags["seat B"] == "random Bao"


class Typist(Screen):
    """Answers every question with a choice that is possible, and remembers what it typed."""

    def __init__(self, interactive: bool = False) -> None:
        super().__init__(SKETCH.styles, Console(file=io.StringIO(), width=100))
        self.interactive = interactive
        self.typed: list[str] = []
        self.pauses = 0
        self.session: Session

    def ask(self, prompt: str = "> ") -> str:
        table = self.session.table
        if table.match.over or table.must_end_turn:
            self.pauses += 1
            return ""
        legal = table.match.legal()
        self.typed.append(legal[len(self.typed) * 7 % len(legal)])
        return self.typed[-1]


def test_a_whole_game_to_the_score_table_and_a_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEAHOUSE_HOME", str(tmp_path / "other"))
    typist, options = Typist(), games.find("castle").presets["first-game"]
    plans = [person("You"), computer("random", "Bao")]
    made = create("castle", plans, options, now=1, rng=chance_of(5, 0), starts_when_full=True)
    typist.session = Session(made.table, made.tokens, 5, Speaker("castle"), typist, SKETCH)
    typist.session.run()
    scores = typist.session.table.match.state.scores()
    assert len(typist.typed) > 30

    played = Played(tmp_path, [*typist.typed, "save end.txt", "rematch", "quit"], *QUICK)
    result = played.out.partition("Final score")[2]
    assert re.search(rf"Total +{scores[0]} +{scores[1]}", result)
    assert re.search("Shrines +[0-9]+ +[0-9]+", result)
    assert " won with " in result or " share the victory " in result
    assert "Castle  top floor 3, " in result.partition("rematch\n")[2]
    record = (tmp_path / "end.txt").read_text("utf-8")
    assert games.read_match(record).state.scores() == scores
    assert list((tmp_path / "home" / "games").glob("*.txt")) == []  # a finished game leaves nothing behind


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_gives_the_same_game_with_and_without_a_pause(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_HOME", str(tmp_path))
    drawing = games.face(name).sketch
    logs, pauses = [], []
    for interactive in (True, False):
        typist = Typist(interactive)
        plans = [person("You"), computer("random", "Bao")]
        made = create(name, plans, now=1, rng=chance_of(7, 0), starts_when_full=True)
        typist.session = Session(made.table, made.tokens, 7, Speaker(name), typist, drawing)
        assert not typist.session.run()
        assert typist.session.table.match.over
        logs.append(typist.session.table.match.log)
        pauses.append(typist.pauses)
    assert logs[0] == logs[1]
    assert pauses[0] > 5
    assert pauses[1] == 1  # what to do after the game


def test_three_players_and_hot_seat(tmp_path: Path) -> None:
    three = Played(tmp_path, ["1"], "castle", "--seed", "1", "--players", "3", "--seat", "2", "--name", "Anna")
    assert "Bao took" in three.out
    assert "▲ Lin" in three.out
    assert "■ Anna" in three.out
    both = Played(tmp_path, ["d2", "discard"], *QUICK[:3], "--hot-seat", "--name", "Anna", "--name", "Ben")
    assert "Anna: Take a tile" in both.out
    assert "Ben: Take a tile" in both.answers[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tower"], "no game 'tower'"),
        (["castle", "--players", "7"], "played by 2, 3, 4 players"),
        (["castle", "--seat", "3"], "there are 2 seats"),
        (["castle", "--bots", "gready"], "did you mean 'greedy'"),
        (["castle", "--preset", "frist-game"], "did you mean 'first-game'"),
        (["castle", "--option", "spirits=beuty"], "did you mean 'beauty'"),
        (["castle", "--option", "layout=@nowhere.txt"], "nowhere.txt"),
        (["castle", "--hot-seat", "--bots", "random"], "people only"),
        (["--resume", "nowhere.txt"], "nowhere.txt"),
    ],
)
def test_wrong_arguments_get_one_line(tmp_path: Path, arguments: list[str], words: str) -> None:
    played = Played(tmp_path, [], *arguments, status=2)
    assert words in played.problem
    assert len(played.problem.splitlines()) == 1

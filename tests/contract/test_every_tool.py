"""Any game goes through every general tool. Walkers, the game of the browser tests, is one that no tool has heard of:
it has a screen, a sketch, an observer and features, but no judge. The inn has nothing but rules: whatever it lacks is
said in one clear sentence."""

from __future__ import annotations

import io
import json
import pickle
import random
import re
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from teahouse import bots, games
from teahouse.bots.levels import LEVELS, adviser
from teahouse.cli import main
from teahouse.core.errors import OptionError, PositionError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import OVER
from teahouse.lab.simulate import play_game
from teahouse.picture import picture
from teahouse.table.computers import advise, play_computers, question
from teahouse.table.create import create
from teahouse.table.seats import check_bot, computer, person
from teahouse.table.start import start
from teahouse.text import Speaker
from teahouse.text.languages import languages
from teahouse.web.words import game_info, texts

TESTS = Path(__file__).parents[1]
SAMPLE, INN = "sample", "inn"
KNOWING_NOTHING = ["random", "uct:8", "search:8", *LEVELS]  # computer players that need no mind


@pytest.fixture(autouse=True)
def two_more_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    more = [str(TESTS / "e2e" / "games"), str(TESTS / "table" / "games")]
    monkeypatch.setattr(games, "__path__", [*games.__path__, *more])
    monkeypatch.setenv("TEAHOUSE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def command(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `teahouse words…` prints if all goes well."""
    status = main(list(words))
    out, err = capsys.readouterr()
    assert (status, err) == (0, ""), err
    return out


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line with which `teahouse words…` refuses."""
    status = main(list(words))
    err = capsys.readouterr().err
    assert status == 2
    assert err.startswith("teahouse: ")
    assert err.count("\n") == 1
    return err


def record_of(game: str, folder: Path) -> Path:
    file = folder / f"{game}.txt"
    file.write_text(play_game(game, 2, {}, ["random", "random"], 3, record=True).record, "utf-8")
    return file


# --- the command line ---


def test_its_rules_are_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Whole, by the name of a page, and by number; told with the facts of the options."""
    assert "Each of the 6 actions" in command(capsys, "rules", SAMPLE, "--language", "en")
    few = command(capsys, "rules", SAMPLE, "--preset", "first-walk", "--language", "en")
    assert "There are no actions on this table." in few
    page = command(capsys, "rules", SAMPLE, "stones", "--language", "en")
    assert "May two stones lie at a place? No." in page
    assert "✗ go to Baihe: A stone lies at Baihe already. (rule S-3)" in page
    assert "✓ go to Old Mill" in page
    rule = command(capsys, "rules", SAMPLE, "s-3", "--language", "en")
    assert rule.startswith("Rule S-3: One stone lies at a place")
    assert "See also: Lantern, Stone" in rule
    assert "nothing about “nonsense”" in complaint(capsys, "rules", SAMPLE, "nonsense", "--language", "en")


def test_it_is_played_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed = "help\nhint\nchoices\n1\nwhy go 1\nrules\nscore\nlog\nlook\nundo\nquit\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    told = command(capsys, "play", SAMPLE, "--bots", "newcomer", "--seed", "4", "--language", "en")
    assert "Go to a place." in told
    assert "go to Baihe" in told
    assert "The Very Long Wall of the North" in told


def test_it_is_played_to_the_end_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 60))
    told = command(capsys, "play", SAMPLE, "--bots", "random", "--seed", "4", "--language", "en")
    assert re.search(r"with \d+ points[.!]", told)  # who wins is up to the seed
    assert "Enter leaves" in told


@pytest.mark.parametrize(("game", "bot"), [(SAMPLE, "uct:4"), (INN, "random")])  # nobody good ever stops at the inn
def test_it_is_simulated_with_records_that_replay(
    game: str, bot: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["simulate", game, "--games", "3", "--bots", "random", "--bots", bot, "--jobs", "1", "--json"]
    found = json.loads(command(capsys, *words, "--records", str(tmp_path)))
    assert found["games"] == 3
    files = sorted(tmp_path.glob("*.txt"))
    assert len(files) == 3
    for file in files:
        assert games.read_match(file.read_text("utf-8")).over
    assert command(capsys, "replay", str(files[0]))


def test_an_arena_rates_all_who_need_no_judge(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", SAMPLE, "--bots", "random,uct:4,search:4,newcomer", "--games", "12", "--jobs", "1", "--json"]
    found = json.loads(command(capsys, *words))
    assert {rating["name"] for rating in found["ratings"]} == {"random", "uct:4", "search:4", "newcomer"}


@pytest.mark.parametrize("game", [SAMPLE, INN])
def test_there_is_a_report(game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    command(capsys, "report", game, "--games", "12", "--bots", "random", "--jobs", "1", "-o", str(file))
    page = file.read_text("utf-8")
    assert games.find(game).title in page
    assert ("What players chose" in page) == (game == SAMPLE)


def test_it_learns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    few = ["--glances", "20", "--games", "4", "--matches", "4", "--simulations", "8", "--jobs", "1", "--hours", "0"]
    for _ in range(2):
        found = json.loads(command(capsys, "train", SAMPLE, "--folder", str(tmp_path), *few, "--json"))
    assert found["generations"][0]["positions"] > 0
    lesson = tmp_path / "own.toml"
    lesson.write_text("[worth]\npoints = [1.0, 1.0]\nstones = [0.4, 0.0]\n[trust]\nGo = 0.5\n[liking]\n", "utf-8")
    state = games.find(SAMPLE).start(2)
    assert bots.find(f"search:8:{lesson}", games.find(SAMPLE)).choose(state, Rng(1)) in state.legal()


@pytest.mark.parametrize("game", [SAMPLE, INN])
def test_positions_are_counted(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "perft", game, "--depth", "2")


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_it_is_drawn(ending: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    if ending == "png":
        pytest.importorskip("resvg_py")
    file = tmp_path / f"table.{ending}"
    command(capsys, "draw", str(record_of(SAMPLE, tmp_path)), "--at", "9", "-o", str(file))
    assert file.stat().st_size > 1000


def test_the_version_lists_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert SAMPLE in command(capsys, "version")


def test_its_positions_are_values_and_may_be_begun_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rules = games.find(SAMPLE)
    match, rng = Match(rules, 3, {"parts": "few"}), Rng(5)
    while not match.over:
        text = match.state.to_text()
        assert rules.read_position(text) == match.state
        assert pickle.loads(pickle.dumps(match.state)).legal() == match.state.legal()
        legal = match.state.legal()
        brings = match.forecast(legal[rng.below(len(legal))])
        before, seat = match.state.scores()[brings.seat], brings.seat
        match.play(brings.choice)
        assert match.state.scores()[seat] - before == brings.gain
    with pytest.raises(PositionError, match="stones: there is no 'Z'"):
        rules.read_position("sample 1; seats 2; turn 1 A; stones 3.2=Z; points 0 0; pending go")
    begin = "sample 1; seats 2; turn 3 A; stones 3.2=A 5.1=B; points 3 2; pending go"
    assert " 11\n" in command(capsys, "perft", SAMPLE, "--from", begin, "--depth", "1")
    assert command(capsys, "simulate", SAMPLE, "--from", begin, "--games", "2", "--bots", "random", "--jobs", "1")
    command(capsys, "draw", begin, "-o", str(tmp_path / "x.svg"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert "Go to a place." in command(capsys, "play", SAMPLE, "--from", begin, "--bots", "random")


# --- computer players and tables ---


@pytest.mark.parametrize("game", [SAMPLE, INN])
@pytest.mark.parametrize("name", KNOWING_NOTHING)
def test_computer_players_need_nothing_but_rules(game: str, name: str) -> None:
    rules = games.find(game)
    state, rng, player = rules.start(2), Rng(3), bots.find(name, rules, timed=False)
    for _ in range(4):
        assert player.choose(state, rng) in state.legal()
        state.apply(state.legal()[0])


def test_a_stronger_level_wins_more() -> None:
    """By rules alone: the score as it stands tells the expert much, the newcomer hardly looks."""
    rules, wins = games.find(SAMPLE), 0.0
    players = [bots.find(name, rules, timed=False) for name in ("newcomer", "seasoned")]
    for number in range(10):
        state, rng = rules.start(2), Rng(number)
        while state.actor != OVER:
            state.apply(players[(state.actor + number) % 2].choose(state, rng))
        places = state.ranking()
        strong = (1 + number) % 2
        wins += (places[strong] == 1) / places.count(1)
    assert wins >= 7


def test_a_table_has_computers_and_hints() -> None:
    plans = [computer("newcomer", "Ada"), person("Ben"), computer("regular", "Cleo")]
    rng = Rng(2)
    made = create(SAMPLE, plans, {}, now=1, rng=rng)
    table = play_computers(start(made.table, made.owner, now=2, rng=rng), now=3, rng=rng)
    assert table.to_act == 1
    assert table.match.entries
    table.seats[1] = replace(table.seats[1], bot="regular")  # as a host does that asks for a hint
    asked = question(table, rng)
    assert asked is not None
    assert advise(asked)[0].choice in table.match.state.legal()


@pytest.mark.parametrize("game", [SAMPLE, INN])
def test_the_greedy_player_says_that_nobody_judges(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    title = games.find(game).title
    said = f"the computer player 'greedy' does not know {title}"
    with pytest.raises(OptionError, match=said):
        check_bot("greedy", games.find(game))
    assert said in complaint(capsys, "simulate", game, "--bots", "greedy")


def test_the_server_tells_of_it_in_every_language() -> None:
    for language in languages():
        info = game_info(games.find(SAMPLE), language)
        assert info.title == "Walkers"
        assert [bot.name for bot in info.bots] == list(LEVELS)
        assert any("sample-go-to" in source for source in texts(SAMPLE, language).sources)


# --- environments ---


def test_pettingzoo_finds_it_by_name() -> None:
    api_test = pytest.importorskip("pettingzoo.test").api_test
    module = import_module("teahouse.envs.sample_v0")
    api_test(module.env(players=3), num_cycles=60)
    assert pickle.loads(pickle.dumps(module.raw_env)) is module.raw_env
    env = module.raw_env(render_mode="ansi")
    env.reset(seed=1)
    assert "Salt Steps" in env.render()


def test_pettingzoo_knows_no_other_name() -> None:
    pytest.importorskip("pettingzoo")
    for word in ("chess_v0", "sample_v1", "sample"):
        with pytest.raises(ModuleNotFoundError):
            import_module(f"teahouse.envs.{word}")


def test_gymnasium_makes_it() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import_module("teahouse.envs").register()
    env = gymnasium.make(
        "teahouse.envs.single:teahouse/Sample-v0", players=2, bots="newcomer", disable_env_checker=True
    )
    _, info = env.reset(seed=3)
    over, dice = False, random.Random(1)
    while not over:
        legal = [action for action, may in enumerate(info["action_mask"]) if may]
        _, _, over, _, info = env.step(dice.choice(legal))
    assert sorted(info["places"])[0] == 1


def test_openspiel_simulates_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import_module("teahouse.envs.spiel").register()
    game = pyspiel.load_game("python_teahouse_sample", {"players": 3})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_tables_are_played_in_a_vector() -> None:
    pytest.importorskip("librt")
    vector = import_module("teahouse.envs.vector").Vector(SAMPLE, 4)
    now = vector.reset(seed=1)
    for _ in range(60):
        now = vector.step(vector.sample())
        assert now.masks.any(axis=1).all()


def test_what_a_learner_sees_is_described() -> None:
    page = import_module("teahouse.envs.describe").page(games.find(SAMPLE))
    assert "whose stone lies at a place" in page


# --- what a game may lack ---


def test_a_game_without_a_sketch_is_not_played_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert "The Inn has no sketch" in complaint(capsys, "play", INN)


def test_a_game_without_a_screen_has_no_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = record_of(INN, tmp_path)
    assert "The Inn has no picture" in complaint(capsys, "draw", str(record), "-o", str(tmp_path / "x.svg"))
    match = Match(games.find(INN), 2)
    with pytest.raises(OptionError, match="has no picture"):
        picture(match)
    assert match._repr_svg_() is None  # a notebook shows it as any object
    assert Match(games.find(SAMPLE), 2)._repr_svg_().startswith("<svg")
    assert INN not in games.on_screen()
    assert SAMPLE in games.on_screen()


def test_a_game_without_an_observer_is_no_environment() -> None:
    pytest.importorskip("librt")
    for make in (
        lambda: import_module("teahouse.envs.vector").Vector(INN, 2),
        lambda: import_module("teahouse.envs.single").SingleEnv(INN),
        lambda: import_module("teahouse.envs.inn_v0").raw_env(),
    ):
        with pytest.raises(OptionError, match="The Inn has no observer"):
            make()
    with pytest.raises(OptionError, match="has no compact observation; take 'bytes' or 'planes'"):
        import_module("teahouse.envs.vector").Vector(SAMPLE, 2, observation="compact")


def test_a_game_without_features_learns_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    few = ["--glances", "20", "--hours", "0", "--jobs", "1", "--folder", str(tmp_path / "training")]
    assert "The Inn has no features" in complaint(capsys, "train", INN, *few)
    (tmp_path / "x.toml").write_text("[worth]\n[trust]\n[liking]\n", "utf-8")
    with pytest.raises(OptionError, match="The Inn has no features"):
        bots.find(f"search:4:{tmp_path / 'x.toml'}", games.find(INN))


def test_a_game_without_texts_is_spoken_of_in_its_notation() -> None:
    speaker, inn = Speaker(INN), games.find(INN)
    assert speaker.choice(inn, inn.parse("count 2"), inn.start(2)) == "count 2"
    assert speaker.prompt(inn.start(2))


def test_hints_come_from_the_rules_where_there_is_no_mind() -> None:
    state = games.find(INN).start(2)
    player = adviser(games.find(INN))
    player.player.simulations = 10
    advice = player.advise(state, Rng(1), 3)
    assert advice
    assert all(one.choice in state.legal() and 0 <= one.chance <= 1 for one in advice)

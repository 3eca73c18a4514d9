"""Lessons through HTTP: nothing is kept, whatever is sent is answered, and others do not feel it."""

from __future__ import annotations

from teahouse import games
from teahouse.school.courses import of_game
from teahouse.school.free import MOST
from teahouse.text.languages import languages

TWIN = "/api/lessons/castle/basics/twin"


def choice(words: str, game: str = "castle") -> int:
    return games.find(game).parse(words)


def ask(host, path=TWIN, **body):
    answer = host.http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_courses_in_every_language(host):
    seen = set()
    for language in languages():
        courses = host.http.get(f"/api/lessons?language={language}").json()["courses"]
        assert [(one["game"], one["name"]) for one in courses] == [
            (course.game, course.name) for name in games.on_screen() for course in of_game(name)
        ]
        seen.add(courses[0]["title"])
        assert all(lesson["title"] and lesson["about"] for one in courses for lesson in one["lessons"])
    assert len(seen) == len(languages())


def test_a_lesson_from_its_beginning_to_its_end(host):
    moment = ask(host)
    assert (moment["step"], moment["of"], moment["mood"], moment["line"], moment["back"]) == (0, 3, "asks", [], -1)
    assert moment["way"] == choice("take b3")
    assert moment["table"]["may_choose"]
    missed = ask(host, line=moment["line"], choice=choice("take f3"))
    assert missed["mood"] == "missed"
    assert "only one in sight" in missed["answer"]
    assert not missed["table"]["may_choose"]
    assert not missed["scene"]["offers"].get("targets")
    line = missed["line"][: missed["back"]]
    while True:
        moment = ask(host, line=line, choice=ask(host, line=line)["way"])
        line = moment["line"]
        if moment["done"]:
            break
    assert moment["step"] == 3
    assert "Four that touch" in moment["answer"]


def test_what_the_rules_refuse_is_said_in_the_words_of_the_lesson(host):
    found = ask(host, TWIN + "/why", piece="tile:d3.2")
    assert "wedged in" in found["say"]
    assert found["rule"] == "C-17"
    assert ask(host, TWIN + "/why", piece="nothing") == {"say": "", "rule": "", "words": []}
    assert ask(host, line=[], choice=choice("take d3"))["mood"] == "wrong"


def test_only_what_the_step_leaves_is_offered(host):
    offers = ask(host, "/api/lessons/panda/basics/space")["scene"]["offers"]
    named = {games.find("panda").notation(one) for _, choices in offers["choices"] for one in choices}
    assert named
    assert all(words.split()[1][1] in "12" for words in named)


def test_the_position_is_played_on_by_a_newcomer(host):
    moment = ask(host, free=True)
    moment = ask(host, line=moment["line"], choice=choice("take f3"), free=True)
    moment = ask(host, line=moment["line"], choice=choice("discard"), free=True)
    assert moment["table"]["to_act"] == 0
    assert moment["table"]["turn"] == 11
    again = ask(host, line=moment["line"], free=True)
    assert again["line"] == moment["line"]


def test_what_cannot_be_is_refused(host):
    for path in ("/api/lessons/chess/basics/twin", "/api/lessons/castle/no/twin", "/api/lessons/castle/basics/no"):
        assert host.http.post(path, json={}).status_code == 404
    assert host.http.post(TWIN, json={"line": [choice("summon")]}).status_code == 400
    assert host.http.post(TWIN, json={"line": [10**7]}).status_code == 400
    assert host.http.post(TWIN, json={"line": [0] * (MOST + 1)}).status_code in (400, 413)
    assert host.http.post(TWIN, json={"line": ["take"]}).status_code == 400

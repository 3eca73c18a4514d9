"""What the server says: the types of HTTP answers and of the live channel (docs/live.md has an example of each)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct

from teahouse.draw.wire import Amount, Gain, Got, Partly, Patch, Scene, Words

# what is made quickly from plain dicts and lists, and how it looks
PlainScene = Annotated[dict[str, Any], Scene]
PlainPatch = Annotated[dict[str, Any], Patch]
PlainGot = Annotated[dict[str, Any], Got]
PlainGain = Annotated[dict[str, Any], Gain]
PlainWords = Annotated[list[Any], Words]
LogLine = tuple[int, int, int, str, dict[str, int | str]]  # choice number, turn, seat, message key, its values


class Trouble(Struct, omit_defaults=True):
    """Why something was not done. What is about an option names it; `at` is a row and a column of a drawing, from 0."""

    code: str
    say: str
    key: str = ""
    values: dict[str, int | str] = {}
    rule: str = ""
    where: str = ""
    option: str = ""
    at: list[int] = []


class Failed(Struct):
    error: Trouble


class Language(Struct):
    code: str
    name: str


class OptionValue(Struct):
    """A value of an option, or a card that it takes by name. `effect` is the key of what it does, `art` a picture of
    the game's sheet, `grid` a drawing of it: rows of heights. `seats` are the numbers of players it is best for,
    `same` which other value it is for so many. `draws`: how many cards of each set are drawn."""

    value: str
    says: str
    effect: str
    art: str
    seats: list[int]
    grid: str
    same: dict[str, str]
    draws: dict[str, int]


class OptionCards(Struct):
    """Cards of which at most `most` are named; among names `lot` stands for one that is drawn ("": names alone)."""

    name: str
    says: str
    most: int
    lot: str
    cards: list[OptionValue]


class GameOption(Struct):
    """An option: `label` names it in a dialog, `says` is the whole sentence, with what may be typed. `kind` is how it
    is chosen: picture, cards, switch, board or text; it matters where one of its `needs` is in play, or it has none."""

    name: str
    label: str
    says: str
    default: str
    rule: str
    free: bool
    kind: str
    group: str
    needs: list[tuple[str, str]]
    values: list[OptionValue]
    sets: list[OptionCards]


class OptionGroup(Struct):
    """Options that are chosen together, with a sentence about them."""

    name: str
    says: str
    about: str


class Preset(Struct):
    name: str
    says: str
    options: dict[str, str]


class BotInfo(Struct):
    """A computer player; `default` is the one to offer first, `elo` its measured strength (0: not measured), true
    within `margin`. It is called `label`; `says` is that with the strength. It is step number `step`, from 1, of those
    that people call by the name of `kind`."""

    name: str
    label: str
    says: str
    about: str
    elo: int
    margin: int
    default: bool
    kind: str
    step: int


class GameInfo(Struct):
    name: str
    title: str
    goal: str
    seats: list[int]
    first_is_drawn: bool  # by the rules: nobody chooses who begins
    solo: str  # what a match alone is about, where that is a game of its own
    groups: list[OptionGroup]
    options: list[GameOption]
    presets: list[Preset]
    bots: list[BotInfo]


class Limits(Struct):
    name: int
    message: int
    option: int


class Door(Struct):
    """How others in this computer's network find the house (empty: there is none), and whether they are let in."""

    origin: str
    open: bool


class HouseInfo(Struct):
    """`door` is told to those who sit at the computer that serves."""

    version: str
    language: str
    languages: list[Language]
    games: list[GameInfo]
    limits: Limits
    door: Door | None = None


class PageInfo(Struct):
    """Something that can be looked up: keys of its name and text, numbers of rules, keys of its examples' captions."""

    name: str
    title: str
    text: str
    rules: list[str]
    examples: list[str]


class Texts(Struct):
    language: str
    sources: list[str]
    pages: list[PageInfo]


class ExampleView(Struct):
    """A small position beside a ruling: what was chosen on the way, what is possible there, and what is not and why.
    `points` are by how much each seat's total has changed."""

    scene: PlainScene
    line: list[str]
    legal: list[str]
    refused: list[tuple[str, str]]
    points: list[int]


class Advice(Struct):
    """What is allowed but unusual about a table that is being planned, and the facts its rules would be told with; what
    is played in words, and which options matter. What is `refused` about options, one problem of each, is to be put
    right first."""

    says: list[str]
    facts: dict[str, int | str]
    summary: list[PlainWords]
    matter: list[str]
    refused: list[Trouble] = []


class Art(Struct):
    """A game's pictures: `markup` once into the page, `css` as a style sheet, the rest by name (docs/scene.md)."""

    markup: str
    css: str
    sizes: dict[str, tuple[int, int]]
    boxes: dict[str, tuple[int, int, int, int]]
    pins: dict[str, tuple[int, int]]
    goods: dict[str, str]
    feet: dict[str, tuple[int, int]]
    tilted: dict[str, str]
    thick: dict[str, int]
    plates: dict[str, dict[str, str]]
    labels: dict[str, dict[str, str | int]]


class LobbySeat(Struct):
    """`bot` is the computer player that decides there; `score` and `place` are null where nobody has written them."""

    name: str
    kind: str
    bot: str
    score: int | None
    place: int | None
    resigned: bool


class LobbyTable(Struct):
    table: str
    game: str
    title: str
    status: str
    paused: bool
    free: int
    seats: list[LobbySeat]
    to_act: int
    choices: int
    created: int
    changed: int
    turn: int | None
    summary: list[PlainWords]
    yours: list[int]


class Lobby(Struct):
    tables: list[LobbyTable]


class SeatLink(Struct):
    seat: int
    name: str
    token: str
    link: str


class PositionFound(Struct):
    """A position that can be played on from."""

    game: str
    seats: int
    to_act: int  # -1: chance, -2: it is over
    turn: int
    scores: list[int]


class NewTable(Struct):
    table: str
    link: str
    owner: str
    seats: list[SeatLink]


class SeatView(Struct):
    name: str
    kind: str
    bot: str
    quick: bool
    resigned: bool
    resigned_at: int
    wants_to_stop: bool
    time_left: int | None


class Tie(Struct):
    """Equal points: `seat` is ahead of `other` by the tie-break of this number (from 1), so much against so much."""

    seat: int
    other: int
    by: int
    more: int
    less: int


class Result(Struct):
    """The end: per seat its score, its place, and its points by source; and what decided between equal scores."""

    scores: list[int]
    places: list[int]
    lines: list[list[tuple[str, int]]]
    ties: list[Tie]


class Closing(Struct):
    """The end of the game has begun: the game's key for what began it, the seat whose choice did, and its number."""

    key: str
    by: int
    n: int


class MayUndo(Struct):
    """Whether something can be taken back; if not, why: a message key and its values."""

    may: bool
    why: PlainWords | None


class TableView(Struct):
    """A table as one client sees it. `begins` is who had the first turn (-1: nobody knows yet), `seating` how that was
    settled (drawn, chosen, passed, or nothing). With `may_end_turn`, `lets_go` says what is ended: the own turn, an
    answer in the turn of another, or `hand`, where `hand_to` decides next."""

    table: str
    game: str
    title: str
    options: dict[str, str]
    summary: list[PlainWords]  # what is played, for whoever sits down
    status: str
    paused: bool
    paused_by: list[int]  # in turn; -1 is the owner
    pause_left: int | None  # milliseconds until the clock runs on; null: it does not
    ending: str
    rematch: str
    previous: str
    seats: list[SeatView]
    mine: list[int]
    owner: bool
    you: int
    to_act: int
    turn: int
    turn_of: int
    round: int
    begins: int
    seating: str
    lets_go: str
    hand_to: int
    may_choose: bool
    may_end_turn: bool
    undo: MayUndo
    undo_from: int
    choices: int
    news_from: int
    closing: Closing | None
    hints: bool
    previews: bool
    result: Result | None


class Seen(Struct):
    """The answer to an act through HTTP, and to whoever looks at a table."""

    number: int
    revision: int
    table: TableView


class Health(Struct):
    ok: bool
    version: str


class Ready(Struct):
    """Whether new guests may be sent here; else why not."""

    ready: bool
    why: str = ""


class Source(Struct):
    name: str
    licence: str
    address: str = ""


class About(Struct):
    name: str
    version: str
    licence: str
    compiled: bool
    games: list[str]
    parts: list[Source]
    browser: list[Source]  # what the client is built from


class Boards(Struct):
    """The board files of a game: patterns for files of one's own. `facts` are those of its usual board and options."""

    game: str
    title: str
    files: list[str]
    facts: dict[str, int | str]


class LessonInfo(Struct):
    name: str
    title: str
    about: str
    steps: int
    free: bool  # its position may be played on


class CourseInfo(Struct):
    """`after` is the preset of the match that follows the last lesson."""

    game: str
    name: str
    title: str
    about: str
    after: str
    seats: int  # of that match
    lessons: list[LessonInfo]


class Courses(Struct):
    courses: list[CourseInfo]


class LessonView(Struct):
    """A moment of a lesson. `line` are all choices so far, to be brought along; `back` is how many of them remain when
    the last own one is taken back (-1: there is none). `say` is what is asked, `answer` what is said to the last
    try."""

    title: str
    guide: str
    step: int
    of: int
    say: str
    answer: str
    mood: str  # asks, glad, wrong (refused by the rules) or missed (the goal cannot be reached any more)
    done: bool
    line: list[int]
    back: int
    point: list[int]  # choices that the guide points at
    way: int  # the next choice of a way to the goal; -1: none is known
    gain: int  # points since the lesson began
    table: TableView
    scene: PlainScene
    log: list[LogLine]


class LessonWhy(Struct):
    """Why a piece cannot be chosen: in the lesson's own words, or the game's; all empty where there is nothing to
    say."""

    say: str
    rule: str
    words: PlainWords


# --- the live channel ------------------------------------------------------------------------------------------------


class Told(Struct, tag_field="is"):
    pass


class SceneMessage(Told, tag="scene", omit_defaults=True, kw_only=True):
    """Everything: on connecting, and whenever a patch would not do. `legal` is for clients without a screen.

    With the name of a ground, `scene` is a patch on it; `lay` is that ground for a client that does not keep it.
    """

    re: int | None = None
    number: int
    revision: int
    table: TableView
    scene: PlainPatch | None = None
    ground: str = ""
    lay: PlainScene | None = None
    legal: list[int] | None = None
    log: list[LogLine] = []


class LogChange(Struct):
    keep: int
    lines: list[LogLine]


class PatchMessage(Told, tag="patch", omit_defaults=True, rename={"since": "from"}, kw_only=True):
    """What has changed; of the table only the fields that differ. `re` where it is the own act that changed it, `got`
    where somebody's points or goods changed."""

    re: int | None = None
    since: int
    number: int
    revision: int
    table: Annotated[dict[str, Any], Partly(TableView)]
    patch: PlainPatch | None = None
    legal: list[int] | None = None
    log: LogChange | None = None
    got: list[PlainGot] = []


class Presence(Told, tag="presence"):
    here: list[int]
    watching: int


class ErrorMessage(Told, tag="error", omit_defaults=True):
    code: str
    say: str
    key: str = ""
    values: dict[str, int | str] = {}
    rule: str = ""
    where: str = ""
    option: str = ""
    at: list[int] = []
    re: int | None = None


class Done(Told, tag="done", omit_defaults=True):
    """The answer to an act that no patch or scene answers: nothing had to change, or more has changed since."""

    number: int
    re: int | None = None


class Replayed(Told, tag="replay", omit_defaults=True, kw_only=True):
    """`ground` and `lay` as in a SceneMessage; `got` is what the last choices brought, per seat."""

    at: int
    of: int
    scene: PlainPatch
    got: list[PlainGot] = []
    ground: str = ""
    lay: PlainScene | None = None
    re: int | None = None


FROM_TO = {"start": "from", "end": "to"}


class RecapStep(Struct, rename=FROM_TO):
    """What one choice moved: ids of pieces before the turn and after it, one by one; "" is nowhere."""

    n: int
    start: list[str]
    end: list[str]


class RecapTurn(Struct, rename=FROM_TO):
    """A turn told afterwards: the choices after number `from` up to `to`, their lines of the log, pictures of what they
    moved, what whoever was on got by them, and the ways of the pieces."""

    seat: int
    turn: int
    start: int
    end: int
    lines: list[LogLine]
    arts: list[str]
    got: PlainGot
    steps: list[RecapStep]


class RecapMessage(Told, tag="recap", omit_defaults=True):
    """What the others have done since the viewer's last turn; for who watches, the last turn of everybody."""

    turns: list[RecapTurn]
    re: int | None = None


class Advised(Struct, omit_defaults=True):
    """A choice with the chance of winning. `sure`: it is proven, 1 or 0. `margin`: two standard deviations of what
    searches of one position say; nothing where that is not known. `gain` is what it brings together with the
    choices of `plan`, which are to follow; `chances` are those of all seats."""

    choice: int
    chance: float
    margin: float = 0.0
    sure: bool = False
    plan: list[PlainWords] = []
    gain: PlainGain = {}
    chances: list[float] = []


class HintMessage(Told, tag="hint", omit_defaults=True):
    """The best choices and what is thought of them, the best first; `choice` is the first of them."""

    revision: int
    choice: int
    choices: list[Advised]
    re: int | None = None


class BetterChoice(Struct):
    """What would have been clearly better than a choice that was made, both by number and in words. `cost`: so much the
    chance was less, true within `margin`; `plan` is what was to follow in the same turn, `gain` what all of it brings,
    `made_gain` what the made choice brings."""

    number: int
    made: int
    best: int
    made_says: PlainWords
    best_says: PlainWords
    plan: list[PlainWords]
    cost: float
    margin: float
    gain: PlainGain
    made_gain: PlainGain


class AnalysedTurn(Struct):
    """What a seat decided in a turn: the numbers of the choices; its chance before, with the best choice, and after as
    it was made; what all clearly better choices would have saved (`cost`, true within `margin`), and where most."""

    turn: int
    seat: int
    numbers: list[int]
    before: float
    after: float
    cost: float
    margin: float
    better: BetterChoice | None


class MatchAnalysis(Struct):
    """How far the analysis of a match is: whether anybody has asked for it (`begun`), `done` of `total` decisions (0:
    they are not counted yet), of which some could not be judged (`failed`)."""

    table: str
    begun: bool
    total: int
    done: int
    failed: int
    finished: bool
    turns: list[AnalysedTurn]


class WhyMessage(Told, tag="why", omit_defaults=True):
    """Why a piece cannot be chosen: rule and words. Without words the game has nothing to say about it."""

    piece: str
    rule: str = ""
    words: PlainWords = []
    re: int | None = None


class PointsMessage(Told, tag="points", omit_defaults=True):
    """The points of every seat by source, each with what it is made of where the game tells that apart."""

    seats: list[list[tuple[str, int, list[Amount]]]]
    re: int | None = None


class ForecastMessage(Told, tag="forecast", omit_defaults=True):
    """What the choices of this position bring; empty where it is not for the viewer to choose."""

    revision: int
    gains: dict[str, PlainGain]
    re: int | None = None


class Note(Told, tag="note"):
    """Something worth a line beside the log that is no part of the match."""

    key: str
    values: dict[str, int | str]


class Pong(Told, tag="pong", omit_defaults=True):
    re: int | None = None

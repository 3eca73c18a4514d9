/**
 * What the server says and hears (docs/live.md), and what a scene is (docs/scene.md).
 * Made from the server's own types by tools/wire.py: change them there.
 */

// --- scenes ---

export type Values = Record<string, number | string>;

export type Pieces = Record<string, Piece>;

export type Target = number | number[];

export type Amount = [string, number];

/** Some fields of a type; null takes one away. */
export type Change<T> = { [K in keyof T]?: T[K] | null };

/** A message key and its values. */
export type Words = [key: string, values?: Values];

/** Something that lies on a surface. */
export type Piece = {
  art: string;
  on: string;
  at: [number, number];
  z?: number;
  say?: Words;
  seat?: number;
  size?: number;
  turn?: number;
  down?: 1;
  text?: string;
  tells?: string;
  vars?: Record<string, string>;
  stand?: 1;
  pose?: string;
  lift?: number;
  frame?: [number, number, number, number, number, number];
  to?: [number, number];
  holds?: string[];
};

/** A rectangle of a surface's background. */
export type Plate = [style: string, x: number, y: number, w: number, h: number, r: number];

/** A picture of a surface's background. */
export type Scenery = [art: string, x: number, y: number, size: number];

export type Stroke = [style: string, d: string];

export type Label = [style: string, x: number, y: number, words: Words];

/** How a tilted surface is looked at. */
export type Eye = {
  box: [number, number];
  at: [number, number];
  far: number;
  near: number;
  high: number;
  front: number;
  upright: number;
};

/** A picture around the tray, and its matrix. */
export type Decor = [art: string, a: number, b: number, c: number, d: number, e: number, f: number];

/** A surface that may be shown tilted. */
export type Tilt = {
  bed: [number, number, number, number];
  eye: Eye;
  lift?: Eye;
  decor?: Decor[];
  labels?: Label[];
};

/** A part of the table with its own coordinates. */
export type Surface = {
  box: [number, number];
  role: "main" | "mine" | "other" | "hand" | "shelf";
  say: Words;
  seat?: number;
  lot?: string;
  focus?: [number, number, number, number];
  rise?: 1;
  tilt?: Tilt;
  plates: Plate[];
  scenery?: Scenery[];
  strokes?: Stroke[];
  labels?: Label[];
};

/** A note where there is no room for words: a picture and a number. */
export type Sign = [art: string, short: string];

/** A message key, its values, and its sign if it has one. */
export type SeatNote = [key: string, values?: Values, sign?: Sign];

/** What is said about a player beside the board; `place` and `lines` when the game is over. */
export type SceneSeat = {
  score: number;
  notes: SeatNote[];
  acts?: 1;
  place?: number;
  lines?: Amount[];
};

/** A sign of an overlay, and what it means. */
export type LegendLine = [art: string, key: string, values?: Values];

/** A button as a row: its picture, what happens, the heading that it stands under. */
export type RowLook = {
  art?: string;
  small?: Words;
  kin?: string;
  of?: string[];
};

export type Button = [choice: number, kind: string, words: Words, look?: RowLook];

/** Targets that are one for a finger. */
export type Group = {
  on: string;
  box: [number, number, number, number];
  say: Words;
  targets: string[];
};

/** What may be chosen at once after a target, by piece; without targets, each of these goes with every other. */
export type Seconds = [choices: Record<string, number>, targets?: string[]];

/** Tries that end the turn, by the choice that follows; -1: by nothing more. */
export type Ending = {
  then: Record<string, number>;
  say: Words;
  more?: Words;
};

/** How near the end of the game is. */
export type End = {
  state: "near" | "begun";
  by?: number;
  left?: number;
};

/** One of several ways to do a thing: the pieces as they would lie. */
export type Try = [choice: number, pieces: Pieces];

/** What a seat got or lost. */
export type Got = {
  total?: number;
  parts?: Amount[];
  goods?: Amount[];
};

/** What a choice brings to whoever makes it, and what else it does. */
export type Gain = {
  total?: number;
  parts?: Amount[];
  goods?: Amount[];
  more?: 1 | 2;
  now?: number;
  earned?: Amount[];
  others?: [number, string, number][];
  void?: 1;
  closing?: string;
  ending?: string;
  then?: "draw" | "other";
};

/** Where a choice leads, as a guide tells it: what it brings together with the best that can follow it. */
export type Way = {
  choice: number;
  gain: Gain;
};

/**
 * What a guide marks and says: `choices` are left when the others are not to be seen, none where all are; `asked`:
 * so often the same has been asked before; `ways` are those it speaks of.
 */
export type Few = {
  asked: number;
  choices: number[];
  ways: Way[];
};

/** The side table: what the viewer is asked and may do. */
export type Offers = {
  prompt?: Words;
  hint?: Words;
  steps?: [string, string][];
  targets?: Record<string, Target>;
  spots?: Pieces;
  ghost?: string;
  veils?: Record<string, string[]>;
  buttons?: Button[];
  choices?: [Words, number[]][];
  gains?: Record<string, Gain>;
  fresh?: string[];
  tries?: Try[];
  instead?: Record<string, number>;
  shows?: Record<string, Pieces>;
  groups?: Record<string, Group>;
  final?: [Words, number[]][];
  lights?: Record<string, string[]>;
  then?: Seconds[];
  ending?: Ending;
  end?: End;
  help?: string[];
  few?: Few;
};

/** What a guest sees: what lights up, and the sum. */
export type Sight = {
  say: Words;
  points: number;
  cells: [number, number, number, number][];
  parts: [string, number, string][];
  source?: string;
  counts?: Amount[];
  icons?: Amount[];
};

/** All that a client knows of a position. */
export type Scene = {
  form: number;
  game: string;
  shape: string;
  viewer: number;
  surfaces: Record<string, Surface>;
  pieces: Pieces;
  seats: SceneSeat[];
  offers: Offers;
  log?: unknown[];
  overlays?: [string, string][];
  overlay?: string;
  legend?: LegendLine[];
  sights?: Record<string, Sight>;
  help?: string[];
  facts?: Values;
};

/** What turns one scene into another: whole fields, surfaces and offers by their parts, pieces by their ids. */
export type Patch = {
  form?: number;
  game?: string;
  shape?: string;
  viewer?: number;
  surfaces?: Record<string, Change<Surface> | null>;
  set?: Pieces;
  gone?: string[];
  was?: Record<string, string>;
  into?: Record<string, string>;
  seats?: SceneSeat[];
  offers?: Change<Offers>;
  log?: unknown[];
  overlays?: [string, string][] | null;
  overlay?: string | null;
  legend?: LegendLine[] | null;
  sights?: Record<string, Sight> | null;
  help?: string[] | null;
  facts?: Values | null;
};

// --- what clients say ---

export type Choose = {
  do: "choose";
  id?: number;
  seat?: number;
  choice: number;
  revision: number;
  then?: number;
};

export type ComeBack = {
  do: "come-back";
  id?: number;
  seat?: number;
};

export type EndTurn = {
  do: "end-turn";
  id?: number;
  seat?: number;
  revision: number;
};

export type Leave = {
  do: "leave";
  id?: number;
  seat?: number;
  bot?: string;
};

export type OpenSeat = {
  do: "open-seat";
  id?: number;
  seat: number;
  bot?: string;
};

export type Pause = {
  do: "pause";
  id?: number;
};

export type Prefer = {
  do: "prefer";
  id?: number;
  seat?: number;
  quick: boolean;
};

export type Rematch = {
  do: "rematch";
  id?: number;
};

export type Rename = {
  do: "rename";
  id?: number;
  seat?: number;
  name: string;
};

export type Resign = {
  do: "resign";
  id?: number;
  seat?: number;
};

export type Resume = {
  do: "resume";
  id?: number;
};

export type SeatComputer = {
  do: "seat-computer";
  id?: number;
  seat: number;
  bot: string;
  name?: string;
};

export type Start = {
  do: "start";
  id?: number;
};

export type Stop = {
  do: "stop";
  id?: number;
  seat?: number;
  wants?: boolean;
};

export type TakeOver = {
  do: "take-over";
  id?: number;
  seat: number;
  bot?: string;
};

export type Undo = {
  do: "undo";
  id?: number;
  seat?: number;
  revision: number;
  to?: number;
};

export type Hello = {
  do: "hello";
  id?: number;
  tokens?: string[];
  shape?: "wide" | "tall" | "low" | "tablet" | "none";
  language?: string;
  viewer?: number;
  overlay?: string;
  guide?: boolean;
  grounds?: string[];
};

/** Whatever is given changes; `follow` forgets the viewer again. */
export type Look = {
  do: "look";
  id?: number;
  tokens?: string[];
  shape?: "wide" | "tall" | "low" | "tablet" | "none";
  language?: string;
  viewer?: number;
  overlay?: string;
  guide?: boolean;
  follow?: boolean;
};

export type Sync = {
  do: "sync";
  id?: number;
};

/** The table after `at` choices, and what those after number `since` brought: else the last of them alone. */
export type Replay = {
  do: "replay";
  id?: number;
  at: number;
  since?: number;
};

/** What have the others done since my last turn? For who has not seen it happen. */
export type Recap = {
  do: "recap";
  id?: number;
};

export type Hint = {
  do: "hint";
  id?: number;
};

/** Why can this piece not be chosen? */
export type Why = {
  do: "why";
  id?: number;
  piece: string;
  revision: number;
};

/** Where do everybody's points come from, as things stand? */
export type Points = {
  do: "points";
  id?: number;
};

/** What would each choice bring? Scenes tell it by themselves; this is for programs without a screen. */
export type Forecast = {
  do: "forecast";
  id?: number;
  revision: number;
};

export type Ping = {
  do: "ping";
  id?: number;
};

/** Acts change the table. */
export type Act =
  | Choose
  | ComeBack
  | EndTurn
  | Leave
  | OpenSeat
  | Pause
  | Prefer
  | Rematch
  | Rename
  | Resign
  | Resume
  | SeatComputer
  | Start
  | Stop
  | TakeOver
  | Undo;

/** Any message. */
export type Said = Act | Hello | Look | Sync | Replay | Recap | Hint | Why | Points | Forecast | Ping;

// --- what clients send by HTTP ---

export type SeatPlan = {
  kind: "person" | "computer" | "open";
  name?: string;
  bot?: string;
};

export type ClockPlan = {
  bank: number;
  bonus?: number;
};

/** A table to be made. */
export type TablePlan = {
  game: string;
  seats: SeatPlan[];
  preset?: string;
  options?: Record<string, string>;
  position?: string;
  listed?: boolean;
  spectators?: boolean;
  starts_when_full?: boolean;
  hints?: boolean;
  previews?: boolean;
  clock?: ClockPlan;
  starts?: number | "lot";
  first?: number;
};

/** A table that is being thought of. */
export type Wish = {
  game: string;
  seats: number;
  preset?: string;
  options?: Record<string, string>;
  clock?: ClockPlan;
};

export type PositionAsked = {
  game: string;
  position: string;
};

export type Tokens = {
  tokens: string[];
};

export type Sitting = {
  name?: string;
  seat?: number;
};

export type Reported = {
  what: "name" | "board" | "other";
  seat?: number;
  words?: string;
};

// --- what the server says ---

/** A line of the log: number of the choice, turn, seat, message key, its values. */
export type LogLine = [number, number, number, string, Values];

/** Why something was not done. What is about an option names it; `at` is a row and a column of a drawing, from 0. */
export type Trouble = {
  code: string;
  say: string;
  key?: string;
  values?: Values;
  rule?: string;
  where?: string;
  option?: string;
  at?: number[];
};

export type Failed = {
  error: Trouble;
};

export type Language = {
  code: string;
  name: string;
};

/**
 * A value of an option, or a card that it takes by name. `effect` is the key of what it does, `art` a picture of
 * the game's sheet, `grid` a drawing of it: rows of heights. `seats` are the numbers of players it is best for,
 * `same` which other value it is for so many. `draws`: how many cards of each set are drawn.
 */
export type OptionValue = {
  value: string;
  says: string;
  effect: string;
  art: string;
  seats: number[];
  grid: string;
  same: Record<string, string>;
  draws: Record<string, number>;
};

/** Cards of which at most `most` are named; among names `lot` stands for one that is drawn ("": names alone). */
export type OptionCards = {
  name: string;
  says: string;
  most: number;
  lot: string;
  cards: OptionValue[];
};

/**
 * An option: `label` names it in a dialog, `says` is the whole sentence, with what may be typed. `kind` is how it
 * is chosen: picture, cards, switch, board or text; it matters where one of its `needs` is in play, or it has none.
 */
export type GameOption = {
  name: string;
  label: string;
  says: string;
  default: string;
  rule: string;
  free: boolean;
  kind: string;
  group: string;
  needs: [string, string][];
  values: OptionValue[];
  sets: OptionCards[];
};

/** Options that are chosen together, with a sentence about them. */
export type OptionGroup = {
  name: string;
  says: string;
  about: string;
};

export type Preset = {
  name: string;
  says: string;
  options: Record<string, string>;
};

/**
 * A computer player; `default` is the one to offer first, `elo` its measured strength (0: not measured), true
 * within `margin`. It is called `label`; `says` is that with the strength. It is step number `step`, from 1, of those
 * that people call by the name of `kind`.
 */
export type BotInfo = {
  name: string;
  label: string;
  says: string;
  about: string;
  elo: number;
  margin: number;
  default: boolean;
  kind: string;
  step: number;
};

export type GameInfo = {
  name: string;
  title: string;
  goal: string;
  seats: number[];
  first_is_drawn: boolean;
  solo: string;
  groups: OptionGroup[];
  options: GameOption[];
  presets: Preset[];
  bots: BotInfo[];
};

export type Limits = {
  name: number;
  message: number;
  option: number;
};

/** How others in this computer's network find the house (empty: there is none), and whether they are let in. */
export type Door = {
  origin: string;
  open: boolean;
};

/** `door` is told to those who sit at the computer that serves. */
export type HouseInfo = {
  version: string;
  language: string;
  languages: Language[];
  games: GameInfo[];
  limits: Limits;
  door: Door | null;
};

/** Something that can be looked up: keys of its name and text, numbers of rules, keys of its examples' captions. */
export type PageInfo = {
  name: string;
  title: string;
  text: string;
  rules: string[];
  examples: string[];
};

export type Texts = {
  language: string;
  sources: string[];
  pages: PageInfo[];
};

/**
 * A small position beside a ruling: what was chosen on the way, what is possible there, and what is not and why.
 * `points` are by how much each seat's total has changed.
 */
export type ExampleView = {
  scene: Scene;
  line: string[];
  legal: string[];
  refused: [string, string][];
  points: number[];
};

/**
 * What is allowed but unusual about a table that is being planned, and the facts its rules would be told with; what
 * is played in words, and which options matter. What is `refused` about options, one problem of each, is to be put
 * right first.
 */
export type Advice = {
  says: string[];
  facts: Values;
  summary: Words[];
  matter: string[];
  refused: Trouble[];
};

/** A game's pictures: `markup` once into the page, `css` as a style sheet, the rest by name (docs/scene.md). */
export type Art = {
  markup: string;
  css: string;
  sizes: Record<string, [number, number]>;
  boxes: Record<string, [number, number, number, number]>;
  pins: Record<string, [number, number]>;
  goods: Record<string, string>;
  feet: Record<string, [number, number]>;
  tilted: Record<string, string>;
  thick: Record<string, number>;
  plates: Record<string, Record<string, string>>;
  labels: Record<string, Values>;
};

/** `bot` is the computer player that decides there; `score` and `place` are null where nobody has written them. */
export type LobbySeat = {
  name: string;
  kind: string;
  bot: string;
  score: number | null;
  place: number | null;
  resigned: boolean;
};

export type LobbyTable = {
  table: string;
  game: string;
  title: string;
  status: string;
  paused: boolean;
  free: number;
  seats: LobbySeat[];
  to_act: number;
  choices: number;
  created: number;
  changed: number;
  turn: number | null;
  summary: Words[];
  yours: number[];
};

export type Lobby = {
  tables: LobbyTable[];
};

export type SeatLink = {
  seat: number;
  name: string;
  token: string;
  link: string;
};

/** A position that can be played on from. */
export type PositionFound = {
  game: string;
  seats: number;
  to_act: number;
  turn: number;
  scores: number[];
};

export type NewTable = {
  table: string;
  link: string;
  owner: string;
  seats: SeatLink[];
};

export type SeatView = {
  name: string;
  kind: string;
  bot: string;
  quick: boolean;
  resigned: boolean;
  resigned_at: number;
  wants_to_stop: boolean;
  time_left: number | null;
};

/** Equal points: `seat` is ahead of `other` by the tie-break of this number (from 1), so much against so much. */
export type Tie = {
  seat: number;
  other: number;
  by: number;
  more: number;
  less: number;
};

/** The end: per seat its score, its place, and its points by source; and what decided between equal scores. */
export type Result = {
  scores: number[];
  places: number[];
  lines: Amount[][];
  ties: Tie[];
};

/** The end of the game has begun: the game's key for what began it, the seat whose choice did, and its number. */
export type Closing = {
  key: string;
  by: number;
  n: number;
};

/** Whether something can be taken back; if not, why: a message key and its values. */
export type MayUndo = {
  may: boolean;
  why: Words | null;
};

/**
 * A table as one client sees it. `begins` is who had the first turn (-1: nobody knows yet), `seating` how that was
 * settled (drawn, chosen, passed, or nothing). With `may_end_turn`, `lets_go` says what is ended: the own turn, an
 * answer in the turn of another, or `hand`, where `hand_to` decides next.
 */
export type TableView = {
  table: string;
  game: string;
  title: string;
  options: Record<string, string>;
  summary: Words[];
  status: string;
  paused: boolean;
  paused_by: number[];
  pause_left: number | null;
  ending: string;
  rematch: string;
  previous: string;
  seats: SeatView[];
  mine: number[];
  owner: boolean;
  you: number;
  to_act: number;
  turn: number;
  turn_of: number;
  round: number;
  begins: number;
  seating: string;
  lets_go: string;
  hand_to: number;
  may_choose: boolean;
  may_end_turn: boolean;
  undo: MayUndo;
  undo_from: number;
  choices: number;
  news_from: number;
  closing: Closing | null;
  hints: boolean;
  previews: boolean;
  result: Result | null;
};

/** The answer to an act through HTTP, and to whoever looks at a table. */
export type Seen = {
  number: number;
  revision: number;
  table: TableView;
};

export type Health = {
  ok: boolean;
  version: string;
};

/** Whether new guests may be sent here; else why not. */
export type Ready = {
  ready: boolean;
  why: string;
};

export type Source = {
  name: string;
  licence: string;
  address: string;
};

export type About = {
  name: string;
  version: string;
  licence: string;
  compiled: boolean;
  games: string[];
  parts: Source[];
  browser: Source[];
};

/** The board files of a game: patterns for files of one's own. `facts` are those of its usual board and options. */
export type Boards = {
  game: string;
  title: string;
  files: string[];
  facts: Values;
};

export type LessonInfo = {
  name: string;
  title: string;
  about: string;
  steps: number;
  free: boolean;
};

/** `after` is the preset of the match that follows the last lesson. */
export type CourseInfo = {
  game: string;
  name: string;
  title: string;
  about: string;
  after: string;
  seats: number;
  lessons: LessonInfo[];
};

export type Courses = {
  courses: CourseInfo[];
};

/**
 * A moment of a lesson. `line` are all choices so far, to be brought along; `back` is how many of them remain when
 * the last own one is taken back (-1: there is none). `say` is what is asked, `answer` what is said to the last
 * try.
 */
export type LessonView = {
  title: string;
  guide: string;
  step: number;
  of: number;
  say: string;
  answer: string;
  mood: string;
  done: boolean;
  line: number[];
  back: number;
  point: number[];
  way: number;
  gain: number;
  table: TableView;
  scene: Scene;
  log: LogLine[];
};

/**
 * Why a piece cannot be chosen: in the lesson's own words, or the game's; all empty where there is nothing to
 * say.
 */
export type LessonWhy = {
  say: string;
  rule: string;
  words: Words;
};

export type LogChange = {
  keep: number;
  lines: LogLine[];
};

/** What one choice moved: ids of pieces before the turn and after it, one by one; "" is nowhere. */
export type RecapStep = {
  n: number;
  from: string[];
  to: string[];
};

/**
 * A turn told afterwards: the choices after number `from` up to `to`, their lines of the log, pictures of what they
 * moved, what whoever was on got by them, and the ways of the pieces.
 */
export type RecapTurn = {
  seat: number;
  turn: number;
  from: number;
  to: number;
  lines: LogLine[];
  arts: string[];
  got: Got;
  steps: RecapStep[];
};

/**
 * A choice with the chance of winning. `sure`: it is proven, 1 or 0. `margin`: two standard deviations of what
 * searches of one position say; nothing where that is not known. `gain` is what it brings together with the
 * choices of `plan`, which are to follow; `chances` are those of all seats.
 */
export type Advised = {
  choice: number;
  chance: number;
  margin?: number;
  sure?: boolean;
  plan?: Words[];
  gain?: Gain;
  chances?: number[];
};

/**
 * What would have been clearly better than a choice that was made, both by number and in words. `cost`: so much the
 * chance was less, true within `margin`; `plan` is what was to follow in the same turn, `gain` what all of it brings,
 * `made_gain` what the made choice brings.
 */
export type BetterChoice = {
  number: number;
  made: number;
  best: number;
  made_says: Words;
  best_says: Words;
  plan: Words[];
  cost: number;
  margin: number;
  gain: Gain;
  made_gain: Gain;
};

/**
 * What a seat decided in a turn: the numbers of the choices; its chance before, with the best choice, and after as
 * it was made; what all clearly better choices would have saved (`cost`, true within `margin`), and where most.
 */
export type AnalysedTurn = {
  turn: number;
  seat: number;
  numbers: number[];
  before: number;
  after: number;
  cost: number;
  margin: number;
  better: BetterChoice | null;
};

/**
 * How far the analysis of a match is: whether anybody has asked for it (`begun`), `done` of `total` decisions (0:
 * they are not counted yet), of which some could not be judged (`failed`).
 */
export type MatchAnalysis = {
  table: string;
  begun: boolean;
  total: number;
  done: number;
  failed: number;
  finished: boolean;
  turns: AnalysedTurn[];
};

/**
 * Everything: on connecting, and whenever a patch would not do. `legal` is for clients without a screen.
 *
 * With the name of a ground, `scene` is a patch on it; `lay` is that ground for a client that does not keep it.
 */
export type SceneMessage = {
  is: "scene";
  re?: number;
  number: number;
  revision: number;
  table: TableView;
  scene?: Patch;
  ground?: string;
  lay?: Scene;
  legal?: number[];
  log?: LogLine[];
};

/**
 * What has changed; of the table only the fields that differ. `re` where it is the own act that changed it, `got`
 * where somebody's points or goods changed.
 */
export type PatchMessage = {
  is: "patch";
  re?: number;
  from: number;
  number: number;
  revision: number;
  table: Partial<TableView>;
  patch?: Patch;
  legal?: number[];
  log?: LogChange;
  got?: Got[];
};

export type Presence = {
  is: "presence";
  here: number[];
  watching: number;
};

export type ErrorMessage = {
  is: "error";
  code: string;
  say: string;
  key?: string;
  values?: Values;
  rule?: string;
  where?: string;
  option?: string;
  at?: number[];
  re?: number;
};

/** The answer to an act that no patch or scene answers: nothing had to change, or more has changed since. */
export type Done = {
  is: "done";
  number: number;
  re?: number;
};

/** `ground` and `lay` as in a SceneMessage; `got` is what the last choices brought, per seat. */
export type Replayed = {
  is: "replay";
  at: number;
  of: number;
  scene: Patch;
  got?: Got[];
  ground?: string;
  lay?: Scene;
  re?: number;
};

/** What the others have done since the viewer's last turn; for who watches, the last turn of everybody. */
export type RecapMessage = {
  is: "recap";
  turns: RecapTurn[];
  re?: number;
};

/** The best choices and what is thought of them, the best first; `choice` is the first of them. */
export type HintMessage = {
  is: "hint";
  revision: number;
  choice: number;
  choices: Advised[];
  re?: number;
};

/** Why a piece cannot be chosen: rule and words. Without words the game has nothing to say about it. */
export type WhyMessage = {
  is: "why";
  piece: string;
  rule?: string;
  words?: Words;
  re?: number;
};

/** The points of every seat by source, each with what it is made of where the game tells that apart. */
export type PointsMessage = {
  is: "points";
  seats: [string, number, Amount[]][][];
  re?: number;
};

/** What the choices of this position bring; empty where it is not for the viewer to choose. */
export type ForecastMessage = {
  is: "forecast";
  revision: number;
  gains: Record<string, Gain>;
  re?: number;
};

/** Something worth a line beside the log that is no part of the match. */
export type Note = {
  is: "note";
  key: string;
  values: Values;
};

export type Pong = {
  is: "pong";
  re?: number;
};

/** All of the live channel. */
export type Told =
  | SceneMessage
  | PatchMessage
  | Presence
  | ErrorMessage
  | Done
  | Replayed
  | RecapMessage
  | HintMessage
  | WhyMessage
  | PointsMessage
  | ForecastMessage
  | Note
  | Pong;

/** What the server says and hears (docs/live.md), and what a scene is (docs/scene.md). */

export type Values = Record<string, number | string>;
export type Words = [string] | [string, Values];

export type Piece = {
  art: string; on: string; at: [number, number];
  z?: number; say?: Words; seat?: number; size?: number; turn?: number; down?: 1; text?: string; tells?: string;
  vars?: Record<string, string>;
};
export type Plate = [style: string, x: number, y: number, w: number, h: number, r: number];
export type Stroke = [style: string, d: string];
export type Label = [style: string, x: number, y: number, words: Words];
export type Surface = {
  box: [number, number]; role: string; say: Words; seat?: number; tab?: string; plates: Plate[]; strokes?: Stroke[]; labels?: Label[];
};
export type SceneSeat = { score: number; notes: Words[]; acts?: 1 };
export type Target = number | [number[]] | [number[], Words];
export type Pieces = Record<string, Piece>;
export type Try = [choice: number, pieces: Pieces] | [choice: number, pieces: Pieces, gain: Words];
export type Button = [number, string, Words] | [number, string, Words, Words];
export type Offers = {
  prompt?: Words; hint?: Words; steps?: [string, string][];
  targets?: Record<string, Target>; spots?: Record<string, Piece>; ghost?: string;
  veils?: Record<string, string[]>; buttons?: Button[]; choices?: [Words, number[]][]; fresh?: string[];
  tries?: Try[]; instead?: Record<string, number>; shows?: Record<string, Pieces>; help?: string[];
};
export type Scene = {
  form: number; game: string; shape: string; viewer: number;
  surfaces: Record<string, Surface>; pieces: Record<string, Piece>; seats: SceneSeat[]; offers: Offers;
  log?: unknown[]; overlays?: [name: string, key: string][]; overlay?: string; help?: string[];
};
type Change<T> = { [K in keyof T]?: T[K] | null };
export type Patch = Partial<Pick<Scene, "form" | "game" | "shape" | "viewer" | "seats">> & Change<Pick<Scene, "overlays" | "overlay" | "help">> & {
  surfaces?: Record<string, Change<Surface> | null>;
  set?: Record<string, Piece>; gone?: string[]; was?: Record<string, string>; into?: Record<string, string>;
  offers?: Change<Offers>;
};

export type Art = {
  markup: string; css: string; sizes: Record<string, [number, number]>;
  boxes: Record<string, [number, number, number, number]>; pins: Record<string, [number, number]>; plates: Record<string, Record<string, string>>;
  labels: Record<string, Record<string, string | number>>;
};

export type SeatView = {
  name: string; kind: "person" | "computer" | "open"; bot: string; quick: boolean; resigned: boolean;
  wants_to_stop: boolean; time_left: number | null;
};
export type Result = { scores: number[]; places: number[]; lines: [string, number][][] };
export type TableView = {
  table: string; game: string; title: string; options: Record<string, string>; status: string; paused: boolean;
  ending: string; rematch: string; previous: string; seats: SeatView[]; mine: number[]; owner: boolean; you: number;
  to_act: number; turn: number; turn_of: number; may_choose: boolean; may_end_turn: boolean; may_undo: boolean;
  undo_from: number; choices: number; news_from: number; hints: boolean; result: Result | null;
};
export type Line = [n: number, turn: number, seat: number, key: string, values: Values];

export type Trouble = { code: string; say: string; key?: string; values?: Values; rule?: string; where?: string };
/** A scene as it travels: what differs from a ground, which comes along once. */
export type Laid = { scene: Patch; ground: string; lay?: Scene };
export type Told =
  | ({ is: "scene"; re?: number; number: number; revision: number; table: TableView; log?: Line[] } & Partial<Laid>)
  | { is: "patch"; re?: number; from: number; number: number; revision: number; table: Partial<TableView>; patch?: Patch;
      log?: { keep: number; lines: Line[] } }
  | { is: "presence"; here: number[]; watching: number }
  | ({ is: "error"; re?: number } & Trouble)
  | { is: "done"; re?: number; number: number }
  | ({ is: "replay"; re?: number; at: number; of: number } & Laid)
  | { is: "hint"; re?: number; revision: number; choice: number; choices: [number, number][] }
  | { is: "why"; re?: number; piece: string; rule?: string; words?: Words }
  | { is: "note"; key: string; values: Values }
  | { is: "pong"; re?: number };

export type Said = { do: string; id?: number; [field: string]: unknown };

export type GameOption = { name: string; label: string; says: string; default: string; rule: string; free: boolean;
  values: { value: string; says: string }[] };
export type GameInfo = { name: string; title: string; goal: string; seats: number[]; options: GameOption[];
  presets: { name: string; says: string; options: Record<string, string> }[]; bots: { name: string; says: string; about: string; elo: number; default: boolean }[] };
/** How others in this computer's network find the house, and whether they are let in. */
export type Door = { origin: string; open: boolean };
export type House = { version: string; language: string; languages: { code: string; name: string }[]; games: GameInfo[];
  limits: { name: number; message: number; option: number }; door: Door | null };
export type LobbyTable = { table: string; game: string; title: string; status: string; free: number;
  paused: boolean; seats: { name: string; kind: string }[]; to_act: number; choices: number; created: number; changed: number;
  yours: number[] };
export type NewTable = { table: string; link: string; owner: string;
  seats: { seat: number; name: string; token: string; link: string }[] };
export type Boards = { game: string; title: string; files: string[] };
export type About = { name: string; version: string; licence: string; compiled: boolean; games: string[];
  parts: Part[]; browser: Part[] };
export type Part = { name: string; licence: string; address?: string };

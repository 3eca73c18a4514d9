/** The board: renders the keyed pieces of any game's scene on its surfaces, and flies those that moved. Knows no game. */
import { choicesOf, NO_MOVES, type Moves } from "../scene";
import type { Art, Offers, Piece, Scene, Sight, Surface, Words } from "../wire";
import { Flights, type Journey } from "./flight";
import { Ghosts } from "./ghosts";
import { glassy } from "./camera";
import {
  apart,
  liftOf,
  makeFoot,
  makePiece,
  makePill,
  pillWidth,
  setPicture,
  sizeOf,
  svg,
  worthShowing,
  write,
} from "./paint";
import type { Pill, Sign } from "./paint";
import { Rooms } from "./rooms";
import { crop, lay, listen, makeSheet, measured, type Box, type Hands, type Sheet } from "./surface";
import { drawSight, SightBar, unlit } from "./sights";
import { cameraOf } from "./tilted";
import { asSeen, inOrder, place, shownAs } from "./upright";
import { aim, isArrow, middle, nearest, neighbour } from "./walk";

/**
 * What choices bring, in words: on a pill among others, on one with more room, and whole. `void`: nothing at all.
 * `signs`: numbers with pictures, which are shorter than the brief words.
 */
export type Brings = { brief: string; short: string; whole: string; void: boolean; signs: Sign[] };

/** What the board needs from the page around it. */
export interface Around {
  art: Art;
  host(id: string, surface: Surface): HTMLElement | null;
  /** The part of a surface that is shown where it stands. */
  crop(id: string, surface: Surface): Box;
  tell(words: Words, own?: Piece): string;
  choose(choices: number[], node: SVGGElement): void;
  /** What these choices have in common; null where they bring nothing worth telling. */
  brings(offers: Offers, choices: number[]): Brings | null;
  /** Why this piece cannot be chosen now: the table knows. What is no reason is what the piece says of itself. */
  wonder(id: string, piece: Piece, node: SVGGElement): void;
  explain(piece: Piece, node: SVGGElement): void;
  /** A card is read; it is used from there. */
  read(id: string, piece: Piece): void;
  /** The next of several ways to do something (or the one before), which one is shown, and doing it that way. */
  turn(step: number): void;
  way(): number;
  confirm(): void;
  /** Whether the last choice can be exchanged for another one, and doing so. */
  final(choices: number[]): string; // what cannot be taken back
  mayExchange(): boolean;
  exchange(choice: number): void;
  /** A choice is only selected: it is asked beside the board whether it is meant. Nothing is selected any more: null. */
  preview(choices: number[] | null, node?: SVGGElement): void;
  /** Whether what cannot be taken back is selected first. */
  asksFirst(finger: boolean): boolean;
  /** A choice, and at once another one that it leads to. */
  both(choice: number, then: number): void;
  /** A finger has touched a place with several choices: they are listed beside the board. Nothing any more: "". */
  open(group: string): void;
}

const SAME = 12; // pixels between two taps on the same place
const VEILS: Record<string, number> = { 1: 0.16, 2: 0.4, 3: 0.1 };
const standing = (node: SVGGElement): DOMMatrix | null =>
  node.getBoundingClientRect().width ? node.getScreenCTM() : null;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const NOTHING = -1000; // what does nothing is worth less than any loss
const worth = (offers: Offers, choice: number): number => {
  const { total = 0, void: nothing } = offers.gains?.[choice] ?? {};
  return nothing ? NOTHING : total;
};

export class Board implements Hands {
  dim = true;
  readonly flights = new Flights();
  private nodes = new Map<string, SVGGElement>();
  private data = new Map<string, Piece>();
  private sheets = new Map<string, Sheet>();
  private offers: Offers = {};
  private surfaces: Record<string, Surface> = {};
  private labels = new Map<string, string>();
  private stop = ""; // the id of the one piece that Tab reaches
  private previewed = ""; // the id of the choice that is selected and not sent
  private opened = ""; // the group whose choices are listed
  private turned = new Set<string>(); // surfaces that are seen by another camera than before
  private sights: Record<string, Sight> = {}; // what the guests see, while that is laid over the board
  private sighted = ""; // the guest that has the floor
  private sightBar: SightBar;
  private rooms = new Rooms(() => this.ghosts.sign());
  private ghosts: Ghosts;

  constructor(private around: Around) {
    this.ghosts = new Ghosts(around, (id) => this.sheets.get(id));
    this.sightBar = new SightBar(
      (words) => around.tell(words),
      () => this.nextSight(),
      () => this.giveFloor(""),
    );
  }

  remove(): void {
    this.flights.remove();
    this.rooms.remove();
    this.sightBar.hide();
    for (const sheet of this.sheets.values()) sheet.svg.remove();
  }

  /** Shows a scene; the promise is kept when everything has arrived. */
  async show(scene: Scene, moves: Moves = NO_MOVES, animate = true): Promise<void> {
    this.flights.skip();
    const calm = !animate || this.still || document.hidden;
    this.surfaces = scene.surfaces;
    this.turned.clear();
    for (const id in scene.surfaces) this.lay(id, scene.surfaces[id]!);
    for (const [id, sheet] of this.sheets) if (!(id in scene.surfaces)) (sheet.svg.remove(), this.sheets.delete(id));
    this.settle();
    const all = { ...scene.pieces, ...scene.offers.spots };
    const starts = calm ? new Map<string, DOMMatrix>() : this.starts(all, moves);
    const jobs: Promise<unknown>[] = [];
    const journeys: Journey[] = [...this.clear(all, moves, calm, jobs)];
    this.rename(all, moves);
    for (const [id, node, fresh] of this.paint(all, starts, calm, jobs)) {
      const from = starts.get(id);
      if (from) {
        const ghost = this.flights.lift(node, from);
        node.style.visibility = "hidden";
        journeys.push({ ghost, from, to: () => standing(node), land: () => void (node.style.visibility = "") });
      } else if (fresh && !calm) jobs.push(this.flights.fade(node, "in"));
    }
    this.data = new Map(Object.entries(all));
    this.glass(all);
    this.takeSights(scene);
    this.offer(scene.offers);
    if (journeys.length) {
      await new Promise(requestAnimationFrame); // the page around may change with the scene: let it settle
      jobs.push(this.flights.fly(journeys));
    }
    await Promise.all(jobs);
  }

  /** Puts every surface where the page wants it; to be called when the page has changed around the board. */
  settle(): void {
    const { around, sheets } = this;
    for (const [id, surface] of Object.entries(this.surfaces)) {
      const sheet = sheets.get(id);
      if (sheet) crop(sheet, surface, around.crop(id, surface));
    }
    this.rooms.place(
      Object.entries(this.surfaces).flatMap(([id, surface]) =>
        sheets.has(id) ? [[sheets.get(id)!.svg, around.host(id, surface)]] : [],
      ),
    );
    this.rescale();
    this.ghosts.sign();
  }

  /** Words are set for the size in which their surface is shown. */
  private rescale(): void {
    const changed = new Set([...this.sheets].flatMap(([id, sheet]) => (measured(sheet) ? [id] : [])));
    for (const [id, piece] of changed.size ? this.data : []) {
      const node = this.nodes.get(id);
      if (node && changed.has(piece.on) && (piece.text || piece.art in this.around.art.boxes)) this.letter(node, piece);
    }
  }

  private get still(): boolean {
    return this.flights.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Says every label anew, after a change of language or names. */
  reword(): void {
    const pieces = Object.fromEntries(this.data);
    this.labels.clear();
    for (const [id, sheet] of this.sheets) ((sheet.drawn = ""), this.lay(id, this.surfaces[id]!));
    for (const id in pieces) this.letter(this.nodes.get(id)!, pieces[id]!);
    this.offer(this.offers);
  }

  // --- surfaces ---

  private lay(id: string, surface: Surface): void {
    let sheet = this.sheets.get(id);
    if (!sheet) {
      this.sheets.set(id, (sheet = makeSheet(id)));
      listen(sheet, this);
    }
    const turned = lay(sheet, surface, this.around.art, (words) => this.around.tell(words), cameraOf(surface));
    if (turned) this.turned.add(id);
  }

  private camera(surface: string) {
    return this.sheets.get(surface)?.camera ?? null;
  }

  /** What stands before a guest is seen through. */
  private glass(all: Record<string, Piece>): void {
    for (const [surface, { camera }] of this.sheets) {
      const here = Object.fromEntries(Object.entries(all).filter(([, { on, stand }]) => on === surface && stand));
      const seen = camera ? glassy(camera, this.around.art, here) : new Set<string>();
      for (const id in here) this.nodes.get(id)?.classList.toggle("glass", seen.has(id));
    }
  }

  // --- pieces ---

  /** Where the pieces that will move stand now. */
  private starts(all: Record<string, Piece>, moves: Moves): Map<string, DOMMatrix> {
    const found = new Map<string, DOMMatrix>();
    for (const id in all) {
      const source = moves.was[id] ?? id;
      const [old, node, piece] = [this.data.get(source), this.nodes.get(source), all[id]!];
      if (
        !old ||
        !node ||
        this.ghosts.covers(source) || // it lies already where its ghost was shown
        (source === id && old.on === piece.on && same([old.at, old.turn, old.size], [piece.at, piece.turn, piece.size]))
      )
        continue;
      const matrix = standing(node);
      if (matrix) found.set(id, matrix);
    }
    return found;
  }

  /** Takes away what is gone: into its bank, or out of sight. */
  private clear(all: Record<string, Piece>, moves: Moves, calm: boolean, jobs: Promise<unknown>[]): Journey[] {
    const kept = new Set(Object.values(moves.was));
    const journeys: Journey[] = [];
    for (const [id, node] of this.nodes) {
      if (id in all || kept.has(id)) continue;
      const bank = this.nodes.get(moves.into[id] ?? "");
      const from = !calm && bank ? standing(node) : null;
      this.nodes.delete(id);
      this.labels.delete(id);
      if (from && bank) {
        journeys.push({ ghost: this.flights.lift(node, from), from, to: () => standing(bank), land: () => {} });
        node.remove();
      } else if (calm || id in (this.offers.spots ?? {})) node.remove();
      else {
        node.removeAttribute("data-do");
        node.dataset["id"] = "";
        node.style.pointerEvents = "none";
        jobs.push(this.flights.fade(node, "out"));
      }
    }
    return journeys;
  }

  /** A piece that moved keeps its node under its new id. Two steps, because ids may change places. */
  private rename(all: Record<string, Piece>, moves: Moves): void {
    const renamed: [string, SVGGElement, Piece][] = [];
    for (const [id, source] of Object.entries(moves.was)) {
      const [node, old] = [this.nodes.get(source), this.data.get(source)];
      if (!node || !old || source in all) continue; // a bank stays
      this.nodes.delete(source);
      this.labels.delete(source);
      renamed.push([id, node, old]);
    }
    for (const [id, node, old] of renamed) {
      node.dataset["id"] = id;
      this.nodes.set(id, node);
      this.data.set(id, old);
    }
  }

  private *paint(
    all: Record<string, Piece>,
    starts: Map<string, DOMMatrix>,
    calm: boolean,
    jobs: Promise<unknown>[],
  ): Generator<[string, SVGGElement, boolean]> {
    const order = inOrder(Object.entries(all), this.around.art, (surface) => this.camera(surface));
    for (const [id, piece] of order) {
      const node = this.nodes.get(id); // what leaves its surface must not stand in the way of the order there
      if (node?.parentElement && node.parentNode !== this.sheets.get(piece.on)?.layer) node.remove();
    }
    const next = new Map<string, Element | null>(); // per surface, the node that should come next
    const leaving = (node: Element | null): boolean => !!node && !((node as SVGGElement).dataset["id"]! in all);
    for (const [id, piece] of order) {
      const sheet = this.sheets.get(piece.on);
      if (!sheet) continue;
      let node = this.nodes.get(id);
      const fresh = !node;
      const old = fresh ? undefined : this.data.get(id);
      if (!node) this.nodes.set(id, (node = makePiece(id)));
      if (!old || this.turned.has(piece.on) || !same(old, piece))
        this.dress(node, piece, old, calm || starts.has(id), jobs);
      let cursor = next.has(piece.on) ? next.get(piece.on)! : sheet.layer.firstElementChild;
      while (leaving(cursor)) cursor = cursor!.nextElementSibling;
      if (cursor === node) next.set(piece.on, node.nextElementSibling);
      else {
        sheet.layer.insertBefore(node, cursor);
        next.set(piece.on, cursor);
      }
      yield [id, node, fresh];
    }
  }

  private dress(
    node: SVGGElement,
    piece: Piece,
    old: Piece | undefined,
    calm: boolean,
    jobs: Promise<unknown>[],
  ): void {
    const camera = this.camera(piece.on);
    place(node, this.around.art, piece, camera, !!this.sheets.get(piece.on)?.folded);
    if (piece.seat === undefined) delete node.dataset["seat"];
    else node.dataset["seat"] = String(piece.seat);
    for (const name in old?.vars) if (!(name in (piece.vars ?? {}))) node.style.removeProperty(name);
    for (const [name, value] of Object.entries(piece.vars ?? {})) node.style.setProperty(name, value);
    if (old && !calm && old.down !== piece.down)
      jobs.push(this.flights.flip(node, shownAs(this.around.art, piece, camera)));
    else setPicture(node, shownAs(this.around.art, piece, camera));
    this.letter(node, piece);
  }

  private letter(node: SVGGElement, piece: Piece): void {
    const name = piece.say ? this.around.tell(piece.say, piece) : "";
    const effect = piece.tells ? this.around.tell([piece.tells]) : "";
    if (piece.text || piece.art in this.around.art.boxes || liftOf(node).childElementCount > 1)
      write(node, this.around.art, piece, name, effect, this.sheets.get(piece.on)?.scale);
    this.labels.set(node.dataset["id"]!, effect && !name.includes(effect) ? `${name}. ${effect}` : name);
  }

  // --- what guests see ---

  private takeSights({ sights = {}, viewer, overlay }: Scene): void {
    const opened = !!overlay && !Object.keys(this.sights).length && Object.keys(sights).length;
    this.sights = sights;
    const own = Object.keys(sights).find((id) => this.data.get(id)?.seat === viewer);
    if (opened && own && matchMedia("(max-width: 699px)").matches) this.sighted = own; // many at once are a muddle there
    this.giveFloor(this.sighted in sights ? this.sighted : "");
  }

  /** One guest has the floor, or none. */
  giveFloor(id: string): void {
    this.sighted = id;
    const sight = this.sights[id];
    for (const [name, sheet] of this.sheets) {
      sheet.svg.querySelector(".sight")?.remove();
      const surface = this.surfaces[name];
      if (!surface || (!sight && !sheet.svg.classList.contains("sighting"))) continue;
      const here = !!sight && this.data.get(id)?.on === name;
      const lit = { art: this.around.art, sheet, surface, pieces: this.data, nodes: this.nodes };
      sheet.svg.classList.toggle("sighting", here);
      unlit(lit, here ? sight : null);
      const drawn = here && drawSight(lit, id, sight);
      if (drawn) sheet.shows.append(drawn);
      const host = here && this.around.host(name, surface);
      if (host) this.sightBar.show(host, sight);
    }
    if (!sight) this.sightBar.hide();
  }

  private nextSight(): void {
    const all = Object.keys(this.sights);
    this.giveFloor(all[(all.indexOf(this.sighted) + 1) % all.length] ?? "");
  }

  // --- what may be done ---

  private offer(offers: Offers): void {
    this.letGo();
    this.offers = offers;
    this.point(null);
    this.turnTo(this.around.way(), true);
    const fresh = new Set(offers.fresh);
    const veiled = new Map<string, number>();
    for (const [veil, ids] of Object.entries(offers.veils ?? {}))
      for (const id of ids) veiled.set(id, VEILS[veil] ?? 0);
    for (const [id, node] of this.nodes) {
      const target = offers.targets?.[id];
      const veil = this.dim && target === undefined ? veiled.get(id) : 0;
      node.classList.toggle("choosable", target !== undefined);
      node.classList.toggle("fresh", target === undefined && fresh.has(id));
      node.classList.toggle("spot", id in (offers.spots ?? {}));
      if (veil) node.style.setProperty("--veil", String(veil));
      else node.style.removeProperty("--veil");
      if (target !== undefined) node.dataset["do"] = choicesOf(target).join(" ");
      else delete node.dataset["do"];
      const other = target === undefined && this.around.mayExchange() ? offers.instead?.[id] : undefined;
      node.classList.toggle("other", other !== undefined);
      if (other !== undefined) node.dataset["instead"] = String(other);
      else delete node.dataset["instead"];
      node.classList.toggle("sees", id in this.sights);
      this.describe(id, node, target !== undefined || other !== undefined || id in this.sights);
      this.preview(node, target !== undefined && this.takes(id, offers.ghost) ? offers.ghost! : "");
    }
    const asked = new Set(Object.keys(offers.targets ?? {}).map((id) => this.data.get(id)?.on));
    for (const [id, { svg: surface }] of this.sheets) surface.classList.toggle("asked", asked.has(id));
    this.pills(offers);
    this.ghosts.sign();
    this.oneStop();
  }

  /** What the same choices bring, told anew: whatever was begun goes on. */
  retell(offers: Offers): void {
    this.offers = offers;
    for (const id of Object.keys(offers.targets ?? {})) {
      const node = this.nodes.get(id);
      if (node) this.describe(id, node, true);
    }
    this.pills(offers);
  }

  /** Shows another one of the tries. */
  turnTo(at: number, calm = this.still): void {
    this.ghosts.offer(this.offers, at, calm);
    for (const [id, node] of this.nodes) node.classList.toggle("covered", this.ghosts.covers(id));
    if (!calm || at) this.oneStop();
  }

  turns(): boolean {
    return this.ghosts.many;
  }

  turn(step: number): void {
    this.around.turn(step);
  }

  /** What a choice would bring about is drawn while it is pointed at. */
  point(node: SVGGElement | null): void {
    const pointed = node?.dataset["id"] ?? "";
    const id = pointed in (this.offers.targets ?? {}) ? pointed : this.previewed;
    this.ghosts.show(this.offers.shows?.[id]);
    this.light(id, this.offers.lights?.[id] ?? Object.keys(this.seconds(id)));
  }

  /** What may be chosen together with a target, by the pieces that are touched for it. */
  private seconds(target: string): Record<string, number> {
    const found = this.offers.then?.find(([choices, targets]) => (targets ?? Object.keys(choices)).includes(target));
    const { [target]: _, ...others } = found?.[0] ?? {};
    return others;
  }

  /** What belongs to a choice is bright while it is selected or pointed at; the rest steps back. */
  private light(chosen: string, ids: string[] | undefined): void {
    const lit = new Set(ids);
    for (const [id, node] of this.nodes) {
      node.classList.toggle("lit", lit.has(id));
      node.classList.toggle("chosen", lit.size > 0 && id === chosen);
    }
    const on = new Set([chosen, ...lit].map((id) => this.data.get(id)?.on));
    for (const [id, { svg }] of this.sheets) svg.classList.toggle("dimmed", lit.size > 0 && on.has(id));
  }

  private letGo(): void {
    if (this.previewed) this.around.preview(null);
    if (this.opened) this.around.open("");
    this.nodes.get(this.previewed)?.classList.remove("previewed");
    this.previewed = "";
    this.ringGroup("");
  }

  /** Rings the places of a group; the page lists what can be done there. */
  private ringGroup(group: string): void {
    for (const [id, { on, box, targets }] of Object.entries(this.offers.groups ?? {})) {
      if (id !== group && id !== this.opened) continue;
      for (const target of targets) this.nodes.get(target)?.classList.toggle("previewed", id === group);
      this.ghosts.ring(id === group ? { on, box } : null);
    }
    this.opened = group;
  }

  /** Whether something is to be chosen: then whatever cannot be is worth asking about. */
  private get choosing(): boolean {
    return !!this.offers.choices?.length;
  }

  private describe(id: string, node: SVGGElement, choosable: boolean): void {
    const sight = this.sights[id];
    const label = sight ? this.around.tell(sight.say) : (this.labels.get(id) ?? "");
    const piece = this.data.get(id);
    const answers = this.choosing && (!!label || id in (this.offers.spots ?? {}));
    node.classList.toggle("answers", !choosable && (answers || !!piece?.tells || !!piece?.holds));
    if (!choosable) node.removeAttribute("tabindex");
    if (!label) {
      node.setAttribute("aria-hidden", "true");
      node.removeAttribute("role");
      node.removeAttribute("aria-label");
      return;
    }
    node.removeAttribute("aria-hidden");
    node.setAttribute("role", choosable ? "button" : "img");
    const target = this.offers.targets?.[id];
    const brings = target === undefined ? null : this.around.brings(this.offers, choicesOf(target));
    const text = brings?.whole ?? (node.dataset["instead"] ? this.around.tell(["choose-instead"]) : "");
    node.setAttribute(
      "aria-label",
      text ? this.around.tell(["named", { name: label.replace(/\.$/, ""), text }]) : label,
    );
    const final = target === undefined ? "" : this.around.final(choicesOf(target));
    if (final) node.setAttribute("aria-description", final);
    else node.removeAttribute("aria-description");
  }

  /** Whether a picture fits onto a piece or spot. */
  private takes(id: string, picture: string | undefined): boolean {
    const { sizes } = this.around.art;
    const [own, other] = [sizes[this.data.get(id)?.art ?? ""], sizes[picture ?? ""]];
    return !!own && !!other && Math.abs(own[0] - other[0]) < 6 && Math.abs(own[1] - other[1]) < 6;
  }

  /** What a place would receive shows under the pointer. */
  private preview(node: SVGGElement, picture: string): void {
    const lift = liftOf(node);
    let ghost = lift.querySelector("use.ghost");
    if (!picture) return void ghost?.remove();
    if (!ghost) lift.append((ghost = svg("use", { class: "ghost" })));
    ghost.setAttribute("href", `#${picture}`);
  }

  /** On every place what its choice brings; where several lie together, at their foot what the best of them brings. */
  private pills(offers: Offers): void {
    const { art } = this.around;
    const made: (Pill & { on: string })[] = [];
    const grouped = new Set(Object.values(offers.groups ?? {}).flatMap(({ targets }) => targets));
    for (const [id, target] of Object.entries(offers.targets ?? {})) {
      const [brings, piece] = [this.around.brings(offers, choicesOf(target)), this.data.get(id)];
      this.nodes.get(id)?.classList.toggle("idle", !!brings?.void);
      if (grouped.has(id) || !brings?.brief || !piece) continue;
      const most = Math.max(...choicesOf(target).map((choice) => worth(offers, choice)));
      made.push({ on: piece.on, worth: most, ...this.pill(piece, brings) });
    }
    for (const [id, sheet] of this.sheets)
      sheet.pills.replaceChildren(...worthShowing(made.filter(({ on }) => on === id)));
    for (const { on, box, targets } of Object.values(offers.groups ?? {})) {
      const all = targets.flatMap((id) => choicesOf(offers.targets?.[id] ?? []));
      const most = all
        .toSorted((a, b) => worth(offers, b) - worth(offers, a))
        .map((choice) => this.around.brings(offers, [choice]))
        .find((brings) => brings?.brief && !brings.void);
      if (most) this.sheets.get(on)?.pills.append(makeFoot(art, box, most));
    }
    for (const [id, { pills }] of this.sheets) apart(pills, this.surfaces[id]?.box[0] ?? Infinity);
  }

  private pill(piece: Piece, { brief, signs, void: nothing }: Brings): Omit<Pill, "worth"> {
    const { art } = this.around;
    const seen = asSeen(art, piece, this.camera(piece.on));
    const node = makePill(art, seen, brief, { nothing, signs });
    return { node, covers: pillWidth(node) > (sizeOf(art, seen)[0] * (seen.size ?? 100)) / 100 };
  }

  // --- pointer and keys ---

  targets(): SVGGElement[] {
    return this.stops().filter((node) => node.getBoundingClientRect().width > 0);
  }

  /** Everything the arrows walk over, what is asked first. */
  private stops(): SVGGElement[] {
    const all = [...this.nodes.values()].filter((node) => !node.classList.contains("covered"));
    return [
      ...this.ghosts.all,
      ...all.filter((node) => node.dataset["do"]),
      ...all.filter((node) => node.dataset["instead"]),
      ...all.filter((node) => !node.dataset["do"] && node.classList.contains("sees")),
    ];
  }

  /** Tab reaches one piece of the whole board; the arrows walk from there. */
  private oneStop(): void {
    const all = this.stops();
    const chosen = all.find((node) => node.dataset["id"] === this.stop) ?? all[0];
    this.stop = chosen?.dataset["id"] ?? "";
    for (const node of all) node.setAttribute("tabindex", node === chosen ? "0" : "-1");
  }

  /** Gives the focus to a choice, the one nearest to a point if there is one; false if there is nothing to choose. */
  focus(near: [number, number] | null): boolean {
    const all = this.targets();
    const node = (near && nearest(near, all)) ?? all.find((one) => one.dataset["id"] === this.stop) ?? all[0];
    if (node) this.step(node);
    return !!node;
  }

  node(id: string): SVGGElement | undefined {
    return this.nodes.get(id);
  }

  /** Lights pieces up. What ends in a point is the beginning of ids: whatever lies in that place. */
  mark(ids: string[]): void {
    const meant = (id: string) => ids.some((mark) => id === mark || (mark.endsWith(".") && id.startsWith(mark)));
    for (const [id, node] of this.nodes) node.classList.toggle("marked", ids.length > 0 && meant(id));
  }

  private step(node: SVGGElement): void {
    this.stop = node.dataset["id"]!;
    this.oneStop();
    node.focus({ preventScroll: false });
  }

  click(event: MouseEvent): void {
    const sign = (event.target as Element).closest(".on-board");
    if (sign) return sign.classList.contains("turn") ? this.around.turn(1) : this.around.confirm();
    const finger = (event as PointerEvent).pointerType === "touch";
    const hit = (event.target as Element).closest<SVGGElement>(".piece");
    if (!finger) return hit ? this.touch(hit) : this.release();
    const group = this.groupAt(event);
    if (group) return this.openGroup(group);
    if (hit?.dataset["try"]) return this.touch(hit, true);
    const meant = aim(event.clientX, event.clientY, this.targets(), hit);
    if (meant) this.touch(meant.node, true, meant.sure);
    else if (hit) this.touch(hit, true);
    else this.release();
    if (this.previewed) this.meanAgain(this.previewed, event);
  }

  /** What is selected is asked about, which may move the board: a second tap on the same place means the same target. */
  private meanAgain(id: string, { clientX, clientY }: MouseEvent): void {
    const tapped = (event: MouseEvent) => {
      const node = this.previewed === id && this.nodes.get(id);
      const same = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= SAME;
      if (node && same && (event.target as Element).closest("button")) return; // it is seen and meant
      removeEventListener("click", tapped, true);
      if (!node || !node.isConnected || !same) return; // or the table has been left meanwhile
      event.stopPropagation();
      this.touch(node, true);
    };
    addEventListener("click", tapped, true);
  }

  /** A touch beside everything lets go of what was selected. */
  release(): void {
    if (this.sighted) this.giveFloor("");
    if (!this.previewed && !this.opened) return;
    this.letGo();
    this.point(null);
  }

  /** The group in whose box a point lies. */
  private groupAt({ clientX, clientY, target }: MouseEvent): string {
    const surface = (target as Element).closest<SVGSVGElement>(".surface");
    const matrix = surface?.getScreenCTM();
    if (!surface || !matrix) return "";
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const within = ([x, y, w, h]: Box) => at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
    const groups = Object.entries(this.offers.groups ?? {});
    return groups.find(([, { on, box }]) => on === surface.dataset["surface"] && within(box))?.[0] ?? "";
  }

  private openGroup(group: string): void {
    if (this.previewed) this.letGo();
    this.ringGroup(group);
    this.around.open(group);
  }

  touch(node: SVGGElement, finger = false, sure = true): void {
    const id = node.dataset["id"]!;
    if (node.dataset["try"]) return this.around.turn(1);
    const piece = this.data.get(id);
    if (!piece) return;
    const also = this.seconds(this.previewed)[id];
    const first = this.offers.targets?.[this.previewed];
    if (also !== undefined && first !== undefined) return this.around.both(choicesOf(first)[0]!, also);
    const target = this.offers.targets?.[id];
    const told = piece.tells || piece.holds;
    if (told && (finger || target === undefined)) return this.around.read(id, piece); // a tap never uses a card
    if (target !== undefined) {
      this.stop = id;
      if (this.previewed !== id && this.selects(id, finger, sure)) return this.lookAt(id);
      return this.around.choose(choicesOf(target), node);
    }
    if (id in this.sights) return this.giveFloor(id === this.sighted ? "" : id);
    if (node.dataset["instead"]) return this.around.exchange(Number(node.dataset["instead"]));
    if (this.choosing) this.around.wonder(id, piece, node);
    else if (piece.say) this.around.explain(piece, node);
  }

  /** Whether a touch only selects: it was not clear what was meant, there is something to see first, or no way back. */
  private selects(id: string, finger: boolean, sure: boolean): boolean {
    if (finger && (!sure || this.offers.shows?.[id])) return true;
    const choices = choicesOf(this.offers.targets![id]!);
    const final = (this.offers.final ?? []).some(([, all]) => choices.some((choice) => all.includes(choice)));
    return final && this.around.asksFirst(finger);
  }

  /** What is selected shows what it would bring about, and is asked about beside the board. */
  lookAt(id: string): void {
    this.letGo();
    this.previewed = id;
    const [node, target] = [this.nodes.get(id), this.offers.targets?.[id]];
    node?.classList.add("previewed");
    this.point(node ?? null);
    this.around.preview(target === undefined ? null : choicesOf(target), node);
  }

  key(event: KeyboardEvent): void {
    const here = (event.target as Element).closest<SVGGElement>(".piece");
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (event.key === "Enter" && here.dataset["try"]) this.around.confirm();
      else this.touch(here);
    } else if (event.key === "Escape" && (this.previewed || this.opened)) {
      this.release();
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const next = neighbour(here, this.targets(), event.key);
      if (next) this.step(next);
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      const next = this.targets().at(event.key === "Home" ? 0 : -1);
      if (next) this.step(next);
    }
  }

  where(node: Element): [number, number] {
    return middle(node);
  }
}

/** What is not there yet: the ways to do something (tries), and what a choice would bring about (shows). */
import type { Art, Offers, Piece, Pieces, Try, Words } from "../wire";
import { liftOf, makePiece, makePill, sizeOf, svg, write } from "./paint";
import type { Camera } from "./camera";
import type { Sheet } from "./surface";
import { asSeen, inOrder, putUp } from "./upright";

type Around = {
  art: Art;
  tell(words: Words, own?: Piece): string;
  brings(offers: Offers, choices: number[]): { short: string; whole: string; void: boolean } | null;
};

const SIGN = 17; // half of a button's width on the screen
const SIGNS = { confirm: "M-7 0.5L-2 6L8 -6", turn: "M6.2 -4.4A7.6 7.6 0 1 0 7.4 2.4M7.6 -8.4V-3.6H2.8" };

function draw(id: string, piece: Piece, { art, tell }: Around, camera: Camera | null): SVGGElement {
  const node = makePiece(id);
  putUp(node, art, piece, camera);
  for (const [name, value] of Object.entries(piece.vars ?? {})) node.style.setProperty(name, value);
  if (piece.text || piece.art in art.boxes)
    write(node, art, piece, piece.say ? tell(piece.say) : "", piece.tells ? tell([piece.tells]) : "");
  return node;
}

export class Ghosts {
  private tries: Try[] = [];
  private offers: Offers = {};
  private at = 0;
  private nodes = new Map<string, SVGGElement>();
  private pieces: Pieces = {};
  private signs: SVGElement[] = [];
  private shown: SVGGElement[] = [];
  private ringed: SVGRectElement | null = null;

  constructor(
    private around: Around,
    private layers: (surface: string) => Sheet | undefined,
  ) {}

  get all(): SVGGElement[] {
    return [...this.nodes.values()];
  }

  get many(): boolean {
    return this.tries.length > 1;
  }

  private ordered(pieces: Pieces): [string, Piece][] {
    return inOrder(Object.entries(pieces), this.around.art, (surface) => this.layers(surface)?.camera ?? null);
  }

  /** The pieces that the ghosts stand for. */
  covers(id: string): boolean {
    return id in this.pieces;
  }

  /** Shows one of the tries; what only turns is seen to turn. */
  offer(offers: Offers, at: number, calm: boolean): void {
    const tries = offers.tries ?? [];
    [this.offers, this.tries, this.at] = [offers, tries, at];
    const [old, before] = [this.nodes, this.pieces];
    const focused = [...old.values()].some((node) => node === document.activeElement);
    this.pieces = tries[at]?.[1] ?? {};
    this.nodes = new Map();
    const brings = this.brings();
    for (const [id, piece] of this.ordered(this.pieces)) {
      const layers = this.layers(piece.on);
      if (!layers) continue;
      const node = draw(id, piece, this.around, layers.camera);
      node.classList.add("choosable", "trial");
      const label = piece.say ? this.around.tell(piece.say, piece) : "";
      const said = [label, brings?.whole ?? "", this.many ? `${at + 1} / ${tries.length}` : ""]
        .filter(Boolean)
        .join(", ");
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "-1");
      node.setAttribute("aria-label", said);
      node.dataset["try"] = String(at);
      layers.ghosts.append(node);
      this.nodes.set(id, node);
      const turn = (((before[id]?.turn ?? piece.turn ?? 0) - (piece.turn ?? 0) + 540) % 360) - 180; // the shorter way
      if (turn && !calm)
        liftOf(node).animate({ transform: [`rotate(${turn}deg)`, "none"] }, { duration: 170, easing: "ease-out" });
    }
    for (const node of old.values()) node.remove();
    if (focused) this.all[0]?.focus();
    this.sign();
  }

  /** The gain, and on large screens buttons to turn and to confirm, beside the first ghost. */
  sign(): void {
    for (const sign of this.signs) sign.remove();
    this.signs = [];
    const lies = this.ordered(this.pieces)[0]?.[1];
    const layers = lies && this.layers(lies.on);
    if (!lies || !layers) return;
    const first = asSeen(this.around.art, lies, layers.camera);
    const brings = this.brings();
    if (brings)
      this.put(
        layers,
        makePill(this.around.art, first, brings.short, {
          above: true,
          nothing: brings.void,
          room: layers.svg.viewBox.baseVal.width,
        }),
      );
    const scale = layers.svg.getScreenCTM()?.a || 1;
    const size = (first.size ?? 100) / 100;
    const [w, h] = sizeOf(this.around.art, first);
    const [x, y, away] = [first.at[0] + w * size, first.at[1] + (h * size) / 2, (SIGN + 5) / scale];
    const right = x + 2 * away < layers.svg.viewBox.baseVal.width ? x + away : first.at[0] - away;
    if (this.many) this.put(layers, this.button("turn", right, y - away * 0.9, scale));
    this.put(layers, this.button("confirm", right, this.many ? y + away * 0.9 : y, scale));
  }

  /** What the way that is shown brings; that it is nothing is worth knowing here, where ways are compared. */
  private brings(): { short: string; whole: string; void: boolean } | null {
    const way = this.tries[this.at];
    if (!way || !this.offers.gains) return null;
    const zero = { short: this.around.tell(["gain-zero"]), whole: this.around.tell(["gain-said-zero"]), void: false };
    const found = this.around.brings(this.offers, [way[0]]);
    return found?.short ? found : { ...zero, whole: found?.whole || zero.whole };
  }

  private put(layers: Sheet, sign: SVGElement): void {
    layers.pills.append(sign);
    this.signs.push(sign);
  }

  private button(what: keyof typeof SIGNS, x: number, y: number, scale: number): SVGGElement {
    const made = svg("g", {
      class: `on-board ${what}`,
      transform: `translate(${x},${y}) scale(${1 / scale})`,
      "aria-hidden": "true",
    });
    made.append(svg("circle", { r: SIGN }), svg("path", { d: SIGNS[what] }));
    return made;
  }

  /** A ring around a place; none takes it away. */
  ring(place: { on: string; box: [number, number, number, number] } | null): void {
    this.ringed?.remove();
    this.ringed = null;
    const layers = place && this.layers(place.on);
    if (!layers) return;
    const [x, y, width, height] = place.box;
    this.ringed = svg("rect", { class: "group-ring", x, y, width, height, rx: 8 });
    layers.shows.append(this.ringed);
  }

  /** Pieces that are drawn while a choice is pointed at. */
  show(pieces: Pieces | undefined): void {
    for (const node of this.shown) node.remove();
    this.shown = this.ordered(pieces ?? {}).flatMap(([id, piece]) => {
      const layers = this.layers(piece.on);
      if (!layers) return [];
      const node = draw(id, piece, this.around, layers.camera);
      node.classList.add("shown");
      node.setAttribute("aria-hidden", "true");
      layers.shows.append(node);
      return [node];
    });
  }
}

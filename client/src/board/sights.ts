/** What one guest sees: the lights go down, what counts stands in the light, and a pill says how the sum is made. */
import type { Art, Piece, Sight, Surface, Words } from "../wire";
import type { Camera } from "./camera";
import { svg } from "./paint";
import type { Sheet } from "./surface";
import { polygon, quad } from "./project";
import { asSeen, drawBeam, shownAs } from "./upright";

type Lit = {
  art: Art;
  sheet: Sheet;
  surface: Surface;
  pieces: Map<string, Piece>;
  nodes: Map<string, SVGGElement>;
};

/** A copy of a piece that nobody can touch. */
function copy(node: SVGGElement): SVGGElement {
  const made = node.cloneNode(true) as SVGGElement;
  for (const name of ["data-id", "data-do", "tabindex", "role", "aria-label"]) made.removeAttribute(name);
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("class", "sighted");
  made.style.setProperty("--ring", "none");
  made.style.setProperty("--veil", "0");
  return made;
}

function coin(x: number, y: number, scale: number, value: number): SVGGElement {
  const made = svg("g", {
    class: value < 0 ? "sight-coin minus" : "sight-coin",
    transform: `translate(${x},${y}) scale(${scale})`,
  });
  const text = svg("text", { y: 4.4, "font-size": 12.5 });
  text.textContent = value < 0 ? `−${-value}` : String(value);
  made.append(svg("circle", { r: 8.8 }), text);
  return made;
}

/** The veil over the tray, or over all of a surface without one, with a hole over every cell in line. */
function veil({ sheet, surface }: Lit, sight: Sight): SVGPathElement {
  const { camera } = sheet;
  const hole = ([x, y, w, h]: [number, number, number, number]) =>
    camera ? quad(camera, x - 1, y - 1, w + 2, h + 2) : `M${x - 1} ${y - 1}h${w + 2}v${h + 2}h${-w - 2}Z`;
  let whole = `M0 0H${surface.box[0]}V${surface.box[1]}H0Z`;
  const bed = surface.tilt?.bed;
  if (bed) {
    const [x, y, w, h] = bed;
    const rim = w * 0.017;
    whole = `M${x} ${y}h${w}v${h}h${-w}Z`;
    if (camera) {
      const [near, other] = [camera.at(x - rim, y + h + rim), camera.at(x + w + rim, y + h + rim)];
      const low = near[1] + camera.eye.front;
      whole = polygon([
        camera.at(x - rim, y - rim),
        camera.at(x + w + rim, y - rim),
        other,
        [other[0], low],
        [near[0], low],
        near,
      ]);
    }
  }
  return svg("path", { class: "night", "fill-rule": "evenodd", d: whole + sight.cells.map(hole).join("") });
}

const PAST = 10; // so far beyond its last cell a line of sight ends

/** The line from the first cell to beyond the last one. */
function ray(guest: Piece, { cells }: Sight, camera: Camera | null): SVGGElement | null {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || cells.length < 2) return null;
  const middle = ([x, y, w, h]: (typeof cells)[number]): [number, number] => [x + w / 2, y + h / 2];
  const [[ax, ay], [bx, by]] = [middle(first), middle(last)];
  const [dx, dy] = [Math.sign(bx - ax), Math.sign(by - ay)];
  const to: [number, number] = [bx + dx * (last[2] / 2 + PAST), by + dy * (last[3] / 2 + PAST)];
  const made = drawBeam({ ...guest, at: [ax, ay], to }, camera);
  if (guest.seat !== undefined) made.dataset["seat"] = String(guest.seat);
  return made;
}

const ROOM = { figure: 8.8, sign: 20, pad: 12 };

/** "15 = 5 for this + 10 for that", with pictures. */
function sum(art: Art, sight: Sight): { node: SVGGElement; wide: number } {
  const node = svg("g", { class: "sight-sum" });
  const inside: SVGElement[] = [];
  let x = ROOM.pad;
  const write = (words: string) => {
    const text = svg("text", { x, y: 5.6, "font-size": 16 });
    text.textContent = words;
    inside.push(text);
    for (const letter of words) x += letter === " " ? 4 : ROOM.figure;
  };
  const parts = sight.parts.filter(([, points]) => points);
  write(String(sight.points));
  parts.forEach(([, points, picture], at) => {
    write(at ? (points < 0 ? " − " : " + ") : " = ");
    write(String(at && points < 0 ? -points : points));
    const [w, h] = art.sizes[picture] ?? [20, 20];
    const scale = ROOM.sign / Math.max(w, h);
    inside.push(svg("circle", { cx: x + 4 + ROOM.sign / 2, cy: 0, r: ROOM.sign / 2 + 0.5 }));
    inside.push(
      svg("use", {
        href: `#${picture}`,
        transform: `translate(${x + 4 + (ROOM.sign - w * scale) / 2},${(-h * scale) / 2}) scale(${scale})`,
      }),
    );
    x += ROOM.sign + 6;
  });
  const wide = x + ROOM.pad;
  node.append(svg("rect", { x: 0, y: -14, width: wide, height: 28, rx: 14 }), ...inside);
  return { node, wide };
}

/** Everything that is drawn over a surface while one guest has the floor. */
export function drawSight(lit: Lit, id: string, sight: Sight): SVGGElement | null {
  const { art, sheet, surface, pieces, nodes } = lit;
  const [guest, own] = [pieces.get(id), nodes.get(id)];
  if (!guest || !own) return null;
  const { camera } = sheet;
  const made = svg("g", { class: "sight", "aria-hidden": "true" });
  if (guest.seat !== undefined) made.dataset["seat"] = String(guest.seat);
  made.append(veil(lit, sight));
  const small = camera ? camera.eye.near / 1000 : 1;
  const over: SVGElement[] = [];
  const light = (name: string, value: number, ring: boolean) => {
    const [piece, node] = [pieces.get(name), nodes.get(name)];
    if (!piece || !node || node.classList.contains("folded")) return;
    const { at, size = 100 } = asSeen(art, piece, camera);
    const [w, h] = art.sizes[shownAs(art, piece, camera)] ?? [40, 40];
    const [x, y, k] = [at[0] + (w * size) / 200, at[1] + (h * size) / 100, size / 100];
    if (ring)
      made.append(
        svg("circle", { class: "sight-glow", cx: x, cy: y - (h * k) / 2, r: (Math.max(w, h) / 2) * k + 4 * small }),
      );
    else made.append(svg("ellipse", { class: "sight-glow", cx: x, cy: y - 1, rx: 22 * k, ry: 10 * k }));
    made.append(copy(node));
    if (value && !ring) over.push(coin(x + 13 * k, y - 4 * k, 0.95 * Math.max(small, 0.7), value));
  };
  const byDepth = [...(sight.counts ?? [])].sort(
    ([a], [b]) => (pieces.get(a)?.at[1] ?? 0) - (pieces.get(b)?.at[1] ?? 0),
  );
  const line = nodes.get(
    [...nodes.keys()].find((name) => pieces.get(name)?.to && name.endsWith(`.${id.split(":")[1]}`)) ?? "",
  );
  const own_line = line ? copy(line) : ray(guest, sight, camera);
  if (own_line) made.append(own_line);
  for (const [name, value] of byDepth) light(name, value, false);
  for (const [name, value] of sight.icons ?? []) light(name, value, true);
  made.append(copy(own));
  made.append(...over);
  const { node, wide } = sum(art, sight);
  const seen = asSeen(art, guest, camera);
  const tall = (art.sizes[shownAs(art, guest, camera)]?.[1] ?? 44) * ((seen.size ?? 100) / 100);
  const k = Math.max(small, 0.85);
  const across = (art.sizes[shownAs(art, guest, camera)]?.[0] ?? 30) * ((seen.size ?? 100) / 200);
  const middle = Math.min(surface.box[0] - (wide * k) / 2 - 4, Math.max((wide * k) / 2 + 4, seen.at[0] + across));
  const y = guest.pose === "N" ? seen.at[1] + tall + 24 * k : seen.at[1] - 22 * k; // behind its back, not in its line
  node.setAttribute("transform", `translate(${middle - (wide * k) / 2},${Math.max(16, y)}) scale(${k})`);
  made.append(node);
  return made;
}

/** What stands around the table and counts nothing here steps back. */
export function unlit({ art, pieces, nodes, sheet }: Lit, sight: Sight | null): void {
  const counted = (sight?.icons ?? []).flatMap(([name]) => (pieces.get(name)?.frame ? [pieces.get(name)!.frame!] : []));
  const names = new Set((sight?.icons ?? []).map(([name]) => name));
  for (const [name, piece] of pieces) {
    if (!piece.frame || piece.on !== sheet.svg.dataset["surface"]) continue;
    const [a, , , d, e, f] = piece.frame;
    const [w, h] = art.sizes[shownAs(art, piece, sheet.camera)] ?? [190, 92];
    const holds = counted.some(
      (icon) => icon[4] >= e - 6 && icon[4] < e + (a / 1000) * w && icon[5] >= f - 30 && icon[5] < f + (d / 1000) * h,
    );
    nodes.get(name)?.classList.toggle("unlit", !!sight && !!sheet.camera && !names.has(name) && !holds);
  }
}

/** Which guest has the floor, in words, with the way to the next one and back. */
export class SightBar {
  readonly node = document.createElement("div");
  private words = document.createElement("p");

  constructor(
    private say: (words: Words) => string,
    next: () => void,
    back: () => void,
  ) {
    this.node.className = "sight-bar card";
    this.words.setAttribute("role", "status");
    this.node.append(this.words, this.button("sight-back", back, ""), this.button("sight-next", next, "main"));
  }

  private button(key: string, press: () => void, kind: string): HTMLButtonElement {
    const made = document.createElement("button");
    made.type = "button";
    made.className = kind;
    made.dataset["says"] = key;
    made.addEventListener("click", (event) => (event.stopPropagation(), press()));
    return made;
  }

  show(host: HTMLElement, sight: Sight): void {
    const said = this.say(sight.say);
    if (this.words.textContent !== said) this.words.textContent = said;
    for (const button of this.node.querySelectorAll("button")) button.textContent = this.say([button.dataset["says"]!]);
    if (this.node.parentElement !== host) host.append(this.node);
  }

  hide(): void {
    this.node.remove();
  }
}

/** Several surfaces as still pictures in one room, packed as the board packs them, and arrows over them. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { pack, type Size } from "../board/packing";
import { svg } from "../board/paint";
import { drawStill, makeHole, spotOf, type Still } from "../board/still";
import type { Art, Piece } from "../wire";
import type { Session } from "./session";

/** From one piece to another: each may be missing, then it came from nowhere, or is gone. */
export type Arrow = { from?: Piece; to?: Piece; number: number };

type Point = { x: number; y: number; on: string; w: number; h: number };

export function Stills({
  session,
  art,
  stills,
  arrows = [],
  gains = [],
}: {
  session: Session;
  art: Art;
  stills: Still[];
  arrows?: Arrow[];
  gains?: [piece: Piece, points: number][];
}) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = room.current!;
    const paint = () => fill(node, session, art, stills, arrows, gains);
    paint();
    const watch = new ResizeObserver(paint);
    watch.observe(node);
    return () => watch.disconnect();
  });
  return <div class="stills" ref={room} />;
}

function fill(
  room: HTMLElement,
  session: Session,
  art: Art,
  stills: Still[],
  arrows: Arrow[],
  gains: [Piece, number][],
): void {
  const [w, h] = [room.clientWidth, room.clientHeight];
  if (w < 10 || h < 10) return;
  const places = pack(
    stills.map(({ surface }): Size => surface.box),
    w,
    h,
    14,
  );
  const drawn = stills.map((still, at) => {
    const [x, y, scale] = places[at]!;
    const made = drawStill(still, art, (words) => session.say(words));
    const [width, height] = still.surface.box;
    Object.assign(made.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${width * scale}px`,
      height: `${height * scale}px`,
    });
    for (const { from } of arrows)
      if (from?.on === still.id) made.lastElementChild!.before(makeHole(spotOf(art, from)));
    for (const [piece, points] of gains) if (piece.on === still.id) made.append(plus(art, piece, points, scale));
    return made;
  });
  const middle = (piece: Piece | undefined): Point | null => {
    const at = stills.findIndex(({ id }) => id === piece?.on);
    if (!piece || at < 0) return null;
    const [x, y, scale] = places[at]!;
    const spot = spotOf(art, piece);
    return {
      x: x + (spot.x + spot.w / 2) * scale,
      y: y + (spot.y + spot.h / 2) * scale,
      w: spot.w * scale,
      h: spot.h * scale,
      on: piece.on,
    };
  };
  const sky = svg("svg", { class: "sky", viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true" });
  for (const arrow of arrows) draw(sky, middle(arrow.from), middle(arrow.to), arrow.number);
  room.replaceChildren(...drawn, sky);
}

/** A gold way on a dark casing, with its number where it begins. */
function draw(sky: SVGSVGElement, a: Point | null, b: Point | null, number: number): void {
  const made = svg("g", { class: "arrow" });
  made.style.setProperty("--n", String(number - 1));
  if (a && b) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.hypot(dx, dy) || 1;
    const bend = Math.min(46, long * 0.16) * (dx < 0 ? -1 : 1);
    const [mx, my] = [(a.x + b.x) / 2 + (dy / long) * bend, (a.y + b.y) / 2 - (dx / long) * bend];
    const [ex, ey] = [b.x - mx, b.y - my];
    const end = Math.hypot(ex, ey) || 1;
    const stop = Math.min(end - 6, Math.max(10, Math.min(b.w, b.h) * 0.32)); // at the edge of what it leads to
    const [tx, ty] = [b.x - (ex / end) * stop, b.y - (ey / end) * stop];
    const [ux, uy] = [ex / end, ey / end];
    const way = `M${a.x} ${a.y}Q${mx} ${my} ${tx - ux * 9} ${ty - uy * 9}`;
    const head = `M${tx} ${ty}L${tx - ux * 15 - uy * 8} ${ty - uy * 15 + ux * 8}L${tx - ux * 15 + uy * 8} ${ty - uy * 15 - ux * 8}Z`;
    made.append(svg("path", { class: "casing", d: way }), svg("path", { class: "casing", d: head }));
    made.append(svg("path", { class: "way", d: way }), svg("path", { class: "head", d: head }));
  }
  const at = a ?? b;
  if (!at) return;
  made.append(svg("circle", { cx: at.x, cy: at.y, r: 12 }));
  const text = svg("text", { x: at.x, y: at.y + 5 });
  text.textContent = String(number);
  made.append(text);
  sky.append(made);
}

/** What a piece is worth, as a pill at its foot. */
function plus(art: Art, piece: Piece, points: number, scale: number): SVGGElement {
  const spot = spotOf(art, piece);
  const made = svg("g", {
    class: "plus",
    transform: `translate(${spot.x + spot.w / 2},${spot.y + spot.h * 0.72}) scale(${1 / scale})`,
  });
  const words = points > 0 ? `+${points}` : `−${-points}`;
  const wide = 16 + 8 * words.length;
  made.append(svg("rect", { x: -wide / 2, y: -12, width: wide, height: 24, rx: 12 }));
  const text = svg("text", { y: 5 });
  text.textContent = words;
  made.append(text);
  return made;
}

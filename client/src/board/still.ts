/** A surface as a still picture: nothing on it can be chosen, nothing flies. For what is told again, and for the end. */
import type { Art, Piece, Surface, Words } from "../wire";
import { makePiece, placement, setPicture, sizeOf, svg, write } from "./paint";
import { crop, lay, makeSheet } from "./surface";

export type Still = { id: string; surface: Surface; pieces: [id: string, piece: Piece][]; lit: Set<string> };
export type Spot = { x: number; y: number; w: number; h: number }; // in the units of its surface

/** The pieces of a surface from the lowest to the highest, as SVG. */
export function drawStill(
  { id, surface, pieces, lit }: Still,
  art: Art,
  tell: (words: Words) => string,
): SVGSVGElement {
  const sheet = makeSheet(id);
  lay(sheet, surface, art, tell);
  crop(sheet, surface, [0, 0, ...surface.box]);
  sheet.svg.setAttribute("aria-hidden", "true"); // whoever does not see it is told in sentences
  const order = [...pieces].sort(([, a], [, b]) => (a.z ?? 0) - (b.z ?? 0));
  for (const [name, piece] of order) {
    const node = makePiece(name);
    node.setAttribute("transform", placement(art, piece));
    if (piece.seat !== undefined) node.dataset["seat"] = String(piece.seat);
    for (const [key, value] of Object.entries(piece.vars ?? {})) node.style.setProperty(key, value);
    setPicture(node, piece.art);
    if (piece.text || piece.art in art.boxes)
      write(node, art, piece, piece.say ? tell(piece.say) : "", piece.tells ? tell([piece.tells]) : "");
    node.classList.toggle("lit", lit.has(name));
    sheet.layer.append(node);
  }
  return sheet.svg;
}

/** Where a piece lies: its box, without its turn. */
export function spotOf(art: Art, piece: Piece): Spot {
  const [w, h] = sizeOf(art, piece);
  const scale = (piece.size ?? 100) / 100;
  return { x: piece.at[0], y: piece.at[1], w: w * scale, h: h * scale };
}

/** A dashed outline where something lay. */
export function makeHole({ x, y, w, h }: Spot): SVGRectElement {
  return svg("rect", { class: "hole", x: x + 1, y: y + 1, width: w - 2, height: h - 2, rx: Math.min(w, h) / 8 });
}

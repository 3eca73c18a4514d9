/** A surface as a still picture: nothing on it can be chosen, nothing flies. For what is told again, and for the end. */
import type { Art, Piece, Sight, Surface, Words } from "../wire";
import { glassy } from "./camera";
import { makePiece, sizeOf, svg, write } from "./paint";
import { drawSight, unlit } from "./sights";
import { crop, lay, makeSheet } from "./surface";
import { cameraOf } from "./tilted";
import { inOrder, putUp } from "./upright";

export type Still = {
  id: string;
  surface: Surface; // as it is seen: tilted or flat
  pieces: [id: string, piece: Piece][];
  lit: Set<string>;
  sight?: [guest: string, sees: Sight] | undefined; // who has the floor
};
export type Spot = { x: number; y: number; w: number; h: number }; // in the units of its surface

/** The pieces of a surface from the lowest to the highest, as SVG. */
export function drawStill(
  { id, surface, pieces, lit, sight }: Still,
  art: Art,
  tell: (words: Words) => string,
): SVGSVGElement {
  const sheet = makeSheet(id);
  lay(sheet, surface, art, tell, cameraOf(surface));
  const { camera } = sheet;
  const nodes = new Map<string, SVGGElement>();
  const glass = camera ? glassy(camera, art, Object.fromEntries(pieces)) : new Set();
  crop(sheet, surface, [0, 0, ...surface.box]);
  sheet.svg.setAttribute("aria-hidden", "true"); // whoever does not see it is told in sentences
  for (const [name, piece] of inOrder([...pieces], art, () => camera)) {
    const node = makePiece(name);
    putUp(node, art, piece, camera);
    for (const [key, value] of Object.entries(piece.vars ?? {})) node.style.setProperty(key, value);
    if (piece.text || piece.art in art.boxes)
      write(node, art, piece, piece.say ? tell(piece.say) : "", piece.tells ? tell([piece.tells]) : "");
    node.classList.toggle("lit", lit.has(name));
    node.classList.toggle("glass", glass.has(name));
    sheet.layer.append(node);
    nodes.set(name, node);
  }
  if (sight) {
    const drawn = { art, sheet, surface, pieces: new Map(pieces), nodes };
    sheet.svg.classList.add("sighting");
    unlit(drawn, sight[1]);
    const made = drawSight(drawn, ...sight);
    if (made) sheet.shows.append(made);
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

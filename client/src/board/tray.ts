/** The tray of a tilted surface: lacquered wood around the bed, the plates and strokes on it, pictures around it. */
import type { Art, Label, Plate, Surface, Words } from "../wire";
import type { Camera } from "./camera";
import { makeLabel, makeScenery, svg } from "./paint";
import { polygon, projected, quad } from "./project";
import { risen } from "./tilted";

const RIM = 0.017; // of the width of the bed

/** All that lies below the pieces. */
export function makeTray(surface: Surface, camera: Camera, art: Art, tell: (words: Words) => string): SVGElement[] {
  const [x, y, w, h] = camera.tilt.bed;
  const { front } = camera.eye;
  const look = (style: string) => art.plates[style] ?? {};
  const rim = w * RIM;
  const [nl, nr] = [camera.at(x - rim, y + h + rim * 0.7), camera.at(x + w + rim, y + h + rim * 0.7)];
  const [fl, fr] = [camera.at(x - rim, y - rim), camera.at(x + w + rim, y - rim)];
  const low = nl[1] + front;
  const path = (d: string, style: string) => svg("path", { d, ...look(style) });
  const made: SVGElement[] = [
    svg("ellipse", {
      cx: (nl[0] + nr[0]) / 2,
      cy: low + 4,
      rx: ((nr[0] - nl[0]) / 2) * 1.03,
      ry: 5 + front / 10,
      ...look("tray-shade"),
    }),
    path(
      `M${nl}L${nr}V${low - 5}Q${nr[0]} ${low} ${nr[0] - 7} ${low}H${nl[0] + 7}Q${nl[0]} ${low} ${nl[0]} ${low - 5}Z`,
      "tray-front",
    ),
    path(polygon([nl, nr, fr, fl]), "tray-top"),
    path(`M${nl[0] + 3} ${nl[1] + 4}H${nr[0] - 3}M${nl[0] + 5} ${low - 3}H${nr[0] - 5}`, "tray-line"),
    path(quad(camera, x - rim / 2, y - rim / 2, w + rim, h + rim), "tray-line"),
    path(quad(camera, x, y, w, h), "tray-bed"),
  ];
  const inside = (px: number, py: number) => px >= x - 2 && px <= x + w + 2 && py >= y - 2 && py <= y + h + 2;
  const onBed = ([, px, py, pw, ph]: Plate) => inside(px, py) && inside(px + pw, py + ph) && (pw < w - 1 || ph < h - 1);
  for (const plate of surface.plates.filter(onBed))
    made.push(path(quad(camera, plate[1], plate[2], plate[3], plate[4]), plate[0]));
  for (const [style, d] of surface.strokes ?? []) {
    const seen = projected(camera, d, inside);
    if (seen) made.push(path(seen, style));
  }
  for (const [picture, sx, sy, size] of surface.scenery ?? []) {
    const [px, py] = camera.at(sx, sy); // it stands: nothing of the picture is foreshortened
    made.push(makeScenery([picture, px, py, size], camera.scale(sy)));
  }
  const label = ([style, lx, ly, words]: Label) => {
    const [px, py] = camera.at(lx, ly);
    return makeLabel([style, px, py, words], tell(words), art);
  };
  for (const one of surface.labels ?? []) if (inside(one[1], one[2])) made.push(label(one));
  for (const one of camera.tilt.labels ?? []) made.push(label(one));
  if (!risen(surface))
    for (const [picture, a, b, c, d, e, f] of camera.tilt.decor ?? [])
      made.push(
        svg("use", {
          href: `#${picture}`,
          transform: `matrix(${a / 1000},${b / 1000},${c / 1000},${d / 1000},${e},${f})`,
        }),
      );
  return made;
}

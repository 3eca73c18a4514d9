/** A surface on the page: its layers, its background, and what pointer and keys do to it. */
import type { Art, Surface, Words } from "../wire";
import type { Camera } from "./camera";
import { makeLabel, makePlate, makeScenery, makeStroke, svg } from "./paint";
import { risen } from "./tilted";
import { makeTray } from "./tray";

/** From the background up: plates, pieces, what a choice would bring about, ghosts, and pills with signs. */
export type Sheet = {
  svg: SVGSVGElement;
  plates: SVGGElement;
  layer: SVGGElement;
  shows: SVGGElement;
  ghosts: SVGGElement;
  pills: SVGGElement;
  drawn: string;
  camera: Camera | null; // none: it lies flat
  folded: boolean; // the camera has risen: nothing stands around it
  scale: number; // pixels of a unit, in steps
};

export type Box = [left: number, top: number, width: number, height: number];

/** Shows a part of a surface, or all of it. */
export function crop(sheet: Sheet, surface: Surface, part: Box): void {
  const shown = part.join(" ");
  if (sheet.svg.getAttribute("viewBox") !== shown) sheet.svg.setAttribute("viewBox", shown);
  sheet.svg.classList.toggle("cropped", part[2] < surface.box[0] || part[3] < surface.box[1]);
}

const STEPS = 20; // words are set anew when a surface has grown or shrunk by so much of its size

/** True if the letters on it are of another size now. */
export function measured(sheet: Sheet): boolean {
  const scale = Math.floor((parseFloat(sheet.svg.style.width) / sheet.svg.viewBox.baseVal.width) * STEPS) / STEPS;
  if (!scale || scale === sheet.scale) return false;
  sheet.scale = scale;
  fitLabels(sheet);
  return true;
}

const CLEAR = 11; // pixels of a letter that is read without effort
const NOISE = 7; // smaller ones say nothing: the place is told on request
const GROWN = 1.25; // more, and letters at the edge would run into the board

/** The letters and numbers at the edges are as large as is read, or not there. */
function fitLabels({ plates, scale }: Sheet): void {
  for (const label of plates.querySelectorAll<SVGTextElement>(".label")) {
    const base = Number((label.dataset["size"] ??= label.getAttribute("font-size")!));
    const grown = label.textContent.length < 3 ? Math.min(base * GROWN, Math.max(base, CLEAR / scale)) : base;
    label.setAttribute("font-size", grown.toFixed(1));
    label.style.visibility = grown * scale < NOISE ? "hidden" : "";
  }
}

export function makeSheet(id: string): Sheet {
  const [plates, layer, shows, ghosts, pills] = [svg("g"), svg("g"), svg("g"), svg("g"), svg("g")];
  const made = {
    svg: svg("svg", { role: "group" }),
    plates,
    layer,
    shows,
    ghosts,
    pills,
    drawn: "",
    camera: null,
    folded: false,
    scale: 1,
  };
  made.svg.dataset["surface"] = id;
  made.svg.append(plates, layer, shows, ghosts, pills);
  return made;
}

/** Draws the background if it has changed; true if the surface is now seen by another camera. */
export function lay(
  sheet: Sheet,
  surface: Surface,
  art: Art,
  tell: (words: Words) => string,
  camera: Camera | null = null,
): boolean {
  const eye = JSON.stringify(camera && camera.tilt);
  const { box, plates, scenery, strokes, labels, say } = surface;
  const drawn = JSON.stringify([box, plates, scenery, strokes, labels, say]) + eye;
  const turned = JSON.stringify(sheet.camera && sheet.camera.tilt) !== eye;
  sheet.camera = camera;
  sheet.folded = !!camera && risen(surface);
  if (sheet.drawn !== drawn) {
    sheet.drawn = drawn;
    sheet.svg.setAttribute("aria-label", tell(say));
    if (camera) sheet.plates.replaceChildren(...makeTray(surface, camera, art, tell));
    else
      sheet.plates.replaceChildren(
        ...plates.map((plate) => makePlate(plate, art)),
        ...(scenery ?? []).map((one) => makeScenery(one)),
        ...(strokes ?? []).map((stroke) => makeStroke(stroke, art)),
        ...(labels ?? []).map((label) => makeLabel(label, tell(label[3]), art)),
      );
    fitLabels(sheet);
  }
  const { classList } = sheet.svg;
  classList.remove(...[...classList].filter((name) => name.startsWith("role-")));
  classList.add("surface", `role-${surface.role}`);
  classList.toggle("tilted", !!camera);
  if (surface.seat === undefined) delete sheet.svg.dataset["seat"];
  else sheet.svg.dataset["seat"] = String(surface.seat);
  return turned;
}

const WHEEL = 140; // milliseconds between two turns of the wheel

/** What a board wants to hear from its surfaces. */
export interface Hands {
  click(event: MouseEvent): void;
  key(event: KeyboardEvent): void;
  point(node: SVGGElement | null): void;
  turns(): boolean; // whether there are ghosts to turn
  turn(step: number): void;
}

export function listen({ svg: surface, ghosts }: Sheet, hands: Hands): void {
  let rolled = 0;
  const target = (event: Event) => (event.target as Element).closest<SVGGElement>(".piece");
  const turns = () => ghosts.childElementCount > 0 && hands.turns();
  surface.addEventListener("click", (event) => hands.click(event));
  surface.addEventListener("keydown", (event) => hands.key(event));
  surface.addEventListener("pointerover", (event) => event.pointerType !== "touch" && hands.point(target(event)));
  surface.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && hands.point(null));
  surface.addEventListener("focusin", (event) => hands.point(target(event)));
  surface.addEventListener("focusout", () => hands.point(null));
  surface.addEventListener("contextmenu", (event) => turns() && (event.preventDefault(), hands.turn(1)));
  surface.addEventListener(
    "wheel",
    (event) => {
      if (!turns() || event.ctrlKey) return;
      event.preventDefault();
      if (event.timeStamp - rolled < WHEEL) return;
      rolled = event.timeStamp;
      hands.turn(event.deltaY < 0 ? -1 : 1);
    },
    { passive: false },
  );
}

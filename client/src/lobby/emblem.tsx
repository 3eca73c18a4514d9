/** A game's face in the lobby: the picture `emblem` of its sheet, else a fan of pieces of its most usual size. */
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../api";
import { svg } from "../board/paint";
import { Lantern } from "../parts/icons";
import type { Art } from "../wire";

const FAN = 5;
const SPREAD = 13; // degrees between two pieces

/** Some pieces of the size that most pictures have: tiles of a tile game, cards of a card game. */
function usual(art: Art): string[] {
  const sizes = new Map<string, string[]>();
  for (const [name, [w, h]] of Object.entries(art.sizes)) {
    if (w >= 30 && h >= 30) sizes.set(`${w} ${h}`, [...(sizes.get(`${w} ${h}`) ?? []), name]);
  }
  const most = [...sizes.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return Array.from({ length: Math.min(FAN, most.length) }, (_, at) => most[Math.floor((at * most.length) / FAN)]!);
}

function draw(art: Art): SVGSVGElement {
  const page = document.importNode(
    new DOMParser().parseFromString(art.markup, "image/svg+xml").documentElement,
    true,
  ) as unknown as SVGSVGElement;
  page.removeAttribute("width");
  page.removeAttribute("height");
  const emblem = art.sizes["emblem"];
  if (emblem) {
    page.setAttribute("viewBox", `0 0 ${emblem.join(" ")}`);
    page.append(svg("use", { href: "#emblem" }));
    return page;
  }
  const names = usual(art);
  const [w, h] = art.sizes[names[0] ?? ""] ?? [1, 1];
  page.setAttribute("viewBox", `${-w * 1.9} ${-h * 1.4} ${w * 3.8} ${h * 2.4}`);
  names.forEach((name, at) => {
    const turn = (at - (names.length - 1) / 2) * SPREAD;
    page.append(
      svg("use", { href: `#${name}`, transform: `rotate(${turn},0,${h * 1.6}) translate(${-w / 2},${-h * 0.8})` }),
    );
  });
  return page;
}

export function Emblem({ game }: { game: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void ask<Art>(`/api/art/${game}`).then(
      (art) => {
        if (!place.current || place.current.shadowRoot || !Object.keys(art.sizes).length) return;
        const inside = place.current.attachShadow({ mode: "open" }); // games may give their pictures the same names
        const colours = new CSSStyleSheet();
        colours.replaceSync(`${art.css.replaceAll(":root", ":host")} svg { width: 100%; height: 100%; }`);
        inside.adoptedStyleSheets = [colours];
        inside.append(draw(art));
      },
      () => {},
    );
  }, [game]);
  return (
    <div class="emblem" ref={place} aria-hidden="true">
      <Lantern />
    </div>
  );
}

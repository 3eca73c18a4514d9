/** A game's face in the lobby: the picture `emblem` of its sheet if there is one; else the lantern of the house. */
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../api";
import { Lantern } from "../parts/icons";
import type { Art } from "../wire";

export function Emblem({ game }: { game: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let live = true;
    void ask<Art>(`/api/art/${game}`).then((art) => {
      const size = art.sizes["emblem"];
      const markup = new DOMParser().parseFromString(art.markup, "image/svg+xml");
      const emblem = markup.getElementById("emblem");
      if (!live || !size || !emblem || !place.current) return;
      const svg = document.importNode(markup.documentElement, true);
      svg.removeAttribute("width");
      svg.removeAttribute("height");
      svg.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      use.setAttribute("href", "#emblem");
      svg.append(use);
      place.current.attachShadow({ mode: "open" }).append(svg); // games may give their pictures the same names
    }, () => {});
    return () => void (live = false);
  }, [game]);
  return <div class="emblem" ref={place} aria-hidden="true"><Lantern /></div>;
}

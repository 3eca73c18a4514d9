/** Surfaces in the rooms of the page: several in one room stand side by side or one below the other, none over another. */
import { pack, type Size } from "./packing";

export class Rooms {
  private seen = new Set<HTMLElement>();
  private filled = new WeakMap<HTMLElement, string>(); // the boxes of the surfaces that stand there
  private watch = new ResizeObserver((changes) => {
    for (const { target } of changes) this.fill(target as HTMLElement);
    this.changed();
  });

  private attic = document.createElement("div"); // surfaces that have no room just now

  constructor(private changed: () => void) {
    this.attic.hidden = true;
    document.body.append(this.attic);
  }

  remove(): void {
    this.watch.disconnect();
    this.attic.remove();
  }

  /** Puts surfaces into their rooms, in their order. A room of `null` is nowhere: the surface is out of sight. */
  place(surfaces: Iterable<[SVGSVGElement, HTMLElement | null]>): void {
    const rooms = new Map<HTMLElement, SVGSVGElement[]>();
    for (const [surface, room] of surfaces) {
      if (room) rooms.set(room, [...(rooms.get(room) ?? []), surface]);
      else if (surface.parentElement !== this.attic) this.attic.append(surface);
    }
    const changed = new Set<HTMLElement>(); // what leaves a room does so before the room is filled
    for (const [room, all] of rooms) {
      const there = [...room.children].filter((child) => child.classList.contains("surface"));
      const others = there.length !== all.length || there.some((child, at) => child !== all[at]);
      if (others) (room.append(...all), changed.add(room));
      if (!this.seen.has(room)) (this.seen.add(room), this.watch.observe(room));
    }
    for (const [room, all] of rooms) {
      const boxes = all.map((one) => one.getAttribute("viewBox")).join();
      if (!changed.has(room) && this.filled.get(room) === boxes) continue; // a new size of the room is noticed by itself
      this.filled.set(room, boxes);
      this.fill(room);
    }
    for (const room of this.seen) if (!room.isConnected) (this.seen.delete(room), this.watch.unobserve(room));
  }

  private fill(room: HTMLElement): void {
    const all = [...room.children].filter((child): child is SVGSVGElement => child.classList.contains("surface"));
    const look = getComputedStyle(room);
    const [left, top] = [parseFloat(look.paddingLeft), parseFloat(look.paddingTop)];
    const [w, h] = [room.clientWidth - 2 * left, room.clientHeight - 2 * top];
    if (!all.length || w <= 0 || h <= 0) return;
    const boxes = all.map((one): Size => [one.viewBox.baseVal.width, one.viewBox.baseVal.height]);
    pack(boxes, w, h).forEach(([x, y, scale], at) => {
      const place = { left: left + x, top: top + y, width: boxes[at]![0] * scale, height: boxes[at]![1] * scale };
      for (const [name, value] of Object.entries(place)) all[at]!.style.setProperty(name, `${value.toFixed(2)}px`);
    });
  }
}

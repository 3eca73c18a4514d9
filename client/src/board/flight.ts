/** Motion: pieces fly between surfaces in an overlay, turn over, fade. Everything can be skipped. */
import { liftOf, setPicture, svg } from "./paint";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const STAGGER = 70;
const LONGEST_STAGGER = 420;

const css = (m: DOMMatrix): string => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;

export type Journey = { ghost: SVGGElement; from: DOMMatrix; to: () => DOMMatrix | null; land: () => void };

export class Flights {
  speed = 1;
  private sky = svg("svg", { id: "sky", "aria-hidden": "true" });
  private running = new Set<Animation>();

  constructor() {
    document.body.append(this.sky);
  }

  get busy(): boolean {
    return this.running.size > 0;
  }

  remove(): void {
    this.skip();
    this.sky.remove();
  }

  /** Ends whatever moves, where it would have ended. */
  skip(): void {
    for (const motion of this.running) motion.finish();
  }

  private run(
    node: Element,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    duration: number,
    more: KeyframeAnimationOptions = {},
  ) {
    const motion = node.animate(frames, { duration: duration * this.speed, easing: EASE, fill: "both", ...more });
    this.running.add(motion);
    const done = () => void this.running.delete(motion);
    return motion.finished.then(
      () => (done(), motion),
      () => (done(), motion),
    );
  }

  async fade(node: Element, into: "in" | "out"): Promise<void> {
    const motion = await this.run(node, { opacity: into === "in" ? [0, 1] : [1, 0] }, 150);
    if (into === "out") node.remove();
    else motion.cancel();
  }

  /** Turns a piece over: it shows the other picture when it stands on its edge. */
  async flip(node: SVGGElement, picture: string): Promise<void> {
    const lift = liftOf(node);
    const rising = await this.run(lift, { transform: ["scaleX(1)", "scaleX(.03)"] }, 130, { easing: "ease-in" });
    setPicture(node, picture);
    rising.cancel();
    (await this.run(lift, { transform: ["scaleX(.03)", "scaleX(1)"] }, 170)).cancel();
  }

  /** A copy of a piece in the overlay, standing where the piece stood. */
  lift(node: SVGGElement, from: DOMMatrix): SVGGElement {
    const ghost = node.cloneNode(true) as SVGGElement;
    for (const name of ["tabindex", "role", "aria-label", "data-id", "data-do", "id"]) ghost.removeAttribute(name);
    ghost.classList.add("flying");
    ghost.style.visibility = "";
    ghost.style.removeProperty("--ring");
    ghost.style.removeProperty("--veil");
    ghost.setAttribute("transform", css(from));
    this.sky.append(ghost);
    return ghost;
  }

  /** All reads before any write: a layout per piece would cost more than the flight. */
  fly(journeys: Journey[]): Promise<unknown> {
    const ends = journeys.map((journey) => journey.to());
    const step = Math.min(STAGGER, LONGEST_STAGGER / Math.max(1, journeys.length));
    return Promise.all(journeys.map((journey, at) => this.journey(journey, ends[at]!, at * step)));
  }

  private async journey({ ghost, from: a, land }: Journey, b: DOMMatrix | null, delay: number): Promise<void> {
    const distance = b ? Math.hypot(b.e - a.e, b.f - a.f) : 0;
    if (b && (distance >= 1 || Math.abs(a.a - b.a) > 0.01 || Math.abs(a.b - b.b) > 0.01)) {
      ghost.removeAttribute("transform");
      const turned = Math.abs(a.b) + Math.abs(b.b) > 0.01;
      const grown = 0.53; // half of 1.06: a little nearer to the eye in mid-air
      const rise = Math.min(46, distance * 0.14);
      const middle = new DOMMatrix([
        (a.a + b.a) * grown,
        0,
        (a.c + b.c) * grown,
        (a.d + b.d) * grown,
        (a.e + b.e) / 2,
        (a.f + b.f) / 2 - rise,
      ]);
      const frames = turned ? [css(a), css(b)] : [css(a), css(middle), css(b)];
      await this.run(ghost, { transform: frames }, Math.min(620, 220 + distance * 0.5), { delay: delay * this.speed });
    }
    ghost.remove();
    land();
  }
}

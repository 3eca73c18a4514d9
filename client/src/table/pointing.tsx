/** What a place is and what choosing it brings, in words: while a mouse rests on it, a finger holds it, or after the key I. */
import { useEffect, useState } from "preact/hooks";
import { choicesOf } from "../scene";
import { named } from "../words";
import type { Session } from "./session";

const REST = 600; // milliseconds for a mouse
const HOLD = 350; // and for a finger
const STILL = 8; // pixels that a finger may move meanwhile
const MOST = 3; // choices of one place that are told
const HIGH = 130; // pixels above a piece: enough for what is said about it
const HALF = 160; // of its largest width, with a margin

type Told = { text: string; box: DOMRect };

/** The choices of a place as sentences, each with all that it brings; of what cannot be chosen, what it is. */
function words(session: Session, node: SVGElement): string {
  const { targets = {}, groups = {} } = session.shown.value?.scene.offers ?? {};
  const id = node.dataset["id"] ?? "";
  const group = Object.values(groups).find((one) => one.targets.includes(id)); // one place with several options
  const ids = [id, ...(group?.targets ?? []).filter((other) => other !== id)];
  const own = session.replay.value ? [] : ids.flatMap((one) => (one in targets ? choicesOf(targets[one]!) : []));
  const all = session.sentences();
  const told = own
    .flatMap((choice) => all.filter((one) => one.choice === choice))
    .slice(0, MOST)
    .map((one) => {
      const brings = session.brings(one.choice);
      return brings ? named(session.sentence(one), brings) : session.sentence(one);
    });
  return told.length ? told.join("\n") : (node.getAttribute("aria-label") ?? "");
}

const pieceAt = (event: Event): SVGElement | null =>
  event.target instanceof Element ? event.target.closest<SVGElement>(".table .piece[aria-label]") : null;

export function Tip({ session }: { session: Session }) {
  const [tip, setTip] = useState<Told | null>(null);
  useEffect(() => {
    let timer = 0;
    let [from, held] = [[0, 0] as [number, number], false];
    const hide = () => (clearTimeout(timer), setTip(null));
    const show = (node: SVGElement) => {
      const text = words(session, node);
      if (text && !session.busy.peek() && !session.showing.peek()) setTip({ text, box: node.getBoundingClientRect() });
    };
    const later = (node: SVGElement, wait: number, then = () => {}) => {
      hide();
      timer = setTimeout(() => (then(), show(node)), wait) as unknown as number;
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const node = pieceAt(event);
      if (node) later(node, REST);
      else hide();
    };
    const down = (event: PointerEvent) => {
      hide();
      held = false;
      const node = event.pointerType === "touch" && pieceAt(event);
      from = [event.clientX, event.clientY];
      if (node) later(node, HOLD, () => (held = true));
    };
    const move = ({ clientX, clientY, pointerType }: PointerEvent) =>
      pointerType === "touch" && Math.hypot(clientX - from[0], clientY - from[1]) > STILL && !held && hide();
    const up = ({ pointerType }: PointerEvent) => pointerType === "touch" && !held && hide();
    const click = (event: Event) => {
      if (held) (event.stopPropagation(), event.preventDefault()); // it was read, not chosen
      held = false;
    };
    const key = (event: KeyboardEvent) => {
      const node = event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey && pieceAt(event);
      if (node) show(node);
      else hide();
    };
    const on: [string, (event: never) => void, boolean?][] = [
      ["pointerover", over],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", hide],
      ["click", click, true],
      ["keydown", key],
      ["focusout", hide],
      ["scroll", hide, true],
    ];
    for (const [name, call, early] of on) addEventListener(name, call as EventListener, early);
    return () => {
      clearTimeout(timer);
      for (const [name, call, early] of on) removeEventListener(name, call as EventListener, early);
    };
  }, [session]);
  const now = session.shown.value?.number;
  useEffect(() => setTip(null), [now]);
  if (!tip) return null;
  const { box, text } = tip;
  const above = box.top > HIGH;
  const half = Math.min(HALF, innerWidth / 2);
  const left = Math.max(half, Math.min(innerWidth - half, box.x + box.width / 2));
  return (
    <div
      class={`tip ${above ? "above" : "below"}`}
      role="status"
      style={{ left: `${left}px`, top: `${above ? box.top - 10 : box.bottom + 10}px` }}
    >
      {text}
    </div>
  );
}

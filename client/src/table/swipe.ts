/** A finger that goes sideways turns to the next player or the one before; on a page that was enlarged it moves that. */
import { useRef } from "preact/hooks";

const FAR = 48; // pixels

type Handlers = { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void };

export function useSwipe(step: (by: 1 | -1) => void): Handlers {
  const from = useRef<Touch | null>(null);
  return {
    onTouchStart(event) {
      from.current = event.touches.length === 1 && !pans() ? event.touches[0]! : null;
    },
    onTouchEnd(event) {
      const to = event.changedTouches[0];
      const [x, y] =
        from.current && to ? [to.clientX - from.current.clientX, to.clientY - from.current.clientY] : [0, 0];
      from.current = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}

/** Whether the page is larger than what is seen of it. */
const pans = (): boolean => (visualViewport?.scale ?? 1) > 1.02;

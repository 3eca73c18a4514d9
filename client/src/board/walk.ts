/** Finding choices: the nearest in the direction of an arrow key, the nearest to a point, and the one a finger means. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 2.5; // a step aside counts more than a step ahead

export const middle = (node: Element): [number, number] => {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

export function neighbour(here: Element, all: Iterable<SVGGElement>, key: string): SVGGElement | null {
  const [right, down] = DIRECTIONS[key]!;
  const [x, y] = middle(here);
  let best: SVGGElement | null = null;
  let shortest = Infinity;
  for (const node of all) {
    if (node === here) continue;
    const [nx, ny] = middle(node);
    const ahead = (nx - x) * right + (ny - y) * down;
    const aside = Math.abs((nx - x) * down) + Math.abs((ny - y) * right);
    if (ahead > 2 && ahead + aside * SIDEWAYS < shortest) {
      shortest = ahead + aside * SIDEWAYS;
      best = node;
    }
  }
  return best;
}

export function nearest([x, y]: [number, number], all: Iterable<SVGGElement>): SVGGElement | null {
  let best: SVGGElement | null = null;
  let shortest = Infinity;
  for (const node of all) {
    const [nx, ny] = middle(node);
    const far = Math.hypot(nx - x, ny - y);
    if (far < shortest) [shortest, best] = [far, node];
  }
  return best;
}

const FINGER = 30; // pixels: a choice that is smaller is touched as if it were so large

/** The choice that a finger at a point means, though it has not hit it: small ones reach beyond their pictures. */
export function within(x: number, y: number, all: Iterable<SVGGElement>): SVGGElement | null {
  const reach = [...all].filter((node) => {
    const [box, [mx, my]] = [node.getBoundingClientRect(), middle(node)];
    return Math.abs(x - mx) <= Math.max(FINGER, box.width) / 2 && Math.abs(y - my) <= Math.max(FINGER, box.height) / 2;
  });
  return nearest([x, y], reach);
}

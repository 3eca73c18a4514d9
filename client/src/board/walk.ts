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

const REACH = 26; // pixels beside a choice that still mean it
const LEAD = 8; // by so much the one that is meant is nearer than the next
const LARGE = 44; // what is so large is hit or not

/**
 * The choice that a finger at a point means. What is large is meant where it is hit; of small ones the nearest within
 * reach, and it is not sure if another one is nearly as near.
 */
export function aim(
  x: number,
  y: number,
  all: Iterable<SVGGElement>,
  hit: Element | null,
): { node: SVGGElement; sure: boolean } | null {
  const far = (box: DOMRect) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  const found = [...all].flatMap((node) => {
    const box = node.getBoundingClientRect();
    const beside = Math.hypot(
      Math.max(box.x - x, 0, x - box.x - box.width),
      Math.max(box.y - y, 0, y - box.y - box.height),
    );
    return beside <= REACH ? [{ node, far: far(box), large: Math.min(box.width, box.height) >= LARGE }] : [];
  });
  const own = found.find(({ node }) => node === hit);
  if (own?.large) return { node: own.node, sure: true };
  const [first, second] = found.sort((a, b) => a.far - b.far);
  if (!first || (hit && !own && (first.large || far(hit.getBoundingClientRect()) <= first.far))) return null;
  return { node: first.node, sure: !second || second.far - first.far >= LEAD };
}

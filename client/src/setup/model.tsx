/** A drawing of heights as a small model: blocks, floor by floor, the highest bright with a golden rim. */

const [WIDE, DEEP, ASIDE, UP] = [11, 14, 1.7, 2.8]; // a block, and how much a floor moves it
const FLOORS = ["", "#cdbd93", "#e9dcb8", "#fffaee"];

/** The heights of a drawing; null where it is none. */
export function heights(grid: string): number[][] | null {
  const rows = grid
    .split("\n")
    .filter((row) => !row.trimStart().startsWith("#"))
    .map((row) => row.trimEnd().replace(/^ +/, (blank) => ".".repeat(blank.length)));
  while (rows.length && !rows[0]) rows.shift();
  while (rows.length && !rows.at(-1)) rows.pop();
  if (!rows.some(Boolean) || rows.length > 24 || rows.some((row) => row.length > 32 || /[^.0-3]/.test(row)))
    return null;
  return rows.map((row) => [...row].map((mark) => Number(mark) || 0));
}

export function Model({ grid }: { grid: number[][] }) {
  const columns = Math.max(1, ...grid.map((row) => row.length));
  const [w, h] = [columns * WIDE + 14, grid.length * DEEP + 16];
  const blocks: preact.JSX.Element[] = [];
  for (let floor = 1; floor < FLOORS.length; floor++)
    grid.forEach((row, r) =>
      row.forEach((high, c) => {
        if (high < floor) return;
        const [x, y] = [c * WIDE - floor * ASIDE, r * DEEP - floor * UP];
        const box = { width: WIDE - 0.4, height: DEEP - 0.4, rx: 2 };
        const top = floor === 3;
        blocks.push(
          <g key={`${floor} ${r} ${c}`}>
            <rect x={x + ASIDE} y={y + UP} {...box} fill="#1d4c3c" />
            <rect x={x + ASIDE / 2} y={y + UP / 2} {...box} fill="#b9a478" />
            <rect
              x={x}
              y={y}
              {...box}
              fill={FLOORS[floor]}
              stroke={top ? "#c08a1e" : "#8f7d52"}
              stroke-width={top ? 1 : 0.5}
            />
          </g>,
        );
      }),
    );
  return (
    <svg class="model" viewBox={`${-5 - ASIDE * 2} ${-8 - UP * 2} ${w} ${h}`} aria-hidden="true">
      {blocks}
    </svg>
  );
}

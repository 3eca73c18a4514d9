/** A picture of the game's sheet, as large as it fits. */
import type { Art } from "../wire";

export function Picture({
  art,
  name,
  size,
  seat,
  turn,
  text,
}: {
  art: Art | null;
  name: string;
  size: number;
  seat?: number | undefined;
  turn?: number | undefined;
  text?: string | undefined; // a sign written on it
}) {
  const [w, h] = art?.sizes[name] ?? [40, 40];
  const scale = size / Math.max(w, h);
  return (
    <svg
      class="picture"
      width={w * scale}
      height={h * scale}
      viewBox={`0 0 ${w} ${h}`}
      data-seat={seat}
      style={turn ? { rotate: `${turn}deg` } : {}}
      aria-hidden="true"
    >
      <use href={`#${name}`} />
      {text && (
        <text class="sign" x={w / 2} y={h / 2 + h * 0.27} font-size={h * 0.76}>
          {text}
        </text>
      )}
    </svg>
  );
}

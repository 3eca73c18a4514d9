/** Small own pictures: the players' shapes, the lantern, signs on buttons. */

const SHAPES = [
  "M12 2.6a9.4 9.4 0 1 0 .01 0Z",
  "M6.4 3.4h11.2a3 3 0 0 1 3 3v11.2a3 3 0 0 1-3 3H6.4a3 3 0 0 1-3-3V6.4a3 3 0 0 1 3-3Z",
  "M12 2.6L21.8 20.2H2.2Z",
  "M12 1.4L22.6 12L12 22.6L1.4 12Z",
];

/** A player's mark: its shape says who, also without its colour. */
export const Mark = ({ seat }: { seat: number }) =>
  seat < 0 ? (
    <span class="mark none" aria-hidden="true" />
  ) : (
    <svg class="mark" data-seat={seat} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );

const SIGNS = {
  lantern:
    "M12 2v2.5M7.5 5.3h9l2.3 3.8-2.3 6.2h-9L5.2 9.1ZM10.2 5.3c-1.9 3-1.9 7 0 10M13.8 5.3c1.9 3 1.9 7 0 10M9.4 17.8h5.2M12 15.4v6",
  settings: "M4 7h9M17.5 7H20M4 17h2.5M11 17h9M15.2 4.6a2.4 2.4 0 1 0 .01 0ZM8.8 14.6a2.4 2.4 0 1 0 .01 0Z",
  help: "M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.6M12 17.6v.2",
  list: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1",
  menu: "M4 7h16M4 12h16M4 17h16",
  invite: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 7.5V12l3 2",
  first: "M7 6v12M18 6l-8 6 8 6Z",
  back: "M15.5 5.5L8 12l7.5 6.5",
  on: "M8.5 5.5L16 12l-7.5 6.5",
  last: "M17 6v12M6 6l8 6-8 6Z",
  play: "M8 5.5v13l10-6.5Z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  close: "M6 6l12 12M18 6L6 18",
  bulb: "M9.5 17.5h5M10.5 20.5h3M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
  sun: "M12 8a4 4 0 1 0 .01 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  layers: "M12 3.5L21 8.5L12 13.5L3 8.5ZM3.5 12.5L12 17L20.5 12.5M3.5 16.5L12 21L20.5 16.5",
  turn: "M18.5 8.5A7.6 7.6 0 1 0 19.6 13M19.5 4.5V9.3H14.7",
  tick: "M4.5 12.5L10 18L19.5 6.5",
  file: "M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 13h6M9 16.5h6",
  info: "M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 11v5.2M12 7.6v.2",
  swap: "M5 9h13l-3.500-3.500M19 15H6l3.500 3.500",
  people: "M8 12a3.500 3.500 0 1 0-.01 0M2 21c0-5 3-7 6-7s6 2 6 7M16 12a3 3 0 1 0-.01 0M16 14c3 0 6 2 6 6",
  way: "M12 21V10M12 10L6.500 4.500M12 10l5.500-5.500M4 8V4h4M20 8V4h-4",
  castle: "M3 21V9h4V5h3v4h4V5h3v4h4v12ZM10 21v-5h4v5",
  cards: "M4 6l9-3 5 15-9 3ZM14 6h6v15h-8",
  map: "M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2ZM9 3v16M15 5v16",
  house: "M4 11l8-7 8 7v9H4ZM10 20v-6h4v6",
  pen: "M4 20l4-1L20 7l-3-3L5 16ZM14 7l3 3",
  undo: "M9 6L4.5 10.5L9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
};
export type Sign = keyof typeof SIGNS;

export const Icon = ({ sign }: { sign: Sign }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[sign]} />
  </svg>
);

export const Lantern = () => (
  <svg class="lantern" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS.lantern} />
  </svg>
);

export function IconButton({ sign, label, press, on }: { sign: Sign; label: string; press: () => void; on?: boolean }) {
  return (
    <button
      type="button"
      class={`square sign-${sign}`}
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={press}
    >
      <Icon sign={sign} />
    </button>
  );
}

/** The signs of what is laid over the board; it stands beside the board, where it hides nothing. */
import { Picture } from "../parts/picture";
import { say } from "../words";
import type { Session } from "./session";

export function Legend({ session }: { session: Session }) {
  const { legend = [] } = session.shown.value!.scene;
  if (!legend.length) return null;
  return (
    <ul class="legend" aria-label={say("overlay-legend")}>
      {legend.map(([art, ...words]) => (
        <li key={words[0]}>
          <Picture art={session.art.value} name={art} size={24} />
          {session.say(words)}
        </li>
      ))}
    </ul>
  );
}

/** The focus is never lost: when what had it is gone, the next choice gets it; while others decide, the prompt keeps it. */
import type { Board } from "../board/board";
import { nextOverlay } from "./overlay";
import type { Session } from "./session";
import { storyNow, tellAgain } from "./story";

export function keepFocus(session: Session, board: Board): () => void {
  let last: [number, number] | null = null; // where the focus was on the board
  let byKeys = false; // a person at the keyboard waits for his turn
  const down = () => void (byKeys = false);
  const key = (event: KeyboardEvent) => {
    byKeys = true;
    const here = document.activeElement;
    if (here?.closest(".piece")) last = board.where(here);
    shortcut(event, session, board);
  };
  addEventListener("pointerdown", down, true);
  addEventListener("keydown", key, true);
  session.onTurn = () => {
    const here = document.activeElement;
    const covered = here?.closest(".piece.covered");
    const lost =
      !here ||
      here === document.body ||
      !here.isConnected ||
      covered ||
      here.closest(".piece:not([data-do]):not([data-instead]):not([data-try])");
    const parked = here?.classList.contains("prompt");
    if (document.querySelector("dialog[open]") || !(lost || parked) || !byKeys) return;
    if (session.mayAct.value && board.focus(last)) return;
    const buttons = ".bar .buttons button:not(.tell), .bubble .tools .main";
    const button = session.replay.value ? null : document.querySelector<HTMLElement>(buttons);
    (button ?? document.querySelector<HTMLElement>(".bar .prompt"))?.focus();
  };
  return () => {
    removeEventListener("pointerdown", down, true);
    removeEventListener("keydown", key, true);
  };
}

/** U takes back, B goes to the board, S tells again what the others did, R turns, O lays something over the board. Never while somebody types. */
function shortcut(event: KeyboardEvent, session: Session, board: Board): void {
  const typing = (event.target as Element).closest?.("input, select, textarea, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "u" && !session.replay.value)
    session.undo(document.querySelector(".undo")?.getBoundingClientRect() ?? null);
  else if (event.key === "b") board.focus(null);
  else if (event.key === "s" && storyNow(session).length) tellAgain(session, storyNow(session));
  else if (event.key.toLowerCase() === "r" && session.tries.value.length) session.turn(event.shiftKey ? -1 : 1);
  else if (event.key === "o" && session.shown.value?.scene.overlays)
    session.lay(nextOverlay(session.shown.value.scene, session.overlay));
  else if (event.key === "Enter" && session.tries.value.length && event.target === document.body) session.confirm();
  else if (session.replay.value && event.key === "Escape") session.leaveReplay();
}

/** One sentence that comes and goes: why something is not possible, what a card does, what went wrong. */
import { useEffect } from "preact/hooks";
import { AboutCard } from "../table/help";
import { Linked } from "../table/judge";
import type { Session } from "../table/session";
import { voice } from "../words";

const READING = 55; // milliseconds per letter
const LOW = 130; // pixels above a piece: enough for what is said about it

export function Toast({ session }: { session: Session }) {
  const notice = session.notice.value;
  useEffect(() => {
    if (!notice) return;
    const close = () => void (session.notice.value = null);
    const timer = setTimeout(close, Math.max(2600, notice.text.length * READING));
    const escape = (event: KeyboardEvent) => event.key === "Escape" && close();
    addEventListener("keydown", escape);
    return () => (clearTimeout(timer), removeEventListener("keydown", escape));
  }, [notice?.id]);
  if (!notice) return <div class="toast-room" role="alert" />;
  const { at } = notice;
  const high = at ? at.top > LOW : true;
  const half = Math.min(notice.kind === "why" || notice.text.includes("\n") ? 178 : 138, innerWidth / 2); // of its width, with a margin
  const place = at
    ? {
        left: `${Math.max(half, Math.min(innerWidth - half, at.x + at.width / 2))}px`,
        top: `${high ? at.top - 8 : at.bottom + 8}px`,
      }
    : {};
  return (
    <div class="toast-room" role="alert">
      <div
        key={notice.id}
        popover="manual"
        ref={(node) => void (node?.isConnected && !node.matches(":popover-open") && node.showPopover())}
        class={`toast ${notice.kind} ${at ? (high ? "above" : "below") : "middle"}${notice.text.includes("\n") ? " lines" : ""}`}
        style={place}
        onClick={() => (session.notice.value = null)}
      >
        <Linked session={session} text={notice.text} />
        {notice.page && (
          <p>
            <AboutCard session={session} page={voice.value.pages.find(({ name }) => name === notice.page)} />
          </p>
        )}
      </div>
    </div>
  );
}

/** A sheet over the page: the browser's own dialog, which keeps the focus inside and gives it back afterwards. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../words";
import { Icon } from "./icons";

export function Sheet({
  title,
  close,
  children,
  wide,
  drawer,
  card,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
  wide?: boolean;
  drawer?: boolean;
  card?: boolean; // comes from below on a phone
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const shown = dialog.current!;
    shown.showModal();
    return () => {
      shown.close();
      before?.focus?.();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet${wide ? " wide" : ""}${drawer ? " drawer" : ""}${card ? " card-sheet" : ""}`}
      aria-label={title}
      onCancel={(event) => (event.preventDefault(), close())}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="square" aria-label={say("button-close")} onClick={close}>
            <Icon sign="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

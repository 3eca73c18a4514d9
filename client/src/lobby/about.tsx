/** Who made this, with what, and what it is not. */
import { useEffect, useState } from "preact/hooks";
import { ask } from "../api";
import { say } from "../words";
import type { About } from "../wire";

export function AboutPage() {
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => void ask<About>("/api/about").then(setAbout, () => {}), []);
  return (
    <main class="page about">
      <h1>{say("about")}</h1>
      <p class="lead">{say("about-independent")}</p>
      <p>{say("about-own-work")}</p>
      {about && (
        <>
          <p class="muted">{about.name} {about.version} · {about.licence}</p>
          <h2>{say("about-parts")}</h2>
          <ul class="parts">{about.parts.map((part) => <li key={part.name}>{part.address ? <a href={part.address} target="_blank" rel="noreferrer">{part.name}</a> : part.name} <small>{part.licence}</small></li>)}</ul>
        </>
      )}
      <p><a class="button" href="/">{say("to-the-lobby")}</a></p>
    </main>
  );
}

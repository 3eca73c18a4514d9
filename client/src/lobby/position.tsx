/** A link that carries a position, `/from/<game>#<position>`: what it is, and a match that goes on from there. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { gameOf, usualBot } from "../house";
import { settings } from "../keep";
import { Icon } from "../parts/icons";
import { say } from "../words";
import type { PositionFound, SeatPlan } from "../wire";
import { open } from "./lobby";

const why = (error: unknown): string => (error instanceof Refused ? error.message : String(error));

/** What the address carries; a copied `%` that stands for itself is left as it is. */
function carried(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function PositionPage({ game: name }: { game: string }) {
  const [found, setFound] = useState<PositionFound | null>(null);
  const [problem, setProblem] = useState("");
  const [position] = useState(carried);
  useEffect(
    () =>
      void ask<PositionFound>("/api/positions", { game: name, position }).then(setFound, (error: unknown) =>
        setProblem(why(error)),
      ),
    [name, position],
  );
  const game = gameOf(name);
  const bot = game && usualBot(game.bots);
  const play = (computers: boolean) => {
    const mine = Math.max(0, found!.to_act);
    const seats = Array.from({ length: found!.seats }, (_, seat): SeatPlan => {
      if (seat !== mine && computers) return { kind: "computer", bot: bot ?? "" };
      return { kind: "person", name: seat === mine ? settings.value.name || say("guest") : "" };
    });
    void open({ game: name, seats, position, listed: false, hints: true }).catch((error: unknown) =>
      setProblem(why(error)),
    );
  };
  return (
    <main class="page about">
      <h1>{game?.title ?? name}</h1>
      <h2>{say("position-title")}</h2>
      {found && (
        <p class="lead">
          {say("position-about", { seats: found.seats, turn: found.turn, scores: found.scores.join(" : ") })}
        </p>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {found && found.to_act >= -1 && (
        <div class="row">
          {(bot || found.seats === 1) && (
            <button type="button" class="main" onClick={() => play(true)}>
              <Icon sign="play" />
              {say("position-play")}
            </button>
          )}
          {found.seats > 1 && (
            <button type="button" onClick={() => play(false)}>
              {say("position-play-all")}
            </button>
          )}
        </div>
      )}
      <p>
        <a class="button" href="/">
          {say("to-the-lobby")}
        </a>
      </p>
    </main>
  );
}

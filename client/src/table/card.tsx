/** A card to be read: what it does, whether it can be used now, and how this table reads its rules. It is used from here. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import { Picture } from "../parts/picture";
import { Sheet } from "../parts/sheet";
import { choicesOf } from "../scene";
import type { Piece } from "../wire";
import { say, upper, voice } from "../words";
import { rulingsOf } from "./judge";
import type { Session } from "./session";

export function CardSheet({ session }: { session: Session }) {
  const card = session.card.value;
  return card ? <Card key={card.id} session={session} {...card} /> : null;
}

function Card({ session, id, piece }: NonNullable<Session["card"]["value"]> & { session: Session }) {
  const { offers, pieces } = session.shown.value!.scene;
  const target = session.mayAct.value ? offers.targets?.[id] : undefined;
  const choices = target === undefined ? [] : choicesOf(target);
  const [why, tell] = useState("");
  useEffect(() => {
    if (target !== undefined || !session.mayAct.value) return;
    session.wonder(id, (_, words) => words && tell(session.say(words, piece.say?.[1])));
  }, [id]);
  const close = () => void (session.card.value = null);
  const page = voice.value.pageOf(piece);
  const rulings = page ? rulingsOf(page) : [];
  const sentences = new Map(session.sentences().map((one) => [one.choice, one]));
  const beside = new Map((offers.buttons ?? []).map(([choice, , words]) => [choice, words]));
  const others = Object.entries(pieces).filter(([, one]) => one.tells && one.on === piece.on && one.say);
  const here = others.findIndex(([key]) => key === id);
  const held = (piece.holds ?? []).flatMap((key): [string, Piece][] => (pieces[key] ? [[key, pieces[key]]] : []));
  const go = (step: number) => {
    const [key, next] = others[(here + step + others.length) % others.length]!;
    session.card.value = { id: key, piece: next };
  };
  return (
    <Sheet title={piece.say ? upper(session.say(piece.say)) : ""} close={close} card>
      {piece.tells && (
        <div class="card-read">
          <Picture art={session.art.value} name={piece.art} size={132} seat={piece.seat} />
          <p class="effect">{say(piece.tells)}</p>
        </div>
      )}
      {held.length > 0 && <Held session={session} held={held} />}
      {choices.length > 0 && (
        <p class="fact yes">
          <Icon sign="tick" />
          {say("card-now")}
        </p>
      )}
      {why && (
        <p class="fact">
          <Icon sign="close" />
          {why}
        </p>
      )}
      {rulings.length > 0 && (
        <div class="fact">
          <Icon sign="file" />
          <div>
            <b>{say("rules-rulings")}</b>
            {rulings.map((ruling) => (
              <small key={ruling}>{say(ruling)}</small>
            ))}
          </div>
        </div>
      )}
      <div class="row end">
        {page && (
          <button type="button" class="about-card" onClick={() => (close(), session.lookUp(page.name))}>
            {say("about-card")}
          </button>
        )}
        {others.length > 1 && (
          <button type="button" class="quiet next" onClick={() => go(1)}>
            {say("card-next")}
            <small>
              {here + 1} / {others.length}
            </small>
          </button>
        )}
        {choices.map((choice, at) => (
          <button
            key={choice}
            type="button"
            class={at ? "plain" : "main"}
            data-choice={choice}
            ref={at ? undefined : (node) => node?.focus()}
            onClick={() => session.choose(choice)}
          >
            {beside.has(choice)
              ? session.say(beside.get(choice)!)
              : sentences.get(choice)
                ? session.short(sentences.get(choice)!)
                : choice}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** What lies in a stack or belongs to a card, each with its picture; what can be chosen is chosen here. */
function Held({ session, held }: { session: Session; held: [string, Piece][] }) {
  const { targets = {} } = session.shown.value!.scene.offers;
  return (
    <ul class="held">
      {held.map(([key, { art, seat, say: words, text }]) => {
        const choices = session.mayAct.value && key in targets ? choicesOf(targets[key]!) : [];
        return (
          <li key={key}>
            <Picture art={session.art.value} name={art} size={34} seat={seat} text={text} />
            <span>{words && upper(session.say(words))}</span>
            {choices.map((choice) => (
              <button key={choice} type="button" class="plain" onClick={() => session.choose(choice)}>
                {say("button-confirm")}
              </button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** A lesson: the table as it is, and the guide beside it. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { go, house } from "../house";
import { TablePage } from "../table/table";
import { say } from "../words";
import type { CourseInfo } from "../wire";
import { Bubble } from "./bubble";
import { useCourses } from "./courses";
import { Desk, type Where } from "./desk";
import { playAfter } from "./guided";
import { nod } from "./point";

const PATIENCE = 12_000; // milliseconds without a choice, after which the guide points
const STUCK = 3; // wrong tries, after which being shown is what is offered first

export function LessonPage({ path }: { path: RegExpExecArray }) {
  const [, game, course, lesson, free] = path as unknown as string[];
  const desk = useMemo(() => {
    const made = new Desk({ game: game!, course: course!, lesson: lesson! }, !!free);
    made.home = () => go("/learn");
    made.guide = () => <Guide desk={made} />;
    return made;
  }, [game, course, lesson, free]);
  return house.value ? <TablePage id="lesson" made={desk} /> : null;
}

function nextIn(course: CourseInfo | undefined, { where }: Desk): { href: string; title: string } | null {
  const next = course?.lessons[numberOf(course, where)];
  return next ? { href: `/learn/${where.game}/${where.course}/${next.name}`, title: next.title } : null;
}

/** The place of the lesson in its course, from 1 on. */
const numberOf = (course: CourseInfo, { lesson }: Where): number =>
  course.lessons.findIndex(({ name }) => name === lesson) + 1;

function Guide({ desk }: { desk: Desk }) {
  const view = desk.view.value;
  const heard = desk.heard.value;
  const courses = useCourses();
  const [starting, start] = useState(false);
  const asks = !!view && !view.done && !desk.free && view.mood !== "missed" && !desk.busy.value;
  const show = () => {
    if (!view || view.done) return;
    desk.pointed.value += 1;
    if (desk.pointed.value > 1 && view.way >= 0) desk.choose(view.way, true);
    else nod(view.point.length ? view.point : [view.way]);
  };
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(() => nod(view.point), PATIENCE);
    return () => clearTimeout(timer);
  }, [view, asks]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest?.("input, select, textarea, dialog");
      if (event.key === "h" && asks && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) show();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  if (!view) return null;
  const course = courses?.find(({ game, name }) => game === desk.where.game && name === desk.where.course);
  const next = nextIn(course, desk);
  const title = course ? `${numberOf(course, desk.where)}. ${view.title}` : view.title;
  const own = `/learn/${desk.where.game}/${desk.where.course}/${desk.where.lesson}`;
  const missed = view.mood === "missed";
  const over = desk.free && view.scene.seats.some(({ place }) => place !== undefined);
  const stuck = desk.misses.value >= STUCK;
  const dots = {
    at: view.step,
    of: view.of,
    label: say("learn-step", { step: Math.min(view.step + 1, view.of), of: view.of }),
  };
  return (
    <Bubble
      mood={view.done ? "done" : (heard?.mood ?? view.mood)}
      answer={heard?.text ?? ""}
      text={view.done || missed ? "" : over ? say("learn-over") : view.say}
      title={title}
      tries={desk.misses.value}
      {...(desk.free ? {} : { dots })}
    >
      {view.done && view.gain > 0 && (
        <span class="gained" aria-hidden="true">
          +{view.gain}
        </span>
      )}
      {view.done && next && (
        <a class="button main" href={next.href}>
          {say("learn-next", { title: next.title })}
        </a>
      )}
      {view.done && !next && course && (
        <button type="button" class="main" disabled={starting} onClick={() => (start(true), void playAfter(course))}>
          {say("learn-match")}
        </button>
      )}
      {missed && (
        <button type="button" class="main" onClick={() => void desk.back()}>
          {say("learn-back")}
        </button>
      )}
      {asks && (
        <button type="button" class={stuck ? "main" : "plain"} onClick={show}>
          {say(desk.pointed.value ? "learn-show.do" : "learn-show")}
        </button>
      )}
      {(view.done || desk.free || missed) && (
        <button type="button" class="quiet" onClick={() => void desk.restart()}>
          {say("learn-again")}
        </button>
      )}
      {view.done && !desk.free && (
        <a class="button quiet" href={`${own}/free`}>
          {say("learn-free")}
        </a>
      )}
      {desk.free && (
        <a class="button quiet" href={next?.href ?? "/learn"}>
          {next ? say("learn-next", { title: next.title }) : say("learn")}
        </a>
      )}
    </Bubble>
  );
}

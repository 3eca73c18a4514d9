/** All courses, with what this device has done of them. */
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { ask } from "../api";
import { gameOf, house } from "../house";
import { Emblem } from "../lobby/emblem";
import { Icon } from "../parts/icons";
import { say } from "../words";
import type { CourseInfo, Courses } from "../wire";
import { playAfter } from "./guided";
import { isDone, lessonKey, lineOf } from "./progress";

const found = signal<{ language: string; courses: CourseInfo[] } | null>(null);

/** The courses in the language of the page; null until they are here. */
export function useCourses(): CourseInfo[] | null {
  const language = house.value?.language ?? "";
  useEffect(() => {
    if (found.value?.language === language) return;
    void ask<Courses>(`/api/lessons?language=${encodeURIComponent(language)}`).then(
      ({ courses }) => (found.value = { language, courses }),
      () => {},
    );
  }, [language]);
  return found.value?.language === language ? found.value.courses : null;
}

export const hrefOf = ({ game, name }: CourseInfo, lesson: string): string => `/learn/${game}/${name}/${lesson}`;

/** The lesson to go on with: the first that is not done. */
export const nextIn = (course: CourseInfo) =>
  course.lessons.find(({ name }) => !isDone(lessonKey(course.game, course.name, name)));

function Course({ course }: { course: CourseInfo }) {
  const keys = course.lessons.map(({ name }) => lessonKey(course.game, course.name, name));
  const done = keys.filter(isDone).length;
  const next = nextIn(course);
  const [starting, start] = useState(false);
  return (
    <section class="course card" aria-labelledby={`course-${course.game}-${course.name}`}>
      <header>
        <Emblem game={course.game} />
        <p class="muted">{gameOf(course.game)?.title ?? course.game}</p>
        <h2 id={`course-${course.game}-${course.name}`}>{course.title}</h2>
        <p>{course.about}</p>
        <p class="progress">
          <progress max={keys.length} value={done} aria-hidden="true" />
          <span>{say("learn-progress", { done, count: keys.length })}</span>
        </p>
        {next && (
          <a class="button main" href={hrefOf(course, next.name)}>
            {done ? say("learn-go-on") : say("learn-begin")}
          </a>
        )}
        {!next && (
          <button type="button" class="main" disabled={starting} onClick={() => (start(true), void playAfter(course))}>
            {say("learn-match")}
          </button>
        )}
      </header>
      <ol>
        {course.lessons.map(({ name, title, about }, at) => {
          const key = keys[at]!;
          return (
            <li key={name}>
              <a href={hrefOf(course, name)} data-state={isDone(key) ? "done" : lineOf(key).length ? "begun" : "new"}>
                <span class="number" aria-hidden="true">
                  {isDone(key) ? <Icon sign="tick" /> : at + 1}
                </span>
                <span class="what">
                  <b>{title}</b>
                  <small>{about}</small>
                </span>
                {isDone(key) ? (
                  <span class="unseen">{say("learn-done")}</span>
                ) : (
                  lineOf(key).length > 0 && <small class="begun">{say("learn-begun")}</small>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function CoursesPage() {
  const courses = useCourses();
  const [failed, fail] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => fail(!found.value), 8000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="page learn">
      <h1>{say("learn")}</h1>
      <p class="lead">{say("learn-about")}</p>
      {courses?.map((course) => (
        <Course key={`${course.game}/${course.name}`} course={course} />
      ))}
      {!courses && <p class="muted">{failed ? say("table-offline") : "…"}</p>}
    </main>
  );
}

/** The places of the house: in the head of the page, on a phone at its foot. */
import { path } from "../house";
import { say } from "../words";

const PLACES = [
  ["/", "place-home", "M4 11.500L12 4.500L20 11.500M6.500 10V19.500H17.500V10"],
  ["/play", "place-play", "M8 5.500v13l10-6.500Z"],
  [
    "/learn",
    "learn",
    "M4 6.500L12 3.500L20 6.500L12 9.500ZM7 8.500V14.500C9.500 17 14.500 17 17 14.500V8.500M20 6.500V13",
  ],
] as const;

export function Places() {
  return (
    <nav class="places-of-the-house" aria-label={say("places")}>
      {PLACES.map(([href, key, drawn]) => (
        <a key={href} href={href} aria-current={path.value === href ? "page" : undefined}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawn} />
          </svg>
          <span>{say(key)}</span>
        </a>
      ))}
    </nav>
  );
}

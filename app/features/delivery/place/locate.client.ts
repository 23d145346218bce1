import * as marks from "~/lib/marks";

const wait = 10_000;
/**
 * rounds to 4 decimals of a degree, about ten metres: exact enough to find a store, and more
 * private
 */
const rounded = (degrees: number) => degrees.toFixed(4);

/** Requests the browser's position and opens the page for it; shows an error otherwise (§8). */
export function locate(box: HTMLElement): void {
  const say = (problem: string | null) => {
    const text = document.createElement("p");
    text.className = "notice notice-error";
    text.textContent = problem;
    box.querySelector("[role=alert]")?.replaceChildren(...(problem ? [text] : []));
  };
  say(null);
  if (!("geolocation" in navigator)) return say(box.getAttribute(marks.failed));
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const to = new URL(box.getAttribute(marks.locate) ?? "", location.href);
      to.searchParams.set("lat", rounded(coords.latitude));
      to.searchParams.set("lng", rounded(coords.longitude));
      location.assign(to);
    },
    ({ code, PERMISSION_DENIED }) =>
      say(box.getAttribute(code === PERMISSION_DENIED ? marks.denied : marks.failed)),
    { timeout: wait, maximumAge: 60_000 },
  );
}

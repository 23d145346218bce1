import * as marks from "~/lib/marks";

const wait = 10_000;
/** decimals of a degree, some ten metres: enough to find a store, and no more of where the shopper is */
const rounded = (degrees: number) => degrees.toFixed(4);

/** Asks the browser where it is and goes to the page that is for that place; says what went wrong otherwise (§8). */
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

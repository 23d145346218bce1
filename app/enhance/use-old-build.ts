import { useEffect } from "react";

/** A page that is younger than this is as new as the shop, milliseconds. */
const youngMs = 60_000;

const letThrough = (event: SubmitEvent) => event.stopImmediatePropagation();

/**
 * Lets a page that stays open find out that the shop has been deployed anew (old-build.ts). That piece is fetched only when the page is a minute
 * old; where it is not there any more, the page is old, and its forms go out as the browser sends them.
 */
export function useOldBuild() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import("./old-build").then(
        ({ sendNativelyWhenOld }) => (stop = sendNativelyWhenOld(window.__remixManifest.version)),
        () => window.addEventListener("submit", letThrough, true),
      );
    }, youngMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("submit", letThrough, true);
      stop?.();
    };
  }, []);
}

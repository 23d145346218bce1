import { useEffect } from "react";

/** A page younger than this is taken to be of the current build, milliseconds. */
const youngMs = 60_000;

const letThrough = (event: SubmitEvent) => event.stopImmediatePropagation();

/**
 * Lets a page that stays open find out that the shop has been deployed anew (old-build.ts). That module is fetched only when the page is a
 * minute old; when it no longer exists, the page is old, and its forms are sent by the browser itself.
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

import { createPath, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** A piece of the next page that has not come by then does not come (§2.1), milliseconds. */
const patienceMs = 120_000;

/** Lets the browser itself go where a script has been on its way for two minutes: that needs none of the pieces. */
export function useStuckNavigation() {
  const { state, location } = useNavigation();
  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => window.location.assign(createPath(location)), patienceMs);
    return () => clearTimeout(timer);
  }, [state, location]);
}

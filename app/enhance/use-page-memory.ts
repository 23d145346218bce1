import { useFetchers, useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isMemorable, keepPage, pageMemory } from "./page-memory";

const isRemembered = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "remembered" in handle && handle.remembered === true;

/**
 * Keeps the page memory up to date: stores the page that came as a document, and clears everything as soon as a request other than GET is
 * sent. `scope` says which prices are shown.
 */
export function usePageMemory(scope: string) {
  const [first] = useState(useMatches().at(-1));
  const changes = [useNavigation(), ...useFetchers()];
  const changing = changes.some(
    ({ state, formMethod }) => state === "submitting" && formMethod !== undefined && formMethod !== "GET",
  );
  useEffect(() => pageMemory.setScope(scope), [scope]);
  useEffect(() => {
    if (changing) pageMemory.forget();
  }, [changing]);
  useEffect(() => {
    const url = new URL(window.location.href);
    if (isRemembered(first?.handle) && isMemorable(url)) keepPage(pageMemory.begin(url), first?.data);
  }, [first]);
}

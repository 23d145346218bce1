import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { pageMemory } from "./page-memory";
import { useOldBuild } from "./use-old-build";

/**
 * Runs once our own script has taken over the page. It sets a cookie for the next document (which may then stream its late parts, decision
 * 3) and `data-script` for styles and tests. A page restored from the back/forward cache loads its data again, so that it shows the current
 * state.
 */
export function useScriptProof() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `js=1; path=/; max-age=31536000; samesite=lax${secure}`;
    document.documentElement.dataset.script = "on";
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      pageMemory.forget();
      revalidate();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [revalidate]);
  useOldBuild();
}

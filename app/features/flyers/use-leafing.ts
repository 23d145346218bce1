import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Path } from "~/lib/path";
import { isModified } from "~/ui/plain-click";

const typing = "input, select, textarea, [contenteditable], dialog";
const swipe = 48;

/** Turns pages by arrow keys and by swipe, to the same addresses as the links. The next picture is fetched in advance. */
export function useLeafing(
  previous: Path | undefined,
  next: Path | undefined,
  nextPicture: string | undefined,
) {
  const sheet = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  // set while rendering: a shopper may press the next key before effects have run
  const around = useRef({ previous, next });
  around.current = { previous, next };

  useEffect(() => {
    if (nextPicture) new Image().src = nextPicture;
  }, [nextPicture]);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const listen = new AbortController();
    const { signal } = listen;
    const go = (where: "previous" | "next") => {
      const to = around.current[where];
      if (to) navigate(to, { preventScrollReset: true });
    };
    let from: Touch | undefined;

    document.addEventListener(
      "keydown",
      (event) => {
        const { target, key } = event;
        const elsewhere = target instanceof Element && target !== document.body && !element.contains(target);
        if (elsewhere || isModified(event)) return;
        if (target instanceof Element && target.closest(typing)) return;
        if (key === "ArrowLeft") go("previous");
        if (key === "ArrowRight") go("next");
      },
      { signal },
    );
    element.addEventListener(
      "touchstart",
      ({ touches }) => {
        from = touches.length === 1 ? touches[0] : undefined;
      },
      { signal, passive: true },
    );
    element.addEventListener(
      "touchend",
      ({ changedTouches }) => {
        const to = changedTouches[0];
        // in a page zoomed by two fingers a swipe moves the view and does not turn the page
        if (!from || !to || (window.visualViewport?.scale ?? 1) > 1.05) return;
        const across = to.clientX - from.clientX;
        if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(to.clientY - from.clientY))
          go(across < 0 ? "next" : "previous");
        from = undefined;
      },
      { signal, passive: true },
    );
    return () => listen.abort();
  }, [navigate]);

  return sheet;
}

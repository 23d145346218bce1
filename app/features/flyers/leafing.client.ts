import { goInPlace } from "~/enhance/page";
import * as marks from "~/lib/marks";

/** Elements that use the arrow keys themselves. */
const ownKeys = "input, select, textarea, [contenteditable], dialog";
/** Min distance of a swipe that turns a page, in pixels. */
const swipe = 48;

/**
 * Turns pages by arrow keys and by swipe, to the same addresses as the links. The next picture is
 * prefetched.
 */
export function startLeafing(): void {
  const sheet = document.querySelector<HTMLElement>(`[${marks.leaf}]`);
  if (!sheet) return;
  const fetchNext = () => {
    const next = sheet.getAttribute(marks.leaf);
    if (next) new Image().src = next;
  };
  // two quick presses turn two pages: only a loaded page has the link to the next
  let turned = Promise.resolve();
  const turn = async (rel: "prev" | "next") => {
    const link = sheet.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`);
    if (!link) return;
    await goInPlace(link.pathname + link.search);
    fetchNext();
  };
  const go = (rel: "prev" | "next") => (turned = turned.then(() => turn(rel)));
  fetchNext();

  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    const elsewhere = target instanceof Element && target !== document.body && !sheet.contains(target);
    if (elsewhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target instanceof Element && target.closest(ownKeys)) return;
    if (key === "ArrowLeft") void go("prev");
    if (key === "ArrowRight") void go("next");
  });

  let from: Touch | undefined;
  sheet.addEventListener(
    "touchstart",
    ({ touches }) => {
      from = touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  sheet.addEventListener(
    "touchend",
    ({ changedTouches }) => {
      const to = changedTouches[0];
      // a page magnified by pinch is panned, not turned
      if (!from || !to || (visualViewport?.scale ?? 1) > 1.05) return;
      const across = to.clientX - from.clientX;
      if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(to.clientY - from.clientY))
        void go(across < 0 ? "next" : "prev");
      from = undefined;
    },
    { passive: true },
  );
}

import * as marks from "~/lib/marks";

declare global {
  interface Window {
    /** what the tag manager hears by, on a page whose visitor consented to it before (features/consent/tag-manager.ts) */
    gtag?: (...told: unknown[]) => void;
  }
}

type Told = { told: string; counted: string | null };

/** What a page, or a dialog's content, is for the chain's statistics; undefined where they are told of nothing. */
export function eventIn(root: Document | Element): Told | undefined {
  const element = root.querySelector(`[${marks.told}]`);
  const told = element?.getAttribute(marks.told);
  return element && told ? { told, counted: element.getAttribute(marks.counted) } : undefined;
}

/** Tells of it once: the page's tag manager or, where it came without one, the server, by a picture. */
export function tell(event: Told | undefined): void {
  if (!event) return;
  try {
    if (window.gtag) window.gtag("event", ...(JSON.parse(event.told) as unknown[]));
    else if (event.counted) new Image().src = event.counted;
  } catch {
    // the tag manager's scripts are not ours, and what a shopper pressed goes on
  }
}

/** What the states of this page are, by path, and which of them were told of. */
const events = new Map<string, Told>();
const told = new Set<string>();

/** Notes what a state of this page is, as it has just been read; `isTold`: its own document tells of it. */
export function noteState(path: string, root: Document | Element, isTold = false): void {
  const event = eventIn(root);
  if (!event) return;
  events.set(path, event);
  if (isTold) told.add(path);
}

/** Tells of a state that shows; one that was told of is told again only where it was chosen anew. */
export function tellState(path: string): void {
  if (told.has(path)) return;
  const event = events.get(path);
  if (event) told.add(path);
  tell(event);
}

/** The shopper chooses a state, be it once more. */
export const chooseState = (path: string): unknown => told.delete(path);

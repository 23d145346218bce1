import * as marks from "~/lib/marks";

declare global {
  interface Window {
    /**
     * function of the tag manager, on pages whose visitor consented earlier
     * (features/consent/tag-manager.ts)
     */
    gtag?: (...told: unknown[]) => void;
  }
}

type Told = { told: string; counted: string | null };

/** Page event of a page or of a dialog's content; undefined if none is reported. */
export function eventIn(root: Document | Element): Told | undefined {
  const element = root.querySelector(`[${marks.told}]`);
  const told = element?.getAttribute(marks.told);
  return element && told ? { told, counted: element.getAttribute(marks.counted) } : undefined;
}

/** Reports a page event once: to the page's tag manager, else to the server by an image request. */
export function tell(event: Told | undefined): void {
  if (!event) return;
  try {
    if (window.gtag) window.gtag("event", ...(JSON.parse(event.told) as unknown[]));
    else if (event.counted) new Image().src = event.counted;
  } catch {
    // an error in the tag manager's scripts must not stop the shopper's action
  }
}

/** Page events of this page's states by path, and the paths already reported. */
const events = new Map<string, Told>();
const told = new Set<string>();

/** Stores the page event of a state just loaded. `isTold`: its own document reports it. */
export function noteState(path: string, root: Document | Element, isTold = false): void {
  const event = eventIn(root);
  if (!event) return;
  events.set(path, event);
  if (isTold) told.add(path);
}

/** Reports a displayed state, unless it is already reported and not chosen again. */
export function tellState(path: string): void {
  if (told.has(path)) return;
  const event = events.get(path);
  if (event) told.add(path);
  tell(event);
}

/** Marks a state as chosen, so that it is reported again. */
export const chooseState = (path: string): unknown => told.delete(path);

import * as marks from "~/lib/marks";
import messages from "./messages.css?url";
import overlays from "./overlays.css?url";

/** Max wait for a style sheet, in milliseconds. */
const patience = 3_000;

const addLink = (rel: string, href = ""): HTMLLinkElement =>
  document.head.appendChild(Object.assign(document.createElement("link"), { rel, as: "style", href }));

const loaded = (link: HTMLLinkElement): unknown =>
  link.sheet ??
  new Promise((resolve) => {
    link.addEventListener("load", resolve);
    setTimeout(resolve, patience);
  });

let ownSheets: HTMLLinkElement[] | undefined;

/**
 * Resolves once the sheets of dialogs, messages and suggestions have loaded, and the sheets that
 * `root` links.
 */
export const styled = (root?: Element): Promise<unknown> =>
  Promise.all(
    [
      ...(ownSheets ??= [overlays, messages].map((href) => addLink("stylesheet", href))),
      ...(root?.querySelectorAll("link") ?? []),
    ].map(loaded),
  );

/**
 * Prefetches the sheets inlined in the document into the browser's cache: the next page links them.
 */
export function keepStyles(): void {
  for (const style of document.querySelectorAll(`[${marks.href}]`))
    addLink("prefetch", style.getAttribute(marks.href) ?? undefined);
}

import * as marks from "~/lib/marks";
import messages from "./messages.css?url";
import overlays from "./overlays.css?url";

/** A sheet that does not come keeps nobody waiting longer, milliseconds. */
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

/** Resolves once dialogs, messages and suggestions have their styles, and `root` those that it links itself. */
export const styled = (root?: Element): Promise<unknown> =>
  Promise.all(
    [
      ...(ownSheets ??= [overlays, messages].map((href) => addLink("stylesheet", href))),
      ...(root?.querySelectorAll("link") ?? []),
    ].map(loaded),
  );

/** The sheets that stand in the document itself come into the browser's cache: the next page links them. */
export function keepStyles(): void {
  for (const style of document.querySelectorAll(`[${marks.href}]`))
    addLink("prefetch", style.getAttribute(marks.href) ?? undefined);
}

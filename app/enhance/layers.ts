import * as marks from "~/lib/marks";

/** What stands open: the page and the dialogs over it, the topmost last. Each shows a path of the shop. */
export type Layer = { path: string; root: Element; dialog?: HTMLDialogElement };

/** What lies beneath all dialogs. */
export const pageLayer = (): Layer => ({ path: location.pathname + location.search, root: document.body });

export function openLayers(): Layer[] {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>(`dialog[open][${marks.path}]`)];
  return [
    pageLayer(),
    ...dialogs.map((dialog) => ({ path: dialog.getAttribute(marks.path) ?? "", root: dialog, dialog })),
  ];
}

/** The dialog that an element stands in. */
export const dialogOf = (element: Element): HTMLDialogElement | null =>
  element.closest(`dialog[${marks.path}]`);

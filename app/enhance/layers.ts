import * as marks from "~/lib/marks";

/** An open layer: the page or a dialog over it, each with a path of the shop. */
export type Layer = { path: string; root: Element; dialog?: HTMLDialogElement };

/** The layer below all dialogs. */
export const pageLayer = (): Layer => ({ path: location.pathname + location.search, root: document.body });

export function openLayers(): Layer[] {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>(`dialog[open][${marks.path}]`)];
  return [
    pageLayer(),
    ...dialogs.map((dialog) => ({ path: dialog.getAttribute(marks.path) ?? "", root: dialog, dialog })),
  ];
}

/** The dialog that contains an element. */
export const dialogOf = (element: Element): HTMLDialogElement | null =>
  element.closest(`dialog[${marks.path}]`);

/** What stands open: the page and the dialogs over it, the topmost last. Each shows a path of the shop. */
export type Layer = { path: string; root: Element; dialog?: HTMLDialogElement };

const here = () => location.pathname + location.search;

export function openLayers(): Layer[] {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>("dialog[open][data-path]")];
  return [
    { path: here(), root: document.body },
    ...dialogs.map((dialog) => ({ path: dialog.dataset.path ?? "", root: dialog, dialog })),
  ];
}

/** The layer an element stands in. */
export const layerOf = (element: Element): Layer =>
  openLayers()
    .reverse()
    .find(({ root }) => root.contains(element)) ?? { path: here(), root: document.body };

type Keys = Pick<MouseEvent | KeyboardEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** A key is held that gives a click or another key a meaning of the browser's own. */
export const isModified = (event: Keys): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A click that opens nothing elsewhere: the main button, without a key that asks for a tab, a window or a download. */
export const isPlainClick = (event: Keys & Pick<MouseEvent, "button">): boolean =>
  event.button === 0 && !isModified(event);

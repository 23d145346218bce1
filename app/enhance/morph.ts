import { Idiomorph } from "idiomorph";
import * as marks from "~/lib/marks";
import { fieldsIn, isBox, isField, isTyped } from "./typed";

/** Leaves `<details>` that the shopper unfolded, and marked elements, as they are. */
const callbacks = {
  beforeNodeMorphed: (old: Node) => !(old instanceof Element && old.hasAttribute(marks.morphSkip)),
  beforeAttributeUpdated: (name: string, node: Element) => !(name === "open" && node.tagName === "DETAILS"),
};

type PutBack = () => void;

/** Restores the shopper's input in a field if it differs from the page's own value. */
function typedIn(field: Element): PutBack | undefined {
  if (!isTyped(field)) return undefined;
  if (field instanceof HTMLSelectElement) return chosenIn(field);
  if (!isField(field)) return undefined;
  const { name, value } = field;
  // the same element may now be another field
  if (!isBox(field)) return () => field.name === name && (field.value = value);
  const { checked } = field;
  return () => field.name === name && field.value === value && (field.checked = checked);
}

function chosenIn(select: HTMLSelectElement): PutBack {
  const { name, value } = select;
  return () => {
    const isOffered = [...select.options].some((option) => option.value === value);
    if (select.name === name && isOffered) select.value = value;
  };
}

/** Morphs an element's content into other HTML; keeps focus, input and unchanged pictures. */
export function morphInside(element: Element, html: string | Element): void {
  morph(element, typeof html === "string" ? html : html.innerHTML, "innerHTML");
}

/**
 * Shows a part of the page from an in-place response (lib/in-place.ts): its content or its
 * replacement.
 * Returns the element that shows it.
 */
export function morphPiece(piece: HTMLElement, html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  const whole = template.content.firstElementChild;
  if (!(whole instanceof HTMLElement) || whole.getAttribute(marks.part) !== piece.getAttribute(marks.part)) {
    morphInside(piece, html);
    return piece;
  }
  if (whole.tagName !== piece.tagName) {
    piece.replaceWith(whole);
    return whole;
  }
  morph(piece, whole, "outerHTML");
  return piece;
}

function morph(element: Element, to: string | Element, morphStyle: "innerHTML" | "outerHTML"): void {
  const typed = fieldsIn(element).map(typedIn);
  void Idiomorph.morph(element, to, { morphStyle, restoreFocus: true, callbacks });
  for (const putBack of typed) putBack?.();
}

/**
 * Makes the sent values the defaults of their fields.
 * They then no longer count as typed, so the next response may replace them.
 * Skips steppers, which manage their number (quantity.client.ts).
 */
export function acceptSent(form: HTMLFormElement, sent: FormData): void {
  if (form.hasAttribute(marks.quantity)) return;
  for (const field of form.elements) {
    if (!isField(field)) continue;
    const isSent = sent.getAll(field.name).includes(field.value);
    if (!isBox(field) && isSent) field.defaultValue = field.value;
    if (isBox(field) && isSent === field.checked) field.defaultChecked = isSent;
  }
}

import { Idiomorph } from "idiomorph";

/** What the shopper has folded out or switched on stays as it is. */
const callbacks = {
  beforeNodeMorphed: (old: Node) => !(old instanceof Element && old.hasAttribute("data-own")),
  beforeAttributeUpdated: (name: string, node: Element) => !(name === "open" && node.tagName === "DETAILS"),
};

type Typed = HTMLInputElement | HTMLTextAreaElement;
const isTyped = (field: Element): field is Typed =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "hidden");

/** Turns an element's content into other HTML, keeping what is the same: focus, what is being typed, pictures. */
export function morphInside(element: Element, html: string | Element): void {
  const typed = [...element.querySelectorAll("input, textarea")]
    .filter(isTyped)
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  const content = typeof html === "string" ? html : html.innerHTML;
  Idiomorph.morph(element, content, { morphStyle: "innerHTML", restoreFocus: true, callbacks });
  for (const { field, value } of typed) if (field.isConnected) field.value = value;
}

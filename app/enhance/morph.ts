import { Idiomorph } from "idiomorph";

/** What the shopper has folded out or switched on stays as it is. */
const callbacks = {
  beforeNodeMorphed: (old: Node) => !(old instanceof Element && old.hasAttribute("data-own")),
  beforeAttributeUpdated: (name: string, node: Element) => !(name === "open" && node.tagName === "DETAILS"),
};

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (field: Element): field is Field =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "hidden");

const isChoice = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type);

/** Puts back what the shopper has typed or chosen in a field, if that is other than what the page came with. */
function typedIn(field: Field): (() => void) | undefined {
  const { name, value } = field;
  if (!isChoice(field)) {
    if (value === field.defaultValue) return undefined;
    return () => field.name === name && (field.value = value);
  }
  const { checked } = field;
  if (checked === field.defaultChecked) return undefined;
  // the same box may have become another choice's
  return () => field.name === name && field.value === value && (field.checked = checked);
}

/** Turns an element's content into other HTML, keeping what is the same: focus, what is being typed or chosen, pictures. */
export function morphInside(element: Element, html: string | Element): void {
  const typed = [...element.querySelectorAll("input, textarea")].filter(isField).map(typedIn);
  const content = typeof html === "string" ? html : html.innerHTML;
  Idiomorph.morph(element, content, { morphStyle: "innerHTML", restoreFocus: true, callbacks });
  for (const putBack of typed) putBack?.();
}

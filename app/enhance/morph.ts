import { Idiomorph } from "idiomorph";

/** What the shopper has folded out, ticked open or is typing stays as it is. */
const callbacks = {
  beforeNodeMorphed: (old: Node) => !(old instanceof Element && old.hasAttribute("data-own")),
  beforeAttributeUpdated: (name: string, node: Element) => !(name === "open" && node.tagName === "DETAILS"),
};

/** Turns an element's content into other HTML, keeping what is the same: focus, fields in use, pictures. */
export function morphInside(element: Element, html: string | Element): void {
  const content = typeof html === "string" ? html : html.innerHTML;
  Idiomorph.morph(element, content, {
    morphStyle: "innerHTML",
    ignoreActiveValue: true,
    restoreFocus: true,
    callbacks,
  });
}

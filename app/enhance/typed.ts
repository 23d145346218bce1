export type Field = HTMLInputElement | HTMLTextAreaElement;

export const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== "hidden");

export const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

/** Fields that may hold input. */
export const fieldsIn = (element: Element | Document): Element[] => [
  ...element.querySelectorAll("input, textarea, select"),
];

function isChosen({ options, value }: HTMLSelectElement): boolean {
  const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return given !== undefined && value !== given.value;
}

/** True if the shopper's input differs from the page's own value. */
export function isTyped(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isChosen(field);
  if (!isField(field)) return false;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

import { goInPlace } from "~/enhance/page";
import { unfoldField } from "./listing-data";

/** The form whose choices apply by themselves, wherever the used field stands. */
const applying = (target: EventTarget | null): HTMLFormElement | undefined => {
  const used = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : undefined;
  return used?.form?.dataset.applies === undefined ? undefined : used.form;
};

/** A choice of a listing applies as soon as it is made; the button says how many there are, and leads there. */
export function startListings(): void {
  document.addEventListener("change", ({ target }) => {
    const form = applying(target);
    if (form) apply(form);
  });
  // what was chosen before the script was there
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-applies]"))
    if ([...form.elements].some(isChanged)) apply(form);
}

const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field instanceof HTMLInputElement && field.checked !== field.defaultChecked;

function apply(form: HTMLFormElement): void {
  const chosen = [...new FormData(form)].filter(([name, value]) => name !== "sort" || value !== "rank");
  // what was asked for in full stays so while more is chosen
  if (form.dataset.applies) chosen.push([unfoldField, form.dataset.applies]);
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
  void goInPlace(new URL(form.action).pathname + (query && `?${query}`));
}

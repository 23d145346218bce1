import { goInPlace } from "~/enhance/page";
import * as marks from "~/lib/marks";
import { pressed } from "~/lib/pressed";
import { unfoldField } from "./listing-data";

/** How the name of a button begins that shows the rest of a facet. */
const unfolding = pressed(unfoldField, "");

/** The form whose choices apply by themselves, wherever the used field stands. */
const applying = (target: EventTarget | null): HTMLFormElement | undefined => {
  const used = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : undefined;
  return used?.form?.hasAttribute(marks.applies) ? used.form : undefined;
};

/** A choice of a listing applies as soon as it is made; the button says how many there are, and leads there. */
export function startListings(): void {
  document.addEventListener("change", ({ target }) => {
    const form = applying(target);
    if (form) void apply(form);
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    if (event.defaultPrevented || !button.name.startsWith(unfolding)) return;
    event.preventDefault();
    void unfold(form, button);
  });
  // what was chosen before the script was there
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${marks.applies}]`))
    if ([...form.elements].some(isChanged)) void apply(form);
}

const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field instanceof HTMLInputElement && field.checked !== field.defaultChecked;

/** The rest of a facet comes where it stands, and the first of it has the focus. */
async function unfold(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const { id } = button.closest("fieldset") ?? {};
  const values = () => [...document.querySelectorAll<HTMLInputElement>(`#${id} input`)];
  const known = new Set(values().map(({ value }) => value));
  // the page of one that was asked for a moment ago may not have come
  const unfolded = new Set(
    `${form.getAttribute(marks.applies)},${button.name.slice(unfolding.length)}`.split(","),
  );
  form.setAttribute(marks.applies, [...unfolded].filter(Boolean).join());
  const page = new URLSearchParams(location.search).get("page");
  await apply(form, [...form.elements].some(isChanged) ? null : page);
  values()
    .find(({ value }) => !known.has(value))
    ?.focus();
}

/** `page` = of the listing as it was; what is chosen anew begins with the first. */
function apply(form: HTMLFormElement, page: string | null = null): Promise<void> {
  const chosen = [...new FormData(form)].filter(([name, value]) => name !== "sort" || value !== "rank");
  if (page !== null) chosen.push(["page", page]);
  // what was asked for in full stays so while more is chosen
  const unfolded = form.getAttribute(marks.applies);
  if (unfolded) chosen.push([unfoldField, unfolded]);
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
  return goInPlace(new URL(form.action).pathname + (query && `?${query}`));
}

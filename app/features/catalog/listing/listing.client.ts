import { goInPlace } from "~/enhance/page";
import * as marks from "~/lib/marks";
import { pressed } from "~/lib/pressed";
import { unfoldField } from "./listing-data";

/** Prefix of the name of a button that unfolds a facet. */
const unfolding = pressed(unfoldField, "");

/** Form of the changed field, if its choices apply at once. */
const applying = (target: EventTarget | null): HTMLFormElement | undefined => {
  const used = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : undefined;
  return used?.form?.hasAttribute(marks.applies) ? used.form : undefined;
};

/**
 * Applies each choice of a listing as soon as it changes; the button shows the count and jumps to
 * the products.
 */
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
  // applies choices made before the script loaded
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${marks.applies}]`))
    if ([...form.elements].some(isChanged)) void apply(form);
}

const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field instanceof HTMLInputElement && field.checked !== field.defaultChecked;

/** Unfolds a facet in place and focuses its first new value. */
async function unfold(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const { id } = button.closest("fieldset") ?? {};
  const values = () => [...document.querySelectorAll<HTMLInputElement>(`#${id} input`)];
  const known = new Set(values().map(({ value }) => value));
  // an earlier unfolding may still be loading, so its facet is merged in
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

/** Applies the form; `page` is the page to stay on, null for the first after a change. */
function apply(form: HTMLFormElement, page: string | null = null): Promise<void> {
  const chosen = [...new FormData(form)].filter(([name, value]) => name !== "sort" || value !== "rank");
  if (page !== null) chosen.push(["page", page]);
  // unfolded facets stay unfolded after further choices
  const unfolded = form.getAttribute(marks.applies);
  if (unfolded) chosen.push([unfoldField, unfolded]);
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
  return goInPlace(new URL(form.action).pathname + (query && `?${query}`));
}

import { askJson } from "~/enhance/ask";
import * as marks from "~/lib/marks";

/** Debounce in milliseconds: a word typed quickly causes a single request. */
const pause = 150;

/** Fields that already have suggestions. */
const known = new WeakSet<HTMLInputElement>();

const set = (field: HTMLElement, name: string, value: string | undefined) =>
  value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value);

/**
 * Turns a search field into a combobox (ARIA 1.2, list with the focus in the field):
 * - arrow keys choose a line, Enter opens it, Escape closes the list.
 * - without a choice the form is submitted as usual.
 * - Tab moves to the buttons beside the lines; a press or Escape there returns to the field.
 */
export function suggestFor(field: HTMLInputElement): void {
  const { form } = field;
  if (!form || known.has(field)) return;
  known.add(field);
  const id = `${field.id}-list`;
  const box = document.createElement("div");
  form.appendChild(box);
  let asking = new AbortController();
  let chosen = -1;
  const options = () => [...box.querySelectorAll<HTMLAnchorElement>("[role=option]")];

  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  show("");

  function show(html: string): void {
    box.innerHTML = html;
    box.querySelector("[role=listbox]")?.setAttribute("id", id);
    options().forEach((option, index) => (option.id = `${id}-${index}`));
    choose(-1);
  }

  function choose(index: number): void {
    chosen = index;
    const all = options();
    all.forEach((option, place) => option.setAttribute("aria-selected", String(place === index)));
    set(field, "aria-expanded", String(all.length > 0));
    set(field, "aria-controls", all.length > 0 ? id : undefined);
    set(field, "aria-activedescendant", all[index]?.id);
    all[index]?.scrollIntoView({ block: "nearest" });
  }

  function close(): void {
    asking.abort();
    show("");
  }

  /** Requests suggestions for the last input only: a new letter aborts the previous request. */
  function look(): void {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    setTimeout(() => void suggest(signal), pause);
  }

  async function suggest(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const path = `${field.getAttribute(marks.suggests) ?? ""}?${new URLSearchParams({ q: field.value })}`;
    const answer = await askJson<{ html: string }>(path, signal);
    if (!signal.aborted) show(answer?.html ?? "");
  }

  field.addEventListener("input", look);
  field.addEventListener("focus", () => options().length > 0 || look());
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  form.addEventListener("submit", ({ submitter }) => {
    if (box.contains(submitter)) field.focus();
    else close();
  });
  // a press must not move the focus, as that would close the list before the click
  for (const press of ["pointerdown", "mousedown"])
    box.addEventListener(press, (event) => event.preventDefault());
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || options().length === 0) return;
    event.preventDefault();
    field.focus();
    close();
  });
  field.addEventListener("keydown", (event) => {
    const count = options().length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !event.isComposing) {
      event.preventDefault();
      // the cycle has an extra place for the field itself
      if (count > 0) choose(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
      else look();
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      options()[chosen]?.click();
    }
  });
  look();
}

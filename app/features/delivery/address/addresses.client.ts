import { askJson } from "~/enhance/ask";
import { leastLetters } from "./least-letters";

/** Stands in the templates for what is suggested (address-suggestions.tsx). */
const anyPlace = "PLACE";
const quiet = 250;

type Found = { suggestions: { id: string; label: string }[] };
const timers = new WeakMap<HTMLInputElement, ReturnType<typeof setTimeout>>();

/** Suggests addresses under a field while one types in it, from four letters up. */
export function onAddressTyped(field: HTMLInputElement): void {
  clearTimeout(timers.get(field));
  const text = field.value.trim();
  const scope = field.form;
  if (!scope) return;
  if (text.length < leastLetters) return show(scope, undefined);
  timers.set(
    field,
    setTimeout(async () => {
      const path = `${field.dataset.addresses ?? ""}?${new URLSearchParams({ q: text })}`;
      const found = await askJson<Found>(path);
      if (found && field.value.trim() === text) show(scope, found);
    }, quiet),
  );
}

function show(scope: HTMLElement, found: Found | undefined): void {
  const box = scope.querySelector("[data-found]");
  if (!box) return;
  box.replaceChildren();
  if (!found) return;
  const name = found.suggestions.length > 0 ? "some" : "none";
  const copy = scope.querySelector<HTMLTemplateElement>(`template[data-${name}]`)?.content.cloneNode(true);
  if (!(copy instanceof DocumentFragment)) return;
  const line = copy.querySelector("li");
  const list = line?.parentElement;
  for (const { id, label } of found.suggestions) {
    const own = line?.cloneNode(true);
    const link = own instanceof Element ? own.querySelector("a") : null;
    if (!own || !link) continue;
    link.href = link.href.replace(anyPlace, encodeURIComponent(id));
    link.lastChild?.replaceWith(label);
    list?.appendChild(own);
  }
  line?.remove();
  box.appendChild(copy);
}

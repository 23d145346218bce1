import { askJson } from "~/enhance/ask";
import * as marks from "~/lib/marks";
import { anyPlace } from "./any-place";
import { leastLetters } from "./least-letters";

const quiet = 250;

type Found = { suggestions: { id: string; label: string }[] };
const timers = new WeakMap<HTMLInputElement, ReturnType<typeof setTimeout>>();

/** Suggests addresses below a field while the shopper types in it, from four letters on. */
export function onAddressTyped(field: HTMLInputElement): void {
  clearTimeout(timers.get(field));
  const text = field.value.trim();
  const scope = field.form;
  if (!scope) return;
  if (text.length < leastLetters) return show(scope, undefined);
  timers.set(
    field,
    setTimeout(() => void suggest(field, scope, text), quiet),
  );
}

async function suggest(field: HTMLInputElement, scope: HTMLElement, text: string): Promise<void> {
  const path = `${field.getAttribute(marks.addresses) ?? ""}?${new URLSearchParams({ q: text })}`;
  const found = await askJson<Found>(path);
  if (found && field.value.trim() === text) show(scope, found);
}

function show(scope: HTMLElement, found: Found | undefined): void {
  const box = scope.querySelector<HTMLElement>(`[${marks.to}]`);
  if (!box) return;
  box.replaceChildren();
  if (!found) return;
  const to = box.getAttribute(marks.to) ?? "";
  const heading = document.createElement("p");
  heading.className = "field-help";
  heading.textContent = box.getAttribute(found.suggestions.length > 0 ? marks.some : marks.none) ?? "";
  const list = document.createElement("ul");
  list.className = "found-list";
  for (const { id, label } of found.suggestions) {
    const link = document.createElement("a");
    link.href = to.replace(anyPlace, encodeURIComponent(id));
    link.innerHTML = '<i class="icon i-map-pin"></i>';
    link.appendChild(document.createTextNode(label));
    list.appendChild(document.createElement("li")).appendChild(link);
  }
  box.appendChild(heading);
  if (found.suggestions.length > 0) box.appendChild(list);
}

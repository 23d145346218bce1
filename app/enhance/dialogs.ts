import { dialogHeader } from "~/lib/in-place";
import * as marks from "~/lib/marks";
import { late } from "./late";
import { dialogOf } from "./layers";
import { isOurs, refreshPage, reload } from "./page";
import { styled } from "./styles";
import { moveToastsOutOf } from "./toasts";
import { eventIn, tell } from "./told";

/** True if the browser has native dialogs; without them a link navigates. */
const hasDialogs = (): boolean =>
  typeof HTMLDialogElement === "function" && "showModal" in HTMLDialogElement.prototype;

/** The dialog that is loading: opening another dialog aborts it. */
let opening: AbortController | undefined;

/**
 * Loads a page's content. Returns undefined on a redirect or if the response is not the shop's own.
 */
async function contentOf(href: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const headers = { Accept: "text/html", [dialogHeader]: "1" };
    const answer = await fetch(href, { headers, cache: "no-store", redirect: "manual", signal });
    return answer.ok && isOurs(answer) ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a page's content in a dialog, in place of `done`.
 * `look` = classes of the dialog, `label` = its accessible name.
 */
export async function openDialog(
  href: string,
  look: string,
  label: string,
  done: HTMLDialogElement | null = null,
): Promise<void> {
  if (!hasDialogs()) return location.assign(href);
  opening?.abort();
  const own = (opening = new AbortController());
  document.documentElement.setAttribute("aria-busy", "true");
  const html = await Promise.race([contentOf(href, own.signal), late()]);
  if (own.signal.aborted) return;
  if (html === undefined) return location.assign(href);
  const dialog = document.createElement("dialog");
  dialog.className = `dialog ${look}`;
  dialog.setAttribute(marks.path, href);
  dialog.setAttribute("aria-label", label);
  const content = document.createElement("div");
  content.innerHTML = html;
  dialog.appendChild(content);
  // a click on the backdrop has the dialog as its target
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    moveToastsOutOf(dialog);
    dialog.remove();
    // the page below shows the changes too
    if (dialog.getAttribute(marks.changed)) void refreshPage();
  });
  done?.close();
  document.body.appendChild(dialog);
  await styled(content);
  if (own.signal.aborted) return void dialog.remove();
  document.documentElement.removeAttribute("aria-busy");
  dialog.showModal();
  tell(eventIn(content));
}

/**
 * Path of a link or GET form that targets another state of the dialog's page (a tab, a day).
 * Undefined for any other target.
 */
function stateOf(dialog: HTMLDialogElement, to: URL): string | undefined {
  const own = new URL(dialog.getAttribute(marks.path) ?? "", location.href);
  return to.origin === own.origin && to.pathname === own.pathname ? to.pathname + to.search : undefined;
}

/** Loads a link's page in its dialog; false if it targets another page. */
export function followInDialog(link: HTMLAnchorElement): boolean {
  const dialog = dialogOf(link);
  const path = dialog ? stateOf(dialog, new URL(link.href)) : undefined;
  if (!dialog || path === undefined) return false;
  void reload({ path, root: dialog, dialog }, path);
  return true;
}

/** Loads a GET form's result in its dialog; false if it targets another page. */
export function askInDialog(form: HTMLFormElement): boolean {
  const dialog = dialogOf(form);
  if (!dialog || form.method !== "get") return false;
  const to = new URL(form.action, location.href);
  to.search = `?${new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))}`;
  const path = stateOf(dialog, to);
  if (path === undefined) return false;
  void reload({ path, root: dialog, dialog }, path);
  return true;
}

import { dialogHeader, inPlaceHeader, leaves, type InPlaceAnswer } from "~/lib/in-place";
import { withoutHash } from "~/lib/path";
import { openDialog } from "./dialogs";
import { layerOf, openLayers } from "./layers";
import { morphInside } from "./morph";
import { pageMemory } from "./page-memory";
import { reload, showDocument, showInDialog } from "./page";
import { say } from "./toasts";

export type Sending = {
  form: HTMLFormElement;
  action: string;
  body: FormData;
  /** the dialog it stands in, and the paths that are open, when it was pressed */
  dialog: HTMLDialogElement | undefined;
  open: string[];
};

const leavesPage = ({ dataset }: HTMLFormElement) => dataset.inPlace === leaves;

/** What a form sends when it is sent now, by this button. */
export function sendingOf(form: HTMLFormElement, submitter: HTMLElement | null): Sending {
  const body = new FormData(form);
  const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
  if (button?.name) body.append(button.name, button.value);
  return {
    form,
    body,
    action: button?.hasAttribute("formaction") ? button.formAction : form.action,
    dialog: layerOf(form).dialog,
    open: leavesPage(form) ? [] : openLayers().map(({ path }) => path),
  };
}

/** Sends it as the browser itself does: the page that answers takes this one's place. */
function sendNatively({ action, body }: Sending): void {
  leaving = true;
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of body) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = String(value);
    form.appendChild(field);
  }
  document.body.appendChild(form);
  form.submit();
}

/** Sends a form and shows what changed, while the page stays open. Where that cannot be, the browser is led where a plain form would lead. */
export async function sendInPlace(sending: Sending): Promise<void> {
  const { action, body, dialog, open } = sending;
  const headers: Record<string, string> = {
    [inPlaceHeader]: open.join(" "),
    ...(dialog && { [dialogHeader]: "1" }),
  };
  pageMemory.forget();
  try {
    const answer = await fetch(action, { method: "POST", body, headers, keepalive: true });
    if (answer.headers.get("Content-Type")?.startsWith("application/json")) {
      return await show((await answer.json()) as InPlaceAnswer, sending);
    }
    const html = await answer.text();
    if (dialog) showInDialog(dialog, html);
    else showDocument(html);
  } catch {
    if (!leaving) sendNatively(sending);
  }
}

/** The document goes away: what it asked for fails then, and the browser has something else to do. */
let leaving = false;
export const isLeaving = (): boolean => leaving;
addEventListener("pagehide", () => (leaving = true));
addEventListener("pageshow", () => (leaving = false));

async function show(answer: InPlaceAnswer, { form, dialog }: Sending): Promise<void> {
  const { goTo, isOpen, reloads, messages, parts } = answer;
  if (!isOpen) {
    // who has closed the dialog has gone on
    if (dialog && !dialog.open && !leavesPage(form)) return;
    const { asks, label } = form.dataset;
    if (asks !== undefined && label !== undefined) return openDialog(goTo, asks, label);
    return location.assign(goTo);
  }
  for (const [part, html] of Object.entries(parts)) {
    for (const piece of document.querySelectorAll(`[data-part="${part}"]`)) {
      const used = piece.contains(document.activeElement);
      morphInside(piece, html);
      // the control that was used has given way to another one
      if (used && !piece.contains(document.activeElement))
        piece.querySelector<HTMLElement>("button:last-of-type, .stepper-button:last-child")?.focus();
    }
  }
  const path = withoutHash(goTo);
  const layers = openLayers().reverse();
  const target = layers.find((layer) => layer.path === path);
  // the question that was answered goes; what was opened meanwhile stays
  if (dialog && target?.dialog !== dialog) dialog.close();
  say(messages);
  if (reloads && target) await reload(target, path);
}

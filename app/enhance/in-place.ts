import { dialogHeader, inPlaceHeader, type InPlaceAnswer } from "~/lib/in-place";
import { openDialog } from "./dialogs";
import { layerOf, openLayers } from "./layers";
import { morphInside } from "./morph";
import { pageMemory } from "./page-memory";
import { reload, showDocument, showInDialog } from "./page";
import { say } from "./toasts";

export type Sending = { form: HTMLFormElement; action: string; body: FormData };

/** What a form sends when it is sent now, by this button. */
export function sendingOf(form: HTMLFormElement, submitter: HTMLElement | null): Sending {
  const body = new FormData(form);
  const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
  if (button?.name) body.append(button.name, button.value);
  return { form, body, action: button?.hasAttribute("formaction") ? button.formAction : form.action };
}

/** Sends it as the browser itself does: the page that answers takes this one's place. */
export function sendNatively({ action, body }: Sending): void {
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
  const { form, action, body } = sending;
  const { dialog } = layerOf(form);
  const headers: Record<string, string> = {
    [inPlaceHeader]: openLayers()
      .map(({ path }) => path)
      .join(" "),
    ...(dialog && { [dialogHeader]: "1" }),
  };
  pageMemory.forget();
  const answer = await fetch(action, { method: "POST", body, headers, keepalive: true }).catch(
    () => undefined,
  );
  if (!answer) return sendNatively(sending);
  if (answer.headers.get("Content-Type")?.startsWith("application/json")) {
    return show((await answer.json()) as InPlaceAnswer, form);
  }
  const html = await answer.text();
  if (dialog && answer.status < 500) showInDialog(dialog, html);
  else showDocument(html);
}

async function show(answer: InPlaceAnswer, form: HTMLFormElement): Promise<void> {
  const { goTo, stays, again, said, parts } = answer;
  if (!stays) {
    const { asks, label } = form.dataset;
    if (asks !== undefined && label !== undefined) return openDialog(goTo, asks, label);
    return location.assign(goTo);
  }
  for (const [part, html] of Object.entries(parts)) {
    for (const piece of document.querySelectorAll(`[data-part="${part}"]`)) morphInside(piece, html);
  }
  const path = goTo.replace(/#.*$/s, "");
  const layers = openLayers();
  const target = [...layers].reverse().find((layer) => layer.path === path) ?? layers[0];
  for (const { dialog } of layers.slice(target ? layers.indexOf(target) + 1 : 1)) dialog?.close();
  say(said);
  if (again && target) await reload(target, path);
}

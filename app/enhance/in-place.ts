import { again, dialogHeader, inPlaceHeader, leaves, nothingOpen, type InPlaceAnswer } from "~/lib/in-place";
import * as marks from "~/lib/marks";
import { withoutHash } from "~/lib/path";
import { openDialog } from "./dialogs";
import { late } from "./late";
import { dialogOf, openLayers } from "./layers";
import { isGone, isLeaving, nowLeaving } from "./leaving";
import { acceptSent, morphPiece } from "./morph";
import { pageMemory } from "./page-memory";
import {
  controlIn,
  isOurs,
  noteChange,
  refresh,
  refreshPage,
  refusal,
  reload,
  showDocument,
  showInDialog,
} from "./page";
import { showMessages } from "./toasts";

export type Sending = {
  form: HTMLFormElement;
  action: string;
  body: FormData;
  /** dialog that contains the form, and paths of the open layers, at the time of the press */
  dialog: HTMLDialogElement | null;
  open: string[];
};

const leavesPage = (form: HTMLFormElement) => form.getAttribute(marks.inPlace) === leaves;

/** Collects a form's current data, including the pressed button's value. */
export function sendingOf(form: HTMLFormElement, submitter: HTMLElement | null): Sending {
  const body = new FormData(form);
  const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
  if (button?.name) body.append(button.name, button.value);
  return {
    form,
    body,
    action: button?.hasAttribute("formaction") ? button.formAction : form.action,
    dialog: dialogOf(form),
    open: leavesPage(form) ? [] : openLayers().map(({ path }) => path),
  };
}

/**
 * Submits a form natively: the response replaces this page.
 * A navigation carries one form, so a second form is sent by fetch.
 */
function sendNatively({ action: address, body }: Sending): void {
  const to = new URL(address);
  to.searchParams.set(again, "");
  const action = to.href;
  if (isLeaving())
    return void answerTo(fetch(action, { method: "POST", body, keepalive: true, redirect: "manual" }));
  nowLeaving();
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

/**
 * Number of pending responses, and true if two overlapped.
 * The last response to arrive may be the older one, so the open layers are then reloaded.
 */
let awaited = 0;
let overlapped = false;

/** Response to a form that the page's own script submitted; undefined if the request failed. */
export type Begun = Promise<Response | undefined>;

/**
 * Submits a form, unless `begun` holds its response, and shows the changes in place.
 * If that fails, or after ten seconds, the browser navigates as a plain form does.
 */
export async function sendInPlace(sending: Sending, begun?: Begun): Promise<void> {
  const { action, body, dialog, open } = sending;
  const headers: Record<string, string> = {
    [inPlaceHeader]: open.join(" ") || nothingOpen,
    ...(dialog && { [dialogHeader]: "1" }),
  };
  pageMemory.forget();
  awaited += 1;
  overlapped ||= awaited > 1;
  const end = new AbortController();
  const asking =
    begun ?? fetch(action, { method: "POST", body, headers, keepalive: true, signal: end.signal });
  const answer = await Promise.race([answerTo(asking), late(end)]);
  awaited -= 1;
  // pages remembered during the request lack its changes
  pageMemory.forget();
  if (answer === undefined) return isGone() ? undefined : sendNatively(sending);
  if (typeof answer !== "string") await showAnswer(answer, sending);
  else if (dialog) showInDialog(dialog, answer);
  else showDocument(answer);
  if (awaited > 0) return;
  const isOld = overlapped;
  // requests may overlap again during the reload
  overlapped = false;
  if (isOld) await besideRefused(() => Promise.all(openLayers().map(refresh)));
}

/**
 * Runs `showAnswer` but leaves forms with refused fields as they are, until they are submitted
 * again.
 * `sent` = the form just accepted. The question about a quantity is a separate form with the same
 * action; its response also answers the quantity's form.
 */
async function besideRefused(showAnswer: () => unknown, sent?: HTMLFormElement): Promise<void> {
  // a form already marked belongs to a piece in flight, which also removes the mark
  const refused = [...document.forms].filter(
    (form) =>
      form !== sent &&
      !(form.hasAttribute(marks.quantity) && form.action === sent?.action) &&
      !form.hasAttribute(marks.morphSkip) &&
      form.querySelector(refusal),
  );
  for (const form of refused) form.setAttribute(marks.morphSkip, "");
  await showAnswer();
  for (const form of refused) form.removeAttribute(marks.morphSkip);
}

/** Reads a response: a page or the changes. Undefined if the shop sent no response. */
async function answerTo(asking: Begun): Promise<string | InPlaceAnswer | undefined> {
  try {
    const answer = await asking;
    if (!answer || !isOurs(answer)) return undefined;
    const isPage = !answer.headers.get("Content-Type")?.startsWith("application/json");
    return isPage ? await answer.text() : ((await answer.json()) as InPlaceAnswer);
  } catch {
    return undefined;
  }
}

/**
 * Navigates as a plain form does. If only the hash differs, it also reloads: the hash alone sends
 * no request.
 */
function goOn(to: string): void {
  location.assign(to);
  if (to.includes("#") && withoutHash(to) === location.pathname + location.search) location.reload();
}

async function showAnswer(answer: InPlaceAnswer, { form, body, dialog }: Sending): Promise<void> {
  const { goTo, isOpen, reloads, over, messages, parts } = answer;
  if (!isOpen) {
    // the shopper closed the dialog and went on
    if (dialog && !dialog.open && !leavesPage(form)) return;
    if (!over) return goOn(goTo);
    await openDialog(goTo, over.look, over.label, over.replaces ? dialog : null);
    showMessages(messages);
    return reloads ? besideRefused(refreshPage, form) : undefined;
  }
  noteChange();
  acceptSent(form, body);
  const path = withoutHash(goTo);
  const layers = openLayers().reverse();
  const target = layers.find((layer) => layer.path === path);
  // the answered dialog closes and returns focus to its opener; dialogs opened meanwhile stay open
  if (dialog && target?.dialog !== dialog) dialog.close();
  await besideRefused(() => showParts(parts), form);
  showMessages(messages);
  if (target?.dialog) target.dialog.setAttribute(marks.changed, "1");
  // its layer was closed or has navigated
  if (!target) await besideRefused(refreshPage, form);
  else if (reloads) await besideRefused(() => reload(target, path), form);
}

function showParts(parts: InPlaceAnswer["parts"]): void {
  for (const [part, html] of Object.entries(parts)) {
    for (const piece of document.querySelectorAll<HTMLElement>(`[${marks.part}="${part}"]`)) {
      const used = piece.contains(document.activeElement);
      const shown = morphPiece(piece, html);
      if (!used || shown.contains(document.activeElement)) continue;
      // the used control was replaced, or removed with its line
      controlIn(shown)?.focus({ preventScroll: true });
    }
  }
}

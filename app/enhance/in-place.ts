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
  /** the dialog it stands in, and the paths that are open, when it was pressed */
  dialog: HTMLDialogElement | null;
  open: string[];
};

const leavesPage = (form: HTMLFormElement) => form.getAttribute(marks.inPlace) === leaves;

/** What a form sends when it is sent now, by this button. */
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
 * Sends a form as the browser itself does: the page that answers replaces this one. A navigation carries one form; a second one is sent
 * beside it.
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

/** Answers that are awaited, and whether two were at one time: what came last may be the older one, and what stands open is read anew. */
let awaited = 0;
let overlapped = false;

/** The answer to a form that the page's own script has sent; undefined when none came. */
export type Begun = Promise<Response | undefined>;

/**
 * Sends a form, unless that has `begun`, and shows what changed, while the page stays open. Where that cannot be, and where ten seconds bring no
 * answer, the browser is led where a plain form would lead.
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
  // what was seen while it was under way does not know what it changed
  pageMemory.forget();
  if (answer === undefined) return isGone() ? undefined : sendNatively(sending);
  if (typeof answer !== "string") await showAnswer(answer, sending);
  else if (dialog) showInDialog(dialog, answer);
  else showDocument(answer);
  if (awaited > 0) return;
  const isOld = overlapped;
  // two may overlap again while it is read
  overlapped = false;
  if (isOld) await besideRefused(() => Promise.all(openLayers().map(refresh)));
}

/**
 * Shows something new, while what was refused says so until it is sent again. `sent` = the form that has just been taken; the question
 * about a quantity is a form of its own, whose answer also answers the quantity's form.
 */
async function besideRefused(showAnswer: () => unknown, sent?: HTMLFormElement): Promise<void> {
  // one that is kept already is kept by a piece that is still on its way, and let go by it
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

/** An answer, read: a page or what changed. Undefined where none of the shop's came. */
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

/** Goes where a plain form would lead: also where only a place of this page was meant, which alone would load nothing. */
function goOn(to: string): void {
  location.assign(to);
  if (to.includes("#") && withoutHash(to) === location.pathname + location.search) location.reload();
}

async function showAnswer(answer: InPlaceAnswer, { form, body, dialog }: Sending): Promise<void> {
  const { goTo, isOpen, reloads, over, messages, parts } = answer;
  if (!isOpen) {
    // who has closed the dialog has gone on
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
  // the question that was answered goes, and gives the focus back to what asked it; what was opened meanwhile stays
  if (dialog && target?.dialog !== dialog) dialog.close();
  await besideRefused(() => showParts(parts), form);
  showMessages(messages);
  if (target?.dialog) target.dialog.setAttribute(marks.changed, "1");
  // what it stood in has been closed, or has gone on
  if (!target) await besideRefused(refreshPage, form);
  else if (reloads) await besideRefused(() => reload(target, path), form);
}

function showParts(parts: InPlaceAnswer["parts"]): void {
  for (const [part, html] of Object.entries(parts)) {
    for (const piece of document.querySelectorAll<HTMLElement>(`[${marks.part}="${part}"]`)) {
      const used = piece.contains(document.activeElement);
      const shown = morphPiece(piece, html);
      if (!used || shown.contains(document.activeElement)) continue;
      // the control that was used has given way to another one, or has gone with its line
      controlIn(shown)?.focus({ preventScroll: true });
    }
  }
}

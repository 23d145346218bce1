import { askJson } from "~/enhance/ask";
import { late } from "~/enhance/late";
import { isSound } from "~/lib/fields/check-digit";
import * as marks from "~/lib/marks";
import { scanPath } from "~/lib/path";
import { formats } from "./barcode-reader";

/** Milliseconds between two detections. */
const pause = 120;
/** Milliseconds to wait for a style sheet. */
const patience = 3_000;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Error names of a camera that does not start, with the mark of the message for the shopper. */
const problems: Readonly<Record<string, string>> = {
  NotAllowedError: marks.denied,
  NotFoundError: marks.none,
};

let opening = false;

/**
 * Reads a barcode with the camera in a dialog and submits it as the search of `field`.
 * Focuses the field if the dialog's HTML does not load. No picture leaves the device.
 */
export async function scan(field: HTMLInputElement): Promise<void> {
  if (opening) return;
  opening = true;
  const dialog = await openDialog(field.getAttribute(marks.label));
  opening = false;
  if (!dialog) return field.focus();
  const code = await readCode(dialog);
  if (code === undefined) return;
  dialog.close();
  field.value = code;
  field.form?.requestSubmit();
}

async function openDialog(label: string | null): Promise<HTMLDialogElement | undefined> {
  const end = new AbortController();
  const answer = await Promise.race([askJson<{ html: string }>(scanPath, end.signal), late(end)]);
  if (!answer) return undefined;
  const dialog = document.createElement("dialog");
  dialog.className = "dialog dialog-centre dialog-480";
  dialog.ariaLabel = label;
  dialog.innerHTML = answer.html;
  // a click on the backdrop has the dialog as its target
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.appendChild(dialog);
  const styles = [...dialog.querySelectorAll("link")].map(
    (link): unknown => link.sheet ?? new Promise((resolve) => link.addEventListener("load", resolve)),
  );
  await Promise.race([Promise.all(styles), after(patience)]);
  dialog.showModal();
  return dialog;
}

/**
 * Resolves to the first code with a valid check digit, or to undefined once the dialog closes.
 * Shows errors in the dialog, where the shopper can retry.
 */
function readCode(dialog: HTMLDialogElement): Promise<string | undefined> {
  const box = dialog.querySelector(`[${marks.denied}]`);
  const video = dialog.querySelector("video");
  const retry = dialog.querySelector<HTMLElement>("[type=button]");
  const { BarcodeDetector } = window;
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(undefined));
    if (!box || !video || !retry || !BarcodeDetector) return;

    const say = (mark?: string) => {
      const text = document.createElement("p");
      text.className = "notice notice-error";
      text.textContent = box.getAttribute(mark ?? "");
      box.querySelector("[role=alert]")?.replaceChildren(...(mark ? [text] : []));
      video.hidden = retry.hidden = false;
      (mark ? video : retry).hidden = true;
    };

    const read = async (camera: MediaStream) => {
      const reader = new BarcodeDetector({ formats });
      video.srcObject = camera;
      await video.play();
      while (dialog.open && camera.active) {
        const seen = await reader.detect(video).catch(() => undefined);
        if (!dialog.open) return;
        if (!seen) return say(marks.unread);
        const code = seen.map(({ rawValue }) => rawValue).find(isBarcode);
        if (code !== undefined) return resolve(code);
        await after(pause);
      }
      // the camera was unplugged or taken over
      if (dialog.open) say(marks.failed);
    };

    const start = async () => {
      say();
      let camera: MediaStream | undefined;
      const stop = () => camera?.getTracks().forEach((track) => track.stop());
      const hide = () => document.hidden && dialog.close();
      dialog.addEventListener("close", stop);
      try {
        camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
        document.addEventListener("visibilitychange", hide);
        // the shopper may have switched apps during the permission prompt
        hide();
        await read(camera);
      } catch (error) {
        if (dialog.open) say(problems[(error as Error).name] ?? marks.failed);
      }
      document.removeEventListener("visibilitychange", hide);
      // also stops a camera that was allowed after the dialog had closed
      stop();
    };

    retry.addEventListener("click", () => {
      // the retry button is about to be hidden
      dialog.querySelector("button")?.focus();
      void start();
    });
    void start();
  });
}

const isBarcode = (code: string): boolean => /^(\d{8}|\d{12,13})$/.test(code) && isSound(code);

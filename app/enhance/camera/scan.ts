import { askJson } from "~/enhance/ask";
import { late } from "~/enhance/late";
import { isSound } from "~/lib/fields/check-digit";
import * as marks from "~/lib/marks";
import { scanPath } from "~/lib/path";
import { formats } from "./barcode-reader";

/** Between two looks, milliseconds. */
const pause = 120;
/** A style sheet that does not come keeps nobody waiting longer, milliseconds. */
const patience = 3_000;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a browser says of a camera that does not start, and which words say so to the shopper. */
const problems: Readonly<Record<string, string>> = {
  NotAllowedError: marks.denied,
  NotFoundError: marks.none,
};

let opening = false;

/**
 * Reads a barcode by the camera, in a dialog of its own, and searches for it as if it had been typed in `field`. Its words come from the shop; where
 * they do not, the field takes the focus. No picture leaves the device.
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
  // the backdrop is the dialog itself
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

/** The first sound code that the camera sees; undefined once the dialog is closed. What goes wrong is said in it, and may be tried again. */
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
      // it was pulled out, or taken away
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
        // who is asked for leave may have turned to another app meanwhile
        hide();
        await read(camera);
      } catch (error) {
        if (dialog.open) say(problems[(error as Error).name] ?? marks.failed);
      }
      document.removeEventListener("visibilitychange", hide);
      // one that was allowed after the dialog was closed is stopped, too
      stop();
    };

    retry.addEventListener("click", () => {
      // it is about to go
      dialog.querySelector("button")?.focus();
      void start();
    });
    void start();
  });
}

const isBarcode = (code: string): boolean => /^(\d{8}|\d{12,13})$/.test(code) && isSound(code);

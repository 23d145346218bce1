import * as marks from "~/lib/marks";
import { formats } from "./barcode-reader";
import type * as scan from "./scan";

/**
 * Puts the button that reads a barcode by the camera beside each search field, where the browser can. Its script comes when it is pressed; where that
 * does not come, one may type.
 */
export async function offerScan(): Promise<void> {
  const known = "mediaDevices" in navigator && (await window.BarcodeDetector?.getSupportedFormats());
  if (!known || !formats.every((format) => known.includes(format))) return;
  for (const field of document.querySelectorAll<HTMLInputElement>(`[${marks.scan}]`)) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "scan-open";
    button.ariaLabel = button.title = field.getAttribute(marks.label) ?? "";
    button.addEventListener("click", () => {
      const script: Promise<typeof scan> = import(/* @vite-ignore */ field.getAttribute(marks.scan) ?? "");
      script.then(
        ({ scan: read }) => read(field),
        () => field.focus(),
      );
    });
    field.insertAdjacentElement("afterend", button);
  }
}

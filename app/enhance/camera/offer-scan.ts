import * as marks from "~/lib/marks";
import { formats } from "./barcode-reader";
import { scan } from "./scan";

/*
 * Puts the button that reads a barcode by the camera beside each search field, where the browser can. Only a browser that has a reader of barcodes
 * fetches this (entry.client.ts); how its few things look is written here and not in the sheets that all are sent.
 */
const bars = "repeating-linear-gradient(90deg,currentColor 0 2px,#0000 0 4px,currentColor 0 5px,#0000 0 7px)";
const look = `flex:none;width:2.75rem;border:solid var(--bar-edge);border-width:var(--border) 0;border-radius:0;color:var(--ink);forced-color-adjust:none;
background:${bars} 50%/1.375rem 1.125rem no-repeat,var(--surface)`;

const offered = new WeakSet<Element>();

function offer(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`[${marks.scan}]`)) {
    if (offered.has(field)) continue;
    offered.add(field);
    const button = document.createElement("button");
    button.type = "button";
    button.style.cssText = look;
    button.ariaLabel = button.title = field.getAttribute(marks.label) ?? "";
    button.addEventListener("click", () => void scan(field));
    (field as ChildNode).after(button);
  }
}

async function offerScan(): Promise<void> {
  const known = "mediaDevices" in navigator && (await window.BarcodeDetector?.getSupportedFormats());
  if (!known || !formats.every((format) => known.includes(format))) return;
  offer();
  // a field that is drawn later has its own
  new MutationObserver(offer).observe(document.body, { childList: true, subtree: true });
}

// a browser that cannot say what it reads reads nothing
offerScan().catch(() => undefined);

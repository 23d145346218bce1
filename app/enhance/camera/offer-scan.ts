import * as marks from "~/lib/marks";
import { formats } from "./barcode-reader";
import { scan } from "./scan";

/*
 * Adds a barcode scan button beside each search field, if the browser can read barcodes.
 * Only a browser with BarcodeDetector fetches this script (entry.client.ts).
 * Its few styles are here because the style sheets go to every browser.
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
  // fields drawn later get a button too
  new MutationObserver(offer).observe(document.body, { childList: true, subtree: true });
}

// no button if the browser does not report its formats
offerScan().catch(() => undefined);

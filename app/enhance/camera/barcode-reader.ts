/** Detects the barcodes in a picture. */
type Reader = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> };

declare global {
  interface Window {
    /** only in Chromium on Android, ChromeOS and macOS */
    BarcodeDetector?: {
      new (kinds: { formats: string[] }): Reader;
      getSupportedFormats(): Promise<string[]>;
    };
  }
}

/**
 * Formats on groceries. `upc_a` may be missing in a browser; it is an EAN-13 that begins with 0.
 */
export const formats = ["ean_13", "ean_8"];

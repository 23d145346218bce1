/** Reads what barcodes a picture shows. */
type Reader = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> };

declare global {
  interface Window {
    /** where a browser has it: Chromium on Android, ChromeOS and macOS */
    BarcodeDetector?: {
      new (kinds: { formats: string[] }): Reader;
      getSupportedFormats(): Promise<string[]>;
    };
  }
}

/** What goods bear. A browser need not know `upc_a`: it is an EAN of 13 digits that begins with a nought. */
export const formats = ["ean_13", "ean_8"];

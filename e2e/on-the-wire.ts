import type { CDPSession } from "@playwright/test";

/**
 * A request of a tab: its kind as the browser names it, and its bytes on the wire, including
 * headers.
 */
export type Asked = { type: string; url: string; bytes: number };

/** Follows a tab's requests from now on; the caller sends `Network.enable`. */
export function followRequests(cdp: CDPSession) {
  const asked = new Map<string, Asked>();
  const open = new Set<string>();
  let last = Date.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    if (request.url.startsWith("data:")) return;
    asked.set(requestId, {
      type: type ?? "Other",
      url: request.url,
      bytes: asked.get(requestId)?.bytes ?? 0,
    });
    open.add(requestId);
    last = Date.now();
  });
  // The icon in the browser's own frame has no kind until its response arrives.
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const one = asked.get(requestId);
    if (one && response.mimeType.startsWith("image/")) one.type = "Image";
  });
  const end = (requestId: string) => {
    open.delete(requestId);
    last = Date.now();
  };
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes += encodedDataLength;
    end(requestId);
  });
  cdp.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  return {
    all: () => [...asked.values()],
    /** Milliseconds since the last request ended; 0 while a request is open. */
    quietFor: () => (open.size > 0 ? 0 : Date.now() - last),
  };
}

/** Total bytes of the requests of the wanted kinds. */
export const bytesOf = (asked: Asked[], wanted: (type: string) => boolean) =>
  asked.filter(({ type }) => wanted(type)).reduce((all, { bytes }) => all + bytes, 0);

import type { CDPSession } from "@playwright/test";

/** What a tab asked for: its kind as the browser names it, and bytes on the wire, headers included. */
export type Asked = { type: string; url: string; bytes: number };

/** Follows what a tab asks for from here on; `Network.enable` is the caller's. */
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
  // the icon of the browser's own frame is of no kind until it comes
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
    /** milliseconds since none was under way any more */
    quietFor: () => (open.size > 0 ? 0 : Date.now() - last),
  };
}

/** Bytes of all of them together, of the kinds that are wanted. */
export const bytesOf = (asked: Asked[], wanted: (type: string) => boolean) =>
  asked.filter(({ type }) => wanted(type)).reduce((all, { bytes }) => all + bytes, 0);

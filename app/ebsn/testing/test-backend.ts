import { http, HttpResponse, type DefaultBodyType, type HttpHandler, type StrictRequest } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createEbsn } from "../create-ebsn";
import type { EbsnOptions } from "../transport/options";

export const base = "http://backend.test/t/loggia";
export const api = (path: string) => `${base}/ebsn/api/${path}`;

/** Starts a backend of handlers for a test file. Unknown calls fail the test. */
export function testBackend(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

export const jsonText = (body: string, init?: ResponseInit) =>
  new HttpResponse(body, { ...init, headers: { "content-type": "application/json", ...init?.headers } });

/** Handles a path with the given bodies; returns the handler and the requests it received. */
export function answering(method: "get" | "post", path: string, ...bodies: string[]) {
  const seen: StrictRequest<DefaultBodyType>[] = [];
  const handler = http[method](api(path), ({ request }) => {
    seen.push(request);
    return jsonText(bodies[Math.min(seen.length, bodies.length) - 1] ?? "");
  });
  return { handler, seen };
}

export function shopperEbsn(change: Partial<EbsnOptions> = {}) {
  return createEbsn({
    origin: base,
    pictureBase: base,
    shopOrigin: "https://www.loggia.example",
    version: "1.1.26",
    uuid: "0123456789abcdef0123456789abcdef",
    paymentOrigins: ["http://pay.test"],
    tokens: { account: "token-1" },
    onTokens: () => undefined,
    scope: () => ({ warehouse: 0, date: "0", timeslot: 0 }),
    fetch: (...request) => fetch(...request),
    uniformDelayMs: 0,
    ...change,
  });
}

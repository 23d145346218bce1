import type { MiddlewareHandler } from "hono";
import * as z from "zod";
import { vitalNames, vitalsPath } from "~/lib/vitals";
import type { PlatformEnv } from "../../env";
import { logLine } from "../../log-line";
import { readForm, UnreadableForm } from "../forms/form-body";
import { createRateLimiter, retryAfter } from "../guards/rate-limit";
import { createMetrics } from "./metrics";

/** Entry for the log's route table; no Remix route serves it. */
export const vitalsRoute = { vitals: { path: vitalsPath.slice(1) } };

/** Max body in bytes: a path and five numbers. */
const mostBytes = 1000;

/** Max value in ms: ten minutes. */
const longestMs = 600_000;
/** Max CLS: the sum of the moved shares of the screen. */
const mostShift = 100;

const value = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,4})?$/)
    .transform(Number)
    .refine((measured) => measured <= most)
    .optional();

const vitalsSchema = z.strictObject({
  page: z.string().startsWith("/").max(400),
  LCP: value(longestMs),
  INP: value(longestMs),
  CLS: value(mostShift),
  TTFB: value(longestMs),
  FCP: value(longestMs),
});

/** True for one in sixteen, because the id is random. */
const isSampled = (requestId: string): boolean => requestId.endsWith("0");

const nothing = (status: 204 | 400 | 408 | 413 | 429, headers?: HeadersInit) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });

/**
 * Receives a page's own measurements (enhance/vitals.ts) from visitors with consent to statistics.
 * Stores only route and values; opens no session and sets no cookie. Without consent the response
 * is the same, and no value is stored. `csrf` has already rejected cross-site requests.
 */
export function webVitals(pattern: (pathname: string) => string): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    if (c.req.path !== vitalsPath || c.req.method !== "POST") return next();
    const { served, visitor, requestId } = c.var;
    const tenant = served.tenant.id;
    if (!visitor.consent?.analytics) return nothing(204);
    const allows = createRateLimiter({
      limits: c.env,
      tenant,
      address: c.req.header("CF-Connecting-IP") ?? null,
    });
    if (!(await allows("count"))) return nothing(429, retryAfter);
    const read = await readForm(c.req.raw, mostBytes).catch((error: unknown) => {
      if (error instanceof UnreadableForm) return error;
      throw error;
    });
    if (read instanceof UnreadableForm) return nothing(read.status);
    const names = [...read.form.keys()];
    if (new Set(names).size !== names.length) return nothing(400);
    const sent = vitalsSchema.safeParse(Object.fromEntries(read.form));
    if (!sent.success) return nothing(400);
    const { page, ...values } = sent.data;
    const route = pattern(page);
    const metrics = createMetrics(c.env, tenant);
    for (const name of vitalNames) {
      const measured = values[name];
      if (measured !== undefined) metrics.vital(route, name, measured);
    }
    if (isSampled(requestId))
      logLine({ level: "info", event: "vitals", requestId, tenant, route, ...values });
    return nothing(204);
  };
}

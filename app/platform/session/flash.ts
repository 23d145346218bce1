import * as z from "zod";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";
import type { Flash } from "../shop";

const seconds = 60;
const atMost = 5;
/**
 * Max bytes of JSON: sealing turns three bytes into four and adds a header, and a cookie holds 4
 * KB.
 */
const longest = 2700;
const use = "f";
/** Anybody can set a cookie with a similar name. */
const ours = /^f[0-9a-z]{12,16}$/;
const flashesSchema: z.ZodType<Flash[]> = z.array(
  z.object({
    kind: z.enum(["ok", "info", "warn", "error"]),
    text: z.string(),
    popup: z.boolean().optional(),
    code: z.string().optional(),
    resumes: z.boolean().optional(),
    at: z.object({ form: z.string(), typed: z.string().optional(), more: z.number().optional() }).optional(),
  }),
);

export type FlashStore = {
  add(flash: Flash): void;
  /** Waiting flashes, oldest first, at most five (§9); returned only once. */
  take(): Flash[];
  /** Flashes added by this request, to show in its own response instead of a later page. */
  takeAdded(): Flash[];
  /** Set-Cookie values. A redirect shows no flashes, so the taken ones wait for the next page. */
  cookies(isRedirect?: boolean): Promise<string[]>;
};

type Deps = { jar: Record<string, string>; cookies: OwnCookies; sealer: Sealer; now?: () => number };

/**
 * Stores flashes for the next page, for a minute. Each request writes its own cookie, and the page
 * that shows the flashes removes exactly those cookies: overlapping requests neither lose nor
 * repeat flashes.
 */
export async function openFlashes({ jar, cookies, sealer, now = Date.now }: Deps): Promise<FlashStore> {
  // after `f` the name has the time, of equal length until 2059: names sort by age
  const names = Object.keys(jar)
    .filter((name) => name.startsWith(cookies.name(use)) && ours.test(name.slice(cookies.prefix.length)))
    .sort();
  const opened = await Promise.all(names.slice(-atMost).map((name) => sealer.open(use, jar[name])));
  const waiting = opened.flatMap((one) => flashesSchema.safeParse(one?.value).data ?? []).slice(-atMost);
  const added: Flash[] = [];
  let taken = false;
  return {
    add(flash) {
      const text = flash.text.slice(0, 300);
      // a repeated sentence is left out
      if (!added.some((other) => other.text === text)) added.push({ ...flash, text });
    },
    take() {
      if (taken) return [];
      taken = true;
      return waiting;
    },
    takeAdded: () => added.splice(0),
    async cookies(isRedirect = false) {
      const headers =
        taken && !isRedirect ? names.map((name) => cookies.remove(name.slice(cookies.prefix.length))) : [];
      if (added.length > 0) {
        const id = now().toString(36) + crypto.randomUUID().slice(0, 4);
        headers.push(cookies.write(use + id, await sealer.seal(use, newest(added), seconds), seconds));
      }
      return headers;
    },
  };
}

/** The newest flashes that fit into the cookie. */
function newest(added: readonly Flash[]): Flash[] {
  const latest = added.slice(-atMost);
  while (latest.length > 1 && new TextEncoder().encode(JSON.stringify(latest)).length > longest)
    latest.shift();
  return latest;
}

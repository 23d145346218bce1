import * as z from "zod";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";
import type { Flash } from "../shop";

const seconds = 60;
const atMost = 5;
/** Bytes of JSON: sealing makes three bytes four and adds a header, and a cookie holds 4 KB. */
const longest = 2700;
const use = "f";
/** Anybody can plant a cookie whose name begins like these. */
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
  /** those that were waiting, oldest first; at most five (§9), once */
  take(): Flash[];
  /** those that this request added: its own answer shows them, so that no later page does */
  takeAdded(): Flash[];
  /** Set-Cookie values; a redirect shows no message, so that what was taken for it waits for the next page */
  cookies(isRedirect?: boolean): Promise<string[]>;
};

type Deps = { jar: Record<string, string>; cookies: OwnCookies; sealer: Sealer; now?: () => number };

/**
 * Messages for the next page. Each request that leaves some writes a cookie of its own, and the page that shows them removes exactly those
 * cookies: two overlapping requests neither lose nor repeat each other's messages. They live a minute.
 */
export async function openFlashes({ jar, cookies, sealer, now = Date.now }: Deps): Promise<FlashStore> {
  // the part after `f` starts with the time, of equal length until the year 2059: names sort by age
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
      // the same sentence twice says nothing more
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

/** The newest flashes, as many as the cookie has room for. */
function newest(added: readonly Flash[]): Flash[] {
  const latest = added.slice(-atMost);
  while (latest.length > 1 && new TextEncoder().encode(JSON.stringify(latest)).length > longest)
    latest.shift();
  return latest;
}

import * as z from "zod";
import { homePath, safePath } from "~/lib/path";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";
import type { Kept, KeptForm } from "../shop";

const seconds = 600;
const part = "k";
/** Sealing makes three bytes four and adds a header: this much JSON stays under 4 KB as a cookie. */
const longest = 2700;
const neverKept = /pass|pwd|secret|token|card|pan$|cvv|cvc|iban/i;

const path = z.string().transform((text) => safePath(text, homePath));
const formSchema: z.ZodType<KeptForm> = z.object({
  action: path,
  fields: z.array(z.tuple([z.string(), z.string()])),
  back: path,
  label: z.string().optional(),
});
const keptSchema: z.ZodType<Kept> = z.intersection(
  formSchema,
  z.object({ kind: z.enum(["wish", "interrupted"]), wish: formSchema.optional() }),
);

export type KeptStore = {
  readonly kept: Kept | undefined;
  /** False when it is too long to keep; passwords and card data are left out. */
  keep(kept: Kept): boolean;
  drop(): void;
  /** Set-Cookie value, when there is something to write */
  cookie(): Promise<string | undefined>;
};

type Deps = { jar: Record<string, string>; cookies: OwnCookies; sealer: Sealer };

/**
 * A form that waits ten minutes, sealed in a cookie of its own: nothing of it is stored on a server, and without script it survives
 * login, address and slot. Fields named like passwords, codes or card data are never kept.
 */
export async function openKept({ jar, cookies, sealer }: Deps): Promise<KeptStore> {
  const sealed = jar[cookies.name(part)];
  let kept = keptSchema.safeParse((await sealer.open(part, sealed))?.value).data;
  let changed = false;
  return {
    get kept() {
      return kept;
    },
    keep(next) {
      const clean = { ...next, fields: next.fields.filter(([name]) => !neverKept.test(name)) };
      if (new TextEncoder().encode(JSON.stringify(clean)).length > longest) return false;
      kept = clean;
      changed = true;
      return true;
    },
    drop() {
      changed = changed || kept !== undefined;
      kept = undefined;
    },
    async cookie() {
      if (!changed) return undefined;
      if (kept) return cookies.write(part, await sealer.seal(part, kept, seconds), seconds);
      return sealed === undefined ? undefined : cookies.remove(part);
    },
  };
}

import * as z from "zod";
import { homePath, safePath } from "~/lib/path";
import type { InterruptedForm, PendingAction } from "../shop";
import { ownerPart, type OwnCookies } from "./cookies";
import type { Sealer } from "./seal";

const seconds = 600;
const part = "k";
const ownerSeconds = 180 * 86_400;
const ownerSchema = z.object({ id: z.int().positive(), remember: z.boolean() });
/**
 * Max characters of a cookie with a part of the sealed text: with name and attributes it stays
 * under 4 KB.
 */
const pieceLength = 3800;
const mostPieces = 3;
/** Max bytes of JSON in all of them: sealing turns three bytes into four and adds a header. */
const longest = 8400;
/**
 * Fields that are never stored. A loyalty card's number is: no payment uses it, and a profile saved
 * without it would lose it.
 */
const secretNames = /pass|pwd|secret|token|(?<!loyalty)card|pan$|cvv|cvc|iban/i;

const path = z.string().transform((text) => safePath(text, homePath));

const formSchema: z.ZodType<InterruptedForm> = z.object({
  action: path,
  fields: z.array(z.tuple([z.string(), z.string()])),
  back: path,
  label: z.string().optional(),
  visitors: z.boolean().optional(),
  undone: z.string().optional(),
});
const actionSchema: z.ZodType<PendingAction> = z.object({
  kind: z.string(),
  data: z.unknown(),
  back: path,
  label: z.string().optional(),
  interrupted: z.boolean().optional(),
});
const pendingSchema = z.object({
  owner: z.int().optional(),
  form: formSchema.optional(),
  action: actionSchema.optional(),
});
type Pending = z.infer<typeof pendingSchema>;

export type PendingStore = {
  readonly form: InterruptedForm | undefined;
  readonly action: PendingAction | undefined;
  /** Sets the shopper of the page that the present form is on. */
  attribute(userId: number): void;
  /** False if it is too long to store; passwords and card data are left out. */
  saveInterruptedForm(form: InterruptedForm): boolean;
  /** False if it is too long to store. */
  savePendingAction(action: PendingAction): boolean;
  dropInterruptedForm(): void;
  dropPendingAction(): void;
  /** Removes all pending data and the owner cookie's shopper, at logout. */
  forgetOwner(): void;
  /** Set-Cookie values; empty if unchanged. */
  cookies(): Promise<string[]>;
};

type Deps = {
  jar: Record<string, string>;
  cookies: OwnCookies;
  sealer: Sealer;
  /** Id of the signed-in shopper. */
  userId: () => number | undefined;
  /** True if their login outlives the browser's session. */
  remember: () => boolean;
};

/**
 * Stores the pending action and the interrupted form for ten minutes, sealed in their own cookies,
 * without the server and without script. Only their owner sees them after a login. The owner is, in
 * this order:
 * - the signed-in shopper
 * - after the end of the session, the shopper of the form's page
 * - the last shopper signed in here (cookie `o`, sealed, valid as long as a login, removed at
 *   logout)
 */
export async function openPending({ jar, cookies, sealer, userId, remember }: Deps): Promise<PendingStore> {
  const names = Array.from({ length: mostPieces }, (_, index) => part + (index || ""));
  const brought = names.map((name) => jar[cookies.name(name)] ?? "");
  const sealed = brought.join("");
  let pending: Pending =
    (sealed && pendingSchema.safeParse((await sealer.open(part, sealed))?.value).data) || {};
  let changed = false;
  const sealedOwner = jar[cookies.name(ownerPart)];
  let last = ownerSchema.safeParse((await sealer.open(ownerPart, sealedOwner))?.value).data;
  let attributed: number | undefined;

  const ours = () => pending.owner === undefined || userId() === undefined || pending.owner === userId();
  const owner = () => userId() ?? attributed ?? last?.id;

  function put(change: Partial<Pending>): boolean {
    const next: Pending = { ...(ours() ? pending : {}), owner: owner(), ...change };
    if (new TextEncoder().encode(JSON.stringify(next)).length > longest) return false;
    pending = next;
    changed = true;
    return true;
  }
  function drop(name: "form" | "action"): void {
    changed = changed || pending[name] !== undefined;
    pending = { ...pending, [name]: undefined };
  }

  async function ownerCookie(): Promise<string[]> {
    const id = userId();
    if (id === undefined) return sealedOwner !== undefined && !last ? [cookies.remove(ownerPart)] : [];
    if (id === last?.id && remember() === last.remember) return [];
    const now = { id, remember: remember() };
    const text = await sealer.seal(ownerPart, now, ownerSeconds);
    return [cookies.write(ownerPart, text, now.remember ? ownerSeconds : undefined)];
  }

  return {
    get form() {
      return ours() ? pending.form : undefined;
    },
    get action() {
      return ours() ? pending.action : undefined;
    },
    attribute(id) {
      attributed = id;
    },
    saveInterruptedForm(form) {
      const fields = form.fields.filter(([name]) => !secretNames.test(name));
      // if both are too long, the action is dropped: the form holds the shopper's input
      return put({ form: { ...form, fields } }) || put({ form: { ...form, fields }, action: undefined });
    },
    savePendingAction: (action) => put({ action }),
    dropInterruptedForm: () => drop("form"),
    dropPendingAction: () => drop("action"),
    forgetOwner() {
      drop("form");
      drop("action");
      last = undefined;
    },
    async cookies() {
      const mark = await ownerCookie();
      if (!changed) return mark;
      const text = pending.form || pending.action ? await sealer.seal(part, pending, seconds) : "";
      const pieces = names.flatMap((name, index) => {
        const piece = text.slice(index * pieceLength, (index + 1) * pieceLength);
        if (piece) return [cookies.write(name, piece, seconds)];
        return brought[index] ? [cookies.remove(name)] : [];
      });
      return [...mark, ...pieces];
    },
  };
}

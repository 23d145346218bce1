import * as z from "zod";
import { cookieLimit, type OwnCookies } from "./cookies";
import type { Sealer } from "./seal";
import type { SessionData } from "../shop";

const day = 86_400;
const part = "s";
const token = z.string().min(1).max(1000);

/** The bounds keep the sealed cookie under 4 KB whatever the backend sends; session.test.ts seals the largest. */
const sessionSchema: z.ZodType<SessionData> = z.object({
  account: token.optional(),
  session: token.optional(),
  user: z.object({ id: z.int(), login: z.string().max(254) }).optional(),
  uuid: z.string().regex(/^[0-9a-f]{32}$/),
  remember: z.boolean(),
  scope: z.object({ warehouse: z.int(), date: z.string().max(10), timeslot: z.int() }).optional(),
  freshUntil: z.number().optional(),
});

export type SessionStore = {
  /** as it stands now, changes of this request included */
  readonly data: Readonly<SessionData>;
  /** the browser brought one that opened */
  readonly brought: boolean;
  update(change: Partial<SessionData>): void;
  end(): void;
  /** Set-Cookie value, when there is something to write */
  cookie(): Promise<string | undefined>;
};

type Deps = { jar: Record<string, string>; cookies: OwnCookies; sealer: Sealer; now?: () => number };

const fresh = (uuid = crypto.randomUUID().replaceAll("-", "")): SessionData => ({ uuid, remember: false });

/**
 * The shopper's session, read once and written once a request, by the Worker entry alone. A visitor has none until something is worth
 * keeping, so anonymous pages stay cacheable. A cookie that is tampered with, foreign or too old is no session, never an error.
 * Written when changed and when older than a day; remembered 180 days, else until the browser closes (sealed for seven days).
 */
export async function openSession({ jar, cookies, sealer, now = Date.now }: Deps): Promise<SessionStore> {
  const sealed = jar[cookies.name(part)];
  const opened = await sealer.open(part, sealed);
  const parsed = sessionSchema.safeParse(opened?.value);
  const brought = parsed.success;
  const old = brought && opened !== undefined && now() - opened.sealedAt > day * 1000;
  let data = parsed.success ? parsed.data : fresh();
  let state: "same" | "changed" | "ended" = old ? "changed" : "same";

  return {
    get data() {
      return data;
    },
    brought,
    update(change) {
      data = sessionSchema.parse({ ...data, ...change });
      state = "changed";
    },
    end() {
      data = fresh(data.uuid);
      state = "ended";
    },
    async cookie() {
      if (state === "ended") return sealed === undefined ? undefined : cookies.remove(part);
      if (state === "same") return undefined;
      const life = (data.remember ? 180 : 7) * day;
      const header = cookies.write(
        part,
        await sealer.seal(part, data, life),
        data.remember ? life : undefined,
      );
      if (header.length > cookieLimit) throw new Error(`session cookie of ${header.length} bytes`);
      return header;
    },
  };
}

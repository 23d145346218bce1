import * as z from "zod";
import { EbsnError } from "~/ebsn/errors";
import { safePath } from "~/lib/path";
import { appPlatforms } from "~/model/device";
import type { OwnCookies } from "./cookies";
import type { Sealer } from "./seal";
import type { SessionData } from "../shop";

const day = 86_400;
const part = "s";
const loginPart = "login";
/**
 * A login's session cookie has a name of its own, so that a response of another login cannot
 * overwrite it.
 */
const partOf = (key: string | undefined): string => (key === undefined ? part : `${part}-${key.slice(0, 8)}`);
/**
 * Max bytes of JSON: sealing turns three bytes into four and adds headers, and the cookie with
 * attributes stays under 4 KB.
 */
const longest = 2700;
const sessionPart = /^s(-[0-9a-f]{8})?$/;
/** Bytes reserved beside tokens and user: scope, payment in progress, last orders. */
const roomLeft = 500;
/** Lifetimes in seconds: `idle` without a visit, `whole` in all. */
const lives = {
  remembered: { idle: 180 * day, whole: 180 * day },
  usual: { idle: 7 * day, whole: 30 * day },
};
const token = z.string().min(1).optional();
const provider = z.enum(["company", "google", "facebook"]);

const sessionSchema: z.ZodType<SessionData> = z
  .object({
    account: token,
    session: token,
    user: z.object({ id: z.int(), login: z.string() }).optional(),
    login: z.object({ key: z.string(), at: z.number() }).optional(),
    uuid: z.string().regex(/^[0-9a-f]{32}$/),
    remember: z.boolean(),
    provider: provider.optional(),
    returning: z
      .string()
      .transform((path) => safePath(path, undefined))
      .optional(),
    registered: z
      .object({
        email: z.string(),
        at: z.number(),
        back: z
          .string()
          .transform((path) => safePath(path, undefined))
          .optional(),
      })
      .optional(),
    device: z.object({ platform: z.enum(appPlatforms), uuid: z.string(), mark: z.string() }).optional(),
    leaving: z.object({ provider, at: z.number(), state: z.string().optional() }).optional(),
    scope: z.object({ warehouse: z.int(), date: z.string(), timeslot: z.int() }).optional(),
    freshUntil: z.number().optional(),
    spendingLimit: z.int().positive().optional(),
    prepared: z
      .object({
        key: z.string(),
        cartId: z.int(),
        state: z.enum(["open", "locked", "changing"]),
        total: z.int(),
        newest: z.int().optional(),
        terms: z.boolean().optional(),
      })
      .optional(),
    changing: z.int().optional(),
    changingFrom: z.object({ id: z.int(), total: z.int(), pieces: z.int() }).optional(),
    changed: z.object({ id: z.int(), before: z.int().optional() }).optional(),
    ordered: z.array(z.object({ key: z.string(), orderId: z.int() })).optional(),
  })
  .refine(
    ({ user, login }) => Boolean(user) === Boolean(login),
    "a user without a login, or a login without one",
  );

export type SessionStore = {
  /** The present session, with this request's changes. */
  readonly data: Readonly<SessionData>;
  /** True if the browser sent a valid session. */
  readonly brought: boolean;
  /**
   * True if the browser sent a login that the tenant has ended, like all logins before
   * `loginsFrom`.
   */
  readonly endedByChain: boolean;
  /**
   * Changes the session; a `user` starts a login. Throws EbsnError "down" if the backend's data
   * does not fit into a cookie; then no change is made.
   */
  update(change: Partial<Omit<SessionData, "login">>): void;
  end(): void;
  /** Set-Cookie values; empty if unchanged. */
  cookies(): Promise<string[]>;
};

type Deps = {
  jar: Record<string, string>;
  cookies: OwnCookies;
  sealer: Sealer;
  /**
   * Logins before this time have ended (record 113), ISO date and time; a future time ends none.
   */
  loginsFrom?: string;
  now?: () => number;
};

const fresh = (uuid = crypto.randomUUID().replaceAll("-", "")): SessionData => ({ uuid, remember: false });

/**
 * The shopper's session, read once and written once per request, by the Worker entry only. A
 * visitor has none until there is data to store, so that anonymous pages stay cacheable.
 * Only this function decides if a session is valid. A tampered, foreign or expired cookie means no
 * session, never an error.
 * - A login has a key, in the sealed session and in a cookie of its own. Only a login writes that
 *   cookie, and only its end removes it: a response after the end may restore the session cookie,
 *   which alone is invalid.
 * - The key is also in the session cookie's name, so that a response of an earlier login cannot
 *   change the next login.
 * - A session ends after 7 days without a visit, or 30 in all; a remembered login after 180.
 */
export async function openSession({
  jar,
  cookies,
  sealer,
  loginsFrom = "",
  now = Date.now,
}: Deps): Promise<SessionStore> {
  const key = jar[cookies.name(loginPart)];
  const opened = await sealer.open(part, jar[cookies.name(partOf(key))]);
  const parsed = sessionSchema.safeParse(opened?.value).data;
  const alive = parsed !== undefined && parsed.login?.key === key && secondsLeft(parsed, now()) > 0;
  const from = Date.parse(loginsFrom);
  const endedByChain = alive && parsed.login !== undefined && from <= now() && parsed.login.at < from;
  const brought = alive && !endedByChain;
  const old = brought && opened !== undefined && now() - opened.sealedAt > day * 1000;
  let data = parsed && brought ? parsed : fresh();
  let state: "same" | "changed" | "ended" = old ? "changed" : parsed && !brought ? "ended" : "same";

  /** Removes all session cookies of the browser but the given one. */
  const removeOthers = (stays?: string): string[] =>
    Object.keys(jar)
      .filter((name) => name.startsWith(cookies.prefix))
      .map((name) => name.slice(cookies.prefix.length))
      .filter((name) => sessionPart.test(name) && name !== stays)
      .map((name) => cookies.remove(name));

  const removeAll = (): string[] => [
    ...removeOthers(),
    ...(key === undefined ? [] : [cookies.remove(loginPart)]),
  ];

  /**
   * Written only if it differs, so that a late response of another login does not overwrite this
   * cookie.
   */
  function loginCookie({ login, remember }: SessionData): string[] {
    if (login?.key === key) return [];
    return login
      ? [cookies.write(loginPart, login.key, remember ? lives.remembered.whole : undefined)]
      : [cookies.remove(loginPart)];
  }

  return {
    get data() {
      return data;
    },
    brought,
    endedByChain,
    update(change) {
      const begins = change.user && {
        registered: undefined,
        login: { key: crypto.randomUUID(), at: now() },
      };
      data = accepted({ ...keptBy(change.user, data), ...change, ...begins });
      state = "changed";
    },
    end() {
      data = fresh(data.uuid);
      state = "ended";
    },
    async cookies() {
      if (state === "ended") return removeAll();
      if (state === "same") return removeOthers(partOf(key));
      const life = secondsLeft(data, now());
      const name = partOf(data.login?.key);
      const header = cookies.write(
        name,
        await sealer.seal(part, data, life),
        data.remember ? life : undefined,
      );
      return [header, ...loginCookie(data), ...removeOthers(name)];
    },
  };
}

/** After a different shopper's login only the device and the tokens of that login remain. */
const keptBy = (user: SessionData["user"], data: SessionData): SessionData => {
  if (!user || !data.user || data.user.id === user.id) return data;
  const { account, session, uuid, remember } = data;
  return { account, session, uuid, remember };
};

/** Seconds until the session ends without another visit. */
function secondsLeft({ remember, login }: SessionData, now: number): number {
  const { idle, whole } = remember ? lives.remembered : lives.usual;
  return login ? Math.min(idle, whole - Math.floor((now - login.at) / 1000)) : idle;
}

function accepted(session: SessionData): SessionData {
  const { data, error } = sessionSchema.safeParse(session);
  if (data && sizeOf(data) <= longest && sizeOf(identityOf(data)) <= longest - roomLeft) return data;
  const cause = error ?? new Error(`a session of ${sizeOf(session)} bytes`);
  throw new EbsnError("down", "session", { cause });
}

/** The part of a session whose size the backend determines. */
const identityOf = ({ account, session, user, login, uuid, remember }: SessionData): SessionData => ({
  account,
  session,
  user,
  login,
  uuid,
  remember,
});

const sizeOf = (session: SessionData): number => new TextEncoder().encode(JSON.stringify(session)).length;

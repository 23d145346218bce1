import { parse } from "hono/utils/cookie";
import { preferenceCookie } from "~/platform/session/cookies";
import { addWord, byUse, dayOf, daysKept, readWords, writeWords } from "./past-words";

const cookie = "words";
const seconds = daysKept * 86_400;

const now = () => dayOf(Date.now());
const stored = (request: Request) =>
  readWords(parse(request.headers.get("Cookie") ?? "", cookie)[cookie], now());
const header = (request: Request, value: string, maxAge: number) =>
  preferenceCookie(new URL(request.url), cookie, value, maxAge);

/** What this browser searched before, most used first. Only the server reads the cookie. */
export const pastWords = (request: Request): string[] => byUse(stored(request)).map(({ name }) => name);

/** A Set-Cookie value that remembers `query`; undefined when it is the last one already. */
export function rememberWord(request: Request, query: string): string | undefined {
  const before = stored(request);
  const after = addWord(before, query, now());
  return after === before ? undefined : header(request, writeWords(after), seconds);
}

/** A Set-Cookie value that forgets them all. */
export const forgetWords = (request: Request): string => header(request, "", 0);

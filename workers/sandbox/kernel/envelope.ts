import type { Context } from "hono";
import { reason, type ErrorCode, type Notice, type Reason } from "./messages";
import type { AppEnv, SessionRow } from "./sandbox";

type HttpStatus = 200 | 403 | 404 | 419 | 500;
type Envelope = {
  status: number;
  errors: { error: string }[];
  infos: { info: string }[];
  warnings: { error: string }[];
  errorsMessage: string[];
  infosMessage: string[];
  warningsMessage: string[];
};

function envelope(status: number): Envelope {
  return {
    status,
    errors: [],
    infos: [],
    warnings: [],
    errorsMessage: [],
    infosMessage: [],
    warningsMessage: [],
  };
}

function wireUser(session: SessionRow | undefined) {
  if (!session) return { userId: -1, login: "", profileConfirmed: false };
  return { userId: session.userId, login: session.login, profileConfirmed: session.profileConfirmed };
}

function answer(c: Context<AppEnv>, response: Envelope, data: unknown, httpStatus: HttpStatus): Response {
  const body = JSON.stringify({ response, data, user: wireUser(c.get("session")) });
  c.header("content-type", "application/json;charset=UTF-8");
  // Bodies of the real backend begin with two blank lines.
  const plain = c.newResponse(`\n\n${body}`);
  // hono's types know no 419
  return httpStatus === 200
    ? plain
    : new Response(plain.body, { status: httpStatus, headers: plain.headers });
}

/** Messages of a response besides its data. */
export type Notices = { infos?: Notice[]; warnings?: Notice[] };

/**
 * Returns a success: HTTP 200, status 0, the six arrays. Omits keys with the value undefined; never
 * pass null.
 */
export function ok(c: Context<AppEnv>, data: unknown, { infos = [], warnings = [] }: Notices = {}): Response {
  const response = envelope(0);
  response.infos = infos.map(({ code }) => ({ info: code }));
  response.infosMessage = infos.map(({ text }) => text);
  response.warnings = warnings.map(({ code }) => ({ error: code }));
  response.warningsMessage = warnings.map(({ text }) => text);
  return answer(c, response, data, 200);
}

/**
 * Returns a business failure with HTTP 200: code in `errors[0]`, text in `errorsMessage[0]`,
 * further reasons after them.
 * The envelope's status is 10 for a rejected login, else 20, unless `status` is given.
 */
export function refuse(
  c: Context<AppEnv>,
  why: ErrorCode | [Reason, ...Reason[]],
  { data = {}, status }: { data?: unknown; status?: number } = {},
): Response {
  const reasons = typeof why === "string" ? [reason(why)] : why;
  const isLogin = reasons.some(({ code }) => code.startsWith("msg.login."));
  return failure(c, reasons, status ?? (isLogin ? 10 : 20), data, 200);
}

/** HTTP 403: the challenge failed. */
export function distrusted(c: Context<AppEnv>): Response {
  return failure(c, [reason("msg.recaptcha")], 403, {}, 403);
}

/** HTTP 404: unknown category or product slug. */
export function notFound(c: Context<AppEnv>, code: ErrorCode = "msg.generic"): Response {
  return failure(c, [reason(code)], 404, {}, 404);
}

/** HTTP 419: the call needs a session, which is missing or ended. */
export function sessionNeeded(c: Context<AppEnv>): Response {
  return failure(c, [reason("msg.session.needed")], 419, {}, 419);
}

/** HTTP 500: the backend is down. */
export function broken(c: Context<AppEnv>): Response {
  return failure(c, [reason("msg.generic")], 500, {}, 500);
}

function failure(
  c: Context<AppEnv>,
  reasons: Reason[],
  status: number,
  data: unknown,
  httpStatus: HttpStatus,
): Response {
  const response = envelope(status);
  response.errors = reasons.map(({ code }) => ({ error: code }));
  response.errorsMessage = reasons.map(({ text }) => text);
  return answer(c, response, data, httpStatus);
}

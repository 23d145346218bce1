import type { Context } from "hono";
import { errorText, type ErrorCode } from "./messages";
import type { AppEnv, SessionRow } from "./sandbox";

type HttpStatus = 200 | 404 | 419 | 500;
type Response6 = {
  status: number;
  errors: { error: string }[];
  infos: { info: string }[];
  warnings: { error: string }[];
  errorsMessage: string[];
  infosMessage: string[];
  warningsMessage: string[];
};

function envelope(status: number): Response6 {
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

function answer(c: Context<AppEnv>, response: Response6, data: unknown, httpStatus: HttpStatus): Response {
  const body = JSON.stringify({ response, data, user: wireUser(c.get("session")) });
  c.header("content-type", "application/json;charset=UTF-8");
  // The real backend's bodies begin with two blank lines.
  const plain = c.newResponse(`\n\n${body}`);
  // hono's types know no 419
  return httpStatus === 200
    ? plain
    : new Response(plain.body, { status: httpStatus, headers: plain.headers });
}

/**
 * Success: HTTP 200, status 0, the six arrays. `infos` are codes, `infoTexts` what they say. Keys whose value is undefined
 * are absent on the wire; never pass null.
 */
export function ok(
  c: Context<AppEnv>,
  data: unknown,
  { infos = [], infoTexts = [] }: { infos?: string[]; infoTexts?: string[] } = {},
): Response {
  const response = envelope(0);
  response.infos = infos.map((info) => ({ info }));
  response.infosMessage = infoTexts;
  return answer(c, response, data, 200);
}

/** A business failure: HTTP 200, status not 0 (10 for a refused login, else 20), code in `errors[0]`, its text in `errorsMessage[0]`. */
export function refuse(
  c: Context<AppEnv>,
  code: ErrorCode,
  { data = {} }: { data?: unknown } = {},
): Response {
  return failure(c, code, code === "msg.login.invalid" ? 10 : 20, data, 200);
}

/** HTTP 404: unknown category, or product slug. */
export function notFound(c: Context<AppEnv>, code: ErrorCode = "msg.generic"): Response {
  return failure(c, code, 404, {}, 404);
}

/** HTTP 419: a session is needed and missing or dead. */
export function sessionNeeded(c: Context<AppEnv>): Response {
  return failure(c, "msg.session.needed", 419, {}, 419);
}

/** HTTP 500: down. */
export function broken(c: Context<AppEnv>): Response {
  return failure(c, "msg.generic", 500, {}, 500);
}

function failure(
  c: Context<AppEnv>,
  code: ErrorCode,
  status: number,
  data: unknown,
  httpStatus: HttpStatus,
): Response {
  const response = envelope(status);
  response.errors = [{ error: code }];
  response.errorsMessage = [errorText(code)];
  return answer(c, response, data, httpStatus);
}

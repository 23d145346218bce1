import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod";
import { notFound } from "./envelope";
import { knownCodes, ours } from "./ours";
import type { AppEnv } from "./sandbox";

const apiPath = (c: Context<AppEnv>): string => new URL(c.req.url).pathname.replace(/^\/ebsn\/api/, "");

/**
 * True if the scenario `plain`, a backend without our extensions, is on for this shopper or for
 * all.
 */
export const isPlain = (c: Context<AppEnv>): boolean =>
  c.get("sandbox").scenarios.on("plain", c.get("session")?.login);

/** True if this call may open a session. Without our extensions only a login may. */
export const maySignIn = (c: Context<AppEnv>): boolean =>
  !isPlain(c) || !ours.sessions.some((call) => call === apiPath(c));

type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Removes our extensions from the input under `plain`. */
export function knownInput(c: Context<AppEnv>, input: Members): Members {
  if (!isPlain(c)) return input;
  const path = apiPath(c);
  const fields = ours.requestFields.filter(({ call }) => call === path).map(({ field }) => field.split("."));
  return fields.reduce<Members>(without, input);
}

function without(members: Members, [name = "", ...inner]: string[]): Members {
  const { [name]: value, ...others } = members;
  if (value === undefined || inner.length === 0) return others;
  if (isMembers(value)) return { ...others, [name]: without(value, inner) };
  const read = typeof value === "string" ? fromJson(value) : undefined;
  return isMembers(read) ? { ...others, [name]: JSON.stringify(without(read, inner)) } : members;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const said = z.object({ error: z.string() }).array();
const envelope = z.looseObject({
  response: z.looseObject({
    status: z.number(),
    errors: said,
    warnings: said,
    infos: z.object({ info: z.string() }).array(),
    errorsMessage: z.string().array(),
    warningsMessage: z.string().array(),
    infosMessage: z.string().array(),
  }),
  data: z.unknown(),
});

/**
 * Turns the backend into a plain one: it rejects our calls and omits our extensions from responses.
 */
export const plainEdge: MiddlewareHandler<AppEnv> = async (c, next) => {
  // read before the call, because a logout ends the session that names the shopper
  if (!isPlain(c)) return next();
  const path = apiPath(c);
  if (ours.calls.some((call) => call === path)) c.res = notFound(c);
  else await next();
  const read = envelope.safeParse(fromJson(await c.res.clone().text()));
  if (!read.success) return;
  const { response, data, ...others } = read.data;
  const wholeDataIsOurs = response.status !== 0 || ours.wholeData.some((call) => call === path);
  const known = {
    response: {
      ...response,
      errors: response.errors.map(({ error }, at) => ({
        error: plainCode(error, response.errorsMessage[at]),
      })),
      warnings: response.warnings.map(({ error }, at) => ({
        error: plainCode(error, response.warningsMessage[at]),
      })),
      infos: response.infos.map(({ info }, at) => ({ info: plainCode(info, response.infosMessage[at]) })),
    },
    data: wholeDataIsOurs ? {} : knownData(data, ["data"]),
    ...others,
  };
  c.res = new Response(`\n\n${JSON.stringify(known)}`, c.res);
};

const plainCode = (code: string, text = code): string => (knownCodes.includes(code) ? code : text);

const fields = ours.responseFields.map((field) => `.${field}`);

function knownData(value: unknown, path: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => knownData(one, path));
  if (!isMembers(value)) return value;
  const members: Members = {};
  for (const [name, member] of Object.entries(value)) {
    const inner = [...path, name];
    const end = `.${inner.join(".")}`;
    if (!fields.some((field) => end.endsWith(field)))
      members[name] = knownData(knownValue(name, member), inner);
  }
  return members;
}

const knownValue = (name: string, value: unknown): unknown =>
  ours.values.find((rule) => rule.field === name && rule.ours === value)?.instead ?? value;

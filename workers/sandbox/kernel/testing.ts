/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { env } from "cloudflare:test";
import * as z from "zod";
import sandbox from "../index";

const texts = z.array(z.string());
const errors = z.array(z.strictObject({ error: z.string() }));

/** The envelope to the letter: nothing missing, nothing more. */
const envelope = z.strictObject({
  response: z.strictObject({
    status: z.int(),
    errors,
    infos: z.array(z.strictObject({ info: z.string() })),
    warnings: errors,
    errorsMessage: texts,
    infosMessage: texts,
    warningsMessage: texts,
  }),
  data: z.unknown(),
  user: z.strictObject({ userId: z.int(), login: z.string(), profileConfirmed: z.boolean() }),
});

const baseOf = (tenant: string) => `http://127.0.0.1:8788/t/${tenant}`;

type Asked = {
  form?: Record<string, string>;
  json?: unknown;
  account?: string;
  tenant?: string;
  headers?: HeadersInit;
  method?: "HEAD";
};

/**
 * A request to the sandbox's Worker, answered by its own handler: the pool's `SELF` takes longer with each request than with the one before.
 * For tests.
 */
export const fetchSandbox = async (
  url: string,
  init?: RequestInit<IncomingRequestCfProperties>,
): Promise<Response> => sandbox.fetch(new Request<unknown, IncomingRequestCfProperties>(url, init), env);

/** A request to a tenant's sandbox, the first one's if none is named; posts when it has a form or a JSON body. For tests. */
export async function call(
  path: string,
  { form, json, account, tenant = "loggia", headers: extra, method }: Asked = {},
): Promise<Response> {
  const headers = new Headers(extra);
  if (account !== undefined) headers.set("x-ebsn-account", account);
  if (json !== undefined) headers.set("content-type", "application/json");
  const body = form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json);
  return fetchSandbox(`${baseOf(tenant)}${path}`, {
    method: method ?? (body ? "POST" : "GET"),
    headers,
    body,
    redirect: "manual",
  });
}

/** A call of the eBSN API: `data` read by `schema`, the envelope held to the letter. For tests. */
export async function ask<T>(path: string, schema: z.ZodType<T>, asked: Asked = {}) {
  const answer = await call(`/ebsn/api/${path}`, asked);
  const text = await answer.text();
  const { response, data, user } = envelope.parse(JSON.parse(text));
  return { http: answer.status, headers: answer.headers, text, response, user, data: schema.parse(data) };
}

/** Logs a demo shopper in and gives the account token. For tests. */
export async function login(who: string, password = "bottega-demo"): Promise<string> {
  const { headers } = await ask("auth/login", z.unknown(), {
    form: { login: who, password, remember_me: "true" },
  });
  return headers.get("x-ebsn-account") ?? "";
}

/** One of the sandbox's control endpoints, POST, of the first chain if none is named. For tests. */
export async function control(path: string, json: unknown = {}, tenant?: string): Promise<Response> {
  return call(`/sandbox/${path}`, { json, tenant });
}

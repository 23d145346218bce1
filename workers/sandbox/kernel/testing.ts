/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { env } from "cloudflare:test";
import * as z from "zod";
import sandbox from "../index";

const texts = z.array(z.string());
const errors = z.array(z.strictObject({ error: z.string() }));

/** Strict schema of the envelope: neither missing nor further keys. */
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
 * Sends a request to the sandbox Worker's own handler. For tests.
 * The pool's `SELF` gets slower with each request.
 */
export const fetchSandbox = async (
  url: string,
  init?: RequestInit<IncomingRequestCfProperties>,
): Promise<Response> => sandbox.fetch(new Request<unknown, IncomingRequestCfProperties>(url, init), env);

/** Sends a request to a tenant's sandbox. Posts if it has a form or a JSON body. For tests. */
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

/** Calls the eBSN API, checks the envelope strictly, and parses `data` with `schema`. For tests. */
export async function ask<T>(path: string, schema: z.ZodType<T>, asked: Asked = {}) {
  const answer = await call(`/ebsn/api/${path}`, asked);
  const text = await answer.text();
  const { response, data, user } = envelope.parse(JSON.parse(text));
  return { http: answer.status, headers: answer.headers, text, response, user, data: schema.parse(data) };
}

/** Logs in a demo shopper and returns the account token. For tests. */
export async function login(who: string, password = "bottega-demo"): Promise<string> {
  const { headers } = await ask("auth/login", z.unknown(), {
    form: { login: who, password, remember_me: "true" },
  });
  return headers.get("x-ebsn-account") ?? "";
}

/**
 * Posts to one of the sandbox's control endpoints, by default those of the first chain. For tests.
 */
export async function control(path: string, json: unknown = {}, tenant?: string): Promise<Response> {
  return call(`/sandbox/${path}`, { json, tenant });
}

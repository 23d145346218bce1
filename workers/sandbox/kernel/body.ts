import type { Context } from "hono";
import { knownInput } from "./plain";
import type { AppEnv } from "./sandbox";

/**
 * Returns all input of a request in one record: query parameters, overridden by form fields or the
 * members of a JSON object.
 * Joins repeated parameters by commas. The values are raw: validate them with zod.
 * An unreadable body counts as empty. Under the scenario `plain` our extensions count as missing.
 */
export async function readInput(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const query = joined(new URL(c.req.url).searchParams);
  if (c.req.method === "GET" || c.req.method === "HEAD") return knownInput(c, query);
  // text() makes workerd warn on forms
  const text = new TextDecoder().decode(await c.req.arrayBuffer());
  const body = looksLikeJson(c, text) ? fromJson(text) : joined(new URLSearchParams(text));
  return knownInput(c, { ...query, ...body });
}

function looksLikeJson(c: Context<AppEnv>, text: string): boolean {
  return (c.req.header("content-type") ?? "").includes("json") || text.trimStart().startsWith("{");
}

function joined(parameters: URLSearchParams): Record<string, string> {
  const record: Record<string, string> = {};
  for (const key of new Set(parameters.keys())) record[key] = parameters.getAll(key).join(",");
  return record;
}

function fromJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

import { createCms } from "../create-cms";
import type { CmsOptions } from "../options";

type Answer = { json?: unknown; body?: string; status?: number; headers?: Record<string, string> };

/**
 * A client whose content system responds by path, without `/wp-json/`; records requests, failures
 * and omissions.
 */
export function testCms(answers: Record<string, Answer>, options: Partial<CmsOptions> = {}) {
  const asked: string[] = [];
  const posted: FormData[] = [];
  const failures: string[] = [];
  const unexpected: string[] = [];
  const fetch: CmsOptions["fetch"] = async (input, init) => {
    const url = new URL(String(input));
    asked.push(url.pathname + url.search);
    if (init?.body instanceof FormData) posted.push(init.body);
    const known = answers[url.pathname.replace("/wp-json/", "")];
    if (!known) return new Response("{}", { status: 404 });
    const { json, body = JSON.stringify(json), status = 200, headers } = known;
    return new Response(body, { status, headers });
  };
  const cms = createCms({
    base: "https://blog.example",
    ownHosts: ["www.loggia.example"],
    fetch,
    onFailed: (call, kind) => failures.push(`${call}: ${kind}`),
    onUnexpected: (call, what) => unexpected.push(`${call}: ${what}`),
    ...options,
  });
  return { cms, asked, posted, failures, unexpected };
}

import type { Answer } from "../../e2e/http";
import { readHtml } from "./html";

export type Sent = {
  /** Host and port of the request. */
  host: string;
  /** Another allowed redirect target besides the shop: the bank. */
  gateway: string;
  /** The request accepts JSON and no page, so it receives errors as JSON. */
  json?: boolean;
};

/** A line of a JavaScript stack. */
const stack = /(\n|\\n)\s+at \S.*[:/]\d+/;
/** Text of an uncaught error. */
const bare = /\b(Type|Reference|Range|Syntax)Error\b|\[object Object\]|Unexpected Server Error/;
const scripts = /<script\b.*?<\/script>/gs;

/** Faults of a response, valid for every request; an empty list if it is right. */
export function faultsOf(answer: Answer, sent: Sent): string[] {
  const { status, headers, body } = answer;
  const type = String(headers["content-type"] ?? "");
  const faults: string[] = [];
  if (status >= 500 && status !== 503) faults.push(`status ${status}`);
  if ((status === 503 || status === 429) && !headers["retry-after"])
    faults.push(`${status} without Retry-After`);
  const said = stack.exec(body) ?? bare.exec(body.replace(scripts, ""));
  if (said) faults.push(`a stack or a bare error: ${said[0].trim()}`);
  if (!headers["cache-control"]) faults.push("no Cache-Control");
  for (const cookie of headers["set-cookie"] ?? [])
    if (cookie.length > 4096) faults.push(`a cookie of ${cookie.length} bytes`);
  if (headers.location !== undefined && !staysHere(headers.location, sent))
    faults.push(`a redirect to ${headers.location.slice(0, 200)}`);
  if (type.startsWith("text/html")) faults.push(...pageFaults(answer));
  else if (status >= 500 && !(sent.json && type.startsWith("application/json")))
    faults.push(`${status} is ${type || "untyped"}, not a page`);
  return faults;
}

function pageFaults({ headers, body }: Answer): string[] {
  if (body === "") return [];
  const { title, main } = readHtml(body);
  return [
    ...(headers["content-security-policy"] ? [] : ["a page without a policy"]),
    ...(title.trim() ? [] : ["a page without a title"]),
    ...(main ? [] : ["a page without main"]),
  ];
}

function staysHere(location: string, { host, gateway }: Sent): boolean {
  if (!URL.canParse(location, `http://${host}`)) return false;
  const to = new URL(location, `http://${host}`);
  return to.host === host || to.origin === gateway;
}

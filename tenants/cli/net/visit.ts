import { lookup as systemLookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { isLocal } from "../checks/local-host";

/** Response of an address. */
export type Reply = {
  status: number;
  /** by name in lower case; repeated headers are joined */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** true if a 103 came first */
  earlyHints: boolean;
};
/** Sends a GET; `own`: extra headers. */
export type Visit = (url: string, own?: Readonly<Record<string, string>>) => Promise<Reply>;

const patience = 20_000;
/** Bytes; more than any page or sitemap has. */
const longestBody = 5_000_000;

/** Resolves `<id>.localhost` to this machine (RFC 6761), because the system's resolver may not. */
const lookup: LookupFunction = (hostname, options, callback) =>
  isLocal(hostname)
    ? options.all
      ? callback(null, [{ address: "127.0.0.1", family: 4 }])
      : callback(null, "127.0.0.1", 4)
    : systemLookup(hostname, options, callback);

/**
 * Sends a GET without following redirects or storing cookies.
 * Throws with a plain message without a complete response within 20 s.
 */
export const visit: Visit = (url, own = {}) =>
  new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(url);
    const ask = protocol === "https:" ? httpsRequest : httpRequest;
    const headers = {
      "user-agent": "bottega-tenants (an operator's check; reads only)",
      accept: "text/html,*/*",
      "accept-encoding": "identity",
      ...own,
    };
    let earlyHints = false;
    const asked = ask(url, { lookup, headers, signal: AbortSignal.timeout(patience) }, (answer) => {
      const parts: Buffer[] = [];
      let length = 0;
      answer.on("data", (part: Buffer) => {
        length += part.length;
        if (length > longestBody) asked.destroy(new Error(`more than ${longestBody} bytes`));
        parts.push(part);
      });
      answer.on("error", (error) => reject(new Error(wordsOf(error, hostname))));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, [value ?? []].flat().join(", ")]),
          ),
          body: Buffer.concat(parts).toString("utf8"),
          earlyHints,
        }),
      );
    });
    asked.on("information", ({ statusCode }) => (earlyHints ||= statusCode === 103));
    asked.on("error", (error) => reject(new Error(wordsOf(error, hostname))));
    asked.end();
  });

/** Reason of a failed request, as text for people. */
function wordsOf(error: Error & { code?: string }, hostname: string): string {
  const { code = "", message, name } = error;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `${hostname} does not resolve: no such name in DNS`;
  if (code === "EHOSTUNREACH" || code === "ENETUNREACH") return `${hostname} cannot be reached from here`;
  if (code === "ECONNRESET" || code === "EPIPE") return `${hostname} broke the connection off`;
  if (code === "EPROTO" || code.startsWith("ERR_SSL"))
    return `${hostname} speaks no TLS there: is it https, and the port right?`;
  if (code === "ECONNREFUSED") return `${hostname} refuses the connection: nothing listens there`;
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code))
    return `the certificate of ${hostname} is not good: ${message}`;
  if (name === "AbortError" || name === "TimeoutError" || code === "ABORT_ERR")
    return `${hostname} did not answer within ${patience / 1000} seconds`;
  return `${hostname}: ${message || code}`;
}

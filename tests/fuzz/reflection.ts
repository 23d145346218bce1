import { Parser } from "htmlparser2";
import { z } from "zod";
import type { Answer } from "../../e2e/http";
import { planted } from "./nasty";

const attributeWithAddress = /^(href|src|action|formaction|data|poster|srcset|content|data-[\w-]+)$/;
const runs = /^\s*(javascript|vbscript|data:text\/html)/i;
/** Seconds and address, as in the header and the meta element `refresh`. */
const refresh = /^\s*\d+\s*[;,]\s*url\s*=\s*/i;
const inPlace = z.object({ goTo: z.string() });

/**
 * Planted text that the response to `page` (an absolute address) reflects: as markup, as an address
 * that a browser or our script follows, or as a header.
 */
export function reflections({ headers, body }: Answer, page: string): string[] {
  const faults: string[] = [];
  if (planted.header in headers) faults.push("a planted header");
  const followed = [headers.location, headers.refresh].filter((value) => typeof value === "string");
  for (const value of followed) if (leadsAway(value, page)) faults.push(`a header leads to ${value}`);
  const type = String(headers["content-type"]);
  if (type.startsWith("application/json")) {
    const answer = inPlace.safeParse(JSON.parse(body || "null"));
    if (answer.data && leadsAway(answer.data.goTo, page)) faults.push(`goTo leads to ${answer.data.goTo}`);
  }
  if (!type.startsWith("text/html")) return faults;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === planted.tag) faults.push("a planted tag");
      for (const [name, value] of Object.entries(attributes)) {
        if (name === planted.attribute || (name.startsWith("on") && name.length > 4))
          faults.push(`a planted attribute in <${tag}>: ${name}`);
        if (attributeWithAddress.test(name) && (runs.test(value) || leadsAway(value, page)))
          faults.push(`<${tag} ${name}> leads to ${value.slice(0, 80)}`);
      }
    },
  });
  parser.end(body);
  return [...new Set(faults)];
}

/** True if a browser that follows this address from a page reaches the planted host. */
function leadsAway(value: string, page: string): boolean {
  const address = value.replace(refresh, "");
  return URL.canParse(address, page) && new URL(address, page).hostname.endsWith(planted.host);
}

import { Parser } from "htmlparser2";
import type { Answer } from "../../e2e/http";
import { planted } from "./nasty";

const address = /^(href|src|action|formaction|data|srcset|content)$/;
const runs = /^\s*(javascript|vbscript|data:text\/html)/i;
const leads = new RegExp(`^(https?:)?[/\\\\]{2}([^/]*@)?${planted.host.replace(".", "\\.")}`, "i");

/** What an answer reflects of the planted text: as markup, as an address that a browser follows, or as a header. */
export function reflections({ headers, body }: Answer): string[] {
  const faults: string[] = [];
  if (planted.header in headers) faults.push("a planted header");
  if (!String(headers["content-type"]).startsWith("text/html")) return faults;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === planted.tag) faults.push("a planted tag");
      for (const [name, value] of Object.entries(attributes)) {
        if (name === planted.attribute || (name.startsWith("on") && name.length > 4))
          faults.push(`a planted attribute in <${tag}>: ${name}`);
        if (address.test(name) && (runs.test(value) || leads.test(value)))
          faults.push(`<${tag} ${name}> leads to ${value.slice(0, 80)}`);
      }
    },
  });
  parser.end(body);
  return [...new Set(faults)];
}

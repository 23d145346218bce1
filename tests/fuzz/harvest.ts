import { addressesOf, type Stage } from "../../e2e/addresses";
import { readHtml } from "../http/html";
import { routes } from "../route-table";

type Fields = [string, string][];
export type Corpus = {
  /** Existing addresses, by the table's pattern. */
  addresses: Map<string, string[]>;
  /**
   * Fields of the forms that post to an address, by its pattern; `every` has the fields of all
   * forms.
   */
  forms: Map<string, Fields[]>;
  every: Fields[];
};

const matcher = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/:\w+/g, "[^/]+")
      .replace(/\*/g, ".*")}$`,
  );

/** Collects real addresses and form fields from all pages, as a visitor and as a shopper. */
export async function harvest(stage: Stage): Promise<Corpus> {
  const corpus: Corpus = { addresses: new Map(), forms: new Map(), every: [] };
  for (const { pattern } of routes) {
    const paths = addressesOf[pattern]?.(stage) ?? [];
    corpus.addresses.set(pattern, paths);
    for (const path of paths)
      for (const person of [stage.visitor, stage.shopper]) {
        if (pattern === "/logout") continue;
        const { body, headers } = await person.get(path);
        if (String(headers["content-type"]).startsWith("text/html")) gather(corpus, path, body);
      }
  }
  return corpus;
}

function gather(corpus: Corpus, path: string, body: string): void {
  for (const form of readHtml(body).forms) {
    const chosen = Object.entries(form.choices).flatMap(([name, [first = ""]]): Fields => [[name, first]]);
    const pressed = form.buttons.slice(0, 1).map(({ name, value }): [string, string] => [name, value]);
    const fields = [...form.fields, ...chosen, ...pressed];
    const to = new URL(form.action || path, "http://shop").pathname;
    const found = routes.find(({ pattern }) => matcher(pattern).test(to));
    if (found) corpus.forms.set(found.pattern, [...(corpus.forms.get(found.pattern) ?? []), fields]);
    corpus.every.push(fields);
  }
}

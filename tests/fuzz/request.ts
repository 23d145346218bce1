import type { Random } from "../http/random";
import { routes } from "../route-table";
import type { Corpus } from "./harvest";
import { nasty, nastyHeaders, nastySegment } from "./nasty";

type Fields = [string, string][];
export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Cookies in addition to the sender's own. */
  cookie?: string;
  body?: string;
  as: "visitor" | "shopper";
};

const oddMethods = ["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"] as const;
const strangeNames = [
  "__intent__",
  "__state__",
  "a[99999999]",
  "__proto__",
  "constructor",
  "toString",
  "a[]",
  "a[b]",
  "intent",
  "back",
  "option.__proto__",
  "_method",
  "",
  "key",
];

/**
 * A request that some route of the table must withstand: between a shopper's real request and
 * nonsense.
 */
export function requestOf(random: Random, corpus: Corpus, tenant: string): FuzzRequest {
  const { pattern } = random.pick(routes);
  const method = random.weighted({ GET: 45, POST: 45, HEAD: 4, odd: 6 });
  /** Remix's own script would add this suffix; ours never does. */
  const end = random.chance(0.05) ? ".data" : "";
  const bare = pathOf(random, pattern, corpus.addresses.get(pattern) ?? []);
  const [path = "/", query = ""] = bare.split("?");
  const asked = [query, ...(random.chance(0.5) ? [queryOf(random)] : [])].filter(Boolean).join("&");
  const { headers, cookie } = nastyHeaders(random, tenant);
  const sent = method === "POST" ? bodyOf(random, fieldsOf(random, pattern, corpus)) : undefined;
  return {
    method: method === "odd" ? random.pick(oddMethods) : method,
    path: `${path}${end}${asked && `?${asked}`}`,
    headers: { ...(sent && { "Content-Type": sent.type }), ...headers },
    cookie,
    body: sent?.body,
    as: random.chance(0.6) ? "shopper" : "visitor",
  };
}

function pathOf(random: Random, pattern: string, real: string[]): string {
  const segment = () =>
    random.chance(0.7) ? nastySegment(random) : encodeURIComponent(wellFormed(nasty(random)));
  if (real.length > 0 && random.chance(0.6)) return random.pick(real);
  const filled = pattern.replace(/:\w+|\*/g, segment);
  return random.chance(0.1) ? `${filled}/${segment()}` : filled;
}

/** Replaces lone surrogates, which `encodeURIComponent` refuses. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, "?");

const queryNames = [
  "page",
  "q",
  "query",
  "sort",
  "back",
  "categoryId",
  "product",
  "promo",
  "vendor_id",
  "pagina",
  "lng",
];
const moreNames = [
  "_data",
  "_routes",
  "index",
  "servizio",
  "storeId",
  "addressId",
  "day",
  "cerca",
  "mano",
  "__proto__",
  "a[]",
];

function queryOf(random: Random): string {
  const names = Array.from({ length: 1 + random.below(3) }, () => random.pick([...queryNames, ...moreNames]));
  const pairs = names.map((name) => [
    name,
    random.chance(0.8) ? encodeURIComponent(wellFormed(nasty(random))) : nastySegment(random),
  ]);
  return pairs
    .map((pair) => pair.join("="))
    .join("&")
    .slice(0, 6000);
}

function fieldsOf(random: Random, pattern: string, { forms, every }: Corpus): Fields {
  const own = forms.get(pattern) ?? [];
  const base = own.length > 0 && random.chance(0.85) ? random.pick(own) : random.pick(every);
  const changed = base.flatMap(([name, value]): Fields => {
    const whole: [string, string] = [name, value];
    const nastyOne: [string, string] = [name, nasty(random)];
    const change = random.weighted({ none: 10, nasty: 6, gone: 2, twice: 2, array: 1 });
    return {
      none: [whole],
      nasty: [nastyOne],
      gone: [],
      twice: [whole, nastyOne],
      array: [[`${name}[]`, value] as [string, string]],
    }[change];
  });
  return random.chance(0.3) ? [...changed, [random.pick(strangeNames), nasty(random)]] : changed;
}

function bodyOf(random: Random, fields: Fields): { type: string; body: string } {
  const encoded = new URLSearchParams(fields.map(([name, value]) => [name, wellFormed(value)])).toString();
  const kind = random.weighted({ form: 80, multipart: 8, json: 4, text: 2, broken: 3, empty: 3 });
  const form = "application/x-www-form-urlencoded";
  return {
    form: { type: form, body: encoded },
    multipart: { type: "multipart/form-data; boundary=zz", body: multipart(fields) },
    json: { type: "application/json", body: JSON.stringify(Object.fromEntries(fields)) },
    text: {
      type: random.pick([
        "text/plain",
        "multipart/form-data",
        "application/x-www-form-urlencoded; charset=x",
        "?",
      ]),
      body: encoded,
    },
    broken: { type: form, body: `${encoded}&%zz=%E0%A4%A&=&&a=%00&b` },
    empty: { type: form, body: "" },
  }[kind];
}

/** Sends the last field as a file. */
function multipart(fields: Fields): string {
  const parts = fields.map(([name, value], index) => {
    const file = index === fields.length - 1 ? `; filename="a.txt"\r\nContent-Type: text/plain` : "";
    return `--zz\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join("")}--zz--\r\n`;
}

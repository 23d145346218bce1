import { ask } from "../../e2e/http";
import type { Visitor } from "../../e2e/visitor";
import { inPlaceHeader, nothingOpen } from "../../app/lib/in-place";
import { faultsOf } from "../http/honest";
import { routes } from "../route-table";
import type { Corpus } from "./harvest";
import { planted } from "./nasty";
import { reflections } from "./reflection";

const { host } = planted;
const slash = "%2F";
const backslash = "%5C";

/** Values of a path parameter, as sent over the wire. */
export const hostileValues = [
  `..${slash}..${slash}${backslash}${host}`,
  `${slash}${slash}${host}`,
  `${slash}${backslash}${host}`,
  `${backslash}${backslash}${host}`,
  `https%3A${slash}${slash}${host}${slash}`,
  `https%3A${host}`,
  `%40${host}`,
  `%09${slash}${slash}${host}`,
  `javascript%3Aalert(1)`,
  `x%3Fback=https%3A${slash}${slash}${host}`,
  `x%23${slash}${slash}${host}`,
  `%0d%0aLocation:%20${slash}${slash}${host}`,
  `%0d%0a${planted.header}:%201`,
  "%00",
  `%252e%252e${slash}%252e%252e${slash}%255C${host}`,
  `%252F%252F${host}`,
  `..%252F..%252F${backslash}${host}`,
  "%2e",
  "%2e%2e",
  "%ED%A0%80",
  "%E2%80%AE",
  "%22%3E%3Czqtag%20zqattr%3E",
  "999999999999999999999",
  "%",
];

export type Walked = { requests: number; redirects: number; faults: string[] };

/**
 * Sends each hostile value in each parameter of every route, once as GET and once as POST,
 * alternately as visitor and as shopper. The shopper's forms are sent as our script does, which
 * follows the address in the JSON response.
 */
export async function walkParameters(
  origin: string,
  gateway: string,
  shopper: Visitor,
  { addresses, forms }: Pick<Corpus, "addresses" | "forms">,
): Promise<Walked> {
  const sent = { host: new URL(origin).host, gateway };
  const walked: Walked = { requests: 0, redirects: 0, faults: [] };
  const cookie = [...shopper.cookies].map((pair) => pair.join("=")).join("; ");

  async function send(isShopper: boolean, method: "GET" | "POST", path: string, form?: [string, string][]) {
    walked.requests += 1;
    const answer = await ask(sent.host, path, {
      method,
      form,
      headers: {
        Accept: "text/html",
        ...(isShopper && { Cookie: cookie }),
        ...(isShopper && form && { [inPlaceHeader]: nothingOpen }),
        "CF-Connecting-IP": `2001:db8:${walked.requests.toString(16)}::1`,
      },
    });
    if (answer.headers.location !== undefined) walked.redirects += 1;
    for (const fault of [...faultsOf(answer, sent), ...reflections(answer, origin + path)])
      walked.faults.push(`${method} ${path} as ${isShopper ? "shopper" : "visitor"}: ${fault}`);
  }

  const works = routes.flatMap(({ pattern }) =>
    addressesWith(pattern, addresses.get(pattern)?.[0]).flatMap((address) =>
      hostileValues.map((value) => ({ path: address.replace(parameter, value), value, pattern })),
    ),
  );
  const queue = works.entries();
  const work = async () => {
    for (const [index, { path, value, pattern }] of queue) {
      const fields = forms.get(pattern)?.[0] ?? [];
      const turn = (index + Math.floor(index / hostileValues.length)) % 2;
      await send(turn === 0, "GET", path);
      await send(turn === 1, "POST", path, [
        ...fields.filter(([name]) => name !== "back"),
        ["back", decoded(value)],
      ]);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return walked;
}

const parameter = "{}";

/** Addresses of a route with one parameter left open and the rest from a real address. */
function addressesWith(pattern: string, real = pattern.replace(/:\w+|\*/g, "x1")): string[] {
  const known = (real.split("?")[0] ?? "").split("/");
  const segments = pattern.split("/");
  return segments.flatMap((segment, place) =>
    /^[:*]/.test(segment)
      ? [segments.map((own, index) => (index === place ? parameter : (known[index] ?? own))).join("/")]
      : [],
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

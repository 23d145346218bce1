import { expect, it } from "vitest";
import { isEbsnError } from "./errors";
import { answer } from "./testing/wire-samples";
import { base, shopperEbsn } from "./testing/test-backend";
import { specifiedCalls } from "./testing/specified-calls";

/** The same response for each call, because only the requests are checked. */
const data = { notes: [] };

type Sent = { call: string; names: string[] };

async function namesSent(request: Request): Promise<string[]> {
  const query = [...new URL(request.url).searchParams.keys()];
  if (request.method === "GET") return query;
  const text = await request.text();
  const isJson = request.headers.get("content-type")?.includes("json");
  return [...query, ...(isJson ? membersOf(JSON.parse(text)) : new URLSearchParams(text).keys())];
}

function membersOf(value: unknown, before = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => membersOf(one, before));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    before + name,
    ...membersOf(inner, `${before}${name}.`),
  ]);
}

/** Makes a call and returns all requests it causes. */
async function requestsOf(make: (typeof specifiedCalls)[number]["make"]): Promise<Sent[]> {
  const sent: Sent[] = [];
  const ebsn = shopperEbsn({
    fetch: async (address, init) => {
      const request = new Request(address, init);
      const path = new URL(request.url).pathname.replace(new URL(base).pathname, "");
      const call = `${request.method} ${path.replace("/ebsn/api/", "")}`;
      sent.push({ call, names: await namesSent(request) });
      return new Response(answer(data), { headers: { "content-type": "application/json" } });
    },
  });
  await make(ebsn).catch((error: unknown) => {
    if (!isEbsnError(error)) throw error;
  });
  return sent;
}

// spec §7: every call is made with the method, the path and the parameters that it names <- app/ebsn/testing/specified-calls.ts
it.each(specifiedCalls)("S10: $call sends $parameters", async ({ call, parameters, make }) => {
  const requests = await requestsOf(make);
  const request = requests.find((one) => one.call === call);
  expect(requests.map((one) => one.call)).toContain(call);
  expect(request?.names).toEqual(expect.arrayContaining(parameters.split(" ").filter(Boolean)));
});

it("S10: removes a gift code first by the call that §7 names", async () => {
  const [first] = await requestsOf(({ gifts }) => gifts.remove({ id: 1, code: "ESTATE" }));
  expect(first?.call).toBe("POST cart-giftcertificate/remove_code");
});

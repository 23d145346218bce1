import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { SessionUser } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { routes } from "./route-table";

const modules = import.meta.glob<Record<string, unknown>>("../app/**/routes/*.{ts,tsx}");

/** A client whose every call fails with an unreadable response. */
function unreadClient(name = "ebsn"): object {
  return new Proxy(() => undefined, {
    get: (_target, key) => {
      if (key === "then" || typeof key === "symbol") return undefined;
      return key === "today" ? () => "2026-11-28" : unreadClient(`${name}.${key}`);
    },
    apply: () => Promise.reject(new EbsnError("lost", name)),
  });
}

const shopper = { id: 1, login: "a@example.com" };
const fields = {
  ...{ back: "/cart", intent: "save", note: "ciao", add: "7", productId: "7", itemId: "7", quantity: "1" },
  ...{ name: "Dispensa", id: "7", day: "2026-11-29", slot: "4", terms: "on", address: "7", code: "ABC123" },
};

/** An action's response: its redirect and its messages. */
async function answerOf(action: (args: object) => unknown, pattern: string, user?: SessionUser) {
  const { context, done, shop } = testShop({ session: user && { user } });
  Object.assign(shop, { ebsn: unreadClient() });
  const request = new Request(`http://loggia.localhost${pattern.replace(/:\w+\??/g, "7")}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const params = new Proxy({}, { get: () => "7" });
  try {
    await action({ context, request, params });
  } catch (error) {
    if (error instanceof Response) return { to: error.headers.get("Location") ?? "", said: done.flashes };
  }
  return { to: "", said: done.flashes };
}

beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterAll(() => vi.restoreAllMocks());

// spec §2.1: /service-down on server status 500-599
it("S8: no action redirects to /service-down for an unreadable response", { timeout: 60_000 }, async () => {
  const told: string[] = [];
  for (const { file, pattern } of routes) {
    const { action } = (await modules[`../${file}`]?.()) ?? {};
    if (typeof action !== "function") continue;
    const { to, said } = await answerOf((args) => action(args), pattern, shopper);
    expect(to, pattern).not.toContain("/service-down");
    if (said.some(({ text }) => text === "errors.maybeMade" || text === "errors.notMade")) told.push(pattern);
  }
  expect(told.length).toBeGreaterThan(30);
});

it("S8: an action that stores the typed data leads back to it", async () => {
  const led: string[] = [];
  for (const { file, pattern } of routes) {
    const { action } = (await modules[`../${file}`]?.()) ?? {};
    if (typeof action !== "function") continue;
    const { said } = await answerOf((args) => action(args), pattern);
    if (said.some(({ resumes }) => resumes)) led.push(pattern);
  }
  expect(led).toContain("/product/:slug/options");
});

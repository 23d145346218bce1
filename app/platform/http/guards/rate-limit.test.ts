import { afterEach, expect, test, vi } from "vitest";
import type { RateLimit } from "../../env";
import { createRateLimiter, networkOf } from "./rate-limit";

/** Counts like the binding: in whole minutes of the clock. */
function counter(most: number, now: () => number): RateLimit & { keys: Set<string> } {
  const counts = new Map<string, number>();
  const keys = new Set<string>();
  return {
    keys,
    limit: ({ key }) => {
      keys.add(key);
      const bucket = `${Math.floor(now() / 60_000)} ${key}`;
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
      return Promise.resolve({ success: (counts.get(bucket) ?? 0) <= most });
    },
  };
}

function shop() {
  let now = 0;
  const clock = () => now;
  const limits = {
    LOGIN_BY_ADDRESS: counter(60, clock),
    LOGIN_BY_ACCOUNT: counter(10, clock),
    PASSWORD_BY_ACCOUNT: counter(10, clock),
    GIFT_BY_ACCOUNT: counter(10, clock),
  };
  const from = (address: string, tenant = "loggia") => createRateLimiter({ limits, tenant, address });
  const wait = (ms: number) => (now += ms);
  return { limits, from, wait };
}

const times = async (count: number, ask: () => Promise<boolean>) => {
  const answers: boolean[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await ask());
  return answers.filter(Boolean).length;
};

afterEach(() => vi.restoreAllMocks());

// spec attacked: F5 rate limits on login and search, with a page that says so
test("F5: allows ten of sixty login attempts and one more a minute later", async () => {
  const { from, wait } = shop();
  const guess = () => from("203.0.113.9")("login", "Giulia@example.com ");
  expect(await times(60, guess)).toBe(10);
  wait(60_000);
  expect(await guess()).toBe(true);
});

test("A3: a request counts by its cost and is rejected if the cost exceeds the rest", async () => {
  const { from } = shop();
  const ask = (cost: number) => from("203.0.113.9")("login", "giulia@example.com", cost);
  expect(await ask(9)).toBe(true);
  expect(await ask(2)).toBe(false);
  expect(await ask(1)).toBe(false);
  const other = (cost: number) => from("203.0.113.9")("login", "anna@example.com", cost);
  expect(await other(11)).toBe(false);
});

// spec attacked: F5 rate limits on login and search, with a page that says so
test("F5: attempts from elsewhere or for a different account lock out no shopper", async () => {
  const { from } = shop();
  await times(60, () => from("203.0.113.9")("login", "giulia@example.com"));
  expect(await from("198.51.100.1")("login", "giulia@example.com"), "at her own home").toBe(true);
  expect(await from("203.0.113.9", "quantobasta")("login", "giulia@example.com"), "another chain").toBe(true);
  const home = from("192.0.2.7");
  await times(40, () => home("login", "marco@example.com"));
  expect(await home("login", "anna@example.com"), "behind the same address").toBe(true);
});

// spec attacked: F5 rate limits on login and search, with a page that says so
test("F5: many accounts from one address are limited by the address", async () => {
  const { from } = shop();
  let account = 0;
  const guess = () => from("203.0.113.9")("login", `${(account += 1)}@example.com`);
  expect(await times(100, guess)).toBe(60);
});

test.each(["password", "gift"] as const)(
  "X9: changing the address gains no more guesses of a %s",
  async (what) => {
    const { from, wait } = shop();
    let host = 0;
    const guess = () => from(`203.0.113.${(host += 1)}`)(what, "7");
    expect(await times(60, guess)).toBe(10);
    expect(await from("203.0.113.1")(what, "8")).toBe(true);
    expect(await from("203.0.113.1", "quantobasta")(what, "7")).toBe(true);
    wait(60_000);
    expect(await guess()).toBe(true);
  },
);

// spec attacked: F5 rate limits on login and search, with a page that says so
test("F5: no key contains an e-mail", async () => {
  const { limits, from } = shop();
  await from("203.0.113.9")("login", "giulia@example.com");
  const keys = [...limits.LOGIN_BY_ACCOUNT.keys, ...limits.LOGIN_BY_ADDRESS.keys];
  expect(keys).toHaveLength(2);
  expect(keys.join()).not.toContain("giulia");
});

test("a missing or failing rate limit allows everything", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failing = { limit: () => Promise.reject(new Error("down")) };
  const allows = createRateLimiter({ limits: { SEARCH_BY_ADDRESS: failing }, tenant: "x", address: null });
  expect(await allows("search", "1")).toBe(true);
  expect(await allows("login", "a@example.com")).toBe(true);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("networkOf reduces %s to %s", (address, network) => expect(networkOf(address)).toBe(network));

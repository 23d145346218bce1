import { expect, test, vi } from "vitest";
import type { Address } from "~/model/place";
import { testShop } from "~/platform/testing/test-shop";
import { saveAddress } from "./save-address";

const home: Address = {
  id: 5,
  kind: "home",
  label: "Casa",
  street: "Via Cavour",
  number: "12",
  postalCode: "00184",
  city: "Roma",
  province: "RM",
  doorbell: "Sabatini",
  phone: "06 555 01870",
  latitude: 41.89,
  longitude: 12.49,
  active: true,
};
const url = new URL("http://shop.test/delivery/address/new?back=/cart");

/**
 * Sends an address form; `mayMake` is the rate limit's result. Returns the response, the limit's
 * checks and the saves.
 */
async function send(change: Record<string, string> = {}, saved?: Address, mayMake = false) {
  const make = vi.fn(() => Promise.resolve({ ...home, active: false }));
  const { shop } = testShop({
    session: { user: { id: 7, login: "maria@example.com" } },
    ebsn: {
      places: {
        checkAddress: () => Promise.resolve(home),
        addresses: () => Promise.resolve([home]),
        saveAddress: make,
      },
      cart: { view: () => Promise.reject(new Error("not asked for")) },
    },
  });
  const checkRateLimit = vi.fn(() => Promise.resolve(mayMake));
  const { street, number, postalCode, city, province, doorbell = "", phone = "", label } = home;
  const form = new FormData();
  const fields = { street, number, postalCode, city, province, doorbell, phone, label, ...change };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { answer: await saveAddress({ ...shop, checkRateLimit }, form, url, saved), checkRateLimit, make };
}

// spec again: X12: what a shopper makes anew is limited <- app/features/delivery/address/save-address.ts
test("X12: answers 429 and keeps the typed address above the limit of new addresses", async () => {
  const { answer, checkRateLimit, make } = await send({ label: "Ufficio" });
  expect(answer).toMatchObject({
    data: { result: { initialValue: { label: "Ufficio", street: "Via Cavour" } } },
    init: { status: 429, headers: { "Retry-After": "60" } },
  });
  expect(checkRateLimit).toHaveBeenCalledWith("create", "maria@example.com");
  expect(make).not.toHaveBeenCalled();
});

// spec again: X12: what a shopper makes anew is limited
test("X12: an invalid, repeated or changed address does not count for the rate limit", async () => {
  const wrong = await send({ doorbell: "" });
  expect(wrong.answer).toMatchObject({ init: { status: 422 } });
  const twice = await send();
  const changed = await send({ label: "Ufficio" }, home);
  for (const { checkRateLimit } of [wrong, twice, changed]) expect(checkRateLimit).not.toHaveBeenCalled();
  for (const { make } of [twice, changed]) expect(make).toHaveBeenCalledOnce();
});

test("S4: saves no address before the shopper's choice if the server finds another", async () => {
  const other = await send({ street: "Via Roma", city: "Latina" });
  if (!(other.answer instanceof Response)) throw new Error("no redirect");
  expect(other.answer.status).toBe(303);
  const to = new URL(other.answer.headers.get("Location") ?? "", url);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    street: "Via Roma",
    city: "Latina",
    verifica: "1",
    back: "/cart",
  });
  expect(other.make).not.toHaveBeenCalled();
  const sameOtherwise = await send({ street: "VIA CAVOUR", city: "roma" });
  expect(sameOtherwise.make).toHaveBeenCalledOnce();
});

test("S4: saves an address against the server's finding without its coordinates", async () => {
  const kept = await send({ street: "Via Roma", city: "Latina", anyway: "1" }, undefined, true);
  expect(kept.make).toHaveBeenCalledWith(
    expect.objectContaining({ street: "Via Roma", latitude: undefined }),
  );
});

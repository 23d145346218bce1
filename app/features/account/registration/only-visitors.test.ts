import { expect, test } from "vitest";
import type { Tenant } from "#tenants/schema";
import * as paths from "~/page/paths";
import { testShop } from "~/platform/testing/test-shop";
import { onlyVisitors } from "./only-visitors";

/** The response instead of the page; undefined if the page is available. */
function answer(registration: Tenant["registration"], user?: { id: number; login: string }): unknown {
  const { shop } = testShop({ session: { user } });
  try {
    onlyVisitors({ ...shop, tenant: { ...shop.tenant, registration } }, paths.cart);
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}

test("a visitor registers where the chain registers its shoppers itself", () => {
  expect(answer({ enabled: true })).toBeUndefined();
});

// spec §2.1: /registration-user is not there where the chain registers elsewhere, or nobody <- app/features/account/registration/only-visitors.ts
test("answers 404 if registration is disabled or at an external URL", () => {
  for (const registration of [
    { enabled: false },
    { enabled: true, externalUrl: "https://soci.example/registrati" },
  ])
    expect(answer(registration)).toMatchObject({ init: { status: 404 } });
});

// spec §2.1: /registration-user is not there where the chain registers elsewhere, or nobody
test("redirects a signed-in shopper to the way back", () => {
  const led = answer({ enabled: true }, { id: 7, login: "anna@example.com" });
  expect(led instanceof Response && led.headers.get("Location")).toBe("/cart");
});

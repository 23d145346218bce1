import { expect, test } from "vitest";
import type { Path } from "~/lib/path";
import type { Cart } from "~/model/cart";
import type { Shopper } from "~/model/user";
import { guard, type Guards } from "./route-guards";
import { testShop } from "../testing/test-shop";

const cartOf = (user: Partial<Shopper>): Pick<Cart, "user"> => ({ user: { id: 7, ...user } });

/** The guards' redirect target; undefined if they pass. */
async function led(
  guards: Guards,
  user?: Partial<Shopper>,
  minProfileLevel = 2,
): Promise<string | null | undefined> {
  const { shop } = testShop({
    session: user ? { user: { id: 7, login: "a@b.it" } } : {},
    ebsn: { cart: { view: () => Promise.resolve(cartOf(user ?? {}) as Cart) } },
  });
  const ofChain = { ...shop, tenant: { ...shop.tenant, minProfileLevel } };
  const error = await guard(ofChain, guards, "/checkout" as Path).catch((thrown: unknown) => thrown);
  return error instanceof Response ? error.headers.get("Location") : undefined;
}

test("a visitor is redirected to the login and back, before any other guard", async () => {
  expect(await led({ login: true })).toBe("/login?back=/checkout");
  expect(await led({ login: true, profile: true, admin: true })).toBe("/login?back=/checkout");
  expect(await led({})).toBeUndefined();
});

// spec §9: minProfileLevel 2: below it the profile is completed before one pays <- app/platform/http/route-guards.ts, app/features/account/profile/routes/complete.tsx
test("an incomplete profile is redirected to completion, an unknown level is not", async () => {
  expect(await led({ login: true, profile: true }, { profileLevel: 1 })).toBe(
    "/profile/complete?back=/checkout",
  );
  expect(await led({ login: true, profile: true }, { profileLevel: 2 })).toBeUndefined();
  expect(await led({ login: true, profile: true }, {})).toBeUndefined();
  expect(await led({ login: true }, { profileLevel: 1 })).toBeUndefined();
});

// spec §9: constants that are settings of a chain change what its shop asks and shows <- app/platform/http/route-guards.ts
test("the chain's minProfileLevel decides if a profile is complete", async () => {
  const pays = { login: true, profile: true };
  expect(await led(pays, { profileLevel: 1 }, 1)).toBeUndefined();
  expect(await led(pays, { profileLevel: 2 }, 3)).toBe("/profile/complete?back=/checkout");
});

// spec §4: admin-only routes pass single-sign-on users, others go to userboard; logging out ends it at the company too, and only the shop's own page begins it <- app/platform/http/route-guards.ts, app/features/account/profile/routes/userboard.tsx, app/features/account/login/routes/logout.tsx, app/features/account/identity/routes/step.tsx
test("an admin page admits single sign-on and redirects all else to the userboard", async () => {
  expect(await led({ login: true, admin: true }, { singleSignOn: true })).toBeUndefined();
  expect(await led({ login: true, admin: true }, { master: true })).toBe("/userboard");
});

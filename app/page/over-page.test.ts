import { describe, expect, it } from "vitest";
import { nothingOpen } from "~/lib/in-place";
import { testShop } from "~/platform/testing/test-shop";
import { overPage } from "./over-page";

const over = (goTo: string, open: string[], { inDialog = false, challenge = false } = {}) => {
  const { shop } = testShop({ open });
  const turnstile = { provider: "turnstile" as const, siteKey: "k" };
  const tenant = challenge ? { ...shop.tenant, challenge: turnstile } : shop.tenant;
  return overPage({ ...shop, tenant, inDialog }, goTo);
};

describe("T7: a form's next page opens over its own page", () => {
  it.each([
    "/login?back=/catalog",
    "/delivery/address?back=/catalog",
    "/delivery/timeslot?back=/catalog",
    "/product/pane/options",
    "/cart/lines/4/remove",
    "/profile/lists/2/items/4/remove",
  ])("%s", (goTo) => {
    expect(over(goTo, ["/catalog"])).toMatchObject({ replaces: false });
  });

  it("does not open over it for a full page or a login with a challenge", () => {
    expect(over("/resume", ["/catalog"])).toBeUndefined();
    expect(over("/product/pane", ["/catalog"])).toBeUndefined();
    expect(over("/login", ["/catalog"], { challenge: true })).toBeUndefined();
  });

  it("replaces the step before, but not a cart's drawer", () => {
    const dialog = { inDialog: true };
    expect(over("/delivery/address", [nothingOpen], dialog)).toMatchObject({ replaces: true });
    expect(over("/delivery/timeslot", ["/catalog", "/delivery/address"], dialog)).toMatchObject({
      replaces: true,
    });
    expect(over("/cart/lines/4/remove", ["/catalog", "/cart"], dialog)).toMatchObject({ replaces: false });
  });

  it("S11: a login stands over the step that met an expired session, and does not take its place", () =>
    expect(
      over("/login?stays=1&back=/", ["/catalog", "/delivery/timeslot"], { inDialog: true }),
    ).toMatchObject({ replaces: false }));

  it("not where the step before is a page itself", () => {
    expect(over("/delivery/address", [nothingOpen])).toBeUndefined();
    expect(over("/product/pane/options", ["/delivery/timeslot?back=/"])).toBeUndefined();
  });
});

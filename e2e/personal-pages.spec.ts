import { expect, test } from "./fixtures";
import { setStage } from "./addresses";

// spec attacked: F15 personal pages are never stored
test("F15: a shopper's pages are no-store, a visitor's are private, no-cache", async ({ shop, sandbox }) => {
  const { shopper, visitor } = await setStage(sandbox, shop());
  for (const path of ["/", "/cart", "/profile/addresses", "/profile/orders", "/catalog"])
    expect((await shopper.get(path)).headers["cache-control"], path).toBe("no-store");
  for (const path of ["/", "/catalog", "/cart"])
    expect((await visitor.get(path)).headers["cache-control"], path).toBe("private, no-cache");
});

import { bring } from "./visitor";
import { setStage } from "./addresses";
import { looker } from "./axe";
import { expect, test } from "./fixtures";
import { pagesOf, phone, walk } from "./walk";

/**
 * Colours and texts differ by chain. accessibility.spec.ts checks the first chain with and without
 * script; this file checks the rest.
 */
for (const tenant of ["quantobasta", "terrecomuni"]) {
  // spec house: WCAG 2.2 AA: every route of the table and every dialog the code opens, with script and without, every chain
  test(`${tenant}: every page is accessible on a phone`, async ({ page, sandbox, shop, script }) => {
    test.setTimeout(600_000);
    const stage = await setStage(sandbox.at(tenant), shop(tenant));
    const look = await looker(page, script);
    const [open, own] = [await pagesOf(stage.visitor, stage), await pagesOf(stage.shopper, stage)];
    const guarded = [...own].flatMap(([pattern, addresses]) => (open.has(pattern) ? [] : addresses));
    expect(guarded.length).toBeGreaterThan(10);
    const task = { stage, shop: shop(tenant), size: phone, script, look };
    await walk(page, { ...task, addresses: [...open.values()].flat() });
    await bring(page, stage.shopper, shop(tenant));
    await walk(page, { ...task, addresses: guarded });
  });
}

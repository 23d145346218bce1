import { expect, it } from "vitest";
import * as z from "zod";
import { ask, control, login } from "../../kernel/testing";
import { post, tuesday } from "../testing";

const anything = z.unknown();
const read = ["user-address/list", "order/list", "wishlist/list", "cart/view", "timeslot/list"];

/** A demo shopper's view after a reset, without ids, which keep counting across seeds. */
async function seen(tenant: string): Promise<string> {
  const { headers } = await ask("auth/login", anything, {
    form: { login: "regular@example.com", password: "bottega-demo" },
    tenant,
  });
  const account = headers.get("x-ebsn-account") ?? "";
  const answers = await Promise.all(read.map((path) => ask(path, anything, { account, tenant })));
  const told = answers.map(({ http, response, data }) => [http, response.status, data]);
  return JSON.stringify(told, (key, value: unknown) => (/id$/i.test(key) ? undefined : value));
}

it.each(["loggia", "quantobasta", "terrecomuni"])(
  "%s: a second reset to the same time gives the same data despite changes between",
  async (tenant) => {
    await control("reset", { now: "2026-11-24T10:01:00+01:00" }, tenant);
    await control("reset", { now: tuesday }, tenant);
    const first = await seen(tenant);
    for (const between of [{ now: tuesday }, {}, { now: "2026-11-25T10:00:00+01:00" }]) {
      await control("shopper", { like: "busy" }, tenant);
      await control("reset", between, tenant);
      await control("reset", { now: tuesday }, tenant);
      expect(await seen(tenant)).toEqual(first);
    }
  },
);

it("a reset undoes changes since the previous reset and ends sessions", async () => {
  const lists = z.object({ wishlists: z.array(z.object({ name: z.string() })) });
  await control("reset", { now: tuesday });
  const account = await login("regular@example.com");
  const before = (await ask("wishlist/list", lists, { account })).data;
  await post(account, "wishlist/insert", { wishlistname: "Grigliata" });
  await control("reset", { now: tuesday });
  const again = await login("regular@example.com");
  expect((await ask("wishlist/list", lists, { account: again })).data).toEqual(before);
  expect((await ask("cart/view", anything, { account })).http).toBe(419);
});

import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { ask } from "../../kernel/testing";
import { allProducts, buy, cartData, cartOf, code, freshShop, orderOf, post, readyShopper } from "../testing";

beforeEach(freshShop);

const choose = (account: string, value: unknown) =>
  post(account, "cart/update-cart-info", { property: "packaging_type_id", value });

it("tells how goods may be packed, and the bags follow the choice", async () => {
  const list = z.object({
    packagingTypes: z.array(z.object({ packagingTypeId: z.int(), name: z.string(), cost: z.number() })),
  });
  const { packagingTypes } = (await ask("packaging-type/list", list)).data;
  expect(packagingTypes.map((type) => [type.packagingTypeId, type.cost])).toEqual([
    [1, 0.15],
    [2, 0.6],
    [3, 0],
  ]);
  const { account } = await readyShopper();
  const usual = await cartOf(account);
  expect(usual.cartInfos.packaging_type_id).toBe("1");
  await choose(account, "2");
  const dearer = await cartOf(account);
  expect(dearer.packageTotal).toBeCloseTo(0.6 * (dearer.orderPackages[0]?.quantity ?? 0), 5);
  expect(dearer.totalPrice - usual.totalPrice).toBeCloseTo(dearer.packageTotal - usual.packageTotal, 5);
  for (const value of ["9", "", "abc", null])
    expect(await code(choose(account, value))).toBe("msg.packaging.unknown");
  await choose(account, 3);
  expect(await cartOf(account)).toMatchObject({ packageTotal: 0, orderPackages: [] });
});

it("stays with the order, and comes back if the order is changed", async () => {
  const { account } = await readyShopper();
  await choose(account, "2");
  const { totalPrice } = await cartOf(account);
  await post(account, "checkout/prepare", { params: {} });
  const { orderId } = (await buy(account, 2, "k")).data;
  expect((await orderOf(account, orderId)).grossTotal).toBe(totalPrice);
  expect((await cartOf(account)).cartInfos.packaging_type_id).toBe("1");
  await post(account, "order/modify", { order_id: orderId });
  expect((await cartOf(account)).cartInfos.packaging_type_id).toBe("2");
});

it("lists sectors in the order of the departments, every line once", async () => {
  const { account } = await readyShopper();
  const categories = z.object({ categories: z.array(z.object({ name: z.string() })) });
  const departments = (await ask("category", categories)).data.categories.map(({ name }) => name);
  const listed = (await allProducts()).filter(
    (one) => one.available > 0 && !one.selectOptions && !one.minAcq,
  );
  const some = [listed.at(-1), listed.at(0), listed.at(listed.length >> 1)];
  for (const product of some)
    await post(account, "cart/add", {
      items: [{ productId: product?.productId, quantity: Number(product?.productInfos["QTY_MULT"] ?? 1) }],
    });
  const { data } = await ask("cart/view?show_sectors=true", cartData, { account });
  const names = data.sectors?.map(({ name }) => name) ?? [];
  expect(names).toEqual(departments.filter((name) => names.includes(name)));
  expect(names.length).toBeGreaterThan(1);
  expect(data.sectors?.flatMap(({ cartItems }) => cartItems)).toHaveLength(data.totalItems);
});

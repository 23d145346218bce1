import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { tenants } from "../../chains/tenants";
import { call, control } from "../../kernel/testing";
import { demoPassword } from "./shoppers";

const answer = async <T>(response: Response, data: z.ZodType<T>): Promise<T> =>
  z.object({ response: z.object({ status: z.literal(0) }), data }).parse(JSON.parse(await response.text()))
    .data;

describe.each(tenants.map((tenant) => tenant.id))("in %s", (tenant) => {
  beforeAll(() => control("reset", {}, tenant));
  const logIn = async (login: string) => {
    const response = await call("/ebsn/api/auth/login", { form: { login, password: demoPassword }, tenant });
    return response.headers.get("x-ebsn-account") ?? "";
  };
  const get = async <T>(path: string, account: string, data: z.ZodType<T>) =>
    answer(await call(`/ebsn/api/${path}`, { account, tenant }), data);

  it("the regular has two served homes, orders and lists", async () => {
    const account = await logIn("regular@example.com");
    const homes = await get(
      "user-address/list",
      account,
      z.object({ addresses: z.array(z.object({ active: z.literal(true) })) }),
    );
    expect(homes.addresses).toHaveLength(2);
    const orders = z.object({
      orders: z.array(z.object({ itemCount: z.int().min(5), grossTotal: z.number().positive() })),
    });
    expect((await get("order/list", account, orders)).orders).toHaveLength(12);
  });

  it("gives the changing shopper one order that can be changed, the new one no order", async () => {
    const orders = z.object({ orders: z.array(z.object({ canModify: z.boolean() })) });
    expect((await get("order/list", await logIn("changing@example.com"), orders)).orders).toEqual([
      { canModify: true },
    ]);
    expect((await get("order/list", await logIn("new@example.com"), orders)).orders).toEqual([]);
  });
});

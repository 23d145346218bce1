import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { tenants } from "../../chains/tenants";
import { demoPassword } from "./shoppers";

const answer = async <T>(response: Response, data: z.ZodType<T>): Promise<T> =>
  z.object({ response: z.object({ status: z.literal(0) }), data }).parse(JSON.parse(await response.text()))
    .data;

describe.each(tenants.map((tenant) => tenant.id))("in %s", (tenant) => {
  const api = `http://127.0.0.1:8788/t/${tenant}/ebsn/api`;
  const logIn = async (login: string) => {
    const body = new URLSearchParams({ login, password: demoPassword });
    const response = await SELF.fetch(`${api}/auth/login`, { method: "POST", body });
    return { "x-ebsn-account": response.headers.get("x-ebsn-account") ?? "" };
  };
  const get = async <T>(path: string, headers: HeadersInit, data: z.ZodType<T>) =>
    answer(await SELF.fetch(`${api}/${path}`, { headers }), data);

  it("the regular has two served homes, orders and lists", async () => {
    const headers = await logIn("regular@example.com");
    const homes = await get(
      "user-address/list",
      headers,
      z.object({ addresses: z.array(z.object({ active: z.literal(true) })) }),
    );
    expect(homes.addresses).toHaveLength(2);
    const orders = z.object({
      orders: z.array(z.object({ itemCount: z.int().min(5), grossTotal: z.number().positive() })),
    });
    expect((await get("order/list", headers, orders)).orders).toHaveLength(12);
  });

  it("the changing one has an order that can still be changed, the new one nothing", async () => {
    const orders = z.object({ orders: z.array(z.object({ canModify: z.boolean() })) });
    expect((await get("order/list", await logIn("changing@example.com"), orders)).orders).toEqual([
      { canModify: true },
    ]);
    expect((await get("order/list", await logIn("new@example.com"), orders)).orders).toEqual([]);
  });
});

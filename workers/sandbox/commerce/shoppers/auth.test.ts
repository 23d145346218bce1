import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, login } from "../../kernel/testing";
import { demoHash, demoPassword, demoSalt } from "../demo/shoppers";
import { freshShop } from "../testing";
import { hashPassword, sameHash } from "./password";

beforeAll(freshShop);

const test = (account: string) => ask("auth/test?operation=x", z.unknown(), { account });

describe("logging in", () => {
  it.each(["regular@example.com", "new@example.com", "changing@example.com"])("lets %s in", async (who) => {
    const form = { login: who, password: demoPassword, remember_me: "true", show_sectors: "false" };
    const answer = await ask("auth/login", z.object({ cartId: z.int() }), { form });
    expect(answer.user).toMatchObject({ login: who, profileConfirmed: true });
    const token = answer.headers.get("x-ebsn-account") ?? "";
    expect(answer.headers.get("set-cookie")).toContain(`X-Ebsn-Account=${token}`);
    expect((await test(token)).user.login).toBe(who);
  });

  it("does not care for capitals in the address", async () => {
    expect((await test(await login("Regular@Example.com"))).user.login).toBe("regular@example.com");
  });

  it.each<Record<string, string>>([
    { login: "regular@example.com", password: "wrong" },
    { login: "nobody@example.com", password: demoPassword },
    { login: "regular@example.com" },
    {},
  ])("refuses %j", async (form) => {
    const answer = await ask("auth/login", z.unknown(), { form });
    expect(answer.http).toBe(200);
    expect(answer.response).toMatchObject({ status: 10, errors: [{ error: "msg.login.invalid" }] });
    expect(answer.user.userId).toBe(-1);
    expect(answer.headers.get("x-ebsn-account")).toBeNull();
  });

  it("ends with logging out", async () => {
    const account = await login("new@example.com");
    await call("/ebsn/api/auth/logout", { account, form: {} });
    expect((await test(account)).user.userId).toBe(-1);
    expect((await ask("cart/view", z.unknown(), { account })).http).toBe(419);
  });
});

it("keeps the demo password as its hash", async () => {
  expect(sameHash(await hashPassword(demoPassword, demoSalt), demoHash)).toBe(true);
  expect(sameHash(await hashPassword("other", demoSalt), demoHash)).toBe(false);
});

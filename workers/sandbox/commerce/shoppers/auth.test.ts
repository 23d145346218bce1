import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control, login } from "../../kernel/testing";
import { demoHash, demoPassword, demoSalt } from "../demo/shoppers";
import { code, freshShop, post, readyShopper } from "../testing";
import { hashPassword, sameHash } from "./password";

beforeAll(freshShop);

const test = (account: string) => ask("auth/test?operation=x", z.unknown(), { account });

describe("logging in", () => {
  // spec §7: auth/login, logout, test
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

  it("S3: login refusals have distinct codes and texts", async () => {
    const codes = async (login: string, password: string) => {
      const { response } = await ask("auth/login", z.unknown(), { form: { login, password } });
      return { status: response.status, code: response.errors[0]?.error, text: response.errorsMessage[0] };
    };
    const made = z.object({ login: z.string(), password: z.string() });
    const unconfirmed = made.parse(await (await control("shopper", { like: "unconfirmed" })).json());
    expect(await codes(unconfirmed.login, unconfirmed.password)).toMatchObject({
      code: "msg.login.notConfirmed",
    });
    expect(await codes(unconfirmed.login, "wrong")).toMatchObject({ code: "msg.login.invalid" });

    const { login: name, password } = made.parse(await (await control("shopper", { like: "new" })).json());
    for (let tries = 1; tries < 30; tries += 1)
      expect((await codes(name, "wrong")).code).toBe("msg.login.invalid");
    expect(await codes(name, "wrong")).toMatchObject({ status: 10, code: "msg.login.locked" });
    expect((await codes(name, password)).code).toBe("msg.login.locked");
    await control("clock", { advanceMinutes: 16 });
    expect((await codes(name, password)).status).toBe(0);
    await control("clock", { advanceMinutes: -16 });
  });

  describe("X2: a lock counts by account and origin together", () => {
    const made = z.object({ login: z.string(), password: z.string() });
    const shopper = async () => made.parse(await (await control("shopper", { like: "new" })).json());
    const from = (address: string, form: Record<string, string>) =>
      code(ask("auth/login", z.unknown(), { form, headers: { "x-forwarded-for": address } }));
    async function guess(address: string, login: string, times: number) {
      for (let tries = 0; tries < times; tries += 1) await from(address, { login, password: "wrong" });
    }

    it("locks out a stranger after thirty wrong passwords, but no other address", async () => {
      const who = await shopper();
      await guess("203.0.113.9", who.login, 30);
      expect(await from("203.0.113.9", who)).toBe("msg.login.locked");
      expect(await from("198.51.100.1", who)).toBeUndefined();
      expect(await from("203.0.113.9", who), "the owner's login elsewhere frees no guesser").toBe(
        "msg.login.locked",
      );
    });

    it("counts IPv6 addresses of one /64 together, and another /64 apart", async () => {
      const who = await shopper();
      await guess("2001:db8:1:2::1", who.login, 15);
      await guess("2001:DB8:1:2:aaaa::2", who.login, 15);
      expect(await from("2001:db8:1:2:ffff::3", who)).toBe("msg.login.locked");
      expect(await from("2001:db8:1:3::1", who)).toBeUndefined();
    });

    it("starts the count again after a quarter of an hour without a failure", async () => {
      const who = await shopper();
      await guess("203.0.113.9", who.login, 29);
      await control("clock", { advanceMinutes: 16 });
      await guess("203.0.113.9", who.login, 1);
      expect(await from("203.0.113.9", who)).toBeUndefined();
      await control("clock", { advanceMinutes: -16 });
    });
  });

  it("S3: logging in announces earned points once and warns of an unpaid order", async () => {
    const made = z.object({ login: z.string(), password: z.string() });
    const form = made.parse(await (await control("shopper", { like: "regular" })).json());
    const first = await ask("auth/login", z.unknown(), { form });
    expect(first.response.infos).toEqual([{ info: "infos.points.earned" }]);
    expect((await ask("auth/login", z.unknown(), { form })).response.infos).toEqual([]);
    const { account } = await readyShopper();
    await post(account, "checkout/prepare", { params: {} });
    const bought = await post(account, "checkout/buy", {
      params: { payment_type_id: 1, payment_data: "{}" },
    });
    const { orderId } = z.object({ orderId: z.int() }).parse(bought.data);
    const name = bought.user.login;
    const again = await ask("auth/login", z.unknown(), { form: { login: name, password: demoPassword } });
    expect(again.response.warningsMessage).toEqual([`L'ordine ${orderId} aspetta il pagamento.`]);
  });

  // spec §4: login only with a password; a refusal is said in one sentence; logout ends the session
  // spec §7: auth/login, logout, test
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

import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, control, login } from "../../kernel/testing";
import { demoPassword } from "../demo/shoppers";
import { code, freshShop, shopper } from "../testing";
import {
  canLogIn,
  codeFor,
  confirm,
  errorsOf,
  get,
  linkIn,
  mailsTo,
  newEmail,
  register,
  registrationForm,
} from "./testing";

beforeAll(freshShop);

const request = (account: string, new_email: string) =>
  get("registration/update_email_request", { new_email }, account);
const tokenTo = async (recipient: string) => (await linkIn(recipient)).searchParams.get("token") ?? "";
const change = (token: string) => get("registration/update_email", { token });

describe("changing an e-mail", () => {
  it("X1: needs a link to the new address, ends other sessions and notifies both", async () => {
    const { account, name } = await shopper();
    const email = newEmail();
    const asked = await request(account, email.toUpperCase());
    expect(asked.response.infos).toEqual([{ info: "infos.mail.sent" }]);
    expect((await linkIn(email)).pathname).toBe("/email-confirmed");
    expect((await mailsTo(name))[0]?.subject).toContain("chiesto di cambiare");
    const token = await tokenTo(email);
    const other = await login(name);
    const changed = await get("registration/update_email", { token }, account);
    expect(changed.response.infos).toEqual([{ info: "infos.email.changed" }]);
    expect((await ask("auth/test", z.unknown(), { account: other })).user.userId).toBe(-1);
    expect((await ask("auth/test", z.unknown(), { account })).user.login).toBe(email);
    expect(await canLogIn(email, demoPassword)).toBe(true);
    expect(await canLogIn(name, demoPassword)).toBe(false);
    for (const recipient of [name, email])
      expect((await mailsTo(recipient))[0]?.subject).toBe("Il tuo indirizzo e-mail è cambiato");
    expect(await code(change(token))).toBe("msg.token.invalid");
  });

  it("answers alike for a taken e-mail, and mails its owner a login link", async () => {
    const { account, name } = await shopper();
    const { name: other } = await shopper();
    const [free, taken] = [await request(account, newEmail()), await request(account, other)];
    expect(taken.text).toBe(free.text);
    expect((await mailsTo(other))[0]?.subject).toBe("Hai già un profilo");
    expect((await linkIn(other)).pathname).toBe("/login");
    expect(errorsOf(await request(account, name))).toEqual([
      ["msg.field.new_email", "È già il tuo indirizzo e-mail"],
    ]);
    expect(errorsOf(await request(account, "x@y"))[0]?.[0]).toBe("msg.field.new_email");
    expect((await request("", newEmail())).http).toBe(419);
  });

  it("refuses an expired link and a link with a taken e-mail alike", async () => {
    const { account } = await shopper();
    const { account: rival } = await shopper();
    const email = newEmail();
    await request(account, email);
    const late = await tokenTo(email);
    await request(rival, email);
    expect((await change(await tokenTo(email))).response.status).toBe(0);
    const taken = await change(late);
    await request(account, newEmail());
    const another = newEmail();
    await request(account, another);
    const expired = await tokenTo(another);
    await control("clock", { advanceMinutes: 24 * 60 + 1 });
    expect((await change(expired)).text).toBe(taken.text);
    await control("clock", { advanceMinutes: -(24 * 60 + 1) });
    expect((await change("x")).text).toBe(taken.text);
  });

  it("wins over an unconfirmed registration", async () => {
    const email = newEmail();
    await register(registrationForm(email));
    const squatter = await codeFor(email);
    const { account } = await shopper();
    await request(account, email);
    expect((await change(await tokenTo(email))).response.status).toBe(0);
    expect(await code(confirm(email, squatter))).toBe("msg.token.invalid");
    expect(await canLogIn(email, demoPassword)).toBe(true);
  });
});

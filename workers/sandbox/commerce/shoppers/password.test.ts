import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control, login } from "../../kernel/testing";
import { demoPassword } from "../demo/shoppers";
import { code, freshShop, post, shopper } from "../testing";
import { canLogIn, errorsOf, get, linkIn, mailsTo } from "./testing";

beforeAll(freshShop);

const alive = async (account: string) => (await ask("auth/test", z.unknown(), { account })).user.userId > 0;
const request = (parameters: Record<string, string>) =>
  get("registration/password_reset_token_request", parameters);
const tokenFor = async (e_mail: string) => {
  await request({ e_mail });
  return (await linkIn(e_mail)).searchParams.get("reset_token") ?? "";
};
const reset = (parameters: Record<string, string>) => get("registration/password_reset", parameters);
const check = (parameters: Record<string, string>) =>
  get("registration/password_reset_token_check", parameters);

describe("resetting a password", () => {
  it("goes by a link in a mail, once, and ends every session and lock", async () => {
    const { account, name } = await shopper();
    const other = await login(name);
    await request({ e_mail: name.toUpperCase() });
    const link = await linkIn(name);
    expect(link.pathname).toBe("/registration/reset-password");
    expect(link.searchParams.get("e_mail")).toBe(name);
    const reset_token = link.searchParams.get("reset_token") ?? "";
    expect((await check({ reset_token })).response.status).toBe(0);
    expect((await check({ reset_token, e_mail: name })).response.status).toBe(0);
    for (let tries = 0; tries < 30; tries += 1) await canLogIn(name, "sbagliata");

    const short = await reset({ reset_token, password: "corta" });
    expect(errorsOf(short)).toEqual([["msg.field.password", "La password deve essere lunga 6 caratteri"]]);
    const done = await reset({ reset_token, password: "nuova-segreta", e_mail: name, login: name });
    expect(done.response.infos).toEqual([{ info: "infos.password.changed" }]);
    expect([await alive(account), await alive(other)]).toEqual([false, false]);
    expect(await canLogIn(name, demoPassword)).toBe(false);
    expect(await canLogIn(name, "nuova-segreta")).toBe(true);
    expect((await mailsTo(name))[0]?.subject).toBe("La tua password è cambiata");
    expect(await code(reset({ reset_token, password: "ancora-una" }))).toBe("msg.token.invalid");
  });

  it("refuses wrong, expired and foreign tokens, and those of other links, alike", async () => {
    const [{ name }, { name: other, account }] = [await shopper(), await shopper()];
    const reset_token = await tokenFor(name);
    await get("registration/update_email_request", { new_email: `new-${other}` }, account);
    const ofAnother = (await linkIn(`new-${other}`)).searchParams.get("token") ?? "";
    const password = "nuova-segreta";
    const refused = [
      await reset({ reset_token: "x", password }),
      await reset({ password }),
      await reset({ reset_token, password, e_mail: other }),
      await reset({ reset_token: ofAnother, password }),
      await check({ reset_token, login: other }),
    ];
    await control("clock", { advanceMinutes: 61 });
    refused.push(await check({ reset_token }), await reset({ reset_token, password }));
    await control("clock", { advanceMinutes: -61 });
    expect(refused.map(({ text }) => text)).toEqual(refused.map(() => refused[0]?.text));
    expect(await code(reset({ reset_token: "x", password }))).toBe("msg.token.invalid");
    expect(await canLogIn(name, demoPassword)).toBe(true);
  });

  it("answers alike for every input, and writes only if all data belong to one person", async () => {
    const { account, name } = await shopper();
    const username = `u.${name.slice(4, 12)}`;
    await post(account, "registration/update_username", { username });
    await post(account, "registration/update_user_detail", { fiscal_code: "VRDNNA85B41H501K" });
    const asked: Record<string, string>[] = [
      { e_mail: name },
      { login: username.toUpperCase() },
      { fiscal_code: "vrdnna85b41h501k" },
      { e_mail: name, fiscal_code: "VRDNNA85B41H501K" },
      { e_mail: "nobody@example.com" },
      { e_mail: name, fiscal_code: "RSSMRA80A01H501U" },
      { e_mail: name, login: "regular@example.com" },
      { fiscal_code: "RSSMRA80A01H501U" },
    ];
    const answers: string[] = [];
    for (const parameters of asked) answers.push((await request(parameters)).text);
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await mailsTo(name)).toHaveLength(4);
    expect(await mailsTo("nobody@example.com")).toEqual([]);
    expect(errorsOf(await request({}))).toEqual([["msg.field.e_mail", "Campo obbligatorio"]]);
  });

  it("confirms a registration that was not", async () => {
    const made = z.object({ login: z.string() });
    const { login: name } = made.parse(await (await control("shopper", { like: "unconfirmed" })).json());
    await reset({ reset_token: await tokenFor(name), password: "nuova-segreta" });
    expect(await canLogIn(name, "nuova-segreta")).toBe(true);
  });

  it("shows no token and no password in the list of calls", async () => {
    const { name } = await shopper();
    await control("calls/clear");
    const reset_token = await tokenFor(name);
    await reset({ reset_token, password: "nuova-segreta" });
    const listed = await (await call("/sandbox/calls")).text();
    expect(listed).toContain("registration/password_reset");
    expect(listed).not.toContain(reset_token);
    expect(listed).not.toContain("nuova-segreta");
  });
});

describe("changing a password", () => {
  const update = (account: string, old_password: string, new_password: string) =>
    get("registration/update_password", { old_password, new_password }, account);

  it("ends every other session and all links, and keeps this one", async () => {
    const { account, name } = await shopper();
    const other = await login(name);
    const reset_token = await tokenFor(name);
    const done = await update(account, demoPassword, "nuova-segreta");
    expect(done.response.infos).toEqual([{ info: "infos.password.changed" }]);
    expect([await alive(account), await alive(other)]).toEqual([true, false]);
    expect(await code(check({ reset_token }))).toBe("msg.token.invalid");
    expect(await canLogIn(name, "nuova-segreta")).toBe(true);
    expect(await canLogIn(name, demoPassword)).toBe(false);
  });

  it("X9: refuses a short or wrong password, and locks the change but not the login", async () => {
    const { account, name } = await shopper();
    expect(errorsOf(await update(account, demoPassword, "corta"))[0]?.[0]).toBe("msg.field.new_password");
    expect(errorsOf(await update(account, "sbagliata", "nuova-segreta"))).toEqual([
      ["msg.field.old_password", "La password attuale non è corretta"],
    ]);
    for (let tries = 2; tries < 30; tries += 1) await update(account, "sbagliata", "nuova-segreta");
    const locked = await update(account, "sbagliata", "nuova-segreta");
    expect(locked.response).toMatchObject({ status: 10, errors: [{ error: "msg.login.locked" }] });
    expect(await code(update(account, demoPassword, "nuova-segreta"))).toBe("msg.login.locked");
    expect(await canLogIn(name, demoPassword)).toBe(true);
  });

  it("X3: refuses the present one", async () => {
    const { account, name } = await shopper();
    const same = "È la password di adesso: scegline una nuova";
    expect(errorsOf(await update(account, demoPassword, demoPassword))).toEqual([
      ["msg.field.new_password", same],
    ]);
    const reset_token = await tokenFor(name);
    expect(errorsOf(await reset({ reset_token, password: demoPassword }))).toEqual([
      ["msg.field.password", same],
    ]);
    expect((await reset({ reset_token, password: "nuova-segreta" })).response.status).toBe(0);
  });

  it("needs a session", async () => {
    expect((await update("", demoPassword, "nuova-segreta")).http).toBe(419);
  });
});

it("a login ends the session that it was brought along with", async () => {
  const { account, name } = await shopper();
  const form = { login: name, password: demoPassword };
  const again = await ask("auth/login", z.unknown(), { form, account });
  expect(await alive(account)).toBe(false);
  expect(await alive(again.headers.get("x-ebsn-account") ?? "")).toBe(true);
});

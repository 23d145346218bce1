import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, login } from "../../kernel/testing";
import { demoPassword } from "../demo/shoppers";
import { cartOf, code, freshShop, post, shopper } from "../testing";
import { canLogIn, errorsOf, get, mailsTo, registrationForm } from "./testing";

beforeAll(freshShop);

const detailData = z.object({ userDetail: z.looseObject({ contact: z.record(z.string(), z.string()) }) });
const detail = async (account: string) =>
  (await ask("registration/user_detail", detailData, { account })).data.userDetail;
const update = (account: string, name: string, form: Record<string, string>) =>
  ask(`registration/${name}`, z.unknown(), { account, form });

describe("a person's data", () => {
  // spec §7: user_detail, update_user_detail, update_contact, update_username
  it("change field by field, keep unsent fields and clear empty ones", async () => {
    const { account, name } = await shopper();
    const saved = await update(account, "update_user_detail", {
      last_name: "Sabatini Rossi",
      birth_date: "05/03/1979",
      fidelity_card: "0421234567891",
      store_id: "6",
    });
    expect(saved.response.infos).toEqual([{ info: "infos.profile.saved" }]);
    expect(detailData.parse(saved.data).userDetail).toEqual(await detail(account));
    expect(await detail(account)).toMatchObject({
      e_mail: name,
      first_name: "Marco",
      last_name: "Sabatini Rossi",
      birth_date: "05/03/1979",
      fidelity_card: "0421234567891",
      store_id: 6,
      registered: "24/11/2026 10:00",
      userType: { userTypeId: 3 },
      profile: { level: 2 },
    });
    await update(account, "update_user_detail", { birth_date: "" });
    const later = await detail(account);
    expect(later).not.toHaveProperty("birth_date");
    expect(later).toHaveProperty("fidelity_card");
  });

  it("stay unchanged if a field is invalid", async () => {
    const { account } = await shopper();
    const before = await detail(account);
    const refused = await update(account, "update_user_detail", {
      first_name: "",
      store_id: "99",
      birth_date: "01/01/2090",
      fiscal_code: "RSSMRA80A01H501",
    });
    expect(errorsOf(refused)).toEqual([
      ["msg.field.first_name", "Campo obbligatorio"],
      ["msg.field.store_id", "Il punto vendita non esiste"],
      ["msg.field.birth_date", "La data di nascita non è valida"],
      ["msg.field.fiscal_code", "Formato non corretto"],
    ]);
    expect(errorsOf(await update(account, "update_contact", { city: "<img src=x>", phone: "x" }))).toEqual([
      ["msg.field.city", "Città non valida"],
      ["msg.field.phone", "Digitare un numero di telefono valido"],
    ]);
    expect(await detail(account)).toEqual(before);
  });

  it("an incomplete profile reaches level 2 with the last field", async () => {
    const { account } = await shopper("incomplete");
    const level = async () =>
      (
        await ask("cart/view", z.object({ user: z.object({ profile: z.object({ level: z.int() }) }) }), {
          account,
        })
      ).data.user.profile.level;
    expect(await level()).toBe(1);
    await update(account, "update_user_detail", { store_id: "5" });
    const contact = { address1: "Via Cavour", addressNumber: "9", postalcode: "00184", province: "rm" };
    await update(account, "update_contact", contact);
    expect(await level()).toBe(1);
    await update(account, "update_contact", { city: "Roma" });
    expect(await level()).toBe(2);
    expect((await detail(account)).contact).toEqual({ ...contact, province: "RM", city: "Roma" });
  });

  // spec §7: user_detail, update_user_detail, update_contact, update_username
  it("a username is one person's, serves to log in, and can be given up", async () => {
    const [{ account }, { account: other }] = [await shopper(), await shopper()];
    expect((await update(account, "update_username", { username: "Marco.S" })).response.status).toBe(0);
    expect(await canLogIn("MARCO.s", demoPassword)).toBe(true);
    expect(errorsOf(await update(other, "update_username", { username: "marco.s" }))).toEqual([
      ["msg.field.username", "Questo nome utente non è disponibile"],
    ]);
    expect(errorsOf(await update(other, "update_username", { username: "a@b.it" }))[0]?.[0]).toBe(
      "msg.field.username",
    );
    await update(account, "update_username", { username: "" });
    expect(await canLogIn("marco.s", demoPassword)).toBe(false);
    expect((await update(other, "update_username", { username: "marco.s" })).response.status).toBe(0);
  });

  it.each(["registration/user_detail", "user-person-fiscal/list", "registration/user_anonymize"])(
    "%s needs a session",
    async (path) => {
      expect((await get(path, {})).http).toBe(419);
    },
  );
});

describe("persons to invoice", () => {
  const address = {
    address1: "Via Cavour",
    addressNumber: "9",
    postalcode: "00184",
    province: "RM",
    city: "Roma",
  };
  const anna = { first_name: "Anna", last_name: "Verdi", fiscal_code: "VRDNNA85B41H501K", ...address };
  const bakery = {
    personType: "company",
    company_name: "Forno & Figli S.r.l.",
    vat_number: "12345678901",
    ...address,
  };
  const listData = z.object({
    userPersonFiscals: z.array(z.looseObject({ personFiscalId: z.int(), preferred: z.boolean() })),
  });
  const list = async (account: string) =>
    (await ask("user-person-fiscal/list", listData, { account })).data.userPersonFiscals;
  const save = (account: string, form: Record<string, string>) =>
    update(account, "update_billing_address", form);

  it("are saved once each, the last one being the billing address", async () => {
    const { account } = await shopper();
    expect(await list(account)).toEqual([]);
    await save(account, anna);
    await save(account, { ...bakery, sdi_code: "abc1234", pec: "forno@pec.example.com" });
    await save(account, { ...anna, addressNumber: "11" });
    const [first, second, ...others] = await list(account);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ personType: "private", addressNumber: "11", preferred: true });
    expect(second).toMatchObject({
      company_name: "Forno & Figli S.r.l.",
      sdi_code: "ABC1234",
      preferred: false,
    });
    const { preferred: _, ...fields } = first ?? {};
    expect((await detail(account))["billingAddress"]).toEqual(fields);
  });

  it("are refused with invalid numbers, and under another shopper's id", async () => {
    const [{ account }, { account: other }] = [await shopper(), await shopper()];
    expect(errorsOf(await save(account, { ...bakery, vat_number: "1234567890", fiscal_code: "x" }))).toEqual([
      ["msg.field.fiscal_code", "P.Iva e C.F. devono avere 11 cifre"],
      ["msg.field.vat_number", "P.Iva e C.F. devono avere 11 cifre"],
    ]);
    expect(errorsOf(await save(account, { ...anna, fiscal_code: "" }))).toEqual([
      ["msg.field.fiscal_code", "Campo obbligatorio"],
    ]);
    await save(account, anna);
    const personFiscalId = String((await list(account))[0]?.personFiscalId);
    expect(await code(save(other, { ...anna, personFiscalId }))).toBe("msg.billing.unknown");
    expect(await list(other)).toEqual([]);
  });

  it("are twenty at most", async () => {
    const { account } = await shopper();
    for (let index = 0; index < 20; index += 1)
      await save(account, { ...bakery, vat_number: `123456789${String(index).padStart(2, "0")}` });
    expect(await code(save(account, anna))).toBe("msg.billing.tooMany");
    expect(await list(account)).toHaveLength(20);
  });
});

describe("deleting a profile", () => {
  const remove = (account: string) => get("registration/user_anonymize", {}, account);

  it.each(["changing", "delivering"] as const)("is refused with an order under way: %s", async (like) => {
    const { account } = await shopper(like);
    expect(errorsOf(await remove(account))).toEqual([
      ["msg.anonymize.orders", "Non puoi eliminare il profilo finché hai ordini in consegna."],
    ]);
    expect((await cartOf(account)).cartId).toBeGreaterThan(0);
  });

  // spec §6: account deletion only when no orders are in delivery, and only with the box ticked
  it("V7.4.2: takes the person out, ends every session and frees the e-mail", async () => {
    const { account, name } = await shopper("regular");
    const orders = z.object({ orders: z.array(z.object({ orderId: z.int(), canDelete: z.boolean() })) });
    const placed = (await ask("order/list?page_size=100", orders, { account })).data.orders;
    for (const { orderId, canDelete } of placed)
      if (canDelete) await post(account, `order/delete?order_id=${orderId}`);
    const elsewhere = await login(name);
    const done = await remove(account);
    expect(done.response.infos).toEqual([{ info: "infos.profile.deleted" }]);
    expect((await ask("cart/view", z.unknown(), { account: elsewhere })).http).toBe(419);
    expect(done.user.userId).toBe(-1);
    expect(done.headers.get("set-cookie")).toMatch(/X-Ebsn-Account=;.*Max-Age=0/);
    expect((await ask("cart/view", z.unknown(), { account })).http).toBe(419);
    expect(await canLogIn(name, demoPassword)).toBe(false);
    expect((await mailsTo(name))[0]?.subject).toBe("Il tuo profilo è stato eliminato");
    // The console still counts the orders, without the name.
    expect(await (await call("/sandbox/state")).text()).not.toContain(name);
    const anew = await ask("registration/register_user", z.unknown(), { form: registrationForm(name) });
    expect(anew.response.status).toBe(0);
    expect((await mailsTo(name))[0]?.subject).toBe("Conferma la tua registrazione");
  });
});

import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import { infos, wrongField } from "../../kernel/messages";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { leaveSession, needSession, sessionOf } from "../../kernel/session";
import { change, Refusal } from "../refusal";
import type { ShopperRow } from "../tables";
import { anonymise } from "./anonymise";
import { fieldRules } from "./field-rules";
import { shopperNamed, updateShopper } from "./find-shopper";
import { billingAddress, invoicePersonsOf, readInvoicePerson, saveInvoicePerson } from "./invoice-persons";
import { ifSent, optional, readFields } from "./read-fields";
import { userDetail } from "./user-detail";

function detailFields(sandbox: Sandbox) {
  const rules = fieldRules(sandbox);
  return z.object({
    first_name: ifSent(rules.first_name),
    last_name: ifSent(rules.last_name),
    store_id: ifSent(rules.store_id),
    birth_date: optional(rules.birth_date),
    fidelity_card: optional(rules.fidelity_card),
    fiscal_code: optional(rules.fiscal_code),
  });
}

function contactFields(sandbox: Sandbox) {
  const rules = fieldRules(sandbox);
  return z.object({
    address1: optional(rules.address1),
    addressNumber: optional(rules.addressNumber),
    postalcode: optional(rules.postalcode),
    province: optional(rules.province),
    city: optional(rules.city),
    mobile: optional(rules.telephone),
    phone: optional(rules.telephone),
  });
}

function usernameOf(sandbox: Sandbox, userId: number, input: Record<string, unknown>): string | null {
  const { username = "" } = readFields(z.object({ username: optional(fieldRules(sandbox).username) }), input);
  if (username === "") return null;
  const owner = shopperNamed(sandbox, username);
  if (owner && owner.userId !== userId)
    throw new Refusal(wrongField("username", "Questo nome utente non è disponibile"));
  return username;
}

/** Returns a form's changes of a person; undefined values stay unchanged. */
type Reader = (
  sandbox: Sandbox,
  input: Record<string, unknown>,
  userId: number,
) => { [K in keyof ShopperRow]?: ShopperRow[K] | undefined };

const readers: Record<string, Reader> = {
  update_user_detail(sandbox, input) {
    const read = readFields(detailFields(sandbox), input);
    return {
      firstName: read.first_name,
      lastName: read.last_name,
      storeId: read.store_id === undefined ? undefined : Number(read.store_id),
      birthDate: read.birth_date,
      fidelityCard: read.fidelity_card,
      fiscalCode: read.fiscal_code,
    };
  },
  update_contact: (sandbox, input) => readFields(contactFields(sandbox), input),
  update_username: (sandbox, input, userId) => ({ username: usernameOf(sandbox, userId, input) }),
};

/** Calls for a person's own data. */
export const profile = new Hono<AppEnv>();

profile.get("/registration/user_detail", needSession, (c) =>
  ok(c, { userDetail: userDetail(c.get("sandbox"), sessionOf(c).userId) }),
);

for (const [name, read] of Object.entries(readers)) {
  profile.post(`/registration/${name}`, needSession, async (c) => {
    const sandbox = c.get("sandbox");
    const { userId } = sessionOf(c);
    const input = await readInput(c);
    return change(c, (notices) => {
      const values = read(sandbox, input, userId);
      if (Object.values(values).some((value) => value !== undefined)) updateShopper(sandbox, userId, values);
      notices.infos.push(infos.profileSaved());
      return { userDetail: userDetail(sandbox, userId) };
    });
  });
}

profile.post("/registration/update_billing_address", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const input = await readInput(c);
  return change(c, (notices) => {
    saveInvoicePerson(sandbox, userId, readInvoicePerson(sandbox, input));
    notices.infos.push(infos.profileSaved());
    return { billingAddress: billingAddress(sandbox, userId) };
  });
});

profile.get("/user-person-fiscal/list", needSession, (c) =>
  ok(c, { userPersonFiscals: invoicePersonsOf(c.get("sandbox"), sessionOf(c).userId) }),
);

profile.get("/registration/user_anonymize", needSession, (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  return change(c, (notices) => {
    anonymise(sandbox, userId);
    leaveSession(c);
    notices.infos.push(infos.profileDeleted());
    return {};
  });
});

import { and, eq } from "drizzle-orm";
import * as z from "zod";
import type { Sandbox } from "../../kernel/sandbox";
import { addressFields, saveAddress } from "../places/save-address";
import type { RegisteredPerson } from "../person-tables";
import { shoppers, type ShopperRow } from "../tables";
import { accountMail, linkTo } from "./account-mail";
import { decisionsIn } from "./consents";
import { fieldRules } from "./field-rules";
import { shopperNamed, shopperOf, updateShopper } from "./find-shopper";
import { forgetTokens, keepToken } from "./mail-tokens";
import { mandatory, optional } from "./read-fields";
import { forgetWaiting, keepWaiting, takeWaiting, waitingOf } from "./waiting-registrations";

/** Fields of a registration (§5), in the order of their errors. */
export function registrationFields(sandbox: Sandbox, input: Record<string, unknown>) {
  const rules = fieldRules(sandbox);
  const { normal } = rules.e_mail;
  const email = typeof input["e_mail"] === "string" ? normal(input["e_mail"]) : "";
  const same = {
    normal,
    wrong: (text: string) => (text === email ? undefined : "Le due e-mail non coincidono"),
  };
  return z.object({
    first_name: mandatory(rules.first_name),
    last_name: mandatory(rules.last_name),
    e_mail: mandatory(rules.e_mail),
    e_mail_confirm: mandatory(same),
    password: mandatory(rules.password),
    address1: mandatory(rules.address1),
    addressNumber: mandatory(rules.addressNumber),
    postalcode: mandatory(rules.postalcode),
    province: mandatory(rules.province),
    city: mandatory(rules.city),
    store_id: mandatory(rules.store_id),
    birth_date: optional(rules.birth_date),
    mobile: optional(rules.telephone),
    fidelity_card: optional(rules.fidelity_card),
    fiscal_code: optional(rules.fiscal_code),
    disclaimers: decisionsIn(sandbox, { complete: true }),
  });
}
export type Registration = z.output<ReturnType<typeof registrationFields>>;

type Secrets = { salt: string; passwordHash: string; code: { token: string; hash: string } };

/** Derives the salt from the e-mail, so a repeated form gives the same hash. */
export const saltOf = (email: string): string => `registered:${email}`;

/**
 * Registers a person, or mails the owner of an e-mail that is already confirmed.
 * Several registrations of an unconfirmed e-mail stay separate, each with its own links.
 */
export function registerPerson(
  sandbox: Sandbox,
  {
    shop,
    clientSession,
    tie,
  }: {
    shop: string;
    clientSession: string;
    tie: { provider: "google" | "facebook"; subject: string } | undefined;
  },
  person: Registration,
  { salt, passwordHash, code }: Secrets,
): void {
  const { db, clock } = sandbox;
  const known = shopperNamed(sandbox, person.e_mail);
  if (known?.confirmed) {
    accountMail(sandbox, known.login, "alreadyThere", { ...known, link: linkTo(shop, "/login") });
    return;
  }
  const values: RegisteredPerson = {
    login: person.e_mail,
    salt,
    passwordHash,
    firstName: person.first_name,
    lastName: person.last_name,
    birthDate: person.birth_date ?? "",
    fiscalCode: person.fiscal_code ?? "",
    fidelityCard: person.fidelity_card ?? "",
    storeId: Number(person.store_id),
    mobile: person.mobile ?? "",
    address1: person.address1,
    addressNumber: person.addressNumber,
    postalcode: person.postalcode,
    province: person.province,
    city: person.city,
    registeredAt: clock.now(),
  };
  const row = { ...values, confirmed: false };
  const { userId } = known ?? db.insert(shoppers).values(row).returning().get();
  const { provider = null, subject = null } = tie ?? {};
  keepWaiting(sandbox, {
    userId,
    passwordHash,
    person: values,
    decisions: person.disclaimers,
    clientSession,
    provider,
    subject,
  });
  keepToken(sandbox, "confirm", userId, code.hash, { passwordHash });
  mailConfirmation(sandbox, shop, values, code.token);
}

/** Deletes an unconfirmed registration after another person has proved to own the e-mail. */
export function dropUnconfirmed(sandbox: Sandbox, login: string): void {
  const { db } = sandbox;
  const row = db
    .select()
    .from(shoppers)
    .where(and(eq(shoppers.login, login), eq(shoppers.confirmed, false)))
    .get();
  if (!row) return;
  forgetTokens(sandbox, row.userId);
  forgetWaiting(sandbox, row.userId);
  db.delete(shoppers).where(eq(shoppers.userId, row.userId)).run();
}

function mailConfirmation(
  sandbox: Sandbox,
  shop: string,
  { login, firstName }: Pick<ShopperRow, "login" | "firstName">,
  token: string,
) {
  const link = linkTo(shop, "/registration/confirm", { e_mail: login, reg_control_code: token });
  accountMail(sandbox, login, "confirm", { firstName, link });
}

/**
 * Sends a new link for each waiting registration of an e-mail. The backend cannot know which of
 * them belongs to the caller.
 */
export function resendTo(
  sandbox: Sandbox,
  shop: string,
  shopper: ShopperRow,
  codes: Secrets["code"][],
): void {
  const waiting = waitingOf(sandbox, shopper.userId);
  const persons = waiting.length > 0 ? waiting.map(({ person }) => person) : [shopper];
  persons.forEach((person, index) => {
    const code = codes[index];
    if (!code) return;
    const { passwordHash } = person;
    keepToken(sandbox, "confirm", shopper.userId, code.hash, { passwordHash });
    mailConfirmation(sandbox, shop, person, code.token);
  });
}

/**
 * Confirms a registered person and opens the login, with the data of the registration whose
 * password hash is `hash`, if any.
 * Their address is added to the address book, and their store becomes the preferred one.
 */
export function confirmPerson(sandbox: Sandbox, userId: number, hash = ""): void {
  takeWaiting(sandbox, userId, hash);
  const shopper = shopperOf(sandbox, userId);
  const { address1, addressNumber, postalcode, province, city } = shopper;
  updateShopper(sandbox, userId, {
    confirmed: true,
    preferredStoreId: shopper.preferredStoreId ?? shopper.storeId,
  });
  forgetTokens(sandbox, userId, "confirm");
  if (address1 === "") return;
  const home = { addressName: "Casa", address1, addressNumber, postalcode, province, city };
  saveAddress(sandbox, userId, addressFields.parse(home));
}

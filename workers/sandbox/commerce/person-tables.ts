import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { blankPerson, ShopperRow } from "./tables";

/** A shopper's data from a registration. */
export type RegisteredPerson = Pick<ShopperRow, "login" | keyof typeof blankPerson>;

/** Purpose of a link in a mail. */
export type TokenKind = "confirm" | "reset" | "email";

/** Tokens of links in mails, stored as hashes. */
export const mailTokens = sqliteTable("mail_tokens", {
  hash: text("hash").primaryKey(),
  kind: text("kind").$type<TokenKind>().notNull(),
  userId: integer("user_id").notNull(),
  /** for an e-mail change, else "" */
  newEmail: text("new_email").notNull(),
  /** for the registration to confirm, else "" */
  passwordHash: text("password_hash").notNull().default(""),
  expiresAt: integer("expires_at").notNull(),
});

/**
 * Registrations whose own link was not opened yet. Several people may have registered the same
 * e-mail.
 */
export const waitingRegistrations = sqliteTable(
  "waiting_registrations",
  {
    userId: integer("user_id").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** the shopper's columns, as typed */
    person: text("person", { mode: "json" }).$type<RegisteredPerson>().notNull(),
    decisions: text("decisions", { mode: "json" }).$type<Record<string, boolean>>().notNull(),
    /** the `x-ebsn-session` of the registration, "" if missing */
    clientSession: text("client_session").notNull().default(""),
    /** the social person, if any */
    provider: text("provider", { enum: ["google", "facebook"] }),
    subject: text("subject"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.passwordHash] })],
);
export type WaitingRegistration = typeof waitingRegistrations.$inferSelect;

/** Sent mails of the account's flows, to limit their number. */
export const accountMails = sqliteTable("account_mails", {
  recipient: text("recipient").notNull(),
  kind: text("kind").notNull(),
  sentAt: integer("sent_at").notNull(),
});

export const consents = sqliteTable(
  "consents",
  {
    userId: integer("user_id").notNull(),
    disclaimerId: integer("disclaimer_id").notNull(),
    accepted: integer("accepted", { mode: "boolean" }).notNull(),
    decidedAt: integer("decided_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.disclaimerId] })],
);

/** Persons to whom a shopper's invoices are issued. */
export const invoicePersons = sqliteTable("invoice_persons", {
  personFiscalId: integer("person_fiscal_id").primaryKey({ autoIncrement: true }),
  userId: integer("user_id").notNull(),
  /** counter: the highest was saved last and is the billing address */
  saved: integer("saved").notNull(),
  /** the wire's fields, as JSON */
  fields: text("fields").notNull(),
});

/** Open logins at an identity provider. */
export const signInFlows = sqliteTable("sign_in_flows", {
  flowId: text("flow_id").primaryKey(),
  provider: text("provider", { enum: ["saml", "google", "facebook"] }).notNull(),
  /** the `x-ebsn-session` that began the login */
  clientSession: text("client_session").notNull(),
  /** the shop's origin */
  shop: text("shop").notNull(),
  /** a path in the shop */
  relay: text("relay").notNull(),
  begunAt: integer("begun_at").notNull(),
});
export type SignInFlow = typeof signInFlows.$inferSelect;

/** Codes in the provider's response: each identifies a person for one chain. */
export const signInCodes = sqliteTable("sign_in_codes", {
  code: text("code").primaryKey(),
  flowId: text("flow_id").notNull(),
  person: text("person").notNull(),
  companyId: integer("company_id").notNull(),
  madeAt: integer("made_at").notNull(),
});

export const socialTies = sqliteTable(
  "social_ties",
  {
    provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
    subject: text("subject").notNull(),
    userId: integer("user_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** Details of unknown social persons, until they register. */
export const waitingDetails = sqliteTable("waiting_details", {
  clientSession: text("client_session").primaryKey(),
  provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
  subject: text("subject").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("e_mail").notNull(),
  since: integer("since").notNull(),
});

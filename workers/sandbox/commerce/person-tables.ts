import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { blankPerson, ShopperRow } from "./tables";

/** What a registration says of a shopper. */
export type RegisteredPerson = Pick<ShopperRow, "login" | keyof typeof blankPerson>;

/** What a link in a mail is good for. */
export type TokenKind = "confirm" | "reset" | "email";

/** Tokens of links in mails, stored as hashes. */
export const mailTokens = sqliteTable("mail_tokens", {
  hash: text("hash").primaryKey(),
  kind: text("kind").$type<TokenKind>().notNull(),
  userId: integer("user_id").notNull(),
  /** of an e-mail change, else "" */
  newEmail: text("new_email").notNull(),
  /** of the registration that it confirms, else "" */
  passwordHash: text("password_hash").notNull().default(""),
  expiresAt: integer("expires_at").notNull(),
});

/** Registrations that wait for the click on their own link; of one e-mail there may be several, by several people. */
export const waitingRegistrations = sqliteTable(
  "waiting_registrations",
  {
    userId: integer("user_id").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** the shopper's columns, as they were typed */
    person: text("person", { mode: "json" }).$type<RegisteredPerson>().notNull(),
    decisions: text("decisions", { mode: "json" }).$type<Record<string, boolean>>().notNull(),
    /** the `x-ebsn-session` that sent it, "" for none */
    clientSession: text("client_session").notNull().default(""),
    /** the social person who registered */
    provider: text("provider", { enum: ["google", "facebook"] }),
    subject: text("subject"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.passwordHash] })],
);
export type WaitingRegistration = typeof waitingRegistrations.$inferSelect;

/** Mails of the account's flows, to count them. */
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

/** Persons a shopper has invoices made out to. */
export const invoicePersons = sqliteTable("invoice_persons", {
  personFiscalId: integer("person_fiscal_id").primaryKey({ autoIncrement: true }),
  userId: integer("user_id").notNull(),
  /** counts up: the highest was saved last and is the billing address */
  saved: integer("saved").notNull(),
  /** the wire's fields, as JSON */
  fields: text("fields").notNull(),
});

/** Logins at an identity provider that have begun. */
export const signInFlows = sqliteTable("sign_in_flows", {
  flowId: text("flow_id").primaryKey(),
  provider: text("provider", { enum: ["saml", "google", "facebook"] }).notNull(),
  /** the `x-ebsn-session` that began it */
  clientSession: text("client_session").notNull(),
  /** the shop's origin */
  shop: text("shop").notNull(),
  /** a path of the shop */
  relay: text("relay").notNull(),
  begunAt: integer("begun_at").notNull(),
});
export type SignInFlow = typeof signInFlows.$inferSelect;

/** What the provider answers: who somebody is, for one chain. */
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

/** Details of social persons the shop does not know, until they register. */
export const waitingDetails = sqliteTable("waiting_details", {
  clientSession: text("client_session").primaryKey(),
  provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
  subject: text("subject").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("e_mail").notNull(),
  since: integer("since").notNull(),
});

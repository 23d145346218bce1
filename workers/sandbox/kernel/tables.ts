import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Login sessions. The token is the wire's account token. */
export const sessions = sqliteTable("sessions", {
  token: text("token").primaryKey(),
  userId: integer("user_id").notNull(),
  login: text("login").notNull(),
  profileConfirmed: integer("profile_confirmed", { mode: "boolean" }).notNull(),
  openedAt: integer("opened_at").notNull(),
});
export type SessionRow = typeof sessions.$inferSelect;

/** The outbox: every mail that a real backend would have sent. */
export const mails = sqliteTable("mails", {
  mailId: integer("mail_id").primaryKey({ autoIncrement: true }),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  sentAt: integer("sent_at").notNull(),
});

/** API calls that got a response, newest last. */
export const calls = sqliteTable("calls", {
  callId: integer("call_id").primaryKey({ autoIncrement: true }),
  method: text("method").notNull(),
  path: text("path").notNull(),
  query: text("query").notNull(),
  /** body of the request, without passwords */
  body: text("body").notNull(),
  /** sent field names that the call does not have */
  unnamed: text("unnamed").notNull(),
  status: integer("status").notNull(),
  login: text("login").notNull(),
  at: integer("at").notNull(),
});

import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Login sessions: the token is the wire's account token. */
export const sessions = sqliteTable("sessions", {
  token: text("token").primaryKey(),
  userId: integer("user_id").notNull(),
  login: text("login").notNull(),
  profileConfirmed: integer("profile_confirmed", { mode: "boolean" }).notNull(),
  openedAt: integer("opened_at").notNull(),
});
export type SessionRow = typeof sessions.$inferSelect;

/** The outbox: every mail the shop would have sent. */
export const mails = sqliteTable("mails", {
  mailId: integer("mail_id").primaryKey({ autoIncrement: true }),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  sentAt: integer("sent_at").notNull(),
});

/** API calls answered, newest last. */
export const calls = sqliteTable("calls", {
  callId: integer("call_id").primaryKey({ autoIncrement: true }),
  method: text("method").notNull(),
  path: text("path").notNull(),
  query: text("query").notNull(),
  /** what was posted, without passwords */
  body: text("body").notNull(),
  /** names of what was sent that the call does not have */
  unnamed: text("unnamed").notNull(),
  status: integer("status").notNull(),
  login: text("login").notNull(),
  at: integer("at").notNull(),
});

import { desc, eq } from "drizzle-orm";
import { romeIso } from "./rome-time";
import type { Sandbox } from "./sandbox";
import { mails } from "./tables";

const listed = 200;

/** The mails written so far, newest first, of one recipient or of all. */
export function outbox({ db }: Sandbox, to?: string) {
  const rows = db
    .select()
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.recipient, to))
    .orderBy(desc(mails.mailId))
    .limit(listed)
    .all();
  return rows.map(({ recipient, subject, body, sentAt }) => ({
    to: recipient,
    subject,
    text: body,
    links: body.match(/https?:\/\/\S+/g) ?? [],
    at: romeIso(sentAt),
  }));
}

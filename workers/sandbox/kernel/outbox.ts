import { desc, eq } from "drizzle-orm";
import { romeIso } from "./rome-time";
import type { Sandbox } from "./sandbox";
import { mails } from "./tables";

const listed = 200;

/** Returns the mails sent so far to one recipient or to all, newest first. */
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

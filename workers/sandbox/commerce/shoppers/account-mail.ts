import { and, count, eq, gt } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { accountMails } from "../person-tables";

const most = 5;
const minutes = 15;

/** Mails about an account; `link` is on its own line. */
const mailTexts = {
  confirm: {
    subject: "Conferma la tua registrazione",
    text: "per completare la registrazione apri questo collegamento entro 7 giorni. Se non ti sei registrato tu, non aprirlo:",
  },
  alreadyThere: {
    subject: "Hai già un profilo",
    text: "qualcuno ha chiesto di registrarsi, o di usare questo indirizzo, ma hai già un profilo. Se sei tu, accedi qui:",
  },
  reset: {
    subject: "Reimposta la password",
    text: "per scegliere una nuova password apri questo collegamento entro un'ora. Se non l'hai chiesto tu, non fare nulla.",
  },
  email: {
    subject: "Conferma il tuo nuovo indirizzo e-mail",
    text: "per usare questo indirizzo apri questo collegamento entro 24 ore:",
  },
  emailAsked: {
    subject: "È stato chiesto di cambiare il tuo indirizzo e-mail",
    text: "se non l'hai chiesto tu, cambia la password:",
  },
  emailChanged: {
    subject: "Il tuo indirizzo e-mail è cambiato",
    text: "il tuo profilo usa un nuovo indirizzo e-mail. Se non sei stato tu, scrivici.",
  },
  passwordChanged: {
    subject: "La tua password è cambiata",
    text: "se non sei stato tu, reimpostala subito:",
  },
  deleted: { subject: "Il tuo profilo è stato eliminato", text: "abbiamo eliminato i tuoi dati." },
};

/** Sends a mail about an account. Limit: five mails of a kind per recipient in 15 minutes. */
export function accountMail(
  { db, clock, mail }: Sandbox,
  recipient: string,
  kind: keyof typeof mailTexts,
  { firstName, link }: { firstName: string; link?: string },
): void {
  const recent = and(
    eq(accountMails.recipient, recipient),
    eq(accountMails.kind, kind),
    gt(accountMails.sentAt, clock.now() - minutes * 60_000),
  );
  const sent = db.select({ count: count() }).from(accountMails).where(recent).get()?.count ?? 0;
  if (sent >= most) return;
  db.insert(accountMails).values({ recipient, kind, sentAt: clock.now() }).run();
  const { subject, text } = mailTexts[kind];
  const greeting = firstName === "" ? "Ciao," : `Ciao ${firstName},`;
  mail(recipient, subject, `${greeting}\n\n${text}\n${link === undefined ? "" : `\n${link}\n`}`);
}

/** Returns the address of a page of the shop, with its query. */
export const linkTo = (shop: string, path: string, parameters: Record<string, string> = {}): string => {
  const query = new URLSearchParams(parameters).toString();
  return `${shop}${path}${query === "" ? "" : `?${query}`}`;
};

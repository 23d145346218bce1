import * as z from "zod";
import { ask, call } from "../../kernel/testing";

const outboxData = z.object({
  mails: z.array(z.object({ subject: z.string(), text: z.string(), links: z.array(z.string()) })),
});

/** The mails to somebody, newest first. */
export async function mailsTo(recipient: string) {
  const answer = await call(`/sandbox/mail?to=${encodeURIComponent(recipient)}`);
  return outboxData.parse(await answer.json()).mails;
}

/** The page that the newest mail to somebody leads to. */
export async function linkIn(recipient: string): Promise<URL> {
  const link = (await mailsTo(recipient))[0]?.links[0];
  if (link === undefined) throw new Error(`${recipient} got no link`);
  return new URL(link);
}

/** The errors of an answer, as code and text. */
export const errorsOf = ({
  response,
}: {
  response: { errors: { error: string }[]; errorsMessage: string[] };
}) => response.errors.map(({ error }, index) => [error, response.errorsMessage[index]]);

/** A registration that is right in the first chain. */
export const registrationForm = (e_mail: string): Record<string, string> => ({
  first_name: "Anna Maria",
  last_name: "D'Àngelo-Rossi",
  e_mail,
  e_mail_confirm: e_mail,
  password: "segreta1",
  address1: "Via Cavour",
  addressNumber: "9",
  postalcode: "00184",
  province: "RM",
  city: "Roma",
  store_id: "6",
  disclaimers: '{"1":"true","2":"false"}',
});

/** A fresh e-mail. */
export const newEmail = (): string => `p-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Whether a password lets somebody in. */
export const canLogIn = async (name: string, password: string): Promise<boolean> =>
  (await ask("auth/login", z.unknown(), { form: { login: name, password } })).response.status === 0;

/** A GET with parameters, its data unread. */
export const get = (path: string, parameters: Record<string, string>, account?: string) =>
  ask(`${path}?${new URLSearchParams(parameters).toString()}`, z.unknown(), { account });

export const register = (form: Record<string, string>, headers?: HeadersInit) =>
  ask("registration/register_user", z.unknown(), { form, headers });

export const confirm = (e_mail: string, reg_control_code: string) =>
  get("registration/registration_confirm", { e_mail, reg_control_code });

/** The control code in the newest mail to somebody. */
export const codeFor = async (recipient: string): Promise<string> => codeOf(await linkIn(recipient));

export const codeOf = (link: URL): string => link.searchParams.get("reg_control_code") ?? "";

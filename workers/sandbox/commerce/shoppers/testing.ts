import * as z from "zod";
import { ask, call } from "../../kernel/testing";

const outboxData = z.object({
  mails: z.array(z.object({ subject: z.string(), text: z.string(), links: z.array(z.string()) })),
});

/** Returns the mails to a recipient, newest first. */
export async function mailsTo(recipient: string) {
  const answer = await call(`/sandbox/mail?to=${encodeURIComponent(recipient)}`);
  return outboxData.parse(await answer.json()).mails;
}

/** Returns the link in the newest mail to a recipient. */
export async function linkIn(recipient: string): Promise<URL> {
  const link = (await mailsTo(recipient))[0]?.links[0];
  if (link === undefined) throw new Error(`${recipient} got no link`);
  return new URL(link);
}

/** Returns the errors of a response as pairs of code and text. */
export const errorsOf = ({
  response,
}: {
  response: { errors: { error: string }[]; errorsMessage: string[] };
}) => response.errors.map(({ error }, index) => [error, response.errorsMessage[index]]);

/** A valid registration in the first chain. */
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

/** Returns an unused e-mail. */
export const newEmail = (): string => `p-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** True if login with this password succeeds. */
export const canLogIn = async (name: string, password: string): Promise<boolean> =>
  (await ask("auth/login", z.unknown(), { form: { login: name, password } })).response.status === 0;

/** Sends a GET with parameters, without parsing its data. */
export const get = (path: string, parameters: Record<string, string>, account?: string) =>
  ask(`${path}?${new URLSearchParams(parameters).toString()}`, z.unknown(), { account });

export const register = (form: Record<string, string>, headers?: HeadersInit) =>
  ask("registration/register_user", z.unknown(), { form, headers });

export const confirm = (e_mail: string, reg_control_code: string) =>
  get("registration/registration_confirm", { e_mail, reg_control_code });

/** Returns the control code in the newest mail to a recipient. */
export const codeFor = async (recipient: string): Promise<string> => codeOf(await linkIn(recipient));

export const codeOf = (link: URL): string => link.searchParams.get("reg_control_code") ?? "";

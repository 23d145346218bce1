import { data } from "@remix-run/cloudflare";
import { isEbsnError, type Refused } from "~/ebsn/errors";
import { extendPending } from "~/features/pending/public.server";
import { fromDisplayDate } from "~/lib/rome-date";
import { withBack, type Path } from "~/lib/path";
import type { PersonField } from "~/model/registration";
import * as paths from "~/page/paths";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";
import { challengeToken } from "../challenge/challenge-token";
import { askedConsents, readConsents, missingConsents } from "../consents";
import { saveMailAddress, mailAddress } from "./mail-address";
import { rememberRegistration } from "./own-registration";
import { isTypedName, type TypedName } from "./registration-fields";
import { stepPath } from "./step";
import { parseLast } from "./step-forms";
import { storeFor } from "./store-for";
import { factsOf, readPerson, stepToShow, typedSoFar } from "./typed";

/**
 * Returns the sentences of fields in earlier steps that only the backend rejects, each with the
 * field's name.
 */
function refusalTexts({ t }: Pick<Shop, "t">, { reason, texts, fields }: Refused): string[] {
  if (reason === "challenge") return [t("auth.challenge.failed")];
  if (fields.length === 0) return texts.length > 0 ? [...texts] : [t("errors.generic")];
  return fields.map(({ field, text }) =>
    isLabelled(field) ? t("fields.summary", { label: t(`fields.labels.${field}`), error: text }) : text,
  );
}
type Labelled = Exclude<TypedName, "addressLine"> | "password";
const isLabelled = (field: PersonField): field is Labelled => field === "password" || isTypedName(field);

/**
 * Submits the last step: requests the account and redirects to the page about the mail, for any
 * e-mail. A form sent twice, or in two tabs, makes one account. After a lost response the form says
 * so and may be sent again.
 */
export async function register(shop: ShopForAction, form: FormData, back: Path) {
  const { t, ebsn } = shop;
  const { person, missing } = readPerson(typedSoFar(shop), factsOf(shop));
  // another tab has already sent it
  if (missing && mailAddress(shop)) return seeOther(withBack(paths.registrationCompleted, back));
  if (missing) {
    shop.flash({ kind: "warn", text: t("auth.registration.expired") });
    return seeOther(stepPath(stepToShow("fine", typedSoFar(shop), factsOf(shop)), back));
  }
  const known = [...Object.values(person), shop.tenant.name].map(String);
  const submission = parseLast(form, known);
  const storeId = person.storeId ?? (await storeFor(shop, person)).id;
  const asked = askedConsents(await ebsn.registration.consents(storeId), t);
  const refuse = (formErrors: string[] | undefined, init: ResponseInit) => {
    const fieldErrors = missingConsents(asked, form);
    return data({ result: submission.reply({ formErrors, fieldErrors, hideFields: ["password"] }) }, init);
  };
  if (submission.status !== "success" || Object.keys(missingConsents(asked, form)).length > 0)
    return refuse(undefined, { status: 422 });
  const { email } = person;
  const { password } = submission.value;
  if (!(await shop.checkRateLimit("mail", email))) {
    logAccount(shop, "account.registration", "limited");
    return refuse([t("auth.registration.tooMany")], { status: 429, headers: retryAfter });
  }
  const { birthdate, ...rest } = person;
  const registration = {
    ...rest,
    storeId,
    birthdate: birthdate === undefined ? undefined : fromDisplayDate(birthdate),
    password,
    consents: readConsents(asked, form),
  };
  try {
    const { session } = await ebsn.registration.register(registration, challengeToken(shop.tenant, form));
    rememberRegistration(shop, { email, session, back });
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    logAccount(shop, "account.registration", error.reason ?? error.kind);
    if (isEbsnError(error, "refused")) return refuse(refusalTexts(shop, error), { status: 422 });
    // a visitor's session has no login to renew, so the next attempt starts a new session
    if (error.kind === "session") shop.endSession();
    const lost = error.kind === "lost";
    return refuse([t(lost ? "auth.registration.lost" : "account.noAnswer")], { status: 503 });
  }
  logAccount(shop, "account.registration", "done");
  saveMailAddress(shop, email);
  extendPending(shop);
  return seeOther(withBack(paths.registrationCompleted, back));
}

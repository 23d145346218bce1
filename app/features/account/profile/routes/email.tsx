import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { idempotencyKeyOf, keyField, newIdempotencyKey, parseIdempotencyKey } from "~/lib/idempotency-key";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { accountOf } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { logAccount } from "~/platform/account-log";
import { Challenge } from "../../challenge/challenge";
import { identityQuestion, refuseStranger } from "../../password/confirm-identity";
import { LoginAgain } from "../../password/login-again";
import { redisplayForm, formTooOften, tryForm } from "../../refuse-form";
import { passwordAgain } from "../field-lists";
import { PersonForm } from "../person-form";
import { constraintOf, emailSchema, parse } from "../person-schemas";
import { ProfilePage } from "../profile-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader({ login: true }, async ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.email.title"), noindex: true }),
  constraint: constraintOf(emailSchema),
  email: (await shop.ebsn.profile.view()).email,
  asked: identityQuestion(shop, paths.profileEmail),
  key: newIdempotencyKey(),
}));

/**
 * Requests another e-mail after reauthentication; a form pressed twice makes a single request. The
 * response is the same if the e-mail is already taken, which only a mail to its mailbox reveals.
 */
export const action = shopAction(
  { login: true, preserveInput: false, undone: "account.email.undone" },
  async ({ shop, form }) => {
    const hidden = ["oldPassword"];
    const submission = parse(form, emailSchema);
    if (submission.status !== "success") return redisplayForm(submission, {}, hidden);
    const stranger = await refuseStranger(shop, form, submission);
    if (stranger) return stranger;
    if (!(await shop.checkRateLimit("mail", accountOf(shop)))) {
      logAccount(shop, "account.email", "limited");
      return formTooOften(shop, submission, hidden);
    }
    const { newEmail } = submission.value;
    // the Back button shows a sent form with its old key, but another e-mail in it is a new request
    const key = await idempotencyKeyOf(
      parseIdempotencyKey(form.get(keyField)) ?? newIdempotencyKey(),
      newEmail,
    );
    const ask = () => shop.once(`email-${key}`, () => shop.ebsn.access.requestEmail(newEmail));
    const refused = await tryForm(shop, submission, ["newEmail"], ask, hidden);
    if (refused) return refused;
    logAccount(shop, "account.email", "requested");
    shop.flash({ kind: "info", text: shop.t("account.email.sent", { email: newEmail }) });
    return seeOther(paths.profileUpdate);
  },
);

export default function EmailPage() {
  const { constraint, email, asked, key } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  return (
    <ProfilePage title={t("account.email.title")} intro={t("account.email.intro", { email })}>
      {asked.href ? (
        <LoginAgain provider={asked.provider} href={asked.href} />
      ) : (
        <PersonForm
          id="email"
          fields={[{ name: "newEmail", kind: "email" }, ...passwordAgain(t, asked)]}
          submit={t("account.email.submit")}
          {...{ constraint, lastResult }}
        >
          <input type="hidden" name={keyField} value={key} />
          {asked.password && <Challenge challenge={asked.challenge} phone={asked.phone} />}
        </PersonForm>
      )}
    </ProfilePage>
  );
}

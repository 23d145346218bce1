import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { accountOf } from "~/platform/http/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { logAccount } from "../../account-log";
import { formAgain, formTooOften, tryForm } from "../../refuse-form";
import { PersonForm } from "../person-form";
import { constraintOf, emailSchema, parse } from "../person-schemas";
import { ProfilePage } from "../profile-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader({ login: true }, async ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.email.title"), noindex: true }),
  constraint: constraintOf(emailSchema),
  email: (await shop.ebsn.profile.view()).email,
}));

/** Says the same whether somebody has that e-mail already or not: only its mailbox is told. */
export const action = shopAction(
  { login: true, does: "auth.resume.actions.profile" },
  async ({ shop, form }) => {
    const submission = parse(form, emailSchema);
    if (submission.status !== "success") return formAgain(submission);
    if (!(await shop.allows("mail", accountOf(shop)))) {
      logAccount(shop, "account.email", "limited");
      return formTooOften(shop, submission);
    }
    const { newEmail } = submission.value;
    const refused = await tryForm(shop, submission, ["newEmail"], () =>
      shop.ebsn.access.requestEmail(newEmail),
    );
    if (refused) return refused;
    logAccount(shop, "account.email", "requested");
    shop.flash({ kind: "info", text: shop.t("account.email.sent", { email: newEmail }) });
    return seeOther(paths.profileUpdate);
  },
);

export default function EmailPage() {
  const { constraint, email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  return (
    <ProfilePage title={t("account.email.title")} intro={t("account.email.intro", { email })}>
      <PersonForm
        id="email"
        fields={[{ name: "newEmail", kind: "email" }]}
        submit={t("account.email.submit")}
        {...{ constraint, lastResult }}
      />
    </ProfilePage>
  );
}

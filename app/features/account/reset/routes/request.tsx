import { getFormProps, useForm } from "@conform-to/react";
import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { FormErrors } from "~/ui/form-errors";
import { FormField } from "~/ui/form-field";
import { Form, Link } from "~/ui/link";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { logAccount } from "../../account-log";
import { Challenge } from "../../challenge/challenge";
import { challengeToken } from "../../challenge/challenge-token";
import { formAgain, formTooOften, tryForm } from "../../refuse-form";
import { parseRequest, requestConstraint } from "../reset-forms";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader(({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.reset.request.title"), noindex: true }),
  challenge: shop.tenant.challenge,
  phone: shop.tenant.phone,
  // who is signed in has said it already
  email: shop.session.user?.login.includes("@") ? shop.session.user.login : "",
}));

/** The answer is the same whether somebody has that e-mail or not. */
export const action = shopAction(async ({ shop, form }) => {
  const submission = parseRequest(form);
  if (submission.status !== "success") return formAgain(submission);
  const { email } = submission.value;
  if (!(await shop.allows("mail", email))) {
    logAccount(shop, "account.reset", "limited");
    return formTooOften(shop, submission);
  }
  const refused = await tryForm(shop, submission, ["email", "fiscalCode"], () =>
    shop.ebsn.access.requestReset(submission.value, challengeToken(shop.tenant, form)),
  );
  if (refused) return refused;
  logAccount(shop, "account.reset", "requested");
  return seeOther(paths.passwordResetSent);
});

export default function ResetRequestPage() {
  const { challenge, phone, email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  const [form, fields] = useForm<{ email: string; fiscalCode: string }, string[]>({
    id: "reset-request",
    lastResult,
    constraint: requestConstraint,
    defaultValue: { email },
  });
  const labels = { email: t("fields.labels.email"), fiscalCode: t("fields.labels.fiscalCode") };
  return (
    <PageOrDialog
      title={t("account.reset.request.title")}
      subtitle={t("account.reset.request.intro")}
      width={480}
      closeHref={paths.login}
    >
      <Form
        method="post"
        action={paths.passwordResetRequest}
        {...getFormProps(form, { ariaAttributes: false })}
        className="form"
      >
        <FormErrors
          form={form}
          fields={[
            { field: fields.email, label: labels.email },
            { field: fields.fiscalCode, label: labels.fiscalCode },
          ]}
        />
        <FormField field={fields.email} kind="login" label={labels.email} />
        <FormField
          field={fields.fiscalCode}
          kind="fiscalCode"
          label={labels.fiscalCode}
          help={t("account.reset.request.fiscalCodeHelp")}
          optional
        />
        <Challenge challenge={challenge} phone={phone} />
        <Button kind="primary" wide>
          {t("account.reset.request.submit")}
        </Button>
      </Form>
      <p>
        <Link to={paths.login} className="link">
          {t("account.reset.toLogin")}
        </Link>
      </p>
    </PageOrDialog>
  );
}

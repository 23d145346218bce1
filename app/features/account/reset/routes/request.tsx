import { getFormProps, useForm } from "@conform-to/react";
import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { readBack, withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { Form, Link } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { Challenge } from "../../challenge/challenge";
import { requestReset } from "../request-reset";
import { requestConstraint } from "../reset-forms";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader(({ shop, url }) => ({
  seo: seo(shop, { title: shop.t("account.reset.request.title"), noindex: true }),
  challenge: shop.tenant.challenge,
  phone: shop.tenant.phone,
  // prefilled for a signed-in shopper
  email: shop.session.user?.login.includes("@") ? shop.session.user.login : "",
  back: readBack(url.searchParams, paths.home),
}));

/**
 * Requests a reset. /resume requires a login and does not offer it again: the form itself returns.
 */
export const action = shopAction({ preserveInput: false }, ({ shop, form, url }) =>
  requestReset(shop, form, readBack(url.searchParams, paths.home)),
);

export default function ResetRequestPage() {
  const { challenge, phone, email, back } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  const [form, fields] = useForm<{ email: string; fiscalCode: string }, string[]>({
    id: "reset-request",
    lastResult,
    constraint: requestConstraint,
    defaultValue: { email },
  });
  const labels = { email: t("fields.labels.email"), fiscalCode: t("fields.labels.fiscalCode") };
  const toLogin = withBack(paths.login, back);
  return (
    <PageOrDialog
      title={t("account.reset.request.title")}
      subtitle={t("account.reset.request.intro")}
      width={480}
      closeHref={toLogin}
    >
      <Form
        method="post"
        action={withBack(paths.passwordResetRequest, back)}
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
        <Link to={toLogin} className="link">
          {t("account.reset.toLogin")}
        </Link>
      </p>
    </PageOrDialog>
  );
}

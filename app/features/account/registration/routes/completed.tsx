import { getFormProps, useForm } from "@conform-to/react";
import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { readBack, withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { Form, Link } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { Challenge } from "../../challenge/challenge";
import { resend } from "../resend";
import { resendConstraint } from "../resend-form";
import { mailAddress } from "../mail-address";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader(({ shop, url }) => {
  const { challenge, phone } = shop.tenant;
  return {
    seo: seo(shop, { title: shop.t("auth.registration.completed.title"), noindex: true }),
    constraint: resendConstraint,
    email: mailAddress(shop),
    back: readBack(url.searchParams, paths.home),
    challenge,
    phone,
  };
});

export const action = shopAction({ preserveInput: false }, ({ shop, form, url }) =>
  resend(shop, form, readBack(url.searchParams, paths.home)),
);

/** Page after the registration: the mail with the link is on its way, and can be sent again. */
export default function CompletedPage() {
  const { constraint, email, back, challenge, phone } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  const [form, fields] = useForm<{ email: string }, string[]>({
    id: "resend",
    lastResult: rejected?.result,
    constraint,
    defaultValue: { email },
  });
  const label = t("fields.labels.email");
  return (
    <PageOrDialog title={t("auth.registration.completed.title")} width={480} closeHref={back}>
      <p>
        {email
          ? t("auth.registration.completed.sent", { email })
          : t("auth.registration.completed.sentSomewhere")}
      </p>
      <p className="quiet">{t("auth.registration.completed.hint")}</p>
      <LinkButton kind="primary" to={withBack(paths.login, back)} wide>
        {t("auth.registration.completed.login")}
      </LinkButton>
      <Form
        {...getFormProps(form, { ariaAttributes: false })}
        method="post"
        action={withBack(paths.registrationCompleted, back)}
        className="form newcomer"
      >
        <h2 className="heading">{t("auth.registration.completed.again")}</h2>
        <FormErrors form={form} fields={[{ field: fields.email, label }]} />
        <FormField field={fields.email} kind="email" label={label} />
        <Challenge challenge={challenge} phone={phone} />
        <Button wide>{t("auth.registration.completed.resend")}</Button>
      </Form>
      <p>
        <Link to={withBack(paths.registration, back)} className="link">
          {t("auth.registration.completed.restart")}
        </Link>
      </p>
    </PageOrDialog>
  );
}

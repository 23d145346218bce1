import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { mailedFields } from "~/platform/http/forms/mailed-link";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { codeFields, confirm, readCode } from "../confirm";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The link of the mail. Opening it changes nothing: mail programs open links by themselves, to look into them. */
export const loader = shopLoader({ writable: true }, ({ shop, url }) => ({
  seo: seo(shop, { title: shop.t("auth.registration.confirm.title"), noindex: true }),
  code: readCode(new Map(Object.entries(mailedFields(shop, url, codeFields) ?? {}))),
}));

export const action = shopAction({ preserveInput: false }, async ({ shop, form }) => {
  const answer = await confirm(shop, readCode(form));
  return answer instanceof Response ? answer : data(answer.problem, answer.init);
});

export default function ConfirmPage() {
  const { code } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const t = useT();
  const said = problem ?? (code ? undefined : t("auth.registration.confirm.incomplete"));
  return (
    <PageOrDialog title={t("auth.registration.confirm.title")} width={480} closeHref={paths.home}>
      {said ? (
        <>
          <Notice kind="error">{said}</Notice>
          <LinkButton kind="primary" to={paths.registrationCompleted} wide>
            {t("auth.registration.confirm.resend")}
          </LinkButton>
          <LinkButton to={paths.login} wide>
            {t("auth.registration.login")}
          </LinkButton>
        </>
      ) : (
        code && (
          <Form method="post" action={paths.confirmRegistration} className="form">
            <p>{t("auth.registration.confirm.text", { email: code.email })}</p>
            <input type="hidden" name="e_mail" value={code.email} />
            <input type="hidden" name="reg_control_code" value={code.code} />
            <Button kind="primary" wide>
              {t("auth.registration.confirm.submit")}
            </Button>
            <LinkButton to={paths.login} wide>
              {t("auth.registration.completed.login")}
            </LinkButton>
          </Form>
        )
      )}
    </PageOrDialog>
  );
}

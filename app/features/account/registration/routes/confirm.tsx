import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orElse } from "~/ebsn/or-else";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { mailedFields } from "~/platform/http/forms/mailed-link";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop, ShopForAction } from "~/platform/shop";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { codeFields, confirm, readCode, type ControlCode } from "../confirm";
import { ownRegistration } from "../own-registration";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/**
 * Target of the mail's link. In the browser that has just registered, it confirms and signs in. In
 * any other browser it changes no data: mail programs open links to inspect them, without that
 * browser's cookie.
 */
export const loader = shopLoader({ writable: true }, async ({ shop, url, request }) => {
  const code = readCode(new Map(Object.entries(mailedFields(shop, url, codeFields) ?? {})));
  if (code && isSignedInAs(shop, code)) {
    shop.flash({ kind: "ok", text: shop.t("auth.login.hello") });
    throw seeOther(paths.home);
  }
  const answer = code && isOpenedHere(shop, code, request) ? await confirmNow(shop, code) : undefined;
  if (answer instanceof Response) throw answer;
  return {
    seo: seo(shop, { title: shop.t("auth.registration.confirm.title"), noindex: true }),
    code,
    problem: answer?.problem,
  };
});

/** True if a signed-in shopper follows their link again, so there is nothing left to confirm. */
const isSignedInAs = ({ session: { user } }: Shop, { email }: ControlCode): boolean =>
  user?.login.toLowerCase() === email.toLowerCase();

/**
 * True if the shopper has opened the link in their own browser; a prefetched page does not count.
 */
const isOpenedHere = (shop: Shop, { email }: ControlCode, { method, headers }: Request): boolean =>
  method === "GET" && !headers.get("Sec-Purpose") && ownRegistration(shop, email) !== undefined;

/** Undefined if the backend fails: the page then shows its button. */
const confirmNow = (shop: ShopForAction, code: ControlCode) => orElse(confirm(shop, code), undefined);

export const action = shopAction({ preserveInput: false }, async ({ shop, form }) => {
  const answer = await confirm(shop, readCode(form));
  return answer instanceof Response ? answer : data(answer.problem, answer.init);
});

export default function ConfirmPage() {
  const { code, problem: refused } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() ?? refused;
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

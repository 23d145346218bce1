import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { leaves, stays } from "~/lib/in-place";
import * as marks from "~/lib/marks";
import { readBack, withBack, withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { sheetLinks } from "~/page/styles/sheets";
import { loginReason } from "~/features/pending/public.server";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Button } from "~/ui/button";
import { Switch } from "~/ui/form/switch";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { Challenge } from "../../challenge/challenge";
import { ProviderLinks } from "../../identity/provider-links";
import { loginConstraint } from "../login-form";
import { DeliveryLink, ForgotLink, RegisterLink } from "../newcomer-links";
import { signIn } from "../sign-in";

export const links = sheetLinks("switches");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const afterLogin = (url: URL) => readBack(url.searchParams, paths.home);

/**
 * True if the login is a dialog over the page that requested it, which still has the typed fields.
 */
const isOverKept = ({ inDialog }: Shop, url: URL): boolean => inDialog && url.searchParams.has(stays);

export const loader = shopLoader(async ({ shop, url }) => {
  const back = afterLogin(url);
  if (await isSignedIn(shop)) throw seeOther(back);
  const { registration, rememberMe, challenge, phone, identity } = shop.tenant;
  return {
    seo: seo(shop, { title: shop.t("auth.login.title"), noindex: true }),
    constraint: loginConstraint,
    reason: loginReason(shop),
    // prefills the e-mail of a registration that was just confirmed
    login: shop.draft(paths.login)?.login ?? "",
    registration,
    rememberMe,
    challenge,
    phone,
    back,
    isKept: isOverKept(shop, url),
    identity,
  };
});

/**
 * True if the session is alive at the backend, or if the backend does not respond. A session that
 * has ended there must allow a new login.
 */
async function isSignedIn({ session, ebsn }: Shop): Promise<boolean> {
  if (!session.user) return false;
  try {
    return (await ebsn.auth.test())?.id === session.user.id;
  } catch (error) {
    if (isEbsnError(error)) return true;
    throw error;
  }
}

export const action = shopAction({ preserveInput: false }, ({ shop, form, request, url }) =>
  signIn(shop, form, afterLogin(url), {
    isKept: isOverKept(shop, url),
    hasCookies: request.headers.has("Cookie"),
  }),
);

export default function LoginPage() {
  const { constraint, reason, login, registration, rememberMe, challenge, phone, back, isKept, identity } =
    useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  const [form, fields] = useForm<{ login: string; password: string; remember: boolean }, string[]>({
    id: "login",
    lastResult: rejected?.result,
    constraint,
    defaultValue: { login, remember: rememberMe },
  });
  const labels = { login: t("auth.login.email"), password: t("auth.login.password") };
  return (
    <PageOrDialog title={t("auth.login.title")} width={480} closeHref={back}>
      {reason && <Notice kind="info">{reason}</Notice>}
      <RegisterLink registration={registration} back={back} />
      <Form
        method="post"
        action={withBack(isKept ? withQuery(paths.login, { [stays]: "1" }) : paths.login, back)}
        // a challenge's token is valid once, and its script runs once per page load
        {...marks.put(marks.inPlace, challenge ? undefined : isKept ? "" : leaves)}
        {...getFormProps(form, { ariaAttributes: false })}
        className="form"
      >
        <FormErrors
          form={form}
          fields={[
            { field: fields.login, label: labels.login },
            { field: fields.password, label: labels.password },
          ]}
        />
        {rejected?.said.map(({ kind, text }) => (
          <Notice kind={kind} key={text}>
            {text}
          </Notice>
        ))}
        {rejected?.unconfirmed && (
          <p>
            <Link to={paths.registrationCompleted} className="link">
              {t("auth.login.resend")}
            </Link>
          </p>
        )}
        <FormField field={fields.login} kind="login" label={labels.login} />
        <FormField field={fields.password} kind="currentPassword" label={labels.password} />
        <ForgotLink registration={registration} back={back} />
        <Switch
          {...getInputProps(fields.remember, { type: "checkbox", ariaAttributes: false })}
          key="remember"
          label={t("auth.login.remember")}
        />
        <Challenge challenge={challenge} phone={phone} />
        <Button kind="primary" wide>
          {t("auth.login.submit")}
        </Button>
      </Form>
      <ProviderLinks identity={identity} back={back} />
      <DeliveryLink />
    </PageOrDialog>
  );
}

import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError, type Refused } from "~/ebsn/errors";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { continuePending, loginReason } from "~/features/pending/public.server";
import { useT } from "~/i18n/use-t";
import { retryAfter } from "~/platform/http/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormErrors } from "~/ui/form-errors";
import { FormField } from "~/ui/form-field";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { loginConstraint, parseLogin } from "../login-form";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const afterLogin = (url: URL) => readBack(url.searchParams, paths.home);

export const loader = shopLoader(async ({ shop, url }) => {
  const back = afterLogin(url);
  if (await isSignedIn(shop)) throw seeOther(back);
  return {
    seo: seo(shop, { title: shop.t("auth.login.title"), noindex: true }),
    constraint: loginConstraint,
    reason: loginReason(shop),
    back,
  };
});

/**
 * A shopper whose session has ended at the backend must be able to log in again; when the backend cannot say, the session counts as alive.
 */
async function isSignedIn({ session, ebsn }: Shop): Promise<boolean> {
  if (!session.user) return false;
  try {
    return (await ebsn.auth.test()) !== undefined;
  } catch (error) {
    if (isEbsnError(error)) return true;
    throw error;
  }
}

/** Why the login failed: a sentence of our own, else what the backend says (§8). */
function loginRefusal({ t }: Pick<Shop, "t">, { reason, text }: Refused): string {
  if (reason === "loginLocked") return t("auth.login.locked");
  if (reason === "loginNotConfirmed") return t("auth.login.notConfirmed");
  return reason === "badLogin" ? t("auth.login.failed") : (text ?? t("auth.login.failed"));
}

export const action = shopAction({ keeps: false }, async ({ shop, form, url }) => {
  const submission = parseLogin(form);
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password"] }), { status: 422 });
  }
  const { login, password, remember } = submission.value;
  if (!(await shop.allows("login", login))) {
    const reply = submission.reply({ formErrors: [shop.t("auth.login.tooMany")], hideFields: ["password"] });
    return data(reply, { status: 429, headers: retryAfter });
  }
  try {
    const user = await shop.ebsn.auth.login({ login, password, remember });
    shop.updateSession({ user, remember });
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const reply = submission.reply({ formErrors: [loginRefusal(shop, error)], hideFields: ["password"] });
    return data(reply, { status: 422 });
  }
  const next = await continuePending(shop);
  if (next) return next;
  shop.flash({ kind: "ok", text: shop.t("auth.login.hello") });
  return seeOther(afterLogin(url));
});

export default function LoginPage() {
  const { constraint, reason, back } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  const [form, fields] = useForm<{ login: string; password: string; remember: boolean }, string[]>({
    id: "login",
    lastResult,
    constraint,
    defaultValue: { remember: "on" },
  });
  return (
    <PageOrDialog title={t("auth.login.title")} subtitle={t("auth.login.intro")} width={480} closeHref={back}>
      {reason && (
        <Notice kind="info">
          <p>{reason}</p>
        </Notice>
      )}
      <Form method="post" {...getFormProps(form, { ariaAttributes: false })} className="form">
        <FormErrors
          form={form}
          fields={[
            { field: fields.login, label: t("auth.login.email") },
            { field: fields.password, label: t("auth.login.password") },
          ]}
        />
        <FormField field={fields.login} kind="login" label={t("auth.login.email")} />
        <FormField field={fields.password} kind="currentPassword" label={t("auth.login.password")} />
        <Checkbox
          {...getInputProps(fields.remember, { type: "checkbox", ariaAttributes: false })}
          key="remember"
          label={t("auth.login.remember")}
        />
        <Button kind="primary" wide>
          {t("auth.login.submit")}
        </Button>
      </Form>
    </PageOrDialog>
  );
}

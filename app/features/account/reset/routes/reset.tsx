import { getFormProps, useForm } from "@conform-to/react";
import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError, type EbsnError } from "~/ebsn/errors";
import { extendPending } from "~/features/pending/public.server";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { mailedFields } from "~/platform/http/forms/mailed-link";
import { tooMany } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { Form, Link } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { logAccount } from "~/platform/account-log";
import { redisplayForm, formTooOften, formUnanswered, tryForm } from "../../refuse-form";
import { parseReset, resetConstraint } from "../reset-forms";
import { ResetInvalid } from "../reset-invalid";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Checks the token before a new password is requested; it stays valid until a password is set. */
export const loader = shopLoader({ writable: true }, async ({ shop, url }) => {
  const mailed = mailedFields(shop, url, ["e_mail", "reset_token"]);
  const token = mailed?.reset_token ?? "";
  const email = mailed?.e_mail ?? "";
  const title = shop.t("account.reset.form.title");
  const page = { seo: seo(shop, { title, noindex: true }), token, email };
  if (!token) return { ...page, valid: false };
  if (!(await shop.checkRateLimit("login"))) throw tooMany();
  try {
    await shop.ebsn.access.checkReset({ token, email });
    return { ...page, valid: true };
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return { ...page, valid: false };
  }
});

/** Sets the password and ends all sessions of the shopper, including this browser's. */
export const action = shopAction({ preserveInput: false }, async ({ shop, form }) => {
  const submission = parseReset(form, shop.tenant.name);
  const hidden = ["password"];
  if (submission.status !== "success") return redisplayForm(submission, {}, hidden);
  const { token, email, password } = submission.value;
  if (!(await shop.checkRateLimit("mail", email))) {
    logAccount(shop, "account.reset", "limited");
    return formTooOften(shop, submission, hidden);
  }
  const change = () => shop.ebsn.access.resetPassword({ token, email, password });
  try {
    const refused = await tryForm(shop, submission, ["password"], change, hidden);
    if (refused) {
      logAccount(shop, "account.reset", "refused");
      return refused;
    }
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    logAccount(shop, "account.reset", error.kind);
    if (error.kind === "session") shop.endSession();
    return formUnanswered(submission, shop.t(unchangedText(error.kind)), hidden);
  }
  logAccount(shop, "account.reset", "done");
  shop.endSession();
  // prefills the login that follows
  shop.saveDraft(paths.login, { login: email });
  extendPending(shop);
  return seeOther(paths.passwordResetCompleted);
});

/** Returns the text about the password if the backend's response is lost or unreadable. */
function unchangedText(kind: EbsnError["kind"]) {
  if (kind === "lost") return "account.password.lost" as const;
  return kind === "session" ? ("account.password.undone" as const) : ("account.noAnswer" as const);
}

export default function ResetPage() {
  const { token, email, valid } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  const [form, fields] = useForm<{ password: string; token: string; email: string }, string[]>({
    id: "reset",
    lastResult,
    constraint: resetConstraint,
    defaultValue: { token, email },
  });
  if (!valid && !lastResult) return <ResetInvalid />;
  const label = t("fields.labels.newPassword");
  return (
    <PageOrDialog
      title={t("account.reset.form.title")}
      subtitle={email ? t("account.reset.form.intro", { email }) : undefined}
      width={480}
      closeHref={paths.login}
    >
      <Form method="post" {...getFormProps(form, { ariaAttributes: false })} className="form">
        <FormErrors form={form} fields={[{ field: fields.password, label }]} />
        <input type="hidden" name="token" value={fields.token.initialValue ?? ""} />
        {/* a password manager uses it as the name of the account */}
        <input
          type="email"
          name="email"
          defaultValue={fields.email.initialValue ?? ""}
          autoComplete="username"
          readOnly
          hidden
        />
        <FormField
          field={fields.password}
          kind="newPassword"
          label={label}
          help={t("account.password.help")}
        />
        <Button kind="primary" wide>
          {t("account.reset.form.submit")}
        </Button>
      </Form>
      {form.errors && (
        <p>
          <Link to={paths.passwordResetRequest} className="link">
            {t("account.reset.invalid.again")}
          </Link>
        </p>
      )}
    </PageOrDialog>
  );
}

import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { useT } from "~/i18n/use-t";
import { keyField, newIdempotencyKey, parseIdempotencyKey } from "~/lib/idempotency-key";
import { toDisplayDate } from "~/lib/rome-date";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { accountOf } from "~/platform/http/guards/rate-limit";
import { seeOther, toLogin } from "~/platform/http/redirects";
import { shopAction, shopLoader, type ActionInput } from "~/platform/http/route";
import type { ShopForAction } from "~/platform/shop";
import { Link } from "~/ui/link";
import { logAccount } from "~/platform/account-log";
import { redisplayForm, formTooOften, formUnanswered, tryForm } from "../../refuse-form";
import { PersonForm } from "../person-form";
import { constraintOf, parse, passwordSchema } from "../person-schemas";
import { ProfilePage } from "../profile-page";
import { isChangedAlready, setPassword, type PasswordOutcome } from "../new-password";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader({ login: true }, ({ shop, user }) => ({
  seo: seo(shop, { title: shop.t("account.password.title"), noindex: true }),
  constraint: constraintOf(passwordSchema()),
  login: user.login,
  key: newIdempotencyKey(),
}));

/**
 * Changes the password. A second press arrives with the session that the first press has ended; its
 * request is already done.
 */
export const action = shopAction(
  { login: true, preserveInput: false, undone: "account.password.undone" },
  async (sent) => {
    const { shop, form } = sent;
    const { session } = shop;
    try {
      return await changePassword(sent);
    } catch (error) {
      if (!isEbsnError(error, "session")) throw error;
      if (!(await isChangedAlready(shop, session, String(form.get("newPassword") ?? "")))) throw error;
      return changed(shop);
    }
  },
);

function changed(shop: ShopForAction) {
  shop.flash({ kind: "ok", text: shop.t("account.password.changed") });
  return seeOther(paths.profileUpdate);
}

/** Attempts with an old password have a rate limit by account, from any browser. */
async function changePassword({ shop, form }: ActionInput) {
  const hidden = ["oldPassword", "newPassword"];
  const { email, details, contact, username } = await shop.ebsn.profile.view();
  const born = details.birthdate && toDisplayDate(details.birthdate);
  const own = [email, username, born, ...Object.values({ ...details, ...contact })];
  const submission = parse(
    form,
    passwordSchema([...own, shop.tenant.name], String(form.get("oldPassword") ?? "")),
  );
  if (submission.status !== "success") return redisplayForm(submission, {}, hidden);
  if (!(await shop.checkRateLimit("password", accountOf(shop)))) {
    logAccount(shop, "account.password", "limited");
    return formTooOften(shop, submission, hidden);
  }
  const { oldPassword: old, newPassword: fresh } = submission.value;
  let outcome = "done" as PasswordOutcome;
  const key = parseIdempotencyKey(form.get(keyField));
  const change = async () => (outcome = await setPassword(shop, { email, old, fresh, key }));
  const refused = await tryForm(shop, submission, ["oldPassword", "newPassword"], change, hidden);
  logAccount(shop, "account.password", refused ? "refused" : outcome);
  if (refused) return refused;
  switch (outcome) {
    case "lost":
      return formUnanswered(submission, shop.t("account.password.lost"), hidden);
    case "signedOut":
      shop.flash({ kind: "info", text: shop.t("account.password.again") });
      return toLogin(paths.profileUpdate);
    case "done":
      return changed(shop);
  }
}

export default function PasswordPage() {
  const { constraint, login, key } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  return (
    <ProfilePage title={t("account.password.title")} intro={t("account.password.intro")}>
      <PersonForm
        id="password"
        fields={[
          { name: "oldPassword", kind: "currentPassword" },
          { name: "newPassword", kind: "newPassword", help: t("account.password.help") },
        ]}
        submit={t("account.password.submit")}
        {...{ constraint, lastResult }}
      >
        {/* a password manager uses it as the name of the account */}
        <input type="text" name="login" defaultValue={login} autoComplete="username" readOnly hidden />
        <input type="hidden" name={keyField} value={key} />
      </PersonForm>
      <p>
        <Link to={paths.passwordResetRequest} className="link">
          {t("account.password.forgot")}
        </Link>
      </p>
    </ProfilePage>
  );
}

import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { metaTags, seo } from "~/page/seo";
import { accountOf } from "~/platform/http/guards/rate-limit";
import { shopAction, shopLoader } from "~/platform/http/route";
import { redisplayForm, formTooOften, tryForm } from "../../refuse-form";
import { PersonForm } from "../person-form";
import { constraintOf, parse, usernameSchema } from "../person-schemas";
import { ProfilePage } from "../profile-page";
import { savedProfile } from "../saved-profile";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader({ login: true }, async ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.username.title"), noindex: true }),
  constraint: constraintOf(usernameSchema),
  values: { username: (await shop.ebsn.profile.view()).username },
}));

/**
 * Saves the username. The response tells if a name is taken, since the shopper must choose another;
 * the rate limit fits a search for a free name.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.profile" },
  async ({ shop, form }) => {
    const submission = parse(form, usernameSchema);
    if (submission.status !== "success") return redisplayForm(submission);
    if (!(await shop.checkRateLimit("name", accountOf(shop)))) return formTooOften(shop, submission);
    const refused = await tryForm(shop, submission, ["username"], () =>
      shop.ebsn.profile.saveUsername(submission.value.username),
    );
    return refused ?? savedProfile(shop);
  },
);

export default function UsernamePage() {
  const { constraint, values } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  return (
    <ProfilePage title={t("account.username.title")} intro={t("account.username.intro")}>
      <PersonForm
        id="username"
        fields={[{ name: "username", kind: "username", optional: true, help: t("account.username.help") }]}
        submit={t("account.save")}
        {...{ values, constraint, lastResult }}
      />
    </ProfilePage>
  );
}

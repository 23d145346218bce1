import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { redisplayForm, tryForm } from "../../refuse-form";
import { completion, namesOf } from "../field-lists";
import { PersonForm } from "../person-form";
import { completionSchema, constraintOf, parse } from "../person-schemas";
import { ProfilePage } from "../profile-page";
import { StoreField } from "../store-field";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const [{ details, contact }, stores] = await Promise.all([
    shop.ebsn.profile.view(),
    shop.ebsn.places.stores(),
  ]);
  const { firstName, lastName, storeId } = details;
  const { mobile: _, phone: __, ...place } = contact;
  return {
    seo: seo(shop, { title: shop.t("account.complete.title"), noindex: true }),
    constraint: constraintOf(completionSchema),
    values: { firstName, lastName, ...place },
    storeId: storeId ?? shop.tenant.defaultStoreId,
    stores: stores.map(({ id, name }) => ({ id, name })),
  };
});

/**
 * Makes two changes at the backend, both idempotent, so a repeated submission completes a half-done
 * one.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.profile" },
  async ({ shop, form, url }) => {
    const submission = parse(form, completionSchema);
    if (submission.status !== "success") return redisplayForm(submission);
    const { firstName, lastName, storeId, ...place } = submission.value;
    const refused = await tryForm(shop, submission, [...namesOf(completion), "storeId"], async () => {
      const { details, contact } = await shop.ebsn.profile.view();
      await shop.ebsn.profile.saveDetails({ ...details, firstName, lastName, storeId });
      await shop.ebsn.profile.saveContact({ ...contact, ...place });
    });
    if (refused) return refused;
    shop.flash({ kind: "ok", text: shop.t("account.complete.done") });
    return seeOther(readBack(url.searchParams, paths.profileConfirmed));
  },
);

export default function CompletePage() {
  const { constraint, values, stores, storeId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  return (
    <ProfilePage title={t("account.complete.title")} intro={t("account.complete.intro")}>
      <PersonForm
        id="complete"
        fields={completion}
        submit={t("account.complete.submit")}
        {...{ values, constraint, lastResult }}
      >
        <StoreField {...{ stores, lastResult }} chosen={storeId} />
      </PersonForm>
    </ProfilePage>
  );
}

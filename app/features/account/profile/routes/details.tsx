import { toDisplayDate } from "~/lib/rome-date";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { loyaltyCardsOf } from "../../person-rules";
import { redisplayForm, tryForm } from "../../refuse-form";
import { details, namesOf } from "../field-lists";
import { PersonForm } from "../person-form";
import { constraintOf, detailsSchema, parse } from "../person-schemas";
import { ProfilePage } from "../profile-page";
import { savedProfile } from "../saved-profile";
import { StoreField } from "../store-field";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

const schemaOf = ({ tenant, ebsn }: Shop) => detailsSchema(loyaltyCardsOf(tenant), ebsn.today().date);

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const [profile, stores] = await Promise.all([shop.ebsn.profile.view(), shop.ebsn.places.stores()]);
  const { birthdate, storeId, ...own } = profile.details;
  return {
    storeId,
    stores: stores.map(({ id, name }) => ({ id, name })),
    seo: seo(shop, { title: shop.t("account.details.title"), noindex: true }),
    constraint: constraintOf(schemaOf(shop)),
    values: { ...own, birthdate: birthdate && toDisplayDate(birthdate) },
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.profile" },
  async ({ shop, form }) => {
    const submission = parse(form, schemaOf(shop));
    if (submission.status !== "success") return redisplayForm(submission);
    const refused = await tryForm(shop, submission, [...namesOf(details), "storeId"], () =>
      shop.ebsn.profile.saveDetails(submission.value),
    );
    return refused ?? savedProfile(shop);
  },
);

export default function DetailsPage() {
  const { constraint, values, stores, storeId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  return (
    <ProfilePage title={t("account.details.title")}>
      <PersonForm
        id="details"
        fields={details}
        submit={t("account.save")}
        {...{ values, constraint, lastResult }}
      >
        <StoreField {...{ stores, lastResult }} chosen={storeId} />
      </PersonForm>
    </ProfilePage>
  );
}

import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { redisplayForm, tryForm } from "../../refuse-form";
import { contact, namesOf } from "../field-lists";
import { PersonForm } from "../person-form";
import { constraintOf, contactSchema, parse } from "../person-schemas";
import { ProfilePage } from "../profile-page";
import { savedProfile } from "../saved-profile";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.contact.title"), noindex: true }),
  constraint: constraintOf(contactSchema),
  values: (await shop.ebsn.profile.view()).contact,
}));

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.profile" },
  async ({ shop, form }) => {
    const submission = parse(form, contactSchema);
    if (submission.status !== "success") return redisplayForm(submission);
    const refused = await tryForm(shop, submission, namesOf(contact), () =>
      shop.ebsn.profile.saveContact(submission.value),
    );
    return refused ?? savedProfile(shop);
  },
);

export default function ContactPage() {
  const { constraint, values } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  return (
    <ProfilePage title={t("account.contact.title")} intro={t("account.contact.intro")}>
      <PersonForm
        id="contact"
        fields={contact}
        submit={t("account.save")}
        {...{ values, constraint, lastResult }}
      />
    </ProfilePage>
  );
}

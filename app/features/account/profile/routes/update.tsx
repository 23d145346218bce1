import { toDisplayDate } from "~/lib/rome-date";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { DataCard, type DataRow } from "../data-card";
import { addressLine } from "../address-line";
import { ProfilePage } from "../profile-page";
import { storeName } from "../store-name";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { email, username, details, contact } = await shop.ebsn.profile.view();
  return {
    seo: seo(shop, { title: shop.t("account.update.title"), noindex: true }),
    email,
    username,
    name: `${details.firstName} ${details.lastName}`.trim(),
    birthdate: details.birthdate && toDisplayDate(details.birthdate),
    fiscalCode: details.fiscalCode,
    loyaltyCard: details.loyaltyCard,
    store: await storeName(shop, details.storeId),
    mobile: contact.mobile,
    phone: contact.phone,
    address: addressLine(contact),
  };
});

export default function UpdatePage() {
  const own = useLoaderData<typeof loader>();
  const t = useT();
  const row = (name: "birthdate" | "fiscalCode" | "loyaltyCard" | "mobile" | "phone"): DataRow => ({
    term: t(`fields.labels.${name}`),
    value: own[name],
  });
  return (
    <ProfilePage title={t("account.update.title")} isProfile>
      <DataCard
        title={t("account.details.title")}
        to={paths.profileDetails}
        rows={[
          { term: t("account.update.name"), value: own.name },
          row("birthdate"),
          row("fiscalCode"),
          row("loyaltyCard"),
          { term: t("fields.labels.storeId"), value: own.store },
        ]}
      />
      <DataCard
        title={t("account.contact.title")}
        to={paths.profileContact}
        rows={[row("mobile"), row("phone"), { term: t("account.update.address"), value: own.address }]}
      />
      <DataCard
        title={t("account.email.title")}
        to={paths.profileEmail}
        rows={[{ term: t("fields.labels.email"), value: own.email }]}
      />
      <DataCard
        title={t("account.username.title")}
        to={paths.profileUsername}
        rows={[{ term: t("fields.labels.username"), value: own.username }]}
      />
      <DataCard
        title={t("fields.labels.password")}
        to={paths.profilePassword}
        rows={[{ term: t("account.update.devices"), value: t("account.update.devicesText") }]}
      />
    </ProfilePage>
  );
}

import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { addressLine } from "../address-line";
import { nameOf } from "~/lib/invoice-person-text";
import { ProfilePage } from "../profile-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.billing.title"), noindex: true }),
  persons: (await shop.ebsn.profile.invoicePersons()).map((person) => ({
    id: person.id,
    name: nameOf(person),
    line: addressLine(person),
    code: person.vatNumber ?? person.fiscalCode,
  })),
}));

export default function BillingPage() {
  const { persons } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <ProfilePage title={t("account.billing.title")} intro={t("account.billing.intro")}>
      {persons.length === 0 && <p className="quiet">{t("account.billing.none")}</p>}
      <ul className="places">
        {persons.map(({ id, name, line, code }, index) => (
          <li className={index === 0 ? "place place-chosen" : "place"} key={id}>
            <div className="place-text">
              <p className="place-name">{name}</p>
              {code && <p className="quiet">{code}</p>}
              <p>{line}</p>
              {index === 0 && <p className="place-mark">{t("account.billing.first")}</p>}
            </div>
            <LinkButton to={paths.invoicePerson(id)} aria-label={t("account.changeNamed", { name })}>
              {t("account.change")}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="profile-actions">
        <LinkButton kind="primary" icon="plus" to={paths.invoicePerson("new")}>
          {t("account.billing.addPrivate")}
        </LinkButton>
        <LinkButton icon="plus" to={withQuery(paths.invoicePerson("new"), { kind: "company" })}>
          {t("account.billing.addCompany")}
        </LinkButton>
      </p>
    </ProfilePage>
  );
}

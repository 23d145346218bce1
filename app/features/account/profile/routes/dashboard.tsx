import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { openDue } from "~/features/orders/public.server";
import { useT } from "~/i18n/use-t";
import { withBack, withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { sheetLinks } from "~/page/styles/sheets";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Button, LinkButton } from "~/ui/button";
import { buttonName } from "~/ui/button-form";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { cardBars } from "../card-bars";
import { LoyaltyCard } from "../loyalty-card";
import { shopperMarks } from "../shopper-marks";
import { storeName } from "../store-name";
import { DashboardTile } from "../dashboard-tile";

export const links = sheetLinks("lines");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { t, tenant } = shop;
  const [profile, cart, due] = await Promise.all([
    shop.ebsn.profile.view(),
    shop.ebsn.cart.view(),
    openDue(shop),
  ]);
  const { level } = profile;
  const { firstName, lastName, storeId, loyaltyCard } = profile.details;
  return {
    seo: seo(shop, { title: t("account.dashboard.title"), noindex: true }),
    name: [firstName, lastName].filter(Boolean).join(" "),
    email: profile.email,
    points: cart.points,
    card: cardBars(loyaltyCard),
    due,
    store: await storeName(shop, storeId),
    marks: shopperMarks(t, cart.user),
    master: cart.user.master ?? false,
    company: cart.user.singleSignOn ?? false,
    incomplete: level !== undefined && level < tenant.minProfileLevel,
  };
});

export default function DashboardPage() {
  const { name, email, points, card, due, store, marks, master, company, incomplete } =
    useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="profile profile-wide with-side">
      <Breadcrumbs crumbs={[]} current={t("account.dashboard.title")} />
      <h1 className="title">{t("account.dashboard.title")}</h1>
      <div className="profile-who with-side-part">
        <p className="profile-name">{name || email}</p>
        {name && <p className="quiet">{email}</p>}
        {store && <p>{t("account.dashboard.store", { store })}</p>}
        <p className="profile-name">{t("account.dashboard.points", { count: points })}</p>
        <p>
          <Link className="link" to={paths.advantages}>
            {t("account.dashboard.benefits")}
          </Link>
        </p>
        {card && <LoyaltyCard {...card} />}
        {marks.map((mark) => (
          <p className="quiet" key={mark}>
            {mark}
          </p>
        ))}
        <form method="post" action={paths.logout} className="mt-2">
          <Button kind="quiet" icon="logout" name={buttonName}>
            {t("frame.account.logout")}
          </Button>
        </form>
      </div>
      {incomplete && (
        <Notice
          kind="info"
          title={t("account.dashboard.incomplete")}
          actions={
            <LinkButton kind="primary" to={withBack(paths.completeProfile, paths.dashboard)}>
              {t("account.complete.title")}
            </LinkButton>
          }
        >
          <p>{t("account.complete.intro")}</p>
        </Notice>
      )}
      <ul className="dashboard-tiles">
        <DashboardTile to={paths.orders} icon="receipt" title={t("orders.title")}>
          {t("account.dashboard.orders")}
        </DashboardTile>
        {master && (
          <DashboardTile
            to={withQuery(paths.orders, { view: "persons" })}
            icon="receipt"
            title={t("account.dashboard.linked")}
          >
            {t("account.dashboard.linkedOrders")}
          </DashboardTile>
        )}
        {due && (
          <DashboardTile to={paths.dueDates} icon="calendar" title={t("orders.due.title")}>
            {due}
          </DashboardTile>
        )}
        <DashboardTile to={paths.lists} icon="list" title={t("frame.account.lists")}>
          {t("account.dashboard.lists")}
        </DashboardTile>
        <DashboardTile to={paths.addresses} icon="map-pin" title={t("account.addresses.title")}>
          {t("account.dashboard.addresses")}
        </DashboardTile>
        <DashboardTile to={paths.profileUpdate} icon="user" title={t("account.update.title")}>
          {t("account.dashboard.update")}
        </DashboardTile>
        <DashboardTile to={paths.profileBilling} icon="printer" title={t("account.billing.title")}>
          {t("account.dashboard.billing")}
        </DashboardTile>
        <DashboardTile to={paths.giftCertificates} icon="ticket" title={t("account.gifts.title")}>
          {t("account.dashboard.gifts")}
        </DashboardTile>
        <DashboardTile to={paths.allergens} icon="wheat" title={t("account.dashboard.allergens")}>
          {t("allergens.tile")}
        </DashboardTile>
        <DashboardTile to={paths.profileData} icon="lock" title={t("account.dashboard.privacy")}>
          {t("account.dashboard.data")}
        </DashboardTile>
        {company && (
          <DashboardTile to={paths.companyAccess} icon="store" title={t("account.company.title")}>
            {t("account.dashboard.company")}
          </DashboardTile>
        )}
      </ul>
    </div>
  );
}

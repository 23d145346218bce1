import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { addressView, matches } from "~/features/delivery/public.server";
import { withBack } from "~/lib/path";
import { typedLine } from "~/lib/typed-text";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { SearchRow } from "~/ui/form/search-row";
import { AddressCard } from "../address-card";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, url }) => {
  const [cart, addresses] = await Promise.all([shop.ebsn.cart.view(), shop.ebsn.places.addresses()]);
  const homes = addresses.filter(({ kind }) => kind === "home");
  const q = typedLine(url.searchParams.get("cerca") ?? "").slice(0, 80);
  return {
    seo: seo(shop, { title: shop.t("account.addresses.title"), noindex: true }),
    all: homes.length,
    q,
    addresses: homes
      .filter((home) => matches(home, q))
      .map((home) => ({ ...addressView(home, cart), phone: home.phone })),
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.address" },
  async ({ shop, form }) => {
    const id = Number(form.get("preferId"));
    try {
      await shop.ebsn.places.preferAddress(Number.isSafeInteger(id) ? id : 0);
      shop.flash({ kind: "ok", text: shop.t("delivery.address.preferredSet") });
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      shop.flash({ kind: "error", text: shop.t("delivery.errors.unknownAddress") });
    }
    return seeOther(paths.addresses);
  },
);

export default function AddressesPage() {
  const { addresses, all, q } = useLoaderData<typeof loader>();
  const t = useT();
  const add = (
    <LinkButton kind="primary" icon="plus" to={withBack(paths.newAddress, paths.addresses)}>
      {t("delivery.address.add")}
    </LinkButton>
  );
  if (all === 0) {
    return (
      <EmptyState icon="map-pin" level={1} title={t("account.addresses.none")} actions={add}>
        {t("account.addresses.noneText")}
      </EmptyState>
    );
  }
  return (
    <div className="stores">
      <Breadcrumbs crumbs={[]} current={t("account.addresses.title")} />
      <h1 className="title">{t("account.addresses.title")}</h1>
      {all > 2 && (
        <SearchRow
          action={paths.addresses}
          label={t("delivery.address.search")}
          type="search"
          name="cerca"
          defaultValue={q}
          go={t("delivery.address.searchGo")}
        />
      )}
      {addresses.length === 0 && <p role="status">{t("delivery.address.noMatch", { q })}</p>}
      <ul className="places places-cards" aria-label={t("account.addresses.title")}>
        {addresses.map((address) => (
          <AddressCard address={address} here={paths.addresses} key={address.id} />
        ))}
      </ul>
      <p>{add}</p>
    </div>
  );
}

import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { metaTags, seo } from "~/features/shell/public";
import { safePath } from "~/lib/safe-path";
import { requireUser, seeOther, shopAction, shopLoader } from "~/platform/route";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { AddressPanel } from "../address-panel";
import { afterPlace } from "../after-place";
import { dialogTexts } from "../dialog-texts";
import { addressView, storeView } from "../place-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop, url }) => {
  requireUser(shop, url);
  const { ebsn, tenant, t } = shop;
  const [cart, addresses, stores, texts] = await Promise.all([
    ebsn.cart.view(),
    ebsn.places.addresses(),
    ebsn.places.stores(),
    dialogTexts(shop, "service-selector", t("delivery.address.title")),
  ]);
  const services = (["delivery", "pickup"] as const).filter((service) => tenant.services[service]);
  const asked = services.find((service) => service === url.searchParams.get("servizio"));
  return {
    seo: seo(shop, { title: texts.title, noindex: true }),
    texts,
    panel: {
      service: asked ?? cart.address?.service ?? services[0] ?? "delivery",
      services,
      addresses: addresses.filter(({ kind }) => kind === "home").map((address) => addressView(address, cart)),
      stores: stores.map((store) => storeView(store, cart)),
      editable: cart.state !== "changing",
      back: safePath(url.searchParams.get("da"), "/"),
      wish: shop.kept?.kind === "wish" ? shop.kept.label : undefined,
    },
  };
});

const id = (value: unknown) => (/^\d{1,10}$/.test(String(value ?? "")) ? Number(value) : undefined);

export const action = shopAction(async ({ shop, form, url }) => {
  requireUser(shop, url);
  const { ebsn, t } = shop;
  const [addressId, storeId] = [id(form.get("addressId")), id(form.get("storeId"))];
  const again = seeOther(url.pathname + url.search);
  try {
    if (addressId !== undefined) {
      const cart = await ebsn.places.selectAddress(addressId);
      shop.flash({ kind: "ok", text: t("delivery.address.set", { place: cart.address?.label ?? "" }) });
      return await afterPlace(shop, cart, safePath(url.searchParams.get("da"), "/"));
    }
    if (storeId !== undefined) {
      const cart = await ebsn.places.selectStore(storeId);
      shop.flash({ kind: "ok", text: t("delivery.address.setStore", { place: cart.address?.label ?? "" }) });
      return await afterPlace(shop, cart, safePath(url.searchParams.get("da"), "/"));
    }
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const keys = {
      "msg.address.unknown": "delivery.errors.unknownAddress",
      "msg.store.unknown": "delivery.errors.unknownStore",
      "msg.address.notServed": "delivery.form.notServed",
    } as const;
    const key = Object.entries(keys).find(([code]) => code === error.code)?.[1];
    shop.flash({ kind: "error", text: t(key ?? "delivery.errors.settingAddress") });
    return again;
  }
  shop.flash({ kind: "error", text: t("delivery.errors.unknownAddress") });
  return again;
});

export default function AddressPage() {
  const { texts, panel } = useLoaderData<typeof loader>();
  return (
    <PageOrDialog
      title={texts.title}
      subtitle={texts.subtitle ?? texts.description}
      width={700}
      closeHref={panel.back}
    >
      <AddressPanel data={panel} />
    </PageOrDialog>
  );
}

import type { Ebsn } from "~/ebsn/client";
import { chosenAddress } from "~/lib/chosen";
import { readBack } from "~/lib/path";
import { typedLine } from "~/lib/typed-text";
import type { Address, Service } from "~/model/place";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { seo } from "~/page/seo";
import type { Shop } from "~/platform/shop";
import { dialogTexts } from "../place/dialog-texts";
import { pickupData } from "../stores/pickup-data";
import { addressView, matches, type AddressView } from "../place/place-view";

type TabsShop = Pick<Shop, "tenant"> & { ebsn: { places: Pick<Ebsn["places"], "services"> } };

/**
 * Returns the services that get a tab: those of the tenant that the backend shows (§2.3, showTab).
 * The request names the service in the URL, else the kind of the cart's destination (§7).
 */
export async function tabsOf(
  { ebsn, tenant }: TabsShop,
  asked: string | null,
  chosen: Pick<Address, "kind"> | undefined,
): Promise<Service[]> {
  const own = (["delivery", "pickup"] as const).filter((service) => tenant.services[service]);
  const named = own.find((service) => service === asked);
  const about = named || !chosen ? { service: named ?? own[0] ?? "delivery" } : { kind: chosen.kind };
  try {
    const services = await ebsn.places.services(about);
    const shown = services.filter(({ tab }) => tab).map(({ service }) => service);
    const both = own.filter((service) => shown.includes(service));
    return both.length > 0 ? both : own;
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return own;
    throw error;
  }
}

/**
 * Returns the home to propose before a destination is chosen: the preferred or the only home.
 * Undefined if it is not served.
 */
export function proposedHome(homes: readonly AddressView[]): AddressView | undefined {
  if (homes.some(({ chosen }) => chosen)) return undefined;
  const [only, ...others] = homes;
  const home = homes.find(({ preferred }) => preferred) ?? (others.length === 0 ? only : undefined);
  return home?.served ? home : undefined;
}

/** Loads all data of the address selector, for a page or its dialog. */
export async function addressData(shop: Shop, url: URL) {
  const { ebsn, t } = shop;
  const params = url.searchParams;
  const [cart, addresses, services, texts] = await Promise.all([
    ebsn.cart.view(),
    ebsn.places.addresses(),
    ebsn.cart.view().then(({ address }) => tabsOf(shop, params.get("servizio"), address)),
    dialogTexts(shop, "service-selector", t("delivery.address.title")),
  ]);
  const asked = services.find((service) => service === params.get("servizio"));
  const current = services.find((service) => service === cart.address?.service);
  const service = asked ?? current ?? services[0] ?? "delivery";
  const homes = addresses.filter(({ kind }) => kind === "home");
  const q = typedLine(params.get("cerca") ?? "").slice(0, 80);
  const shown = homes.filter((home) => matches(home, q)).map((home) => addressView(home, cart));
  const proposed = q || chosenAddress(cart, shop.tenant.bypass) ? undefined : proposedHome(shown);
  return {
    seo: seo(shop, { title: texts.title, noindex: true }),
    texts,
    panel: {
      service,
      services,
      homes: {
        all: homes.length,
        hasMap: shop.maps !== undefined,
        q,
        proposed,
        shown: shown.filter((home) => home !== proposed),
      },
      pickup: service === "pickup" ? await pickupData(shop, params, homes, cart) : undefined,
      editable: cart.state !== "changing",
      back: readBack(params, paths.home),
      waiting: shop.pending.action?.label,
    },
  };
}
export type AddressData = Awaited<ReturnType<typeof addressData>>;

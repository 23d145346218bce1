import type { Weekday } from "~/model/place";
import * as paths from "~/page/paths";
import { breadcrumbList, toJsonLd } from "~/page/structured-data";
import type { Shop } from "~/platform/shop";
import type { PublicStore } from "~/model/place";

const days: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/**
 * Returns schema.org GroceryStore (Place for a locker) and BreadcrumbList, as `toJsonLd` writes
 * them.
 */
export function storeJsonLd(shop: Pick<Shop, "absolute" | "tenant" | "t">, store: PublicStore): string {
  const { latitude, longitude } = store;
  const locker = store.collect?.kind === "locker";
  const place = {
    "@type": locker ? "Place" : "GroceryStore",
    name: store.name,
    url: shop.absolute(paths.store(store.slug)),
    ...(!locker && { currenciesAccepted: "EUR", brand: { "@type": "Brand", name: shop.tenant.name } }),
    ...(store.phone && { telephone: store.phone }),
    address: {
      "@type": "PostalAddress",
      streetAddress: [store.street, store.number].filter(Boolean).join(" "),
      postalCode: store.postalCode,
      addressLocality: store.city,
      addressRegion: store.province,
      addressCountry: "IT",
    },
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    openingHoursSpecification: store.hours.map(({ weekday, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${days[weekday]}`,
      opens,
      // schema.org has no 24:00
      closes: closes === "24:00" ? "23:59" : closes,
    })),
  };
  const crumbs = [
    { name: shop.t("delivery.stores.title"), href: paths.stores },
    { name: store.name, href: paths.store(store.slug) },
  ];
  return toJsonLd([place, breadcrumbList(shop, crumbs)]);
}

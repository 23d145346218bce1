import type { Hours, PublicStore, Weekday } from "~/model/place";
import type { Shop } from "~/platform/shop";
import { mapView } from "./map/map-view";
import { alwaysOpen, weekOf } from "./opening-hours";
import { placeLine } from "../place/place-view";

type Translator = Pick<Shop, "t">;

/**
 * Formats the opening hours of a week, with days of equal hours together: "lunedì - sabato",
 * "08:00-20:30".
 */
export function hoursView({ t }: Translator, hours: Hours[]): { days: string; times: string }[] {
  if (alwaysOpen(hours)) return [{ days: t("delivery.hours.everyDay"), times: t("delivery.hours.always") }];
  const name = (weekday: Weekday | undefined) =>
    weekday === undefined ? "" : t(`delivery.weekdays.${weekday}`);
  return weekOf(hours).map(({ days, stretches }) => ({
    days:
      days.length === 7
        ? t("delivery.hours.everyDay")
        : days.length > 1
          ? `${name(days[0])} - ${name(days.at(-1))}`
          : name(days[0]),
    times: stretches.length > 0 ? stretches.join(", ") : t("delivery.hours.shut"),
  }));
}

/** Store as its card and its page show it. */
export const publicView = (shop: Translator, store: PublicStore) => ({
  name: store.name,
  slug: store.slug,
  kind: store.collect?.kind ?? ("store" as const),
  collectAt: store.collect?.id,
  line: placeLine(store),
  province: store.province,
  phone: store.phone,
  hours: hoursView(shop, store.hours),
});

/** Map of several stores, numbered in their order. */
export const mapOf = (stores: PublicStore[]) =>
  mapView(stores.map((store, index) => ({ ...store, label: String(index + 1) })));

import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Branch, Hours, Store } from "~/ebsn/model";
import type { Shop } from "~/platform/shop";
import { mapView } from "./map/map-view";
import { alwaysOpen, weekOf } from "./opening-hours";
import { placeLine } from "./place-view";

/** A place of the chain for everybody: what the locator knows, with the id and the services of those one can collect at. */
export type PublicStore = Omit<Branch, "warehouseId"> & { collect?: Pick<Store, "id" | "kind"> };

/** Every place of the chain. Where the locator does not answer, those that one can collect at. */
export async function publicStores({
  ebsn,
}: {
  ebsn: { places: Pick<Ebsn["places"], "stores" | "branches"> };
}): Promise<PublicStore[]> {
  const [stores, branches] = await Promise.all([
    ebsn.places.stores(),
    ebsn.places.branches().catch((error: unknown) => {
      if (isEbsnError(error)) return undefined;
      throw error;
    }),
  ]);
  const collectAt = ({ id, kind }: Store) => ({ id, kind });
  if (!branches) return stores.map((store) => ({ ...store, collect: collectAt(store) }));
  return branches.map((branch) => {
    const same = stores.find(({ slug }) => slug === branch.slug);
    return same ? { ...branch, collect: collectAt(same) } : branch;
  });
}

type Words = Pick<Shop, "t">;
const dayKeys = { 1: "sun", 2: "mon", 3: "tue", 4: "wed", 5: "thu", 6: "fri", 7: "sat" } as const;

/** The week in words, days with equal hours together: "lunedì - sabato", "08:00-20:30". */
export function hoursView({ t }: Words, hours: Hours[]): { days: string; times: string }[] {
  if (alwaysOpen(hours)) return [{ days: t("delivery.hours.everyDay"), times: t("delivery.hours.always") }];
  const name = (weekday: Hours["weekday"] | undefined) =>
    weekday === undefined ? "" : t(`delivery.weekdays.${dayKeys[weekday]}`);
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

/** A place as its card and its page show it. */
export const publicView = (shop: Words, store: PublicStore) => ({
  name: store.name,
  slug: store.slug,
  kind: store.collect?.kind ?? ("store" as const),
  collectAt: store.collect?.id,
  line: placeLine(store),
  province: store.province,
  phone: store.phone,
  hours: hoursView(shop, store.hours),
});
export type PublicStoreView = ReturnType<typeof publicView>;

/** The map of some places, numbered in their order. */
export const mapOf = (stores: PublicStore[]) =>
  mapView(stores.map((store, index) => ({ ...store, label: String(index + 1) })));

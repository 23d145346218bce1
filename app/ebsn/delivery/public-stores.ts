import type { PublicStore, Store } from "~/model/place";
import type { Ebsn } from "../client";
import { isEbsnError } from "../errors";

/**
 * Loads every place of the chain. If the locator fails, only the stores and lockers with pickup.
 */
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

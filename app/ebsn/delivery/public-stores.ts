import type { PublicStore, Store } from "~/model/place";
import type { Ebsn } from "../client";
import { isEbsnError } from "../errors";

/** Every place of the chain. When the locator does not answer, only the stores and lockers where goods can be collected. */
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

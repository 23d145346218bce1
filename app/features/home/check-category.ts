import { data } from "@remix-run/cloudflare";
import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";

/**
 * Category guard of the home page (§2.1): a known `categoryId` in the query redirects to its
 * category. Any other value throws 404 (docs/decisions/034).
 */
export async function checkCategory({ ebsn }: Pick<Shop, "ebsn">, { searchParams }: URL): Promise<void> {
  const asked = searchParams.get("categoryId");
  if (asked === null) return;
  if (!/^\d{1,10}$/.test(asked)) throw data(null, { status: 404 });
  const category = await ebsn.catalog.category({ id: Number(asked) });
  throw redirectTo(paths.category(category.slug));
}

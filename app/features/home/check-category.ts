import { data } from "@remix-run/cloudflare";
import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";

/**
 * §2.1's category guard of the home: a `categoryId` in its address must be one of the tree's, and leads to its page; for any other one this
 * throws 404 (docs/decisions/034).
 */
export async function checkCategory({ ebsn }: Pick<Shop, "ebsn">, { searchParams }: URL): Promise<void> {
  const asked = searchParams.get("categoryId");
  if (asked === null) return;
  if (!/^\d{1,10}$/.test(asked)) throw data(null, { status: 404 });
  const category = await ebsn.catalog.category({ id: Number(asked) });
  throw redirectTo(paths.category(category.slug));
}

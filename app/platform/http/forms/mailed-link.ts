import { safePath, homePath } from "~/lib/path";
import type { ShopForAction } from "../../shop";
import { redirectTo } from "../redirects";

/**
 * What a mail's link brings in its query. It is taken out of the address before anything is shown: sealed in a cookie for ten minutes, and
 * redirected to the bare path, so that neither history nor Referer holds it. Throws that redirect; on the bare path gives what is kept for it,
 * undefined when nothing is.
 */
export function mailedFields(
  shop: Pick<ShopForAction, "draft" | "saveDraft" | "dropDraft">,
  { pathname, searchParams }: URL,
  names: readonly string[],
): Record<string, string> | undefined {
  const brought = names.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (brought.length === 0) return shop.draft(pathname);
  if (!shop.saveDraft(pathname, Object.fromEntries(brought))) shop.dropDraft();
  throw redirectTo(safePath(pathname, homePath));
}

import { safePath, homePath } from "~/lib/path";
import type { ShopForAction } from "../../shop";
import { redirectTo } from "../redirects";

/**
 * Returns the fields of a mail's link. On the first visit it seals them in a cookie for ten minutes
 * and throws a redirect to the bare path, so that history and Referer do not contain them. On the
 * bare path it returns the stored fields; undefined if there are none.
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

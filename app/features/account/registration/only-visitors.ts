import { data } from "@remix-run/cloudflare";
import type { Path } from "~/lib/path";
import { seeOther } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";

/**
 * Redirects signed-in shoppers, who already have an account. Throws 404 if the tenant has no
 * registration in this shop.
 */
export function onlyVisitors({ session, tenant }: Pick<Shop, "session" | "tenant">, back: Path): void {
  if (session.user) throw seeOther(back);
  const { enabled, externalUrl } = tenant.registration;
  if (!enabled || externalUrl) throw data(null, { status: 404 });
}

import { data } from "@remix-run/cloudflare";
import type { Path } from "~/lib/path";
import { seeOther } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";

/** Who is signed in has an account and goes on; where the chain registers elsewhere, or nobody, the page is not there. */
export function onlyVisitors({ session, tenant }: Pick<Shop, "session" | "tenant">, back: Path): void {
  if (session.user) throw seeOther(back);
  const { enabled, externalUrl } = tenant.registration;
  if (!enabled || externalUrl) throw data(null, { status: 404 });
}

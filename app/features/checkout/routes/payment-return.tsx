import { data } from "@remix-run/cloudflare";
import { findOrder } from "~/features/orders/public.server";
import * as paths from "~/page/paths";
import { redirectTo, seeOther, toLogin } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { outcomePath } from "../outcome/outcome-path";

type Params = { orderId?: string };

/**
 * Returns the route's path without its query: a provider's parameters prove nothing and are
 * dropped.
 */
function bare({ orderId = "" }: Params) {
  if (!/^\d{1,12}$/.test(orderId)) throw data(null, { status: 404 });
  return paths.paymentReturn(orderId);
}

/**
 * Redirects a shopper who returns from the payment provider; only the order itself shows the
 * result.
 */
export const loader = shopLoader(async ({ shop, params }) => {
  const here = bare(params);
  if (!shop.session.user) throw toLogin(here);
  throw redirectTo(outcomePath(await findOrder(shop, params.orderId)));
});

/**
 * Handles a provider that returns by a cross-site form, which a browser sends without our cookie.
 * The redirect makes the browser send a GET with the cookie. The action uses no cookie and no
 * order.
 */
export const action = ({ params }: { params: Params }) => seeOther(bare(params));

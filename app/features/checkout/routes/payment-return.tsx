import { data } from "@remix-run/cloudflare";
import { findOrder } from "~/features/orders/public.server";
import * as paths from "~/page/paths";
import { redirectTo, seeOther, toLogin } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { outcomePath } from "../outcome/outcome-path";

type Params = { orderId?: string };

/** The route's own address without what came with it: a provider's parameters prove nothing and go no further. */
function bare({ orderId = "" }: Params) {
  if (!/^\d{1,12}$/.test(orderId)) throw data(null, { status: 404 });
  return paths.paymentReturn(orderId);
}

/** Back from the payment provider: only the order itself says what happened there. */
export const loader = shopLoader(async ({ shop, params }) => {
  const here = bare(params);
  if (!shop.session.user) throw toLogin(here);
  throw redirectTo(outcomePath(await findOrder(shop, params.orderId)));
});

/**
 * A provider may come back by a form of its own, which a browser sends without our cookie: nobody is known here. The same address asked for by
 * GET brings it. Nothing is read and nothing is written, neither cookie nor order.
 */
export const action = ({ params }: { params: Params }) => seeOther(bare(params));

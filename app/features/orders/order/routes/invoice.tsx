import { isEbsnError } from "~/ebsn/errors";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { findOrder } from "../../find-order";
import { invoiceFailed } from "../invoice-failed";

/**
 * Streams a document of an order from the backend; only its own shopper may open it, and it is
 * never cached.
 */
export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const { id, invoices } = await findOrder(shop, params.orderId);
  const failed = withQuery(paths.order(id), { [invoiceFailed]: "failed" });
  const listed = invoices.find((document) => String(document.id) === params.documentId);
  if (!listed) return redirectTo(failed);
  try {
    const { type, body } = await shop.ebsn.orders.invoice(id, listed.id);
    return new Response(body, {
      headers: {
        "Content-Type": type,
        "Content-Disposition": `inline; filename="${shop.tenant.id}-${id}-${listed.id}.pdf"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!isEbsnError(error) || error.kind === "session") throw error;
    return redirectTo(failed);
  }
});

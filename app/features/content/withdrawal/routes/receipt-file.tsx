import { data } from "@remix-run/cloudflare";
import { shopLoader } from "~/platform/http/route";
import { keptReceipt, receiptView } from "../receipt";
import { linesOf } from "../statement";

/** Receipt of a withdrawal as a text file. */
export const loader = shopLoader(({ shop }) => {
  const kept = keptReceipt(shop);
  if (!kept) throw data(null, { status: 404 });
  const { facts } = receiptView(shop, kept);
  return new Response([shop.t("content.withdraw.received"), "", ...linesOf(facts), ""].join("\r\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="recesso.txt"',
      "Cache-Control": "no-store",
    },
  });
});

import { useT } from "~/i18n/use-t";
import { shortCode } from "~/lib/words/short-code";
import { useShopInfo } from "./shop-info";

/** Code to read out to customer service: the start of the request id in the log (§8). */
export function RequestCode() {
  const t = useT();
  return <p className="text-sm text-quiet">{t("errors.code", { id: shortCode(useShopInfo().requestId) })}</p>;
}

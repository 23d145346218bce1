import { useT } from "~/i18n/use-t";
import { useShopInfo } from "./shop-info";

/** What a shopper may read out to who helps them: the request's id, by which the log knows it (§8). */
export function RequestCode() {
  const t = useT();
  return <p className="text-sm text-quiet">{t("errors.code", { id: useShopInfo().requestId })}</p>;
}

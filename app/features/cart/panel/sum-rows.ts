import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";
import { sumParts, type SumPart, type Sums } from "~/lib/sum-parts";
import type { GiftCode } from "~/model/cart";
import type { Locale } from "~/model/locale";

export type SumRow = { term: string; value: string; kind?: "saving"; gift?: GiftCode; note?: string };

/**
 * Rows above the total of a cart or an order (§2.4): goods, bags, adjustments, gift codes,
 * delivery. They always add up to the total, even if the backend's own parts do not
 * (app/lib/sum-parts.ts).
 */
export function sumRows(
  sums: Sums,
  { pickup, t, locale }: { pickup: boolean; t: Translate; locale: Locale },
) {
  const money = (cents: number) => formatCents(cents, locale);
  const rowOf = (part: SumPart): SumRow => {
    const value = money(part.cents);
    switch (part.kind) {
      case "goods":
      case "packages":
      case "other":
        return { term: t(`cart.summary.${part.kind}`), value };
      case "package":
        return { term: t("cart.summary.package", part), value };
      case "adjustment":
        return { term: part.description, value, kind: "saving" };
      case "giftCode":
        return { term: t("cart.summary.giftCode", part.gift), value, kind: "saving", ...giftOf(part) };
      case "fee":
        return {
          term: t(pickup ? "cart.summary.pickup" : "cart.summary.delivery"),
          value: part.cents === 0 ? t("cart.summary.free") : value,
        };
    }
  };
  const giftOf = ({ gift, cents }: Extract<SumPart, { kind: "giftCode" }>) => ({
    gift,
    ...(gift.amount > -cents && {
      note: t("cart.summary.giftUsed", { worth: money(gift.amount), used: money(0 - cents) }),
    }),
  });
  return sumParts(sums).map(rowOf);
}

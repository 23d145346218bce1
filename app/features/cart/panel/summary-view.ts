import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { formatCents, formatCentsRange } from "~/lib/money";
import { savingOf } from "./line-view";

type Money = (cents: Cents) => string;

/** Bags by kind; where only their sum is known, that. */
function packagesView({ packages, packagesTotal }: Cart, t: Translate, money: Money) {
  if (packages.length === 0 && packagesTotal > 0)
    return [{ term: t("cart.summary.packages"), total: money(packagesTotal) }];
  return packages.map(({ name, quantity, total }) => ({
    term: t("cart.summary.package", { name, quantity }),
    total: money(total),
  }));
}

/** What is taken off besides the codes, which have rows of their own. */
const otherAdjustments = ({ adjustments, giftCodes }: Cart, money: Money) =>
  adjustments
    .filter(({ giftId }) => !giftCodes.some(({ id }) => id === giftId))
    .map(({ description, amount }) => ({ description, amount: money(-amount) }));

/** Goods, bags, gift codes, delivery and total (§2.4). Weighed goods make the total a range. */
export function summaryView(cart: Cart, t: Translate, locale: Locale) {
  const money: Money = (cents) => formatCents(cents, locale);
  const { minimumOrder: minimum = 0 } = cart;
  const saved = cart.items.reduce((sum, item) => sum + (savingOf(item) ?? 0), 0);
  return {
    goods: money(cart.itemsTotal),
    packages: packagesView(cart, t, money),
    adjustments: otherAdjustments(cart, money),
    giftCodes: cart.giftCodes.map(({ id, code, description, amount }) => ({
      ...{ id, code, description },
      amount: money(-amount),
    })),
    giftsToCome: cart.giftsToCome.map(({ description, amount }) => ({ description, amount: money(amount) })),
    service: t(cart.address?.service === "pickup" ? "cart.summary.pickup" : "cart.summary.delivery"),
    fee: cart.deliveryFee === 0 ? t("cart.summary.free") : money(cart.deliveryFee),
    total: money(cart.total),
    range: cart.variableTotal > 0 ? formatCentsRange(cart.total, cart.estimatedMax, locale) : undefined,
    saved: saved > 0 ? money(saved) : undefined,
    missing: cart.itemsTotal < minimum ? money(minimum - cart.itemsTotal) : undefined,
  };
}
export type SummaryView = ReturnType<typeof summaryView>;

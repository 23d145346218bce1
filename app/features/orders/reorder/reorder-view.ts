import { allergenNote, type AllergenShop } from "~/features/allergens/public.server";
import { quantityText, type WrongQuantity } from "~/features/cart/public.server";
import { formatCents } from "~/lib/money";
import { optionNames } from "~/lib/option-names";
import { fullName } from "~/lib/words/full-name";
import { chosenAtFirst, type PastLine } from "./past-lines";
import type { SentReorder } from "./read-reorder";
import { fieldText } from "./settle-reorder";

/** Rejected form: its values, and its invalid quantities by line. */
export type SentBack = Pick<SentReorder, "lines" | "typed"> & { wrong: Record<string, WrongQuantity> };

/** Groups in the order of the page: lines that need attention come first. */
const groups = ["gone", "wanted", "dearer", "cheaper", "same"] as const;

function lineView(one: PastLine, shop: AllergenShop, sent: SentBack | undefined) {
  const { t, locale } = shop;
  const { item, product = item.product, asked, today, standing } = one;
  const money = (cents: number) => formatCents(cents, locale);
  const shown = today ?? asked;
  const instead = standing !== "wanted" && item.replaced;
  return {
    key: one.key,
    name: fullName({ ...product, name: one.name }),
    searchName: one.name,
    image: product.image,
    ...(one.product && allergenNote(one.product, shop)),
    quantity: quantityText(t, shown, locale),
    field: today && {
      value: sent?.typed[one.key] ?? fieldText(today, locale),
      unit: today.by === "weight" ? "kg" : t(`cart.stepper.unit.${today.by}`),
      isWeight: today.by === "weight",
      ...sent?.wrong[one.key],
    },
    notes: [
      ...(standing === "wanted" ? [t("orders.diff.wanted", { name: item.product.name })] : optionNames(item)),
      ...(instead ? [t("orders.diff.instead", { name: instead.name })] : []),
      ...(item.missing && standing !== "wanted" ? [t("orders.diff.missing")] : []),
      ...(today && today.value < asked.value
        ? [t("orders.diff.less", { quantity: quantityText(t, today, locale) })]
        : []),
    ],
    chosen: standing !== "gone" && (sent ? sent.lines.includes(one.key) : chosenAtFirst(one)),
    gone: standing === "gone",
    was:
      standing === "dearer" || standing === "cheaper"
        ? t("orders.diff.then", { amount: money(one.then) })
        : undefined,
    now: standing === "gone" ? undefined : money(one.now),
  };
}

/** View of the reorder, grouped by today's state; `sent` holds the values of a rejected form. */
export function reorderView(all: PastLine[], shop: AllergenShop, sent?: SentBack) {
  const { t, locale } = shop;
  const own = all.filter(({ standing }) => standing !== "wanted");
  const sold = own.filter(({ standing }) => standing !== "gone");
  const sum = (of: "then" | "now") =>
    formatCents(
      sold.reduce((total, one) => total + one[of], 0),
      locale,
    );
  return {
    intro: t("orders.diff.intro", { count: sold.length, all: own.length }),
    sum:
      sold.length > 0
        ? // missing lines were unpaid: the old sum would look too cheap
          t(sold.some(({ item }) => item.missing) ? "orders.diff.sumMissing" : "orders.diff.sum", {
            now: sum("now"),
            then: sum("then"),
          })
        : undefined,
    any: all.length > own.length || sold.length > 0,
    groups: groups.flatMap((standing) => {
      const lineViews = all
        .filter((one) => one.standing === standing)
        .map((one) => lineView(one, shop, sent));
      return lineViews.length === 0 ? [] : [{ standing, lines: lineViews }];
    }),
  };
}
export type ReorderView = ReturnType<typeof reorderView>;

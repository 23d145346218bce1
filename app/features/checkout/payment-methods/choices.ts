import { formatCents } from "~/lib/money";
import { paymentFacts, type PaymentKind, type PaymentType, type SavedPayment } from "~/model/payment";
import type { RomeNow } from "~/model/time";
import type { Shop } from "~/platform/shop";

export type PaymentChoice = {
  value: string;
  label: string;
  help?: string;
  /** what the law and the chain say of cash */
  note?: string;
  disabled?: boolean;
};

/** The types that the checkout knows what to ask for, of those that the backend offers. */
export const payableTypes = (types: readonly PaymentType[]): PaymentType[] =>
  types.filter(({ kind }) => kind !== "other");

/** The value a form sends: a payment type, or a type with one of its saved cards. */
export const choiceValue = (typeId: number, saved?: SavedPayment): string =>
  saved ? `${typeId}:${saved.id}` : String(typeId);

/** Whether a saved card holds no longer: its month is over. */
export const hasExpired = ({ expires }: SavedPayment, { date }: Pick<RomeNow, "date">): boolean =>
  expires !== undefined && expires < date.slice(0, 7);

type TextShop = Pick<Shop, "t" | "locale" | "tenant"> & { ebsn: Pick<Shop["ebsn"], "today"> };

type Place = { pickup: boolean };

/** Each payment method for this shopper, saved cards first, with what it needs (§9). An expired card is shown last, and cannot be chosen. */
export function paymentChoices(
  shop: TextShop,
  types: readonly PaymentType[],
  { pickup }: Place,
): PaymentChoice[] {
  const choices: PaymentChoice[] = payableTypes(types).flatMap((type) => [
    ...type.saved.map((saved) => savedChoice(shop, type, saved)),
    {
      value: choiceValue(type.id),
      label: labelOf(shop, type, pickup),
      help: helpOf(shop, type, pickup),
      ...cashNote(shop, type),
    },
  ]);
  return [...choices.filter(({ disabled }) => !disabled), ...choices.filter(({ disabled }) => disabled)];
}

const isPaidBefore = (kind: PaymentKind): boolean =>
  ["provider", "transfer"].includes(paymentFacts(kind).paid);

/** The payment method that an order keeps while it is changed: what was paid at a provider, or by transfer, is not paid again. */
export function unchangedPaymentChoices(
  shop: TextShop,
  types: readonly PaymentType[],
  { pickup, orderId }: Place & { orderId: number },
): PaymentChoice[] {
  return payableTypes(types).map((type) => ({
    value: choiceValue(type.id),
    label: labelOf(shop, type, pickup),
    help: isPaidBefore(type.kind)
      ? shop.t("checkout.unchanged.help", { id: orderId })
      : helpOf(shop, type, pickup),
    ...cashNote(shop, type),
  }));
}

function savedChoice({ t, ebsn }: TextShop, { id }: PaymentType, saved: SavedPayment): PaymentChoice {
  const [year = "", month = ""] = saved.expires?.split("-") ?? [];
  const disabled = hasExpired(saved, ebsn.today());
  const help = t(disabled ? "checkout.methods.expired" : "checkout.methods.expires", {
    month: `${month}/${year}`,
  });
  return {
    value: choiceValue(id, saved),
    label: saved.name,
    ...(saved.expires && { help }),
    disabled,
  };
}

/** A provider is known by its own name, as the backend gives it. */
function labelOf({ t }: TextShop, { kind, name, saved }: PaymentType, pickup: boolean): string {
  if (paymentFacts(kind).ownName && name) return name;
  if (kind === "card" && saved.length > 0) return t("checkout.methods.otherCard");
  if (kind === "onDelivery" && pickup) return t("checkout.methods.onPickup");
  return kind === "other" ? name : t(`checkout.methods.${kind}`);
}

function helpOf({ t }: TextShop, { kind }: PaymentType, pickup: boolean): string {
  if (kind === "onDelivery" && pickup) return t("checkout.methods.help.onPickup");
  return kind === "other" ? "" : t(`checkout.methods.help.${kind}`);
}

const cashNote = ({ t, tenant, locale }: TextShop, { kind }: PaymentType): Pick<PaymentChoice, "note"> =>
  kind === "onDelivery"
    ? { note: t("checkout.cashTooltip", { limit: formatCents(tenant.cashLimitEuro * 100, locale) }) }
    : {};

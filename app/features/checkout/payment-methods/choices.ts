import { formatCents } from "~/lib/money";
import { paymentFacts, type PaymentKind, type PaymentType, type SavedPayment } from "~/model/payment";
import type { RomeNow } from "~/model/time";
import type { Shop } from "~/platform/shop";

export type PaymentChoice = {
  value: string;
  label: string;
  help?: string;
  /** limits on cash set by law and tenant */
  note?: string;
  disabled?: boolean;
};

/** Filters the offered payment types by those the checkout has fields for. */
export const payableTypes = (types: readonly PaymentType[]): PaymentType[] =>
  types.filter(({ kind }) => kind !== "other");

/** Returns the value that a form sends: a payment type, or a type with a saved card. */
export const choiceValue = (typeId: number, saved?: SavedPayment): string =>
  saved ? `${typeId}:${saved.id}` : String(typeId);

/** True if a saved card has expired: its month is over. */
export const hasExpired = ({ expires }: SavedPayment, { date }: Pick<RomeNow, "date">): boolean =>
  expires !== undefined && expires < date.slice(0, 7);

type TextShop = Pick<Shop, "t" | "locale" | "tenant"> & { ebsn: Pick<Shop["ebsn"], "today"> };

type Place = { pickup: boolean };

/**
 * Returns the payment methods for this shopper, saved cards first, with their requirements (§9). An
 * expired card is shown last and disabled.
 */
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

/**
 * Returns the payment method of an order that is being changed; a payment by provider or transfer
 * is not repeated.
 */
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

/** Returns a provider's own name as the backend gives it, or a translated name. */
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

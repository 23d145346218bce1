import { sameCode } from "~/ebsn/gifts/calls";
import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";
import { formatDay } from "~/lib/rome-date";
import type { Cart } from "~/model/cart";
import type { GiftCertificate } from "~/model/gift";
import type { Locale } from "~/model/locale";
import type { IsoDate } from "~/model/time";

type State = "valid" | "used" | "over" | "inCart";

const stateOf = (
  { used, code, validTo }: GiftCertificate,
  { giftCodes }: Pick<Cart, "giftCodes">,
  today: IsoDate,
): State => {
  if (used) return "used";
  if (validTo !== undefined && validTo < today) return "over";
  return giftCodes.some((gift) => sameCode(gift.code, code)) ? "inCart" : "valid";
};

type Shown = { cart: Pick<Cart, "giftCodes">; today: IsoDate; t: Translate; locale: Locale };

/** A gift certificate as it is shown: what it gives, until when, and whether it can still be used. */
export function certificateView(gift: GiftCertificate, { cart, today, t, locale }: Shown) {
  const state = stateOf(gift, cart, today);
  return {
    id: gift.id,
    code: gift.code,
    description: gift.description,
    amount: formatCents(gift.amount, locale),
    state,
    stateText: t(`account.gifts.state.${state}`),
    validity:
      gift.validTo === undefined
        ? t("account.gifts.always")
        : t("account.gifts.until", { day: formatDay(gift.validTo, locale, "long") }),
  };
}
export type CertificateView = ReturnType<typeof certificateView>;

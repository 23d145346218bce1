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

/** Returns a gift certificate as shown: amount, validity and state. */
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
/** Returns the certificates as shown: usable first, by expiry date, then expired, then used. */
export function certificateViews(gifts: GiftCertificate[], shown: Shown): CertificateView[] {
  const never = "9999-12-31";
  return gifts
    .map((gift) => ({ view: certificateView(gift, shown), until: gift.validTo ?? never }))
    .sort((a, b) => order[a.view.state] - order[b.view.state] || a.until.localeCompare(b.until))
    .map(({ view }) => view);
}
const order: Record<State, number> = { inCart: 0, valid: 0, over: 1, used: 2 };

export type CertificateView = ReturnType<typeof certificateView>;

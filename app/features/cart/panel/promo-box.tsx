import type { CartLineView } from "./line-view";

/** The promotion of a line, named once more before paying (§2.4): its words, what it saves, its last day. */
export function PromoBox({ promo }: { promo: CartLineView["promoBox"] }) {
  if (!promo) return null;
  const { label, saving, until, footer } = promo;
  return (
    <p className="promo-box">
      {label && <span className="badge badge-promo">{label}</span>}{" "}
      <span>{[saving, until].filter(Boolean).join(", ")}</span>
      {footer && <span className="quiet"> {footer}</span>}
    </p>
  );
}

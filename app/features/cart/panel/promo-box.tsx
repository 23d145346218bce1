import type { CartLineView } from "./line-view";

/**
 * Promotion of a line, repeated before the payment (§2.4): text, saving, last day and lowest price.
 */
export function PromoBox({ promo }: { promo: CartLineView["promoBox"] }) {
  if (!promo) return null;
  const { label, saving, until, lowest, footer } = promo;
  return (
    <p className="promo-box">
      {label && <span className="badge badge-promo">{label}</span>}{" "}
      <span>{[saving, until].filter(Boolean).join(", ")}</span>
      {lowest && <span className="quiet"> {lowest}</span>}
      {footer && <span className="quiet"> {footer}</span>}
    </p>
  );
}

import type { CartLineView } from "./line-view";

/** The promotion of a line, named once more before paying (§2.4): its words, what it saves and from which price, its last day. */
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

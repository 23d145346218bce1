import type { ReactNode } from "react";
import { UnknownAllergens } from "~/features/allergens/public";
import { useFrame } from "~/page/frame-data";
import { ProductCard } from "./product-card";
import type { CardView } from "./card-view";

type Props = {
  cards: CardView[];
  /** distinguishes its cards' ids from those of other shelves on the page */
  name: string;
  /**
   * "narrow": one column less, beside the facets; "row" scrolls sideways, "phone-row" on phones
   * only
   */
  kind?: "narrow" | "row" | "phone-row";
  /** number of pictures visible at once, which load first; the first one has top priority */
  eager?: number;
  /** an item across all columns, after the first products */
  band?: ReactNode;
};

/** Number of products before the band: two rows on a phone, one on a desktop. */
const beforeBand = 4;

const classes = { narrow: "shelf shelf-narrow", row: "shelf-row", "phone-row": "shelf shelf-phone-row" };

/** Products in a grid: two columns on a phone, up to five. */
export function ProductShelf({ cards, name, kind, eager = 0, band }: Props) {
  const lines = useFrame()?.cart?.lines ?? {};
  const items = cards.map((card, index) => (
    <ProductCard
      key={card.id}
      card={card}
      line={lines[card.id]}
      anchor={`${name}-${card.id}`}
      eager={eager > 0 && index === 0 ? "first" : index < eager}
    />
  ));
  return (
    <>
      <UnknownAllergens of={cards} />
      <ul className={kind ? classes[kind] : "shelf"}>
        {items.slice(0, beforeBand)}
        {band}
        {items.slice(beforeBand)}
      </ul>
    </>
  );
}

import type { ReactNode } from "react";
import { UnknownAllergens } from "~/features/allergens/public";
import { useFrame } from "~/page/frame-data";
import { ProductCard } from "./product-card";
import type { CardView } from "./card-view";

type Props = {
  cards: CardView[];
  /** tells its cards from those of other shelves on the page */
  name: string;
  /** beside a column of facets there is room for one product less; a row scrolls sideways, a phone-row on phones alone */
  kind?: "narrow" | "row" | "phone-row";
  /** how many pictures are in sight at once and load first, its first one before all others */
  eager?: number;
  /** an item across all columns, after the first products */
  band?: ReactNode;
};

/** Two rows on a phone, one on a desk. */
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

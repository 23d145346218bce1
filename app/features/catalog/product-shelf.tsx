import { useHere, useShell } from "~/features/shell/public";
import { ProductCard } from "./product-card";
import type { CardView } from "./view";

type Props = {
  cards: CardView[];
  /** beside a column of facets there is room for one product less */
  narrow?: boolean;
  /** one row that scrolls sideways */
  row?: boolean;
  /** how many pictures are in sight at once and load first */
  eager?: number;
};

/** Products in the grid of design.md: two columns on a phone, up to five. */
export function ProductShelf({ cards, narrow, row, eager = 0 }: Props) {
  const back = useHere();
  const lines = useShell()?.cart?.lines ?? {};
  return (
    <ul className={row ? "shelf-row" : narrow ? "shelf shelf-narrow" : "shelf"}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} line={lines[card.id]} back={back} eager={index < eager} />
      ))}
    </ul>
  );
}

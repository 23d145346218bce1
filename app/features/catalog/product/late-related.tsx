import { useT } from "~/i18n/use-t";
import { LatePart } from "~/page/late-part";
import { ProductShelf } from "../card/product-shelf";
import { Section } from "~/ui/section";
import type { CardView } from "../card/card-view";

/** Products of the same department, below the fold; deferred if the backend is slow. */
export const LateRelated = ({ related }: { related: CardView[] | Promise<CardView[]> }) => (
  <LatePart part={related}>{(cards) => <Related cards={cards} />}</LatePart>
);

function Related({ cards }: { cards: CardView[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <Section title={t("catalog.product.related")}>
      <ProductShelf cards={cards} name="related" kind="row" />
    </Section>
  );
}

import { Await } from "@remix-run/react";
import { Suspense } from "react";
import { useT } from "~/i18n/use-t";
import { ProductShelf } from "../card/product-shelf";
import { Section } from "~/ui/section";
import type { CardView } from "../card/card-view";

/**
 * Below the fold: a promise for a visitor whose script has proven to run, and there at once for everybody else (record 002). What is
 * already there gets no Suspense boundary, and needs no script.
 */
export function LateRelated({ related }: { related: CardView[] | Promise<CardView[]> }) {
  const t = useT();
  if (!(related instanceof Promise)) return <Related cards={related} />;
  return (
    <Suspense fallback={<p className="section text-quiet">{t("catalog.product.loadingRelated")}</p>}>
      <Await resolve={related}>{(cards) => <Related cards={cards} />}</Await>
    </Suspense>
  );
}

function Related({ cards }: { cards: CardView[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <Section title={t("catalog.product.related")}>
      <ProductShelf cards={cards} name="related" kind="row" />
    </Section>
  );
}

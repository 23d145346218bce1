import { Await } from "@remix-run/react";
import { Suspense } from "react";
import { useT } from "~/i18n/use-t";
import { ProductShelf } from "./product-shelf";
import { Section } from "./section";
import type { CardView } from "./view";

/** Below the fold: a promise for a visitor whose script has proven to run, and there at once for everybody else (decision 3). */
export function LateRelated({ related }: { related: CardView[] | Promise<CardView[]> }) {
  const t = useT();
  return (
    <Suspense fallback={<p className="section text-quiet">{t("catalog.product.loadingRelated")}</p>}>
      <Await resolve={related}>
        {(cards) =>
          cards.length > 0 ? (
            <Section title={t("catalog.product.related")}>
              <ProductShelf cards={cards} row />
            </Section>
          ) : null
        }
      </Await>
    </Suspense>
  );
}

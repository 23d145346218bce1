import { Await } from "@remix-run/react";
import { Suspense } from "react";
import { useT } from "~/i18n/use-t";
import { Adverts } from "../adverts/adverts";
import type { HomeExtras } from "../adverts/load-adverts";
import { ProductShelf } from "../card/product-shelf";
import { Section } from "~/ui/section";

/**
 * What the chain puts forward, below the first shelves: streamed later only for a visitor whose script runs, and only when the backend is
 * slow. What is already there gets no Suspense boundary, and needs no script.
 */
export function LateHome({ extras }: { extras: HomeExtras | Promise<HomeExtras> }) {
  if (!(extras instanceof Promise)) return <Extras {...extras} />;
  return (
    <Suspense>
      <Await resolve={extras}>{(here) => <Extras {...here} />}</Await>
    </Suspense>
  );
}

function Extras({ adverts, block }: HomeExtras) {
  const t = useT();
  return (
    <>
      {adverts.length > 0 ? (
        <div className="section">
          <Adverts adverts={adverts} label={t("catalog.adverts.label")} />
        </div>
      ) : null}
      {block && block.cards.length > 0 ? (
        <Section title={block.title}>
          {block.text ? <p className="mb-4 text-quiet">{block.text}</p> : null}
          <ProductShelf cards={block.cards} name="block" kind="row" />
        </Section>
      ) : null}
    </>
  );
}

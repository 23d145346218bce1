import { Adverts, ProductShelf, type HomeExtras } from "~/features/catalog/public";
import { FlyerCovers, type FlyerView } from "~/features/flyers/public";
import { useT } from "~/i18n/use-t";
import { LatePart } from "~/page/late-part";
import { Section } from "~/ui/section";

type LateParts = HomeExtras & { flyers: FlyerView[] };

/** Adverts and flyers of the chain, below the first shelves; deferred if the backend is slow. */
export const LateHome = ({ extras }: { extras: LateParts | Promise<LateParts> }) => (
  <LatePart part={extras}>{(here) => <Extras {...here} />}</LatePart>
);

function Extras({ flyers, adverts, block }: LateParts) {
  const t = useT();
  return (
    <>
      {flyers.length > 0 ? <FlyerCovers flyers={flyers} /> : null}
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

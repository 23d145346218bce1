import { Adverts, ProductShelf, type HomeExtras } from "~/features/catalog/public";
import { useT } from "~/i18n/use-t";
import { LatePart } from "~/page/late-part";
import { Section } from "~/ui/section";

/** What the chain puts forward, below the first shelves: late where the backend is slow. */
export const LateHome = ({ extras }: { extras: HomeExtras | Promise<HomeExtras> }) => (
  <LatePart part={extras}>{(here) => <Extras {...here} />}</LatePart>
);

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

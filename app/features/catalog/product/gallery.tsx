import { useT } from "~/i18n/use-t";
import { pictureSet } from "~/lib/picture-set";
import { ProductPicture } from "~/ui/product-picture";
import { CornerBadges } from "../card/corner-badges";
import type { DetailView } from "./detail-view";

/** Nearly across the page on a phone, half of it on a desk; a little less than that, so that the medium one does on usual screens. */
const sizes = "(max-width: 56.24rem) 83vw, 37.5rem";

/** Pictures to leaf through by finger, or by the numbered links below: no script needed. */
export function Gallery({ product }: { product: DetailView }) {
  const t = useT();
  const { pictures, badges, name } = product;
  const count = pictures.length;
  return (
    <section
      aria-label={t("catalog.product.gallery")}
      className="relative min-w-0 self-start md:sticky md:top-36"
    >
      <CornerBadges badges={badges} />
      <ul className="flex snap-x snap-mandatory overflow-x-auto">
        {pictures.map((picture, index) => (
          <li key={picture.large} id={`foto-${index + 1}`} className="w-full shrink-0 snap-start">
            <a href={picture.large} className="block">
              <ProductPicture
                src={picture.medium}
                set={{ srcSet: pictureSet(picture), sizes }}
                alt={count > 1 ? t("catalog.product.pictureOf", { name, number: index + 1, count }) : name}
                size={600}
                eager={index === 0 && "first"}
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <ul className="mt-2 flex gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.medium} className="w-20">
              <a
                href={`#foto-${index + 1}`}
                aria-label={t("catalog.product.showPicture", { number: index + 1 })}
              >
                <ProductPicture src={picture.medium} alt="" size={80} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

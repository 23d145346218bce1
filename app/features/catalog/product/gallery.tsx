import { useT } from "~/i18n/use-t";
import { pictureSet } from "~/lib/picture-set";
import { PictureTile, ProductPicture } from "~/ui/product/product-picture";
import { CornerBadges } from "../card/corner-badges";
import type { DetailView } from "./detail-view";

/** The phone's entry selects the medium picture, which the page's `Link` header preloads. */
const sizes = "(max-width: 27.24rem) 46vw, 28.75rem";

/** Pictures to swipe, or to reach by the numbered links below, without script. */
export function Gallery({ product }: { product: DetailView }) {
  const t = useT();
  const { pictures, badges, name } = product;
  const count = pictures.length;
  return (
    <section aria-label={t("catalog.product.gallery")} className="product-gallery">
      <CornerBadges badges={badges} />
      <ul className="product-pictures">
        {pictures.map((picture, index) => (
          <li key={picture.large} id={`foto-${index + 1}`}>
            <a href={picture.large}>
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
        <ul className="product-thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.medium}>
              <a
                href={`#foto-${index + 1}`}
                aria-label={t("catalog.product.showPicture", { number: index + 1 })}
              >
                <PictureTile src={picture.medium} size={80} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

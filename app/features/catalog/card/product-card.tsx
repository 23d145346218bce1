import { Fragment } from "react";
import { AddToCart } from "~/features/cart/public";
import { Heart } from "~/features/lists/public";
import { useT } from "~/i18n/use-t";
import type { LineSummary } from "~/page/frame-data";
import * as paths from "~/page/paths";
import { Badge } from "~/ui/badge";
import { withIcon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Price } from "~/ui/product/price";
import { ProductPicture, type ProductPictureProps } from "~/ui/product/product-picture";
import { CornerBadges } from "./corner-badges";
import type { CardView } from "./card-view";
import { HiddenPrice } from "./hidden-price";
import { fullName } from "~/lib/words/full-name";

type Props = {
  card: CardView;
  line: LineSummary | undefined;
  /** id of this card */
  anchor: string;
  eager: ProductPictureProps["eager"];
};

/**
 * Small on a phone (product-card.css), so that the smallest picture suffices, even at three pixels
 * to one.
 */
const sizes = "(max-width: 37.49rem) 5rem, 14rem";

/**
 * Product in a grid. Its only link opens the product; the heart and the add control are separate.
 */
export function ProductCard({ card, line, anchor, eager }: Props) {
  return (
    <li id={anchor} className={card.soldOut ? "card-product card-product-out" : "card-product"}>
      <ProductPicture
        src={card.image}
        set={{ srcSet: card.imageSet, sizes }}
        alt=""
        size={240}
        eager={eager}
      />
      <CornerBadges badges={card.badges} />
      <Heart product={card} anchor={anchor} />
      <p className="card-product-brand">{card.brand}</p>
      <h3 className="card-product-name">
        <Link to={paths.product(card.slug)} title={card.name}>
          {card.name}
        </Link>
      </h3>
      <p className="card-product-pack">
        {card.pack}
        {(card.labels ?? []).map(({ kind, text }) => (
          <Fragment key={text}>
            {" "}
            <Badge kind={kind}>{text}</Badge>
          </Fragment>
        ))}
      </p>
      {card.price ? <Price {...card.price} /> : <HiddenPrice anchor={anchor} />}
      {card.allergenWarning ? (
        <p className={`card-product-note ${withIcon("alert")}`}>{card.allergenWarning}</p>
      ) : null}
      {card.few ? <p className="card-product-note">{card.few}</p> : null}
      {card.soldBy ? <p className="card-product-note">{card.soldBy}</p> : null}
      {/* last, and a single element: the style sheet relies on it */}
      {card.soldOut ? <SoldOut card={card} /> : <AddToCart product={card} line={line} anchor={anchor} />}
    </li>
  );
}

function SoldOut({ card }: { card: CardView }) {
  const t = useT();
  return (
    <div>
      <p className="font-bold">{t("catalog.card.soldOut")}</p>
      {card.similar ? (
        <Link
          to={card.similar}
          className="link text-sm"
          aria-label={t("catalog.card.similarTo", { name: fullName(card) })}
        >
          {t("catalog.card.similar")}
        </Link>
      ) : null}
    </div>
  );
}

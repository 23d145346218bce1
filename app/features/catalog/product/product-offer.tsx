import { AddToCart, AddWithCode, addWithCodeId } from "~/features/cart/public";
import { AddToList, Heart } from "~/features/lists/public";
import { useFrame } from "~/page/frame-data";
import { useT } from "~/i18n/use-t";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import { ShareButton } from "~/page/share-button";
import { Price } from "~/ui/product/price";
import { HiddenPrice } from "../card/hidden-price";
import type { Shared } from "~/model/shared";
import type { DetailView } from "./detail-view";

const anchor = "offer";

/** Price, quantity limits and add control. */
export function ProductOffer({ product, shared }: { product: DetailView; shared: Shared }) {
  const t = useT();
  const line = useFrame()?.cart?.lines[product.id];
  const { pack, classes, price, promo, limits, soldBy, soldOut, similar } = product;
  const takesCode = !line && !soldOut && !product.hasOptions;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-quiet">
        {pack ? <p>{pack}</p> : null}
        {classes.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {classes.map((name) => (
              <li key={name}>
                <Badge kind="ok">{name}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {product.few ? <p className="font-bold">{product.few}</p> : null}
      {price ? <Price {...price} size="page" /> : <HiddenPrice anchor={anchor} size="page" />}
      {soldBy ? <p className="font-bold">{soldBy}</p> : null}
      {promo?.label ? (
        <p className="mt-2">
          <Badge>{promo.label}</Badge>
        </p>
      ) : null}
      {promo?.header ? <p className="font-bold">{promo.header}</p> : null}
      {promo?.footer ? <p className="text-sm text-quiet">{promo.footer}</p> : null}
      {soldOut ? (
        <div className="mt-4">
          <Notice
            kind="warn"
            title={t("catalog.product.soldOutTitle")}
            actions={similar ? <LinkButton to={similar}>{t("catalog.card.similar")}</LinkButton> : null}
          >
            <p>{t("catalog.product.soldOutText")}</p>
          </Notice>
        </div>
      ) : (
        <div className="product-bar" id={anchor}>
          {price ? (
            <p className="product-bar-price" aria-hidden="true">
              {[price.now, price.per].filter(Boolean).join(" ")}
              {price.standard ? <s>{price.standard}</s> : null}
            </p>
          ) : null}
          <AddToCart
            product={product}
            line={line}
            anchor={anchor}
            form={takesCode ? addWithCodeId : undefined}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Heart product={product} anchor={anchor} words /> <AddToList productId={product.id} />
      </div>
      {takesCode ? <AddWithCode product={product} anchor={anchor} /> : null}
      {limits.length > 0 && !soldOut ? (
        <section className="mt-4 text-sm" aria-label={t("catalog.rule.title")}>
          <ul className="text-quiet">
            {limits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {/* last, because it appears late and must not move a control under a finger */}
      <ShareButton what={shared} label={t("ui.share")} />
    </>
  );
}

import { AddToCart } from "~/features/cart/public";
import { AddToList, Heart } from "~/features/lists/public";
import { useHere, useFrame } from "~/page/frame-data";
import { useT } from "~/i18n/use-t";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Price } from "~/ui/price";
import type { DetailView } from "./detail-view";

/** What it costs, how much of it one may buy, and the control. */
export function ProductOffer({ product }: { product: DetailView }) {
  const t = useT();
  const back = useHere();
  const line = useFrame()?.cart?.lines[product.id];
  const { pack, classes, price, promo, limits, soldBy, soldOut, similar } = product;
  return (
    <>
      <p className="text-quiet">{pack}</p>
      {product.few ? <p className="font-bold">{product.few}</p> : null}
      {classes.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {classes.map((name) => (
            <li key={name}>
              <Badge kind="ok">{name}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <Price {...price} size="page" />
      {soldBy ? <p className="font-bold">{soldBy}</p> : null}
      {promo?.header ? <p className="font-bold">{promo.header}</p> : null}
      {promo?.body ? <p>{promo.body}</p> : null}
      {promo?.footer ? <p className="text-sm text-quiet">{promo.footer}</p> : null}
      <div className="mt-4 max-w-[24rem]">
        {soldOut ? (
          <Notice
            kind="warn"
            title={t("catalog.product.soldOutTitle")}
            actions={similar ? <LinkButton to={similar}>{t("catalog.card.similar")}</LinkButton> : null}
          >
            <p>{t("catalog.product.soldOutText")}</p>
          </Notice>
        ) : (
          <AddToCart product={product} line={line} back={back} />
        )}
        {line ? (
          <p className="mt-2 font-bold" aria-live="polite">
            {t(line.weighed ? "catalog.card.inCartWeighed" : "catalog.card.inCart", { total: line.total })}
          </p>
        ) : null}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Heart product={product} withLabel /> <AddToList productId={product.id} />
      </div>
      {limits.length > 0 && !soldOut ? (
        <section className="mt-4 text-sm" aria-label={t("catalog.rule.title")}>
          <ul className="list-disc pl-5 text-quiet">
            {limits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

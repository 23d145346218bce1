import { LineProduct, lineAnchor, QuantityForm, QuantityNotice } from "~/features/cart/public";
import { useT } from "~/i18n/use-t";
import { backField, withBack, withHash, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { Icon } from "~/ui/icon";
import { Form, Link } from "~/ui/link";
import { intentField } from "~/ui/product/stepper-fields";
import type { ListLineView } from "./list-view";

type Props = {
  line: ListLineView;
  /** the page that contains the line */
  path: Path;
  /** the list's id, if it may be changed */
  listId?: number;
  /** an extra sentence about the product */
  about?: string;
};

/**
 * Product of a list: its quantity and availability, with controls to add it to the cart or remove
 * it.
 */
export function ListLine({ line, path, listId, about }: Props) {
  const t = useT();
  const anchor = lineAnchor(line.itemId);
  const back = withHash(path, anchor);
  const fixed = listId === undefined || line.soldOut;
  return (
    <li className="cart-line list-line" id={anchor}>
      <LineProduct line={line}>
        {about ? <p>{about}</p> : null}
        <p className="quiet">
          {[line.pack, line.price, line.unit === line.price ? "" : line.unit].filter(Boolean).join(" · ")}
        </p>
        <p className={fixed ? "quiet" : "print-only"}>
          {t("lists.line.quantity")}: {line.quantity}
        </p>
        {line.inCart ? <p className="list-in-cart">{line.inCart}</p> : null}
        {line.left ? <Warning>{line.left}</Warning> : null}
        {line.soldOut ? <SoldOut line={line} /> : null}
      </LineProduct>
      <div className="list-line-controls">
        {fixed ? null : (
          <QuantityForm
            name={line.fullName}
            rule={line.rule}
            value={line.value}
            action={paths.listItem(listId, line.itemId)}
            back={back}
            hasNotice
          />
        )}
        {line.soldOut || !line.total ? null : (
          <p className="list-line-total">
            {line.approx ? <span className="price-small">{t("lists.line.approx")} </span> : null}
            {line.total}
          </p>
        )}
        {line.soldOut ? null : <ToCart line={line} back={back} />}
        {listId === undefined ? null : (
          <DialogLink
            to={withBack(paths.removeListItem(listId, line.itemId), back)}
            label={t("lists.line.remove.title")}
            width={480}
            className="btn btn-quiet"
            aria-label={t("lists.line.removeNamed", { name: line.fullName })}
          >
            <Icon name="trash" /> {t("lists.line.removeLink")}
          </DialogLink>
        )}
      </div>
      {fixed ? null : (
        <QuantityNotice
          form={paths.listItem(listId, line.itemId)}
          back={back}
          rule={line.rule}
          value={line.value}
        />
      )}
    </li>
  );
}

/**
 * Sets at least the list's quantity in the cart; the line above shows the quantity already in the
 * cart.
 */
function ToCart({ line, back }: { line: ListLineView; back: Path }) {
  const t = useT();
  if (line.options) {
    const to = withBack(paths.productOptions(line.slug), back);
    return (
      <LinkButton to={to} aria-label={t("lists.line.optionsNamed", { name: line.fullName })}>
        {t("lists.line.options")}
      </LinkButton>
    );
  }
  return (
    <Form method="post" action={paths.addToCart}>
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name={intentField} value={`least:${line.value}`} />
      <input type="hidden" name={backField} value={back} />
      <Button icon="cart" aria-label={t("lists.line.toCartNamed", { name: line.fullName })}>
        {t("lists.line.toCart")}
      </Button>
    </Form>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="cart-line-warning">
      <Icon name="alert" /> {children}
    </p>
  );
}

function SoldOut({ line: { fullName: name, instead } }: { line: ListLineView }) {
  const t = useT();
  return (
    <>
      <Warning>{t("lists.line.soldOut")}</Warning>
      {instead && instead.products.length > 0 ? (
        <div className="list-instead">
          <p>{t("lists.line.instead")}</p>
          <ul>
            {instead.products.map((product) => (
              <li key={product.slug}>
                <Link to={paths.product(product.slug)} className="link">
                  {[product.name, product.price].filter(Boolean).join(" · ")}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {instead?.href ? (
        <p className="list-similar">
          <Link to={instead.href} className="link" aria-label={t("lists.line.similarTo", { name })}>
            {t("lists.line.similar")}
          </Link>
        </p>
      ) : null}
    </>
  );
}

import { LineProduct, linePlace, QuantityForm } from "~/features/cart/public";
import { useT } from "~/i18n/use-t";
import { backField, withBack, withHash, type Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Form, Link } from "~/ui/link";
import { intentField } from "~/ui/stepper-fields";
import type { ListLineView, ListView } from "./view";

type Props = { line: ListLineView; list: Pick<ListView, "id" | "path" | "editable"> };

/** One product of a list: how much of it one takes, whether it is there, and the way into the cart or out of the list. */
export function ListLine({ line, list }: Props) {
  const t = useT();
  const { path, editable } = list;
  const action = paths.listItem(list.id, line.itemId);
  const place = linePlace(line.itemId);
  const back = withHash(path, place);
  const fixed = !editable || line.soldOut;
  return (
    <li className="cart-line list-line" id={place}>
      <LineProduct line={line}>
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
          <QuantityForm name={line.name} rule={line.rule} value={line.value} action={action} back={back} />
        )}
        {line.soldOut || !line.total ? null : (
          <p className="list-line-total">
            {line.approx ? <span className="price-small">{t("lists.line.approx")} </span> : null}
            {line.total}
          </p>
        )}
        {line.soldOut ? null : <ToCart line={line} back={back} />}
        {editable ? (
          <Form method="post" action={action}>
            <input type="hidden" name={backField} value={path} />
            <Button
              kind="quiet"
              icon="trash"
              name={pressed(intentField, "to:0")}
              aria-label={t("lists.line.removeNamed", { name: line.name })}
            >
              {t("lists.line.remove")}
            </Button>
          </Form>
        ) : null}
      </div>
    </li>
  );
}

/** Adds the list's quantity; what the cart already holds is shown above. */
function ToCart({ line, back }: { line: ListLineView; back: Path }) {
  const t = useT();
  if (line.options) {
    const to = withBack(paths.productOptions(line.slug), back);
    return (
      <LinkButton to={to} aria-label={t("lists.line.optionsNamed", { name: line.name })}>
        {t("lists.line.options")}
      </LinkButton>
    );
  }
  return (
    <Form method="post" action={paths.addToCart}>
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name={intentField} value={`least:${line.value}`} />
      <input type="hidden" name={backField} value={back} />
      <Button icon="cart" aria-label={t("lists.line.toCartNamed", { name: line.name })}>
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

function SoldOut({ line: { name, instead } }: { line: ListLineView }) {
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

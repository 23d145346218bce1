import { YesBox } from "~/features/cart/public";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { FieldError } from "~/ui/form/field";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "~/ui/product/product-picture";
import { firstLineId, lineField, quantityField, quantityId, sureField } from "./reorder-fields";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ReorderView } from "./reorder-view";

type Group = ReorderView["groups"][number];

const titles = {
  gone: "orders.diff.gone",
  wanted: "orders.diff.replaced",
  dearer: "orders.diff.dearer",
  cheaper: "orders.diff.cheaper",
  same: "orders.diff.same",
} as const;

/** Lines of a past order in the same state today, each with a checkbox unless gone. */
export function ReorderLines({ group: { standing, lines }, first }: { group: Group; first: boolean }) {
  const t = useT();
  return (
    <section>
      <h2 className="heading">{t(titles[standing])}</h2>
      <ul className="lines">
        {lines.map((line, index) => (
          <li className={line.gone ? "line order-line-missing" : "line"} key={line.key}>
            <PictureTile src={line.image} size={64} />
            <LineChoice line={line} id={first && index === 0 ? firstLineId : undefined} />
            <p className="line-total">
              {line.was && <span className="block text-sm font-normal text-quiet">{line.was} </span>}
              {line.now}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineChoice({ line, id }: { line: Group["lines"][number]; id: string | undefined }) {
  const t = useT();
  const notes = [line.quantity, ...line.notes].map((note) => (
    <span className="block text-sm text-quiet" key={note}>
      {note}
    </span>
  ));
  const warning = line.allergenWarning && (
    <b className="block text-sm text-ink">
      <Icon name="alert" /> {line.allergenWarning}
    </b>
  );
  if (line.gone) {
    return (
      <div className="line-main">
        <span className="line-name">{line.name}</span> {notes}
        <Link className="link" to={paths.searchFor(line.searchName)}>
          {t("orders.diff.similar")}
        </Link>
      </div>
    );
  }
  return (
    <div className="line-main">
      <label className="order-choice flex cursor-pointer">
        <input type="checkbox" name={lineField} value={line.key} defaultChecked={line.chosen} id={id} />
        <span>
          <span className="line-name">{line.name}</span> {warning} {notes}
        </span>
      </label>
      <LineQuantity line={line} />
    </div>
  );
}

function LineQuantity({ line: { key, name, field } }: { line: Group["lines"][number] }) {
  const t = useT();
  if (!field) return null;
  const id = quantityId(key);
  const errorId = field.error ? `${id}-error` : undefined;
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{t("ui.stepper.quantity", { name })} </VisuallyHidden>
      </label>
      <input
        id={id}
        name={quantityField(key)}
        defaultValue={field.value}
        inputMode={field.isWeight ? "decimal" : "numeric"}
        className="input input-short"
        autoComplete="off"
        aria-invalid={field.error ? true : undefined}
        aria-describedby={errorId}
      />{" "}
      {field.unit}
      {field.error ? <FieldError id={errorId} text={field.error} /> : null}
      <YesBox name={sureField(key)} more={field.more} />
    </div>
  );
}

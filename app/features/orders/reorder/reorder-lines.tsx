import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "~/ui/product/product-picture";
import { firstLineId, lineField } from "./reorder-fields";
import type { ReorderView } from "./reorder-view";

type Group = ReorderView["groups"][number];

const titles = {
  gone: "orders.diff.gone",
  wanted: "orders.diff.replaced",
  dearer: "orders.diff.dearer",
  cheaper: "orders.diff.cheaper",
  same: "orders.diff.same",
} as const;

/** Lines of a past order that stand alike today, each to be chosen or not. */
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
        <Link className="link" to={paths.searchFor(line.name)}>
          {t("orders.diff.similar")}
        </Link>
      </div>
    );
  }
  return (
    <label className="line-main order-choice flex cursor-pointer">
      <input type="checkbox" name={lineField} value={line.key} defaultChecked={line.chosen} id={id} />
      <span>
        <span className="line-name">{line.name}</span> {warning} {notes}
      </span>
    </label>
  );
}

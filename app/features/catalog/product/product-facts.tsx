import { useT } from "~/i18n/use-t";
import { withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import type { DetailView } from "./detail-view";

/** Facts printed on the pack: ingredients, allergens, nutrition, storage. */
export function ProductFacts({ product }: { product: DetailView }) {
  const t = useT();
  const { texts, nutrition, vendor, barcode, warehouse } = product;
  const facts = [
    ["catalog.product.vendor", vendor?.name],
    ["catalog.product.barcode", barcode],
    ["catalog.product.warehouse", warehouse],
  ] as const;
  return (
    <div className="product-facts prose">
      {texts.map(({ key, text }) => (
        <section key={key}>
          <h2 className="heading">{t(`catalog.product.${key}`)}</h2>
          <p className="whitespace-pre-line">{text}</p>
          {key === "allergens" ? (
            <p>
              <Link to={withBack(paths.allergens, paths.product(product.slug))}>{t("allergens.choose")}</Link>
            </p>
          ) : null}
        </section>
      ))}
      <dl className="text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="flex flex-wrap gap-x-4">
              <dt className="text-quiet">{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {nutrition.rows.length > 0 ? <Nutrition product={product} /> : null}
    </div>
  );
}

function Nutrition({ product: { name, nutrition } }: { product: DetailView }) {
  const t = useT();
  const { rows, per, note } = nutrition;
  return (
    <section>
      <h2 className="heading">{t("catalog.product.nutrition")}</h2>
      <table className="mt-2 w-full max-w-[34rem]">
        <caption className="visually-hidden">{t("catalog.product.nutritionCaption", { name })}</caption>
        <thead>
          <tr className="border-b text-left">
            <th scope="col" className="py-2">
              {t("catalog.product.nutrient")}
            </th>
            <th scope="col" className="py-2 text-right">
              {per ? t("catalog.product.nutritionPer", { per }) : t("catalog.product.nutritionAmount")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, amount }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              <td className="py-2 text-right">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className="mt-2 text-sm text-quiet whitespace-pre-line">{note}</p> : null}
    </section>
  );
}

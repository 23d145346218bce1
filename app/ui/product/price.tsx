import { useT } from "~/i18n/use-t";
import { VisuallyHidden } from "../visually-hidden";

/** Texts in the format of `lib/money`. */
export type PriceProps = {
  /** "1,49 €" */
  now: string;
  /** "al kg", beside the figure */
  per?: string;
  /** "2,98 €/kg", shown whenever present */
  unit?: string;
  /** "3,29 €", only during a promo */
  standard?: string;
  /** "Prezzo più basso in 30 giorni: 3,29 €", during a promo; shorter on a card */
  lowest?: string;
  /** full text of `lowest` if that is shortened */
  lowestTitle?: string;
  /** "-55 %, fino al 13 ottobre" */
  saving?: string;
  /** sold by weight: "circa" */
  approx?: boolean;
  /** sold by weight: "da 3,10 € a 3,60 €" */
  range?: string;
  size?: "card" | "page";
};

/**
 * The largest figure of a card, with smaller cents. Screen readers and the clipboard get one text.
 */
export function Price({
  now,
  per,
  unit,
  standard,
  lowest,
  lowestTitle,
  saving,
  approx,
  range,
  size = "card",
}: PriceProps) {
  const t = useT();
  const [, before = now, cents = "", after = ""] = /^(.*?\d)([.,]\d\d)(.*)$/.exec(now) ?? [];
  return (
    <>
      <p className={`price price-${size}${standard ? " price-promo" : ""}`}>
        {approx ? <span className="price-small">{t("ui.price.approx")} </span> : null}
        {before}
        <span className="price-cents">{cents + after}</span>
        {per ? <span className="price-small"> {per}</span> : null}
        {standard ? (
          <>
            {" "}
            <VisuallyHidden>{t("ui.price.was")} </VisuallyHidden>
            <s>{standard}</s>
          </>
        ) : null}
      </p>
      {unit ? <p className="price-unit">{unit}</p> : null}
      {range ? <p className="price-unit">{range}</p> : null}
      {saving ? <p className="price-saving">{saving}</p> : null}
      {lowest ? (
        <p className="price-unit" title={lowestTitle}>
          {lowest}
        </p>
      ) : null}
    </>
  );
}

import { Link } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { FieldError } from "~/ui/field";
import { ProductPicture } from "~/ui/product-picture";
import { amountField, pickField, wordsField } from "./field-names";
import type { MatchView } from "./view";

type Props = {
  match: MatchView;
  /** as it was sent, when the form came back */
  before?: { pick: string; amount: string; error?: string };
};

/** A line with what was found for it: one of three products, or none of them, and how much. */
export function MatchLine({ match, before }: Props) {
  const t = useT();
  const { key, typed, words, near, candidates } = match;
  const picked = before?.pick ?? String(candidates[0]?.id ?? "");
  const name = pickField(key);
  const amountId = `amount-${key}`;
  const errorId = before?.error ? `${amountId}-error` : undefined;
  return (
    <li>
      <fieldset className={before?.error ? "match field-wrong" : "match"}>
        <legend className="match-typed">
          <span className="visually-hidden">{t("lists.paste.line", { typed })}</span>
          <span aria-hidden="true">{typed}</span>
        </legend>
        {near ? <p className="quiet">{t("lists.paste.near", { typed: words, words: near })}</p> : null}
        <input type="hidden" name={wordsField(key)} value={near ?? words} />
        <div className="choices">
          {candidates.map((candidate) => (
            <label className="choice choice-row match-row" key={candidate.id}>
              <input
                type="radio"
                name={name}
                value={candidate.id}
                defaultChecked={picked === String(candidate.id)}
              />
              <ProductPicture src={candidate.image} alt="" size={48} />
              <span className="choice-text">
                <span>{candidate.name}</span>
                <span className="field-help">{candidate.about}</span>
                <span className="field-help">{candidate.gives}</span>
              </span>
              <span className="choice-aside">
                {candidate.price}
                {candidate.unit ? <span className="field-help">{candidate.unit}</span> : null}
              </span>
            </label>
          ))}
          <label className="choice choice-row match-row">
            <input type="radio" name={name} value="" defaultChecked={picked === ""} />
            <span className="choice-text">{t("lists.paste.none")}</span>
            <Link to={`/search?${new URLSearchParams({ query: words })}`} className="link">
              {t("lists.paste.search", { words })}
            </Link>
          </label>
        </div>
        {before?.error ? <FieldError id={errorId} text={before.error} /> : null}
        <label className="match-amount" htmlFor={amountId}>
          <span aria-hidden="true">{t("lists.paste.quantityShort")}</span>
          <span className="visually-hidden">{t("lists.paste.quantity", { typed })}</span>
          <input
            id={amountId}
            name={amountField(key)}
            defaultValue={before?.amount ?? match.amount}
            className="input input-short"
            autoComplete="off"
            aria-invalid={before?.error ? true : undefined}
            aria-describedby={errorId}
          />
        </label>
      </fieldset>
    </li>
  );
}

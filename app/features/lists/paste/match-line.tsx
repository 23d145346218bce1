import { YesBox } from "~/features/cart/public";
import type { WrongQuantity } from "~/features/cart/public.server";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { FieldError } from "~/ui/form/field";
import { Link } from "~/ui/link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { Candidate } from "./candidate";
import { amountField, pickField, sureField, wordsField } from "./field-names";
import type { MatchView } from "./matches-view";

/**
 * Submitted choice of a line, with the errors of its quantity and of the picked product's options.
 */
export type SentChoice = {
  pick: string;
  amount: string;
  error?: string;
  /** the quantity to confirm */
  more?: WrongQuantity["more"];
  options: Record<string, string>;
  optionErrors: Record<string, string>;
};

type Props = {
  match: MatchView;
  /** the submitted choice, if the form was rejected */
  before?: SentChoice;
};

/**
 * Line with its matches: the best candidate, the quantity, and further candidates and "none of
 * these" folded below.
 */
export function MatchLine({ match, before }: Props) {
  const t = useT();
  const { key, typed, words, searchedInstead, candidates } = match;
  const [first, ...others] = candidates;
  const picked = before?.pick ?? String(first?.id ?? "");
  const sentOf = (id: number) =>
    before?.pick === String(id) ? { options: before.options, errors: before.optionErrors } : undefined;
  const amountId = `amount-${key}`;
  const errorId = before?.error ? `${amountId}-error` : undefined;
  return (
    <li>
      <fieldset className="match">
        <legend className="match-typed">
          <VisuallyHidden>{t("lists.paste.line")} </VisuallyHidden>
          {typed}
        </legend>
        {searchedInstead ? (
          <p className="quiet">{t("lists.paste.near", { typed: words, words: searchedInstead })}</p>
        ) : null}
        <input type="hidden" name={wordsField(key)} value={searchedInstead ?? words} />
        {first ? <Candidate candidate={first} line={key} picked={picked} sent={sentOf(first.id)} /> : null}
        <div>
          <label className="match-amount" htmlFor={amountId}>
            <span>
              {t("lists.paste.quantity")}
              <VisuallyHidden> {t("lists.paste.quantityFor", { typed })}</VisuallyHidden>
            </span>
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
          {before?.error ? <FieldError id={errorId} text={before.error} /> : null}
          <YesBox name={sureField(key)} more={before?.more} />
        </div>
        <details className="match-more" open={picked !== String(first?.id)}>
          <summary>{t("lists.paste.more")}</summary>
          {others.map((candidate) => (
            <Candidate
              key={candidate.id}
              candidate={candidate}
              line={key}
              picked={picked}
              sent={sentOf(candidate.id)}
            />
          ))}
          <label className="choice choice-row match-row">
            <input type="radio" name={pickField(key)} value="" defaultChecked={picked === ""} />
            <span className="choice-text">{t("lists.paste.none")}</span>
          </label>{" "}
          <Link to={paths.searchFor(words)} className="link">
            {t("lists.paste.search", { words })}
          </Link>
        </details>
      </fieldset>
    </li>
  );
}

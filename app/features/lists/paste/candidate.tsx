import { useT } from "~/i18n/use-t";
import { FieldError } from "~/ui/form/field";
import { withIcon } from "~/ui/icon";
import { PictureTile } from "~/ui/product/product-picture";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { optionField, optionId, pickField } from "./field-names";
import type { MatchView } from "./matches-view";

type Props = {
  candidate: MatchView["candidates"][number];
  line: number;
  picked: string;
  /** the submitted options, and the errors, by parameter */
  sent?: { options: Record<string, string>; errors: Record<string, string> };
};

/**
 * Candidate product for a line: a row that is clickable everywhere, with selects for its options.
 */
export function Candidate({ candidate, line, picked, sent }: Props) {
  const t = useT();
  const { id, name, about, price, unit, image, gives, options } = candidate;
  return (
    <div className="match-candidate">
      <label className="choice choice-row match-row">
        <input type="radio" name={pickField(line)} value={id} defaultChecked={picked === String(id)} />
        <PictureTile src={image} size={64} />
        <span className="choice-text">
          <span>{name}</span> <span className="field-help">{about}</span>{" "}
          <span className="match-price">
            {price ? (
              <>
                <strong>{price}</strong>
                {unit ? <span className="quiet"> {unit}</span> : null} ·{" "}
              </>
            ) : null}
            {gives}
          </span>
        </span>
      </label>
      {options.map((option) => {
        const fieldId = optionId(line, id, option.parameter);
        const error = sent?.errors[option.parameter];
        return (
          <div key={option.parameter}>
            <label className="match-amount" htmlFor={fieldId}>
              {" "}
              <span>
                {option.name}
                <VisuallyHidden> ({name})</VisuallyHidden>
              </span>
              <span className={`select ${withIcon("chevron-down")}`}>
                <select
                  id={fieldId}
                  name={optionField(line, id, option.parameter)}
                  defaultValue={sent?.options[option.parameter] ?? option.preset ?? ""}
                  className="input input-medium"
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${fieldId}-error` : undefined}
                >
                  <option value="">{t("ui.choose")}</option>
                  {option.values.map(({ key, name: value }) => (
                    <option key={key} value={key}>
                      {value}
                    </option>
                  ))}
                </select>
              </span>
            </label>
            {error ? <FieldError id={`${fieldId}-error`} text={error} /> : null}
          </div>
        );
      })}
    </div>
  );
}

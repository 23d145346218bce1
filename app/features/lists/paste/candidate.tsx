import { withIcon } from "~/ui/icon";
import { ProductPicture } from "~/ui/product/product-picture";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { optionField, pickField } from "./field-names";
import type { MatchView } from "./matches-view";

type Props = { candidate: MatchView["candidates"][number]; line: number; picked: string };

/** One product that a line may mean: a row to press anywhere, with the choice of its options below. */
export function Candidate({ candidate, line, picked }: Props) {
  const { id, name, about, price, unit, image, gives, options } = candidate;
  return (
    <div className="match-candidate">
      <label className="choice choice-row match-row">
        <input type="radio" name={pickField(line)} value={id} defaultChecked={picked === String(id)} />
        <ProductPicture src={image} alt="" size={64} />
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
      {options.map((option) => (
        <label className="match-amount" key={option.parameter}>
          {" "}
          <span>
            {option.name}
            <VisuallyHidden> ({name})</VisuallyHidden>
          </span>
          <span className={`select ${withIcon("chevron-down")}`}>
            <select
              name={optionField(line, id, option.parameter)}
              defaultValue={option.preset}
              className="input input-medium"
            >
              {option.values.map(({ key, name: value }) => (
                <option key={key} value={key}>
                  {value}
                </option>
              ))}
            </select>
          </span>
        </label>
      ))}
    </div>
  );
}

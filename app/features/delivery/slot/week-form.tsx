import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";
import type { SlotGrid } from "./slot-grid";
import { SlotHours } from "./slot-hours";
import { SlotLegend } from "./slot-legend";
import type { SlotOffer } from "./slot-offer";

/**
 * Slots of all days as grids of radio buttons, only for wide windows: narrow windows show a day at
 * a time (slots.css).
 */
export function WeekForm({ grids, action }: { grids: SlotGrid[]; action: Path }) {
  const t = useT();
  const reasons = new Set(grids.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap(reasonOf))));
  return (
    <Form method="post" action={action} className="slots-week">
      <fieldset>
        <legend className="field-label">{t("delivery.slot.week")}</legend>
        <div className="slots-grid">
          {grids.map((grid) => (
            <Days grid={grid} key={grid.columns[0]?.date} />
          ))}
        </div>
      </fieldset>
      <div className="panel-actions">
        <Button kind="primary">{t("delivery.slot.confirm")}</Button>
      </div>
      <SlotLegend />
      {reasons.size > 0 && (
        <ul className="quiet mt-2">
          {[...reasons].map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </Form>
  );
}

/** Several days beside each other, with all hours that any of them has. */
const Days = ({ grid: { columns, rows } }: { grid: SlotGrid }) => (
  <table>
    <thead>
      <tr>
        <td />
        {columns.map(({ date, label, month, note }) => (
          <th scope="col" key={date}>
            {[label, month].filter(Boolean).join(" ")}
            {"\n"}
            <span className="tab-note">{note}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ begin, end, cells }, nth) => (
        <tr key={nth}>
          <th scope="row">
            <SlotHours begin={begin} end={end} />
          </th>
          {cells.map((slot, day) => (
            <Cell slot={slot} key={columns[day]?.date} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * Returns the reason of an unavailable slot, as a sentence that begins with its cell's word; the
 * legend explains full slots.
 */
const reasonOf = (slot: SlotOffer | undefined): string[] =>
  slot && !slot.bookable && slot.state !== "full" ? [slot.note] : [];

/** Cell of a day at a time of day. */
function Cell({ slot }: { slot: SlotOffer | undefined }) {
  const t = useT();
  if (!slot) return <td>{t("delivery.slot.words.none")}</td>;
  if (!slot.bookable)
    return (
      <td className="slot-full" title={slot.note}>
        {slot.word}
      </td>
    );
  const { day, begin, end, fee, word, usual, soon, orderBy, state, value } = slot;
  // a radio button read alone must also name day and hours
  const name = [day, `${begin}-${end}`, [fee, word].filter(Boolean).join(" "), usual, orderBy];
  return (
    <td className={`slot-cell slot-${state}`}>
      <input
        type="radio"
        name="slot"
        value={value}
        defaultChecked={state === "selected"}
        aria-label={name.filter(Boolean).join(", ")}
        {...marks.put(marks.autosubmit, "")}
      />
      <p aria-hidden>{[fee, word, usual ?? soon].filter(Boolean).join("\n")}</p>
    </td>
  );
}

import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { SlotHours } from "./slot-hours";
import { SlotLegend } from "./slot-legend";
import type { SlotOffer } from "./slot-offer";
import type { SlotsView } from "./slot-view";

type Day = NonNullable<SlotsView["shown"]>;

/**
 * Slots of a day as radio buttons: the bookable slots, then the others, folded, with the reason.
 * With a script a tap chooses and submits (app/entry.client.ts). With the keyboard, or without a
 * script, the button submits.
 */
export function DayForm({ shown, action }: { shown: Day; action: Path }) {
  const t = useT();
  const bookable = shown.slots.filter((slot) => slot.bookable);
  const others = shown.slots.filter((slot) => !slot.bookable);
  return (
    <Form method="post" action={action} className="slots-day">
      {shown.none && (
        <Notice kind="info" title={t(`delivery.slot.noneOf.${shown.none}`)}>
          {t("delivery.slot.none")}
        </Notice>
      )}
      <fieldset>
        <legend className="field-label max-sm:sr-only">{shown.legend}</legend>
        <Slots slots={bookable} />
        {others.length > 0 && (
          <details className="slots-others">
            <summary>{t("delivery.slot.others", { count: others.length })}</summary>
            <Slots slots={others} />
          </details>
        )}
      </fieldset>
      {!shown.none && (
        <>
          <div className="panel-actions">
            <Button kind="primary" wide>
              {t("delivery.slot.confirm")}
            </Button>
          </div>
          <SlotLegend />
        </>
      )}
    </Form>
  );
}

function Slots({ slots }: { slots: SlotOffer[] }) {
  return (
    <ul className="slots">
      {slots.map((slot) => (
        <li key={slot.value}>
          <label className={`slot slot-${slot.state === "closed" ? "full" : slot.state}`}>
            <input
              type="radio"
              name="slot"
              value={slot.value}
              disabled={!slot.bookable}
              defaultChecked={slot.state === "selected"}
              {...marks.put(marks.autosubmit, "")}
            />
            <span className="slot-time">
              <SlotHours begin={slot.begin} end={slot.end} />
            </span>{" "}
            <SlotWords slot={slot} />
          </label>
        </li>
      ))}
    </ul>
  );
}

/**
 * Text "· 5,90 € · ultimi posti" beside the hours, and further facts below; or the reason why the
 * slot is unavailable.
 */
function SlotWords({ slot }: { slot: SlotOffer }) {
  if (!slot.bookable) return <span className="slot-note">{slot.note}</span>;
  return (
    <>
      <span className="slot-terms">
        · {slot.fee && `${slot.fee} · `}
        {slot.note}
      </span>
      {(slot.usual || slot.orderBy) && (
        <span className="slot-note">
          {slot.usual && <b> {slot.usual}</b>}
          {slot.usual && slot.soon ? ` · ${slot.soon}` : ` ${slot.orderBy ?? ""}`}
        </span>
      )}
    </>
  );
}

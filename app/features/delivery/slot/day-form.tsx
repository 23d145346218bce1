import { useNavigation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { SlotsView } from "./slot-view";

type Day = NonNullable<SlotsView["shown"]>;

/** A tap chooses and sends. With the keyboard, or without script, the radio button chooses and the button sends. */
function sendOnTap(event: MouseEvent<HTMLInputElement>) {
  if (event.detail > 0) event.currentTarget.form?.requestSubmit();
}

/** The slots of a day as radio buttons: the free ones, then, folded, the others with the reason. */
export function DayForm({ shown, action }: { shown: Day; action: Path }) {
  const t = useT();
  const saving = useNavigation().formMethod === "POST";
  const bookable = shown.slots.filter((slot) => slot.bookable);
  const others = shown.slots.filter((slot) => !slot.bookable);
  return (
    <Form method="post" action={action} key={shown.date} className="slots-day">
      {shown.none && (
        <Notice kind="info" title={t("delivery.slot.noneTitle")}>
          {t("delivery.slot.none")}
        </Notice>
      )}
      <fieldset disabled={saving} aria-busy={saving || undefined}>
        <legend className="field-label">{shown.legend}</legend>
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
            <Button kind="primary" wide disabled={saving}>
              {t(saving ? "delivery.slot.saving" : "delivery.slot.confirm")}
            </Button>
          </div>
          <Legend />
        </>
      )}
    </Form>
  );
}

function Slots({ slots }: { slots: Day["slots"] }) {
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
              onClick={sendOnTap}
            />
            <span className="slot-time">{slot.time}</span>{" "}
            <span className="slot-note">
              {[slot.note, slot.fee, slot.orderBy].filter(Boolean).join(" · ")}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const legend = ["free", "filling", "full", "selected"] as const;

function Legend() {
  const t = useT();
  return (
    <ul className="legend" aria-label={t("delivery.slot.key")}>
      {legend.map((state) => (
        <li className={`legend-${state}`} key={state}>
          {t(`delivery.slot.states.${state}`)}
        </li>
      ))}
    </ul>
  );
}

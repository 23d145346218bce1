import { useNavigation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useT } from "~/i18n/use-t";
import { withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { Tabs } from "~/ui/tabs";
import { LostSlotNotice, type LostSlot } from "./lost-slot-notice";
import type { SlotsView } from "./slot-view";

export type TimeslotData = {
  place?: string;
  /** the store's hours, where one collects */
  open?: string;
  /** until when the chosen slot is kept, in words */
  held?: string;
  /** it is kept no longer */
  notHeld?: string;
  /** the chosen slot has passed */
  over?: string;
  addressEditable: boolean;
  description?: string;
  slots: SlotsView;
  back: Path;
  waiting?: string;
};

const action = (back: Path) => withBack(paths.timeslot, back);

/** Days as tabs with a page each; the slots of one day as radio buttons; the first free one as one button. */
export function TimeslotPanel({ data, lost }: { data: TimeslotData; lost?: LostSlot }) {
  const t = useT();
  const { slots, back } = data;
  const { shown, first } = slots;
  return (
    <>
      {data.waiting && <Notice kind="info">{t("delivery.slot.waiting", { label: data.waiting })}</Notice>}
      {lost && <LostSlotNotice lost={lost} back={back} />}
      {data.description && <p>{data.description}</p>}
      {data.place && (
        <p className="slot-place">
          {data.place}{" "}
          {data.addressEditable && (
            <Link to={withBack(paths.deliveryAddress, back)}>{t("delivery.slot.change")}</Link>
          )}
        </p>
      )}
      {data.open && <p className="quiet">{data.open}</p>}
      {(data.held ?? data.notHeld) && <p className="quiet">{data.held ?? data.notHeld}</p>}
      {data.over && <Notice kind="warn">{data.over}</Notice>}
      {slots.none && <NoSlots addressEditable={data.addressEditable} back={back} />}
      {first && (
        <Form method="post" action={action(back)}>
          <Button kind="secondary" icon="clock" name="slot" value={first.value} wide>
            {t("delivery.slot.first", { slot: first.label })}
          </Button>
        </Form>
      )}
      {slots.full && <Notice kind="warn">{t("delivery.slot.noneAtAll")}</Notice>}
      {shown && (
        <>
          <Tabs
            label={t("delivery.slot.days")}
            tabs={slots.days.map(({ date, ...day }) => ({
              ...day,
              href: withBack(withQuery(paths.timeslot, { giorno: date }), back),
            }))}
          />
          <DayForm shown={shown} back={back} />
          <Legend />
        </>
      )}
    </>
  );
}

/** No days at all: nobody goes there. */
function NoSlots({ addressEditable, back }: Pick<TimeslotData, "addressEditable" | "back">) {
  const t = useT();
  return (
    <Notice
      kind="warn"
      title={t("delivery.slot.noDaysTitle")}
      actions={
        addressEditable && (
          <LinkButton to={withBack(paths.deliveryAddress, back)}>{t("delivery.form.elsewhere")}</LinkButton>
        )
      }
    >
      {t("delivery.slot.noDays")}
    </Notice>
  );
}

/** A tap chooses and sends; keys and pages without script choose, and the button sends. */
function sendOnTap(event: MouseEvent<HTMLInputElement>) {
  if (event.detail > 0) event.currentTarget.form?.requestSubmit();
}

function DayForm({ shown, back }: { shown: NonNullable<SlotsView["shown"]>; back: Path }) {
  const t = useT();
  const saving = useNavigation().formMethod === "POST";
  return (
    <Form method="post" action={action(back)} key={shown.date}>
      {shown.none && (
        <Notice kind="info" title={t("delivery.slot.noneTitle")}>
          {t("delivery.slot.none")}
        </Notice>
      )}
      <fieldset disabled={saving} aria-busy={saving || undefined}>
        <legend className="field-label">{shown.legend}</legend>
        <ul className="slots">
          {shown.slots.map((slot) => (
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
                <span className="slot-time">{slot.time}</span>
                <span className="slot-note">
                  {[slot.words, slot.fee, slot.orderBy].filter(Boolean).join(" · ")}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {!shown.none && (
        <div className="panel-actions">
          <Button kind="primary" wide disabled={saving}>
            {t(saving ? "delivery.slot.saving" : "delivery.slot.confirm")}
          </Button>
        </div>
      )}
    </Form>
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

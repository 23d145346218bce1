import { useT } from "~/i18n/use-t";
import { pressed } from "~/lib/pressed";
import { withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { Tabs } from "~/ui/navigation/tabs";
import { DayForm } from "./day-form";
import { LostSlotNotice, type LostSlot } from "./lost-slot-notice";
import type { SlotsView } from "./slot-view";
import { WeekForm } from "./week-form";

export type TimeslotData = {
  place?: string;
  /** opening hours of the pickup store */
  open?: string;
  /** time until which the chosen slot is held, as a sentence */
  reserved?: string;
  /** the chosen slot is no longer held, as a sentence */
  notReserved?: string;
  /** the chosen slot has passed, as a sentence */
  over?: string;
  addressEditable: boolean;
  /** the tenant pauses its slots, as a sentence */
  paused?: string;
  subtitle?: string;
  description?: string;
  slots: SlotsView;
  back: Path;
  waiting?: string;
};

const action = (back: Path) => withBack(paths.timeslot, back);

/**
 * First free slot as a button, then the days as tabs with a page each; wide windows have grids of
 * all days. The description comes last, since a phone's first screen has room for the days and four
 * rows.
 */
export function TimeslotPanel({ data, lost }: { data: TimeslotData; lost?: LostSlot }) {
  const t = useT();
  const { slots, back } = data;
  const { shown, first, grids } = slots;
  // the subtitle asks for a choice; after the choice the hold time replaces it
  const about = data.reserved ?? data.notReserved ?? data.subtitle;
  const told = [about, data.open, data.description].flatMap((one) => one ?? []);
  return (
    <>
      {lost && <LostSlotNotice lost={lost} back={back} />}
      {data.over && <Notice kind="warn">{data.over}</Notice>}
      {data.paused && <Notice kind="warn">{data.paused}</Notice>}
      {slots.none && !data.paused && <NoSlots addressEditable={data.addressEditable} back={back} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {data.place && (
          <p className="slot-place flex min-w-0 gap-2">
            <span className="truncate">{data.place}</span>{" "}
            {data.addressEditable && (
              <Link className="shrink-0" to={withBack(paths.deliveryAddress, back)}>
                {t("delivery.slot.change")}
              </Link>
            )}
          </p>
        )}
        {first && (
          <Form method="post" action={action(back)}>
            <Button className="next-step" icon="clock" name={pressed("slot", first.value)} wide>
              {t("delivery.slot.first", { slot: first.label })}
            </Button>
          </Form>
        )}
      </div>
      {slots.full && <Notice kind="warn">{t(`delivery.slot.${slots.full}`)}</Notice>}
      {shown && (
        <div className={grids.length > 0 ? "slots-by-day slots-narrow" : "slots-by-day"}>
          <div className="slot-days">
            <Tabs
              label={t("delivery.slot.days")}
              tabs={slots.days.map(({ date, ...day }) => ({
                ...day,
                href: withBack(withQuery(paths.timeslot, { giorno: date }), back),
              }))}
            />
          </div>
          <DayForm shown={shown} action={action(back)} />
        </div>
      )}
      {grids.length > 0 && <WeekForm grids={grids} action={action(back)} />}
      <div className="quiet">
        {told.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </>
  );
}

/** Notice for an unserved place, which has no days. */
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

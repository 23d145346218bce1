import { Link } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";
import type { NextSlot } from "~/page/frame-data";

/** "Primo posto libero: domani, 10:00-12:00", the way to the timeslots. Nothing when there is none. */
export function NextSlotLink({ next, back }: { next: NextSlot | undefined; back: string }) {
  const t = useT();
  if (!next) return null;
  return (
    <Link className="next-slot" to={`/delivery/timeslot?da=${encodeURIComponent(back)}`}>
      <Icon name="clock" />
      {t("delivery.next.first", { slot: next.label })}
    </Link>
  );
}

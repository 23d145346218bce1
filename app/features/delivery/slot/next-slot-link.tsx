import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Icon } from "~/ui/icon";
import type { NextSlot } from "~/page/frame-data";
import { Link } from "~/ui/link";

/** "Primo posto libero: domani, 10:00-12:00", a link to the timeslots. Nothing when there is none. */
export function NextSlotLink({ next, back }: { next: NextSlot | undefined; back: Path }) {
  const t = useT();
  if (!next) return null;
  return (
    <Link className="next-slot" to={withBack(paths.timeslot, back)}>
      <Icon name="clock" />
      {t("delivery.next.first", { slot: next.label })}
    </Link>
  );
}

import { useT } from "~/i18n/use-t";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import type { LostSlot } from "./lost-slot-notice";
import type { TimeslotPageData } from "./timeslot-data";
import { TimeslotPanel } from "./timeslot-panel";

/** Timeslot selector (§2.3), 750 px: a page, or the content of a dialog. */
export function TimeslotPage({ data: { texts, panel }, lost }: { data: TimeslotPageData; lost?: LostSlot }) {
  const t = useT();
  const subtitle = panel.waiting ? t("delivery.slot.waiting", { label: panel.waiting }) : undefined;
  return (
    <PageOrDialog title={texts.title} subtitle={subtitle} width={750} closeHref={panel.back}>
      <TimeslotPanel data={panel} lost={lost} />
    </PageOrDialog>
  );
}

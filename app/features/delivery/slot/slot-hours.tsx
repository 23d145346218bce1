import { shortSlotLabel } from "~/lib/rome-date";

/**
 * Hours of a slot: the style sheet shows "8-10"; screen readers, copied text and pages without
 * styles have "08:00-10:00".
 */
export const SlotHours = ({ begin, end }: { begin: string; end: string }) => (
  <span className="slot-hours" data-short={shortSlotLabel(begin, end)}>
    {`${begin}-${end}`}
  </span>
);

import { shortSlotLabel } from "~/lib/rome-date";

/** The hours of a slot, drawn short, "8-10", by the style sheet; read out, copied and without styles they stand whole, "08:00-10:00". */
export const SlotHours = ({ begin, end }: { begin: string; end: string }) => (
  <span className="slot-hours" data-short={shortSlotLabel(begin, end)}>
    {`${begin}-${end}`}
  </span>
);

/** "08:00" as it is drawn: "8". */
const drawn = (time: string) => time.replace(/^0/, "").replace(/:00$/, "");

/** The hours of a slot, drawn short, "8-10", by the style sheet; read out, copied and without styles they stand whole, "08:00-10:00". */
export const SlotHours = ({ begin, end }: { begin: string; end: string }) => (
  <span className="slot-hours" data-short={`${drawn(begin)}-${drawn(end)}`}>
    {`${begin}-${end}`}
  </span>
);

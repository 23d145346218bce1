import { Fragment } from "react";

/** The digits of "08:00" that are drawn, "8", and those that are only read out and copied. */
const drawn = /^(0?)(\d{1,2})(:\d{2})$/;

/** The hours of a slot, drawn short, "8-10", and read out whole, "08:00-10:00"; without styles they stand whole. */
export function SlotHours({ begin, end }: { begin: string; end: string }) {
  return (
    <>
      {[begin, end].map((time, index) => {
        const [, zero, hour = time, minutes = ""] = drawn.exec(time) ?? [];
        const isFull = minutes === ":00";
        return (
          <Fragment key={index}>
            {index > 0 && "-"}
            {zero && <span className="slot-unseen">{zero}</span>}
            {isFull ? hour : hour + minutes}
            {isFull && <span className="slot-unseen">{minutes}</span>}
          </Fragment>
        );
      })}
    </>
  );
}

const times = /(\d\d?:\d\d\s?[-–]\s?\d\d?:\d\d)/;

/** Text in which "08:00-10:00" stays on one line. */
export const WholeTimes = ({ text }: { text: string }) =>
  text.split(times).map((part, index) =>
    // `split` puts the matched times at the odd indexes
    index % 2 === 1 ? (
      <span className="whitespace-nowrap" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );

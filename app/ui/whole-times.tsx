const times = /(\d\d?:\d\d\s?[-–]\s?\d\d?:\d\d)/;

/** Words in which "08:00-10:00" stays on one line. */
export const WholeTimes = ({ text }: { text: string }) =>
  text.split(times).map((part, index) =>
    // what was split by stands at each odd place
    index % 2 === 1 ? (
      <span className="whitespace-nowrap" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );

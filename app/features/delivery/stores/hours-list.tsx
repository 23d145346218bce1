/** Opening hours, a row for each group of days. */
export function HoursList({ hours }: { hours: { days: string; times: string }[] }) {
  return (
    <dl className="hours">
      {hours.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

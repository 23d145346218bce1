import { addDays } from "../../kernel/rome-time";

const fixed = ["01-01", "01-06", "04-25", "05-01", "06-02", "08-15", "11-01", "12-08", "12-25", "12-26"];

/** Returns Easter Sunday of a year, `yyyy-MM-dd` (Meeus' algorithm for the Gregorian calendar). */
export function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const count = moon + toSunday - 7 * late + 114;
  return `${year}-${String(Math.floor(count / 31)).padStart(2, "0")}-${String((count % 31) + 1).padStart(2, "0")}`;
}

/** True on an Italian public holiday, without delivery or pickup. */
export function isHoliday(date: string): boolean {
  const sunday = easter(Number(date.slice(0, 4)));
  return fixed.includes(date.slice(5)) || date === sunday || date === addDays(sunday, 1);
}

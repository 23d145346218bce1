import type { Scope } from "~/model/catalogue";

/** Formats the scope as the wire's `hash`; visitors have `w0d0t0`. */
export function scopeHash({ warehouse, date, timeslot }: Scope): string {
  return `w${warehouse}d${date}t${timeslot}`;
}

import type { Scope } from "~/model/catalogue";

/** The scope as the wire's `hash`: `w0d0t0` for nobody in particular. */
export function scopeHash({ warehouse, date, timeslot }: Scope): string {
  return `w${warehouse}d${date}t${timeslot}`;
}
